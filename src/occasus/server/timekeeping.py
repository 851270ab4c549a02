"""Who keeps the time of a table: when somebody's is up, a bot plays for them until they are back."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from occasus.bots.registry import usual_bot
from occasus.core.basics import OccasusError
from occasus.server import clocks
from occasus.server.room import Room
from occasus.server.rows import SeatRow

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
    if room.stale or room.table.state != "playing" or room.server.read_only:
        return None
    clock = room.clock()
    end = None if clock is None or not room.table.minutes else clocks.runs_out(clock)
    return None if end is None else max(0.0, end - time())


async def _watch(room: Room) -> None:
    while (wait := _wait(room)) is not None:
        await asyncio.sleep(min(wait, LOOK))
        try:
            async with room.lock:
                await room.fresh()
                await look(room)
        except OccasusError:
            await asyncio.sleep(LOOK)  # somebody was quicker, or nothing can be kept just now
        except Exception:
            _log.exception("a clock could not be looked at", extra={"table": room.id})
            await asyncio.sleep(LOOK)


async def look(room: Room) -> None:
    """Let a bot play for everybody whose time is up; they sit again when they say that they are back."""
    clock = room.clock()
    if clock is None or not room.table.minutes or room.table.state != "playing" or room.playing is None:
        return
    if room.server.read_only:
        return
    bot = usual_bot(room.table.game)
    late = [room.seats[seat] for seat in clocks.out(clock, time()) if room.seats[seat].kind == "person"]
    if late:
        entries = [room.playing.note("seat", seat.seat, bot, None, None) for seat in late]
        rows = [SeatRow(seat=each.seat, kind="bot", bot=bot, owner=each.person, name=each.name) for each in late]
        await room.keep(entries, rows)
