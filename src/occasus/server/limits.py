"""Rate limits: buckets that fill again with time.

Those that are asked for with every message are in the memory of each worker. Those that keep people from making
accounts, tables or guesses by the thousand are shared by all workers through Redis, where there is one.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from time import monotonic, time
from typing import Any, Final, final

from occasus.core.basics import OccasusError
from occasus.tables.protocol.problems import Problem

MOST: Final = 50_000  # buckets that are kept
RATES: Final = {  # at once, and a second
    "request": (120, 20),  # of an address
    "page": (1000, 50),  # everything else that an address asks for: a school opens the client all at once
    "guest": (30, 1 / 60),  # new people from an address
    "password": (10, 1 / 15),  # wrong ones, of an address, and of an account from an address
    "table": (20, 1 / 20),  # new tables of a person
    "contest": (4, 1 / 900),  # new events of a person
    "sign_up": (30, 1 / 10),  # for events, and off again
    "invite": (10, 1 / 30),  # invitations of a person
    "block": (30, 1 / 10),  # people whom a person blocks, or no longer
    "follow": (30, 1 / 10),  # people whom a person follows, or no longer
    "socket": (60, 2),  # new sockets of an address
    "message": (60, 20),  # of a person
    "chat": (10, 1),
    "undo": (40, 1 / 2),  # of a person, unasked
    "ask": (5, 1 / 60),  # of the others at a table: to take back, to take over
    "report": (5, 1 / 300),
    "mail": (5, 1 / 900),  # that ask whether an address is right; of a person, and to an address
    "mails": (20, 1 / 120),  # the same, asked for from an address
    "hint": (10, 0.5),
    "explain": (60, 10),  # why not
    "lesson": (60, 4),
    "foresee": (40, 4),
    "glance": (60, 2),  # at running games, of an address
    "analysis": (5, 1 / 30),  # of a person, not counting those that are remembered
    "work": (20, 0.5),  # what takes long: replays, explanations of whole games
    "study": (150, 10),  # positions of studies and of the editor; every move and every change is one
    "upload": (20_000_000, 200),  # bytes of match files, of an address
}
BUCKET: Final = """
local found = redis.call('HMGET', KEYS[1], 'left', 'then')
local burst, rate, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local left = math.min(burst, (tonumber(found[1]) or burst) + (now - (tonumber(found[2]) or now)) * rate)
local enough = left >= cost
if enough then left = left - cost end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'then', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / math.max(rate, 0.0001)) + 1)
return enough and 1 or 0
"""
_log: Final = logging.getLogger("occasus.limits")


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


@final
class Limits:
    """All limits of a server."""

    def __init__(self, on: bool, rates: str = "", redis: Any = None) -> None:
        self._on: Final = on
        self._redis: Final = redis
        chosen = {**RATES, **read_rates(rates)}
        self._kinds: Final = {kind: Limit(*rate) for kind, rate in chosen.items()}

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Refuse what comes too often, as this worker sees it."""
        if self._on and not self._kinds[kind].allows(key, cost):
            raise too_fast()

    async def check_all(self, kind: str, key: str, cost: float = 1.0) -> None:
        """The same, counted by all workers together; alone, while Redis is away."""
        if not self._on:
            return
        if self._redis is None:
            self.check(kind, key, cost)
            return
        limit = self._kinds[kind]
        try:
            asked = [f"occasus_limit/{kind}/{key}", limit.burst, limit.per_second, cost, time()]
            enough = bool(await self._redis.eval(BUCKET, 1, *asked))
        except Exception as error:
            _log.warning("limits are counted by each worker", extra={"error": type(error).__name__})
            enough = limit.allows(key, cost)
        if not enough:
            raise too_fast()


def read_rates(text: str) -> dict[str, tuple[float, float]]:
    """Limits as they are set: `guest=100/1 socket=500/10`."""
    rates = {}
    for word in text.split():
        kind, _, rate = word.partition("=")
        burst, _, per_second = rate.partition("/")
        try:
            if kind not in RATES:
                raise ValueError
            rates[kind] = (float(burst), float(per_second))
        except ValueError:
            raise OccasusError(f"OCCASUS_RATES: {word!r} is not a rate; write it like {'guest=30/0.02'!r}.") from None
    return rates


def too_fast() -> Problem:
    """Return what comes too often."""
    return Problem("too_fast", "Too many requests. Wait a moment and try again.", 429)
