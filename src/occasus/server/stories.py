"""Finished games as they were told, so that a release with other rules can still show them.

A story is made by the rules that a game was played by, soon after its end: the position before the first move, and for
each move its events and how the position changed. Whoever shows it needs no rules.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from itertools import pairwise
from typing import Any

import msgspec

from occasus.core.basics import EVERYTHING, Json
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.server.differences import Change, differences, folded
from occasus.server.records import ViewRecord
from occasus.server.replays import MOST_BYTES, ReplayPart, ReplayStep, repeat, replay_step, size_of


class StoryStep(msgspec.Struct, kw_only=True):
    """One move: who made it, what happened, and how the position changed; with all secrets, since the game is over."""

    seat: int
    action: str
    events: list[dict[str, Any]]
    actors: list[int]
    changes: list[Change]


class Story(msgspec.Struct, kw_only=True):
    """A whole game."""

    game: str
    seats: int
    players: list[str]
    content: bool
    actors: list[int]
    position: dict[str, Json]
    steps: list[StoryStep]
    result: dict[str, Json] | None


def story_of(data: dict[str, Json]) -> str:
    """The story of a match file, as a text to be kept; takes a while, so that a process of its own does it."""
    match = from_data({**data, "result": None}, find, 0)
    told = [replay_step(match, EVERYTHING)]
    for move in data["moves"]:
        repeat(match, str(move))
        told.append(replay_step(match, EVERYTHING))
    story = Story(
        game=match.game.name,
        seats=match.seats,
        players=[str(name) for name in data["players"]],
        content=bool(match.game.overlay),
        actors=told[0].view.actors,
        position=told[0].view.position,
        steps=[_step(before, after) for before, after in pairwise(told)],
        result=told[-1].view.result,
    )
    return b64encode(zlib.compress(msgspec.json.encode(story))).decode()


def _step(before: ReplayStep, after: ReplayStep) -> StoryStep:
    return StoryStep(
        seat=after.seat,
        action=after.action,
        events=after.events,
        actors=after.view.actors,
        changes=differences(before.view.position, after.view.position),
    )


def part_of(text: str, first: int, count: int, most: int = MOST_BYTES) -> ReplayPart:
    """Some steps of a story, at least one, at most so many bytes of them."""
    story = msgspec.json.decode(zlib.decompress(b64decode(text)), type=Story)
    position, size, steps = story.position, 0, list[ReplayStep]()
    for number in range(min(first + count, len(story.steps) + 1)):
        step = story.steps[number - 1] if number else None
        position = folded(position, step.changes) if step else position
        if number < first:
            continue
        view = ViewRecord(
            seat=EVERYTHING,
            actors=step.actors if step else story.actors,
            legal=[],
            position=position,
            result=story.result if number == len(story.steps) else None,
            can_undo=False,
        )
        steps.append(
            ReplayStep(
                number=number,
                seat=step.seat if step else -1,
                action=step.action if step else "",
                events=step.events if step else [],
                view=view,
            )
        )
        size += size_of(steps[-1])
        if size > most:
            break
    return ReplayPart(
        game=story.game,
        seats=story.seats,
        moves=len(story.steps),
        players=story.players,
        content=story.content,
        steps=steps,
        older=True,
    )
