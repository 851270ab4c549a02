"""Places that are given in turn: whoever has many jobs waiting gets one place, then all others theirs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar, final

T = TypeVar("T")


@final
class Turns(Generic[T]):
    """Some things that are lent; those who wait get them by turns, person by person."""

    def __init__(self, things: list[T]) -> None:
        self._free: Final = things
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def take(self, who: str) -> T:
        """Get one, as soon as it is the turn of whoever asks."""
        if self._free:
            return self._free.pop()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())  # it came at the very moment
            raise

    def give(self, thing: T) -> None:
        """Give one back; the next one whose turn it is gets it."""
        while self._waiting:
            who, queue = next(iter(self._waiting.items()))
            future = queue.popleft()
            self._waiting.pop(who)
            if queue:
                self._waiting[who] = queue  # behind all others
            if not future.done():
                future.set_result(thing)
                return
        self._free.append(thing)
