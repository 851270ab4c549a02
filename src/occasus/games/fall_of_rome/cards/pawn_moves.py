"""Pawns moved by Festina Lente or Si Vis Pacem, and the permission of their owners (FR-RUL-82)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import ACCEPT, CATALOGUE, MOVE_PAWN, REFUSE
from occasus.games.fall_of_rome.agenda import AGENDA, Forget, noted, played
from occasus.games.fall_of_rome.board.names import FESTINA, SI_VIS
from occasus.games.fall_of_rome.board.state import State, legions_may_stand, pawn_of_role, seat_of
from occasus.games.fall_of_rome.rules.consent import REFUSED_MOVE, has_refused_move, refuse
from occasus.games.fall_of_rome.rules.event_cards import spend_event
from occasus.games.fall_of_rome.rules.movement import most_legions, move_pawn


def movable(state: State, city: i64, event: i64) -> list[int]:
    """Pawns that are elsewhere (FR-RUL-106) and whose owners have not refused (FR-RUL-116)."""
    return [
        pawn
        for pawn, start in enumerate(state.cities)
        if start != city and not has_refused_move(state, state.roles[pawn], event, city)
    ]


def goal(state: State) -> i64:
    """The city to which pawns go."""
    return noted(state, steps.TO_STEP)[0]


def _carried(state: State) -> i64:
    """Legions that may go along, by the card."""
    event, _, option = played(state)
    figures = state.facts.event
    return figures.si_vis_legions if event == SI_VIS else figures.festina_legions[option]


@final
class MovePawn(Move[State]):
    """Move a pawn with up to three legions of its city; another player's only with permission (FR-RUL-82)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        role, legions = MOVE_PAWN.split(code)
        pawn, city = pawn_of_role(state, role), goal(state)
        if pawn < 0:
            return "FR-DATA-10"
        if state.cities[pawn] == city:
            return "FR-RUL-106"
        event, _, _ = played(state)
        if has_refused_move(state, role, event, city):
            return "FR-RUL-116"
        if legions <= most_legions(state, state.cities[pawn], city, _carried(state)):
            return None
        return "FR-RUL-101" if legions_may_stand(state, city) else "FR-RCM-04"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        city = goal(state)
        event, _, _ = played(state)
        for pawn in movable(state, city, event):
            most = most_legions(state, state.cities[pawn], city, _carried(state))
            MOVE_PAWN.offer(state.roles[pawn], 0, most, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        role, legions = MOVE_PAWN.split(code)
        if seat_of(state, pawn_of_role(state, role)) == seat:  # solo: all of them (FR-RUL-93)
            _move(state, role, legions, log)
        else:
            state.agenda.append(steps.PERMIT_STEP.at(role, legions))


def _move(state: State, role: i64, legions: i64, log: Log | None) -> None:
    """Move the pawn; Festina Lente is spent with its first pawn, since refusals cost nothing."""
    event, seat, option = played(state)
    city = goal(state)
    if event == SI_VIS:
        state.agenda.pop()
    elif has(state.events[seat], FESTINA) and not spend_event(state, seat, FESTINA, option, log):
        return
    move_pawn(state, pawn_of_role(state, role), city, legions, events.PAWN_MOVED, log)


@final
class Owner(Question[State]):
    """A question to the owner of the pawn that is to be moved."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(seat_of(state, pawn_of_role(state, steps.PERMIT_STEP.first(state.agenda[-1]))))


@final
class Permit(AlwaysLegal[State]):
    """The owner lets the pawn go."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        role, legions = steps.PERMIT_STEP.split(state.agenda.pop())
        _move(state, role, legions, log)


@final
class Forbid(AlwaysLegal[State]):
    """The owner does not let the pawn go; it costs nothing (FR-RUL-116)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        role = steps.PERMIT_STEP.first(state.agenda.pop())
        event, _, _ = played(state)
        refuse(state, seat, REFUSED_MOVE.at(role, event, goal(state)), log)


AGENDA.bind(
    steps.PERMIT_STEP,
    Owner(CATALOGUE, Permit(ACCEPT), Forbid(REFUSE)),
    above=(steps.FESTINA_PAWN_STEP, steps.SI_VIS_PAWN_STEP),
)
AGENDA.bind(steps.TO_STEP, Forget(), above=(steps.PLAYED_STEP,))
