"""What a worker does again and again: it forgets what is idle or expired, wakes bots, and tells whose turn it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import time
from typing import Final

from occasus.server import driver, metrics
from occasus.server.problems import Problem
from occasus.server.server import Server, free_bytes
from occasus.server.storage import admin, contents, expiry, sessions
from occasus.server.storage.tables import waiting_tables
from occasus.server.telling import tell_table
from occasus.server.tidying import Tidying

HOUR: Final = 3600.0  # seconds between two looks at what nobody comes back for
MOST_AWAKE: Final = 5_000  # tables that are looked at in one sweep
_log: Final = logging.getLogger("occasus.sweeps")


async def sweep(server: Server) -> None:
    """Forget rooms that nobody uses; remember bots that somebody forgot; end what has expired."""
    tidying = Tidying()
    tidying.begin()
    forget_next = time() + HOUR
    while True:
        await asyncio.sleep(server.settings.sweep_seconds)
        try:
            forget_idle(server)
            metrics.BOT_QUEUE.set(server.thinkers.waiting)
            if (free := free_bytes(server.storage)) != float("inf"):
                metrics.DISK.set(free)
            tidying.tidy(max((room.touched for room in server.rooms.values()), default=0.0), time())
            await _wake_bots(server)
            await _end_expired(server)
            await _follow_admins(server)
            if not server.read_only and time() > forget_next:
                forget_next = time() + HOUR
                await _forget_expired(server)
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("sweeping failed")


async def notify(server: Server) -> None:
    """Tell people that it is their turn; those who are slow to reach keep nobody else waiting."""
    while True:
        await asyncio.sleep(server.settings.sweep_seconds)
        try:
            await server.notifier.look()
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("notices failed")


def forget_idle(server: Server) -> None:
    """Forget the rooms that nobody has used for a while."""
    for table, room in list(server.rooms.items()):
        idle = time() - room.touched > server.settings.idle_seconds
        if idle and not room.lines and not room.lock.locked() and (room.driver is None or room.driver.done()):
            del server.rooms[table]
    metrics.ROOMS.set(len(server.rooms))


async def _wake_bots(server: Server) -> None:
    awake = [table for table, room in server.rooms.items() if room.people()][:MOST_AWAKE]
    for table in await waiting_tables(server.storage, time() - server.settings.sweep_seconds, awake):
        driver.wake(await server.room(table))


async def _end_expired(server: Server) -> None:
    """Close the sockets of sessions and tokens whose time is over, or whose end this worker was not told of."""
    await sessions.drop_expired(server.storage)
    keys = {line.caller.key for line in server.lines if line.caller.key}
    server.close_lines(keys=await sessions.ended(server.storage, keys))


async def _follow_admins(server: Server) -> None:
    """Follow what those who run the server have decided: bans, read-only mode, tables that they closed."""
    server.bans = await admin.bans(server.storage)
    server.close_lines(people={each.person for each in server.bans if each.person})
    server.read_only = bool(await admin.get_state(server.storage, admin.READ_ONLY))
    known = await admin.states(server.storage, list(server.rooms))
    for room in list(server.rooms.values()):
        if not room.stale and known.get(room.id, "closed") != room.table.state and room.table.state != "closed":
            async with room.lock:
                room.stale = True
                with contextlib.suppress(Problem):
                    await room.fresh()
                room.table.state = known.get(room.id, "closed")
                tell_table(room)


async def _forget_expired(server: Server) -> None:
    settings = server.settings
    await expiry.drop_lobbies(server.storage, settings.lobby_days)
    await expiry.close_sleeping(server.storage, settings.sleep_days)
    await expiry.drop_guests(server.storage, settings.guest_days)
    await contents.drop_unused(server.storage)
