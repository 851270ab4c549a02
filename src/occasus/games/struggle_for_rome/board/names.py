"""The words of the board, by number: players, tribes, resources, provinces, cities, hexes, crossroads, cards."""

from __future__ import annotations

from typing import Final

from occasus.content import facts
from occasus.core.catalogue import Domain, any_number, numbers

_FACTS: Final = facts("struggle_for_rome")
_MAP: Final = _FACTS["map"]

SEAT_WORDS: Final[tuple[str, ...]] = tuple(_FACTS["pieces"]["notes"]["player_colours"]["values"])  # by seat
SEATS_MOST: Final = len(SEAT_WORDS)

# A tribe is 2 * seat + kind; each has a box of its own, which all can see (SR-BOARD-09, SR-TRIBE-10).
HORSEMAN: Final = 0
WARRIOR: Final = 1
TRIBE_KIND_WORDS: Final = ("horseman", "warrior")
TRIBES: Final = 2 * SEATS_MOST
TRIBE_WORDS: Final = tuple(f"{player}_{kind}" for player in SEAT_WORDS for kind in TRIBE_KIND_WORDS)

ORE: Final = 0
GRAIN: Final = 1
HORSE: Final = 2
CATTLE: Final = 3
RESOURCES: Final = 4
KIND_WORDS: Final = ("ore", "grain", "horse", "cattle")
GOLD: Final = 4  # on the table of an offer, where the option allows it
GOODS: Final = 5
GOODS_WORDS: Final = (*KIND_WORDS, "gold")

# What the bank hands out, and what hexes yield: ore, grain, or the top pasture card.
PASTURE: Final = 2
SUPPLIES: Final = 3
SUPPLY_WORDS: Final = ("ore", "grain", "pasture")

PROVINCE_WORDS: Final[tuple[str, ...]] = tuple(_MAP["notes"]["provinces"])
PROVINCES: Final = len(PROVINCE_WORDS)  # SR-BOARD-04
CITY_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _MAP["cities"])
CITIES: Final = len(CITY_WORDS)  # SR-BOARD-06
HEX_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _MAP["hexes"])
HEXES: Final = len(HEX_WORDS)
CROSSROADS_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _MAP["crossroads"])
CROSSROADS: Final = len(CROSSROADS_WORDS)  # hex corners, where figures stand (SR-BOARD-02)

CARD_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["development_cards"]["kinds"])
CARDS: Final = len(CARD_WORDS)
DIPLOMAT: Final = CARD_WORDS.index("diplomat")
TRAITOR: Final = CARD_WORDS.index("traitor")
GREAT_WARRIOR: Final = CARD_WORDS.index("great_warrior")
FORCED_MARCH: Final = CARD_WORDS.index("forced_march")
VICTORY_POINT: Final = CARD_WORDS.index("victory_point")
TREASURES: Final = tuple(i for i, word in enumerate(CARD_WORDS) if word.startswith("treasure"))

# The face of a plunder token is a sum of symbols (SR-PLUN-14).
LOSS: Final = 1
PASTURE_CARD: Final = 2
DEVELOPMENT_CARD: Final = 4
TWO_GOLD: Final = 8
FACES: Final = 16
SYMBOL_WORDS: Final = ("casualty", "pasture_card", "development_card", "gold_2")


def face_word(face: int) -> str:
    """The symbols of a face in words, `development_card casualty`."""
    return " ".join(word for bit, word in reversed(list(enumerate(SYMBOL_WORDS))) if face >> bit & 1) or "blank"


FACE_WORDS: Final = tuple(face_word(face) for face in range(FACES))

# Phases of a round (SR-ROUND-01); the setup comes before, the showing of hidden points after them.
SETUP_PHASE: Final = 0
ROLL_PHASE: Final = 1
BUILD_PHASE: Final = 2
HORSEMAN_PHASE: Final = 3
WARRIOR_PHASE: Final = 4
CLAIM_PHASE: Final = 5
PHASE_WORDS: Final = ("setup", "roll", "build", "horseman_actions", "warrior_actions", "claims")

LOWEST: Final = 2
HIGHEST: Final = 12
SEVEN: Final = 7

# The addressees of an offer are a set of seats, one bit each; the empty set stands for all others.
ALL: Final = 0
WHOM_WORDS: Final = (
    "all",
    *(" ".join(SEAT_WORDS[s] for s in range(SEATS_MOST) if mask >> s & 1) for mask in range(1, 1 << SEATS_MOST)),
)

NO_JOKER: Final = RESOURCES
JOKER_WORDS: Final = (*(f"joker_{word}" for word in KIND_WORDS), "no_joker")

CARDS_MOST: Final = 4  # cards of one kind in a cost, and in a set for the bank
GOLD_MOST: Final = 8  # gold in a cost, with the joker
PAID_GRAIN_MOST: Final = 14
PAID_GOLD_MOST: Final = 63


def _spelled(name: str) -> str:
    """A name on the map as a word."""
    return "_".join(name.lower().split())


def _crossroads_near() -> dict[str, tuple[str, ...]]:
    """The crossroads beside each city and around each hex."""
    near: dict[str, list[str]] = {}
    cities = {entry["crossroad"]: entry["id"] for entry in _MAP["cities"]}
    for one, other, *_ in _MAP["roads"]:
        for here, there in ((one, other), (other, one)):
            if there in cities and here not in cities:
                near.setdefault(cities[there], []).append(here)
    for entry in _MAP["crossroads"]:
        for word in entry["hexes"]:
            near.setdefault(word, []).append(entry["id"])
    return {word: tuple(places) for word, places in near.items()}


def _lying_in(province: str, entries: list[dict[str, str]], key: str) -> tuple[str, ...]:
    return tuple([entry["id"] for entry in entries if entry[key] == province])


# Other names on the map, for suggestions: towns of today, provinces, what lies beside a crossroads.
CITIES_NEAR: Final[dict[str, tuple[str, ...]]] = {
    **{_spelled(entry["notes"]["modern"]): (entry["id"],) for entry in _MAP["cities"]},
    **{province: _lying_in(province, _MAP["cities"], "province") for province in PROVINCE_WORDS},
}
HEXES_NEAR: Final[dict[str, tuple[str, ...]]] = {
    province: _lying_in(province, _MAP["hexes"], "region") for province in PROVINCE_WORDS
}
CROSSROADS_NEAR: Final = _crossroads_near()

SEAT: Final = Domain("player", SEAT_WORDS)
VICTIM: Final = Domain("victim", SEAT_WORDS)
PARTNER: Final = Domain("partner", SEAT_WORDS)
TRIBE: Final = Domain("tribe", TRIBE_WORDS)
TRIBE_KIND: Final = Domain("box", TRIBE_KIND_WORDS)
KIND: Final = Domain("resource", KIND_WORDS)
GOODS_KIND: Final = Domain("good", GOODS_WORDS)
PASTURE_KIND: Final = Domain("resource", KIND_WORDS[HORSE:])
SUPPLY: Final = Domain("supply", SUPPLY_WORDS)
COMPENSATION: Final = Domain("compensation", ("two_gold", "grain", "ore", "pasture", "horse", "cattle"))
PROVINCE: Final = Domain("province", PROVINCE_WORDS)
CITY: Final = Domain("city", CITY_WORDS, CITIES_NEAR)
HEX: Final = Domain("hex", HEX_WORDS, HEXES_NEAR)
CROSSROAD: Final = Domain("crossroads", CROSSROADS_WORDS, CROSSROADS_NEAR)
CARD: Final = Domain("card", CARD_WORDS)
FACE: Final = Domain("face", FACE_WORDS)
SUM: Final = Domain("sum", tuple(str(i) for i in range(LOWEST, HIGHEST + 1)))
WHOM: Final = Domain("whom", WHOM_WORDS)
JOKER: Final = Domain("joker", JOKER_WORDS)
PAID_GRAIN: Final = numbers("grain", PAID_GRAIN_MOST)
PAID_GOLD: Final = numbers("gold", PAID_GOLD_MOST)
ROBBED_MOST: Final = 5
TAKEN_GOLD: Final = numbers("gold", ROBBED_MOST)
BOOTY: Final = Domain("booty", ("wagons", "wagons_and_coins"))
NUMBER: Final = any_number("number")
ROUND: Final = any_number("round")
AMOUNT: Final = any_number("gold")
POINTS: Final = any_number("points")
