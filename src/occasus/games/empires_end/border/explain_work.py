"""Why not, in economy and industry: abilities, exchanges, hand cards, rebuilding, moving."""

from __future__ import annotations

from occasus.core.basics import RuleId
from occasus.games.empires_end.board.names import (
    BUILD_DISCOUNT,
    COIN,
    EXCHANGE,
    HAMMER,
    INDUSTRY,
    KINDS,
    REBUILD_DISCOUNT,
    TILES,
)
from occasus.games.empires_end.board.state import CLOSED, State
from occasus.games.empires_end.rules.economy import slot_of, use_of
from occasus.games.empires_end.rules.hand_cards import build_cost, free_town
from occasus.games.empires_end.rules.industry import rebuild_cost
from occasus.games.empires_end.rules.innovations import has_intact


def _why_not_usable(state: State, seat: int, bearer: int) -> RuleId | None:
    """An own industry ability on an intact location."""
    if bearer >= TILES and bearer - TILES not in state.innovations[seat]:
        return "EE-IND-25"
    if state.tables.abilities.phase[bearer] != INDUSTRY:
        return "EE-IND-25"
    return None if state.intact[slot_of(state, seat, bearer)] else "EE-LOC-06"


def why_not_use(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """Each ability at most once in its phase."""
    bearer = args[0]
    reason = _why_not_usable(state, seat, bearer)
    if reason is not None:
        return reason
    kind = state.tables.abilities.kind[bearer]
    if kind == EXCHANGE:
        return "EE-ABIL-03"
    if kind in (BUILD_DISCOUNT, REBUILD_DISCOUNT):
        return "EE-IND-03"
    if state.used[use_of(seat, bearer)] >= state.tables.abilities.limit[bearer]:
        return "EE-IND-29"
    if state.block[seat] == 2:
        return "EE-RUL-14"
    return "EE-ABIL-12"


def _why_not_card(state: State, seat: int, card: int) -> RuleId | None:
    """A hand card, while hand cards are handled."""
    if state.cards_handled[seat] == CLOSED:
        return "EE-IND-17" if card in state.hands[seat] else "EE-IND-01"
    return None if card in state.hands[seat] else "EE-IND-05"


def _why_not_cost(state: State, seat: int, cost: int, coins: int, rule: RuleId) -> RuleId:
    """As many coins as the cost at most; the rest in hammers."""
    if coins > cost:
        return rule
    assert state.resources[seat * KINDS + COIN] < coins or state.resources[seat * KINDS + HAMMER] < cost - coins
    return "EE-RES-06"


def why_not_build(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """A hand card, a location for it, a Town if one is named, and the cost."""
    card, with_town, coins = args
    reason = _why_not_card(state, seat, card)
    if reason is not None:
        return reason
    if not has_intact(state, seat):
        return "EE-INNO-12"
    town = free_town(state, seat) if with_town else -1
    if with_town and town < 0:
        return "EE-IND-08"
    return _why_not_cost(state, seat, build_cost(state, card, town), coins, "EE-IND-10")


def why_not_sell(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """A hand card, while hand cards are handled."""
    return _why_not_card(state, seat, args[0]) or "EE-IND-12"


def why_not_rebuild(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """One destroyed location in a phase, and the cost."""
    tile, coins = args
    slot = seat * TILES + tile
    if state.rebuilt[seat]:
        return "EE-IND-19"
    if state.intact[slot]:
        return "EE-IND-21"
    return _why_not_cost(state, seat, rebuild_cost(state, seat, slot), coins, "EE-IND-20")


def why_not_move(state: State, seat: int, args: tuple[int, ...]) -> RuleId:
    """An own innovation, another intact location, the fewest innovations there."""
    card, tile = args
    slot = seat * TILES + tile
    if card not in state.innovations[seat] or state.home[card] == slot:
        return "EE-ABIL-12"
    return "EE-RUL-19" if state.intact[slot] else "EE-INNO-03"
