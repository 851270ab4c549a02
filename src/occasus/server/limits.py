"""Rate limits: buckets that fill again with time, in the memory of one worker."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, final

from occasus.server.problems import Problem

MOST: Final = 50_000  # buckets that are kept


@final
class Limit:
    """So many at once, and so many a second, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst: Final = burst
        self.per_second: Final = per_second
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket of a key; False if it is empty."""
        now = monotonic()
        left, then = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        enough = left >= cost
        self._buckets[key] = (left - cost if enough else left, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return enough


def _limit(text: str) -> Limit:
    burst, _, per_second = text.partition("/")
    return Limit(float(burst), float(per_second or "0"))


@final
class Limits:
    """All limits of a server."""

    def __init__(self, on: bool, upload: str = "") -> None:
        self._on: Final = on
        self._kinds: Final = {
            "request": Limit(120, 20),  # of an address
            "guest": Limit(30, 1 / 60),  # new people from an address
            "password": Limit(10, 1 / 15),  # tries, of an address and of a name
            "table": Limit(20, 1 / 20),  # new tables of a person
            "socket": Limit(60, 2),  # new sockets of an address
            "message": Limit(60, 20),  # of a person
            "chat": Limit(10, 1),
            "mail": Limit(5, 1 / 900),  # that ask whether an address is right; of a person, and to an address
            "hint": Limit(10, 0.5),
            "lesson": Limit(60, 4),
            "foresee": Limit(40, 4),
            "analysis": Limit(5, 1 / 30),  # of a person, not counting those that are remembered
            "work": Limit(20, 0.5),  # what takes long: replays, explanations of whole games
            "upload": _limit(upload or "20000000/200"),  # bytes of match files, of an address
        }

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Refuse what comes too often."""
        if self._on and not self._kinds[kind].allows(key, cost):
            raise Problem("too_fast", "That was too much at once; wait a little.", 429)
