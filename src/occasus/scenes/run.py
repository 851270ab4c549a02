"""Running scenes: set the position up, make the moves, and look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from occasus import games
from occasus.core.basics import EVERYTHING, BadPosition, Json, OccasusError
from occasus.core.game import Game
from occasus.core.options import Options, complete
from occasus.scenes.expect import REFUSED, check
from occasus.scenes.file import checked, written_scenes
from occasus.scenes.moves import at, make_move
from occasus.scenes.scene import Scene
from occasus.scenes.seats import seat_words
from occasus.scenes.stage import SceneMistake

Find = Callable[[str, dict[str, Json]], Game[Any]]


class Outcome:
    """Outcome of a scene: its end, and what did not hold. A mistake in the file stops it."""

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
        """Return whether all that was expected was seen."""
        return self.mistake is None and not self.differences

    def complaint(self, said: Callable[[str], str] = str) -> str:
        """List what is wrong, one line each, with the file; empty if nothing is."""
        lines = [said(line) for line in ([self.mistake] if self.mistake else []) + self.differences]
        return "\n".join(f"{self.file}: {line}" if self.file else line for line in lines)


def run_file(path: Path, find: Find = games.find) -> list[Outcome]:
    try:
        scenes = written_scenes(path)
    except SceneMistake as error:
        broken = Outcome(str(path), {})
        broken.mistake = str(error)
        return [broken]
    return [_run(scene, str(path) if len(scenes) == 1 else f"{path}[{i}]", find) for i, scene in enumerate(scenes)]


def run_scene(source: dict[str, Json] | Path | str, find: Find = games.find) -> Outcome:
    """Run one scene, given as data or as a file that holds just one."""
    if isinstance(source, dict):
        return _run(source, "", find)
    outcomes = run_file(Path(source), find)
    if len(outcomes) != 1:
        raise OccasusError(f"{source}: {len(outcomes)} scenes are in this file; run_file runs them all.")
    return outcomes[0]


def open_scene(data: dict[str, Json], find: Find = games.find) -> Scene:
    """The scene before its first move; also the way to play on from a position."""
    for key in ("game", "players"):
        if key not in data:
            raise SceneMistake(key, "this is missing; write `game: fall_of_rome` and `players: 3`.")
    game = at("content" if data.get("content") else "game", find, data["game"], data.get("content", {}))
    seats, seat = data["players"], data.get("seat", EVERYTHING)
    if seats not in game.seat_counts:
        counts = f"{game.seat_counts[0]} to {game.seat_counts[-1]}"
        raise SceneMistake("players", f"{game.name} is for {counts} players, not {seats}.")
    given = data.get("position", "start")
    options = at("options", complete, game.options, data.get("options", {}))
    if "seat" in data:
        seat = _reader(game, seats, options, given, seat)
    position = None if given == "start" else given
    seed = data.get("seed", 0)
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


def _reader(game: Game[Any], seats: int, options: Options, given: Json, who: Json) -> int:
    """The seat whose view a position is, by its number, or by the colour or role of its player."""
    words = {str(seat): seat for seat in range(seats)}
    words |= seat_words(game.describe(game.start(seats, options), EVERYTHING))
    if isinstance(given, dict) and isinstance(given.get("players"), list):
        words |= seat_words({**given, "seats": seats})
    if str(who) not in words:
        raise SceneMistake("seat", f"there is no seat {who}; seats are 0 to {seats - 1}.")
    return words[str(who)]


def _run(written: Json, file: str, find: Find) -> Outcome:
    outcome = Outcome(file, written if isinstance(written, dict) else {})
    try:
        data = checked(written)
        refusal = expected_refusal(data)
        if refusal is not None:
            outcome.differences += _refused(data, refusal, find)
            return outcome
        outcome.scene = open_scene(data, find)
        for number, move in enumerate(data.get("moves", [])):
            outcome.differences += make_move(outcome.scene, move, f"moves[{number}]")
        if "expect" in data:
            outcome.differences += check(outcome.scene, data["expect"])
    except SceneMistake as error:
        outcome.mistake = str(error)
    return outcome


def expected_refusal(data: dict[str, Json]) -> dict[str, str] | None:
    """Return where a position is expected to be refused, with words of the sentence; None if it is expected to be."""
    expected = data.get("expect") or {}
    if REFUSED not in expected:
        return None
    if len(expected) > 1 or data.get("moves"):
        raise SceneMistake(f"expect.{REFUSED}", "nothing can happen in a position that is refused.")
    value = expected[REFUSED]
    places = {str(value): ""} if isinstance(value, str) else value
    if not isinstance(places, dict) or len(places) != 1:
        like = "`refused: position.rate`, or `refused: {position.rate: novice}` with words of the sentence"
        raise SceneMistake(f"expect.{REFUSED}", f"one place in the position was expected, {like}.")
    return {str(place): str(words or "") for place, words in places.items()}


def _refused(data: dict[str, Json], refusal: dict[str, str], find: Find) -> list[str]:
    """Return the difference from the expected refusal."""
    ((place, words),) = refusal.items()
    where = f"expect.{REFUSED}"
    try:
        open_scene(data, find)
    except SceneMistake as error:
        if error.where.removeprefix("position.") != place.removeprefix("position."):
            return [f"{where}: {place} was expected to be refused, but the refusal is about {error}"]
        return [] if words in error.what else [f"{where}.{place}: {words!r} expected, {error.what!r} found"]
    return [f"{where}: {place} was expected to be refused, but the position is possible"]
