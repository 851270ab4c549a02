"""Reasons for an action in the words of a player."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.empires_end import bids
from occasus.bots.empires_end.policy import Policy, is_bid
from occasus.bots.empires_end.reasons import reasons_between
from occasus.bots.empires_end.works import use_worth
from occasus.games.empires_end.actions import (
    ATTACH,
    BEGIN_WITH,
    BID_AXES,
    BID_COINS,
    DECLINE,
    KEEP,
    PAY,
    REACTIVATE_IT,
    SKIP,
    THROW_AWAY,
)
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import ON_DESTRUCTION, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.board.tables import band_of
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.steps import (
    CHOOSE_HOME_STEP,
    CHOOSE_RUIN_STEP,
    IN_MOVE_STEP,
    IN_REACTIVATION_STEP,
    IN_SWAP_STEP,
)

MOST: Final = 2  # reasons for an action
SURE: Final = 0.5  # the chance from which on something is called likely
LASTS: Final = 0.75  # likewise, that a location stands to the end


def told_reasons(policy: Policy, found: list[State], seat: int, code: int, rng: Random) -> list[Reason]:
    """One or two reasons."""
    state = found[0]
    if is_bid(state, seat):
        return _bid(policy, state, seat, code)
    special = _waiting(policy, found, seat, code) + _by_itself(policy, state, seat, code)
    after = state.copy()
    AGENDA.apply(after, seat, code, None)
    _settle(policy, after, seat, rng)
    after.space, after.conflict, after.offers = state.space, state.conflict, state.offers  # only what the action did
    after.next_part = state.next_part
    return (special + reasons_between(policy.evaluation, state, after, seat))[:MOST]


def _by_itself(policy: Policy, state: State, seat: int, code: int) -> list[Reason]:
    """Reasons of actions whose good comes later."""
    if BEGIN_WITH.has(code):
        return [Reason("ee-hint-industry-first" if BEGIN_WITH.of(code) else "ee-hint-economy-first", {}, 1.0)]
    if DECLINE.has(code):
        return [Reason("ee-hint-decline", {}, 1.0)]
    if THROW_AWAY.has(code):
        return [Reason("ee-hint-new-cards", {}, 1.0)]
    if KEEP.has(code) and state.hands[seat]:
        return [Reason("ee-hint-keep-cards", {}, 1.0)]
    if REACTIVATE_IT.has(code):
        bearer = REACTIVATE_IT.of(code)
        worth = use_worth(state, seat, bearer, policy.evaluation.prices(state, seat))
        return [Reason("ee-hint-again", {"points": max(1, round(worth))}, worth)] if worth >= SURE else []
    if ATTACH.has(code):
        card = CHOOSE_HOME_STEP.of(state.todo[seat])
        quake = state.tables.abilities.phase[TILES + card] == ON_DESTRUCTION
        return [] if quake else [Reason("ee-hint-home-lasts", {}, 0.0)] if _lasts(policy, state, code) else []
    return []


def _lasts(policy: Policy, state: State, code: int) -> bool:
    """Whether a location is likely to stand at the end."""
    horizon = policy.evaluation.horizon
    return horizon.lasting[horizon.disasters[min(state.space, state.tables.end_space)]][ATTACH.of(code)] > LASTS


def _settle(policy: Policy, state: State, seat: int, rng: Random) -> None:
    """Make the small choices that belong to an action: where a card goes, which location falls."""
    parts = (CHOOSE_RUIN_STEP, CHOOSE_HOME_STEP, IN_SWAP_STEP, IN_MOVE_STEP, IN_REACTIVATION_STEP)
    while state.agenda and state.todo[seat] >= 0:
        step = state.todo[seat]
        if not any(part.has(step) for part in parts):
            return
        AGENDA.apply(state, seat, policy.choose(state, seat, AGENDA.legal(state, seat), rng), None)


def _waiting(policy: Policy, found: list[State], seat: int, code: int) -> list[Reason]:
    """For a payment or a skip: whether somebody else will take the card, or it comes back with more on it."""
    if PAY.has(code):
        offer = PAY.first(code)
    elif SKIP.has(code):
        offer = SKIP.first(code)
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
    axes_first = state.bids[2 * seat] < 0
    victory = bids.likely_victory(policy.evaluation, state, seat)
    number = BID_AXES.of(code) if axes_first else BID_COINS.of(code)
    ways = bids.bid_worths(policy.evaluation, state, seat, victory)
    _, axes, coins = max([way for way in ways if way[1 if axes_first else 2] == number])
    tokens = axes + coins
    strength = base_strength(state, seat) + tokens
    band = band_of(state.tables, state.conflict, strength)
    points = band.points if band is not None else 0
    key = "ee-hint-band-gains" if points > 0 else "ee-hint-band-loses" if points < 0 else "ee-hint-band-none"
    found = [Reason(key, {"strength": strength, "points": abs(points)}, float(points))]
    if victory[tokens] >= SURE:
        found.append(Reason("ee-hint-strongest", {"points": state.tables.victory_points[state.conflict]}, 1.0))
    return found
