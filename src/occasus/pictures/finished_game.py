"""A finished game as its picture shows it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.content import Facts, facts
from occasus.core.basics import Position

MOST_NAMED: Final = 24  # letters of a name


class GameEnd(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, without any secret: what a watcher saw in the end, and who played."""

    game: str
    position: Position
    names: tuple[str, ...]  # of the seats
    result: dict[str, Any]
    turns: int = 0
    last: str = ""  # the city that fell last
    known: Facts | None = None  # where it was played with a content file

    def facts(self) -> Facts:
        """Return what it was played with."""
        return self.known or facts(self.game)

    def name(self, seat: int) -> str:
        """The name of a seat, cut where it is too long."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name if len(name) <= MOST_NAMED else f"{name[: MOST_NAMED - 1]}…"

    def order(self) -> list[int]:
        """The seats, the winner first."""
        places = self.result.get("places") or []
        return sorted(range(len(self.names)), key=lambda seat: (places[seat] if seat < len(places) else 9, seat))

    def score(self, seat: int) -> int | None:
        """The points of a seat; None where there are none, as after someone resigned."""
        scores = self.result.get("scores") or []
        return int(scores[seat]) if seat < len(scores) else None

    def reason(self) -> str:
        """Return why the game is over."""
        return str(self.result.get("reason", ""))

    def winners(self) -> list[str]:
        """Return the names of the winners."""
        return [self.name(seat) for seat in self.result.get("winners") or []]

    def best_two(self) -> tuple[int | None, int | None]:
        """Return the two seats that came first, as far as there are two."""
        first, second = (*self.order(), None, None)[:2]
        return first, second

    def ahead(self, first: int | None, second: int | None) -> int:
        """Return by how many points one seat is ahead of another."""
        if first is None or second is None:
            return 0
        return (self.score(first) or 0) - (self.score(second) or 0)


class CardTexts(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a game's picture, in one language."""

    title: str
    sentence: str
    words: dict[str, str]  # names of roles, cards and the game, and a line for each empire, by their messages
