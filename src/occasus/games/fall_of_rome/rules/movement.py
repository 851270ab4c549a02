"""Moving pawns with legions: march, sail, the Classis' free sail, the Fabrum's travel, the Regina's train."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has, offer_all, total, vec
from occasus.core.log import EventKind, Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import BRING, CATALOGUE, MARCH, PAY, SAIL, SAIL_FREE, TRAVEL
from occasus.games.fall_of_rome.agenda import AGENDA, Active
from occasus.games.fall_of_rome.board.names import (
    CARD_TRIBE,
    CITIES,
    CLASSIS,
    FABRUM,
    FULL,
    REGINA,
    ROMA,
    TRIBES,
    crowd_counts,
)
from occasus.games.fall_of_rome.board.state import State, active_city, legions_may_stand
from occasus.games.fall_of_rome.rules.hand import pays_for, spend_card
from occasus.games.fall_of_rome.rules.troops import barbarians_by_tribe, offer_crowds
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    BRING_STEP,
    PAY_SAIL_STEP,
    PAY_TRAVEL_STEP,
)

MARCHING: Final = 0
SAILING: Final = 1


def move_pawn(state: State, pawn: i64, to: i64, legions: i64, kind: EventKind, log: Log | None) -> None:
    """Move a pawn to a city with legions from the city it leaves; legions never go alone (FR-RUL-32)."""
    start = state.cities[pawn]
    state.legions[start] -= legions
    state.legions[to] += legions
    state.cities[pawn] = to
    if log is not None:
        log.add(kind, state.roles[pawn], start, to, legions)


def most_legions(state: State, start: i64, to: i64, carried: i64) -> i64:
    """Return how many legions may go along: those that are there, so many at most, none into a Roma without legions
    (FR-RUL-90).
    """
    return min(state.legions[start], carried) if legions_may_stand(state, to) else 0


def _carried(state: State, city: i64) -> i64:
    legions, most = state.legions[city], state.facts.carried  # FR-RUL-101
    return legions if legions < most else most


def _why_not_carry(state: State, to: i64, legions: i64, rule: RuleId) -> RuleId | None:
    """Too many legions."""
    if legions <= most_legions(state, active_city(state), to, state.facts.carried):
        return None
    return rule if legions_may_stand(state, to) else "FR-RCM-04"


@final
class March(Move[State]):
    """March to a neighbouring city, and never into a supply; barbarians there change nothing
    (FR-ACT-MARCH-01, FR-ACT-MARCH-02, FR-ACT-MARCH-03, FR-ACT-MARCH-04).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        to, legions = MARCH.split(code)
        if not has(state.facts.neighbours[active_city(state)], to):
            return "FR-ACT-MARCH-01"
        return _why_not_carry(state, to, legions, "FR-ACT-MARCH-02")

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = active_city(state)
        offer_all(state.facts.march(here, _carried(state, here)), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = MARCH.split(code)
        state.actions_left -= 1
        if not _ask_regina(state, to, legions, MARCHING):
            move_pawn(state, state.active, to, legions, events.MARCHED, log)


@final
class Sail(Move[State]):
    """Sail from port to port for a card of a colour of the destination (FR-ACT-SAIL)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        facts, here = state.facts, active_city(state)
        to, legions = SAIL.split(code)
        if to == here or not (facts.is_port[here] and facts.is_port[to]):
            return "FR-ACT-SAIL-01"
        if not any(pays_for(state, card, to) for card in state.hands[seat]):
            return "FR-ACT-SAIL-02"
        return _why_not_carry(state, to, legions, "FR-ACT-SAIL-03")

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = active_city(state)
        mask: i64 = 0
        if not state.facts.is_port[here]:
            return
        for card in state.hands[seat]:
            mask |= 1 << CARD_TRIBE[card]
        if mask:
            offer_all(state.facts.sail(here, mask, _carried(state, here)), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = SAIL.split(code)
        state.actions_left -= 1
        state.agenda.append(PAY_SAIL_STEP.at(to, legions))


@final
class PaySail(Move[State]):
    """The card that pays for sailing."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = PAY.of(code)
        if not has(state.hands[seat], card):
            return "FR-TURN-07"
        return None if pays_for(state, card, PAY_SAIL_STEP.first(state.agenda[-1])) else "FR-ACT-SAIL-02"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        to = PAY_SAIL_STEP.first(state.agenda[-1])
        for card in state.hands[seat]:
            if pays_for(state, card, to):
                codes.append(PAY.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = PAY_SAIL_STEP.split(state.agenda.pop())
        spend_card(state, seat, PAY.of(code), log)
        if not _ask_regina(state, to, legions, SAILING):
            move_pawn(state, state.active, to, legions, events.SAILED, log)


@final
class SailFree(Move[State]):
    """The Classis sails without a card (FR-ROLE-CLASSIS-01, FR-RUL-43)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        here, is_port = active_city(state), state.facts.is_port
        to, legions = SAIL_FREE.split(code)
        if state.roles[state.active] != CLASSIS or to == here or not (is_port[here] and is_port[to]):
            return "FR-ROLE-CLASSIS-01"
        return _why_not_carry(state, to, legions, "FR-ROLE-CLASSIS-01")

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = active_city(state)
        if state.roles[state.active] == CLASSIS and state.facts.is_port[here]:
            offer_all(state.facts.sail_free(here, _carried(state, here)), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = SAIL_FREE.split(code)
        state.actions_left -= 1
        move_pawn(state, state.active, to, legions, events.SAILED_FREE, log)


@final
class Travel(Move[State]):
    """The Fabrum travels from a fort to any city, or from any city to a fort, for a card (FR-ROLE-FABRUM-02)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        here = active_city(state)
        to, legions = TRAVEL.split(code)
        if state.roles[state.active] != FABRUM or to == here or len(state.hands[seat]) == 0:
            return "FR-ROLE-FABRUM-02"
        if not state.forts[here] and not state.forts[to]:
            return "FR-ROLE-FABRUM-02" if legions_may_stand(state, to) else "FR-RCM-04"
        return _why_not_carry(state, to, legions, "FR-ROLE-FABRUM-02")

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.roles[state.active] != FABRUM or len(state.hands[seat]) == 0:
            return
        here, forts = active_city(state), state.forts
        if forts[here]:
            offer_all(state.facts.travel(here, _carried(state, here)), codes)
        else:
            for to in range(CITIES):
                if forts[to]:
                    TRAVEL.offer(to, 0, most_legions(state, here, to, state.facts.carried), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = TRAVEL.split(code)
        state.actions_left -= 1
        state.agenda.append(PAY_TRAVEL_STEP.at(to, legions))


@final
class PayTravel(Move[State]):
    """Any city card of your hand pays for travelling (FR-RUL-42)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if has(state.hands[seat], PAY.of(code)) else "FR-TURN-07"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.hands[seat]:
            codes.append(PAY.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions = PAY_TRAVEL_STEP.split(state.agenda.pop())
        spend_card(state, seat, PAY.of(code), log)
        move_pawn(state, state.active, to, legions, events.TRAVELLED, log)


def _ask_regina(state: State, to: i64, legions: i64, means: i64) -> bool:
    """The Regina also takes barbarians along; asked only if she can, and for no other way of moving
    (FR-ROLE-REGINA-01, FR-RUL-39).
    """
    if state.roles[state.active] != REGINA or legions == state.facts.carried:
        return False
    if total(_carriable(state, to), 0, TRIBES) == 0:
        return False
    state.agenda.append(BRING_STEP.at(to, legions, means))
    return True


def _carriable(state: State, to: i64) -> vec[i64]:
    """By tribe, how many barbarians may go along: no city ends above three (FR-ROLE-REGINA-02)."""
    if to == ROMA and state.facts.regina_avoids_roma:  # FR-RUL-40
        return vec[i64]([0] * TRIBES)
    room, there = barbarians_by_tribe(state, active_city(state)), barbarians_by_tribe(state, to)
    for tribe in range(TRIBES):
        room[tribe] = min(room[tribe], FULL - there[tribe])
    return room


@final
class Bring(Move[State]):
    """Crowds the Regina may take along; with the legions three pieces at most. No one defends against them
    (FR-ROLE-REGINA-01, FR-ROLE-REGINA-03, FR-DEF-07, FR-RUL-38).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        to, legions, _ = BRING_STEP.split(state.agenda[-1])
        crowd, there, room = crowd_counts(BRING.of(code)), barbarians_by_tribe(state, to), _carriable(state, to)
        if any(crowd[tribe] and crowd[tribe] + there[tribe] > FULL for tribe in range(TRIBES)):
            return "FR-ROLE-REGINA-02"
        fits = all(crowd[tribe] <= room[tribe] for tribe in range(TRIBES))
        return None if fits and total(crowd, 0, TRIBES) <= state.facts.carried - legions else "FR-ROLE-REGINA-01"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        to, legions, _ = BRING_STEP.split(state.agenda[-1])
        offer_crowds(BRING, _carriable(state, to), 0, state.facts.carried - legions, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        to, legions, means = BRING_STEP.split(state.agenda.pop())
        start = active_city(state)
        move_pawn(state, state.active, to, legions, events.SAILED if means == SAILING else events.MARCHED, log)
        for tribe, count in enumerate(crowd_counts(BRING.of(code))):
            if count:
                state.hordes[tribe * CITIES + start] -= count
                state.hordes[tribe * CITIES + to] += count
                if log is not None:
                    log.add(events.BROUGHT, tribe, count, start, to)


AGENDA.bind(PAY_SAIL_STEP, Active(CATALOGUE, PaySail(PAY)), above=(ACTIONS_STEP,))
AGENDA.bind(PAY_TRAVEL_STEP, Active(CATALOGUE, PayTravel(PAY)), above=(ACTIONS_STEP,))
AGENDA.bind(BRING_STEP, Active(CATALOGUE, Bring(BRING)), above=(ACTIONS_STEP,))
