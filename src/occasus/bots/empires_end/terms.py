"""The features of an empire, as numbers that a weighted sum turns into the expected final score.

Each term is in the position's own units (points, tokens times the phases in which they are useful); what it is worth
stands in `weights`. The weights were found by regression on the outcomes of many games, so the terms are chosen to
be few and to mean something to a player: the reasons of a hint are the terms that changed most.
"""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end import term_names
from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.term_cards import add_abilities
from occasus.core.int_arrays import vec
from occasus.games.empires_end import steps
from occasus.games.empires_end.board.names import AXE, COIN, HAMMER, INDUSTRY, RESOURCES, TILES, WHEAT
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.rules.industry import rebuild_cost

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
    result = vec[float]([0.0] * term_names.TERMS)
    space = min(state.space, len(horizon.economies) - 1)
    cards = horizon.disasters[space] + int(state.offers[0] >= 0) + int(state.offers[1] >= 0)
    industries = horizon.industries[space]
    result[term_names.SCORE] = float(state.score[seat])
    chances = industries + _open_industry(state, seat)
    _locations(state, seat, horizon.hazard[cards], industries, chances, result)
    bidding = min(1.0, cards / horizon.seats / BIDDING)
    _tokens(state, seat, bidding, chances > 0, horizon.conflicts[space] + int(state.conflict >= 0) > 0, result)
    conflicts = horizon.conflicts[space] + int(state.conflict >= 0)
    if conflicts:
        strength = base_strength(state, seat)
        result[term_names.STRENGTH_TERM] = float(strength * conflicts)
        result[term_names.WEAKNESS] = float(max(0, FEEBLE - strength) * conflicts)
        result[term_names.STRENGTH_SPARE] = float(max(0, strength - MIGHTY) * conflicts)
    if state.temple == seat:
        result[term_names.TEMPLE] = min(1.0, cards / horizon.seats)
    add_abilities(state, seat, horizon, space, cards, result)
    return result


def _open_industry(state: State, seat: int) -> int:
    """1 while the seat can still rebuild in this phase."""
    if state.rebuilt[seat] >= state.facts.rebuilds:
        return 0
    step = state.todo[seat]
    if step < 0:
        return 0
    if steps.CHOOSE_PART_STEP.has(step) or state.next_part[seat] == INDUSTRY:
        return 1
    if any(
        part.has(step)
        for part in (steps.IN_INDUSTRY_STEP, steps.WITH_CARDS_STEP, steps.WITH_LEFTOVERS_STEP, steps.IN_SWAP_STEP)
    ):
        return 1
    return int(state.cards_handled[seat] > 0)  # a built card waits for its location


def _locations(state: State, seat: int, hazard: float, industries: int, chances: int, result: vec[float]) -> None:
    """Standing locations, their dangers, and ruins that can still be rebuilt, the dearest first."""
    facts, intact, row = state.facts, state.intact, state.row
    values = facts.value
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
    result[term_names.LOCATIONS] = total
    result[term_names.HAZARD] = total * hazard
    result[term_names.HAZARD_OF_DEAR] = dear * hazard / 32.0
    result[term_names.BESIDE_RUINS] = beside * hazard
    for town in facts.towns:
        if intact[first + town]:
            result[term_names.TOWNS] += industries
    for city in facts.swap_tiles:
        if intact[first + city]:
            result[term_names.SWAPS] += industries
    if chances and ruins:
        ruins.sort(reverse=True)  # tiles are numbered by value
        purse = state.resources[seat * RESOURCES + HAMMER] + state.resources[seat * RESOURCES + COIN]
        for rank, tile in enumerate(ruins):
            if rank >= chances:
                break
            result[
                term_names.RUIN_FIRST if rank == 0 else term_names.RUIN_SECOND if rank == 1 else term_names.RUIN_LATER
            ] += float(values[tile])
        cost = rebuild_cost(state, seat, first + ruins[0])
        result[term_names.AFFORDED] = float(values[ruins[0]]) * (1.0 if purse >= cost else float(purse) / float(cost))


def _tokens(state: State, seat: int, bidding: float, work: bool, war: bool, result: vec[float]) -> None:
    """Tokens by what they can still be used for."""
    start = seat * RESOURCES
    resources = state.resources
    wheat, axes = resources[start + WHEAT], resources[start + AXE]
    hammers, coins = resources[start + HAMMER], resources[start + COIN]
    some_axes, some_hammers, some_coins = held(axes), held(hammers), held(coins)
    result[term_names.WHEAT_FOR_BIDS] = held(wheat) * bidding
    result[term_names.AXES_FOR_BIDS] = some_axes * bidding
    result[term_names.HAMMERS_FOR_BIDS] = some_hammers * bidding
    result[term_names.COINS_FOR_BIDS] = some_coins * bidding
    if work:
        result[term_names.HAMMERS_FOR_WORK] = some_hammers
        result[term_names.COINS_FOR_WORK] = some_coins
    if war:
        result[term_names.AXES_FOR_WAR] = some_axes
        result[term_names.COINS_FOR_WAR] = some_coins
    total = wheat + axes + hammers + coins
    if total < POOR:
        result[term_names.POVERTY] = float(POOR - total) * bidding
    elif total > RICH:
        result[term_names.PLENTY] = float(total - RICH) * bidding
    result[term_names.MISSING_KINDS] = (int(wheat == 0) + int(axes == 0) + int(hammers == 0)) * bidding


def held(count: int) -> float:
    """Return what some tokens of a kind are worth, in first tokens: each next one is worth less."""
    return HELD[count if count < MANY else MANY - 1]


def further(count: int) -> float:
    """Return what one more token is worth to who has some of its kind, in first tokens."""
    return FURTHER[count if count < MANY else MANY - 1]
