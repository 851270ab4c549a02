"""Why an action is good or bad: the terms of the evaluation that it changes most, as messages."""

from __future__ import annotations

from typing import Final

from occasus.bots.contract import Reason
from occasus.bots.empires_end import term_names as t
from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.terms import terms
from occasus.games.empires_end.board.state import State

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


def reasons_between(evaluation: Evaluation, before: State, after: State, seat: int) -> list[Reason]:
    """What changed for a seat, largest first."""
    old, new = terms(before, seat, evaluation.horizon), terms(after, seat, evaluation.horizon)
    found: list[Reason] = []
    for subject, numbers in SUBJECTS.items():
        change = sum([evaluation.weights[number] * (new[number] - old[number]) for number in numbers])
        if abs(change) >= LEAST:
            key = f"ee-hint-{subject}-{'more' if change > 0 else 'less'}"
            found.append(Reason(key, {"points": max(1, round(abs(change)))}, change))
    found.sort(key=lambda reason: -abs(reason.weight))
    return found
