"""The processes in which bots think: a few, started when the first bot is asked, ended when one is too slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final, final

import msgspec

from occasus.tables.protocol.problems import busy
from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.fair_queue import Crowded, Turns

START_SECONDS: Final = 120.0  # until a new process is ready
HINT_SECONDS: Final = 60.0  # a hint thinks for a few; its person waits and plays on, however busy the machine is
LONGEST: Final = 1 << 24  # bytes of a job or an answer
_log: Final = logging.getLogger("occasus.thinkers")


class TooSlow(Exception):
    """A thinker took too long, or died."""


class Bounds(msgspec.Struct, kw_only=True, frozen=True):
    """Limits of a process: bytes of memory, and seconds of processor time per job; 0 is no limit."""

    memory: int = 0
    seconds: int = 0


UNBOUNDED: Final = Bounds()


@final
class Thinkers:
    """A pool of thinkers. A job goes to one that is free; a thinker that fails is replaced."""

    def __init__(self, count: int, seconds: float, bounds: Bounds = UNBOUNDED) -> None:
        self._seconds: Final = seconds
        self._bounds: Final = bounds
        self._turns: Final[Turns[Process | None]] = Turns([None] * max(1, count))  # None: not started yet
        self._starting: Final[set[asyncio.Future[Process]]] = set()
        self._running: Final[set[Process]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._turns)

    async def think(self, job: Job, who: str = "", where: str = "") -> Thought:
        """Let a thinker do a job for someone at an address, in turn with all others.

        Raises TooSlow if that fails, and refuses a job if too many wait; bots at tables always wait.
        """
        try:
            process = await self._turns.take(who, where, bounded=job.kind != "decide")
        except Crowded:
            raise busy() from None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(HINT_SECONDS if job.kind == "advise" else self._seconds):
                return await _ask(process, job)
        except (TimeoutError, OSError, msgspec.MsgspecError, asyncio.IncompleteReadError, ValueError) as error:
            _log.warning("a bot failed", extra={"bot": job.bot, "game": job.game, "error": type(error).__name__})
            self._end(process)
            process = None
            raise TooSlow from error
        except BaseException:
            self._end(process)
            process = None
            raise
        finally:
            self._turns.give(process)

    async def close(self) -> None:
        """End all thinkers, also those that are starting, and those that were told to end and have not yet."""
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        running = list(self._running)
        for process in running:  # all at once: whoever closes waits for a while only
            self._end(process)
        for process in running:
            await process.wait()
        self._running.clear()

    async def _start(self) -> Process:
        bounds = [str(self._bounds.memory), str(self._bounds.seconds)] if self._bounds.memory else []
        command = [sys.executable, "-m", "occasus.tables.workers.bot_worker", *bounds]
        if self._closed:
            raise OSError("closed")
        starting = self._create(command)
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._abandon)
            raise
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.stdout.readuntil(b"\n")
        except BaseException:
            self._end(process)
            raise
        return process

    def _create(self, command: list[str]) -> asyncio.Future[Process]:
        """Start a process; `close` waits for it even if no one else does any more."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST)
        )
        self._starting.add(starting)
        starting.add_done_callback(self._created)
        return starting

    def _created(self, starting: asyncio.Future[Process]) -> None:
        self._starting.discard(starting)
        self._running.difference_update([ended for ended in self._running if ended.returncode is not None])
        if not starting.cancelled() and starting.exception() is None:
            self._running.add(starting.result())

    def _abandon(self, starting: asyncio.Future[Process]) -> None:
        if not starting.cancelled() and starting.exception() is None:
            self._end(starting.result())

    def _end(self, process: Process | None) -> None:
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()


async def _ask(process: Process, job: Job) -> Thought:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    return msgspec.json.decode(line, type=Thought)
