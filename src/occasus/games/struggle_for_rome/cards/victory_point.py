"""Victory point: a hidden point, which is shown and never played (SR-DEV-10).

Timing: shown in a turn of its owner, or at the end of a round (`CLAIM_STEP`), if it brings its owner to 10 points
(SR-RUL-18, SR-RUL-45); at the end of the game all are shown (`rules/ending.py`).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move
from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, KEEP_HIDDEN, SHOW_POINTS
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import VICTORY_POINT
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card
from occasus.games.struggle_for_rome.rules.points import can_show, show_points
from occasus.games.struggle_for_rome.rules.turn import BUILD_MENU, TRIBE_MENU
from occasus.games.struggle_for_rome.steps import CLAIM_STEP


@final
class VictoryPoint(Card):
    """The card; showing it is not playing it."""

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        return "SR-DEV-10"


@final
class ShowPoints(Move[State]):
    """Show the hidden points in one's turn, when they make 10 with the open ones (SR-RUL-45)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if can_show(state, seat) else "SR-RUL-45"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        show_points(state, seat, log)


@final
class Claim(Move[State]):
    """Show them at the end of a round (SR-DEC-23); no one else need be asked then."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if can_show(state, seat) else "SR-RUL-45"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.clear()
        show_points(state, seat, log)


@final
class KeepHidden(AlwaysLegal[State]):
    """Go on without showing anything (SR-DEC-23)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()


CARDS_OF[VICTORY_POINT] = VictoryPoint(VICTORY_POINT)
BUILD_MENU.add(ShowPoints(SHOW_POINTS))
TRIBE_MENU.add(ShowPoints(SHOW_POINTS))
AGENDA.bind(CLAIM_STEP, SeatOfStep(CATALOGUE, KeepHidden(KEEP_HIDDEN), Claim(SHOW_POINTS)), above=(CLAIM_STEP,))
