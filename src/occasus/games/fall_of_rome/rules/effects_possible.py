"""Whether an event card could do anything now (FR-RUL-81)."""

from __future__ import annotations

from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    AUDENTES,
    CARD_CITY,
    CARDS,
    CITIES,
    CORRUPTION,
    DO_UT_DES,
    HIC,
    HOMO,
    MELIUS,
    MORS,
    MORTUI,
    STANDARD,
    VAE,
)
from occasus.games.fall_of_rome.board.state import State, active_city, legions_may_stand
from occasus.games.fall_of_rome.rules.draw import deck_size
from occasus.games.fall_of_rome.rules.plot import refusal
from occasus.games.fall_of_rome.rules.troops import barbarians_in


def has_effect(state: State, seat: int, event: int, option: int) -> bool:
    """Whether playing this option could change anything."""
    if event == ABUNDANS:
        return option == STANDARD or not state.skip_invasion
    if event == AUDENTES:
        return deck_size(state) > 0
    if event == DO_UT_DES:
        return bool(swap_pairs(state, option))
    if event == HIC:
        return state.legion_supply > 0 and bool(fort_cities(state))
    if event == HOMO:
        return bool(cards_to_take(state, option))
    if event == MELIUS:
        return bool(state.deck.cards)
    if event in (MORS, MORTUI):
        return any(state.hordes)
    if event == VAE:
        cities = range(CITIES)
        return any(barbarians_in(state, city) for city in cities if option == CORRUPTION or city != state.victory_city)
    return True


def fort_cities(state: State) -> list[int]:
    """The cities with a fort in which legions may stand."""
    return [city for city in range(CITIES) if state.forts[city] and legions_may_stand(state, city)]


def cards_to_take(state: State, option: int) -> list[int]:
    """Homo Faber: city cards of the discard pile; by the standard option only those naming the active city."""
    city = active_city(state)
    return sorted(
        card for card in state.player_discard if card < CARDS and (option == CORRUPTION or CARD_CITY[card] == city)
    )


def swap_pairs(state: State, option: int) -> list[tuple[int, int]]:
    """Do Ut Des: pairs of pawns whose players hold a city card each and have not refused (FR-RUL-113)."""
    if state.tables.solo:
        return []
    ready = [
        pawn
        for pawn in range(state.tables.pawns)
        if state.hands[pawn] and refusal(state.roles[pawn], CARDS + DO_UT_DES) not in state.refused
    ]
    return [
        (one, other)
        for one in ready
        for other in ready
        if one < other and (option == CORRUPTION or state.cities[one] == state.cities[other])
    ]
