"""The industry phase (EE-IND): rebuilding and abilities; hand cards have a file of their own."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import DONE, REBUILD, SWAP, USE
from occasus.games.empires_end.board.names import (
    COIN,
    COST_MOST,
    HAMMER,
    INDUSTRY,
    KINDS,
    MOVE_INNOVATION,
    REBUILD_DISCOUNT,
    SLOTS,
    SWAP_LOCATIONS,
    TILES,
)
from occasus.games.empires_end.board.state import State, ask
from occasus.games.empires_end.events import REBUILT, SWAPPED, USED
from occasus.games.empires_end.rules.economy import use_anywhere, use_of
from occasus.games.empires_end.rules.empire import neighbours, swap_places
from occasus.games.empires_end.rules.hand_cards import card_options, end_block
from occasus.games.empires_end.rules.innovations import move, move_options
from occasus.games.empires_end.rules.resources import spend_hammers
from occasus.games.empires_end.steps import IN_INDUSTRY, IN_MOVE, IN_SWAP

_DONE: Final = DONE.base
_USE: Final = USE.base
_REBUILD: Final = REBUILD.base
_COSTS: Final = COST_MOST + 1
_SWAP: Final = SWAP.base
_IN_INDUSTRY: Final = IN_INDUSTRY.base
_IN_SWAP: Final = IN_SWAP.base
_IN_MOVE: Final = IN_MOVE.base
_ALL_SWAPS: Final = tuple(SWAP.code(tile, other) for tile in range(TILES) for other in range(tile + 1, TILES))


def industry_options(state: State, seat: int, _step: int) -> list[int]:
    """Hand cards once, a rebuilding once, every ability once, in any order, or done (EE-IND-01, EE-IND-04)."""
    found = [_DONE]
    if not state.cards_handled[seat]:
        card_options(state, seat, found)
    if not state.rebuilt[seat]:  # EE-IND-19
        rebuild_options(state, seat, found)
    if state.block[seat] < 2:
        ability_options(state, seat, found)
    return found


def rebuild_cost(state: State, seat: int, slot: int) -> int:
    """The printed hammers less the help of all neighbours, not below 0 (EE-IND-20, EE-ABIL-11, EE-RUL-18)."""
    tables, home = state.tables, state.home
    cost = tables.rebuild_cost[slot % TILES]
    for card in state.innovations[seat]:
        if tables.abilities.kind[TILES + card] == REBUILD_DISCOUNT:
            helper = home[card]
            if state.intact[helper] and slot in neighbours(state, helper):
                cost -= tables.abilities.discount[TILES + card]
    return max(0, cost)


def rebuild_options(state: State, seat: int, found: list[int]) -> None:
    """Add every destroyed location with every way to pay for it (EE-IND-20, EE-IND-21)."""
    intact, resources = state.intact, state.resources
    first = seat * TILES
    hammers, coins = resources[seat * KINDS + HAMMER], resources[seat * KINDS + COIN]
    for slot in range(first, first + TILES):
        if not intact[slot]:
            cost = rebuild_cost(state, seat, slot)
            code = _REBUILD + (slot - first) * _COSTS
            found.extend(range(code + max(0, cost - hammers), code + min(cost, coins) + 1))


def ability_options(state: State, seat: int, found: list[int]) -> None:
    """Add every industry ability that is an action and not used yet (EE-IND-03, EE-IND-25, EE-IND-27)."""
    tables, intact, used, home = state.tables, state.intact, state.used, state.home
    kinds, phases = tables.abilities.kind, tables.abilities.phase
    first = seat * TILES
    for tile in tables.swap_tiles:
        if intact[first + tile] and not used[first + tile]:
            found.append(_USE + tile)
    for card in state.innovations[seat]:
        bearer = TILES + card
        if phases[bearer] == INDUSTRY and not used[SLOTS + card] and intact[home[card]]:
            kind = kinds[bearer]
            if kind == REBUILD_DISCOUNT or (kind == MOVE_INNOVATION and not move_options(state, seat, 0)):
                continue
            found.append(_USE + bearer)


def use_industry(state: State, seat: int, bearer: int, log: Log | None) -> None:
    """Activate an industry ability (EE-ABIL-10, EE-ABIL-12, EE-ABIL-13, EE-ABIL-32)."""
    state.used[use_of(seat, bearer)] += 1
    if state.tables.one_block:  # EE-RUL-14
        state.block[seat] = 1
    if log is not None:
        log.add(USED, seat, bearer)
    kind = state.tables.abilities.kind[bearer]
    if kind == SWAP_LOCATIONS:
        ask(state, seat, _IN_SWAP + bearer)
    elif kind == MOVE_INNOVATION:
        ask(state, seat, _IN_MOVE + bearer - TILES)
    else:
        use_anywhere(state, seat, bearer, kind, log)


def swap_options(_state: State, _seat: int, _step: int) -> list[int]:
    """Any two locations, intact or destroyed, at any distance (EE-IND-28)."""
    return list(_ALL_SWAPS)


def swap(state: State, seat: int, code: int, log: Log | None) -> None:
    """Exchange two locations with everything on them (EE-IND-28, EE-INNO-09)."""
    tile, other = divmod(code - _SWAP, TILES)
    swap_places(state, seat * TILES + tile, seat * TILES + other)
    if log is not None:
        log.add(SWAPPED, seat, tile, other)
    ask(state, seat, _IN_INDUSTRY)


def move_one(state: State, seat: int, code: int, log: Log | None) -> None:
    """Move one innovation, then industry goes on."""
    move(state, seat, code, log)
    ask(state, seat, _IN_INDUSTRY)


def rebuild(state: State, seat: int, code: int, log: Log | None) -> None:
    """Pay and turn a location to its intact side; it works at once (EE-IND-20, EE-IND-22 to EE-IND-24, EE-LOC-07)."""
    tile, coins = divmod(code - _REBUILD, _COSTS)
    slot = seat * TILES + tile
    cost = rebuild_cost(state, seat, slot)
    state.rebuilt[seat] = 1
    end_block(state, seat)
    if log is not None:
        log.add(REBUILT, seat, tile)
    spend_hammers(state, seat, cost, coins, log)
    state.intact[slot] = 1
