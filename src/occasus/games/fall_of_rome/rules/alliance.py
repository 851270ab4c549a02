"""Alliances and enlisting the barbarians of an ally (FR-ACT-ALLY, FR-ACT-ENLIST)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import ALLY, CATALOGUE, ENLIST, ENLIST_FREE, PAY
from occasus.games.fall_of_rome.agenda import AGENDA, Active
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CITIES, MERCATOR, REGINA, TRIBES
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, legions_may_stand
from occasus.games.fall_of_rome.rules.ending import check_win
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.rules.troops import place_legions
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    PAY_ALLY_STEP,
)


def _can_meet(state: State, tribe: i64) -> bool:
    """One of the tribe in your city; the Mercator needs none (FR-ROLE-MERCATOR-02, FR-RUL-26)."""
    return state.roles[state.active] == MERCATOR or state.hordes[tribe * CITIES + active_city(state)] > 0


def _cards_of(state: State, seat: i64, tribe: i64) -> vec[i64]:
    return vec[i64]([card for card in state.hands[seat] if CARD_TRIBE[card] == tribe])


@final
class Ally(Move[State]):
    """Forge an alliance; the cards, of one hand, are chosen where more are held than needed
    (FR-ACT-ALLY-01, FR-RUL-25, FR-RUL-27).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        tribe = ALLY.of(code)
        if state.allied[tribe]:
            return "FR-ACT-ALLY-01"
        if len(_cards_of(state, seat, tribe)) < state.facts.alliance_cost[tribe]:
            return "FR-ACT-ALLY-02"
        return None if _can_meet(state, tribe) else "FR-ACT-ALLY-01"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        hand = state.hands[seat]
        if len(hand) < state.facts.cheapest_alliance:
            return
        held = vec[i64]([0] * TRIBES)
        for card in hand:
            held[CARD_TRIBE[card]] += 1
        cost = state.facts.alliance_cost
        for tribe in range(TRIBES):
            if held[tribe] >= cost[tribe] and not state.allied[tribe] and _can_meet(state, tribe):
                codes.append(ALLY.at(tribe))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        tribe = ALLY.of(code)
        state.actions_left -= 1
        cost = state.facts.alliance_cost[tribe]
        cards = _cards_of(state, seat, tribe)
        if len(cards) > cost:
            state.agenda.append(PAY_ALLY_STEP.at(tribe, cost))
            return
        for card in cards:
            spend_card(state, seat, card, log)
        _conclude(state, tribe, log)


@final
class PayAlly(Move[State]):
    """A card of the tribe's colour towards the alliance (FR-ACT-ALLY-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = PAY.of(code)
        if not has(state.hands[seat], card):
            return "FR-TURN-07"
        return None if CARD_TRIBE[card] == PAY_ALLY_STEP.first(state.agenda[-1]) else "FR-ACT-ALLY-03"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in _cards_of(state, seat, PAY_ALLY_STEP.first(state.agenda[-1])):
            codes.append(PAY.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        tribe, due = PAY_ALLY_STEP.split(state.agenda.pop())
        spend_card(state, seat, PAY.of(code), log)
        if due > 1:
            state.agenda.append(PAY_ALLY_STEP.at(tribe, due - 1))
        else:
            _conclude(state, tribe, log)


def _conclude(state: State, tribe: i64, log: Log | None) -> None:
    """The alliance counts for all players, for good (FR-ACT-ALLY-03, FR-ACT-ALLY-05)."""
    state.allied[tribe] = 1
    if log is not None:
        log.add(events.ALLIED, tribe)
    check_win(state, log)


def _is_free(state: State) -> bool:
    """The Regina enlists once a turn without a card (FR-ROLE-REGINA-04, FR-RUL-52)."""
    return state.roles[state.active] == REGINA and not state.enlisted


def _most_enlisted(state: State, tribe: i64) -> i64:
    """As many legions as barbarians, as far as the supply goes (FR-ACT-ENLIST-03, FR-ACT-ENLIST-04)."""
    here = active_city(state)
    return min(state.hordes[tribe * CITIES + here], state.legion_supply) if legions_may_stand(state, here) else 0


@final
class Enlist(Move[State]):
    """Enlist the barbarians of an ally in your city, for a card of their colour or for nothing; for fewer legions too
    (FR-ACT-ENLIST-01, FR-RUL-28).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        free = ENLIST_FREE.has(code)
        if free and not _is_free(state):
            return "FR-ROLE-REGINA-04"
        first, count = ENLIST_FREE.split(code) if free else ENLIST.split(code)
        tribe = first if free else CARD_TRIBE[first]
        here = active_city(state)
        if not state.allied[tribe]:
            return "FR-ACT-ENLIST-01"
        if not free and not has(state.hands[seat], first):
            return "FR-TURN-07"
        if not state.hordes[tribe * CITIES + here]:
            return "FR-RUL-29"
        if count <= _most_enlisted(state, tribe):
            return None
        if not legions_may_stand(state, here):
            return "FR-RCM-04"
        return "FR-ACT-ENLIST-03" if count > state.hordes[tribe * CITIES + here] else "FR-ACT-ENLIST-04"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if not has(state.allied, 1):
            return
        here, free = active_city(state), _is_free(state)
        for tribe in range(TRIBES):
            if not state.allied[tribe] or not state.hordes[tribe * CITIES + here]:
                continue
            most = _most_enlisted(state, tribe)
            for card in state.hands[seat]:
                if CARD_TRIBE[card] == tribe:
                    ENLIST.offer(card, 0, most, codes)
            if free:
                ENLIST_FREE.offer(tribe, 0, most, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        if ENLIST_FREE.has(code):  # FR-RUL-37: it costs an action all the same
            tribe, count = ENLIST_FREE.split(code)
            state.enlisted = 1
        else:
            card, count = ENLIST.split(code)
            tribe = CARD_TRIBE[card]
            spend_card(state, active_seat(state), card, log)
        _enlist(state, tribe, count, log)


def _enlist(state: State, tribe: i64, legions: i64, log: Log | None) -> None:
    """All barbarians of the tribe leave the city, and legions come (FR-ACT-ENLIST-02, FR-ACT-ENLIST-03)."""
    state.actions_left -= 1
    city = active_city(state)
    here = state.hordes[tribe * CITIES + city]
    state.hordes[tribe * CITIES + city] = 0
    state.supply[tribe] += here
    if log is not None:
        log.add(events.REMOVED, tribe, city, here)
    check_win(state, log)
    if state.over:
        return
    placed = place_legions(state, city, legions)
    if log is not None:
        log.add(events.ENLISTED, tribe, city, placed)


AGENDA.bind(PAY_ALLY_STEP, Active(CATALOGUE, PayAlly(PAY)), above=(ACTIONS_STEP,))
