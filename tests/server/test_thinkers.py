"""The processes in which bots think: none of them outlives the server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from occasus.server.thinker import Job
from occasus.server.thinkers import Thinkers


def children() -> set[int]:
    """The processes that this one has started, also those that have ended and were not asked for."""
    found: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        found |= {int(number) for number in (task / "children").read_text().split()}
    return found


@pytest.mark.skipif(
    not Path(f"/proc/self/task/{os.getpid()}/children").is_file(),
    reason="this system does not list a process's children",
)
def test_a_thinker_whose_job_was_given_up_has_ended_when_all_are_closed() -> None:
    before = children()

    async def give_up() -> None:
        thinkers = Thinkers(1, 60.0)
        job = asyncio.create_task(thinkers.think(Job(kind="none", game="fall_of_rome")))
        while not children() - before:
            await asyncio.sleep(0.01)
        job.cancel()
        await asyncio.wait([job])
        await thinkers.close()
        assert not children() - before

    asyncio.run(give_up())
