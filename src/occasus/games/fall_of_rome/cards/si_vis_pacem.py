"""Si Vis Pacem, Para Bellum: a fort in any city without one (FR-RUL-96); corruption: a pawn may follow (FR-RUL-112).

Timing: any window.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import CATALOGUE, CHOOSE, DONE, MOVE_PAWN
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, Leave, played
from occasus.games.fall_of_rome.board.names import CORRUPTION, SI_VIS
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.cards.pawn_moves import MovePawn, goal, movable
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.rules.forts import place_fort


@final
class SiVisPacem(EventCard):
    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(steps.FORT_CITY_STEP.at())


@final
class ChooseCity(Move[State]):
    """Any city without a fort (FR-RUL-96)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return "FR-RUL-96" if state.forts[CHOOSE.of(code)] else None

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        city = CHOOSE.of(code)
        state.agenda.pop()
        _, _, option = played(state)
        if option == CORRUPTION:
            state.agenda.append(steps.TO_STEP.at(city))
            state.agenda.append(steps.SI_VIS_PAWN_STEP.at())
        place_fort(state, city, seat, events.FORT_PLACED, log)


@final
class Follower(EventPlayer):
    """Ask whether a pawn follows; skip if none may go there."""

    def run(self, state: State, log: Log | None) -> bool:
        if movable(state, goal(state), SI_VIS):
            return False
        state.agenda.pop()
        return True


CARDS_OF[SI_VIS] = SiVisPacem(
    SI_VIS, asks=(steps.FORT_CITY_STEP, steps.TAKE_FORT_STEP, steps.SI_VIS_PAWN_STEP, *steps.PAWN_STEPS)
)
AGENDA.bind(steps.FORT_CITY_STEP, EventPlayer(CATALOGUE, ChooseCity(CHOOSE)), above=(steps.PLAYED_STEP,))
AGENDA.bind(steps.SI_VIS_PAWN_STEP, Follower(CATALOGUE, MovePawn(MOVE_PAWN), Leave(DONE)), above=(steps.TO_STEP,))
