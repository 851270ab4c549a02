"""The industry phase (EE-IND): its menu, rebuilding, abilities, swapping; hand cards have a file of their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.empires_end.actions import BUILD, CATALOGUE, DONE, REBUILD, SELL, SWAP, THROW_AWAY, USE_ABILITY
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import (
    BUILD_DISCOUNT,
    INDUSTRY,
    MOVE_INNOVATION,
    REBUILD_DISCOUNT,
    SLOTS,
    SWAP_LOCATIONS,
    TILES,
)
from occasus.games.empires_end.board.state import AFTER_BLOCK, IN_BLOCK, State
from occasus.games.empires_end.events import REBUILT, SWAPPED, USED
from occasus.games.empires_end.rules.abilities import carry_out, use_of, why_not_usable
from occasus.games.empires_end.rules.combined import Done
from occasus.games.empires_end.rules.empire import neighbours, swap_places
from occasus.games.empires_end.rules.hand_cards import Build, HandCards, Sell, ThrowAway, end_block
from occasus.games.empires_end.rules.innovations import moves
from occasus.games.empires_end.rules.resources import offer_coins, spend_hammers, why_not_payable
from occasus.games.empires_end.steps import DRAWING, IN_INDUSTRY_STEP, IN_MOVE_STEP, IN_SWAP_STEP

SWAPS: Final = tuple(SWAP.at(tile, other) for tile in range(TILES) for other in range(tile + 1, TILES))
"""Any two locations, the one of lower value first."""


def rebuild_cost(state: State, seat: i64, slot: i64) -> i64:
    """The printed hammers less the help of all neighbours, not below 0 (EE-IND-20, EE-ABIL-11, EE-RUL-18)."""
    facts, home = state.facts, state.home
    cost = facts.rebuild_cost[slot % TILES]
    for card in state.innovations[seat]:
        if facts.abilities.kind[TILES + card] == REBUILD_DISCOUNT:
            helper = home[card]
            if state.intact[helper] and slot in neighbours(state, helper):
                cost -= facts.abilities.discount[TILES + card]
    return max(0, cost)


@final
class Rebuild(Move[State]):
    """Pay and turn one destroyed location to its intact side; it works at once
    (EE-IND-19, EE-IND-20, EE-IND-21, EE-IND-22, EE-IND-23, EE-IND-24, EE-LOC-07).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        tile, coins = REBUILD.split(code)
        slot = seat * TILES + tile
        if state.rebuilt[seat] >= state.facts.rebuilds:
            return "EE-IND-19"
        if state.intact[slot]:
            return "EE-IND-21"
        return why_not_payable(state, seat, rebuild_cost(state, seat, slot), coins, "EE-IND-20")

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        first, intact = seat * TILES, state.intact
        if state.rebuilt[seat] >= state.facts.rebuilds or 0 not in intact[first : first + TILES]:
            return
        for slot in range(first, first + TILES):
            if not intact[slot]:
                offer_coins(state, seat, rebuild_cost(state, seat, slot), REBUILD.at(slot - first, 0), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        tile, coins = REBUILD.split(code)
        slot = seat * TILES + tile
        cost = rebuild_cost(state, seat, slot)
        state.rebuilt[seat] = 1
        end_block(state, seat)
        if log is not None:
            log.add(REBUILT, seat, tile)
        spend_hammers(state, seat, cost, coins, log)
        state.intact[slot] = 1


@final
class Use(Move[State]):
    """Use an ability that is an action, once in a phase (EE-IND-03, EE-IND-25, EE-IND-27, EE-IND-29, EE-RUL-14)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        bearer = USE_ABILITY.of(code)
        reason = why_not_usable(state, seat, bearer, INDUSTRY, "EE-IND-25", "EE-IND-25")
        if reason is not None:
            return reason
        kind = state.facts.abilities.kind[bearer]
        if kind in (BUILD_DISCOUNT, REBUILD_DISCOUNT):
            return "EE-IND-03"
        if state.used[use_of(seat, bearer)] >= state.facts.abilities.limit[bearer]:
            return "EE-IND-29"
        if state.block[seat] == AFTER_BLOCK:
            return "EE-RUL-14"
        return "EE-ABIL-12" if kind == MOVE_INNOVATION and not moves(state, seat) else None

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.block[seat] == AFTER_BLOCK:
            return
        facts, intact, used, home = state.facts, state.intact, state.used, state.home
        kinds, phases, limits = facts.abilities.kind, facts.abilities.phase, facts.abilities.limit
        first = seat * TILES
        for tile in facts.industry_tiles:
            if intact[first + tile] and used[first + tile] < limits[tile]:
                codes.append(USE_ABILITY.at(tile))
        for card in state.innovations[seat]:
            bearer = TILES + card
            if phases[bearer] == INDUSTRY and used[SLOTS + card] < limits[bearer] and intact[home[card]]:
                kind = kinds[bearer]
                if kind != REBUILD_DISCOUNT and (kind != MOVE_INNOVATION or len(moves(state, seat)) > 0):
                    codes.append(USE_ABILITY.at(bearer))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        bearer = USE_ABILITY.of(code)
        state.used[use_of(seat, bearer)] += 1
        if state.facts.one_block:  # EE-RUL-14
            state.block[seat] = IN_BLOCK
        if log is not None:
            log.add(USED, seat, bearer)
        kind = state.facts.abilities.kind[bearer]
        if kind == SWAP_LOCATIONS:  # EE-ABIL-10, EE-ABIL-32, EE-RUL-38
            state.ask(seat, IN_SWAP_STEP.at(bearer))
        elif kind == MOVE_INNOVATION:  # EE-ABIL-12
            state.ask(seat, IN_MOVE_STEP.at(bearer - TILES))
        else:
            carry_out(state, seat, bearer, log)


@final
class Swap(Move[State]):
    """Exchange any two locations with everything on them, at any distance (EE-IND-28, EE-INNO-09)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        tile, other = SWAP.split(code)
        return None if tile < other else "EE-IND-28"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        codes.extend(SWAPS)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        tile, other = SWAP.split(code)
        swap_places(state, seat * TILES + tile, seat * TILES + other)
        if log is not None:
            log.add(SWAPPED, seat, tile, other)
        state.ask(seat, IN_INDUSTRY_STEP.at())


AGENDA.bind(  # hand cards once, a rebuilding once, every ability once, in any order, or done (EE-IND-01, EE-IND-04)
    IN_INDUSTRY_STEP,
    Question(
        CATALOGUE,
        Done(DONE),
        HandCards(Sell(SELL), Build(BUILD)),
        ThrowAway(THROW_AWAY),
        Rebuild(REBUILD),
        Use(USE_ABILITY),
    ),
    waiting=DRAWING,
)
AGENDA.bind(IN_SWAP_STEP, Question(CATALOGUE, Swap(SWAP)), waiting=DRAWING)
