"""Threads for one kind of slow work: it waits for no other kind, and nothing else waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, final

from occasus.tables.protocol.problems import busy
from occasus.tables.room.room_services import Given, Made

Work = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


@final
class ThreadPool:
    """A few threads, started when they are needed. They end with the process, whatever they wait for."""

    def __init__(self, name: str, threads: int, most: int = 0) -> None:
        self._name: Final = name
        self._threads: Final = threads
        self._most: Final = most  # jobs that may be under way or wait; 0: any number
        self._started = 0
        self._jobs = 0
        self._work: Final[SimpleQueue[Work]] = SimpleQueue()

    async def run(self, function: Callable[Given, Made], *args: Given.args, **named: Given.kwargs) -> Made:
        """Call a function in one of the threads; refused if too many jobs wait."""
        if self._most and self._jobs >= self._most:
            raise busy()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Made] = loop.create_future()
        self._jobs += 1
        if self._started < min(self._threads, self._jobs):
            self._started += 1
            Thread(target=self._serve, name=f"{self._name}-{self._started}", daemon=True).start()
        self._work.put((loop, future, partial(function, *args, **named)))
        return await future

    def _serve(self) -> None:
        while True:
            loop, future, call = self._work.get()
            result, error = None, None
            try:
                if not future.cancelled():
                    result = call()
            except BaseException as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(self._settle, future, result, error)

    def _settle(self, future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        self._jobs -= 1
        if future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
