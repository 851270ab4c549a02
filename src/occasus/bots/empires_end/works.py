"""Economy and industry: many small choices, each judged by what it changes at once."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.homes import best_home
from occasus.bots.empires_end.term_names import CARD_KEPT, FRESH_CARD
from occasus.games.empires_end.actions import (
    ATTACH,
    BUILD,
    DONE,
    EXCHANGE_ONE,
    KEEP,
    MOVE,
    REACTIVATE_IT,
    REBUILD,
    SELL,
    SWAP,
    THROW_AWAY,
    USE_ABILITY,
)
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import (
    COIN,
    EXCHANGE,
    GAIN,
    GAIN_PER_ADJACENT,
    GAIN_POINTS,
    MOVE_INNOVATION,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    REACTIVATE,
    REFRESH_ADJACENT,
    RESOURCES,
    SWAP_LOCATIONS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.abilities import slot_of
from occasus.games.empires_end.rules.empire import intact_beside, neighbours, ruins_beside, swap_places
from occasus.games.empires_end.rules.industry import SWAPS
from occasus.games.empires_end.rules.innovations import attach, homes, move, moves

LEAST: Final = 0.05  # points that make a choice worth the trouble
SWAP_LEAST: Final = 0.5
MARK: Final = 0.8


def after(evaluation: Evaluation, state: State, seat: int, code: int) -> float:
    """The seat's evaluation after an action."""
    tried = state.copy()
    AGENDA.apply(tried, seat, code, None)
    return evaluation.value(tried, seat)


def use_worth(state: State, seat: int, bearer: int, prices: list[float]) -> float:
    """What one use of an economy ability brings now."""
    abilities = state.tables.abilities
    kind, slot = abilities.kind[bearer], slot_of(state, seat, bearer)
    if kind in (GAIN, GAIN_PER_ADJACENT):
        near = 1 if kind == GAIN else intact_beside(state, slot, abilities.beside[bearer])
        counts = abilities.gain[bearer]
        worth = 0.0
        for resource in range(RESOURCES):
            worth += float(counts[resource] * near) * prices[resource]
        return worth
    if kind == GAIN_POINTS:
        return float(abilities.points[bearer])
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        return float(abilities.points[bearer] * ruins_beside(state, slot))
    if kind == POINTS_PER_ADJACENT:
        return float(abilities.points[bearer] * intact_beside(state, slot, abilities.beside[bearer]))
    if kind == REFRESH_ADJACENT:
        near_slots = neighbours(state, slot)
        marked = [card for card in state.innovations[seat] if state.exhausted[card] and state.home[card] in near_slots]
        return MARK * len(marked)
    if kind == EXCHANGE:
        best = 0.0
        for counts_taken in abilities.taken[bearer]:
            if counts_taken:
                worth = -prices[abilities.given[bearer]]
                for resource in range(RESOURCES):
                    worth += float(counts_taken[resource]) * prices[resource]
                best = max(best, worth)
        return best * float(abilities.limit[bearer]) * 0.7
    return 0.0


def economy_worths(evaluation: Evaluation, state: State, seat: int, legal: list[int]) -> list[tuple[float, int]]:
    """What each use and exchange brings now; re-activation comes when nothing better is left."""
    kinds = state.tables.abilities.kind
    prices = evaluation.prices(state, seat)
    now = evaluation.value(state, seat)
    found: list[tuple[float, int]] = []
    for code in legal:
        if USE_ABILITY.has(code):
            bearer = USE_ABILITY.of(code)
            if kinds[bearer] == REACTIVATE:
                found.append((LEAST / 2.0, code))
            else:
                worth = use_worth(state, seat, bearer, prices)
                found.append((worth + LEAST if worth > 0.0 else -LEAST, code))
        elif EXCHANGE_ONE.has(code):
            found.append((after(evaluation, state, seat, code) - now - LEAST, code))
        else:
            found.append((0.0, code))  # done
    return found


def reactivation_worths(evaluation: Evaluation, state: State, seat: int, legal: list[int]) -> list[tuple[float, int]]:
    """What each ability brings when it is used once more."""
    prices = evaluation.prices(state, seat)
    return [(use_worth(state, seat, REACTIVATE_IT.of(code), prices), code) for code in legal]


def built_worth(evaluation: Evaluation, state: State, seat: int, code: int) -> float:
    """The evaluation after a card is built and attached."""
    tried = state.copy()
    AGENDA.apply(tried, seat, code, None)
    card, _, _ = BUILD.split(code)
    found = homes(tried, seat)
    if found:
        AGENDA.apply(tried, seat, ATTACH.at(best_home(tried, card, found) - seat * TILES), None)
    return evaluation.value(tried, seat)


def industry_worths(
    evaluation: Evaluation, state: State, seat: int, legal: list[int], swaps: bool
) -> list[tuple[float, int]]:
    """What each sensible action brings, compared with leaving it."""
    now = evaluation.value(state, seat)
    kinds = state.tables.abilities.kind
    later = evaluation.industries_after(state) > 0
    found: list[tuple[float, int]] = []
    gains: dict[int, float] = {}
    for code in legal:
        if REBUILD.has(code):
            found.append((after(evaluation, state, seat, code) - now, code))
        elif BUILD.has(code):
            gain = built_worth(evaluation, state, seat, code) - now
            card, _, _ = BUILD.split(code)
            gains[card] = max(gain, gains.get(card, 0.0))
            found.append((gain, code))
        elif USE_ABILITY.has(code):
            bearer = USE_ABILITY.of(code)
            found.append((_use(evaluation, state, seat, bearer, kinds[bearer], swaps), code))
        elif DONE.has(code) or KEEP.has(code):
            found.append((LEAST, code))
    coin = evaluation.prices(state, seat)[COIN]
    for code in legal:
        if SELL.has(code):
            lost = gains.get(SELL.of(code), 0.0) * evaluation.weights[CARD_KEPT] if later else 0.0
            found.append((coin - lost, code))
    return found


def _use(evaluation: Evaluation, state: State, seat: int, bearer: int, kind: int, swaps: bool) -> float:
    if kind == SWAP_LOCATIONS:
        return max(swap_worths(evaluation, state, seat))[0] - SWAP_LEAST if swaps else 0.0
    if kind == MOVE_INNOVATION:
        return _best_move(evaluation, state, seat)
    return use_worth(state, seat, bearer, evaluation.prices(state, seat))


def _best_move(evaluation: Evaluation, state: State, seat: int) -> float:
    """What the best move of an innovation brings, such as one off a ruin."""
    now, most = evaluation.value(state, seat), 0.0
    for code in moves(state, seat):
        card, tile = MOVE.split(code)
        tried = state.copy()
        move(tried, seat, card, seat * TILES + tile, None)
        most = max(most, evaluation.value(tried, seat) - now)
    return most


def swap_worths(evaluation: Evaluation, state: State, seat: int) -> list[tuple[float, int]]:
    """What each exchange of two locations brings."""
    now = evaluation.value(state, seat)
    first = seat * TILES
    tried = state.copy()
    found: list[tuple[float, int]] = []
    for code in SWAPS:
        tile, other = SWAP.split(code)
        swap_places(tried, first + tile, first + other)
        found.append((evaluation.value(tried, seat) - now, code))
        swap_places(tried, first + tile, first + other)
    return found


def leftover_worths(evaluation: Evaluation, state: State, seat: int) -> list[tuple[float, int]]:
    """Keep the other cards if they are better than what one may expect to draw."""
    if not evaluation.industries_after(state):
        return [(0.0, KEEP.at()), (0.0, THROW_AWAY.at())]
    now = evaluation.value(state, seat)
    hand = state.hands[seat]
    total = 0.0
    for card in hand:
        found = homes(state, seat)
        if found:
            tried = state.copy()
            attach(tried, seat, card, best_home(tried, card, found), None)
            total += max(0.0, evaluation.value(tried, seat) - now - float(state.tables.cost[card]))
    return [(total - evaluation.weights[FRESH_CARD] * float(len(hand)), KEEP.at()), (0.0, THROW_AWAY.at())]
