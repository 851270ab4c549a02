"""The words of the board, by number: cities, tribes, cards, roles, dice."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from occasus.content import facts
from occasus.core.array_ops import nested
from occasus.core.catalogue import Domain, any_number, numbers
from occasus.core.int_arrays import total, vec

_FACTS: Final = facts("fall_of_rome")

CITY_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["cities"]["entries"])
TRIBE_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["tribes"]["entries"])
COLOUR_WORDS: Final[tuple[str, ...]] = tuple(entry["colour"] for entry in _FACTS["tribes"]["entries"])
CITIES_NEAR: Final[dict[str, tuple[str, ...]]] = {  # towns of today and colours, for suggestions
    "_".join(str(entry["notes"]["modern"]).lower().split()): (str(entry["id"]),)
    for entry in _FACTS["cities"]["entries"]
}
TRIBES_NEAR: Final[dict[str, tuple[str, ...]]] = {
    colour: (tribe,) for colour, tribe in zip(COLOUR_WORDS, TRIBE_WORDS, strict=True)
}
ROLE_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["roles"]["entries"])
EVENT_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["event_cards"]["entries"])

# A pair of city and colour is one city card and one barbarian card; both have the number of the pair.
CARD_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["player_city_cards"]["entries"])
CARD_CITY: Final[vec[i64]] = vec[i64](
    [CITY_WORDS.index(entry["city"]) for entry in _FACTS["player_city_cards"]["entries"]]
)
CARD_TRIBE: Final[vec[i64]] = vec[i64](
    [TRIBE_WORDS.index(entry["tribe"]) for entry in _FACTS["player_city_cards"]["entries"]]
)
BARBARIAN_WORDS: Final[tuple[str, ...]] = tuple(
    f"{TRIBE_WORDS[tribe]} {CITY_WORDS[city]}" for tribe, city in zip(CARD_TRIBE, CARD_CITY, strict=True)
)

CITIES: Final = len(CITY_WORDS)
TRIBES: Final = len(TRIBE_WORDS)
CARDS: Final = len(CARD_WORDS)
EVENTS: Final = len(EVENT_WORDS)
ROLES: Final = len(ROLE_WORDS)  # FR-COMP-01
PAWNS_MOST: Final = 5

# A player card is a city card (its number), an event card (CARDS + its number) or a revolt.
REVOLT: Final = CARDS + EVENTS
PLAYER_CARD_WORDS: Final = (*CARD_WORDS, *EVENT_WORDS, "revolt")

ROMA: Final = CITY_WORDS.index("roma")

CONSUL: Final = ROLE_WORDS.index("consul")
MAGISTER: Final = ROLE_WORDS.index("magister_militum")
MERCATOR: Final = ROLE_WORDS.index("mercator")
CLASSIS: Final = ROLE_WORDS.index("praefectus_classis")
FABRUM: Final = ROLE_WORDS.index("praefectus_fabrum")
REGINA: Final = ROLE_WORDS.index("regina_foederata")
VESTALIS: Final = ROLE_WORDS.index("vestalis")

ABUNDANS: Final = EVENT_WORDS.index("abundans_cautela_non_nocet")
ALEA: Final = EVENT_WORDS.index("alea_iacta_est")
AUDENTES: Final = EVENT_WORDS.index("audentes_fortuna_iuvat")
CARPE: Final = EVENT_WORDS.index("carpe_diem")
DO_UT_DES: Final = EVENT_WORDS.index("do_ut_des")
FESTINA: Final = EVENT_WORDS.index("festina_lente")
HIC: Final = EVENT_WORDS.index("hic_manebimus_optime")
HOMO: Final = EVENT_WORDS.index("homo_faber_fortunae_suae")
MELIUS: Final = EVENT_WORDS.index("melius_cavere_quam_pavere")
MORS: Final = EVENT_WORDS.index("mors_tua_vita_mea")
MORTUI: Final = EVENT_WORDS.index("mortui_non_mordent")
SI_VIS: Final = EVENT_WORDS.index("si_vis_pacem_para_bellum")
VAE: Final = EVENT_WORDS.index("vae_victis")
VENI: Final = EVENT_WORDS.index("veni_vidi_vici")

STANDARD: Final = 0
CORRUPTION: Final = 1

# Phases of a turn (FR-TURN-01); 0 is the setup.
SETUP_PHASE: Final = 0
ACTION_PHASE: Final = 1
DRAW_PHASE: Final = 2
INVADE_PHASE: Final = 3
PHASE_WORDS: Final = ("setup", "actions", "draw", "invade")

# The faces of a battle die that differ (FR-COMP-11).
FACE_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _FACTS["battle_dice"]["faces"])
DICE_MOST: Final = 3
SIDES: Final = 6  # of a die

ROLLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    roll for dice in range(1, DICE_MOST + 1) for roll in combinations_with_replacement(range(len(FACE_WORDS)), dice)
)

ROLL_FACES: Final = nested([list(roll) for roll in ROLLS])  # the same as arrays

ANY_TRIBE: Final = TRIBES  # an aim
FIRST_TRIBE: Final = TRIBES + 1
FULL: Final = 3  # cubes of one tribe that a city can hold (FR-COMP-08)


def crowd_code(counts: vec[i64]) -> i64:
    """The number for a crowd of barbarians, given how many there are of each tribe."""
    code: i64 = 0
    for count in counts:
        code = code * (FULL + 1) + count
    return code


def _crowd(code: int) -> list[int]:
    counts = [0] * TRIBES
    for tribe in range(TRIBES - 1, -1, -1):
        code, counts[tribe] = divmod(code, FULL + 1)
    return counts


_CROWDS: Final = [_crowd(code) for code in range((FULL + 1) ** TRIBES)]
_CROWD_COUNTS: Final = nested(_CROWDS)


def crowd_counts(code: i64) -> vec[i64]:
    """Return how many barbarians of each tribe are in a crowd, not to be changed; the inverse of `crowd_code`."""
    return _CROWD_COUNTS[code]


def crowd_size(code: i64) -> i64:
    """Return how many barbarians are in a crowd."""
    return total(_CROWD_COUNTS[code], 0, TRIBES)


def _crowd_word(crowd: list[int]) -> str:
    words = [f"{count} {TRIBE_WORDS[tribe]}" for tribe, count in enumerate(crowd) if count]
    return " ".join(words) or "nothing"


CITY: Final = Domain("city", CITY_WORDS, CITIES_NEAR)
TRIBE: Final = Domain("tribe", TRIBE_WORDS, TRIBES_NEAR)
ROLE: Final = Domain("role", ROLE_WORDS)
OTHER_ROLE: Final = Domain("other_role", ROLE_WORDS)
CARD: Final = Domain("card", CARD_WORDS)
OTHER_CARD: Final = Domain("other_card", CARD_WORDS)
PLAYER_CARD: Final = Domain("card", PLAYER_CARD_WORDS)
BARBARIAN_CARD: Final = Domain("barbarian_card", BARBARIAN_WORDS)
EVENT: Final = Domain("event", EVENT_WORDS)
OPTION: Final = Domain("option", ("standard", "corruption"))
SEAT: Final = numbers("seat", PAWNS_MOST - 1)
LEGIONS: Final = numbers("legions", 3)
DICE: Final = numbers("dice", DICE_MOST)
DRAWN: Final = numbers("cards", 3)
ROLL: Final = Domain("roll", tuple(" ".join(FACE_WORDS[face] for face in roll) for roll in ROLLS))
CROWD: Final = Domain("barbarians", tuple(_crowd_word(crowd) for crowd in _CROWDS))
AIM: Final = Domain("aim", (*TRIBE_WORDS, "any", "first"))  # a tribe, any tribe, or the tribe that is hit first
NUMBER: Final = any_number("number")
DECK_CARDS: Final = any_number("cards")
PILES: Final = any_number("piles")
INVASIONS: Final = any_number("invasions")
RECRUITS: Final = any_number("recruits")
FROM_CITY: Final = Domain("from_city", CITY_WORDS)
REACH: Final = Domain("reach", ("next_door", "gate"))  # why a tribe comes to a city that is not the card's
REACH_NEXT_DOOR: Final = 0
REACH_GATE: Final = 1
