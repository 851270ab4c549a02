"""What a worker does again and again: it forgets what is idle or expired, wakes bots, tells whose turn it
is, counts what has ended, and keeps its stories.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import time
from typing import Final

import msgspec

from occasus.core.basics import OccasusError
from occasus.core.registry import names
from occasus.server import clocks, counting, driver, metrics, rating
from occasus.server.openings import openings
from occasus.server.problems import Problem
from occasus.server.replays import match_file
from occasus.server.room import Room
from occasus.server.server import Server, free_bytes
from occasus.server.storage import admin, contents, expiry, journal, sessions, standings
from occasus.server.storage.tables import late_tables, waiting_tables
from occasus.server.telling import abandoned, tell_table
from occasus.server.thinker import Job
from occasus.server.thinkers import TooSlow
from occasus.server.tidying import Tidying

HOUR: Final = 3600.0  # seconds between two looks at what nobody comes back for
MOST_AWAKE: Final = 5_000  # tables that are looked at in one sweep
AT_ONCE: Final = 20  # stories that are kept, and games that are counted, in one go
RETRY: Final = 600.0  # seconds after which a game that could not be counted is tried again
BREATH: Final = 1.0  # seconds between two goes of counting, so that players do not wait for it
LATE: Final = 60.0  # seconds by which clocks of workers may differ
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
            tell_abandoned(server)
            await _end_expired(server)
            await follow_admins(server)
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


async def keep_stories(server: Server) -> None:
    """Keep the stories of matches that have ended, so that they can be shown when the rules have changed."""
    since = -1.0  # all that have ended, at first
    while True:
        await asyncio.sleep(server.settings.sweep_seconds)
        try:
            now = time()
            found = [] if server.read_only else await journal.untold(server.storage, since, AT_ONCE)
            for table, ended in found:
                since = ended  # one that cannot be told is not tried again and again
                await _keep_story(server, table)
            if len(found) < AT_ONCE and not server.read_only:  # those that ended while we looked are found again
                since = max(since, now - LATE)
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("keeping stories failed")


async def _keep_story(server: Server, table: str) -> None:
    room = await server.room(table)
    if room.playing is None:  # it was played by other rules than ours
        return
    entries = await journal.entries_from(server.storage, table, 0)
    snapshots = await journal.snapshots_of(server.storage, table)
    file = match_file(room.table, room.seats, entries, snapshots, room.content)
    with contextlib.suppress(TooSlow):
        thought = await server.replayers.think(Job(kind="story", data=file))
        if thought.story:
            kept = msgspec.structs.replace(room.playing.snapshot(journal.STORY), state=thought.story)
            await server.journal.save([(table, kept)])


async def count_games(server: Server) -> None:
    """Count the games that have ended for their people: at once here, and again and again those that nobody counted."""
    server.ended.set()  # some may have ended before the server was stopped
    failed: set[str] = set()  # those that could not be counted, not tried again for a while
    again = time() + RETRY
    opened = False  # whether all that was counted by earlier releases is known by its opening
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(server.settings.sweep_seconds):
                await server.ended.wait()
        server.ended.clear()
        try:
            if time() > again:
                failed, again = set(), time() + RETRY
            found = [] if server.read_only else await standings.uncounted(server.storage, AT_ONCE, failed)
            for table in found:
                try:
                    await _count(server, table)
                except Exception:
                    failed.add(table)
                    metrics.SWEEPS_FAILED.inc()
                    _log.exception("a game could not be counted", extra={"table": table})
            more = len(found) == AT_ONCE
            if not (found or opened or server.read_only):
                opened = await _open_older(server)
                more = not opened
            if more:
                forget_idle(server)
                server.ended.set()
                await asyncio.sleep(BREATH)
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("counting failed")
            await asyncio.sleep(server.settings.sweep_seconds)


async def _count(server: Server, table: str) -> None:
    found = await server.store.find_table(table)
    if found is None:
        return
    row, seats = found
    players = counting.players(row, seats, await standings.seat_changes(server.storage, table))
    known = row.game in names()
    compete = known and not server.game(row.game).cooperative
    made: list[counting.Score] = []
    if known and counting.counts(row, players):
        made = counting.scores(row, players, [] if compete else await _roles(server, table))
        opened = openings(row.game, await standings.moves_made(server.storage, table)) if made else {}
        for each in made:
            each.opening = opened.get((each.seat, each.person), "")
    if compete and row.rated:
        await server.aside(rating.model, len(players))  # reading the library takes a while
    counted = await standings.count(server.storage, row, players, made, compete)
    if counted and compete and row.rated:  # ratings stand at the seats
        server.notes.publish("table", table)
        room = server.rooms.get(table)
        if room is not None:
            async with room.lock:
                await room.catch_up()


async def _open_older(server: Server) -> bool:
    """Look at how some games were opened that an earlier release counted; True when none is left."""
    older = await standings.unopened(server.storage, AT_ONCE)
    for table, game in older:
        found = openings(game, await standings.moves_made(server.storage, table))
        await standings.keep_openings(server.storage, table, found)
    return len(older) < AT_ONCE


async def _roles(server: Server, table: str) -> list[str]:
    """The roles at the end of a match; none where it cannot be shown any more."""
    held = table in server.rooms
    try:
        room = await server.room(table)
    except OccasusError:
        return []
    touched = room.touched
    found = await server.aside(counting.roles, room.playing)
    if not held and room.touched == touched:
        room.touched = 0.0  # nobody else has come: it need not be kept
    return found


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
        await _wake(server, table, driver.wake)
    for table in await late_tables(server.storage, time()):  # nobody holds them, or their time was up just now
        await _wake(server, table, server.wake)


async def _wake(server: Server, table: str, wake: Callable[[Room], None]) -> None:
    """Wake what sleeps at a table; one that cannot be opened does not stop the others."""
    try:
        wake(await server.room(table))
    except Exception:
        metrics.SWEEPS_FAILED.inc()
        _log.exception("a table could not be woken", extra={"table": table})


def tell_abandoned(server: Server) -> None:
    """Tell those who wait for somebody who has been away for long enough: nothing happens that would tell them."""
    for room in server.rooms.values():
        if room.lines and not room.stale and abandoned(room) != room.abandoned:
            tell_table(room)


async def _end_expired(server: Server) -> None:
    """Close the sockets of sessions and tokens whose time is over, or whose end this worker was not told of."""
    await sessions.drop_expired(server.storage)
    keys = {line.caller.key for line in server.lines if line.caller.key}
    server.close_lines(keys=await sessions.ended(server.storage, keys))


async def follow_admins(server: Server) -> None:
    """Follow what those who run the server have decided: bans, read-only mode, tables that they closed."""
    server.bans = await admin.bans(server.storage)
    server.close_lines(people={each.person for each in server.bans if each.person})
    read_only = bool(await admin.get_state(server.storage, admin.READ_ONLY))
    if server.read_only and not read_only:
        clocks.begin_anew(time())  # nobody could move
    server.read_only = read_only
    known = await admin.states(server.storage, list(server.rooms))
    for room in list(server.rooms.values()):
        if not room.stale and known.get(room.id, "closed") != room.table.state and room.table.state != "closed":
            async with room.lock:
                room.stale = True
                try:
                    await room.fresh()  # which may be newer than what was read above
                except Problem:
                    room.table.state = known.get(room.id, "closed")
                tell_table(room)


async def _forget_expired(server: Server) -> None:
    settings = server.settings
    await expiry.drop_lobbies(server.storage, settings.lobby_days)
    await expiry.drop_waiting(server.storage)
    await expiry.close_sleeping(server.storage, settings.sleep_days)
    await expiry.drop_guests(server.storage, settings.guest_days)
    await contents.drop_unused(server.storage)
