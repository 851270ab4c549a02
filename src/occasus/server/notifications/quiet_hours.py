"""Quiet hours: when someone wants to hear nothing, by the clock where they live."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

UTC = "UTC"


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def here(moment: float, zone: str) -> datetime:
    """A moment by the clock of a zone."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone if zone in zones() else UTC))


def is_quiet(moment: float, zone: str, start: int, end: int) -> bool:
    """Return whether a moment is in the quiet hours, given in minutes of the day; they may go over midnight."""
    clock = here(moment, zone)
    minute = clock.hour * 60 + clock.minute
    if start <= end:
        return start <= minute < end
    return minute >= start or minute < end
