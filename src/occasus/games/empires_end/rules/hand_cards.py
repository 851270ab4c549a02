"""Industry A (EE-IND-05 to EE-IND-18): building and selling hand cards, leftovers, the refill."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import ATTACH, BUILD, KEEP, SELL, THROW_AWAY
from occasus.games.empires_end.board.names import BUILD_COST_MOST, COIN, HAMMER, KINDS, TILES
from occasus.games.empires_end.board.state import CLOSED, State, ask
from occasus.games.empires_end.events import BUILT, DISCOUNTED, KEPT, SOLD, THREW_AWAY
from occasus.games.empires_end.rules.innovations import attach, has_intact
from occasus.games.empires_end.rules.resources import gain, spend_hammers
from occasus.games.empires_end.steps import CHOOSE_HOME, DRAW_CARD, IN_INDUSTRY, WITH_CARDS, WITH_LEFTOVERS

_BUILD: Final = BUILD.base
_WAYS: Final = BUILD_COST_MOST + 1
_PER_CARD: Final = 2 * _WAYS  # codes of BUILD for one card: with a Town or without, and the coins
_SELL: Final = SELL.base
_KEEP: Final = KEEP.base
_THROW_AWAY: Final = THROW_AWAY.base
_ATTACH: Final = ATTACH.base
_CHOOSE_HOME: Final = CHOOSE_HOME.base
_IN_INDUSTRY: Final = IN_INDUSTRY.base
_WITH_CARDS: Final = WITH_CARDS.base
_WITH_LEFTOVERS: Final = WITH_LEFTOVERS.base
_DRAW_CARD: Final = DRAW_CARD.base


def free_town(state: State, seat: int) -> int:
    """An intact Town whose discount was not used in this phase, or -1 (EE-IND-08)."""
    first = seat * TILES
    for tile in state.tables.towns:
        if state.intact[first + tile] and not state.used[first + tile]:
            return tile
    return -1


def build_cost(state: State, card: int, town: int) -> int:
    """The hammers a card costs, less the discount of one Town if there is one (EE-IND-07, EE-IND-09, EE-IND-10)."""
    cost = state.tables.cost[card]
    return cost if town < 0 else max(0, cost - state.tables.abilities.discount[town])


def card_options(state: State, seat: int, found: list[int]) -> None:
    """Add selling and every way of building each hand card (EE-IND-05, EE-IND-06, EE-IND-12)."""
    tables, resources = state.tables, state.resources
    hammers, coins = resources[seat * KINDS + HAMMER], resources[seat * KINDS + COIN]
    town = free_town(state, seat)
    can_build = has_intact(state, seat)  # EE-INNO-12
    for card in state.hands[seat]:
        found.append(_SELL + card)
        if can_build:
            cost = tables.cost[card]
            code = _BUILD + card * _PER_CARD
            found.extend(range(code + max(0, cost - hammers), code + min(cost, coins) + 1))
            if town >= 0:
                cost = build_cost(state, card, town)
                code += _WAYS
                found.extend(range(code + max(0, cost - hammers), code + min(cost, coins) + 1))
    if tables.throw_away_early and state.hands[seat]:  # EE-RUL-15
        found.append(_THROW_AWAY)


def more_options(state: State, seat: int, _step: int) -> list[int]:
    """After the first card: another one, or stop (EE-IND-05)."""
    found = [_KEEP]
    card_options(state, seat, found)
    return found


def leftover_options(_state: State, _seat: int, _step: int) -> list[int]:
    """After two cards: throw away all that is left or keep all (EE-IND-14)."""
    return [_KEEP, _THROW_AWAY]


def build(state: State, seat: int, code: int, log: Log | None) -> None:
    """Pay for a card; its owner then chooses its location (EE-IND-06, EE-IND-08)."""
    card, way = divmod(code - _BUILD, _PER_CARD)
    with_town, coins = divmod(way, _WAYS)
    town = free_town(state, seat) if with_town else -1
    cost = build_cost(state, card, town)
    if log is not None:
        log.add(BUILT, seat, card)
    if town >= 0:
        state.used[seat * TILES + town] = 1
        if log is not None:
            log.add(DISCOUNTED, seat, town)
    spend_hammers(state, seat, cost, coins, log)
    _leave_hand(state, seat, card)
    ask(state, seat, _CHOOSE_HOME + card)


def attach_built(state: State, seat: int, card: int, code: int, log: Log | None) -> None:
    """The built card got its location."""
    attach(state, seat, card, seat * TILES + code - _ATTACH, log)
    _handled_one(state, seat)


def sell(state: State, seat: int, code: int, log: Log | None) -> None:
    """Discard a card unseen and gain a coin, which may be spent at once (EE-IND-12, EE-IND-13, EE-INFO-07)."""
    card = code - _SELL
    if log is not None:
        log.whisper((seat,), SOLD, seat, card)
    _leave_hand(state, seat, card)
    state.discards.append(card)
    gain(state, seat, COIN, state.tables.sale_value, log)
    _handled_one(state, seat)


def _leave_hand(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.cards_handled[seat] += 1
    end_block(state, seat)


def end_block(state: State, seat: int) -> None:
    """Another action ends a block of industry abilities (EE-RUL-14)."""
    if state.block[seat] == 1:
        state.block[seat] = 2


def _handled_one(state: State, seat: int) -> None:
    if not state.hands[seat]:
        _refill(state, seat)
    elif state.cards_handled[seat] < state.tables.handled_most:
        ask(state, seat, _WITH_CARDS)
    else:
        ask(state, seat, _WITH_LEFTOVERS)


def keep(state: State, seat: int, _code: int, log: Log | None) -> None:
    """Handle no more cards and keep the rest."""
    if log is not None:
        log.add(KEPT, seat, len(state.hands[seat]))
    _refill(state, seat)


def throw_away(state: State, seat: int, _code: int, log: Log | None) -> None:
    """Discard all cards that are left, unseen (EE-IND-14, EE-INFO-07)."""
    if log is not None:
        log.add(THREW_AWAY, seat, len(state.hands[seat]))
    end_block(state, seat)
    state.discards.extend(state.hands[seat])
    state.hands[seat] = []
    _refill(state, seat)


def _refill(state: State, seat: int) -> None:
    """Draw up to the hand size; these cards cannot be handled in this phase any more (EE-IND-16, EE-IND-17)."""
    state.cards_handled[seat] = CLOSED
    missing = state.tables.hand_size - len(state.hands[seat])
    state.agenda.extend([_DRAW_CARD + seat] * missing)
    ask(state, seat, _IN_INDUSTRY)
