"""Events run by themselves: one worker starts them, seats those who are here, counts tables and ends them.

All that is known is in the database, so whoever does this next goes on where the last one stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from itertools import combinations
from time import time
from typing import Final

from occasus.server import metrics
from occasus.server.contests import tables
from occasus.server.contests.pairing import Entrant, Past, arena, past_of, swiss, together
from occasus.server.contests.points import Played, Standing, standings
from occasus.server.server import Server
from occasus.server.storage import contests
from occasus.server.storage.contests import ContestRow, ContestTable, EntryRow
from occasus.server.storage.engine import STORING
from occasus.server.storage.moderation import addresses
from occasus.tables.protocol.problems import Problem

EVERY: Final = 1.0  # seconds between two looks
WAKE_EVERY: Final = 20.0  # seconds between two looks at tables that no one may have open
HERE_BEFORE: Final = 900.0  # seconds before the start in which "I'm here" counts for it
AT_START: Final = 30.0  # seconds after the start in which it still does
FRESH: Final = 60.0  # seconds for which a sign of life counts in an arena
LATE: Final = 120.0  # seconds by which a start may be late; later, everyone is asked again
ASKED_AGAIN: Final = 300.0  # seconds after which it starts then
TOO_LATE: Final = 86_400.0
LEAST: Final = 4  # people
_log: Final = logging.getLogger("occasus.contests")


async def run_contests(server: Server) -> None:
    """Run all events, and look after those tables of theirs that are led here."""
    wake_next = 0.0
    while True:
        await asyncio.sleep(EVERY)
        if server.read_only:
            continue
        try:
            await _tend_rooms(server)
            if server.leases.does_chores:
                waking = time() >= wake_next
                wake_next = time() + WAKE_EVERY if waking else wake_next
                for row in await contests.due(server.storage, time()):
                    await _look_safely(server, row, waking)
        except STORING as error:
            _log.warning("events wait for the database", extra={"error": type(error).__name__})
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("events could not be checked")


async def _tend_rooms(server: Server) -> None:
    for room in list(server.rooms.values()):
        if room.stale or not room.table.contest:
            continue
        try:
            await tables.tend(room)
        except Problem:
            pass  # someone was quicker
        except Exception:
            metrics.SWEEPS_FAILED.inc()
            _log.exception("an event table could not be managed", extra={"table": room.id})


async def _look_safely(server: Server, row: ContestRow, waking: bool) -> None:
    try:
        await look(server, row, waking)
    except STORING:
        raise
    except Exception:
        metrics.SWEEPS_FAILED.inc()
        _log.exception("an event could not be checked", extra={"contest": row.id})


async def look(server: Server, row: ContestRow, waking: bool = False) -> None:
    """Do what an event needs now."""
    if row.state == "open":
        await _start(server, row)
        return
    played = await contests.tables_of(server.storage, row.id)
    for table in played:
        if table.points is None and table.state == "lobby":
            await tables.begin(server, table)
        elif table.points is None and table.state != "playing":
            await tables.count(server, row, table)
    if waking:
        await _wake(server, [table.table_id for table in played if table.state == "playing"])
    played = await contests.tables_of(server.storage, row.id)
    entries = await contests.entries(server.storage, row)
    if row.kind == "arena":
        await _go_on_arena(server, row, entries, played)
    else:
        await _go_on_swiss(server, row, entries, played)


async def _wake(server: Server, playing: list[str]) -> None:
    """See that someone keeps the time of tables that no one has open, and that no bot was forgotten."""
    for table in await server.share_out("wake", playing):
        with contextlib.suppress(Problem):  # it cannot be opened just now
            (await server.room(table)).wake_bots()


async def _start(server: Server, row: ContestRow) -> None:
    now = time()
    if now > row.starts + TOO_LATE:
        await contests.change(server.storage, row, state="cancelled", changed=now)
    elif now > row.starts + LATE:  # the server was stopped: no one is there who said so before
        await contests.change(server.storage, row, starts=now + ASKED_AGAIN)
    else:
        entries = await contests.entries(server.storage, row)
        here = [entry for entry in entries if is_ready(row, entry, now)]
        state = "running" if len(here) >= LEAST else "cancelled"
        await contests.change(server.storage, row, state=state, asked=row.starts - HERE_BEFORE, changed=now)


def is_ready(row: ContestRow, entry: EntryRow, now: float) -> bool:
    """Return whether someone is here and can be seated."""
    if entry.out or entry.busy or (row.rated and (entry.guest or entry.program)):
        return False
    if row.kind == "swiss" or now < row.starts + AT_START:
        return entry.here >= (row.asked or row.starts - HERE_BEFORE)
    return entry.here >= now - FRESH


async def _go_on_swiss(server: Server, row: ContestRow, entries: list[EntryRow], played: list[ContestTable]) -> None:
    now = time()
    if any(table.points is None for table in played):
        return
    if row.round >= row.length:
        await _end(server, row, entries, played)
        return
    if row.round and row.asked < row.changed:  # the round has just ended
        await contests.change(server.storage, row, asked=now)
        return
    taking = [entry for entry in entries if not entry.out]
    here = [entry for entry in taking if is_ready(row, entry, now)]
    if row.round and len(here) < len(taking) and now < row.asked + server.settings.contest_break_seconds:
        return
    if len(here) < 2:
        await _end(server, row, entries, played)
        return
    past = await _past(server, played, here)
    people = _entrants(row, here, played)
    groups = await server.run_in_thread(swiss, people, row.seats, past, row.round == 0)
    absent = [entry.person for entry in taking if entry not in here]
    await _seat(server, row, groups, played, absent)


async def _go_on_arena(server: Server, row: ContestRow, entries: list[EntryRow], played: list[ContestTable]) -> None:
    now = time()
    if now >= row.ends:
        if all(table.points is not None for table in played):
            await _end(server, row, entries, played)
        return
    here = [entry for entry in entries if is_ready(row, entry, now)]
    here.sort(key=lambda entry: (max(entry.waits, row.starts), entry.person))
    if not here:
        return
    patience = server.settings.contest_patience_seconds
    patient = [entry.person for entry in here if now - max(entry.waits, row.starts) >= patience]
    if len(here) < row.seats and not patient:
        return
    past = await _past(server, played, here)
    groups = await server.run_in_thread(arena, _entrants(row, here, played), row.seats, past, frozenset(patient))
    taken = {person for group in groups for person in group}
    left = [entry.person for entry in here if entry.person not in taken]
    if left and left[0] in patient:
        groups.append(together(left, past)[: row.seats])
    if groups:
        await _seat(server, row, groups, played)


async def _past(server: Server, played: Sequence[ContestTable], here: Sequence[EntryRow]) -> Past:
    people = {entry.person for entry in here}
    apart = await contests.blocks_among(server.storage, people)
    known = await addresses.of_people(server.storage, people)
    near = {frozenset(pair) for pair in combinations(sorted(known), 2) if known[pair[0]] & known[pair[1]]}
    return past_of([[person for person in table.people if person] for table in played], apart, near)


def _entrants(row: ContestRow, here: Sequence[EntryRow], played: Sequence[ContestTable]) -> list[Entrant]:
    points = {standing.person: standing.points for standing in standing_of(row, here, played)}
    return [Entrant(entry.person, points[entry.person], entry.rating) for entry in here]


def standing_of(row: ContestRow, entries: Sequence[EntryRow], played: Sequence[ContestTable]) -> list[Standing]:
    """Return how people stand by all tables that are over."""
    counted = [
        Played(
            {person: points for person, (points, _) in table.points.items()},
            {person: score for person, (_, score) in table.points.items()},
        )
        for table in played
        if table.points is not None
    ]
    return standings(row.kind, [entry.person for entry in entries], counted)


async def _seat(
    server: Server,
    row: ContestRow,
    groups: Sequence[Sequence[str]],
    played: Sequence[ContestTable],
    absent: Sequence[str] = (),
) -> None:
    sat: dict[str, list[int]] = {}
    for table in played:
        for seat, person in enumerate(table.people):
            sat.setdefault(person, []).append(seat)
    fresh = tables.new_tables(server, row, groups, sat)
    if await contests.make_tables(server.storage, row, fresh, absent):
        for table in await contests.tables_of(server.storage, row.id):
            if table.state == "lobby":
                await tables.begin(server, table)


async def _end(server: Server, row: ContestRow, entries: Sequence[EntryRow], played: Sequence[ContestTable]) -> None:
    sat = {person for table in played for person in table.people}
    took_part = [entry for entry in entries if entry.person in sat]
    places = {stands.person: (stands.place, stands.points) for stands in standing_of(row, took_part, played)}
    await contests.end(server.storage, row, places)
