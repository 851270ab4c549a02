"""How far the alliances are, in actions of the team: cards in one hand, to meet for or to wait for, and the way."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.bots.fall_of_rome.distances import FAR, Distances
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.int_arrays import append, sorted_in, vec
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARD_TRIBE, MERCATOR, TRIBES
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import deck_size

WAITED: Final = 6  # cards of a colour that one may wait for


def hand_counts(state: State) -> vec[i64]:
    """By seat * TRIBES + tribe, how many cards of the colour are in the hand."""
    seats = len(state.hands)
    result = vec[i64]([0] * (seats * TRIBES))
    for seat in range(seats):
        base = seat * TRIBES
        for card in state.hands[seat]:
            result[base + CARD_TRIBE[card]] += 1
    return result


@final
class Progress:
    """Counts what is left to do for alliances, with the player deck of one root."""

    def __init__(self, root: State, distances: Distances, weights: Weights) -> None:
        self.distances: Final = distances
        self.weights: Final = weights
        pool = [0] * TRIBES
        for card in root.pool:
            pool[CARD_TRIBE[card]] += 1
        self.pool: Final = pool  # cards of each colour that are still to come
        size = int(max(1, deck_size(root)))
        drawn = int(root.facts.drawn)
        self.turns: Final = size / drawn
        waits = [weights.hopeless] * (TRIBES * WAITED)
        for tribe in range(TRIBES):
            for place in range(min(WAITED, pool[tribe])):
                rare = size / (drawn * (pool[tribe] - place))  # turns of the team until it comes
                late = (place + 1) * rare / self.turns
                cost = weights.draw + weights.draw_turn * rare + weights.draw_late * late * late
                waits[tribe * WAITED + place] = cost
        self.waits: Final = vec[float](waits)  # by tribe: what the first, second, ... card to wait for costs

    def rows(self, state: State, counts: vec[i64]) -> vec[vec[float]]:
        """By pawn, how far every city is, sailing with cards that are not needed."""
        spare: i64 = 0  # colours of which there are more cards than needed
        for tribe in range(TRIBES):
            surplus: i64 = 1
            if not state.allied[tribe]:
                surplus = -state.facts.alliance_cost[tribe]
                for seat in range(len(state.hands)):
                    surplus += counts[seat * TRIBES + tribe]
            if surplus > 0:
                spare |= 1 << tribe
        result = vec[vec[float]]()
        for pawn in range(len(state.cities)):
            mask: i64 = 0
            if spare:
                base = 0 if state.facts.solo else pawn * TRIBES
                for tribe in range(TRIBES):
                    if spare >> tribe & 1 and counts[base + tribe]:
                        mask |= 1 << tribe
            result = append(result, self.distances.ways(state.roles[pawn], mask, state.cities[pawn], state.forts))
        return result

    def tribe(
        self, state: State, tribe: i64, stands: vec[i64], counts: vec[i64], rows: vec[vec[float]]
    ) -> tuple[float, i64]:
        """How many actions one alliance is away for the best collector, and who that is; stands: where the tribe is."""
        best = self.weights.hopeless
        who: i64 = 0
        cost = state.facts.alliance_cost[tribe]
        most: i64 = 0
        seats: i64 = len(state.hands)
        for seat in range(seats):
            if counts[seat * TRIBES + tribe] > most:
                most = counts[seat * TRIBES + tribe]
        for seat in range(seats):
            held = counts[seat * TRIBES + tribe]
            if held + 1 < most:
                continue
            far = 1.0 + self._way(state, stands, seat, rows)
            if held < cost:
                far = 1.0 + self.weights.way_later * (far - 1.0)
                far += self._collect(state, tribe, seat, cost - held, counts, rows)
            if far < best:
                best, who = far, seat
        return best, who

    def _way(self, state: State, stands: vec[i64], seat: i64, rows: vec[vec[float]]) -> float:
        """Return how many actions a seat is away from a barbarian of the tribe."""
        if state.roles[seat] == MERCATOR or len(stands) == 0:
            return 0.0
        nearest = float(FAR)
        row = rows[seat]
        for city in stands:
            if row[city] < nearest:
                nearest = row[city]
        if state.facts.solo:
            for pawn in range(len(rows)):
                row = rows[pawn]
                for city in stands:
                    if row[city] < nearest:
                        nearest = row[city]
        return nearest

    def _collect(
        self, state: State, tribe: i64, seat: i64, missing: i64, counts: vec[i64], rows: vec[vec[float]]
    ) -> float:
        """Return what so many more cards cost a seat, the cheapest first: met for, or waited for."""
        offers = (
            self._stored(state, tribe, rows) if state.facts.solo else self._friends(state, tribe, seat, counts, rows)
        )
        total = 0.0
        met: i64 = 0
        waited: i64 = 0
        while met + waited < missing:
            wait = self.weights.hopeless
            if waited < WAITED:
                wait = self.waits[tribe * WAITED + waited]
            if met < len(offers) and offers[met] <= wait:
                total += offers[met]
                met += 1
            else:
                total += wait
                waited += 1
        return total

    def _friends(self, state: State, tribe: i64, seat: i64, counts: vec[i64], rows: vec[vec[float]]) -> vec[float]:
        """What each card of other hands costs: both go to the city that it names, or to the Mercator's market."""
        result = vec[float]()
        mine = rows[seat]
        walk = self.distances.walk
        for other in range(len(state.hands)):
            if other == seat or not counts[other * TRIBES + tribe]:
                continue
            theirs = rows[other]
            trade = float(FAR)
            if state.roles[seat] == MERCATOR or state.roles[other] == MERCATOR:
                for city in self.distances.markets[tribe]:
                    distance = self._both(mine[city], theirs[city])
                    if distance < trade:
                        trade = distance
                trade += 1.0
            last: i64 = -1
            for card in state.hands[other]:
                if CARD_TRIBE[card] == tribe:
                    city = CARD_CITY[card]
                    distance = self._both(mine[city], theirs[city])
                    if last >= 0:
                        ahead = float(walk[last][city])
                        onward = self._both(ahead, ahead)
                        if onward < distance:
                            distance = onward
                    last = city
                    distance += 1.0
                    result = sorted_in(result, distance if distance < trade else trade)
        return result

    def _both(self, one: float, other: float) -> float:
        """What two ways to one place count for: they are gone in different turns, so that the longer one decides."""
        shorter = self.weights.shorter
        return one + shorter * other if one > other else other + shorter * one

    def meeting(self, state: State, tribe: int, seat: int) -> tuple[int, int]:
        """Whom a collector had better meet in the city that a card names, and for which card; -1 for better waiting."""
        counts = hand_counts(state)
        rows = self.rows(state, counts)
        who = what = -1
        nearest = self.waits[tribe * WAITED] - 1.0
        for other in range(len(state.hands)):
            if other == seat:
                continue
            for card in state.hands[other]:
                distance = self._both(rows[seat][CARD_CITY[card]], rows[other][CARD_CITY[card]])
                if CARD_TRIBE[card] == tribe and distance <= nearest:
                    who, what, nearest = other, card, distance
        return who, what

    def _stored(self, state: State, tribe: i64, rows: vec[vec[float]]) -> vec[float]:
        """Solo: what each card of the treasury costs; a pawn must fetch it in the city that it names."""
        result = vec[float]()
        for card in state.treasury:
            if CARD_TRIBE[card] == tribe:
                distance = float(FAR)
                for pawn in range(len(rows)):
                    distance = min(distance, rows[pawn][CARD_CITY[card]])
                result = sorted_in(result, distance + 1.0)
        return result
