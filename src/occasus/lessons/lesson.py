"""A lesson: a scene that one person plays on, and what shall come of it.

The files beside this one hold them, a list for each game. A guide has steps, each with a message to read and mostly
something to do: a pattern of the action's text, such as `march genua *`. A puzzle has a goal in the words of a scene's
`expect`, which must hold when the person has decided so many times or has nothing to decide any more.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, final

import yaml

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.basics import Json, Seat
from occasus.scenes.expect import check
from occasus.scenes.run import open_scene
from occasus.scenes.scene import Scene

Verdict = Literal["open", "solved", "failed"]
SCENE: Final = ("game", "players", "options", "seed", "position")
PATIENCE: Final = 400  # moves of others between two of the person's


@final
class Lesson:
    """A guide or a puzzle."""

    def __init__(self, data: dict[str, Json]) -> None:
        self.id: Final = str(data["lesson"])
        self.game: Final = str(data["game"])
        self.players: Final = int(data["players"])
        self.seat: Final[Seat] = int(data.get("seat", 0))
        self.steps: Final[list[dict[str, str]]] = data.get("steps", [])  # of a guide: `say`, and mostly `do`
        self.moves: Final = int(data.get("moves", 0))  # decisions that a puzzle gives
        self.early: Final = bool(data.get("early"))  # solved as soon as the goal holds
        self.goal: Final[dict[str, Json]] = data.get("goal", {})
        self.solution: Final[list[str]] = data.get("solution", [])
        self.mistake: Final[list[str]] = data.get("mistake", [])
        self.others: Final[dict[Seat, list[str]]] = data.get("others", {})  # what other seats do, as far as it is told
        self.scene: Final[dict[str, Json]] = {key: data[key] for key in SCENE if key in data}


@final
class Attempt:
    """A lesson as somebody has played it so far. The same moves always lead to the same position."""

    def __init__(self, lesson: Lesson, moves: list[str]) -> None:
        """Play a lesson from its beginning; what is not allowed is refused."""
        self.lesson: Final = lesson
        self.scene: Final[Scene] = open_scene(lesson.scene)
        self.made: Final = len(moves)
        self._told: Final = {seat: list(texts) for seat, texts in lesson.others.items()}
        match = self.scene.match
        match.settle()
        self._let_others()
        for text in moves:
            match.play(lesson.seat, match.game.catalogue.parse(text))
            self._let_others()

    def verdict(self) -> Verdict:
        """Whether a puzzle is solved; a guide is when all its steps are done."""
        lesson = self.lesson
        if lesson.steps:
            return "solved" if self.made >= sum("do" in step for step in lesson.steps) else "open"
        going = self.made < lesson.moves and lesson.seat in self.scene.actors
        if going and not lesson.early:
            return "open"
        if not check(self.scene, lesson.goal):
            return "solved"
        return "open" if going else "failed"

    def _let_others(self) -> None:
        """Let others answer until the person must decide; after a puzzle nobody goes on."""
        for _ in range(PATIENCE):
            actors = self.scene.actors
            if not actors or self.lesson.seat in actors or self.lesson.goal:
                return
            self._answer(actors[0])

    def _answer(self, seat: Seat) -> None:
        match = self.scene.match
        legal = self.scene.legal(seat)
        told = self._told.get(seat, [])
        if told and told[0] in legal:
            text = told.pop(0)
        else:
            rng = Random(f"{match.seed}/{len(match.moves)}")
            text = find_bot("greedy").decide(match.game, match.view(seat), legal, rng, Budget())
        match.play(seat, match.game.catalogue.parse(text))


def fits(pattern: str, action: str) -> bool:
    """Whether an action is what a step asks for."""
    return fnmatchcase(action, pattern)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their ids, in the order of their files."""
    found: dict[str, Lesson] = {}
    for path in sorted(Path(__file__).parent.glob("*.yaml")):
        data: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
        found |= {lesson.id: lesson for lesson in map(Lesson, data)}
    return found
