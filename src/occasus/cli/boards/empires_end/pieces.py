"""The pieces of Empire's End as short texts: tiles, cards, tokens, abilities."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import Position
from occasus.locale import Words

RESOURCES: Final = ("wheat", "axe", "hammer", "coin")
PHASES: Final = ("disaster", "economy", "industry", "conflict")  # of which the spaces of the track are made


class Pieces:
    """Knows the printed facts and the words for them."""

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        self.words: Final = words
        self.tiles: Final[dict[str, Any]] = {tile["id"]: tile for tile in facts["locations"]["tiles"]}
        self.cards: Final[dict[str, Any]] = {card["id"]: card for card in facts["disaster_cards"]["cards"]}
        self.conflicts: Final[dict[str, Any]] = {card["id"]: card for card in facts["conflict_cards"]["cards"]}
        self.track: Final[dict[str, Any]] = facts["decline_track"]

    def tile(self, name: str, destroyed: bool) -> str:
        """`Town25`, or `(Town)` when it is destroyed; longer names are cut to fit the row."""
        tile = self.tiles[name]
        kind = self.words.name("type", tile["type"])[:4]
        return f"({kind})" if destroyed else f"{kind}{tile['points']['value']}"

    def short(self, card: str, exhausted: bool) -> str:
        """`fir01`, or `fir01x` when it is exhausted."""
        kind, _, number = card.rpartition("_")
        return f"{kind[:3]}{number}{'x' if exhausted else ''}"

    def tokens(self, counts: dict[str, int]) -> str:
        """`2 wheat, 1 axe`."""
        shown = [self.words.say(f"amount-{kind}", number=counts[kind]) for kind in RESOURCES if counts.get(kind)]
        return ", ".join(shown) or self.words.say("amount-nothing")

    def accepts(self, card: str) -> str:
        """`wheat, axe or coin`."""
        kinds = [self.words.name("resource", kind) for kind in [*self.cards[card]["bid"], "coin"]]
        return self._or([", ".join(kinds[:-1]), kinds[-1]])

    def effect(self, name: str) -> str:
        """Return what a tile or a card does."""
        entry = self.tiles.get(name) or self.cards[name]
        ability, params = entry["ability"]["id"], entry["ability"]["params"]
        taken = [self.tokens(option) for option in params.get("get", [])]
        return self.words.say(
            f"effect-{ability}",
            phase=self.words.name("phase", entry["phase"]),
            gain=self.tokens(params.get("resources", {})),
            give=self.tokens(params.get("give", {})),
            take=self._or(taken),
            times=params.get("max_times", 1),
            points=params.get("points", 0),
            strength=params.get("strength", 0),
            hammers=params.get("hammers", 0),
            type=self.words.name("type", params.get("location_type", "farm")),
            resource=self.words.name("resource", params.get("resource", "coin")),
        )

    def _or(self, names: list[str]) -> str:
        between = self.words.say("board-accepts-or")
        return f" {between} ".join(names)

    def spaces(self, position: Position) -> list[str]:
        """The phases of the track, as letters."""
        side = self.track["players_2" if position["seats"] == 2 else "players_3_4"]
        letters = {phase: self._letters(phase) for phase in PHASES}
        letters["double_disaster"] = f"2{letters['disaster']}"
        letters["economy_industry"] = letters["economy"] + letters["industry"]
        return [letters[space] for space in side["spaces"]]

    def _letters(self, phase: str) -> str:
        """Return how the name of a phase begins, as far as no other one begins so."""
        name, *others = (self.words.name("phase", other) for other in sorted(PHASES, key=lambda other: other != phase))
        return next(
            name[:end] for end in range(1, 9) if not any(other.startswith(name[:end]) for other in others)
        ).title()

    def reward(self, points: int, resources: dict[str, int], refresh: int) -> str:
        """`7 points, 2 wheat`."""
        parts = [self.words.say("board-points", points=points)]
        parts += [self.tokens(resources)] if resources else []
        parts += [self.words.say("board-refresh")] if refresh else []
        return ", ".join(parts)
