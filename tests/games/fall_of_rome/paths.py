"""The migration paths as the ledger lists them, written down once more (FR-DATA-03)."""

from __future__ import annotations

from typing import Final

ORANGE, BLACK, GREEN = "anglo_saxons_franks", "vandals", "huns"
WHITE, BLUE = "visigoths", "ostrogoths"

# The migration paths of FR-DATA-03, from the gate on; a fork begins with the city it leaves.
PATHS: Final = {
    ORANGE: ["gesoriacum londinium eburacum", "mogontiacum lutetia burdigala narbo genua roma"],
    BLACK: [
        "mogontiacum lugdunum burdigala caesaraugusta corduba tingi cesarea carthago roma",
        "carthago syracusae athenae constantinopolis",
    ],
    GREEN: ["philippopolis patrae brundisium roma", "carnuntum iuvavum mediolanum lugdunum lutetia"],
    WHITE: [
        "tyras constantinopolis athenae patrae",
        "philippopolis narona aquileia ravenna roma",
        "ravenna genua narbo nova_carthago corduba",
    ],
    BLUE: ["chersonesus sinope constantinopolis", "carnuntum aquileia roma"],
}
FORKS: Final = ("carthago", "ravenna")


def ways() -> dict[tuple[str, str], list[str]]:
    """By tribe and city of a card: the cities of its path, the gate first."""
    found: dict[tuple[str, str], list[str]] = {}
    for tribe, lines in PATHS.items():
        for line in lines:
            cities = line.split()
            start = found[tribe, cities[0]] if cities[0] in FORKS else cities[:1]
            for length in range(1, len(cities) + 1):
                found.setdefault((tribe, cities[length - 1]), [*start, *cities[1:length]])
    return found


WAYS: Final = ways()
