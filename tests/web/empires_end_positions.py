"""Positions of Empire's End for tests and pictures of its board."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import Position

ROW: Final = ["farm_8", "road_9", "camp_5", "town_20", "farm_3", "road_14", "city_32", "camp_17", "road_6", "town_25"]
FALLEN: Final = [
    "town_25",
    "farm_3",
    "road_6",
    "camp_17",
    "farm_8",
    "city_32",
    "road_9",
    "farm_11",
    "camp_5",
    "road_14",
]
EMPIRES: Final[list[Position]] = [
    {
        "score": 31,
        "resources": {"wheat": 3, "axe": 4, "hammer": 2, "coin": 2},
        "hand": ["fire_04", "riot_05", "earthquake_07", "famine_02"],
        "row": [*ROW, "farm_11"],
        "destroyed": ["camp_5", "road_6"],
        "innovations": {
            "farm_8": ["famine_03"],
            "road_9": ["flood_05"],
            "camp_5": ["rat_plague_06"],
            "town_20": ["fire_01", "earthquake_02"],
            "road_14": ["barbarians_04"],
            "city_32": ["pestilence_05"],
            "camp_17": ["riot_04"],
            "town_25": ["fire_08"],
            "farm_11": ["flood_11"],
        },
        "exhausted": ["famine_03"],
    },
    {
        "score": 38,
        "resources": {"wheat": 1, "axe": 3, "hammer": 1, "coin": 4},
        "hand": ["fire_06", "riot_08", "earthquake_09", "famine_05"],
        "row": [*FALLEN, "town_20"],
        "destroyed": ["farm_3", "farm_8", "town_20"],
        "innovations": {
            "town_25": ["riot_02"],
            "road_6": ["flood_02"],
            "camp_17": ["riot_07", "fire_03"],
            "city_32": ["pestilence_08"],
            "road_9": ["earthquake_05"],
            "camp_5": ["famine_06"],
        },
    },
    {
        "score": 22,
        "resources": {"wheat": 2, "axe": 2, "hammer": 3, "coin": 1},
        "hand": ["fire_09", "riot_10", "flood_03", "famine_07"],
        "row": [
            "road_14",
            "camp_5",
            "farm_11",
            "farm_3",
            "town_20",
            "road_9",
            "farm_8",
            "town_25",
            "city_32",
            "camp_17",
            "road_6",
        ],
        "destroyed": ["road_14", "farm_3", "road_9", "camp_17"],
        "innovations": {
            "camp_5": ["barbarians_02"],
            "farm_11": ["flood_08"],
            "town_20": ["fire_05"],
            "town_25": ["famine_09", "flood_06"],
            "city_32": ["pestilence_10"],
            "road_6": ["rat_plague_03"],
        },
    },
]
MIDDLE: Final[Position] = {"empires": EMPIRES, "temple": 1}
DOUBLE: Final[Position] = MIDDLE | {
    "hourglass": 16,
    "offers": {
        "first": {"card": "fire_07", "tokens": {"wheat": 2, "hammer": 2, "coin": 1}},
        "second": {"card": "flood_10", "tokens": {"axe": 2, "hammer": 1}},
    },
    "turn": {"phase": "double_disaster", "seat": 0},
}
SINGLE: Final[Position] = MIDDLE | {
    "hourglass": 19,
    "offers": {"first": {"card": "fire_07"}},
    "turn": {"phase": "disaster", "seat": 1},
}
ECONOMY: Final[Position] = MIDDLE | {"hourglass": 15, "turn": {"phase": "economy"}}
INDUSTRY: Final[Position] = MIDDLE | {"hourglass": 17, "turn": {"phase": "industry"}}
CONFLICT: Final[Position] = MIDDLE | {"hourglass": 20, "conflict": "conflict_07", "turn": {"phase": "conflict"}}
LAST: Final[Position] = MIDDLE | {"hourglass": 26, "conflict": "conflict_11", "turn": {"phase": "conflict"}}


def pair(position: Position) -> Position:
    """The same for two players, on the other side of the track."""
    return position | {"empires": EMPIRES[:2]}
