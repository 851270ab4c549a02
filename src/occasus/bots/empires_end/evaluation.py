"""The value of a position of Empire's End: the final score that each seat can expect, and its chance to win."""

from __future__ import annotations

from math import exp
from typing import Final, final

from occasus.bots.common.chances import shares, softmax
from occasus.bots.empires_end import term_names
from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.terms import BIDDING, further, terms
from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import AXE, COIN, END_PER_RESOURCE, HAMMER, RESOURCES, TILES, WHEAT
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.ending import result

DOUBT: Final = 6.0  # points by which a forecast just before the end may err
DOUBT_AT_FIRST: Final = 15.0  # and more while many disasters are still to come,
DISASTERS: Final = 4.0  # which soon makes no difference any more
STAYS_TO_THE_END: Final = 0.8  # of the tokens that score at the end are not spent before
GUESS_DOUBT: Final = 20.0  # the same for a seat that must guess what others hold,
GUESS_DOUBT_AT_FIRST: Final = 20.0  # fitted to games of legatus (docs/appendix/calibration.md)


@final
class Evaluation:
    """Judges positions with one set of weights."""

    def __init__(self, facts: Facts, weights: list[float]) -> None:
        self.facts: Final = facts
        self.horizon: Final = Horizon(facts)
        self.weights: Final = weights
        self._of_terms: Final = vec[float](weights[: term_names.TERMS])

    def value(self, state: State, seat: int) -> float:
        """The final score that a seat can expect."""
        total = 0.0
        weights = self._of_terms
        features = terms(state, seat, self.horizon)
        for term in range(len(features)):
            total += weights[term] * features[term]
        return total

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; exact when the game is over."""
        if not state.agenda:
            return shares(result(state), False)
        return self.shares(state, [self.value(state, seat) for seat in range(self.facts.seats)])

    def shares(self, state: State, scores: list[float]) -> list[float]:
        """Chances to win from expected final scores, where everything is known."""
        return softmax(scores, DOUBT + DOUBT_AT_FIRST * self._open(state))

    def guessed_shares(self, state: State, scores: list[float]) -> list[float]:
        """Chances to win from scores of which those of the others are guesses."""
        return softmax(scores, GUESS_DOUBT + GUESS_DOUBT_AT_FIRST * self._open(state))

    def _open(self, state: State) -> float:
        """Return how much is still open: 1 at first, 0 when no disaster is to come."""
        space = min(state.space, self.facts.end_space)
        return 1.0 - exp(-self.horizon.disasters[space] / DISASTERS)

    def industries_after(self, state: State) -> int:
        """Return how many industry phases come after this one."""
        return self.horizon.industries[min(state.space, self.facts.end_space)]

    def prices(self, state: State, seat: int) -> list[float]:
        """Return what one more token of each kind is worth to a seat, after what goes on now."""
        weights, horizon = self.weights, self.horizon
        space = min(state.space, self.facts.end_space)
        bidding = min(1.0, horizon.disasters[space] / horizon.seats / BIDDING)
        work = horizon.industries[space] > 0
        war = horizon.conflicts[space] > 0
        values = [0.0] * RESOURCES
        values[WHEAT] = weights[term_names.WHEAT_FOR_BIDS] * bidding
        values[AXE] = weights[term_names.AXES_FOR_BIDS] * bidding + (weights[term_names.AXES_FOR_WAR] if war else 0.0)
        values[HAMMER] = weights[term_names.HAMMERS_FOR_BIDS] * bidding + (
            weights[term_names.HAMMERS_FOR_WORK] if work else 0.0
        )
        values[COIN] = weights[term_names.COINS_FOR_BIDS] * bidding
        if work:
            values[COIN] += weights[term_names.COINS_FOR_WORK]
        if war:
            values[COIN] += weights[term_names.COINS_FOR_WAR]
        for kind in range(RESOURCES):
            values[kind] *= further(state.resources[seat * RESOURCES + kind])
        abilities = state.facts.abilities
        for card in state.innovations[seat]:
            if abilities.kind[TILES + card] == END_PER_RESOURCE and state.intact[state.home[card]]:
                values[abilities.resource[TILES + card]] += float(abilities.points[TILES + card]) * STAYS_TO_THE_END
        return values
