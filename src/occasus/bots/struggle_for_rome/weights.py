"""What things are worth in Struggle for Rome, at the beginning of a game and near its end.

The numbers are logits of the chance to win: fitted to the outcomes of games between these bots by
`python -m benchmarks.fit_struggle_for_rome`, which prints this table.
"""

from __future__ import annotations

from typing import Final

_TABLE: Final[tuple[tuple[str, float, float], ...]] = (
    # what, with nobody near the end, with somebody at ten points
    ("point", 1.00, 1.00),
    ("colour_1", 0.45, 0.20),
    ("colour_2", 0.50, 0.30),
    ("colour_3", 0.60, 0.50),
    ("colour_4", 0.70, 0.70),
    ("colour_5", 0.00, 0.00),
    ("realm", 2.20, 1.60),
    ("wandering_fighter_1", 0.15, 0.05),
    ("wandering_fighter_2", 0.35, 0.20),
    ("wandering_fighter_3", 0.30, 0.15),
    ("wandering_fighter_4", 0.18, 0.08),
    ("wandering_fighter_5", 0.08, 0.02),
    ("wandering_wagon_1", 0.30, 0.20),
    ("wandering_wagon_2", 0.20, 0.10),
    ("wandering_wagon_3", 0.10, 0.05),
    ("realm_fighter_1", 0.10, 0.05),
    ("realm_fighter_2", 0.35, 0.25),
    ("realm_fighter_3", 0.30, 0.20),
    ("realm_fighter_4", 0.15, 0.10),
    ("realm_fighter_5", 0.08, 0.02),
    ("realm_wagon_1", 0.45, 0.30),
    ("realm_wagon_2", 0.30, 0.15),
    ("realm_wagon_3", 0.12, 0.05),
    ("way_to_three_colours", -0.60, -0.60),
    ("way_to_five_colours", -0.25, -0.25),
    ("plunder_at_hand", 0.20, 0.20),
    ("founding_at_hand", 0.30, 0.40),
    ("conquest_at_hand", 0.20, 0.35),
    ("reach_weak", 0.12, 0.10),
    ("reach_middling", 0.08, 0.06),
    ("reach_strong", 0.04, 0.02),
    ("shut_in", -1.00, -0.80),
    ("ore_income", 0.50, 0.15),
    ("grain_income", 0.45, 0.10),
    ("pasture_income", 0.60, 0.15),
    ("purchases", 0.90, 0.70),
    ("spare_cards", 0.12, 0.04),
    ("gold", 0.06, 0.03),
    ("much_gold", 0.03, 0.02),
    ("card", 0.42, 0.25),
    ("diplomat", 0.45, 0.40),
    ("traitor", 0.25, 0.20),
    ("great_warrior", 0.35, 0.20),
    ("forced_march", 0.30, 0.10),
    ("treasure", 0.05, 0.03),
    ("open_diplomat", 0.45, 0.40),
    ("legacy_near", 0.40, 0.60),
)

NAMES: Final = tuple(row[0] for row in _TABLE)
EARLY: Final = tuple(row[1] for row in _TABLE)
LATE: Final = tuple(row[2] for row in _TABLE)
STEPS: Final = 12  # points of the leader that make a difference


def mixed(early: tuple[float, ...], late: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The weights by the points of the leader."""
    return tuple(
        tuple(e + (le - e) * min(1.0, points / 10.0) for e, le in zip(early, late, strict=True))
        for points in range(STEPS + 1)
    )


WEIGHTS: Final = mixed(EARLY, LATE)

POINT: Final = 0
COLOUR: Final = 0  # COLOUR + 1 to COLOUR + 5
REALM: Final = 6
WANDERING_FIGHTER: Final = 6  # + 1 to 5
WANDERING_WAGON: Final = 11  # + 1 to 3
REALM_FIGHTER: Final = 14  # + 1 to 5
REALM_WAGON: Final = 19  # + 1 to 3
WAY_TO_THREE: Final = 23
WAY_TO_FIVE: Final = 24
PLUNDER_AT_HAND: Final = 25
FOUNDING_AT_HAND: Final = 26
CONQUEST_AT_HAND: Final = 27
REACH_WEAK: Final = 28
REACH_MIDDLING: Final = 29
REACH_STRONG: Final = 30
SHUT_IN: Final = 31
INCOME: Final = 32  # + supply
PURCHASES: Final = 35
SPARE: Final = 36
GOLD: Final = 37
MUCH_GOLD: Final = 38
CARD: Final = 39  # one that nobody has seen yet
DIPLOMAT_HELD: Final = 40
TRAITOR_HELD: Final = 41
GREAT_WARRIOR_HELD: Final = 42
FORCED_MARCH_HELD: Final = 43
TREASURE_HELD: Final = 44
OPEN_DIPLOMAT: Final = 45
LEGACY_NEAR: Final = 46
