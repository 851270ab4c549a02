"""The clocks of a table: a player whose time runs out has lost."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from occasus.core.basics import OccasusError
from occasus.tables.match import clocks
from occasus.tables.room.ending import run_out
from occasus.tables.room.room import Room

LOOK: Final = 2.0  # seconds after which the clock is looked at again, in case the time was set
_log: Final = logging.getLogger("occasus.timekeeping")


def watch(room: Room) -> None:
    """Be there when the next clock of a table runs out."""
    if room.timer is not None and not room.timer.done():
        return
    if _wait(room) is not None:
        room.timer = asyncio.create_task(_watch(room))


def _wait(room: Room) -> float | None:
    """Seconds until the next clock runs out; None if none runs."""
    if room.stale or not room.is_current() or room.table.state != "playing" or room.server.read_only:
        return None
    clock = room.clock()
    end = None if clock is None or not room.table.minutes else clocks.runs_out(clock, time())
    return None if end is None else max(0.0, end - time())


async def _watch(room: Room) -> None:
    while (wait := _wait(room)) is not None:
        await asyncio.sleep(min(wait, LOOK))
        try:
            async with room.lock:
                await room.ensure_loaded()
                await look(room)
        except OccasusError:
            await asyncio.sleep(LOOK)  # someone was quicker, or nothing can be kept just now
        except Exception:
            _log.exception("a clock could not be checked", extra={"table": room.id})
            await asyncio.sleep(LOOK)


async def look(room: Room) -> None:
    """Let everyone lose whose time is up."""
    clock = room.clock()
    if clock is None or not room.table.minutes or room.table.state != "playing" or room.playing is None:
        return
    if room.server.read_only:
        return
    late = [room.seats[seat] for seat in clocks.out(clock, time()) if room.seats[seat].kind == "person"]
    if late:
        await run_out(room, late)
