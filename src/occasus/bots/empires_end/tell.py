"""Reasons for an action in the words of a player."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.empires_end import bids
from occasus.bots.empires_end.policy import Policy, is_bid
from occasus.bots.empires_end.reasons import reasons_between
from occasus.games.empires_end import deeds
from occasus.games.empires_end.actions import BID_AXES, BID_COINS, PAY, SKIP
from occasus.games.empires_end.conflict import base_strength
from occasus.games.empires_end.names import KINDS
from occasus.games.empires_end.state import State
from occasus.games.empires_end.steps import CHOOSE_HOME, CHOOSE_RUIN, IN_MOVE, IN_REACTIVATION, IN_SWAP
from occasus.games.empires_end.tables import band_of

MOST: Final = 2  # reasons for an action
SURE: Final = 0.5  # of the worlds in which others take the card make it likely


def told_reasons(policy: Policy, found: list[State], seat: int, code: int, rng: Random) -> list[Reason]:
    """One or two reasons."""
    state = found[0]
    if is_bid(state, seat):
        return _bid(policy, state, seat, code)
    waiting = _waiting(policy, found, seat, code)
    after = state.copy()
    deeds.act(after, seat, code, None)
    _settle(policy, after, seat, rng)
    return (waiting + reasons_between(policy.outlook, state, after, seat))[:MOST]


def _settle(policy: Policy, state: State, seat: int, rng: Random) -> None:
    """Make the small choices that belong to an action: where a card goes, which location falls."""
    parts = (CHOOSE_RUIN, CHOOSE_HOME, IN_SWAP, IN_MOVE, IN_REACTIVATION)
    while state.agenda and state.todo[seat] >= 0:
        step = state.todo[seat]
        if not any(part.base <= step < part.base + part.size for part in parts):
            return
        deeds.act(state, seat, policy.choose(state, seat, deeds.legal(state, seat), rng), None)


def _waiting(policy: Policy, found: list[State], seat: int, code: int) -> list[Reason]:
    """For a payment or a skip: whether somebody else will take the card, or it comes back with more on it."""
    if PAY.base <= code < PAY.base + PAY.size:
        offer = (code - PAY.base) // KINDS
    elif SKIP.base <= code < SKIP.base + SKIP.size:
        offer = (code - SKIP.base) // (SKIP.size // 2)
    else:
        return []
    gains = [policy.gains(world, seat, offer)[1] for world in found]
    own = sum(gain[seat] for gain in gains) / len(gains)
    others = sum(min(gain[other] for other in range(len(gain)) if other != seat) for gain in gains) / len(gains)
    if others < own:
        return [Reason("ee-hint-others-take", {"points": max(1, round(-others))}, own - others)]
    return [Reason("ee-hint-pile-grows", {}, own)]


def _bid(policy: Policy, state: State, seat: int, code: int) -> list[Reason]:
    """For a bid: the band it reaches, and what else it may win."""
    chosen = state.bids[2 * seat]
    tokens = code - BID_AXES.base if chosen < 0 else chosen + code - BID_COINS.base
    strength = base_strength(state, seat) + tokens
    band = band_of(state.tables, state.conflict, strength)
    points = band[2] if band is not None else 0
    key = "ee-hint-band-gains" if points > 0 else "ee-hint-band-loses" if points < 0 else "ee-hint-band-none"
    found = [Reason(key, {"strength": strength, "points": abs(points)}, float(points))]
    victory = bids.likely_victory(policy.outlook, state, seat)
    if tokens < len(victory) and victory[tokens] >= SURE:
        found.append(Reason("ee-hint-strongest", {"points": state.tables.victory_points[state.conflict]}, 1.0))
    return found
