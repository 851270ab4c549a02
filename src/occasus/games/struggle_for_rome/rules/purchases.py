"""A player's purchases in phase 2, as a combined offer: builds, trade with the bank, and new offers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer
from occasus.core.int_arrays import Stack, append, offer_all, vec
from occasus.games.struggle_for_rome.actions import BANK, BUILD_FIGHTERS, BUILD_WAGON, BUY_CARD, GIVE
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import (
    CARDS_MOST,
    GOLD_MOST,
    GRAIN,
    HORSEMAN,
    NO_JOKER,
    ORE,
    RESOURCES,
    SUPPLIES,
    WARRIOR,
)
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.build import JOKERS, can_pay
from occasus.games.struggle_for_rome.rules.hands import cards_left, pasture_left

# What else decides, one bit each
_JOKER_LEFT: Final = 1
_FIGHTERS_LEFT: Final = 2
_WAGONS_LEFT: Final = 4
_CARDS_LEFT: Final = 8
_ORE_LEFT: Final = 16
_GRAIN_LEFT: Final = 32
_PASTURE_LEFT: Final = 64
_MAY_OFFER: Final = 128


@final
class Purchases(CombinedOffer[State]):
    """The moves of `build.py`, of `bank.py`, and the beginning of an offer (`offers.py`) that a player can pay for."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        offer_all(purchases(state, seat), codes)


def purchases(state: State, seat: i64) -> vec[i64]:
    """They depend on the hand and a few circumstances only, so they are worked out once for each.

    More cards or gold than any cost asks for make no difference.
    """
    facts, hands, bank, reserve = state.facts, state.hands, state.bank, state.reserve
    first = seat * RESOURCES
    circumstances: i64 = 0 if state.joker else _JOKER_LEFT
    if reserve[2 * seat] or reserve[2 * seat + 1]:
        circumstances |= _FIGHTERS_LEFT
    if state.reserve_wagons[seat]:
        circumstances |= _WAGONS_LEFT
    if cards_left(state):
        circumstances |= _CARDS_LEFT
    if bank[ORE]:
        circumstances |= _ORE_LEFT
    if bank[GRAIN]:
        circumstances |= _GRAIN_LEFT
    if pasture_left(state):
        circumstances |= _PASTURE_LEFT
    if len(state.offers) < facts.offers:
        circumstances |= _MAY_OFFER
    key = circumstances * (GOLD_MOST + 1) + min(state.gold[seat], GOLD_MOST)
    for kind in range(RESOURCES):
        key = key * (CARDS_MOST + 1) + min(hands[first + kind], CARDS_MOST)
    number = facts.purchases.get(key, -1)
    if number < 0:
        number = len(facts.purchase_lists)
        facts.purchases[key] = number
        held = append(hands[first : first + RESOURCES], state.gold[seat])
        facts.purchase_lists = append(facts.purchase_lists, vec[i64](_purchases(facts, held, circumstances)))
    return facts.purchase_lists[number]


def _purchases(facts: Facts, held: vec[i64], circumstances: i64) -> list[int]:
    codes: list[int] = []
    joker_left = bool(circumstances & _JOKER_LEFT)
    for joker in range(JOKERS):
        if joker != NO_JOKER and not joker_left:
            continue
        if circumstances & _FIGHTERS_LEFT and can_pay(facts, held, facts.cost_fighters, joker):  # SR-BUILD-04
            codes.append(BUILD_FIGHTERS.at(joker))
        if circumstances & _WAGONS_LEFT and can_pay(facts, held, facts.cost_wagon, joker):  # SR-BUILD-06
            codes += [BUILD_WAGON.at(HORSEMAN, joker), BUILD_WAGON.at(WARRIOR, joker)]
        if circumstances & _CARDS_LEFT and can_pay(facts, held, facts.cost_card, joker):  # SR-BUILD-08
            codes.append(BUY_CARD.at(joker))
    left = (circumstances & _ORE_LEFT, circumstances & _GRAIN_LEFT, circumstances & _PASTURE_LEFT)
    for kind in range(RESOURCES):
        if held[kind] >= facts.bank_price:  # SR-TRADE-04, SR-TRADE-05
            codes += [BANK.at(kind, supply) for supply in range(SUPPLIES) if left[supply]]  # SR-TRADE-11
    if circumstances & _MAY_OFFER:
        codes += [GIVE.at(good) for good in range(facts.goods) if held[good]]  # SR-TRADE-01
    return codes
