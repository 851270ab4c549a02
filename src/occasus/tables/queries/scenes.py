"""The scenes of the ledgers: which there are, and each one step by step, to be shown on a board."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from occasus.core.basics import EVERYTHING
from occasus.lessons.ledger_scenes import ledger_scenes, trial
from occasus.lessons.lesson import Lesson, lessons
from occasus.lessons.scene_titles import scene_titles
from occasus.scenes.run import open_scene, run_scene
from occasus.tables.match.replays import ReplayPart, ReplayReader
from occasus.tables.protocol.problems import not_found

PUZZLE: Final = "puzzle-"


class SceneRecord(msgspec.Struct, kw_only=True):
    """A scene: its id, what it shows, and the rules behind it."""

    id: str
    game: str
    title: str
    rules: list[str]
    playable: bool  # someone decides in it at once, so that it can be tried


def show_all(language: str) -> list[SceneRecord]:
    """All scenes of all games, in the order of their ids, with titles in a language."""
    return [
        SceneRecord(
            id=name,
            game=data["game"],
            title=scene_titles(language)[name],
            rules=list(dict.fromkeys([data["scene"], *data.get("rules", [])])),
            playable=trial(name) is not None,
        )
        for name, data in ledger_scenes().items()
    ]


def show(scene_id: str) -> ReplayPart:
    """A scene: the position before the first move, and after each; or `puzzle-ID`, as its solver sees it."""
    puzzle = lessons().get(scene_id.removeprefix(PUZZLE)) if scene_id.startswith(PUZZLE) else None
    if puzzle is not None:
        return _begun(puzzle)
    if scene_id not in ledger_scenes():
        raise not_found()
    return _played(scene_id)


def _begun(puzzle: Lesson) -> ReplayPart:
    match = open_scene(puzzle.scene).match
    step = ReplayReader(match, puzzle.seat).now()
    return ReplayPart(game=puzzle.game, seats=match.seats, moves=0, players=[], steps=[step])


@cache
def _played(name: str) -> ReplayPart:
    """The steps of a scene. The moves are found by running it, then made again one by one."""
    data = ledger_scenes()[name]
    outcome = run_scene(data)
    assert outcome.scene is not None, outcome.mistake
    match = open_scene(data).match
    reader = ReplayReader(match, EVERYTHING)
    steps = [reader.now()]
    for seat, code in outcome.scene.match.moves:
        match.make(seat, code)
        steps.append(reader.read())
    return ReplayPart(game=match.game.name, seats=match.seats, moves=len(match.moves), players=[], steps=steps)
