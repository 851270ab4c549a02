"""The leases of this worker: its tables, and perhaps the periodic jobs of all workers.

With one worker there is nothing to lead: it has all tables, and none of this costs anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from time import monotonic
from typing import Final, final

from occasus.server import metrics
from occasus.server.cluster.links import Link
from occasus.server.storage import leases
from occasus.server.storage.engine import STORING, Storage
from occasus.server.storage.leases import CHORES, Leader

BEATS: Final = 4  # signs of life in the time of a lease
BURY_EVERY: Final = 100  # signs of life
_log: Final = logging.getLogger("occasus.leadership")


@final
class Leadership:
    """The leases of this worker."""

    def __init__(self, storage: Storage, worker: str, seconds: float) -> None:
        self.alone: Final = not worker  # no other worker shares the database
        self.worker: Final = worker
        self._storage: Final = storage
        self._seconds: Final = seconds
        self._address = ""
        self._fences: Final[dict[str, int]] = {}
        self._used: Final[dict[str, float]] = {}  # when each was last asked for
        self._taking: Final[dict[str, asyncio.Task[Leader | None]]] = {}
        self._taken: Callable[[str], Awaitable[None]]
        self._lost: Callable[[str], None]
        self._task: asyncio.Task[None] | None = None
        self.links: Final[dict[Link, str]] = {}  # lines to other workers, and to which
        self.stopping = False

    def fence(self, name: str) -> int:
        """The number of a lease; 0 without one."""
        return self._fences.get(name, 0)

    def holds(self, name: str, fence: int) -> bool:
        """Return whether what was read under a lease is still right, because no one else has written since."""
        return self.alone or (fence > 0 and self._fences.get(name) == fence)

    def leads(self, name: str) -> bool:
        """Return whether this worker leads something."""
        return self.alone or name in self._fences

    @property
    def does_chores(self) -> bool:
        """Return whether this worker does what one does for all."""
        return self.leads(CHORES)

    def lose(self, name: str) -> None:
        """Another worker leads something by now."""
        if self._fences.pop(name, 0):
            self._used.pop(name, None)
            metrics.LED.set(len(self._fences))
            metrics.LOST.inc()
            _log.warning("another worker has taken over", extra={"table": name})
            self._lost(name)

    async def take(self, name: str) -> Leader | None:
        """Lead something, if no one else does; else returns who does. None for what is led here, or is not there."""
        if self.leads(name):
            self._used[name] = monotonic()
            return None
        task = self._taking.get(name)
        if task is None:
            task = self._taking[name] = asyncio.create_task(self._take(name))
            task.add_done_callback(lambda _: self._taking.pop(name, None))
        return await asyncio.shield(task)

    async def _take(self, name: str) -> Leader | None:
        leader = await leases.leader(self._storage, name)
        if leader is not None and leader.worker != self.worker:
            return leader
        if self.stopping:
            return None
        fence = await leases.take(self._storage, name, self.worker)
        if not fence:
            return await leases.leader(self._storage, name)
        self._fences[name] = fence
        self._used[name] = monotonic()
        metrics.LED.set(len(self._fences))
        if fence > 1:
            _log.info("taken over", extra={"table": name})
        if name != CHORES:
            await self._taken(name)
        return None

    async def led_elsewhere(self, names: Collection[str]) -> set[str]:
        """Return which of some things another living worker leads."""
        if self.alone or not names:
            return set()
        leaders = await leases.leaders_of(self._storage, names)
        return {name for name, leader in leaders.items() if leader.worker != self.worker}

    async def release_unused(self, used: Iterable[str], seconds: float) -> list[str]:
        """Give back what no one has asked for in a while; returns it."""
        kept = {*used, CHORES}
        late = monotonic() - seconds
        names = [name for name in self._fences if name not in kept and self._used.get(name, 0.0) < late]
        if names:
            for name in names:
                del self._fences[name]
                self._used.pop(name, None)
            metrics.LED.set(len(self._fences))
            await leases.release(self._storage, self.worker, names)
        return names

    async def start(self, address: str, taken: Callable[[str], Awaitable[None]], lost: Callable[[str], None]) -> None:
        """Live, from now on; `taken` is told of tables that are led here now, and `lost` of those that are no more."""
        if self.alone:
            return
        self._address, self._taken, self._lost = address, taken, lost
        await leases.beat(self._storage, self.worker, address, self._seconds)
        self._task = asyncio.create_task(self._live())

    async def _live(self) -> None:
        last, beats = monotonic(), 0
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                await leases.beat(self._storage, self.worker, self._address, self._seconds)
                now = monotonic()
                if now - last > self._seconds:  # the others could think that this one is dead
                    await self._check()
                last, beats = now, beats + 1
                await self.take(CHORES)
                await self._hang_up_on_the_dead()
                if beats % BURY_EVERY == 0 and self.does_chores:
                    await leases.bury(self._storage)
            except STORING as error:
                _log.warning("the heartbeat could not be sent", extra={"error": type(error).__name__})
            except Exception:
                _log.exception("a heartbeat failed")

    async def _hang_up_on_the_dead(self) -> None:
        """Close lines to workers that give no sign of life: whoever waits for them finds the next leader."""
        if self.links:
            living = await leases.living(self._storage)
            for link, worker in list(self.links.items()):
                if worker not in living:
                    link.close()

    async def _check(self) -> None:
        """Look what is still led, after a pause."""
        known = dict(self._fences)
        held = await leases.held(self._storage, self.worker)
        for name, fence in known.items():
            if held.get(name) != fence and self._fences.get(name) == fence:
                self.lose(name)

    async def stop(self) -> None:
        """Lead nothing any more, so that others can take over at once."""
        if self.alone:
            return
        self.stopping = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._fences.clear()
        with contextlib.suppress(*STORING):
            await leases.leave(self._storage, self.worker)
