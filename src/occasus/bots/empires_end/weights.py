"""What the terms are worth, in points of the final score."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end import term_names as t

WEIGHTS: Final[list[float]] = [0.0] * t.TERMS
for _term, _weight in {
    t.SCORE: 1.0,
    t.LOCATIONS: 1.0,
    t.HAZARD: -0.45,
    t.HAZARD_OF_DEAR: 0.2,
    t.BESIDE_RUINS: -0.15,
    t.RUIN_FIRST: 0.35,
    t.RUIN_SECOND: 0.3,
    t.RUIN_LATER: 0.2,
    t.AFFORDED: 0.3,
    t.WHEAT_FOR_BIDS: 0.9,
    t.AXES_FOR_BIDS: 0.9,
    t.HAMMERS_FOR_BIDS: 0.9,
    t.COINS_FOR_BIDS: 1.1,
    t.HAMMERS_FOR_WORK: 0.7,
    t.COINS_FOR_WORK: 0.5,
    t.AXES_FOR_WAR: 0.9,
    t.COINS_FOR_WAR: 0.6,
    t.POVERTY: -1.0,
    t.PLENTY: -0.4,
    t.MISSING_KINDS: -0.3,
    t.STRENGTH_TERM: 0.9,
    t.WEAKNESS: -0.5,
    t.STRENGTH_SPARE: -0.4,
    t.TEMPLE: 0.0,
    t.PRODUCED: 1.0,
    t.PRODUCED_AXES: 1.3,
    t.PRODUCED_HAMMERS: 1.4,
    t.PRODUCED_COINS: 1.8,
    t.EXCHANGES: 0.3,
    t.REACTIVATIONS: 1.2,
    t.POINTS_TO_COME: 0.95,
    t.REFRESHES: 0.5,
    t.TOWNS: 1.0,
    t.SWAPS: 0.3,
    t.MOVES: 0.2,
    t.HELPERS: 0.4,
    t.SKIP_READY: 1.5,
    t.SKIP_SPENT: 0.4,
    t.REPLACE_READY: 1.0,
    t.QUAKE_TOKENS: 1.2,
    t.QUAKE_POINTS: 1.0,
    t.END_NOW: 0.95,
    t.END_RUINS_LATER: 0.5,
    t.END_TOKENS_LATER: 3.0,
    t.NEAR_RUINS_LATER: 0.6,
    t.MOST_RUINS_LATER: 0.5,
    t.RESCORE_LATER: 6.0,
    t.IDLE: 0.5,
}.items():
    WEIGHTS[_term] = _weight
