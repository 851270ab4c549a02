"""The journal of a match: entries that are only ever added, each with its number, and a snapshot beside them.

Whatever happens in a match (moves, undos, changes of seats) is an entry. Two workers that add the same number
at once are told apart by the database: one entry is kept, the other worker gets `StaleWrite`. Entries of several tables
that wait at the same time share a transaction, so that one commit serves them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from time import time
from typing import Any, Final, final

from sqlalchemy import Table, bindparam, exists, func, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import Executable

from occasus.core.basics import CHANCE
from occasus.server.storage.engine import Storage
from occasus.server.storage.leases import leads_all
from occasus.server.storage.schema import MOVES, SEATS, SNAPSHOTS, STATE, TABLES
from occasus.server.storage.sqlite_writer import Changed, Guard, Leases, QuickWriter, Rows, insert_rows, update_rows
from occasus.server.storage.tables import lock_lobby
from occasus.tables.store.rows import Commit, JournalEntry, NotLeading, SeatTaken, Snapshot, StaleWrite

STORY: Final = "story"  # the kind of snapshot that tells a whole match that is over
GATHER: Final = 0.003  # seconds between two commits, where commits wait already
TAKEN: Final = (IntegrityError, sqlite3.IntegrityError, Changed, NotLeading)  # someone else wrote first


@final
class Target:
    """A table that commits write to: its rows are added, or changed, by a key.

    Rows are tuples of the columns' values; where rows are changed, the values of the key come behind them.
    """

    def __init__(
        self, table: Table, columns: tuple[str, ...], key: tuple[str, ...], adds: bool, newer: str = ""
    ) -> None:
        added = insert_rows(table.name, columns, key, newer)
        self.quick: Final = added if adds else update_rows(table.name, columns, key)
        self.statement: Final = _statement(table, columns, key, adds, newer)
        self._names: Final = [f"b_{name}" for name in (columns if adds else (*columns, *key))]

    def named(self, rows: Rows) -> list[dict[str, Any]]:
        """Rows for the statement of PostgreSQL."""
        return [dict(zip(self._names, row, strict=True)) for row in rows]


def _statement(table: Table, columns: tuple[str, ...], key: tuple[str, ...], adds: bool, newer: str) -> Executable:
    """The same for PostgreSQL; values are named after their columns with a b_ before them."""
    values = {name: bindparam(f"b_{name}", type_=table.c[name].type) for name in columns}
    if not adds:
        return update(table).where(*(table.c[name] == bindparam(f"b_{name}") for name in key)).values(values)
    added = postgresql.insert(table).values(values)
    if not key:
        return added
    return added.on_conflict_do_update(
        index_elements=list(key),
        set_={name: added.excluded[name] for name in columns if name not in key},
        where=added.excluded[newer] >= table.c[newer],
    )


_MOVED: Final = Target(MOVES, ("table_id", "number", "kind", "seat", "action", "person", "command", "at"), (), True)
_SAVED: Final = Target(
    SNAPSHOTS, ("table_id", "kind", "number", "moves", "rules_version", "state"), ("table_id", "kind"), True, "number"
)
_SEATED: Final = Target(SEATS, ("kind", "person", "bot", "resigned", "owner", "gone"), ("table_id", "seat"), False)
_STARTED: Final = Target(TABLES, ("seed", "rules_version"), ("id",), False)
_CHANGED: Final = Target(TABLES, ("number", "due", "deadline", "state", "result", "changed", "clock"), ("id",), False)
_TRIED: Final = Target(STATE, ("name", "value"), ("name",), True, "value")


@final
class Journal:
    """Adds commits to the database, as many as wait in one transaction."""

    def __init__(self, storage: Storage, worker: str = "") -> None:
        self._storage: Final = storage
        self._worker: Final = worker  # whose leases are looked at; empty where there are none
        self._quick: Final = QuickWriter(storage.url.database or "") if storage.is_sqlite else None
        self._waiting: list[tuple[Commit, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self.healthy = True  # whether the last write was taken

    async def add(self, commit: Commit) -> None:
        """Keep a commit for good, or raise StaleWrite."""
        if commit.assumed:
            await self._begin(commit)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        await future

    async def _begin(self, commit: Commit) -> None:
        """Keep the start of a match, if its table still waits for it with the same people on its seats."""
        assumed = [(seat.seat, seat.kind, seat.person, seat.nonce, seat.ready) for seat in commit.assumed]
        try:
            await self._carry_out(_errands([commit]), Guard(table=commit.table, seats=assumed), self._leases([commit]))
        except NotLeading:
            raise
        except TAKEN as error:
            raise StaleWrite from error

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write([commit for commit, _ in batch])
            except Exception as error:
                if len(batch) == 1 or not isinstance(error, TAKEN):
                    _answer(batch, error)
                else:
                    await self._one_by_one(batch)
            else:
                _answer(batch, None)
            if self._waiting:  # under load: let more come, since a commit costs the same for many
                await asyncio.sleep(GATHER)

    async def _one_by_one(self, batch: list[tuple[Commit, asyncio.Future[None]]]) -> None:
        for pair in batch:
            try:
                await self._write([pair[0]])
            except Exception as error:
                _answer([pair], error)
            else:
                _answer([pair], None)

    async def save(self, snapshots: list[tuple[str, Snapshot]]) -> None:
        """Keep snapshots of tables; one of a table that has gone, or that has a newer one, is left out."""
        try:
            await self._carry_out([(_SAVED, [_saved(table, snapshot) for table, snapshot in snapshots])])
        except TAKEN:
            for table, snapshot in snapshots:
                with contextlib.suppress(*TAKEN):
                    await self._carry_out([(_SAVED, [_saved(table, snapshot)])])

    async def probe_storage(self) -> None:
        """After a write has failed: try another one, which changes nothing for anyone."""
        if not self.healthy:
            await self._carry_out([(_TRIED, [("tried", f"{time():.3f}")])])

    async def _write(self, commits: list[Commit]) -> None:
        await self._carry_out(_errands(commits), leases=self._leases(commits))

    def _leases(self, commits: list[Commit]) -> Leases | None:
        """The leases that must still be this worker's, so that the commits are kept."""
        return Leases(self._worker, {commit.table: commit.fence for commit in commits}) if self._worker else None

    async def _carry_out(
        self, errands: list[tuple[Target, Rows]], guard: Guard | None = None, leases: Leases | None = None
    ) -> None:
        """Write in one transaction; it is known afterwards whether the database takes anything."""
        try:
            if self._quick is not None:
                await self._quick.write([(target.quick, rows) for target, rows in errands], guard, leases)
            else:
                await self._write_slowly(errands, guard, leases)
        except TAKEN:
            raise
        except Exception:
            self.healthy = False
            raise
        self.healthy = True

    async def _write_slowly(
        self, errands: list[tuple[Target, Rows]], guard: Guard | None, leases: Leases | None
    ) -> None:
        async with self._storage.write() as connection:
            if leases is not None and not await leads_all(connection, leases.worker, leases.fences):
                raise NotLeading
            if guard is not None:
                await _keep_guard(connection, guard)
            for target, rows in errands:
                if rows:
                    await connection.execute(target.statement, target.named(rows))

    async def close(self) -> None:
        """Finish what waits, and close."""
        if self._task is not None:
            await self._task
        if self._quick is not None:
            await self._quick.close()


async def _keep_guard(connection: AsyncConnection, guard: Guard) -> None:
    try:
        await lock_lobby(connection, guard.table)
    except SeatTaken as error:
        raise Changed from error
    columns = [SEATS.c.seat, SEATS.c.kind, SEATS.c.person, SEATS.c.nonce, SEATS.c.ready]
    rows = await connection.execute(select(*columns).where(SEATS.c.table_id == guard.table).order_by(SEATS.c.seat))
    if [tuple(row) for row in rows] != guard.seats:
        raise Changed


def _answer(batch: list[tuple[Commit, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(_refusal(error))


def _refusal(error: Exception) -> Exception:
    return StaleWrite() if isinstance(error, TAKEN) and not isinstance(error, NotLeading) else error


def _errands(commits: list[Commit]) -> list[tuple[Target, Rows]]:
    """Return what commits write, table by table."""
    now = time()
    moved: Rows = [
        (commit.table, entry.number, entry.kind, entry.seat, entry.action, entry.person, entry.command, now)
        for commit in commits
        for entry in commit.entries
    ]
    saved: Rows = [_saved(commit.table, snapshot) for commit in commits for snapshot in commit.snapshots]
    seated: Rows = [
        (seat.kind, seat.person, seat.bot, seat.resigned, seat.owner, seat.gone, commit.table, seat.seat)
        for commit in commits
        for seat in commit.seats
    ]
    started: Rows = [(commit.seed, commit.rules_version, commit.table) for commit in commits if commit.seed]
    changed: Rows = [_changed(commit, now) for commit in commits]
    return [(_MOVED, moved), (_SAVED, saved), (_SEATED, seated), (_STARTED, started), (_CHANGED, changed)]


def _saved(table: str, snapshot: Snapshot) -> tuple[Any, ...]:
    return (table, snapshot.kind, snapshot.number, snapshot.moves, snapshot.rules_version, snapshot.state)


def _changed(commit: Commit, now: float) -> tuple[Any, ...]:
    number = commit.entries[-1].number + 1
    return (number, commit.due, commit.deadline, commit.state, commit.result, now, commit.clock, commit.table)


async def entries_from(storage: Storage, table: str, number: int) -> list[JournalEntry]:
    async with storage.read() as connection:
        rows = await connection.execute(
            select(MOVES.c.number, MOVES.c.kind, MOVES.c.seat, MOVES.c.action, MOVES.c.person, MOVES.c.command)
            .where(MOVES.c.table_id == table, MOVES.c.number >= number)
            .order_by(MOVES.c.number)
        )
        return [JournalEntry(**row) for row in rows.mappings()]


async def find_command(storage: Storage, table: str, person: str, command: str) -> int | None:
    """The number to which a message led, after chance had answered it; None if it led to nothing."""
    own = [MOVES.c.table_id == table, MOVES.c.person == person, MOVES.c.command == command]
    answer = (MOVES.c.kind == "move") & (MOVES.c.seat == CHANCE)
    async with storage.read() as connection:
        number = (await connection.execute(select(MOVES.c.number).where(*own))).scalar_one_or_none()
        if number is None:
            return None
        later = select(MOVES.c.number).where(MOVES.c.table_id == table, MOVES.c.number > number)
        following = (await connection.execute(select(func.min(later.where(~answer).subquery().c.number)))).scalar_one()
        last = (await connection.execute(select(func.max(later.subquery().c.number)))).scalar_one()
        return int(following if following is not None else (number if last is None else last) + 1)


async def moves_by(storage: Storage, table: str, person: str) -> list[dict[str, Any]]:
    """Return what a person did at a table: number, kind, seat, action, time."""
    columns = [MOVES.c.number, MOVES.c.kind, MOVES.c.seat, MOVES.c.action, MOVES.c.at]
    async with storage.read() as connection:
        own = [MOVES.c.table_id == table, MOVES.c.person == person]
        rows = await connection.execute(select(*columns).where(*own).order_by(MOVES.c.number))
        return [dict(row) for row in rows.mappings()]


async def snapshots_of(storage: Storage, table: str) -> dict[str, Snapshot]:
    """The snapshots of a match, by kind."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(
                SNAPSHOTS.c.kind, SNAPSHOTS.c.number, SNAPSHOTS.c.moves, SNAPSHOTS.c.rules_version, SNAPSHOTS.c.state
            ).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.kind != STORY)
        )
        return {row["kind"]: Snapshot(**row) for row in rows.mappings()}


async def story(storage: Storage, table: str) -> str:
    """The story of a finished match; empty if it was not kept."""
    async with storage.read() as connection:
        own = [SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.kind == STORY]
        return (await connection.execute(select(SNAPSHOTS.c.state).where(*own))).scalar_one_or_none() or ""


async def untold(storage: Storage, since: float, most: int) -> list[tuple[str, float]]:
    """Matches that have ended since a moment, and when, whose story is not kept yet; the first ones first."""
    kept = exists().where(SNAPSHOTS.c.table_id == TABLES.c.id, SNAPSHOTS.c.kind == STORY)
    ended = [TABLES.c.state == "over", TABLES.c.changed > since, ~kept]
    async with storage.read() as connection:
        query = select(TABLES.c.id, TABLES.c.changed).where(*ended).order_by(TABLES.c.changed).limit(most)
        return [(row[0], row[1]) for row in await connection.execute(query)]
