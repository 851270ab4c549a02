"""Economy and industry: many small choices, each judged by what it changes at once."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.placement import best_home
from occasus.bots.empires_end.term_names import CARD_KEPT, FRESH_CARD
from occasus.games.empires_end import actions
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
    """Return what one use of an economy ability brings now."""
    abilities = state.facts.abilities
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
    """Return what each use and exchange brings now; re-activation comes when nothing better is left."""
    kinds = state.facts.abilities.kind
    prices = evaluation.prices(state, seat)
    now = evaluation.value(state, seat)
    result: list[tuple[float, int]] = []
    for code in legal:
        if actions.USE_ABILITY.has(code):
            bearer = actions.USE_ABILITY.of(code)
            if kinds[bearer] == REACTIVATE:
                result.append((LEAST / 2.0, code))
            else:
                worth = use_worth(state, seat, bearer, prices)
                result.append((worth + LEAST if worth > 0.0 else -LEAST, code))
        elif actions.EXCHANGE_ONE.has(code):
            result.append((after(evaluation, state, seat, code) - now - LEAST, code))
        else:
            result.append((0.0, code))  # done
    return result


def reactivation_worths(evaluation: Evaluation, state: State, seat: int, legal: list[int]) -> list[tuple[float, int]]:
    """Return what each ability brings when it is used again."""
    prices = evaluation.prices(state, seat)
    return [(use_worth(state, seat, actions.REACTIVATE_IT.of(code), prices), code) for code in legal]


def built_worth(evaluation: Evaluation, state: State, seat: int, code: int) -> float:
    """The evaluation after a card is built and attached."""
    tried = state.copy()
    AGENDA.apply(tried, seat, code, None)
    card, _, _ = actions.BUILD.split(code)
    places = homes(tried, seat)
    if places:
        AGENDA.apply(tried, seat, actions.ATTACH.at(best_home(tried, card, places) - seat * TILES), None)
    return evaluation.value(tried, seat)


def industry_worths(
    evaluation: Evaluation, state: State, seat: int, legal: list[int], swaps: bool
) -> list[tuple[float, int]]:
    """Return what each sensible action brings, compared with leaving it."""
    now = evaluation.value(state, seat)
    kinds = state.facts.abilities.kind
    later = evaluation.industries_after(state) > 0
    result: list[tuple[float, int]] = []
    gains: dict[int, float] = {}
    for code in legal:
        if actions.REBUILD.has(code):
            result.append((after(evaluation, state, seat, code) - now, code))
        elif actions.BUILD.has(code):
            gain = built_worth(evaluation, state, seat, code) - now
            card, _, _ = actions.BUILD.split(code)
            gains[card] = max(gain, gains.get(card, 0.0))
            result.append((gain, code))
        elif actions.USE_ABILITY.has(code):
            bearer = actions.USE_ABILITY.of(code)
            result.append((_use(evaluation, state, seat, bearer, kinds[bearer], swaps), code))
        elif actions.DONE.has(code) or actions.KEEP.has(code):
            result.append((LEAST, code))
    coin = evaluation.prices(state, seat)[COIN]
    for code in legal:
        if actions.SELL.has(code):
            lost = gains.get(actions.SELL.of(code), 0.0) * evaluation.weights[CARD_KEPT] if later else 0.0
            result.append((coin - lost, code))
    return result


def _use(evaluation: Evaluation, state: State, seat: int, bearer: int, kind: int, swaps: bool) -> float:
    if kind == SWAP_LOCATIONS:
        return max(swap_worths(evaluation, state, seat))[0] - SWAP_LEAST if swaps else 0.0
    if kind == MOVE_INNOVATION:
        return _best_move(evaluation, state, seat)
    return use_worth(state, seat, bearer, evaluation.prices(state, seat))


def _best_move(evaluation: Evaluation, state: State, seat: int) -> float:
    """Return what the best move of an innovation brings, such as one off a ruin."""
    now, most = evaluation.value(state, seat), 0.0
    for code in moves(state, seat):
        card, tile = actions.MOVE.split(code)
        tried = state.copy()
        move(tried, seat, card, seat * TILES + tile, None)
        most = max(most, evaluation.value(tried, seat) - now)
    return most


def swap_worths(evaluation: Evaluation, state: State, seat: int) -> list[tuple[float, int]]:
    """Return what each exchange of two locations brings."""
    now = evaluation.value(state, seat)
    first = seat * TILES
    tried = state.copy()
    result: list[tuple[float, int]] = []
    for code in SWAPS:
        tile, other = actions.SWAP.split(code)
        swap_places(tried, first + tile, first + other)
        result.append((evaluation.value(tried, seat) - now, code))
        swap_places(tried, first + tile, first + other)
    return result


def leftover_worths(evaluation: Evaluation, state: State, seat: int) -> list[tuple[float, int]]:
    """Keep the other cards if they are better than what one may expect to draw."""
    if not evaluation.industries_after(state):
        return [(0.0, actions.KEEP.at()), (0.0, actions.THROW_AWAY.at())]
    now = evaluation.value(state, seat)
    hand = state.hands[seat]
    total = 0.0
    for card in hand:
        places = homes(state, seat)
        if places:
            tried = state.copy()
            attach(tried, seat, card, best_home(tried, card, places), None)
            total += max(0.0, evaluation.value(tried, seat) - now - float(state.facts.cost[card]))
    return [
        (total - evaluation.weights[FRESH_CARD] * float(len(hand)), actions.KEEP.at()),
        (0.0, actions.THROW_AWAY.at()),
    ]
