"""Clocks of a table: a time bank for each seat, and some free seconds for each decision.

The server keeps them: a decision begins when what led to it is stored, and ends when its move is. All that may decide
at once have their clocks running. Free seconds are for a position that a seat has not decided in before in the same
turn, so that no one gains time by going round in circles. An undo brings no new ones to whoever undid. All others get
back what they have spent since on what was taken back, and whoever undid loses the most that one of them gets back.

What is stored are moments, so that every worker reads the same clock, and one that starts later does too. Only the time
in which the whole server was stopped or read-only isn't counted; those stops are stored as well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from occasus.core.basics import Json, Seat

FREE: Final = 10.0  # seconds of each decision that cost nothing
MOST_FREE: Final = 40  # decisions of a seat in one turn that have free seconds
FREE_UNTIL: Final = 2700.0  # seconds after which no decision at a table of an event is free, so that it ends
MOST_SPENT: Final = 40  # decisions of which it is known what they cost
Stops = tuple[tuple[float, float], ...]
_stops: Stops = ()  # when the whole server was stopped or read-only, from and to


class Clock(msgspec.Struct, kw_only=True):
    """The banks of all seats, and since when those whose clock runs have been asked.

    While it is paused there stands how long they had been asked before.
    """

    left: list[float]
    since: list[float | None]
    paused: bool = False
    again: list[Seat] = []  # who has no free seconds for the decision that runs
    seen: list[list[int]] = []  # positions in which each seat has had free seconds this turn
    spent: list[tuple[int, Seat, float]] = []  # moves made by then, seat and what its bank lost, of the last decisions

    def kept(self) -> dict[str, Json]:
        """As plain data."""
        plain: dict[str, Json] = msgspec.to_builtins(self)
        return plain

    def free(self, seat: Seat) -> float:
        """Return how many seconds of the decision that runs are free."""
        return 0.0 if seat in self.again else FREE

    def positions(self, seat: Seat) -> list[int]:
        """The positions in which a seat has had free seconds this turn."""
        return self.seen[seat] if seat < len(self.seen) else []


def set_stops(stops: Iterable[tuple[float, float]]) -> None:
    """Set when the whole server was stopped or read-only."""
    global _stops
    _stops = tuple(stops)


def stops() -> Stops:
    """When the whole server was stopped or read-only."""
    return _stops


def new_clock(seats: int, minutes: int) -> Clock:
    """A clock before the first decision."""
    return Clock(left=[minutes * 60.0] * seats, since=[None] * seats)


def read_clock(kept: dict[str, Json] | None) -> Clock | None:
    """A clock as it is stored."""
    return None if kept is None else msgspec.convert(kept, Clock)


def spent(clock: Clock, seat: Seat, now: float) -> float:
    """Return how long a seat has been asked, without the time in which no one could move."""
    since = clock.since[seat]
    if since is None or clock.paused:
        return since or 0.0
    still = sum(max(0.0, min(now, end) - max(since, start)) for start, end in _stops)
    return max(0.0, now - since - still)


def left_now(clock: Clock, seat: Seat, now: float) -> float:
    """Return what is left in the bank of a seat."""
    return left_after(clock.left[seat], spent(clock, seat, now), clock.free(seat))


def after(
    clock: Clock,
    now: float,
    due: Collection[Seat],
    moved: Collection[Seat],
    undid: Collection[Seat] = (),
    position: int | None = None,
    new_turn: bool = False,
    moves: int = 0,
    most_free: int = MOST_FREE,
) -> Clock:
    """A clock after something was stored: `due` people must decide now; `moved` and `undid` have just done so.

    The position is that in which they must, as a number; None if no one keeps count of positions. `moves` is how many
    moves stand now; 0 if no one counts them. `most_free` decisions of a seat in one turn have free seconds.
    """
    if clock.paused and not moved:
        return clock
    clock = resumed(clock, now)
    left, since, again = list(clock.left), list(clock.since), set(clock.again)
    seen = [[] if new_turn else list(clock.positions(seat)) for seat in range(len(left))]
    costs = [cost for cost in clock.spent if cost[0] <= moves]
    wasted = [0.0] * len(left)  # by each seat on what is taken back
    for _, seat, cost in clock.spent[len(costs) :] if undid else ():
        if seat not in undid:
            left[seat] += cost
            wasted[seat] += cost
    for seat, asked in enumerate(since):
        if asked is None and seat not in due:
            continue
        back = seat in undid
        if asked is not None and (back or seat in moved or seat not in due):
            took = spent(clock, seat, now)
            if undid and not back and seat not in moved:
                wasted[seat] += took
                if seat not in again and seen[seat]:
                    seen[seat].pop()  # it may get its free seconds there again
            else:
                rest = left_after(left[seat], took, 0.0 if back else clock.free(seat))
                if moves and rest < left[seat]:
                    costs.append((moves, seat, left[seat] - rest))
                left[seat] = rest
            asked = None
        if asked is None:
            again.discard(seat)
            if seat in due:
                asked = now
                if back or position in seen[seat] or len(seen[seat]) >= most_free:
                    again.add(seat)
                elif position is not None:
                    seen[seat].append(position)
        since[seat] = asked
    for seat in undid:
        left[seat] = max(0.0, left[seat] - max(wasted))
    seen = seen if any(seen) else []
    return Clock(left=left, since=since, again=sorted(again), seen=seen, spent=costs[-MOST_SPENT:])


def paused(clock: Clock, now: float) -> Clock:
    """A clock that stands still."""
    if clock.paused:
        return clock
    since = [None if start is None else spent(clock, seat, now) for seat, start in enumerate(clock.since)]
    return msgspec.structs.replace(clock, since=since, paused=True)


def resumed(clock: Clock, now: float) -> Clock:
    """A clock that runs again, from where it stood."""
    if not clock.paused:
        return clock
    since = [None if took is None else now - took for took in clock.since]
    return msgspec.structs.replace(clock, since=since, paused=False)


def runs_out(clock: Clock, now: float) -> float | None:
    """When the first clock that runs has run out; None if none runs."""
    if clock.paused:
        return None
    asked = [seat for seat, start in enumerate(clock.since) if start is not None]
    ends = [now + clock.left[seat] + clock.free(seat) - spent(clock, seat, now) for seat in asked]
    return min(ends, default=None)


def out(clock: Clock, now: float) -> list[Seat]:
    """The seats whose time is up, those first for which it was up first."""
    if clock.paused:
        return []
    asked = [seat for seat, start in enumerate(clock.since) if start is not None]
    over = [(clock.free(seat) + clock.left[seat] - spent(clock, seat, now), seat) for seat in asked]
    return [seat for left, seat in sorted(over) if left <= 0]


def left_after(left: float, took: float, free: float = FREE) -> float:
    """A bank after a decision of so many seconds."""
    return max(0.0, left - max(0.0, took - free))
