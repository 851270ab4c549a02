"""The value of a position of Empire's End: the final score that each seat can expect, and its chance to win."""

from __future__ import annotations

from math import exp
from typing import Final, final

from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.term_names import (
    AXES_FOR_BIDS,
    AXES_FOR_WAR,
    COINS_FOR_BIDS,
    COINS_FOR_WAR,
    COINS_FOR_WORK,
    HAMMERS_FOR_BIDS,
    HAMMERS_FOR_WORK,
    TERMS,
    WHEAT_FOR_BIDS,
)
from occasus.bots.empires_end.terms import BIDDING, further, terms
from occasus.core.cells import vec
from occasus.games.empires_end.board.names import AXE, COIN, END_PER_RESOURCE, HAMMER, RESOURCES, TILES, WHEAT
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.rules.ending import result

DOUBT: Final = 6.0  # points by which a forecast just before the end may err
DOUBT_AT_FIRST: Final = 15.0  # and more while many disasters are still to come,
DISASTERS: Final = 4.0  # which soon makes no difference any more
GUESS_DOUBT: Final = 20.0  # the same for a seat that must guess what others hold,
GUESS_DOUBT_AT_FIRST: Final = 20.0  # fitted to games of legatus (docs/bots.md, how far the chances can be trusted)


@final
class Evaluation:
    """Judges positions with one set of weights."""

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        self.tables: Final = tables
        self.horizon: Final = Horizon(tables)
        self.weights: Final = weights
        self._of_terms: Final = vec[float](weights[:TERMS])

    def value(self, state: State, seat: int) -> float:
        """The final score that a seat can expect."""
        total = 0.0
        weights = self._of_terms
        found = terms(state, seat, self.horizon)
        for term in range(len(found)):
            total += weights[term] * found[term]
        return total

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; exact when the game is over."""
        if not state.agenda:
            places = result(state).places
            winners = places.count(1)
            return [1.0 / winners if place == 1 else 0.0 for place in places]
        return self.shares(state, [self.value(state, seat) for seat in range(self.tables.seats)])

    def shares(self, state: State, scores: list[float]) -> list[float]:
        """Chances to win from expected final scores, where everything is known."""
        return _shares(scores, DOUBT + DOUBT_AT_FIRST * self._open(state))

    def guessed_shares(self, state: State, scores: list[float]) -> list[float]:
        """Chances to win from scores of which those of the others are guesses."""
        return _shares(scores, GUESS_DOUBT + GUESS_DOUBT_AT_FIRST * self._open(state))

    def _open(self, state: State) -> float:
        """How much is still open: 1 at first, 0 when no disaster is to come."""
        space = min(state.space, self.tables.end_space)
        return 1.0 - exp(-self.horizon.disasters[space] / DISASTERS)

    def industries_after(self, state: State) -> int:
        """How many industry phases come after this one."""
        return self.horizon.industries[min(state.space, self.tables.end_space)]

    def prices(self, state: State, seat: int) -> list[float]:
        """What one more token of each kind is worth to a seat, after what goes on now."""
        weights, horizon = self.weights, self.horizon
        space = min(state.space, self.tables.end_space)
        bidding = min(1.0, horizon.disasters[space] / horizon.seats / BIDDING)
        work = horizon.industries[space] > 0
        war = horizon.conflicts[space] > 0
        found = [0.0] * RESOURCES
        found[WHEAT] = weights[WHEAT_FOR_BIDS] * bidding
        found[AXE] = weights[AXES_FOR_BIDS] * bidding + (weights[AXES_FOR_WAR] if war else 0.0)
        found[HAMMER] = weights[HAMMERS_FOR_BIDS] * bidding + (weights[HAMMERS_FOR_WORK] if work else 0.0)
        found[COIN] = weights[COINS_FOR_BIDS] * bidding
        if work:
            found[COIN] += weights[COINS_FOR_WORK]
        if war:
            found[COIN] += weights[COINS_FOR_WAR]
        for kind in range(RESOURCES):
            found[kind] *= further(state.resources[seat * RESOURCES + kind])
        abilities = state.tables.abilities
        for card in state.innovations[seat]:
            if abilities.kind[TILES + card] == END_PER_RESOURCE and state.intact[state.home[card]]:
                found[abilities.resource[TILES + card]] += float(abilities.points[TILES + card]) * 0.8
        return found


def _shares(scores: list[float], doubt: float) -> list[float]:
    best = max(scores)
    weighed = [exp((score - best) / doubt) for score in scores]
    total = sum(weighed)
    return [share / total for share in weighed]
