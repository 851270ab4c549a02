"""Running scenes: set the position up, make the moves, and look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from occasus import games
from occasus.core.basics import EVERYTHING, BadPosition, Json, OccasusError
from occasus.core.game import Game
from occasus.core.words import meant
from occasus.scenes.compare import said
from occasus.scenes.expect import check
from occasus.scenes.file import checked, read_scenes
from occasus.scenes.scene import Scene, SceneMistake

Find = Callable[[str, dict[str, Json]], Game[Any]]


class Outcome:
    """What came of a scene: where it went, and what did not hold. A mistake of its writer stops it."""

    def __init__(self, file: str, data: dict[str, Json]) -> None:
        self.file: Final = file
        self.data: Final = data
        self.scene: Scene | None = None
        self.mistake: str | None = None
        self.differences: list[str] = []

    @property
    def name(self) -> str:
        """The scene's name, or its file."""
        return str(self.data.get("scene") or self.data.get("title") or self.file)

    @property
    def ok(self) -> bool:
        """Whether all that was expected was seen."""
        return self.mistake is None and not self.differences

    def complaint(self) -> str:
        """What is wrong, one line each, with the file; empty if nothing is."""
        lines = ([self.mistake] if self.mistake else []) + self.differences
        return "\n".join(f"{self.file}: {line}" if self.file else line for line in lines)


def run_file(path: Path, find: Find = games.find) -> list[Outcome]:
    """Run all scenes of a file."""
    try:
        scenes = read_scenes(path)
    except SceneMistake as error:
        broken = Outcome(str(path), {})
        broken.mistake = str(error)
        return [broken]
    return [_run(data, str(path) if len(scenes) == 1 else f"{path}[{i}]", find) for i, data in enumerate(scenes)]


def run_scene(source: dict[str, Json] | Path | str, find: Find = games.find) -> Outcome:
    """Run one scene, given as data or as a file that holds just one."""
    if isinstance(source, dict):
        return _run(source, "", find)
    outcomes = run_file(Path(source), find)
    if len(outcomes) != 1:
        raise OccasusError(f"{source}: {len(outcomes)} scenes stand in this file; run_file runs them all.")
    return outcomes[0]


def open_scene(data: dict[str, Json], find: Find = games.find) -> Scene:
    """The scene before its first move; also the way to play on from a position."""
    for key in ("game", "players"):
        if key not in data:
            raise SceneMistake(key, "this is missing; write `game: fall_of_rome` and `players: 3`.")
    game = _at("content" if data.get("content") else "game", find, data["game"], data.get("content", {}))
    seats, seat = data["players"], data.get("seat", EVERYTHING)
    if seats not in game.seat_counts:
        counts = f"{game.seat_counts[0]} to {game.seat_counts[-1]}"
        raise SceneMistake("players", f"{game.name} is for {counts} players, not {seats}.")
    if "seat" in data and not 0 <= seat < seats:
        raise SceneMistake("seat", f"there is no seat {seat}; seats are 0 to {seats - 1}.")
    given = data.get("position", "start")
    position = None if given == "start" else given
    options, seed = data.get("options", {}), data.get("seed", 0)
    try:
        return Scene(game, seats, position, options, None, seat, seed)
    except BadPosition as error:
        place = error.where if error.where.startswith("position") else f"position.{error.where}"
        raise SceneMistake(place, str(error).removeprefix(f"{error.where}: ")) from error
    except OccasusError as error:
        raise SceneMistake("options" if "option" in str(error) else "position", str(error)) from error
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
        what = f"this could not be read ({type(error).__name__}: {error}); docs/scenes.md shows the form."
        raise SceneMistake("position", what) from error


def _run(data: dict[str, Json], file: str, find: Find) -> Outcome:
    outcome = Outcome(file, data)
    try:
        good = checked(data)
        outcome.scene = open_scene(good, find)
        for number, move in enumerate(good.get("moves", [])):
            outcome.differences += _move(outcome.scene, move, f"moves[{number}]")
        outcome.differences += check(outcome.scene, good.get("expect", {}))
    except SceneMistake as error:
        outcome.mistake = str(error)
    return outcome


def _move(scene: Scene, move: Json, where: str) -> list[str]:
    """Make one move of a scene, or look in between; returns what did not hold."""
    if isinstance(move, str):
        _at(where, scene.play, move)
        return []
    if not isinstance(move, dict) or len(move) != 1:
        forms = "`march roma 2`, `1: pass`, `chance: any` or `expect: {...}`"
        raise SceneMistake(where, f"{said(move)} is not a move; a move is one of {forms}.")
    who, what = next(iter(move.items()))
    if who == "expect":
        return check(scene, what, f"{where}.expect")
    texts = what if isinstance(what, list) else [what]
    for text in texts:
        if not isinstance(text, str):
            raise SceneMistake(where, f"{said(what)} is not the text of a move.")
        if who == "chance":
            _at(where, *((scene.settle,) if text == "all" else (scene.chance, text)))
        elif str(who).isdigit():
            _at(where, scene.play, text, _seat(scene, int(who), where))
        else:
            guess = meant(str(who), ["chance", "expect"])
            raise SceneMistake(
                where, f"{said(who)} cannot move: before the colon stands a seat, chance or expect; {guess}"
            )
    return []


def _seat(scene: Scene, seat: int, where: str) -> int:
    if seat >= scene.match.seats:
        raise SceneMistake(where, f"there is no seat {seat}; seats are 0 to {scene.match.seats - 1}.")
    return seat


def _at(where: str, make: Callable[..., Any], *args: Any) -> Any:
    """Do something; what is refused is a mistake at that place of the scene."""
    try:
        return make(*args)
    except SceneMistake:
        raise
    except OccasusError as error:
        raise SceneMistake(where, str(error)) from error
