"""The pieces of Struggle for Rome in the terminal: words for places, tribes, hands and prices. From views and facts."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from occasus.core.basics import Position
from occasus.games.struggle_for_rome.board.geography import Geography
from occasus.games.struggle_for_rome.board.names import CITY_WORDS, CROSSROADS_WORDS, HEX_WORDS
from occasus.locale import Words

STYLES: Final = {"red": "red", "blue": "blue", "white": "bold", "yellow": "yellow"}
LETTERS: Final = {"field": "f", "mountains": "m", "pasture": "p"}
TRIBES: Final = ("horseman", "warrior")


class Pieces:
    """The pieces of the board, as styled text."""

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        self.words: Final = words
        self.facts: Final = facts
        self.map: Final[dict[str, Any]] = facts["map"]
        self.geography: Final = Geography(facts, False, False)
        self.cities: Final[dict[str, Any]] = {entry["id"]: entry for entry in self.map["cities"]}
        self.hexes: Final[dict[str, Any]] = {entry["id"]: entry for entry in self.map["hexes"]}

    def name(self, domain: str, word: str) -> str:
        """A name as it is shown."""
        return self.words.name(domain, word)

    def counts(self, counts: dict[str, int], domain: str) -> str:
        """`2 ore, 1 grain`."""
        text = ", ".join(
            self.words.say("board-some", number=number, name=self.name(domain, word), name_id=word)
            for word, number in counts.items()
            if number
        )
        return text or self.words.say("board-nothing")

    def numbers(self, counts: dict[str, int]) -> str:
        """`Diplomat 9, Forced March 4`."""
        text = ", ".join(f"{self.name('card', word)} {number}" for word, number in counts.items() if number)
        return text or self.words.say("board-nothing")

    def hand(self, hand: dict[str, Any]) -> str:
        """A hand as far as it is known."""
        if "cards" not in hand:
            return self.counts(hand, "resource")
        if hand.get("at_least"):
            known = self.counts(hand["at_least"], "resource")
            return self.words.say("board-known", count=hand["cards"], names=known)
        return self.words.say("board-hand-hidden", count=hand["cards"])

    def hex(self, word: str) -> str:
        """`Ubii f5`."""
        entry = self.hexes[word]
        letter = LETTERS.get(entry["terrain"], "-")
        return f"{self.name('hex', word)} {letter}{entry['number'] or ''}"

    def beside(self, city: str) -> list[str]:
        """The crossroads beside a city."""
        number = CITY_WORDS.index(city)
        return [word for place, word in enumerate(CROSSROADS_WORDS) if number in self.geography.beside[place]]

    def cities_at(self, place: str) -> list[str]:
        """The cities beside a crossroads."""
        return [CITY_WORDS[city] for city in self.geography.beside[CROSSROADS_WORDS.index(place)]]

    def hexes_at(self, place: str) -> list[str]:
        """The hexes around a crossroads."""
        return [HEX_WORDS[hexagon] for hexagon in self.geography.hexes_of[CROSSROADS_WORDS.index(place)]]

    def owners(self, position: Position) -> dict[str, str]:
        """Return who holds which city, as `red_horseman`."""
        return {
            city: f"{player}_{kind}"
            for player, given in position["players"].items()
            for kind in TRIBES
            for city in given[kind]["cities"]
        }

    def figures(self, position: Position) -> dict[str, str]:
        """Return which tribe stands at which crossroads."""
        return {
            given[kind]["figure"]: f"{player}_{kind}"
            for player, given in position["players"].items()
            for kind in TRIBES
            if given[kind]["figure"]
        }

    def is_neutral(self, position: Position, city: str) -> bool:
        """Return whether a city takes no part with three players."""
        return position["seats"] == 3 and bool(self.cities[city]["neutral_in_3p"])

    def place(self, position: Position, place: str) -> Text:
        """A crossroads, with two letters for whoever stands there: `c061-rH`."""
        tribe = self.figures(position).get(place)
        if tribe is None:
            return Text(place, "dim")
        player, _, kind = tribe.partition("_")
        return Text(f"{place}-{player[0]}{kind[0].upper()}", STYLES[player])

    def price(self, start: str, goal: str) -> str:
        """Return what a journey costs, `free` or `1 grain / 3 gold`."""
        prices = self.geography.prices_between(CROSSROADS_WORDS.index(start), CROSSROADS_WORDS.index(goal))
        if prices == ((0, 0),):
            return self.words.say("board-price-free")
        return " / ".join(self.words.say("board-price", grain=grain, gold=gold) for grain, gold in prices)
