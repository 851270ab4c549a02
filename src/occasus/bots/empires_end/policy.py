"""The quick policy: one decision of Empire's End after another, without looking ahead beyond an auction."""

from __future__ import annotations

from random import Random
from typing import Final, final

from occasus.bots.empires_end import bids, prices, works
from occasus.bots.empires_end.homes import best_home, least_ruin
from occasus.bots.empires_end.outlook import Outlook
from occasus.bots.empires_end.term_names import ENVY, HASTE, REPLACE_LEAST, SKIP_READY, SKIP_SPENT
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.actions import (
    ATTACH,
    BEGIN_WITH,
    BID_AXES,
    BID_COINS,
    DECLINE,
    DESTROY,
    KEEP_HAND,
    PAY,
    REPLACE,
    SKIP,
    STRIKE,
    TAKE,
)
from occasus.games.empires_end.names import AXE, CARDS, COIN, KINDS, TILES
from occasus.games.empires_end.state import State

_PAY: Final = PAY.base
_SKIP: Final = SKIP.base
_TAKE: Final = TAKE.base
_STEP_FAMILY: Final = tuple(s.STEPS.family_index)
_INDEX: Final = {family.name: number for number, family in enumerate(s.STEPS.families)}
_ON_TURN: Final = _INDEX["on_turn"]
_IN_WINDOW: Final = _INDEX["in_window"]
_CHOOSE_RUIN: Final = _INDEX["choose_ruin"]
_CHOOSE_HOME: Final = _INDEX["choose_home"]
_IN_ECONOMY: Final = _INDEX["in_economy"]
_IN_REACTIVATION: Final = _INDEX["in_reactivation"]
_IN_INDUSTRY: Final = _INDEX["in_industry"]
_WITH_CARDS: Final = _INDEX["with_cards"]
_WITH_LEFTOVERS: Final = _INDEX["with_leftovers"]
_IN_SWAP: Final = _INDEX["in_swap"]
_CHOOSE_PART: Final = _INDEX["choose_part"]
_CHOOSE_AXES: Final = _INDEX["choose_axes"]
_CHOOSE_COINS: Final = _INDEX["choose_coins"]
_CHOOSE_HAND: Final = _INDEX["choose_hand"]
_CHOOSE_STRIKE: Final = _INDEX["choose_strike"]
REPLACE_SAMPLES: Final = 3  # cards that are imagined in place of the one on offer


@final
class Policy:
    """Chooses for any seat with one outlook."""

    def __init__(self, outlook: Outlook, swaps: bool, foresight: bool, mixing: float) -> None:
        self.outlook: Final = outlook
        self.swaps: Final = swaps  # whether to look for swaps, which takes time
        self.foresight: Final = foresight  # whether to think auctions through
        self.mixing: Final = mixing
        self._space = -1
        self._takers: list[int] = []
        self._nets: dict[int, float] = {}  # by seat * CARDS + card, in this phase

    def forget(self) -> None:
        """Another position comes."""
        self._nets = {}

    def choose(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        step = state.todo[seat]
        family = _STEP_FAMILY[step]
        outlook = self.outlook
        if family == _ON_TURN:
            return self.turn(state, seat, legal)
        if family == _IN_ECONOMY:
            return works.economy(outlook, state, seat, legal)
        if family in (_IN_INDUSTRY, _WITH_CARDS):
            return works.industry(outlook, state, seat, legal, self.swaps)
        if family == _CHOOSE_HOME:
            card = step - s.CHOOSE_HOME.base
            options = [code - ATTACH.base + seat * TILES for code in legal]
            return ATTACH.base + best_home(state, card, options) - seat * TILES
        if family == _CHOOSE_RUIN:
            return DESTROY.base + least_ruin(state, [code - DESTROY.base + seat * TILES for code in legal]) % TILES
        if family in (_CHOOSE_AXES, _CHOOSE_COINS):
            return self.bid(state, seat, rng)
        if family == _WITH_LEFTOVERS:
            return works.leftovers(outlook, state, seat)
        if family == _IN_REACTIVATION:
            return works.reactivation(outlook, state, seat, legal)
        if family == _IN_SWAP:
            return works.best_swap(outlook, state, seat)[0]
        if family == _IN_WINDOW:
            return self.window(state, seat, legal, rng)
        if family == _CHOOSE_PART:
            return BEGIN_WITH.base
        if family == _CHOOSE_HAND:
            return KEEP_HAND.base
        if family == _CHOOSE_STRIKE:
            return max(legal, key=lambda code: prices.net_of_taking(outlook, state, seat, code - STRIKE.base))
        return self.at_once(state, seat, legal)

    def at_once(self, state: State, seat: int, legal: list[int]) -> int:
        """The action after which the outlook is best."""
        best, most = legal[0], -1e9
        for code in legal:
            worth = works.after(self.outlook, state, seat, code)
            if worth > most:
                best, most = code, worth
        return best

    def net(self, state: State, seat: int, card: int) -> float:
        """What taking a card means to a seat; remembered during a phase, as long as nobody takes."""
        if state.space != self._space or state.takers != self._takers:
            self._space, self._takers, self._nets = state.space, state.takers[:], {}
        key = seat * CARDS + card
        found = self._nets.get(key)
        if found is None:
            found = self._nets[key] = prices.net_of_taking(self.outlook, state, seat, card)
        return found

    def skip_cost(self) -> float:
        """What exhausting an innovation costs."""
        return self.outlook.weights[SKIP_READY] - self.outlook.weights[SKIP_SPENT]

    def gains(self, state: State, seat: int, offer: int) -> tuple[list[float], list[float]]:
        """What each seat gains if this one takes a card now, and if not."""
        card = state.offers[offer]
        everybody = range(state.tables.seats)
        nets = [self.net(state, other, card) for other in everybody]
        tags = [self.outlook.prices(state, other) for other in everybody]
        return prices.foresee(state, seat, offer, nets, tags, self.outlook.weights)

    def lead(self, state: State, seat: int, offer: int) -> float:
        """How much better taking a card is than not taking it now."""
        if self.foresight:
            taking, going_on = self.gains(state, seat, offer)
            return prices.advantage(seat, taking, going_on, self.outlook.weights[ENVY])
        tags = self.outlook.prices(state, seat)
        worth = self.net(state, seat, state.offers[offer])
        for kind in range(KINDS):
            worth += tags[kind] * state.piles[offer * KINDS + kind]
        return worth + min(tags)

    def turn(self, state: State, seat: int, legal: list[int]) -> int:
        """Take what is worth it; else pay with what is cheapest, or skip."""
        best, most = -1, -self.outlook.weights[HASTE]
        for offer in (0, 1):
            if _TAKE + offer in legal:
                lead = self.lead(state, seat, offer)
                if lead > most:
                    best, most = _TAKE + offer, lead
        return best if best >= 0 else self.payment(state, seat, legal)

    def payment(self, state: State, seat: int, legal: list[int]) -> int:
        """The cheapest way not to take; taking, if there is no other."""
        tags = self.outlook.prices(state, seat)
        start = seat * KINDS
        best, least = legal[0], 1e9
        for code in legal:
            if _PAY <= code < _PAY + 2 * KINDS:
                kind = (code - _PAY) % KINDS
                cost = tags[kind] - 0.05 * state.resources[start + kind]
            elif _SKIP <= code < _SKIP + 2 * CARDS:
                cost = self.skip_cost()
            else:
                continue
            if cost < least:
                best, least = code, cost
        if least == 1e9:
            return max((code for code in legal), key=lambda code: self.lead(state, seat, code - _TAKE))
        return best

    def bid(self, state: State, seat: int, rng: Random) -> int:
        """Axes, then coins, mixed."""
        start, fixed = seat * KINDS, state.bids[2 * seat]
        most = state.resources[start + AXE] + state.resources[start + COIN] + max(0, fixed)
        victory = bids.likely_victory(self.outlook, state, seat, most)
        axes, coins = bids.choose_bid(self.outlook, state, seat, victory, self.mixing, rng)
        return BID_AXES.base + axes if fixed < 0 else BID_COINS.base + coins

    def window(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """Replace a disaster if an average one would be much better for this seat."""
        if not self.foresight or not state.deck:
            return DECLINE.base
        actor = _next_actor(state)
        best, most = DECLINE.base, self.outlook.weights[REPLACE_LEAST]
        for code in legal:
            if code == DECLINE.base:
                continue
            offer = (code - REPLACE.base) // CARDS
            gain = self._replaced(state, seat, actor, offer, rng)
            if gain > most:
                best, most = code, gain
        return best

    def _replaced(self, state: State, seat: int, actor: int, offer: int, rng: Random) -> float:
        """What a seat gains on average if a card on offer is replaced."""
        now = self._foreseen(state, seat, actor, offer)
        tried = state.copy()
        total = 0.0
        for _ in range(REPLACE_SAMPLES):
            tried.offers[offer] = state.deck[int(rng.random() * len(state.deck))]
            total += self._foreseen(tried, seat, actor, offer)
        return total / REPLACE_SAMPLES - now

    def _foreseen(self, state: State, seat: int, actor: int, offer: int) -> float:
        taking, going_on = self.gains(state, actor, offer)
        chosen = taking if prices.advantage(actor, taking, going_on, self.outlook.weights[ENVY]) > 0.0 else going_on
        return chosen[seat] - self.outlook.weights[ENVY] * (sum(chosen) - chosen[seat]) / (len(chosen) - 1)


def _next_actor(state: State) -> int:
    """The seat about to act while others may replace a disaster."""
    for step in reversed(state.agenda):
        if s.TURN.base <= step < s.TURN.base + s.TURN.size:
            return step - s.TURN.base
    return state.temple
