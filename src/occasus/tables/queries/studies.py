"""Studies: a position of one, what is possible there, hints, and whether a position can be."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.tables.match.editor import EditAsk, EditRecord
from occasus.tables.match.studies import PositionAsk, PositionRecord, StudyLook, StudyPosition
from occasus.tables.match.study_changes import ChangeJob, StudyChanged
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import AdviceRecord
from occasus.tables.queries.app_services import AppServices
from occasus.tables.store.rows import Person
from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.worker_pool import TooSlow

LONGER: Final = 10.0  # seconds of thinking, where more was asked


async def look(house: AppServices, person: Person, ask: StudyLook, address: str = "") -> StudyPosition:
    """A spot of a study: the position, what every seat or chance can do, and why something is not possible."""
    thought = await _think(house, person, "look", msgspec.to_builtins(ask), address)
    assert thought.study is not None
    return thought.study


async def hint(house: AppServices, person: Person, ask: StudyLook, address: str = "") -> list[AdviceRecord]:
    """What the strongest bot thinks of a spot, from what the seat that decides sees."""
    house.limits.check("work", person.id)
    thought = await _think(house, person, "seat_view", msgspec.to_builtins(ask), address)
    view = msgspec.json.decode(thought.state)
    game = str(ask.file["game"])
    seconds = LONGER if ask.longer else 0.0
    job = Job(kind="advise", game=game, content=_content(ask), view=view, seed="study", seconds=seconds)
    try:
        return (await house.thinkers.think(job, person.id, address)).advice
    except TooSlow:
        raise Problem("too_long", "This position takes too long to analyse.", 409) from None


async def check(house: AppServices, person: Person, ask: PositionAsk, address: str = "") -> PositionRecord:
    """All faults of a position with their places and repairs; without faults, a study that starts there."""
    thought = await _think(house, person, "position", msgspec.to_builtins(ask), address)
    assert thought.position is not None
    return thought.position


async def edit(house: AppServices, person: Person, ask: EditAsk, address: str = "") -> EditRecord:
    """A position to edit: what is opened, or all faults after a change, with its link and how it is drawn."""
    thought = await _think(house, person, "edit", msgspec.to_builtins(ask), address)
    assert thought.edited is not None
    return thought.edited


def _content(ask: StudyLook) -> str:
    content = ask.file.get("content")
    return msgspec.json.encode(content).decode() if content else ""


async def change(house: AppServices, person: Person, job: ChangeJob, address: str = "") -> StudyChanged:
    """A study after a change, with the spot that its author sees then."""
    thought = await _think(house, person, "change", msgspec.to_builtins(job), address)
    assert thought.changed is not None
    return thought.changed


async def _think(house: AppServices, person: Person, what: str, data: dict[str, Any], address: str) -> Thought:
    """Let a process of its own answer, within limits on time and memory."""
    house.limits.check("study", person.id)
    try:
        thought = await house.replayers.think(Job(kind="study", bot=what, data=data), person.id, address)
    except TooSlow:
        raise Problem("too_long", "This study takes too long to play through.", 409) from None
    if thought.error:
        clashes = what == "change" and thought.code  # with what others did meanwhile, or with a limit
        raise Problem(thought.code or "not_a_study", thought.error, 409 if clashes else 400)
    return thought
