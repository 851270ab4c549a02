"""How far the alliances are, in actions of the team: cards in one hand, to meet for or to wait for, and the way."""

from __future__ import annotations

from typing import Final, final

from occasus.bots.fall_of_rome.atlas import FAR, Atlas
from occasus.bots.fall_of_rome.weights import Weights
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARD_TRIBE, CITIES, MERCATOR, TRIBES
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import deck_size


def hand_counts(state: State) -> list[list[int]]:
    """By seat and tribe, how many cards of the colour are in the hand."""
    found: list[list[int]] = []
    for hand in state.hands:
        counts = [0] * TRIBES
        for card in hand:
            counts[CARD_TRIBE[card]] += 1
        found.append(counts)
    return found


@final
class Progress:
    """Counts what is left to do for alliances, with the player deck of one root."""

    def __init__(self, root: State, atlas: Atlas, weights: Weights) -> None:
        self.atlas: Final = atlas
        self.weights: Final = weights
        pool = [0] * TRIBES
        for card in root.pool:
            pool[CARD_TRIBE[card]] += 1
        self.pool: Final = pool  # cards of each colour that are still to come
        self.markets: Final = [
            [city for city in range(CITIES) if root.tables.colour_mask[city] >> tribe & 1] for tribe in range(TRIBES)
        ]  # where the Mercator passes cards of a colour
        size = int(max(1, deck_size(root)))
        drawn = int(root.tables.drawn)
        self.turns: Final = size / drawn
        self.waits: Final[list[list[float]]] = []  # by tribe: what the first, second, ... card to wait for costs
        for tribe in range(TRIBES):
            row: list[float] = []
            for place in range(6):
                if place >= pool[tribe]:
                    row.append(weights.hopeless)
                    continue
                rare = size / (drawn * (pool[tribe] - place))  # turns of the team until it comes
                late = (place + 1) * rare / self.turns
                row.append(weights.draw + weights.draw_turn * rare + weights.draw_late * late * late)
            self.waits.append(row)

    def rows(self, state: State, counts: list[list[int]]) -> list[list[float]]:
        """By pawn, how far every city is, sailing with cards that are not needed."""
        masks = [0] * len(counts)
        for tribe in range(TRIBES):
            surplus = 1
            if not state.allied[tribe]:
                surplus = -state.tables.alliance_cost[tribe]
                for row in counts:
                    surplus += row[tribe]
            if surplus > 0:
                for seat in range(len(counts)):
                    if counts[seat][tribe]:
                        masks[seat] |= 1 << tribe
        found: list[list[float]] = []
        for pawn in range(len(state.cities)):
            mask = masks[0] if state.tables.solo else masks[pawn]
            found.append(self.atlas.ways(state.roles[pawn], mask, state.cities[pawn], state.forts))
        return found

    def tribe(
        self, state: State, tribe: int, stands: list[int], counts: list[list[int]], rows: list[list[float]]
    ) -> tuple[float, int]:
        """How many actions one alliance is away for the best collector, and who that is; stands: where the tribe is."""
        best, who = self.weights.hopeless, 0
        cost = state.tables.alliance_cost[tribe]
        most = 0
        for row in counts:
            if row[tribe] > most:
                most = row[tribe]
        for seat in range(len(counts)):
            held = counts[seat][tribe]
            if held + 1 < most:
                continue
            far = 1.0 + self._way(state, stands, seat, rows)
            if held < cost:
                far = 1.0 + self.weights.way_later * (far - 1.0)
                far += self._collect(state, tribe, seat, cost - held, counts, rows)
            if far < best:
                best, who = far, seat
        return best, who

    def _way(self, state: State, stands: list[int], seat: int, rows: list[list[float]]) -> float:
        """How many actions a seat is away from a barbarian of the tribe."""
        if state.roles[seat] == MERCATOR or not stands:
            return 0.0
        nearest = float(FAR)
        row = rows[seat]
        for city in stands:
            if row[city] < nearest:
                nearest = row[city]
        if state.tables.solo:
            for row in rows:
                for city in stands:
                    if row[city] < nearest:
                        nearest = row[city]
        return nearest

    def _collect(
        self, state: State, tribe: int, seat: int, missing: int, counts: list[list[int]], rows: list[list[float]]
    ) -> float:
        """What so many more cards cost a seat, the cheapest first: met for, or waited for."""
        offers = (
            self._stored(state, tribe, rows) if state.tables.solo else self._friends(state, tribe, seat, counts, rows)
        )
        offers.sort()
        waits = self.waits[tribe]
        total = 0.0
        met = waited = 0
        while met + waited < missing:
            wait = waits[waited] if waited < len(waits) else self.weights.hopeless
            if met < len(offers) and offers[met] <= wait:
                total += offers[met]
                met += 1
            else:
                total += wait
                waited += 1
        return total

    def _friends(
        self, state: State, tribe: int, seat: int, counts: list[list[int]], rows: list[list[float]]
    ) -> list[float]:
        """What each card of other hands costs: both go to the city that it names, or to the Mercator's market."""
        found: list[float] = []
        mine = rows[seat]
        for other in range(len(counts)):
            if other == seat or not counts[other][tribe]:
                continue
            theirs = rows[other]
            trade = float(FAR)
            if state.roles[seat] == MERCATOR or state.roles[other] == MERCATOR:
                for city in self.markets[tribe]:
                    way = self._both(mine[city], theirs[city])
                    if way < trade:
                        trade = way
                trade += 1.0
            last = -1
            for card in state.hands[other]:
                if CARD_TRIBE[card] == tribe:
                    city = CARD_CITY[card]
                    way = self._both(mine[city], theirs[city])
                    if last >= 0:
                        onward = self._both(self.atlas.walk[last][city], self.atlas.walk[last][city])
                        if onward < way:
                            way = onward
                    last = city
                    way += 1.0
                    found.append(way if way < trade else trade)
        return found

    def _both(self, one: float, other: float) -> float:
        """What two ways to one place count for: they are gone in different turns, so that the longer one decides."""
        shorter = self.weights.shorter
        return one + shorter * other if one > other else other + shorter * one

    def meeting(self, state: State, tribe: int, seat: int) -> tuple[int, int]:
        """Whom a collector had better meet in the city that a card names, and for which card; -1 for better waiting."""
        counts = hand_counts(state)
        rows = self.rows(state, counts)
        who = what = -1
        nearest = self.waits[tribe][0] - 1.0
        for other in range(len(counts)):
            if other == seat:
                continue
            for card in state.hands[other]:
                way = self._both(rows[seat][CARD_CITY[card]], rows[other][CARD_CITY[card]])
                if CARD_TRIBE[card] == tribe and way <= nearest:
                    who, what, nearest = other, card, way
        return who, what

    def _stored(self, state: State, tribe: int, rows: list[list[float]]) -> list[float]:
        """Solo: what each card of the treasury costs; a pawn must fetch it in the city that it names."""
        found: list[float] = []
        for card in state.treasury:
            if CARD_TRIBE[card] == tribe:
                way = float(FAR)
                for row in rows:
                    way = min(way, row[CARD_CITY[card]])
                found.append(way + 1.0)
        return found
