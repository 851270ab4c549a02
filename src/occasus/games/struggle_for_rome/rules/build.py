"""Phase 2: what a player can buy with what they hold, from the bank and from the reserve."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Move
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import (
    BANK,
    BUILD_FIGHTERS_0,
    BUILD_WAGON_0,
    BUY_CARD_0,
    GIVE_0,
)
from occasus.games.struggle_for_rome.board.names import (
    CARDS_MOST,
    CATTLE,
    GOLD,
    GOLD_MOST,
    GRAIN,
    HORSE,
    KINDS,
    NO_JOKER,
    ORE,
    PASTURE,
    SUPPLIES,
)
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.board.tables import Tables
from occasus.games.struggle_for_rome.events import (
    BANKED,
    BOUGHT_CARD,
    BUILT_FIGHTER,
    BUILT_WAGON,
    USED_JOKER,
)
from occasus.games.struggle_for_rome.rules.hands import due_card, hand_in, pasture_left, take_open
from occasus.games.struggle_for_rome.steps import S_DRAW

JOKERS: Final = KINDS + 1

# What else decides, one bit each
_JOKER_LEFT: Final = 1
_FIGHTERS_LEFT: Final = 2
_WAGONS_LEFT: Final = 4
_CARDS_LEFT: Final = 8
_ORE_LEFT: Final = 16
_GRAIN_LEFT: Final = 32
_PASTURE_LEFT: Final = 64
_MAY_OFFER: Final = 128


def purchase_options(state: State, seat: int) -> tuple[int, ...]:
    """Builds, bank trades and beginnings of offers that a player can pay for; found once, then remembered.

    More cards or gold than any cost asks for make no difference.
    """
    tables, hands, bank, reserve = state.tables, state.hands, state.bank, state.reserve
    first = seat * KINDS
    circumstances = 0 if state.joker else _JOKER_LEFT
    if reserve[2 * seat] or reserve[2 * seat + 1]:
        circumstances |= _FIGHTERS_LEFT
    if state.reserve_wagons[seat]:
        circumstances |= _WAGONS_LEFT
    if any(state.pile):
        circumstances |= _CARDS_LEFT
    if bank[ORE]:
        circumstances |= _ORE_LEFT
    if bank[GRAIN]:
        circumstances |= _GRAIN_LEFT
    if pasture_left(state):
        circumstances |= _PASTURE_LEFT
    if len(state.offers) < tables.offers:
        circumstances |= _MAY_OFFER
    key = circumstances
    for held in hands[first : first + KINDS]:
        key = key * (CARDS_MOST + 1) + (held if held < CARDS_MOST else CARDS_MOST)
    gold = state.gold[seat]
    key = key * (GOLD_MOST + 1) + (gold if gold < GOLD_MOST else GOLD_MOST)
    found = tables.purchases.get(key)
    if found is None:
        found = _purchases(tables, (*hands[first : first + KINDS], gold), circumstances)
        tables.purchases[key] = found
    return found


def _purchases(tables: Tables, held: tuple[int, ...], circumstances: int) -> tuple[int, ...]:
    codes: list[int] = []
    joker_left = bool(circumstances & _JOKER_LEFT)
    for joker in range(JOKERS):
        if joker != NO_JOKER and not joker_left:
            continue
        if circumstances & _FIGHTERS_LEFT and can_pay(tables, held, tables.cost_fighters, joker):  # SR-BUILD-04
            codes.append(BUILD_FIGHTERS_0 + joker)
        if circumstances & _WAGONS_LEFT and can_pay(tables, held, tables.cost_wagon, joker):  # SR-BUILD-06
            codes += [BUILD_WAGON_0 + joker, BUILD_WAGON_0 + JOKERS + joker]
        if circumstances & _CARDS_LEFT and can_pay(tables, held, tables.cost_card, joker):  # SR-BUILD-08
            codes.append(BUY_CARD_0 + joker)
    left = (circumstances & _ORE_LEFT, circumstances & _GRAIN_LEFT, circumstances & _PASTURE_LEFT)
    for kind in range(KINDS):
        if held[kind] >= tables.bank_price:  # SR-TRADE-04, SR-TRADE-05
            codes += [BANK.at(kind, supply) for supply in range(SUPPLIES) if left[supply]]  # SR-TRADE-11
    if circumstances & _MAY_OFFER:
        codes += [GIVE_0 + good for good in range(tables.goods) if held[good]]  # SR-TRADE-01
    return tuple(codes)


def can_pay(tables: Tables, held: tuple[int, ...], cost: tuple[int, ...], joker: int) -> bool:
    """Whether a cost can be paid, with the joker standing in for one resource card (SR-BUILD-10, SR-BUILD-12)."""
    gold = cost[GOLD]
    for kind in range(KINDS):
        need = cost[kind]
        if kind == joker:
            if not need:
                return False
            need -= 1
            gold += tables.joker
        if held[kind] < need:
            return False
    return held[GOLD] >= gold


def _pay(state: State, seat: int, cost: tuple[int, ...], joker: int, log: Log | None) -> None:
    """Pay a cost; the joker replaces a card, none is drawn (SR-BUILD-11, SR-BUILD-14)."""
    gold = cost[GOLD]
    for kind in range(KINDS):
        need = cost[kind]
        if kind == joker:
            need -= 1
            gold += state.tables.joker
        if need:
            hand_in(state, seat, kind, need)
    state.gold[seat] -= gold
    if joker != NO_JOKER:
        state.joker = 1
        if log is not None:
            log.add(USED_JOKER, seat, joker)


def build_fighters(state: State, seat: int, action: int, log: Log | None) -> None:
    """One horseman and one warrior, or the one kind that is left (SR-BUILD-01 to 03)."""
    _pay(state, seat, state.tables.cost_fighters, action - BUILD_FIGHTERS_0, log)
    for tribe in (2 * seat, 2 * seat + 1):
        if state.reserve[tribe]:
            state.reserve[tribe] -= 1
            state.fighters[tribe] += 1
            if log is not None:
                log.add(BUILT_FIGHTER, tribe)


def build_wagon(state: State, seat: int, action: int, log: Log | None) -> None:
    """A wagon to either box (SR-BUILD-05)."""
    kind, joker = divmod(action - BUILD_WAGON_0, JOKERS)
    _pay(state, seat, state.tables.cost_wagon, joker, log)
    state.reserve_wagons[seat] -= 1
    state.wagons[2 * seat + kind] += 1
    if log is not None:
        log.add(BUILT_WAGON, 2 * seat + kind)


def buy_card(state: State, seat: int, action: int, log: Log | None) -> None:
    """The top development card, face-down (SR-BUILD-07)."""
    _pay(state, seat, state.tables.cost_card, action - BUY_CARD_0, log)
    if log is not None:
        log.add(BOUGHT_CARD, seat)
    due_card(state, seat, log)


@final
class Bank(Move[State]):
    """Three alike for one ore, one grain or the top pasture card (SR-TRADE-04, SR-TRADE-06); the menu offers it."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Enough alike, and something left of what is wanted."""
        kind, supply = BANK.split(code)
        hand, price = state.hands[seat * KINDS : seat * KINDS + KINDS], state.tables.bank_price
        if hand[kind] < price:
            mixed = kind in (HORSE, CATTLE) and hand[HORSE] + hand[CATTLE] >= price
            return "SR-TRADE-05" if mixed else "SR-TRADE-04"
        left = pasture_left(state) if supply == PASTURE else state.bank[supply]
        return None if left else "SR-TRADE-11"

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Hand in, then take or draw."""
        kind, supply = BANK.split(code)
        hand_in(state, seat, kind, state.tables.bank_price)
        if log is not None:
            log.add(BANKED, seat, state.tables.bank_price, kind)
        if supply == PASTURE:
            state.agenda.append(S_DRAW.at(seat))
        else:
            take_open(state, seat, supply, log)
