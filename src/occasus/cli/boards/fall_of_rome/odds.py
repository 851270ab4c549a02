"""The odds in a view of Fall of Rome: which cards may come, and which cities they hit."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import comb
from typing import Any, Final, final

from occasus.core.basics import Position

FULL: Final = 3  # barbarians of one tribe that a city can hold (FR-COMP-08)


@final
class Odds:
    """The printed paths and rates, ready to be asked about positions."""

    def __init__(self, facts: dict[str, Any]) -> None:
        named = {card["id"]: f"{card['tribe']} {card['city']}" for card in facts["player_city_cards"]["entries"]}
        self.paths: Final[dict[str, list[str]]] = {  # by barbarian card, from its city back to the gate
            named[card["id"]]: card["path"][::-1] for card in facts["barbarian_cards"]["entries"]
        }
        self.rates: Final[list[int]] = facts["tracks"]["invasion_rate"]["values"]
        self.drawn: Final[int] = facts["limits"]["player_cards_drawn"]

    def target(self, position: Position, card: str) -> tuple[str, str]:
        """The tribe of a barbarian card and the city that it would invade now
        (FR-INV-03, FR-INV-04, FR-INV-05, FR-INV-06, FR-INV-07).
        """
        tribe = card.split()[0]
        crowds = position["barbarians"]
        path = self.paths[card]
        for city, before in pairwise(path):
            if crowds.get(city, {}).get(tribe) or crowds.get(before, {}).get(tribe):
                return tribe, city
        return tribe, path[-1]

    def rate(self, position: Position) -> int:
        """Return how many barbarian cards an invade phase reveals (FR-INV-01)."""
        return self.rates[int(position["rate"])]

    def struck(self, position: Position, cards: int) -> dict[tuple[str, str], float]:
        """Return how likely a tribe strikes a city at least once with the next cards, as the board stands now."""
        spared: dict[tuple[str, str], float] = {}
        left = cards
        for layer in position["barbarian_deck"]:
            drawn = min(left, len(layer))
            if drawn <= 0:
                break
            aimed = Counter(self.target(position, card) for card in layer)
            for place, count in aimed.items():
                missed = comb(len(layer) - count, drawn) / comb(len(layer), drawn)
                spared[place] = spared.get(place, 1.0) * missed
            left -= drawn
        return {place: 1 - chance for place, chance in spared.items()}

    def revolt(self, position: Position) -> float:
        """Return how likely a revolt is among the player cards of the next draw (FR-DRAW-01)."""
        deck = position["player_deck"]
        sure: list[str] = deck["top"]
        if "revolt" in sure[: self.drawn]:
            return 1.0
        left = self.drawn - len(sure)
        no_revolt = 1.0
        for pile in deck["piles"]:
            taken = min(left, pile["cards"])
            if taken <= 0:
                break
            if pile["revolt"]:
                no_revolt *= 1 - taken / pile["cards"]
            left -= taken
        return 1 - no_revolt
