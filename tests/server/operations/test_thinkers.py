"""The processes in which bots think: none of them outlives the server."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from typing import Any

import pytest

from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import Thinkers, TooSlow


def test_a_thinker_whose_job_was_given_up_has_ended_when_all_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def note(*command: Any, **settings: Any) -> Process:
        started.append(await start(*command, **settings))
        return started[-1]

    async def give_up() -> None:
        thinkers = Thinkers(1, 60.0)
        job = asyncio.create_task(thinkers.think(Job(kind="none", game="fall_of_rome")))
        while not started:
            await asyncio.sleep(0.01)
        job.cancel()
        await asyncio.wait([job])
        await thinkers.close()
        assert started[0].returncode is not None

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)
    asyncio.run(give_up())


@pytest.mark.parametrize("given_up", [False, True])
def test_a_thinker_that_is_just_starting_has_ended_when_all_are_closed(
    monkeypatch: pytest.MonkeyPatch, given_up: bool
) -> None:
    started: list[Process] = []
    begun = asyncio.Event()
    start = asyncio.create_subprocess_exec

    async def note(*command: Any, **settings: Any) -> Process:
        begun.set()
        started.append(await start(*command, **settings))
        return started[-1]

    async def close_early() -> None:
        thinkers = Thinkers(1, 60.0)
        job = asyncio.create_task(thinkers.think(Job(kind="none", game="fall_of_rome")))
        await begun.wait()
        if given_up:
            job.cancel()
        await thinkers.close()
        (process,) = started
        assert process.returncode is not None
        with pytest.raises(asyncio.CancelledError if given_up else TooSlow):
            await job

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)
    asyncio.run(asyncio.wait_for(close_early(), 60))
