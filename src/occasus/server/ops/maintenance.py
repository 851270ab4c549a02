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
from occasus.server import metrics
from occasus.server.contests.running import HERE_BEFORE
from occasus.server.ops.gc_schedule import GcSchedule
from occasus.server.ratings import game_scores, rating
from occasus.server.ratings.openings import openings
from occasus.server.server import Server, free_bytes
from occasus.server.storage import contents, contests, counting, expiry, journal, scores
from occasus.server.storage.accounts import sessions
from occasus.server.storage.moderation import addresses, admin
from occasus.server.storage.tables import late_tables, waiting_tables
from occasus.tables.match.rating_rules import is_under_way
from occasus.tables.match.replayed_match import undone
from occasus.tables.match.replays import match_file
from occasus.tables.protocol.problems import Problem
from occasus.tables.queries import challenges
from occasus.tables.room import bot_driver
from occasus.tables.room.broadcast import broadcast_table, by_itself
from occasus.tables.room.room import Room
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow

HOUR: Final = 3600.0  # seconds between two looks at what no one comes back for
MOST_AWAKE: Final = 5_000  # tables that are looked at in one sweep
AT_ONCE: Final = 20  # stories that are kept, and games that are counted, in one go
RETRY: Final = 600.0  # seconds after which a game that could not be counted is tried again
BREATH: Final = 1.0  # seconds between two goes of counting, so that players do not wait for it
LATE: Final = 60.0  # seconds by which clocks of workers may differ
_log: Final = logging.getLogger("occasus.sweeps")


async def sweep(server: Server) -> None:
    """Forget rooms that no one uses; remember bots that someone forgot; end what has expired."""
    tidying = GcSchedule()
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
            await server.release_idle()
            if server.leases.does_chores:
                await _wake_bots(server)
            if not server.leases.alone:
                _wake_own(server)
            tell_abandoned(server)
            await _end_expired(server)
            await follow_admins(server)
            if not server.read_only and time() > forget_next and server.leases.does_chores:
                forget_next = time() + HOUR
                await _forget_expired(server)
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("sweeping failed")


async def notify(server: Server) -> None:
    """Tell people that it is their turn; those who are slow to reach keep no one else waiting."""
    while True:
        reminded = await _woken(server.reminded, server.settings.sweep_seconds)
        try:
            if server.read_only:  # who was told is kept
                continue
            if server.leases.does_chores:
                await server.notifier.look(server.share_reminders)
                await server.notifier.look_at_events(HERE_BEFORE)
            elif reminded:
                await server.notifier.look(server.own_reminders)
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
            tables = (
                []
                if server.read_only or not server.leases.does_chores
                else await journal.untold(server.storage, since, AT_ONCE)
            )
            for table, ended in tables:
                since = ended  # one that cannot be told is not tried again and again
                await _keep_story(server, table)
            if (
                len(tables) < AT_ONCE and not server.read_only and server.leases.does_chores
            ):  # those that ended while we looked are found again
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
    """Count the games that have ended for their people: at once here, and again and again those that no one counted."""
    server.ended.set()  # some may have ended before the server was stopped
    failed: set[str] = set()  # those that could not be counted, not tried again for a while
    again = time() + RETRY
    opened = False  # whether all that was counted by earlier releases is known by its opening
    while True:
        await _woken(server.ended, server.settings.sweep_seconds)
        try:
            if time() > again:
                failed, again = set(), time() + RETRY
            tables = await _uncounted(server, failed)
            for table in tables:
                try:
                    await _count(server, table)
                except Exception:
                    failed.add(table)
                    metrics.SWEEPS_FAILED.inc()
                    _log.exception("a game could not be counted", extra={"table": table})
            more = len(tables) == AT_ONCE
            if not (tables or opened or server.read_only) and server.leases.does_chores:
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


async def _woken(event: asyncio.Event, seconds: float) -> bool:
    """Wait for something to happen, but not for longer than this; whether it has."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    happened = event.is_set()
    event.clear()
    return happened


async def _uncounted(server: Server, failed: set[str]) -> list[str]:
    """Games that this worker is to count: those that ended here; one worker also looks for what others left."""
    if server.read_only:
        return []
    if server.leases.does_chores:
        server.finished.clear()
        return await scores.uncounted(server.storage, AT_ONCE, failed)
    tables = [table for table in server.finished if table not in failed]
    server.finished.clear()
    return tables


async def _count(server: Server, table: str) -> None:
    stored = await server.store.find_table(table)
    if stored is None:
        return
    row, seats = stored
    if row.challenge:
        await challenges.measured(server, table)
    journal_moves = await scores.moves_made(server.storage, table)
    gone = undone(journal_moves)
    moves = [entry for entry in journal_moves if entry.kind == "move" and entry.number not in gone]
    players = game_scores.players(row, seats, await scores.seat_changes(server.storage, table), moves)
    people = [seat for seat, player in enumerate(players) if player.person]
    under_way = is_under_way(row.game, people, (entry.seat for entry in moves))
    known = row.game in names()
    compete = known and not server.game(row.game).cooperative
    results: list[game_scores.Score] = []
    if known and game_scores.counts(row, players, under_way):
        results = game_scores.scores(row, players, [] if compete else await _roles(server, table))
        opened = openings(row.game, journal_moves) if results else {}
        for score in results:
            score.opening = opened.get((score.seat, score.person), "")
    if compete and row.rated:
        await server.run_in_thread(rating.model, len(players))  # reading the library takes a while
    counted = await counting.count(server.storage, row, players, results, compete)
    if counted and compete and row.rated:  # ratings stand at the seats
        server.notes.publish("table", table)
        room = server.rooms.get(table)
        if room is not None:
            async with room.lock:
                await room.apply_new_entries()


async def _open_older(server: Server) -> bool:
    """Look at how some games were opened that an earlier release counted; True when none is left."""
    older = await scores.unopened(server.storage, AT_ONCE)
    for table, game in older:
        opened = openings(game, await scores.moves_made(server.storage, table))
        await scores.keep_openings(server.storage, table, opened)
    return len(older) < AT_ONCE


async def _roles(server: Server, table: str) -> list[str]:
    """The roles at the end of a match; none where it cannot be shown any more."""
    held = table in server.rooms
    try:
        room = await server.room(table)
    except OccasusError:
        return []
    touched = room.touched
    roles = await server.run_in_thread(game_scores.roles, room.playing)
    if not held and room.touched == touched:
        room.touched = 0.0  # no one else has come: it need not be kept
    return roles


def forget_idle(server: Server) -> None:
    """Forget the rooms that no one has used for a while."""
    for table, room in list(server.rooms.items()):
        idle = time() - room.touched > server.settings.idle_seconds
        if idle and not room.lines and not room.lock.locked() and (room.driver is None or room.driver.done()):
            del server.rooms[table]
    metrics.ROOMS.set(len(server.rooms))


async def _wake_bots(server: Server) -> None:
    awake = [table for table, room in server.rooms.items() if room.people()][:MOST_AWAKE]
    waiting = await waiting_tables(server.storage, time() - server.settings.sweep_seconds, awake)
    for table in await server.share_out("wake", waiting):
        await _wake(server, table, bot_driver.wake)
    late = await late_tables(server.storage, time())  # no one holds them, or their time was up just now
    for table in await server.share_out("wake", late):
        await _wake(server, table, server.wake_bots)


def _wake_own(server: Server) -> None:
    """Wake the bots of tables that are led here and have people."""
    for room in list(server.rooms.values()):
        if room.lines and not room.stale:
            server.wake_bots(room)


async def _wake(server: Server, table: str, wake: Callable[[Room], None]) -> None:
    """Wake what sleeps at a table; one that cannot be opened does not stop the others."""
    try:
        wake(await server.room(table))
    except Exception:
        metrics.SWEEPS_FAILED.inc()
        _log.exception("a table could not be woken", extra={"table": table})


def tell_abandoned(server: Server) -> None:
    """Tell those who wait for someone who has been away for long enough: nothing happens that would tell them."""
    for room in server.rooms.values():
        if room.lines and not room.stale and by_itself(room) != room.announced:
            broadcast_table(room)


async def _end_expired(server: Server) -> None:
    """Close the sockets of sessions and tokens whose time is over, or whose end this worker was not told of."""
    if server.leases.does_chores:
        await sessions.drop_expired(server.storage)
    keys = {line.caller.key for line in server.lines if line.caller.key}
    server.close_lines(keys=await sessions.ended(server.storage, keys))


async def follow_admins(server: Server) -> None:
    """Follow what those who run the server have decided: bans, read-only mode, tables that they closed."""
    await server.follow_bans()
    server.close_lines(people={ban.person for ban in server.bans if ban.person})
    await server.follow_uptime()
    known = await admin.states(server.storage, list(server.rooms))
    for room in list(server.rooms.values()):
        if not room.stale and known.get(room.id, "closed") != room.table.state and room.table.state != "closed":
            async with room.lock:
                room.stale = True
                try:
                    await room.ensure_loaded()  # which may be newer than what was read above
                except Problem:
                    room.table.state = known.get(room.id, "closed")
                broadcast_table(room)


async def _forget_expired(server: Server) -> None:
    settings = server.settings
    await expiry.drop_lobbies(server.storage, settings.lobby_days)
    await expiry.drop_waiting(server.storage)
    await expiry.close_sleeping(server.storage, settings.sleep_days)
    await expiry.drop_guests(server.storage, settings.guest_days)
    await addresses.drop_old(server.storage, settings.address_days)
    await contests.drop_old(server.storage)
    await contents.drop_unused(server.storage)
