"""What an empire of Empire's End is made of, as numbers that a weighted sum turns into the score expected at the end.

Each term is in the position's own units (points, tokens times the phases in which they are useful); what it is worth
stands in `weights`. The weights were found by regression on the outcomes of many games, so the terms are chosen to
be few and to mean something to a player: the reasons of a hint are the terms that changed most.
"""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.term_cards import add_abilities
from occasus.bots.empires_end.term_names import (
    AFFORDED,
    AXES_FOR_BIDS,
    AXES_FOR_WAR,
    BESIDE_RUINS,
    COINS_FOR_BIDS,
    COINS_FOR_WAR,
    COINS_FOR_WORK,
    HAMMERS_FOR_BIDS,
    HAMMERS_FOR_WORK,
    HAZARD,
    HAZARD_OF_DEAR,
    LOCATIONS,
    MISSING_KINDS,
    PLENTY,
    POVERTY,
    RUIN_FIRST,
    RUIN_LATER,
    RUIN_SECOND,
    SCORE,
    STRENGTH_SPARE,
    STRENGTH_TERM,
    SWAPS,
    TEMPLE,
    TERMS,
    TOWNS,
    WEAKNESS,
    WHEAT_FOR_BIDS,
)
from occasus.core.cells import vec
from occasus.games.empires_end.board.names import AXE, COIN, HAMMER, INDUSTRY, RESOURCES, TILES, WHEAT
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.rules.industry import rebuild_cost
from occasus.games.empires_end.steps import (
    CHOOSE_PART_STEP,
    IN_INDUSTRY_STEP,
    IN_SWAP_STEP,
    WITH_CARDS_STEP,
    WITH_LEFTOVERS_STEP,
)

POOR: Final = 4  # tokens; with fewer one cannot choose
RICH: Final = 8  # tokens; more bring less
FEEBLE: Final = 4  # strength
MIGHTY: Final = 7  # strength
KEEPS: Final = 0.88  # of a token's worth the next one of its kind has
MANY: Final = 60  # tokens of one kind that are told apart
FURTHER: Final = vec[float]([KEEPS**count for count in range(MANY)])  # what one more token is worth to who has so many
HELD: Final = vec[float]([(1.0 - KEEPS**count) / (1.0 - KEEPS) for count in range(MANY)])  # what so many are worth
BIDDING: Final = 2.0  # cards a player will take, from which on tokens for bids keep their full worth


def terms(state: State, seat: int, horizon: Horizon) -> vec[float]:
    """All terms of one empire."""
    found = vec[float]([0.0] * TERMS)
    space = min(state.space, len(horizon.economies) - 1)
    cards = horizon.disasters[space] + int(state.offers[0] >= 0) + int(state.offers[1] >= 0)
    industries = horizon.industries[space]
    found[SCORE] = float(state.score[seat])
    chances = industries + _open_industry(state, seat)
    _locations(state, seat, horizon.hazard[cards], industries, chances, found)
    bidding = min(1.0, cards / horizon.seats / BIDDING)
    _tokens(state, seat, bidding, chances > 0, horizon.conflicts[space] + int(state.conflict >= 0) > 0, found)
    conflicts = horizon.conflicts[space] + int(state.conflict >= 0)
    if conflicts:
        strength = base_strength(state, seat)
        found[STRENGTH_TERM] = float(strength * conflicts)
        found[WEAKNESS] = float(max(0, FEEBLE - strength) * conflicts)
        found[STRENGTH_SPARE] = float(max(0, strength - MIGHTY) * conflicts)
    if state.temple == seat:
        found[TEMPLE] = min(1.0, cards / horizon.seats)
    add_abilities(state, seat, horizon, space, cards, found)
    return found


def _open_industry(state: State, seat: int) -> int:
    """1 while the seat can still rebuild in this phase."""
    if state.rebuilt[seat] >= state.tables.rebuilds:
        return 0
    step = state.todo[seat]
    if step < 0:
        return 0
    if CHOOSE_PART_STEP.has(step) or state.next_part[seat] == INDUSTRY:
        return 1
    if any(part.has(step) for part in (IN_INDUSTRY_STEP, WITH_CARDS_STEP, WITH_LEFTOVERS_STEP, IN_SWAP_STEP)):
        return 1
    return int(state.cards_handled[seat] > 0)  # a built card waits for its location


def _locations(state: State, seat: int, hazard: float, industries: int, chances: int, found: vec[float]) -> None:
    """Standing locations, their dangers, and ruins that can still be rebuilt, the dearest first."""
    tables, intact, row = state.tables, state.intact, state.row
    values = tables.value
    first = seat * TILES
    total = dear = beside = 0.0
    ruins: list[int] = []
    before = True  # whether the location on the left stands
    for place in range(TILES):
        tile = row[first + place]
        value = float(values[tile])
        if intact[first + tile]:
            total += value
            dear += value * value
            if not before:
                beside += value
            before = True
        else:
            if before and place:
                beside += float(values[row[first + place - 1]])
            ruins.append(tile)
            before = False
    found[LOCATIONS] = total
    found[HAZARD] = total * hazard
    found[HAZARD_OF_DEAR] = dear * hazard / 32.0
    found[BESIDE_RUINS] = beside * hazard
    for town in tables.towns:
        if intact[first + town]:
            found[TOWNS] += industries
    for city in tables.swap_tiles:
        if intact[first + city]:
            found[SWAPS] += industries
    if chances and ruins:
        ruins.sort(reverse=True)  # tiles are numbered by value
        purse = state.resources[seat * RESOURCES + HAMMER] + state.resources[seat * RESOURCES + COIN]
        for rank, tile in enumerate(ruins):
            if rank >= chances:
                break
            found[RUIN_FIRST if rank == 0 else RUIN_SECOND if rank == 1 else RUIN_LATER] += float(values[tile])
        cost = rebuild_cost(state, seat, first + ruins[0])
        found[AFFORDED] = float(values[ruins[0]]) * (1.0 if purse >= cost else float(purse) / float(cost))


def _tokens(state: State, seat: int, bidding: float, work: bool, war: bool, found: vec[float]) -> None:
    """Tokens by what they can still be used for."""
    start = seat * RESOURCES
    resources = state.resources
    wheat, axes = resources[start + WHEAT], resources[start + AXE]
    hammers, coins = resources[start + HAMMER], resources[start + COIN]
    some_axes, some_hammers, some_coins = held(axes), held(hammers), held(coins)
    found[WHEAT_FOR_BIDS] = held(wheat) * bidding
    found[AXES_FOR_BIDS] = some_axes * bidding
    found[HAMMERS_FOR_BIDS] = some_hammers * bidding
    found[COINS_FOR_BIDS] = some_coins * bidding
    if work:
        found[HAMMERS_FOR_WORK] = some_hammers
        found[COINS_FOR_WORK] = some_coins
    if war:
        found[AXES_FOR_WAR] = some_axes
        found[COINS_FOR_WAR] = some_coins
    total = wheat + axes + hammers + coins
    if total < POOR:
        found[POVERTY] = float(POOR - total) * bidding
    elif total > RICH:
        found[PLENTY] = float(total - RICH) * bidding
    found[MISSING_KINDS] = (int(wheat == 0) + int(axes == 0) + int(hammers == 0)) * bidding


def held(count: int) -> float:
    """What some tokens of a kind are worth, in first tokens: each next one is worth less."""
    return HELD[count if count < MANY else MANY - 1]


def further(count: int) -> float:
    """What one more token is worth to who has some of its kind, in first tokens."""
    return FURTHER[count if count < MANY else MANY - 1]
