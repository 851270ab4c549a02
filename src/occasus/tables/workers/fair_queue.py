"""Places that are lent in turn: address by address, and at each address person by person."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar, final

import msgspec

T = TypeVar("T")


class Crowded(Exception):
    """Too many jobs wait already, of someone, from somewhere, or altogether."""


class QueueBounds(msgspec.Struct, kw_only=True, frozen=True):
    """How many jobs may wait: of a person, from an address, and altogether."""

    person: int = 8
    address: int = 24
    all: int = 200


@final
class Turns(Generic[T]):
    """Things that are lent. New identities at an address share its turn, so they gain nothing."""

    def __init__(self, things: list[T], bounds: QueueBounds | None = None) -> None:
        self._free: Final = things
        self._bounds: Final = bounds or QueueBounds()
        self._waiting: Final[OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(_length, self._waiting.values()))

    async def take(self, who: str, where: str = "", bounded: bool = True) -> T:
        """Borrow a thing as soon as it is the asker's turn; raises Crowded if too many wait."""
        if self._free:
            return self._free.pop()
        if bounded:
            self._check(who, where)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(where, OrderedDict()).setdefault(who, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())  # it came at the very moment
            else:
                self._forget(who, where, future)
            raise

    def give(self, item: T) -> None:
        """Return a thing; the next asker gets it."""
        while self._waiting:
            where, people = next(iter(self._waiting.items()))
            who, queue = next(iter(people.items()))
            future = queue.popleft()
            people.move_to_end(who)  # behind all others from there
            self._waiting.move_to_end(where)  # and behind all other addresses
            self._tidy(who, where)
            if not future.done():
                future.set_result(item)
                return
        self._free.append(item)

    def _check(self, who: str, where: str) -> None:
        people = self._waiting.get(where) or OrderedDict()
        mine, near = len(people.get(who) or ()), _length(people)
        if mine >= self._bounds.person or near >= self._bounds.address or len(self) >= self._bounds.all:
            raise Crowded

    def _forget(self, who: str, where: str, future: asyncio.Future[T]) -> None:
        queue = self._waiting[where][who] if who in self._waiting.get(where, ()) else None
        if queue and future in queue:
            queue.remove(future)
            self._tidy(who, where)

    def _tidy(self, who: str, where: str) -> None:
        people = self._waiting[where]
        if not people[who]:
            del people[who]
        if not people:
            del self._waiting[where]


def _length(people: dict[str, deque[asyncio.Future[T]]]) -> int:
    return sum(map(len, people.values()))
