"""Finished games as they were told, so that a release with other rules can still show them.

A story is made by the rules that a game was played by, soon after its end: the position before the first move, and for
each move its events and how the position changed with each of them. Whoever shows it needs no rules.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from typing import Any

import msgspec

from occasus.core.basics import EVERYTHING, Json
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.tables.match.onlooker import EventChanges
from occasus.tables.match.position_patch import Change, apply_patch
from occasus.tables.match.replays import MOST_BYTES, ReplayPart, ReplayReader, ReplayStep, repeat, size_of
from occasus.tables.protocol.records import ViewRecord


class StoryStep(msgspec.Struct, kw_only=True):
    """One move: who made it, what happened, and how the position changed; with all secrets, since the game is over."""

    seat: int
    action: str
    events: list[dict[str, Any]]
    actors: list[int]
    changes: list[Change] = []  # of the whole move, in stories of earlier releases
    by_event: EventChanges = []


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
    reader = ReplayReader(match, EVERYTHING)
    first, replayed = reader.now(), list[ReplayStep]()
    for move in data["moves"]:
        repeat(match, str(move))
        replayed.append(reader.read())
    story = Story(
        game=match.game.name,
        seats=match.seats,
        players=[str(name) for name in data["players"]],
        content=bool(match.game.overlay),
        actors=first.view.actors,
        position=first.view.position,
        steps=[_step(step) for step in replayed],
        result=(replayed or [first])[-1].view.result,
    )
    return b64encode(zlib.compress(msgspec.json.encode(story))).decode()


def _step(step: ReplayStep) -> StoryStep:
    return StoryStep(
        seat=step.seat, action=step.action, events=step.events, actors=step.view.actors, by_event=step.changes
    )


def part_of(text: str, first: int, count: int, most: int = MOST_BYTES) -> ReplayPart:
    """Some steps of a story, at least one, at most so many bytes of them."""
    story = msgspec.json.decode(zlib.decompress(b64decode(text)), type=Story)
    position, size, steps = story.position, 0, list[ReplayStep]()
    for number in range(min(first + count, len(story.steps) + 1)):
        step = story.steps[number - 1] if number else None
        changes = (step.by_event or [step.changes]) if step else []
        for change in changes:
            position = apply_patch(position, change)
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
                changes=changes,
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
