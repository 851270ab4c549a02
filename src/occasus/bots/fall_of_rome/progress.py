"""How near the alliances are: cards in one hand, cards that friends could bring, the way to the tribe."""

from __future__ import annotations

from math import exp

from occasus.bots.fall_of_rome.atlas import FAR, Atlas
from occasus.bots.fall_of_rome.weights import Weights
from occasus.games.fall_of_rome.names import CARD_CITY, CARD_TRIBE, CITIES, MERCATOR, TRIBES
from occasus.games.fall_of_rome.state import State


def hand_counts(state: State) -> list[list[int]]:
    """By seat and tribe, how many cards of the colour are in the hand."""
    found: list[list[int]] = []
    for hand in state.hands:
        counts = [0] * TRIBES
        for card in hand:
            counts[CARD_TRIBE[card]] += 1
        found.append(counts)
    return found


def alliance_worth(
    state: State, tribe: int, counts: list[list[int]], pool: int, atlas: Atlas, weights: Weights
) -> float:
    """What the way to one alliance is worth, for the best hand; pool: cards of its colour that are still to come."""
    cost = state.tables.alliance_cost[tribe]
    share = 1.0 / len(counts)
    most = 0
    for row in counts:
        if row[tribe] > most:
            most = row[tribe]
    best = 0.0
    for seat in range(len(counts)):
        held = counts[seat][tribe]
        if held + 1 < most:
            continue
        if held >= cost:
            worth = 0.5 + weights.pull * weights.step_ready ** _way(state, tribe, seat, atlas)
        else:
            near = float(held)
            if state.tables.solo:
                near += _stored(state, tribe, atlas, weights)
            else:
                near += _friends(state, tribe, seat, counts, atlas, weights)
            near = min(near, cost - 0.3)
            spare = near + pool * (share + weights.passed * (1.0 - share)) - cost
            hope = 1.0 / (1.0 + exp(-weights.hope_slope * spare))
            way = float((near / cost) ** weights.curve)
            worth = weights.ready * (weights.hope * hope + (0.95 - weights.hope) * way)
        if worth > best:
            best = worth
    return best * weights.ally


def _way(state: State, tribe: int, seat: int, atlas: Atlas) -> float:
    """How many actions a seat is away from a barbarian of the tribe."""
    if state.tables.solo:
        return min(_pawn_way(state, tribe, pawn, atlas) for pawn in range(len(state.cities)))
    return _pawn_way(state, tribe, seat, atlas)


def _pawn_way(state: State, tribe: int, pawn: int, atlas: Atlas) -> float:
    if state.roles[pawn] == MERCATOR:
        return 0.0
    row = atlas.of_role(state.roles[pawn])[state.cities[pawn]]
    base = tribe * CITIES
    hordes = state.hordes
    nearest = FAR
    for city in range(CITIES):
        if hordes[base + city] and row[city] < nearest:
            nearest = row[city]
    return float(nearest) if nearest < FAR else 3.0


def _friends(state: State, tribe: int, seat: int, counts: list[list[int]], atlas: Atlas, weights: Weights) -> float:
    """What the cards of other hands add: they must be given in the city that they name."""
    found = 0.0
    mine = atlas.of_role(state.roles[seat])[state.cities[seat]]
    for other in range(len(counts)):
        if other == seat or not counts[other][tribe]:
            continue
        theirs = atlas.of_role(state.roles[other])[state.cities[other]]
        trader = state.roles[seat] == MERCATOR or state.roles[other] == MERCATOR
        for card in state.hands[other]:
            if CARD_TRIBE[card] == tribe:
                city = CARD_CITY[card]
                way = mine[city] + theirs[city]
                if trader:
                    way = min(way, atlas.walk[state.cities[seat]][state.cities[other]] + 1)
                found += weights.meet * weights.meet_near[way]
    return found


def _stored(state: State, tribe: int, atlas: Atlas, weights: Weights) -> float:
    """Solo: what the cards of the treasury add; a pawn must fetch them in the city that they name."""
    found = 0.0
    for card in state.treasury:
        if CARD_TRIBE[card] == tribe:
            city = CARD_CITY[card]
            way = FAR
            for pawn in range(len(state.cities)):
                way = min(way, atlas.of_role(state.roles[pawn])[state.cities[pawn]][city])
            found += weights.meet * weights.meet_near[way]
    return found
