"""Scenes for the rule tests: somebody's turn in some phase, with everybody else at the start and empty-handed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from occasus.core.basics import CHANCE, Json
from occasus.scenes import Scene

PLAYERS: Final = ("red", "blue", "white", "yellow")
THREE_COLOURS: Final = {"germania": 1, "gallia": 1, "hispania": 1}

Map = dict[str, Any]


class Table(Scene):
    """A scene that looks after every move whether anything was made or lost (SR-INV)."""

    checked = True

    def play(self, text: str, seat: int | None = None) -> list[str]:
        """Make a move of a seat."""
        told = super().play(text, seat)
        self._look(text)
        return told

    def chance(self, text: str = "any") -> list[str]:
        """Let chance make a move."""
        told = super().chance(text)
        self._look(text)
        return told

    def _look(self, text: str) -> None:
        if self.checked:
            assert self.game.check(self.state) == [], text
            assert self.game.save(self.game.copy(self.state)) == self.game.save(self.state)


def at(
    phase: str,
    players: Mapping[str, Json] | None = None,
    player: str = "red",
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    seed: object = 0,
    content: dict[str, Json] | None = None,
    **position: Any,
) -> Table:
    """The turn of a player in a phase; `turn={...}` adds what happened in it so far."""
    turn = {"player": player, "phase": phase, **position.pop("turn", {})}
    given = {**position, "turn": turn, "players": dict(players or {})}
    return Table("struggle_for_rome", seats, given, options, content, seed=seed)


def rolling(players: Mapping[str, Json] | None = None, **more: Any) -> Table:
    """The start player is about to roll."""
    start = more.get("start", "red")
    return at("roll", players, player=start, **more)


def building(red: Json = None, **more: Any) -> Table:
    """Red's turn in phase 2."""
    return at("build", {"red": red or {}, **more.pop("others", {})}, **more)


def riding(tribe: Json = None, red: Json = None, **more: Any) -> Table:
    """The turn of red's horseman tribe."""
    return at("horseman_actions", {"red": {**(red or {}), "horseman": tribe or {}}, **more.pop("others", {})}, **more)


def seventh(players: Mapping[str, Json] | None = None, **more: Any) -> Table:
    """Red rolled a 7 and is to move the legionnaire."""
    return rolling(players, agenda=["roll", "legionnaire red"], covered=[7], **more)


def new_game(seats: int, options: Mapping[str, object] | None = None, seed: object = 0) -> Table:
    """A new game before its first chance move."""
    return Table("struggle_for_rome", seats, None, options, seed=seed)


def set_up(seats: int, options: Mapping[str, object] | None = None, start: str = "red") -> Table:
    """A game whose setup is over: everybody drew horses and put the horseman on the first crossroads."""
    scene = new_game(seats, options)
    scene.chance(f"start_player {start}")
    scene.chance("station oretania")
    for _ in range(seats):
        scene.chance("draw horse")
    for _ in range(seats):
        scene.play(scene.legal()[0])
    return scene


def kinds(scene: Scene, seat: int | None = None) -> set[str]:
    """The kinds of actions that are legal."""
    return {text.split()[0] for text in scene.legal(seat)}


def offers(scene: Scene, kind: str, seat: int | None = None) -> set[str]:
    """What is legal of one kind, without its first word."""
    return {text.partition(" ")[2] for text in scene.legal(seat) if text.split()[0] == kind}


def player(scene: Scene, name: str = "red", seat: int | None = None) -> Map:
    """A player as the scene (or a seat) sees them."""
    found: Map = scene.describe(seat)["players"][name]
    return found


def tribe(scene: Scene, name: str = "red", kind: str = "horseman") -> Map:
    """A tribe as the scene sees it."""
    found: Map = player(scene, name)[kind]
    return found


def result(scene: Scene) -> Map:
    """How the game ended."""
    assert scene.result is not None
    return scene.result


def due(scene: Scene) -> str:
    """The step that is due."""
    return str(scene.describe()["agenda"][-1])


def until(scene: Scene, step: str) -> None:
    """Let everybody do nothing until a step is due; the dice fall so that nobody near the start gets much."""
    sums = iter(("2", "12", "11", "7", "2", "12", "11", "7"))
    while due(scene) != step:
        if scene.actors == [CHANCE]:
            if due(scene) == "roll":
                scene.chance(f"roll {next(sums)}")
            else:
                scene.chance()
        elif "legionnaire" in due(scene):
            scene.play("move_legionnaire latium" if "move_legionnaire latium" in scene.legal() else scene.legal()[0])
        else:
            scene.play("end_turn")


def offer(scene: Scene, give: Mapping[str, int], want: Mapping[str, int], whom: str = "all") -> None:
    """Lay out an offer and propose it."""
    for good, number in give.items():
        for _ in range(number):
            scene.play(f"give {good}")
    for good, number in want.items():
        for _ in range(number):
            scene.play(f"want {good}")
    scene.play(f"propose {whom}")
