"""What each event changes is told with it: in replays, old stories and lessons; for tables, see test_differences."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from occasus.core.basics import EVERYTHING
from occasus.core.log import Event
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.games import find
from occasus.lessons.lesson import lessons
from occasus.scenes.run import open_scene
from occasus.scenes.scene import Scene
from occasus.tables.match.archived_games import part_of, story_of
from occasus.tables.match.onlooker import EventChanges, Onlooker
from occasus.tables.match.position_patch import apply_patch
from occasus.tables.match.replays import ReplayStep, part
from occasus.tables.queries import lessons as queries
from tests.golden import FOLDER, opening

GAMES = sorted(path for path in FOLDER.rglob("*.txt") if path.name.startswith("3_"))
ALL = 100_000_000  # bytes


def after(position: Any, changes: EventChanges) -> Any:
    """A position after the events of a move."""
    for each in changes:
        position = apply_patch(position, each)
    return position


def check_steps(steps: list[ReplayStep]) -> None:
    for before, step in pairwise(steps):
        assert after(before.view.position, step.changes) == step.view.position
        assert len(step.changes) == max(1, len(step.events))


def random_match(path: Path, most: int = 60) -> Match[Any]:
    game = find(path.parent.name)
    seats, options, seed = opening(path)
    match = Match(game, seats, complete(game.options, options), seed)
    match.settle()
    rng = Random(seed)
    while (actors := game.actors(match.state)) and len(match.moves) < most:
        seat = rng.choice(actors)
        match.play(seat, rng.choice(sorted(game.legal(match.state, seat))))
    return match


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_folding_the_changes_of_events_gives_every_view_of_a_replay(path: Path) -> None:
    data = to_data(random_match(path))
    for seat in (EVERYTHING, 0, 2):
        steps = part(data, 0, 1000, seat, ALL).steps
        assert len(steps) > 40
        check_steps(steps)
        later = part(data, 20, 10, seat, ALL).steps
        assert later == steps[20:30]


@pytest.mark.parametrize("path", GAMES[:1] + GAMES[-1:], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_story_has_the_changes_of_events_and_one_of_an_earlier_release_those_of_moves(path: Path) -> None:
    text = story_of({**to_data(random_match(path)), "players": []})
    steps = part_of(text, 0, 1000, ALL).steps
    check_steps(steps)
    story = msgspec.json.decode(zlib.decompress(b64decode(text)))
    for step in story["steps"]:
        step["changes"] = [change for event in step.pop("by_event") for change in event]
    earlier = b64encode(zlib.compress(msgspec.json.encode(story))).decode()
    shown = part_of(earlier, 0, 1000, ALL).steps
    assert [step.view for step in shown] == [step.view for step in steps]
    assert all(len(step.changes) == 1 for step in shown[1:])


def test_a_lesson_has_the_changes_of_events_from_its_opening_on() -> None:
    lesson = next(each for each in lessons().values() if each.steps and any("do" in step for step in each.steps))
    match = open_scene(lesson.scene).match
    position = match.game.describe(match.state, lesson.seat)
    state = queries._play(lesson, queries.LessonAsk(moves=[]))
    for step in state.steps:
        position = after(position, step.changes)
    assert position == state.view.position


def test_each_event_changes_what_it_tells() -> None:
    scene = Scene(
        "fall_of_rome",
        players=3,
        position={
            "barbarians": {"sinope": {"ostrogoths": 3}},
            "legions": {"constantinopolis": 2},
            "turn": {"active": 0, "phase": "invade"},
        },
    )
    match = scene.match
    onlooker = Onlooker(match.game, match.state, 0)
    scene.chance("reveal ostrogoths sinope")
    names = [event.kind.name for event in match.log[-1]]
    changes = dict(zip(names, onlooker.make(*match.moves[-1], match.log[-1]), strict=True))
    assert [["decline"], 1] in changes["declined"]
    assert not any(place[0] == "decline" for name in names if name != "declined" for place, *_ in changes[name])


def test_a_remark_changes_nothing() -> None:
    path = next(path for path in GAMES if path.parent.name == "struggle_for_rome")
    match = random_match(path, 1)
    game = match.game
    onlooker = Onlooker(game, match.state, 0)
    said = next(kind for kind in game.events if kind.spoken)
    remark = Event(said, (0, *(0 for _ in said.domains[1:])))
    seat = game.actors(match.state)[0]
    match.make(seat, game.legal(match.state, seat)[0])
    mover, code = match.moves[-1]
    changes = onlooker.make(mover, code, [*match.log[-1], remark])
    assert match.log[-1]
    assert len(changes) == len(match.log[-1]) + 1
    assert changes[-1] == []
