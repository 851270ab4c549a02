"""A lesson: a scene that one person plays on, and what shall come of it.

The files beside this one hold them, a list for each game. A guide is a row of chapters, each a lesson of its own that
names its game as `guide`. A chapter has steps, each with a message to read (`say`) and mostly something to do (`do`): a
pattern of the action's text, such as `march genua *`. `next` is a move that is made when the reader goes on, `at` names
what the message is about, `rules` the rules that it states, and `expect` what must be seen after the step, in the
words of a scene; a test plays every chapter and checks it. `others` and `chance` tell what others and the dice do.

A puzzle has a goal in the words of a scene's `expect`, which must hold when the person has decided so many times or
has nothing to decide any more; or it asks for the best turn, and `best_turn.py` tells whether that was found. The
files of those, `puzzles/*.yaml`, are made by `python -m occasus.puzzles`.
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
from occasus.core.basics import CHANCE, Json, Seat
from occasus.lessons.best_turn import BestTurn, Review, same_end
from occasus.prepared import prepared
from occasus.scenes.expect import check
from occasus.scenes.run import open_scene
from occasus.scenes.scene import Scene

Verdict = Literal["open", "solved", "failed"]
SCENE: Final = ("game", "players", "options", "seed", "position")
PATIENCE: Final = 400  # moves of others between two of the person's
LONGEST: Final = 12  # decisions of a puzzle that asks for the best turn, at most


@final
class Lesson:
    """A guide or a puzzle."""

    def __init__(self, data: dict[str, Json]) -> None:
        self.id: Final = str(data["lesson"])
        self.game: Final = str(data["game"])
        self.players: Final = int(data["players"])
        self.seat: Final[Seat] = int(data.get("seat", 0))
        self.guide: Final = str(data.get("guide", ""))  # the game, where this is a chapter of its guide
        self.steps: Final[list[dict[str, Any]]] = data.get("steps", [])  # of a guide
        self.moves: Final = int(data.get("moves", LONGEST if "degree" in data else 0))  # decisions that a puzzle gives
        self.early: Final = bool(data.get("early"))  # solved as soon as the goal holds
        self.goal: Final[dict[str, Json]] = data.get("goal", {})
        self.solution: Final[list[str]] = data.get("solution", [])
        self.mistake: Final[list[str]] = data.get("mistake", [])
        self.others: Final[dict[Seat, list[str]]] = data.get("others", {})  # what other seats do, as far as it is told
        self.chance: Final[list[str]] = data.get("chance", [])  # what chance does, as far as it is told
        self.scene: Final[dict[str, Json]] = {key: data[key] for key in SCENE if key in data}
        self.best: Final = BestTurn(data) if "degree" in data else None  # of a puzzle that asks for the best turn
        if self.best is not None:
            self.scene["seat"] = self.seat  # what others hide is not known


@final
class Attempt:
    """A lesson as someone has played it so far. The same moves always lead to the same position."""

    def __init__(self, lesson: Lesson, moves: list[str]) -> None:
        """Play a lesson from its beginning; what is not allowed is refused."""
        self.lesson: Final = lesson
        self.scene: Final[Scene] = open_scene(lesson.scene)
        self.made: Final = len(moves)
        self._told: Final = {seat: list(texts) for seat, texts in lesson.others.items()}
        self._chance: Final = list(lesson.chance)
        self._moves: Final = moves
        self._settle()
        self._let_others()
        for text in moves:
            self._play(lesson.seat, text)
            self._let_others()

    def verdict(self) -> Verdict:
        """Return whether a puzzle is solved; a guide is when all its steps are done, and what is only tried never."""
        lesson = self.lesson
        if lesson.best is not None:
            return self._found()
        if not lesson.steps and not lesson.goal:
            return "open"
        if lesson.steps:
            return "solved" if self.made >= sum("do" in step or "next" in step for step in lesson.steps) else "open"
        going = self.made < lesson.moves and lesson.seat in self.scene.actors
        if going and not lesson.early:
            return "open"
        if not check(self.scene, lesson.goal):
            return "solved"
        return "open" if going else "failed"

    def review(self) -> Review | None:
        """Return the value of the best turn and why, once the puzzle is decided."""
        best = self.lesson.best
        return None if best is None or self.verdict() == "open" else best.review(self._moves)

    def _found(self) -> Verdict:
        """Return whether this was the best turn, in whatever order: it leads to the same position."""
        lesson = self.lesson
        if self.made < lesson.moves and lesson.seat in self.scene.actors:
            return "open"
        end = Attempt(lesson, lesson.solution) if self._moves != lesson.solution else self
        return "solved" if same_end(end.scene.describe(), self.scene.describe()) else "failed"

    def _let_others(self) -> None:
        """Let others answer until the person must decide; after a puzzle no one goes on."""
        for _ in range(PATIENCE):
            actors = self.scene.actors
            ready = [seat for seat in actors if seat != self.lesson.seat and self._tells(seat)]
            if not actors or self.lesson.goal or self.lesson.best or (self.lesson.seat in actors and not ready):
                return
            self._answer(ready[0] if ready else actors[0])

    def _tells(self, seat: Seat) -> bool:
        """Return whether it is told what a seat does now."""
        replies = self._told.get(seat, [])
        return bool(replies) and replies[0] in self.scene.legal(seat)

    def _answer(self, seat: Seat) -> None:
        match = self.scene.match
        legal = self.scene.legal(seat)
        if self._tells(seat):
            text = self._told[seat].pop(0)
        else:
            rng = Random(f"{match.seed}/{len(match.moves)}")
            text = find_bot("tiro").decide(match.game, match.view(seat), legal, rng, Budget())
        self._play(seat, text)

    def _play(self, seat: Seat, text: str) -> None:
        match = self.scene.match
        code = match.game.catalogue.parse(text)
        match.refuse_illegal(seat, code)
        match.make(seat, code)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer: as it is told, while that is possible, then by the seed; never after a best turn."""
        while self.lesson.best is None and self.scene.actors == [CHANCE]:
            scripted = bool(self._chance) and self._chance[0] in self.scene.odds()
            self.scene.chance(self._chance.pop(0) if scripted else "any")


def fits(pattern: str, action: str) -> bool:
    """Return whether an action is what a step asks for."""
    return fnmatchcase(action, pattern)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their ids, in the order of their files."""
    result: dict[str, Lesson] = {}
    here = Path(__file__).parent
    for path in [*sorted(here.glob("*.yaml")), *sorted(here.glob("puzzles/*.yaml"))]:
        (data,) = prepared(path) or [yaml.safe_load(path.read_text(encoding="utf-8"))]
        result |= {lesson.id: lesson for lesson in map(Lesson, data)}
    return result
