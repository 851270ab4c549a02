"""What things are worth in Struggle for Rome, at the beginning of a game and near its end.

The numbers are logits of the chance to win: fitted to the outcomes of games between these bots by
`python -m benchmarks.fit_struggle_for_rome`, which prints this table.
"""

from __future__ import annotations

from typing import Final

_TABLE: Final[tuple[tuple[str, float, float], ...]] = (
    # what, with nobody near the end, with somebody at ten points
    ("point", 2.44, 2.44),
    ("colour_1", 0.49, 0.22),
    ("colour_2", 0.61, 0.37),
    ("colour_3", 0.51, 0.43),
    ("scourge_at_three", 0.50, 0.20),
    ("scourge_at_four", 0.85, 0.60),
    ("realm", 3.54, 2.57),
    ("wandering_fighter_1", 0.15, 0.05),
    ("wandering_fighter_2", 0.32, 0.18),
    ("wandering_fighter_3", 0.25, 0.13),
    ("wandering_fighter_4", 0.18, 0.08),
    ("wandering_fighter_5", 0.08, 0.02),
    ("wandering_wagon_1", 0.38, 0.25),
    ("wandering_wagon_2", 0.22, 0.11),
    ("wandering_wagon_3", 0.11, 0.05),
    ("realm_fighter_1", 0.10, 0.05),
    ("realm_fighter_2", 0.44, 0.32),
    ("realm_fighter_3", 0.29, 0.19),
    ("realm_fighter_4", 0.15, 0.10),
    ("realm_fighter_5", 0.08, 0.02),
    ("realm_wagon_1", 0.93, 0.62),
    ("realm_wagon_2", 0.31, 0.16),
    ("realm_wagon_3", 0.14, 0.06),
    ("way_to_three_colours", -0.46, -0.46),
    ("way_to_five_colours", -0.23, -0.23),
    ("plunder_at_hand", 0.15, 0.15),
    ("founding_at_hand", 0.24, 0.32),
    ("conquest_at_hand", 0.17, 0.31),
    ("reach_weak", 0.12, 0.10),
    ("reach_middling", 0.08, 0.06),
    ("reach_strong", 0.04, 0.02),
    ("shut_in", -1.14, -0.91),
    ("ore_income", 0.32, 0.10),
    ("grain_income", 0.41, 0.09),
    ("pasture_income", 0.75, 0.19),
    ("purchases", 0.60, 0.55),
    ("spare_cards", 0.06, 0.02),
    ("gold", 0.08, 0.04),
    ("much_gold", 0.03, 0.02),
    ("card", 0.46, 0.27),
    ("diplomat", 0.49, 0.43),
    ("traitor", 0.29, 0.23),
    ("great_warrior", 0.31, 0.18),
    ("forced_march", 0.26, 0.09),
    ("treasure", 0.05, 0.03),
    ("open_diplomat", 0.46, 0.41),
    ("legacy_near", 0.44, 0.67),
)

NAMES: Final = tuple(row[0] for row in _TABLE)
EARLY: Final = tuple(row[1] for row in _TABLE)
LATE: Final = tuple(row[2] for row in _TABLE)
STEPS: Final = 11  # points of the leader that make a difference; then the last round is announced
_LAST: Final = {"point": 3.0, "gold": 0.06, "much_gold": 0.06, "treasure": 0.06, "card": 0.3}
_IDLE: Final = 0.02  # of its worth keeps in the last round what brings no points any more


def mixed(early: tuple[float, ...], late: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The weights by the points of the leader, and those of the last round."""
    ways = [
        tuple(e + (le - e) * min(1.0, points / 10.0) for e, le in zip(early, late, strict=True))
        for points in range(STEPS + 1)
    ]
    return (*ways, tuple(_LAST.get(name, _IDLE * late[i]) for i, name in enumerate(NAMES)))


WEIGHTS: Final = mixed(EARLY, LATE)

_UNSEEN: Final = ("way_", "reach_", "shut_in", "_income", "_at_hand", "legacy_near")  # what a beginner overlooks
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
CARD: Final = 39  # one that nobody has seen yet
DIPLOMAT_HELD: Final = 40
TRAITOR_HELD: Final = 41
GREAT_WARRIOR_HELD: Final = 42
FORCED_MARCH_HELD: Final = 43
TREASURE_HELD: Final = 44
OPEN_DIPLOMAT: Final = 45
LEGACY_NEAR: Final = 46
