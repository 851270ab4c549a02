"""The values of things in Struggle for Rome, early and late in a game.

The numbers are about logits of the chance to win. `python -m research.tune_struggle_for_rome` found them by games
between players with weights that differ a little, and prints the next table.
"""

from __future__ import annotations

from typing import Final

from occasus.core.int_arrays import vec

_TABLE: Final[tuple[tuple[str, float, float], ...]] = (
    # what, with no one near the end, with someone at ten points
    ("point", 0.850, 0.850),
    ("colour_1", 0.100, 0.045),
    ("colour_2", 0.152, 0.092),
    ("colour_3", 0.090, 0.076),
    ("scourge_at_three", 0.375, 0.150),
    ("scourge_at_four", 0.950, 0.729),
    ("realm", 0.534, 0.388),
    ("wandering_fighter_1", 0.030, 0.010),
    ("wandering_fighter_2", 0.097, 0.055),
    ("wandering_fighter_3", 0.054, 0.028),
    ("wandering_fighter_4", 0.031, 0.014),
    ("wandering_fighter_5", 0.018, 0.004),
    ("wandering_wagon_1", 0.077, 0.051),
    ("wandering_wagon_2", 0.044, 0.022),
    ("wandering_wagon_3", 0.021, 0.010),
    ("realm_fighter_1", 0.016, 0.008),
    ("realm_fighter_2", 0.068, 0.050),
    ("realm_fighter_3", 0.047, 0.031),
    ("realm_fighter_4", 0.027, 0.018),
    ("realm_fighter_5", 0.013, 0.003),
    ("realm_wagon_1", 0.272, 0.181),
    ("realm_wagon_2", 0.047, 0.024),
    ("realm_wagon_3", 0.028, 0.012),
    ("way_to_three_colours", -0.065, -0.065),
    ("way_to_five_colours", -0.048, -0.048),
    ("plunder_at_hand", 0.026, 0.026),
    ("founding_at_hand", 0.040, 0.053),
    ("conquest_at_hand", 0.031, 0.057),
    ("reach_weak", 0.019, 0.016),
    ("reach_middling", 0.013, 0.009),
    ("reach_strong", 0.008, 0.004),
    ("shut_in", -0.170, -0.135),
    ("ore_income", 0.050, 0.016),
    ("grain_income", 0.063, 0.014),
    ("pasture_income", 0.107, 0.027),
    ("purchases", 0.600, 0.550),
    ("spare_cards", 0.010, 0.003),
    ("gold", 0.023, 0.012),
    ("much_gold", 0.005, 0.003),
    ("card", 0.067, 0.039),
    ("diplomat", 0.075, 0.066),
    ("traitor", 0.062, 0.049),
    ("great_warrior", 0.041, 0.024),
    ("forced_march", 0.043, 0.015),
    ("treasure", 0.007, 0.004),
    ("open_diplomat", 0.076, 0.068),
    ("legacy_near", 0.090, 0.137),
)

NAMES: Final = tuple(row[0] for row in _TABLE)
EARLY: Final = tuple(row[1] for row in _TABLE)
LATE: Final = tuple(row[2] for row in _TABLE)
STEPS: Final = 11  # points of the leader that make a difference; then the last round is announced
_LAST: Final = {"point": 3.0, "gold": 0.06, "much_gold": 0.06, "treasure": 0.05, "card": 0.3}
_IDLE: Final = 0.02  # of its worth keeps in the last round what brings no points any more


def mixed(early: tuple[float, ...], late: tuple[float, ...]) -> tuple[vec[float], ...]:
    """The weights by the points of the leader, and those of the last round."""
    ways = [
        vec[float]([e + (le - e) * min(1.0, points / 10.0) for e, le in zip(early, late, strict=True)])
        for points in range(STEPS + 1)
    ]
    return (*ways, vec[float]([_LAST.get(name, _IDLE * late[i]) for i, name in enumerate(NAMES)]))


WEIGHTS: Final = mixed(EARLY, LATE)

_UNSEEN: Final = (
    "way_",
    "reach_",
    "shut_in",
    "_income",
    "_at_hand",
    "legacy_near",
    "scourge",
)  # what a beginner overlooks
BEGINNER: Final = mixed(
    *(
        tuple(0.0 if any(part in n for part in _UNSEEN) else weight for n, weight in zip(NAMES, side, strict=True))
        for side in (EARLY, LATE)
    )
)

POINT: Final = 0
COLOUR: Final = 0  # + 1 to 3
SCOURGE_AT_THREE: Final = 4  # the share of its points that the Scourge of Rome is worth with three colours
SCOURGE_AT_FOUR: Final = 5
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
CARD: Final = 39  # one that no one has seen yet
DIPLOMAT_HELD: Final = 40
TRAITOR_HELD: Final = 41
GREAT_WARRIOR_HELD: Final = 42
FORCED_MARCH_HELD: Final = 43
TREASURE_HELD: Final = 44
OPEN_DIPLOMAT: Final = 45
LEGACY_NEAR: Final = 46
