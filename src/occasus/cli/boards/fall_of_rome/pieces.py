"""The pieces of Fall of Rome as letters: a tribe has a colour and a letter, so that no colour stands alone."""

from __future__ import annotations

from typing import Any, Final, final

from rich.text import Text

from occasus.core.basics import Position
from occasus.locale import Words

LETTERS: Final = {"anglo_saxons_franks": "A", "vandals": "V", "huns": "H", "visigoths": "W", "ostrogoths": "O"}
STYLES: Final = {
    "orange": "bold #211d29 on #e8720c",
    "black": "bold #fbf6ea on #35303f",
    "green": "bold #211d29 on #57b894",
    "white": "bold #211d29 on #fbf6ea",
    "blue": "bold #fbf6ea on #2b57c4",
}
PAWNS: Final = {
    "consul": "Con",
    "magister_militum": "Mag",
    "mercator": "Mer",
    "praefectus_classis": "Cla",
    "praefectus_fabrum": "Fab",
    "regina_foederata": "Reg",
    "vestalis": "Ves",
}
FULL: Final = 3  # barbarians of one tribe that a city can hold


@final
class Pieces:
    """The pieces in cities and the cards in hands, as styled text."""

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        self.words: Final = words
        self.facts: Final = facts
        self.cities: Final[dict[str, dict[str, Any]]] = {city["id"]: city for city in facts["cities"]["entries"]}
        self.tribes: Final[dict[str, dict[str, Any]]] = {tribe["id"]: tribe for tribe in facts["tribes"]["entries"]}
        self.tribe_of: Final[dict[str, str]] = {tribe["colour"]: name for name, tribe in self.tribes.items()}
        self.cards: Final[dict[str, dict[str, Any]]] = {
            card["id"]: card for card in facts["player_city_cards"]["entries"]
        }
        every = [(self.cards[card["id"]]["tribe"], card["path"]) for card in facts["barbarian_cards"]["entries"]]
        self.paths: Final[list[tuple[str, list[str]]]] = [
            (tribe, path)
            for tribe, path in every
            if not any(tribe == other and path == longer[:-1] for other, longer in every)
        ]  # each tribe's paths to their ends, cities from the gate on

    def letter(self, tribe: str, times: int = 1) -> Text:
        """So many barbarians of a tribe."""
        return Text(LETTERS[tribe] * times, STYLES[self.tribes[tribe]["colour"]])

    def pawn(self, role: str) -> str:
        return PAWNS[role]

    def is_port(self, city: str) -> bool:
        """Return whether one can sail from and to a city."""
        return bool(self.cities[city]["is_port"])

    def colours(self, city: str) -> Text:
        """The colours of a city, that is, of the cards that name it."""
        letters = "".join(LETTERS[self.tribe_of[colour]].lower() for colour in self.cities[city]["colours"])
        return Text(letters, "dim")

    def in_danger(self, position: Position, city: str) -> bool:
        """Return whether the next barbarian of some tribe sacks the city."""
        crowd = position["barbarians"].get(city, {})
        return FULL in crowd.values() and not position["legions"].get(city)

    def city(self, position: Position, city: str, without: str = "") -> Text:
        """Return what stands in a city: barbarians, legions, a fort, pawns (but for one role)."""
        parts: list[Text] = []
        crowd = position["barbarians"].get(city, {})
        parts += [self.letter(tribe, crowd[tribe]) for tribe in self.tribes if crowd.get(tribe)]
        if legions := position["legions"].get(city):
            parts.append(Text(f"{legions}L", "bold"))
        if city in position["forts"]:
            parts.append(Text("F", "bold underline"))
        pawns = [player["role"] for player in position["players"] if player.get("city") == city and player.get("role")]
        parts += [Text(PAWNS[role], "reverse") for role in pawns if role != without]
        if self.in_danger(position, city):
            parts.append(Text("!", "bold red"))
        return joined(parts, " ")

    def cost(self, position: Position, tribe: str) -> int:
        """Return how many cards an alliance costs."""
        if self.tribes[tribe]["colour"] == "orange" and position["options"].get("edition") == "first_polish":
            return 5
        return int(
            position["options"].get(
                f"alliance_cost.{self.tribes[tribe]['colour']}", self.tribes[tribe]["alliance_cost"]
            )
        )

    def hand(self, cards: list[str]) -> Text:
        """Cards by colour, then events."""
        if not cards:
            return Text("-")
        groups: list[Text] = []
        for tribe, entry in self.tribes.items():
            held = [card for card in cards if card in self.cards and self.cards[card]["tribe"] == entry["id"]]
            if held:
                names = ", ".join(self.words.name("city", self.cards[card]["city"]) for card in held)
                label = self.words.label(f"{self.words.name('colour', entry['colour'])} {len(held)}")
                groups.append(Text.assemble(self.letter(tribe), f" {label} {names}"))
        events = [self.words.name("event", card) for card in cards if card not in self.cards]
        if events:
            groups.append(Text(self.words.say("board-events", names=", ".join(events)), "italic"))
        return joined(groups, " · ")


def joined(parts: list[Text], gap: str) -> Text:
    """Texts in a row."""
    line = Text()
    for number, part in enumerate(parts):
        line.append(gap if number else "")
        line.append_text(part)
    return line
