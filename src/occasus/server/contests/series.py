"""Events that come again every week or day, as `OCCASUS_CONTESTS` says: the next one of each is always there.

    Friday arena: arena empires_end fri 19:00 Europe/Warsaw seats=4 minutes=5 length=90; Sunday: swiss ...

The id of such an event follows from its name and its start, so no one makes it twice, whatever starts again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from datetime import UTC, datetime, timedelta
from time import time
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from occasus.core.basics import OccasusError
from occasus.server import metrics
from occasus.server.contests.requests import ContestRequest, require_possible
from occasus.server.notifications.quiet_hours import zones
from occasus.server.server import Server
from occasus.server.storage import contest_series
from occasus.server.storage.contests import ContestRow
from occasus.server.storage.engine import STORING
from occasus.tables.protocol.problems import Problem
from occasus.tables.store.ids import LETTERS

EVERY: Final = 60.0  # seconds between two looks
DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun", "daily")
DAILY: Final = 7
USUAL: Final = {"arena": 60, "swiss": 3}  # length where none is named
MOST: Final = 20
CLOCK: Final = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
EXAMPLE: Final = "Friday arena: arena empires_end fri 19:00 Europe/Warsaw seats=4 minutes=5 length=90"
_log: Final = logging.getLogger("occasus.contests")


class Series(NamedTuple):
    """An event that comes again: what it is, on which day of the week or every day, and when by which clock."""

    wish: ContestRequest
    day: int
    hour: int
    minute: int
    zone: str

    def next_start(self, now: float) -> float:
        """When it begins next."""
        clock = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        for ahead in range(8):
            day = clock.date() + timedelta(days=ahead)
            start = datetime(day.year, day.month, day.day, self.hour, self.minute, tzinfo=ZoneInfo(self.zone))
            if self.day in (DAILY, day.weekday()) and start.astimezone(UTC).timestamp() > now:
                return start.astimezone(UTC).timestamp()
        raise AssertionError("every day of the week comes within eight days")

    def next_event(self, now: float) -> ContestRow:
        """The next event of this series."""
        starts = self.next_start(now)
        digest = hashlib.sha256(f"{self.wish.name}/{starts:.0f}".encode()).digest()
        name = "".join(LETTERS[byte & 31] for byte in digest[:16])
        fields: dict[str, Any] = msgspec.structs.asdict(self.wish)
        return ContestRow(**{**fields, "starts": starts, "id": name, "host": None, "changed": now})


def read_series(text: str) -> list[Series]:
    """The events of a setting; refused with the part that cannot be read."""
    series = [_read(part.strip()) for part in text.split(";") if part.strip()]
    if len(series) > MOST:
        raise OccasusError(f"OCCASUS_CONTESTS: at most {MOST} events can repeat, not {len(series)}.")
    if len({one.wish.name for one in series}) < len(series):
        raise OccasusError("OCCASUS_CONTESTS: each event needs a name of its own.")
    return series


def _read(text: str) -> Series:
    name, _, rest = (part.strip() for part in text.partition(":"))
    kind, game, day, clock, *more = [*rest.split(), "", "", "", ""]
    zone, named = "UTC", {}
    for word in filter(None, more):
        key, equals, value = word.partition("=")
        if word == "rated" or equals:
            named[key] = value or True
        else:
            zone = word
    time_of_day = CLOCK.fullmatch(clock)
    if kind not in USUAL or day not in DAYS or time_of_day is None or zone not in zones():
        raise OccasusError(f"OCCASUS_CONTESTS: {text!r} cannot be read; an example is {EXAMPLE!r}.")
    given = {"seats": 3, "minutes": 5, "length": USUAL[kind], "starts": 0, **named}
    try:
        wish = msgspec.convert({"name": name, "kind": kind, "game": game, **given}, ContestRequest, strict=False)
        wish.name = require_possible(wish)
    except (msgspec.ValidationError, Problem) as error:
        raise OccasusError(f"OCCASUS_CONTESTS: {name}: {error}") from error
    return Series(wish, DAYS.index(day), int(time_of_day[1]), int(time_of_day[2]), zone)


async def run_series(server: Server) -> None:
    """See that the next event of every series is there."""
    series = read_series(server.settings.contests)
    while series:
        try:
            if server.leases.does_chores and not server.read_only:
                for one in series:
                    await contest_series.add_once(server.storage, one.next_event(time()))
        except STORING as error:
            _log.warning("events wait for the database", extra={"error": type(error).__name__})
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("the next events could not be created")
        await asyncio.sleep(EVERY)
