"""Content files that people bring: read by a process of its own, before anything is done with them."""

from __future__ import annotations

from typing import Any

import msgspec

from occasus.core.registry import names
from occasus.tables.protocol.problems import Problem
from occasus.tables.queries.app_services import AppServices
from occasus.tables.store.rows import Person
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow


async def read_content(house: AppServices, person: Person, game: str, text: str, address: str) -> str:
    """A content file as JSON; empty for none. One that does not fit is refused with a sentence."""
    if not text.strip() or game not in names():
        return ""
    house.limits.check("work", person.id)
    try:
        thought = await house.replayers.think(Job(kind="content", game=game, content=text), person.id, address)
    except TooSlow:
        raise Problem("bad_content", "This content file takes too long to read. Try it with fewer values.") from None
    if thought.error:
        raise Problem("bad_content", thought.error[0].upper() + thought.error[1:])
    return thought.content


def content_of(file: dict[str, Any]) -> str:
    """The content of a match file as JSON; empty where it was played with our figures."""
    return msgspec.json.encode(file["content"]).decode() if file.get("content") else ""
