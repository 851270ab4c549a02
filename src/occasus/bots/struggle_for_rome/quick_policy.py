"""The quick policy of Struggle for Rome: what every action brings at once, for any decision of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.bots.struggle_for_rome.purchases import Purchases
from occasus.bots.struggle_for_rome.tribe_turns import Gains, TribeTurn
from occasus.bots.struggle_for_rome.tribe_value import Weights
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome import actions, steps
from occasus.games.struggle_for_rome.board.names import GRAIN, RESOURCES
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.rules.points import hidden_points
from occasus.games.struggle_for_rome.steps import STEP_OF

TRIBE: Final = steps.TRIBE_STEP.index
BUILD: Final = steps.BUILD_STEP.index
LEGIONNAIRE: Final = steps.LEGIONNAIRE_STEP.index
ROBBING: Final = steps.ROB_STEP.index
RANSOM: Final = steps.RANSOM_STEP.index
SHORTAGE: Final = steps.SHORTAGE_STEP.index
PAYING: Final = steps.PAY_STEP.index
CLAIM: Final = steps.CLAIM_STEP.index
PLACE: Final = steps.PLACE_STEP.index

BLOCKED: Final = 0.35  # of an income: how long the legionnaire stays
LOOT: Final = 0.15  # a stolen card
SHOW: Final = 9.0


def gains(map_stats: MapStats, w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """Return what the actions worth considering bring, in logits; offers and their answers are left to `deals.py`."""
    step = STEP_OF[state.agenda[-1]]
    if step == TRIBE:
        allowed = set(legal)
        result = [gain for gain in TribeTurn(map_stats, w, state, seat).gains() if gain[0] in allowed]
        result.append((actions.END_TURN.at(), 0.0))
        return result
    if step == BUILD:
        result = Purchases(w, state, seat).gains(legal)
        result.append((actions.END_TURN.at(), 0.0))
        return result
    if step == LEGIONNAIRE:
        return [(code, hex_gain(map_stats, w, state, seat, actions.MOVE_LEGIONNAIRE.of(code))) for code in legal]
    if step == ROBBING:
        return [(code, victim_gain(state, actions.ROB.of(code))) for code in legal]
    if step == RANSOM:
        return [(code, 0.1 * int(actions.TAKE_GOLD.of(code))) for code in legal]
    if step == SHORTAGE:
        return _returns(w, state, seat, legal)
    if step == PAYING:
        return _payments(w, state, seat, legal)
    if step == CLAIM:
        return [(code, SHOW if code == actions.SHOW_POINTS.at() and leads(state, seat) else 0.0) for code in legal]
    if step == PLACE:
        return [(code, -map_stats.rich[actions.PLACE_HORSEMAN.of(code)]) for code in legal]
    for code in (
        actions.DECLINE.at(),
        actions.NO_DEAL.at(),
        actions.WITHDRAW.at(),
        actions.STOP_WAITING.at(),
        actions.KEEP_HIDDEN.at(),
    ):
        if code in legal:
            return [(code, 0.0)]
    return [(legal[0], 0.0)]


def hex_gain(map_stats: MapStats, w: Weights, state: State, seat: int, hexagon: int) -> float:
    """Return what the legionnaire takes from others on a hex, and what he steals there."""
    seats_around = state.seats_around[hexagon]
    if not seats_around:
        return 0.0
    what = map_stats.facts.yields[hexagon]
    income = map_stats.chance[hexagon] * w[terms.INCOME + what] * BLOCKED if what >= 0 else 0.0
    gain = loot = 0.0
    for other in range(state.facts.seats):
        if not seats_around >> other & 1:
            continue
        if other == seat:
            gain -= income
        else:
            gain += income * danger(state, other)
            loot = max(loot, victim_gain(state, other))
    return gain + loot


def danger(state: State, seat: int) -> float:
    """Return how much a player should be held back, 0 to 1: the nearer to the end the more."""
    return min(1.0, 0.25 + 0.08 * float(state.points[seat]))


def victim_gain(state: State, victim: int) -> float:
    number = hand_size(state, victim)
    if number:
        return LOOT * (1.0 + danger(state, victim)) + 0.005 * float(min(number, 5))
    robbed = min(state.facts.robbed_gold, state.gold[victim])
    return 0.04 * float(robbed) * (1.0 + danger(state, victim))


def leads(state: State, seat: int) -> bool:
    """Return whether a player who shows the hidden points has at least as many as anyone seems to have."""
    mine = state.points[seat] + hidden_points(state, seat)
    return all(
        (state.points[other], state.gold[other]) < (mine, state.gold[seat])
        for other in range(state.facts.seats)
        if other != seat
    )


def _returns(w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """The card that is missed least goes back."""
    market = Purchases(w, state, seat)
    result: Gains = []
    first = seat * RESOURCES
    for code in legal:
        hand = vec[i64]([held - state.returned[first + kind] for kind, held in enumerate(market.hand)])
        hand[actions.RETURN.of(code)] -= 1
        result.append((code, market.with_hand(hand)))
    return result


def _payments(w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """Grain or gold, whichever is missed less."""
    market = Purchases(w, state, seat)
    result: Gains = []
    for code in legal:
        grain, gold = actions.PAY.split(code)
        hand = market.hand[:]
        hand[GRAIN] -= grain
        result.append((code, market.with_hand(hand) - int(gold) * w[terms.GOLD]))
    return result
