"""Alliances and enlisting the barbarians of an ally (FR-ACT-ALLY, FR-ACT-ENLIST)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import ALLY, ENLIST, ENLIST_FREE, PAY
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CITIES, MERCATOR, REGINA, TRIBES
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, legions_may_stand
from occasus.games.fall_of_rome.rules.ending import check_win
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.rules.troops import place_legions
from occasus.games.fall_of_rome.steps import PAY_ALLY_STEP


def ally_options(state: State, city: int, counts: list[int]) -> list[int]:
    """Tribes for whose alliance the hand suffices; counts: cards in hand by tribe (FR-ACT-ALLY-01)."""
    cost = state.tables.alliance_cost
    anywhere = state.roles[state.active] == MERCATOR  # FR-ROLE-MERCATOR-02, FR-RUL-26
    return [
        ALLY.base + tribe
        for tribe in range(TRIBES)
        if counts[tribe] >= cost[tribe]
        and not state.allied[tribe]
        and (anywhere or state.hordes[tribe * CITIES + city])
    ]


def ally(state: State, tribe: int, log: Log | None) -> None:
    """Begin an alliance; the cards are chosen where more are held than needed (FR-ACT-ALLY-03, FR-RUL-25)."""
    state.actions_left -= 1
    seat, cost = active_seat(state), state.tables.alliance_cost[tribe]
    cards = [card for card in state.hands[seat] if CARD_TRIBE[card] == tribe]
    if len(cards) > cost:
        state.agenda.append(PAY_ALLY_STEP.code(tribe, cost))
        return
    for card in cards:
        spend_card(state, seat, card, log)
    _conclude(state, tribe, log)


def pay_ally_options(state: State, seat: int) -> list[int]:
    """The cards of the tribe's colour."""
    tribe = PAY_ALLY_STEP.args(state.agenda[-1])[0]
    return [PAY.base + card for card in state.hands[seat] if CARD_TRIBE[card] == tribe]


def pay_ally(state: State, seat: int, action: int, log: Log | None) -> None:
    """Discard one card towards the alliance."""
    tribe, due = PAY_ALLY_STEP.args(state.agenda.pop())
    spend_card(state, seat, action - PAY.base, log)
    if due > 1:
        state.agenda.append(PAY_ALLY_STEP.code(tribe, due - 1))
    else:
        _conclude(state, tribe, log)


def _conclude(state: State, tribe: int, log: Log | None) -> None:
    """The alliance counts for all players, for good (FR-ACT-ALLY-03, 05)."""
    state.allied[tribe] = 1
    if log is not None:
        log.add(events.ALLIED, tribe)
    check_win(state, log)


def enlist_options(state: State, city: int) -> list[int]:
    """Barbarians of an ally here, for a card of their colour; the Regina once a turn without (FR-ACT-ENLIST-01)."""
    found: list[int] = []
    free = state.roles[state.active] == REGINA and not state.enlisted  # FR-ROLE-REGINA-04
    for tribe in range(TRIBES):
        here = state.hordes[tribe * CITIES + city]
        if not here or not state.allied[tribe]:
            continue
        most = min(here, state.legion_supply) if legions_may_stand(state, city) else 0  # FR-ACT-ENLIST-03, 04
        for card in state.hands[active_seat(state)]:
            if CARD_TRIBE[card] == tribe:
                found.extend(range(ENLIST.base + card * 4, ENLIST.base + card * 4 + most + 1))
        if free:
            found.extend(range(ENLIST_FREE.base + tribe * 4, ENLIST_FREE.base + tribe * 4 + most + 1))
    return found


def enlist(state: State, card: int, legions: int, log: Log | None) -> None:
    """Discard the card; the tribe's barbarians here become legions."""
    spend_card(state, active_seat(state), card, log)
    _enlist(state, CARD_TRIBE[card], legions, log)


def enlist_free(state: State, tribe: int, legions: int, log: Log | None) -> None:
    """The Regina's enlisting without a card; it costs an action all the same (FR-RUL-37)."""
    state.enlisted = 1
    _enlist(state, tribe, legions, log)


def _enlist(state: State, tribe: int, legions: int, log: Log | None) -> None:
    """All barbarians of the tribe leave the city, and legions come (FR-ACT-ENLIST-02, 03)."""
    state.actions_left -= 1
    city = active_city(state)
    here = state.hordes[tribe * CITIES + city]
    state.hordes[tribe * CITIES + city] = 0
    state.supply[tribe] += here
    if log is not None:
        log.add(events.REMOVED, tribe, city, here)
    check_win(state, log)
    if state.outcome:
        return
    placed = place_legions(state, city, legions)
    if log is not None:
        log.add(events.ENLISTED, tribe, city, placed)
