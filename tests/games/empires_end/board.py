"""Scenes for the rule tests: an auction, an economy, an industry, a conflict, the end. Seat 0 is the one looked at.

Rows lie by value as in scene files: farm_3, camp_5, road_6, farm_8, road_9, farm_11, road_14, camp_17, town_20,
town_25, city_32 at positions 1 to 11.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from occasus.core.basics import Json
from occasus.games import find
from occasus.scenes import Scene

GAME: Final = find("empires_end")
FACTS_ROW: Final = (
    "farm_3",
    "camp_5",
    "road_6",
    "farm_8",
    "road_9",
    "farm_11",
    "road_14",
    "camp_17",
    "town_20",
    "town_25",
    "city_32",
)
LOW: Final = list(FACTS_ROW[:-1])  # all locations but the City
NOTHING: Final[dict[str, int]] = {}


class Checked(Scene):
    """A scene in which no move may break an invariant of the ledger."""

    def play(self, text: str, seat: int | None = None) -> list[str]:
        """Make a move of a seat."""
        told = super().play(text, seat)
        assert self.game.check(self.state) == [], text
        return told

    def chance(self, text: str = "any") -> list[str]:
        """Let chance make a move."""
        told = super().chance(text)
        assert self.game.check(self.state) == [], text
        return told


def table(
    *empires: dict[str, Json], players: int = 2, options: Mapping[str, object] | None = None, **position: Any
) -> Scene:
    """Any position; the empires in the order of seats."""
    return Checked("empires_end", players, {"empires": list(empires), **position}, options)


def auction(
    card: str = "fire_01",
    second: str | None = None,
    *,
    own: dict[str, Json] | None = None,
    others: tuple[dict[str, Json], ...] = (),
    tokens: dict[str, int] | None = None,
    players: int = 2,
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    **position: Any,
) -> Scene:
    """A disaster on offer, or two; the seat is about to act."""
    offers: dict[str, Json] = {"first": {"card": card, "tokens": tokens or {}}}
    if second:
        offers["second"] = {"card": second}
    phase = "double_disaster" if second else "disaster"
    turn = {"phase": phase, "seat": seat, **position.pop("turn", {})}
    return table(own or {}, *others, players=players, options=options, offers=offers, turn=turn, **position)


def work(phase: str, own: dict[str, Json], options: Mapping[str, object] | None = None, **position: Any) -> Scene:
    """Seat 0 alone is left in an economy or industry phase of two players."""
    return table(own, options=options, turn={"phase": phase, "done": [1]}, **position)


def conflict(card: str, *empires: dict[str, Json], **more: Any) -> Scene:
    """A conflict card lies open, nobody has bid."""
    return table(*empires, conflict=card, turn={"phase": "conflict"}, **more)


def bid(scene: Scene, *bids: tuple[int, int]) -> None:
    """All seats bid axes and coins."""
    for seat, (axes, coins) in enumerate(bids):
        scene.play(f"bid_axes {axes}", seat)
        scene.play(f"bid_coins {coins}", seat)


def over(*empires: dict[str, Json], **more: Any) -> Scene:
    """The game is over."""
    return table(*empires, turn={"phase": "end"}, **more)


def points(*empires: dict[str, Json], **more: Any) -> list[int]:
    """The final scores."""
    result = over(*empires, **more).result
    assert result is not None
    scores: list[int] = result["scores"]
    return scores


def empire(scene: Scene, seat: int = 0, reader: int | None = None) -> dict[str, Any]:
    """One empire as it is described."""
    found: dict[str, Any] = scene.describe(reader)["empires"][seat]
    return found


def held(scene: Scene, seat: int = 0) -> tuple[int, int, int, int]:
    """Wheat, axes, hammers and coins of a seat."""
    found = empire(scene, seat)["resources"]
    return found["wheat"], found["axe"], found["hammer"], found["coin"]


def take(scene: Scene, seat: int, home: str, offer: str = "first", coins: int = 0) -> None:
    """Take a card, attach it, and answer the question for relief."""
    scene.play(f"take {offer}", seat)
    scene.play(f"attach {home}", seat)
    scene.play(f"buy_coins {coins}", seat)


def new_game(players: int, options: Mapping[str, object] | None = None, seed: object = 0) -> Scene:
    """A new game after its setup."""
    scene = Scene("empires_end", players, None, options, seed=seed)
    scene.settle()
    return scene
