"""Why an action is good or bad, in the words of a player: what it leads to, and the terms that it changes most."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.empires_end import bids
from occasus.bots.empires_end import term_names as t
from occasus.bots.empires_end.economy_industry import use_worth
from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.policy import Policy, is_bid
from occasus.bots.empires_end.terms import terms
from occasus.games.empires_end import actions, steps
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.facts import band_of
from occasus.games.empires_end.board.names import ON_DESTRUCTION, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.conflict import base_strength

SUBJECTS: Final[dict[str, tuple[int, ...]]] = {  # message keys are these words with -more or -less
    "points": (t.SCORE,),
    "locations": (t.LOCATIONS, t.HAZARD, t.HAZARD_OF_DEAR, t.RUIN_FIRST, t.RUIN_SECOND, t.RUIN_LATER, t.AFFORDED),
    "danger": (t.BESIDE_RUINS,),
    "tokens": (
        t.WHEAT_FOR_BIDS,
        t.AXES_FOR_BIDS,
        t.HAMMERS_FOR_BIDS,
        t.COINS_FOR_BIDS,
        t.HAMMERS_FOR_WORK,
        t.COINS_FOR_WORK,
        t.AXES_FOR_WAR,
        t.COINS_FOR_WAR,
        t.POVERTY,
        t.PLENTY,
        t.MISSING_KINDS,
    ),
    "strength": (t.STRENGTH_TERM, t.WEAKNESS, t.STRENGTH_SPARE),
    "production": (
        t.PRODUCED,
        t.PRODUCED_AXES,
        t.PRODUCED_HAMMERS,
        t.PRODUCED_COINS,
        t.EXCHANGES,
        t.REACTIVATIONS,
        t.POINTS_TO_COME,
    ),
    "auctions": (t.SKIP_READY, t.SKIP_SPENT, t.REPLACE_READY, t.REFRESHES, t.TEMPLE),
    "works": (t.TOWNS, t.SWAPS, t.MOVES, t.HELPERS, t.IDLE),
    "quake": (t.QUAKE_TOKENS, t.QUAKE_POINTS),
    "end": (
        t.END_NOW,
        t.END_RUINS_LATER,
        t.END_TOKENS_LATER,
        t.NEAR_RUINS_LATER,
        t.MOST_RUINS_LATER,
        t.RESCORE_LATER,
    ),
}
LEAST: Final = 0.3  # points worth a word
MOST: Final = 2  # reasons for an action
SURE: Final = 0.5  # the chance from which on something is called likely
LASTS: Final = 0.75  # likewise, that a location stands to the end


def told_reasons(policy: Policy, imagined: list[State], seat: int, code: int, rng: Random) -> list[Reason]:
    state = imagined[0]
    if is_bid(state, seat):
        return _bid(policy, state, seat, code)
    special = _waiting(policy, imagined, seat, code) + _by_itself(policy, state, seat, code)
    after = state.copy()
    AGENDA.apply(after, seat, code, None)
    _settle(policy, after, seat, rng)
    after.space, after.conflict, after.offers = state.space, state.conflict, state.offers  # only what the action did
    after.next_part = state.next_part
    return (special + reasons_between(policy.evaluation, state, after, seat))[:MOST]


def _by_itself(policy: Policy, state: State, seat: int, code: int) -> list[Reason]:
    """Reasons of actions whose good comes later."""
    if actions.BEGIN_WITH.has(code):
        return [Reason("ee-hint-industry-first" if actions.BEGIN_WITH.of(code) else "ee-hint-economy-first", {}, 1.0)]
    if actions.DECLINE.has(code):
        return [Reason("ee-hint-decline", {}, 1.0)]
    if actions.THROW_AWAY.has(code):
        return [Reason("ee-hint-new-cards", {}, 1.0)]
    if actions.KEEP.has(code) and state.hands[seat]:
        return [Reason("ee-hint-keep-cards", {}, 1.0)]
    if actions.REACTIVATE_IT.has(code):
        bearer = actions.REACTIVATE_IT.of(code)
        worth = use_worth(state, seat, bearer, policy.evaluation.prices(state, seat))
        return [Reason("ee-hint-again", {"points": max(1, round(worth))}, worth)] if worth >= SURE else []
    if actions.ATTACH.has(code):
        card = steps.CHOOSE_HOME_STEP.of(state.todo[seat])
        quake = state.facts.abilities.phase[TILES + card] == ON_DESTRUCTION
        return [] if quake else [Reason("ee-hint-home-lasts", {}, 0.0)] if _lasts(policy, state, code) else []
    return []


def _lasts(policy: Policy, state: State, code: int) -> bool:
    """Return whether a location is likely to stand at the end."""
    horizon = policy.evaluation.horizon
    return horizon.lasting[horizon.disasters[min(state.space, state.facts.end_space)]][actions.ATTACH.of(code)] > LASTS


def _settle(policy: Policy, state: State, seat: int, rng: Random) -> None:
    """Make the small choices that belong to an action: where a card goes, which location falls."""
    parts = (
        steps.CHOOSE_RUIN_STEP,
        steps.CHOOSE_HOME_STEP,
        steps.IN_SWAP_STEP,
        steps.IN_MOVE_STEP,
        steps.IN_REACTIVATION_STEP,
    )
    while state.agenda and state.todo[seat] >= 0:
        step = state.todo[seat]
        if not any(part.has(step) for part in parts):
            return
        AGENDA.apply(state, seat, policy.choose(state, seat, AGENDA.legal(state, seat), rng), None)


def _waiting(policy: Policy, imagined: list[State], seat: int, code: int) -> list[Reason]:
    """For a payment or a skip: whether someone else will take the card, or it comes back with more on it."""
    if actions.PAY.has(code):
        offer = actions.PAY.first(code)
    elif actions.SKIP.has(code):
        offer = actions.SKIP.first(code)
    else:
        return []
    gains = [policy.gains(world, seat, offer)[1] for world in imagined]
    own = sum(gain[seat] for gain in gains) / len(gains)
    others = sum(min(gain[other] for other in range(len(gain)) if other != seat) for gain in gains) / len(gains)
    if others < own:
        return [Reason("ee-hint-others-take", {"points": max(1, round(-others))}, own - others)]
    return [Reason("ee-hint-pile-grows", {}, own)]


def _bid(policy: Policy, state: State, seat: int, code: int) -> list[Reason]:
    """For a bid: the band it reaches, and what else it may win."""
    axes_first = state.bids[2 * seat] < 0
    victory = bids.likely_victory(policy.evaluation, state, seat)
    number = actions.BID_AXES.of(code) if axes_first else actions.BID_COINS.of(code)
    ways = bids.bid_worths(policy.evaluation, state, seat, victory)
    _, axes, coins = max([bid for bid in ways if bid[1 if axes_first else 2] == number])
    tokens = axes + coins
    strength = base_strength(state, seat) + tokens
    band = band_of(state.facts, state.conflict, strength)
    points = band.points if band is not None else 0
    key = "ee-hint-band-gains" if points > 0 else "ee-hint-band-loses" if points < 0 else "ee-hint-band-none"
    result = [Reason(key, {"strength": strength, "points": abs(points)}, float(points))]
    if victory[tokens] >= SURE:
        result.append(Reason("ee-hint-strongest", {"points": state.facts.victory_points[state.conflict]}, 1.0))
    return result


def reasons_between(evaluation: Evaluation, before: State, after: State, seat: int) -> list[Reason]:
    """Return what changed for a seat, largest first."""
    old, new = terms(before, seat, evaluation.horizon), terms(after, seat, evaluation.horizon)
    result: list[Reason] = []
    for subject, numbers in SUBJECTS.items():
        change = sum([evaluation.weights[number] * (new[number] - old[number]) for number in numbers])
        if abs(change) >= LEAST:
            key = f"ee-hint-{subject}-{'more' if change > 0 else 'less'}"
            result.append(Reason(key, {"points": max(1, round(abs(change)))}, change))
    result.sort(key=lambda reason: -abs(reason.weight))
    return result
