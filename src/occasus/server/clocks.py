"""Clocks of a table: a store of seconds for each seat, and some free seconds for each decision.

The server keeps them: a decision begins when what led to it is stored, and ends when its move is. All that may decide
at once have their clocks running. An undo gives no seconds back, and no new free ones: the decision that is thrown
away costs all its time, and so does the one that is made again. What is kept are moments, so that a clock goes on
whoever holds the table in memory; the time in which the server was stopped or only read is not counted, and a decision
that was open then begins anew.
"""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import Final

import msgspec

from occasus.core.basics import Json, Seat

FREE: Final = 10.0  # seconds of each decision that cost nothing
BEGAN = time()  # when this process did, or when it could last keep moves again


class Clock(msgspec.Struct, kw_only=True):
    """The stores of all seats, and since when those whose clock runs have been asked.

    While it is paused there stands how long they had been asked before.
    """

    left: list[float]
    since: list[float | None]
    paused: bool = False
    again: list[Seat] = []  # who took back and has no free seconds for the decision that runs

    def kept(self) -> dict[str, Json]:
        """As plain data."""
        return {"left": list(self.left), "since": list(self.since), "paused": self.paused, "again": list(self.again)}


def begin_anew(now: float) -> None:
    """Count no time before now: the server only read until now."""
    global BEGAN
    BEGAN = now


def new_clock(seats: int, minutes: int) -> Clock:
    """A clock before the first decision."""
    return Clock(left=[minutes * 60.0] * seats, since=[None] * seats)


def read_clock(kept: dict[str, Json] | None, began: float | None = None) -> Clock | None:
    """A clock as it is kept; what passed before the server began is not counted."""
    if kept is None:
        return None
    clock = msgspec.convert(kept, Clock)
    if not clock.paused and began is not None:
        clock.since = [None if each is None else max(each, began) for each in clock.since]
    return clock


def after(
    clock: Clock, now: float, due: Collection[Seat], moved: Collection[Seat], undid: Collection[Seat] = ()
) -> Clock:
    """A clock after something was stored: `due` people must decide now; `moved` and `undid` have just done so."""
    if clock.paused and not moved:
        return clock
    clock = resumed(clock, now)
    left, since, again = list(clock.left), list(clock.since), set(clock.again)
    for seat, asked in enumerate(since):
        if asked is None and seat not in due:
            continue
        back = seat in undid
        if asked is not None and (back or seat in moved or seat not in due):
            left[seat] = left_after(left[seat], now - asked + (FREE if back and seat not in again else 0.0))
            asked = None
        if asked is None:
            again.discard(seat)
            if seat in due and back:
                again.add(seat)
                asked = now - FREE
            elif seat in due:
                asked = now
        since[seat] = asked
    return Clock(left=left, since=since, again=sorted(again) if again else [])


def paused(clock: Clock, now: float) -> Clock:
    """A clock that stands still."""
    if clock.paused:
        return clock
    return _turned(clock, now, paused=True)


def resumed(clock: Clock, now: float) -> Clock:
    """A clock that runs again, from where it stood."""
    if not clock.paused:
        return clock
    return _turned(clock, now, paused=False)


def _turned(clock: Clock, now: float, paused: bool) -> Clock:
    """Moments made into how long ago they were, or back."""
    since = [None if each is None else now - each for each in clock.since]
    return Clock(left=clock.left, since=since, paused=paused, again=clock.again)


def runs_out(clock: Clock) -> float | None:
    """When the first clock that runs has run out; None if none runs."""
    if clock.paused:
        return None
    ends = [each + FREE + left for each, left in zip(clock.since, clock.left, strict=True) if each is not None]
    return min(ends, default=None)


def out(clock: Clock, now: float) -> list[Seat]:
    """The seats whose time is up."""
    if clock.paused:
        return []
    pairs = enumerate(zip(clock.since, clock.left, strict=True))
    return [seat for seat, (asked, left) in pairs if asked is not None and now >= asked + FREE + left]


def left_after(left: float, spent: float) -> float:
    """A store after a decision of so many seconds."""
    return max(0.0, left - max(0.0, spent - FREE))
