"""The quick policy of Struggle for Rome: what every action brings at once, for any decision of the game."""

from __future__ import annotations

from typing import Final

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.campaign import Campaign, Gains
from occasus.bots.struggle_for_rome.chart import Chart
from occasus.bots.struggle_for_rome.market import Market
from occasus.bots.struggle_for_rome.worth import Weights
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.actions import (
    DECLINE_0,
    END_TURN_0,
    KEEP_HIDDEN_0,
    MOVE_LEGIONNAIRE_0,
    NO_DEAL_0,
    PAY_0,
    PLACE_HORSEMAN_0,
    RETURN_0,
    ROB_0,
    SHOW_POINTS_0,
    STOP_WAITING_0,
    TAKE_GOLD_0,
    WITHDRAW_0,
)
from occasus.games.struggle_for_rome.board.names import GRAIN, KINDS, PAID_GOLD_MOST
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.rules.points import hidden_points
from occasus.games.struggle_for_rome.steps import STEP_OF

TRIBE: Final = steps.S_TRIBE.index
BUILD: Final = steps.S_BUILD.index
LEGIONNAIRE: Final = steps.S_LEGIONNAIRE.index
ROB: Final = steps.S_ROB.index
RANSOM: Final = steps.S_RANSOM.index
SHORTAGE: Final = steps.S_SHORTAGE.index
PAY: Final = steps.S_PAY.index
CLAIM: Final = steps.S_CLAIM.index
PLACE: Final = steps.S_PLACE.index

BLOCKED: Final = 0.35  # of an income: how long the legionnaire stays
LOOT: Final = 0.15  # a stolen card
SHOW: Final = 9.0


def gains(chart: Chart, w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """What the actions worth considering bring, in logits; offers and their answers are left to `deals.py`."""
    step = STEP_OF[state.agenda[-1]]
    if step == TRIBE:
        allowed = set(legal)
        found = [gain for gain in Campaign(chart, w, state, seat).gains() if gain[0] in allowed]
        found.append((END_TURN_0, 0.0))
        return found
    if step == BUILD:
        found = Market(w, state, seat).gains(legal)
        found.append((END_TURN_0, 0.0))
        return found
    if step == LEGIONNAIRE:
        return [(code, hex_gain(chart, w, state, seat, code - MOVE_LEGIONNAIRE_0)) for code in legal]
    if step == ROB:
        return [(code, victim_gain(state, code - ROB_0)) for code in legal]
    if step == RANSOM:
        return [(code, 0.1 * (code - TAKE_GOLD_0)) for code in legal]
    if step == SHORTAGE:
        return _returns(w, state, seat, legal)
    if step == PAY:
        return _payments(w, state, seat, legal)
    if step == CLAIM:
        return [(code, SHOW if code == SHOW_POINTS_0 and leads(state, seat) else 0.0) for code in legal]
    if step == PLACE:
        return [(code, -chart.rich[code - PLACE_HORSEMAN_0]) for code in legal]
    for code in (DECLINE_0, NO_DEAL_0, WITHDRAW_0, STOP_WAITING_0, KEEP_HIDDEN_0):
        if code in legal:
            return [(code, 0.0)]
    return [(legal[0], 0.0)]


def hex_gain(chart: Chart, w: Weights, state: State, seat: int, hexagon: int) -> float:
    """What the legionnaire takes from others on a hex, and what he steals there."""
    guests = state.guests[hexagon]
    if not guests:
        return 0.0
    what = chart.tables.yields[hexagon]
    income = chart.chance[hexagon] * w[terms.INCOME + what] * BLOCKED if what >= 0 else 0.0
    gain = loot = 0.0
    for other in range(state.tables.seats):
        if not guests >> other & 1:
            continue
        if other == seat:
            gain -= income
        else:
            gain += income * danger(state, other)
            loot = max(loot, victim_gain(state, other))
    return gain + loot


def danger(state: State, seat: int) -> float:
    """How much a player should be held back, 0 to 1: the nearer to the end the more."""
    return min(1.0, 0.25 + 0.08 * state.points[seat])


def victim_gain(state: State, victim: int) -> float:
    """What it brings to rob a player."""
    number = hand_size(state, victim)
    if number:
        return LOOT * (1.0 + danger(state, victim)) + 0.005 * min(number, 5)
    return 0.04 * min(2, state.gold[victim]) * (1.0 + danger(state, victim))


def leads(state: State, seat: int) -> bool:
    """Whether a player who shows the hidden points has at least as many as anybody seems to have."""
    mine = state.points[seat] + hidden_points(state, seat)
    return all(
        (state.points[other], state.gold[other]) < (mine, state.gold[seat])
        for other in range(state.tables.seats)
        if other != seat
    )


def _returns(w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """The card that is missed least goes back."""
    market = Market(w, state, seat)
    found: Gains = []
    first = seat * KINDS
    for code in legal:
        hand = [held - state.returned[first + kind] for kind, held in enumerate(market.hand)]
        hand[code - RETURN_0] -= 1
        found.append((code, market.with_hand(hand)))
    return found


def _payments(w: Weights, state: State, seat: int, legal: list[int]) -> Gains:
    """Grain or gold, whichever is missed less."""
    market = Market(w, state, seat)
    found: Gains = []
    for code in legal:
        grain, gold = divmod(code - PAY_0, PAID_GOLD_MOST + 1)
        hand = market.hand[:]
        hand[GRAIN] -= grain
        found.append((code, market.with_hand(hand) - gold * w[terms.GOLD]))
    return found
