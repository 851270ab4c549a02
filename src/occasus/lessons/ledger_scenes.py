"""The scenes of the ledgers by name, to be shown in books, stepped through, and tried."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from occasus.ledger.read import ledger_folder
from occasus.lessons.lesson import SCENE, Lesson
from occasus.scenes.file import read_scenes, scene_files
from occasus.scenes.run import open_scene

TRY: Final = "try-"  # begins the id of a lesson that is a scene to be played freely


@cache
def ledger_scenes() -> dict[str, dict[str, Any]]:
    """All scenes by their names; a second one of the same name is `FR-EX-13-2`."""
    result: dict[str, dict[str, Any]] = {}
    for file in scene_files([ledger_folder() / "scenes"]):
        for data in read_scenes(file):
            if "scene" not in data or "refused" in data.get("expect", {}):  # a refused position cannot be shown
                continue
            name, number = str(data["scene"]), 1
            while (name if number == 1 else f"{name}-{number}") in result:
                number += 1
            result[name if number == 1 else f"{name}-{number}"] = data
    return result


def trial(name: str) -> Lesson | None:
    """A scene as a lesson without steps or goal, where someone decides in it at once; None where no one does."""
    return _trials().get(name)


@cache
def _trials() -> dict[str, Lesson]:
    trials = {name: _trial(name, data) for name, data in ledger_scenes().items() if "content" not in data}
    return {name: lesson for name, lesson in trials.items() if lesson is not None}


def _trial(name: str, data: dict[str, Any]) -> Lesson | None:
    actors = open_scene(data).actors
    if not actors or actors[0] < 0:
        return None
    return Lesson({"lesson": f"{TRY}{name}", "seat": actors[0], **{key: data[key] for key in SCENE if key in data}})
