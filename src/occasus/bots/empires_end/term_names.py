"""The terms of an empire, by number."""

from __future__ import annotations

from typing import Final

SCORE: Final = 0
LOCATIONS: Final = 1
HAZARD: Final = 2
HAZARD_OF_DEAR: Final = 3
BESIDE_RUINS: Final = 4
RUIN_FIRST: Final = 5
RUIN_SECOND: Final = 6
RUIN_LATER: Final = 7
AFFORDED: Final = 8
WHEAT_FOR_BIDS: Final = 9
AXES_FOR_BIDS: Final = 10
HAMMERS_FOR_BIDS: Final = 11
COINS_FOR_BIDS: Final = 12
HAMMERS_FOR_WORK: Final = 13
COINS_FOR_WORK: Final = 14
AXES_FOR_WAR: Final = 15
COINS_FOR_WAR: Final = 16
POVERTY: Final = 17
PLENTY: Final = 18
MISSING_KINDS: Final = 19
STRENGTH_TERM: Final = 20
WEAKNESS: Final = 21
STRENGTH_SPARE: Final = 22
TEMPLE: Final = 23
PRODUCED: Final = 24
PRODUCED_AXES: Final = 25
PRODUCED_HAMMERS: Final = 26
PRODUCED_COINS: Final = 27
EXCHANGES: Final = 28
REACTIVATIONS: Final = 29
POINTS_TO_COME: Final = 30
REFRESHES: Final = 31
TOWNS: Final = 32
SWAPS: Final = 33
MOVES: Final = 34
HELPERS: Final = 35
SKIP_READY: Final = 36
SKIP_SPENT: Final = 37
REPLACE_READY: Final = 38
QUAKE_TOKENS: Final = 39
QUAKE_POINTS: Final = 40
END_NOW: Final = 41
END_RUINS_LATER: Final = 42
END_TOKENS_LATER: Final = 43
NEAR_RUINS_LATER: Final = 44
MOST_RUINS_LATER: Final = 45
RESCORE_LATER: Final = 46
IDLE: Final = 47
TERMS: Final = 48

# How someone plays, besides what things are worth; these stand after the terms in the same list of numbers.
ENVY: Final = TERMS  # what the others' gains weigh against one's own
ERRING: Final = TERMS + 1  # points by which others may misjudge an auction
HASTE: Final = TERMS + 2  # points by which taking is preferred to paying
FRESH_CARD: Final = TERMS + 3  # points that a card not seen yet brings on average
CARD_KEPT: Final = TERMS + 4  # of what a hand card brings is not lost if it waits for the next industry
REPLACE_LEAST: Final = TERMS + 5  # points that a replacement should save
UPHEAVAL: Final = TERMS + 6  # points that an upheaval costs
BID_OF_OTHERS: Final = TERMS + 7  # tokens that others add to their strength
BID_AT_LAST: Final = TERMS + 8  # likewise, in the last conflict
NUMBERS: Final = TERMS + 9
