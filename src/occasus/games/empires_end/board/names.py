"""The words of the table, by number: tiles, cards, resources, phases.

A bearer is whatever can carry an ability: a tile (its number) or a card (TILES + its number).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.content import facts
from occasus.core.catalogue import Domain, any_number, numbers

_FACTS: Final = facts("empires_end")

TILE_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["locations"]["tiles"])
CARD_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["disaster_cards"]["cards"])
CONFLICT_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["conflict_cards"]["cards"])
LOCATION_TYPE_WORDS: Final[tuple[str, ...]] = tuple(_FACTS["notes"]["vocabulary"]["location_types"])
ABILITY_WORDS: Final[tuple[str, ...]] = tuple(_FACTS["notes"]["abilities"])
BEARER_WORDS: Final = (*TILE_WORDS, *CARD_WORDS)

TILES: Final = 11  # in the set of each player (EE-COMP-02)
CARDS: Final = 88  # disasters (EE-COMP-05)
CONFLICTS: Final = 11  # EE-COMP-06
SEATS_MOST: Final = 4
SLOTS: Final = SEATS_MOST * TILES  # a tile of a seat is a slot: seat * TILES + tile
assert len(TILE_WORDS) == TILES and len(CARD_WORDS) == CARDS and len(CONFLICT_WORDS) == CONFLICTS

RESOURCE_WORDS: Final = ("wheat", "axe", "hammer", "coin")  # EE-RES-01
RESOURCES: Final = 4
WHEAT: Final = 0
AXE: Final = 1
HAMMER: Final = 2
COIN: Final = 3

# Phases of the track (EE-TRACK-04), then those of abilities that are not phases of the track.
PHASE_WORDS: Final = ("setup", "disaster", "double_disaster", "economy", "industry", "conflict", "economy_industry")
SETUP: Final = 0
DISASTER: Final = 1
DOUBLE_DISASTER: Final = 2
ECONOMY: Final = 3
INDUSTRY: Final = 4
CONFLICT: Final = 5
COMBINED: Final = 6
END_GAME: Final = 7
ON_DESTRUCTION: Final = 8
ABILITY_PHASES: Final = {
    "disaster": DISASTER,
    "economy": ECONOMY,
    "industry": INDUSTRY,
    "conflict": CONFLICT,
    "end_game": END_GAME,
    "on_destruction": ON_DESTRUCTION,
}

# The abilities of the ledger (EE-ABIL), by their ids in the facts.
GAIN: Final[i64] = ABILITY_WORDS.index("gain")
EXCHANGE: Final[i64] = ABILITY_WORDS.index("exchange")
REFRESH_ADJACENT: Final[i64] = ABILITY_WORDS.index("refresh_adjacent")
REACTIVATE: Final[i64] = ABILITY_WORDS.index("reactivate_economy")
GAIN_PER_ADJACENT: Final[i64] = ABILITY_WORDS.index("gain_per_adjacent")
POINTS_PER_ADJACENT: Final[i64] = ABILITY_WORDS.index("points_per_adjacent")
POINTS_PER_ADJACENT_DESTROYED: Final[i64] = ABILITY_WORDS.index("points_per_adjacent_destroyed")
GAIN_POINTS: Final[i64] = ABILITY_WORDS.index("gain_points")
BUILD_DISCOUNT: Final[i64] = ABILITY_WORDS.index("build_discount")
SWAP_LOCATIONS: Final[i64] = ABILITY_WORDS.index("swap_locations")
REBUILD_DISCOUNT: Final[i64] = ABILITY_WORDS.index("rebuild_discount_adjacent")
MOVE_INNOVATION: Final[i64] = ABILITY_WORDS.index("move_innovation")
SKIP_BID: Final[i64] = ABILITY_WORDS.index("skip_bid")
REPLACE_DISASTER: Final[i64] = ABILITY_WORDS.index("replace_disaster")
STRENGTH: Final[i64] = ABILITY_WORDS.index("strength")
STRENGTH_PER_ADJACENT_DESTROYED: Final[i64] = ABILITY_WORDS.index("strength_per_adjacent_destroyed")
STRENGTH_PER_ADJACENT: Final[i64] = ABILITY_WORDS.index("strength_per_adjacent")
END_PER_DESTROYED: Final[i64] = ABILITY_WORDS.index("endgame_per_destroyed")
END_RESCORE: Final[i64] = ABILITY_WORDS.index("endgame_rescore")
END_PER_ADJACENT_DESTROYED: Final[i64] = ABILITY_WORDS.index("endgame_per_adjacent_destroyed")
END_PER_RESOURCE: Final[i64] = ABILITY_WORDS.index("endgame_per_resource")
END_PER_ADJACENT: Final[i64] = ABILITY_WORDS.index("endgame_per_adjacent")
END_MOST_DESTROYED: Final[i64] = ABILITY_WORDS.index("endgame_most_destroyed")
ON_DESTROYED_GAIN: Final[i64] = ABILITY_WORDS.index("on_destroyed_gain")
ON_DESTROYED_POINTS: Final[i64] = ABILITY_WORDS.index("on_destroyed_points")
ON_DESTROYED_REFRESH: Final[i64] = ABILITY_WORDS.index("on_destroyed_refresh_all")

BID_MOST: Final = 99  # tokens of one kind in one bid; no one comes near it
COST_MOST: Final = 9  # hammers that rebuilding a tile can cost
BUILD_COST_MOST: Final = 2  # EE-COMP-10

SEAT: Final = numbers("seat", SEATS_MOST - 1)
TILE: Final = Domain("location", TILE_WORDS)
OTHER_TILE: Final = Domain("other_location", TILE_WORDS)
CARD: Final = Domain("card", CARD_WORDS)
INNOVATION: Final = Domain("innovation", CARD_WORDS)
BEARER: Final = Domain("ability", BEARER_WORDS)
CONFLICT_CARD: Final = Domain("conflict_card", CONFLICT_WORDS)
RESOURCE: Final = Domain("resource", RESOURCE_WORDS)
GIVEN: Final = Domain("given", ("wheat", "coin"))  # only these are ever given in an exchange
TAKEN: Final = Domain("taken", RESOURCE_WORDS)
OFFER: Final = Domain("disaster", ("first", "second"))
OFFERS: Final = 2  # the first and, in a double disaster, the second
TOWN: Final = Domain("town", ("without_town", "with_town"))
PART: Final = Domain("part", ("economy", "industry"))
POSITION: Final = Domain("position", tuple(str(place) for place in range(1, TILES + 1)))
PHASE: Final = Domain("phase", PHASE_WORDS)
NUMBER: Final = any_number("number")
SPACE: Final = any_number("space")
POINTS: Final = any_number("points")
STRENGTHS: Final = any_number("strength")
WHEATS: Final = any_number("wheat")
AXES: Final = any_number("axes")
HAMMERS: Final = any_number("hammers")
COINS: Final = any_number("coins")
