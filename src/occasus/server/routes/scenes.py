"""The scenes of the ledgers over HTTP: which there are, and each one step by step, to be shown on a board."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from occasus.core.basics import EVERYTHING
from occasus.ledger.read import ledger_folder
from occasus.scenes.file import read_scenes, scene_files
from occasus.scenes.run import open_scene, run_scene
from occasus.server.problems import not_found
from occasus.server.replays import ReplayPart, replay_step
from occasus.server.routes.errors import errors


class SceneRecord(msgspec.Struct, kw_only=True):
    """A scene: its id, what it shows, and the rules behind it."""

    id: str
    game: str
    title: str
    rules: list[str]


class ScenesController(Controller):
    """Scenes."""

    path = "/api/scenes"
    tags = ["games"]

    @get("/", sync_to_thread=True)
    def show_all(self) -> list[SceneRecord]:
        """All scenes of all games, in the order of their ids."""
        return [
            SceneRecord(id=name, game=data["game"], title=data.get("title", ""), rules=data.get("rules", []))
            for name, data in _scenes().items()
        ]

    @get("/{scene_id:str}", responses=errors(404), sync_to_thread=True)
    def show(self, scene_id: FromPath[str]) -> ReplayPart:
        """A scene: the position before the first move, and after each."""
        if scene_id not in _scenes():
            raise not_found()
        return _played(scene_id)


@cache
def _scenes() -> dict[str, dict[str, Any]]:
    """All scenes by their names."""
    found = [scene for file in scene_files([ledger_folder() / "scenes"]) for scene in read_scenes(file)]
    return {str(scene["scene"]): scene for scene in found if "scene" in scene}


@cache
def _played(name: str) -> ReplayPart:
    """The steps of a scene. The moves are found by running it, then made again one by one."""
    data = _scenes()[name]
    outcome = run_scene(data)
    assert outcome.scene is not None, outcome.mistake
    match = open_scene(data).match
    steps = [replay_step(match, EVERYTHING)]
    for seat, code in outcome.scene.match.moves:
        match.make(seat, code)
        steps.append(replay_step(match, EVERYTHING))
    return ReplayPart(game=match.game.name, seats=match.seats, moves=len(match.moves), players=[], steps=steps)
