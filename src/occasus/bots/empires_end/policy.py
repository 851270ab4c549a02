"""The quick policy: what each action of a decision is worth in points, without looking ahead beyond an auction."""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.bots.empires_end import auction_forecast, bids, economy_industry
from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.placement import best_home, least_ruin
from occasus.bots.empires_end.term_names import ENVY, HASTE, REPLACE_LEAST, SKIP_READY, SKIP_SPENT
from occasus.core.array_ops import choose
from occasus.core.int_arrays import vec
from occasus.games.empires_end import actions
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.board.names import CARDS, RESOURCES, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.replacing import about_to_act

REPLACE_SAMPLES: Final = 3  # cards that are imagined in place of the one on offer
REDRAWN: Final = -4.0  # what the best two of four cards bring on average in the lightning setup
PLENTIFUL: Final = 0.05  # points by which a token is rather paid for each one that is held

Worths = list[tuple[float, int]]
"""Points and code of each action that is considered."""


def depends_on_others(state: State, seat: int) -> bool:
    """Return whether a decision depends on what others hold: auctions and bids."""
    return s.STEPS.family(state.todo[seat]) in (
        s.ON_TURN_STEP,
        s.IN_WINDOW_STEP,
        s.CHOOSE_AXES_STEP,
        s.CHOOSE_COINS_STEP,
    )


def is_bid(state: State, seat: int) -> bool:
    """Return whether a seat chooses a secret bid."""
    return s.STEPS.family(state.todo[seat]) in (s.CHOOSE_AXES_STEP, s.CHOOSE_COINS_STEP)


@final
class Policy:
    """Judges the actions of any seat with one evaluation."""

    def __init__(self, evaluation: Evaluation, swaps: bool, foresight: bool, mixing: float) -> None:
        self.evaluation: Final = evaluation
        self.swaps: Final = swaps  # whether to look for swaps, which takes time
        self.foresight: Final = foresight  # whether to think auctions through
        self.mixing: Final = mixing  # points by which a bid may be worse and still be made now and then
        self._space = -1
        self._takers: list[int] = []
        self._nets: dict[int, float] = {}  # by seat * CARDS + card, in this phase

    def choose(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """The action that looks best; bids are mixed."""
        if len(legal) == 1:
            return legal[0]
        family = s.STEPS.family(state.todo[seat])
        if family is s.CHOOSE_HOME_STEP:
            card = s.CHOOSE_HOME_STEP.of(state.todo[seat])
            options = vec[i64]([seat * TILES + actions.ATTACH.of(code) for code in legal])
            return actions.ATTACH.at(best_home(state, card, options) - seat * TILES)
        if family is s.CHOOSE_RUIN_STEP:
            options = vec[i64]([seat * TILES + actions.DESTROY.of(code) for code in legal])
            return actions.DESTROY.at(least_ruin(state, options) - seat * TILES)
        if is_bid(state, seat):
            return self.bid(state, seat, bids.likely_victory(self.evaluation, state, seat), rng)
        best, most = legal[0], -1e9
        for worth, code in self.weigh(state, seat, legal, rng):
            if worth > most:
                best, most = code, worth
        return best

    def weigh(self, state: State, seat: int, legal: list[int], rng: Random) -> Worths:
        """Return what the sensible actions are worth, in points; only differences mean something."""
        family = s.STEPS.family(state.todo[seat])
        evaluation = self.evaluation
        if family is s.ON_TURN_STEP:
            return self._turn(state, seat, legal)
        if family is s.IN_ECONOMY_STEP:
            return economy_industry.economy_worths(evaluation, state, seat, legal)
        if family in (s.IN_INDUSTRY_STEP, s.WITH_CARDS_STEP):
            return economy_industry.industry_worths(evaluation, state, seat, legal, self.swaps)
        if family is s.WITH_LEFTOVERS_STEP:
            return economy_industry.leftover_worths(evaluation, state, seat)
        if family is s.IN_REACTIVATION_STEP:
            return economy_industry.reactivation_worths(evaluation, state, seat, legal)
        if family is s.IN_SWAP_STEP:
            return economy_industry.swap_worths(evaluation, state, seat)
        if family is s.IN_WINDOW_STEP:
            return self._window(state, seat, legal, rng)
        if is_bid(state, seat):
            return self.bid_worths(state, seat, bids.likely_victory(evaluation, state, seat))
        if family is s.CHOOSE_PART_STEP:
            return [(0.0, code) for code in legal]  # economy first: what it brings can be used in industry
        if family is s.CHOOSE_HAND_STEP:
            return self._hand(state, seat, legal)
        if family is s.CHOOSE_STRIKE_STEP:
            return [
                (auction_forecast.net_of_taking(evaluation, state, seat, actions.STRIKE.of(code)), code)
                for code in legal
            ]
        now = evaluation.value(state, seat)
        return [(economy_industry.after(evaluation, state, seat, code) - now, code) for code in legal]

    def net(self, state: State, seat: int, card: int) -> float:
        """Return what taking a card means to a seat; remembered during a phase, as long as no one takes."""
        if state.space != self._space or list(state.takers) != self._takers:
            self._space, self._takers, self._nets = state.space, list(state.takers), {}
        key = seat * CARDS + card
        result = self._nets.get(key)
        if result is None:
            result = self._nets[key] = auction_forecast.net_of_taking(self.evaluation, state, seat, card)
        return result

    def forget(self) -> None:
        """Another position comes."""
        self._space = -1

    def gains(self, state: State, seat: int, offer: int) -> tuple[list[float], list[float]]:
        """Return what each seat gains if this one takes a card now, and if not."""
        card = state.offers[offer]
        everybody = range(state.facts.seats)
        nets = [self.net(state, other, card) for other in everybody]
        tags = [self.evaluation.prices(state, other) for other in everybody]
        return auction_forecast.foresee(state, seat, offer, nets, tags, self.evaluation.weights)

    def _lead(self, state: State, seat: int, offer: int) -> float:
        """Return how much better taking a card is than not taking it now."""
        if self.foresight:
            taking, going_on = self.gains(state, seat, offer)
            return auction_forecast.advantage(seat, taking, going_on, self.evaluation.weights[ENVY])
        tags = self.evaluation.prices(state, seat)
        worth = self.net(state, seat, state.offers[offer])
        for kind in range(RESOURCES):
            worth += tags[kind] * float(state.piles[offer * RESOURCES + kind])
        return worth + min(tags)

    def _turn(self, state: State, seat: int, legal: list[int]) -> Worths:
        """Take what is worth it; else pay with what is cheapest, or skip."""
        tags, weights = self.evaluation.prices(state, seat), self.evaluation.weights
        result: Worths = []
        for code in legal:
            if actions.PAY.has(code):
                _, kind = actions.PAY.split(code)
                result.append((PLENTIFUL * float(state.resources[seat * RESOURCES + kind]) - tags[kind], code))
            elif actions.TAKE.has(code):
                continue
            else:
                result.append((weights[SKIP_SPENT] - weights[SKIP_READY], code))
        cheapest = max([worth for worth, _ in result], default=0.0)
        result = [(worth - cheapest, code) for worth, code in result]
        for offer in (0, 1):
            taking = actions.TAKE.at(offer)
            if taking in legal:
                result.append((self._lead(state, seat, offer) + weights[HASTE], taking))
        return result

    def bid_worths(self, state: State, seat: int, victory: list[float]) -> Worths:
        """Return what each number of axes is worth with the best coins, or each number of coins."""
        axes_first = state.bids[2 * seat] < 0
        best: dict[int, float] = {}
        for worth, axes, coins in bids.bid_worths(self.evaluation, state, seat, victory):
            code = actions.BID_AXES.at(axes) if axes_first else actions.BID_COINS.at(coins)
            best[code] = max(worth, best.get(code, -1e9))
        return [(worth, code) for code, worth in best.items()]

    def bid(self, state: State, seat: int, victory: list[float], rng: Random) -> int:
        axes_first = state.bids[2 * seat] < 0
        axes, coins = bids.mixed_bid(bids.bid_worths(self.evaluation, state, seat, victory), self.mixing, rng)
        return actions.BID_AXES.at(axes) if axes_first else actions.BID_COINS.at(coins)

    def _window(self, state: State, seat: int, legal: list[int], rng: Random) -> Worths:
        """Replace a disaster if an average one would be much better for this seat."""
        result: Worths = [(0.0, actions.DECLINE.at())]
        if not self.foresight or not state.deck:
            return result
        actor = next_actor(state)
        for code in legal:
            if actions.REPLACE.has(code):
                gain = self._replaced(state, seat, actor, actions.REPLACE.first(code), rng)
                result.append((gain - self.evaluation.weights[REPLACE_LEAST], code))
        return result

    def _replaced(self, state: State, seat: int, actor: int, offer: int, rng: Random) -> float:
        """Return what a seat gains on average if a card on offer is replaced."""
        now = self._foreseen(state, seat, actor, offer)
        tried = state.copy()
        total = 0.0
        for _ in range(REPLACE_SAMPLES):
            tried.offers[offer] = choose(state.deck, rng)
            total += self._foreseen(tried, seat, actor, offer)
        return total / REPLACE_SAMPLES - now

    def _foreseen(self, state: State, seat: int, actor: int, offer: int) -> float:
        chosen = self.outcome(state, actor, offer)
        return chosen[seat] - self.evaluation.weights[ENVY] * (sum(chosen) - chosen[seat]) / (len(chosen) - 1)

    def outcome(self, state: State, actor: int, offer: int) -> list[float]:
        """Return what each seat gains by the auction of a card, if this one acts now."""
        taking, going_on = self.gains(state, actor, offer)
        return (
            taking
            if auction_forecast.advantage(actor, taking, going_on, self.evaluation.weights[ENVY]) > 0.0
            else going_on
        )

    def _hand(self, state: State, seat: int, legal: list[int]) -> Worths:
        """Lightning: other cards, if the best two of these cost more than they bring by far."""
        nets = sorted(
            [auction_forecast.net_of_taking(self.evaluation, state, seat, card) for card in state.hands[seat]]
        )
        return [(sum(nets[-2:]) if actions.KEEP_HAND.has(code) else REDRAWN, code) for code in legal]


def next_actor(state: State) -> int:
    """The seat about to act while others may replace a disaster."""
    actor = about_to_act(state)
    return actor if actor >= 0 else state.temple
