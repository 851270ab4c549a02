"""How long tables are without a leader that lives, as the database knows it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Final, Self

import asyncpg  # type: ignore[import-untyped]

EVERY: Final = 0.1  # seconds
GONE: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LED: Final = (
    "SELECT name FROM leases JOIN workers ON workers.id = leases.worker "
    "WHERE workers.until > extract(epoch FROM clock_timestamp())"
)


class Watch:
    """A thread that looks again and again. While the database is away, nobody can lead, and nothing is counted."""

    def __init__(self, address: str, played: Callable[[], set[str]]) -> None:
        self.seconds: list[float] = []  # of each time that a table had no leader
        self.late = 0.0  # the longest time between two looks: a machine that is this busy makes leaders late as well
        self._address, self._played = address, played
        self._since: dict[str, float] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._look()))

    async def _look(self) -> None:
        while not self._over.is_set():
            try:
                connection = await asyncpg.connect(self._address, timeout=1)
                try:
                    looked = time.monotonic()
                    while not self._over.wait(EVERY):
                        self.late, looked = max(self.late, time.monotonic() - looked - EVERY), time.monotonic()
                        led = {row["name"] for row in await connection.fetch(LED, timeout=1)}
                        self._note(self._played() - led)
                finally:
                    connection.terminate()
            except GONE:
                self._since.clear()
                self._over.wait(EVERY)

    def _note(self, alone: set[str]) -> None:
        now = time.monotonic()
        for table in [table for table in self._since if table not in alone]:
            self.seconds.append(now - self._since.pop(table))
        for table in alone:
            self._since.setdefault(table, now)

    def told(self, too_long: float) -> str:
        """The figures."""
        times = sorted(self.seconds) or [0.0]
        long = sum(seconds > too_long for seconds in times)
        return (
            f"{len(self.seconds)} times a table was without a leader: {times[len(times) // 2]:.1f} s, at most "
            f"{times[-1]:.1f}, {long} times above {too_long:g} (whoever looked was late himself, by {self.late:.1f} s)"
        )

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
