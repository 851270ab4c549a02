"""What a view of Fall of Rome says about the near future: which cards may come, and whom they strike."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

from occasus.core.basics import Position

FULL: Final = 3  # barbarians of one tribe that a city can hold (FR-COMP-08)


@final
class Outlook:
    """The printed paths and rates, ready to be asked about positions."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.paths: Final[dict[str, list[str]]] = {  # by barbarian card, from its city back to the gate
            f"{card['tribe']} {card['city']}": card["path"][::-1] for card in facts["barbarian_cards"]["entries"]
        }
        self.rates: Final[list[int]] = facts["tracks"]["invasion_rate"]["values"]

    def target(self, position: Position, card: str) -> tuple[str, str]:
        """The tribe of a barbarian card and the city that it would invade now (FR-INV-03 to 07)."""
        tribe = card.split()[0]
        crowds = position["barbarians"]
        path = self.paths[card]
        for city, before in pairwise(path):
            if crowds.get(city, {}).get(tribe) or crowds.get(before, {}).get(tribe):
                return tribe, city
        return tribe, path[-1]

    def rate(self, position: Position) -> int:
        """How many barbarian cards an invade phase reveals (FR-INV-01)."""
        return self.rates[int(position["rate"])]

    def coming(self, position: Position, cards: int) -> dict[str, float]:
        """How likely each barbarian card is among the next so many of the deck."""
        found: dict[str, float] = {}
        left = cards
        for layer in position["barbarian_deck"]:
            if left <= 0:
                break
            for card in layer:
                found[card] = min(1.0, left / len(layer))
            left -= len(layer)
        return found

    def revolt(self, position: Position) -> float:
        """How likely a revolt is among the next two player cards (FR-DRAW-01)."""
        deck = position["player_deck"]
        sure: list[str] = deck["top"]
        if "revolt" in sure[-2:]:
            return 1.0
        left = 2 - len(sure)
        no_revolt = 1.0
        for pile in deck["piles"]:
            taken = min(left, pile["cards"])
            if taken <= 0:
                break
            if pile["revolt"]:
                no_revolt *= 1 - taken / pile["cards"]
            left -= taken
        return 1 - no_revolt


def is_defended(position: Position, city: str) -> bool:
    """Whether legions would hold off the next barbarian (FR-DEF-01)."""
    return bool(position["legions"].get(city))


def is_safe_post(position: Position, city: str) -> bool:
    """Whether legions in a city fall one by one instead of all at once (FR-DEF-02, FR-DEF-03)."""
    return city in position["forts"] or any(player.get("city") == city for player in position["players"])
