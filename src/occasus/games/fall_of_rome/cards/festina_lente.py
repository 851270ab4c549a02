"""Festina Lente: a pawn moves to a chosen city; corruption: as many pawns as you like, one at least (FR-RUL-112).

Timing: any window. The card is spent when the first pawn goes.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import has
from occasus.core.log import Log
from occasus.games.fall_of_rome.actions import CATALOGUE, CHOOSE, DONE, MOVE_PAWN
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, played
from occasus.games.fall_of_rome.board.names import FESTINA
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.cards.pawn_moves import MovePawn, goal, movable
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.steps import FESTINA_CITY_STEP, FESTINA_PAWN_STEP, PAWN_STEPS, PLAYED_STEP, TO_STEP


@final
class FestinaLente(EventCard):
    def play(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(FESTINA_CITY_STEP.at())


@final
class ChooseCity(Move[State]):
    """A city to which some pawn may go (FR-RUL-106)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = CHOOSE.of(code)
        if movable(state, city, FESTINA):
            return None
        return "FR-RUL-106" if all(where == city for where in state.cities) else "FR-RUL-116"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda[-1] = TO_STEP.at(CHOOSE.of(code))
        state.agenda.append(FESTINA_PAWN_STEP.at())


def _has_moved(state: State) -> bool:
    """Return whether a pawn has gone; the card is spent then."""
    _, seat, _ = played(state)
    return not has(state.events[seat], FESTINA)


@final
class Pawns(EventPlayer):
    """Which pawn goes next; over after the first one, with corruption when no pawn is left."""

    def run(self, state: State, log: Log | None) -> bool:
        _, _, option = played(state)
        if movable(state, goal(state), FESTINA) and (state.facts.event.many_pawns[option] or not _has_moved(state)):
            return False
        state.agenda.pop()
        return True


@final
class Enough(Move[State]):
    """Stop, once a pawn has moved (FR-RUL-112)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if _has_moved(state) else "FR-RUL-112"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()


CARDS_OF[FESTINA] = FestinaLente(FESTINA, asks=(FESTINA_CITY_STEP, FESTINA_PAWN_STEP, *PAWN_STEPS))
AGENDA.bind(FESTINA_CITY_STEP, EventPlayer(CATALOGUE, ChooseCity(CHOOSE)), above=(PLAYED_STEP,))
AGENDA.bind(FESTINA_PAWN_STEP, Pawns(CATALOGUE, MovePawn(MOVE_PAWN), Enough(DONE)), above=(TO_STEP,))
