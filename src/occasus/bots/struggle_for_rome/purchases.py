"""A turn of trade and build: what every purchase, bank trade and card brings to its player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.evaluation import gold_worth, hand_worth, purchases, way_worth
from occasus.bots.struggle_for_rome.tribe_value import Weights, fighter_gain, wagon_gain
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome import actions
from occasus.games.struggle_for_rome.board.names import (
    CATTLE,
    DIPLOMAT,
    GOLD,
    HORSE,
    NO_JOKER,
    PASTURE,
    RESOURCES,
)
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.points import DIPLOMACY_CARD, DIPLOMATS_NEEDED

ROBBERY: Final = 0.12  # what moving the legionnaire brings


@final
class Purchases:
    """The hand of one player, and what it can become."""

    def __init__(self, w: Weights, state: State, seat: int) -> None:
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat
        self.goods: Final = purchases(w, state, seat)
        first = seat * RESOURCES
        self.hand: Final = state.hands[first : first + RESOURCES]
        self.gold: Final = state.gold[seat]
        self.held: Final = hand_worth(w, self.hand, self.gold, self.goods) + gold_worth(w, self.gold)

    def gains(self, legal: list[int]) -> list[tuple[int, float]]:
        """Every legal action but offers, with what it brings; ending the turn brings nothing."""
        result: list[tuple[int, float]] = []
        facts = self.state.facts
        for code in legal:
            if actions.BANK.has(code):
                kind, supply = actions.BANK.split(code)
                result.append((code, self._bank(kind, supply)))
            elif actions.BUILD_FIGHTERS.has(code):
                result.append((code, self._fighters(facts.cost_fighters, actions.BUILD_FIGHTERS.of(code))))
            elif actions.BUILD_WAGON.has(code):
                kind, joker = actions.BUILD_WAGON.split(code)
                result.append((code, self._wagon(facts.cost_wagon, kind, joker)))
            elif actions.BUY_CARD.has(code):
                gain = self.goods[4] + self._after(facts.cost_card, actions.BUY_CARD.of(code), self.goods) - self.held
                result.append((code, gain))
            elif actions.PLAY.has(code):
                result.append((code, self._play(actions.PLAY.of(code))))
        return result

    def with_hand(self, hand: vec[i64]) -> float:
        """Return what another hand would be worth, beside this one."""
        return hand_worth(self.w, hand, self.gold, self.goods) + gold_worth(self.w, self.gold) - self.held

    def swapped(self, hand: vec[i64]) -> float:
        """The same for a deal, where it counts as well what a hand is on the way to."""
        facts = self.state.facts
        before, after = way_worth(self.w, facts, self.hand, self.goods), way_worth(self.w, facts, hand, self.goods)
        return self.with_hand(hand) + after - before

    def _after(self, cost: vec[i64], joker: int, goods: tuple[float, float, float, float, float]) -> float:
        """Return what is left in hand and purse after a payment."""
        gold = self.gold - cost[GOLD]
        hand = self.hand[:]
        for kind in range(RESOURCES):
            hand[kind] -= cost[kind]
        if joker != NO_JOKER:
            hand[joker] += 1
            gold -= self.state.facts.joker
        return hand_worth(self.w, hand, gold, goods) + gold_worth(self.w, gold)

    def _fighters(self, cost: vec[i64], joker: int) -> float:
        first, second, wagon, next_wagon, card = self.goods
        third = fighter_gain(self.w, self.state, 2 * self.seat, 2) + fighter_gain(
            self.w, self.state, 2 * self.seat + 1, 2
        )
        return first + self._after(cost, joker, (second, third, wagon, next_wagon, card)) - self.held

    def _wagon(self, cost: vec[i64], kind: int, joker: int) -> float:
        first, second, _, next_wagon, card = self.goods
        gain = wagon_gain(self.w, self.state, 2 * self.seat + kind, 0)
        return gain + self._after(cost, joker, (first, second, next_wagon, 0.0, card)) - self.held

    def _bank(self, kind: int, supply: int) -> float:
        hand = self.hand[:]
        hand[kind] -= self.state.facts.bank_price
        if supply != PASTURE:
            hand[supply] += 1
            return self.with_hand(hand) - 0.02
        hand[HORSE] += 1
        worth = self.with_hand(hand)
        hand[HORSE] -= 1
        hand[CATTLE] += 1
        return (worth + self.with_hand(hand)) / 2 - 0.02

    def _play(self, kind: int) -> float:
        state, w = self.state, self.w
        if kind != DIPLOMAT:
            gold = self.gold + state.facts.card_gold[kind]
            after = hand_worth(w, self.hand, gold, self.goods) + gold_worth(w, gold)
            return after - self.held - float(state.facts.card_gold[kind]) * w[terms.TREASURE_HELD]
        mine = state.diplomats[self.seat] + 1
        holder = state.diplomacy
        if holder != self.seat and mine >= DIPLOMATS_NEEDED and (holder < 0 or mine > state.diplomats[holder]):
            return float(state.facts.special_points[DIPLOMACY_CARD]) * w[terms.POINT] + ROBBERY
        return ROBBERY
