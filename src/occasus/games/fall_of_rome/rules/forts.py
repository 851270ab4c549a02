"""Forts: fortify, the Fabrum's building, and moving a fort when the supply has none (FR-ACT-FORT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has
from occasus.core.log import EventKind, Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, FORTIFY, TAKE_FORT
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_CITY, FABRUM
from occasus.games.fall_of_rome.board.state import State, active_city
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.rules.troops import remove_legions
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    PLAYED_STEP,
    SI_VIS_PAWN_STEP,
    TAKE_FORT_STEP,
)


@final
class Fortify(Move[State]):
    """Discard a card naming your city to place a fort, in Roma too (FR-ACT-FORT-01, FR-ACT-FORT-03, FR-RUL-89)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card, here = FORTIFY.of(code), active_city(state)
        if state.forts[here]:
            return "FR-ACT-FORT-03"
        if CARD_CITY[card] != here:
            return "FR-ACT-FORT-01"
        return None if has(state.hands[seat], card) else "FR-TURN-07"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = active_city(state)
        if state.forts[here]:
            return
        for card in state.hands[seat]:
            if CARD_CITY[card] == here:
                codes.append(FORTIFY.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.actions_left -= 1
        spend_card(state, seat, FORTIFY.of(code), log)
        place_fort(state, active_city(state), seat, events.FORTIFIED, log)


@final
class BuildFort(Move[State]):
    """The Fabrum turns two legions of his city into a fort (FR-ROLE-FABRUM-01, FR-RUL-41)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        here = active_city(state)
        legions = state.facts.role.fort_legions
        if state.roles[state.active] != FABRUM or state.forts[here] or state.legions[here] < legions:
            return "FR-ROLE-FABRUM-01"
        return None

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.actions_left -= 1
        here = active_city(state)
        legions = state.facts.role.fort_legions
        remove_legions(state, here, legions)
        if log is not None:
            log.add(events.LEGIONS_SPENT, here, legions)
        place_fort(state, here, seat, events.FORT_BUILT, log)


def place_fort(state: State, city: i64, seat: i64, kind: EventKind, log: Log | None) -> None:
    """Place a fort from the supply; if it has none, the seat moves one from elsewhere (FR-ACT-FORT-02, FR-RUL-13)."""
    if not state.fort_supply:
        state.agenda.append(TAKE_FORT_STEP.at(city, seat))
        return
    state.fort_supply -= 1
    state.forts[city] = 1
    if log is not None:
        log.add(kind, city)


@final
class FortMover(Question[State]):
    """A question to the seat that needs a fort."""

    def who(self, state: State, seats: Stack) -> None:
        _, seat = TAKE_FORT_STEP.split(state.agenda[-1])
        seats.append(seat)


@final
class TakeFort(Move[State]):
    """Move a fort from any other city that has one, Roma too (FR-RUL-12)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if state.forts[TAKE_FORT.of(code)] else "FR-RUL-12"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        city = TAKE_FORT_STEP.first(state.agenda.pop())
        start = TAKE_FORT.of(code)
        state.forts[start] = 0
        state.forts[city] = 1
        if log is not None:
            log.add(events.FORT_MOVED, start, city)


AGENDA.bind(
    TAKE_FORT_STEP, FortMover(CATALOGUE, TakeFort(TAKE_FORT)), above=(ACTIONS_STEP, PLAYED_STEP, SI_VIS_PAWN_STEP)
)
