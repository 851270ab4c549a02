"""Tables: lists, making, filling, starting and leaving them."""

from __future__ import annotations

from typing import Any

import msgspec

from occasus.tables.match.content_files import FiguresRecord, facts_with, figures_with
from occasus.tables.protocol.records import TableRecord
from occasus.tables.queries.app_services import AppServices
from occasus.tables.queries.contents import read_content
from occasus.tables.room import lobby, voting
from occasus.tables.room import rematch as rematches
from occasus.tables.room.broadcast import room_record, table_record
from occasus.tables.room.lobby import CreateTableRequest, NonceRequest, ReadyRequest, SeatRequest, TableChange
from occasus.tables.room.visibility import visible_room
from occasus.tables.store.rows import Person, SeatRow, TableFilter, TableRow


class Lists(msgspec.Struct, kw_only=True):
    """My tables, those that anyone may join, and those that anyone may watch."""

    mine: list[TableRecord]
    open: list[TableRecord]
    running: list[TableRecord]


class AskingEvent(msgspec.Struct, kw_only=True):
    """An event for which I have signed up, and which asks whether I am here."""

    id: str
    name: str
    starts: float


class Turns(msgspec.Struct, kw_only=True):
    """The tables where I must act, the most urgent first."""

    tables: list[TableRecord]
    invitations: int = 0  # that wait for an answer
    messages: int = 0  # of others that I have not seen
    events: list[AskingEvent] = []  # those that ask whether I am here


class TableMade(msgspec.Struct, kw_only=True):
    """The id of a table."""

    id: str


def records(house: AppServices, person: Person, pairs: list[tuple[TableRow, list[SeatRow]]]) -> list[TableRecord]:
    """Tables as a person may see them in a list."""
    return [table_record(table, seats, person.id, house.game(table.game).cooperative) for table, seats in pairs]


async def show_all(house: AppServices, person: Person, wanted: TableFilter | None = None) -> Lists:
    """My tables that are not over, and the open ones that are wanted; the newest change first."""
    mine = await house.store.tables_of(person.id, over=False)
    known = {table.id for table, _ in mine}
    others = [pair for pair in await house.store.open_tables(wanted or TableFilter()) if pair[0].id not in known]
    listed = records(house, person, others)
    return Lists(
        mine=records(house, person, mine),
        open=[table for table in listed if table.state == "lobby"],
        running=[table for table in listed if table.state == "playing"],
    )


async def show_turns(house: AppServices, person: Person) -> Turns:
    """The tables that wait for me, with their deadlines."""
    due = [
        (table, seats)
        for table, seats in await house.store.tables_of(person.id, over=False)
        if table.state == "playing" and any(seat.person == person.id and seat.seat in table.due for seat in seats)
    ]
    waiting = records(house, person, due)
    return Turns(tables=sorted(waiting, key=lambda table: (table.deadline is None, table.deadline, table.changed)))


async def make(house: AppServices, person: Person, wish: CreateTableRequest, address: str = "") -> TableRecord:
    """Make a table; whoever makes it is its host."""
    await house.limits.check_all("table", person.id)
    content = await read_content(house, person, wish.game, wish.content, address)
    room = await house.room(await lobby.create(house, person, wish, content))
    return room_record(room, person.id)


async def show(house: AppServices, person: Person, table: str) -> TableRecord:
    """A table that I may see."""
    return room_record(await visible_room(house, table, person), person.id)


async def show_figures(house: AppServices, person: Person, table: str) -> FiguresRecord:
    """Return which figures of a table are the host's own, which are placeholders, and how sure the others are."""
    room = await visible_room(house, table, person)
    return await house.run_in_thread(figures_with, room.table.game, room.content)


async def show_facts(house: AppServices, person: Person, table: str) -> dict[str, Any]:
    """The facts by which a table is played, those of its content file among them."""
    room = await visible_room(house, table, person)
    return await house.run_in_thread(facts_with, room.table.game, room.content)


async def change(house: AppServices, person: Person, table: str, wish: TableChange, address: str = "") -> TableRecord:
    """Change options, settings and the content file before the start; the host only."""
    room = await visible_room(house, table, person)
    content = None
    if wish.content is not None:
        lobby.require_host(room, person)
        content = await read_content(house, person, room.table.game, wish.content, address)
    async with room.lock:
        await room.ensure_loaded()
        await lobby.change(room, person, wish, content)
        return room_record(room, person.id)


async def close(house: AppServices, person: Person, table: str) -> None:
    """Close a table before the start, or stop a game at which no other person sits; the host only."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.ensure_loaded()
        await lobby.close(room, person)


async def sit(house: AppServices, person: Person, table: str, seat: int, wish: SeatRequest) -> TableRecord:
    """Take an open seat, give mine up, or, as the host, put a bot there or free it."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.reload_lobby()
        await lobby.put(room, person, seat, wish)
        return room_record(room, person.id)


async def add_nonce(house: AppServices, person: Person, table: str, wish: NonceRequest) -> TableRecord:
    """Add a number to the chance of a table before the start, after its commitment was shown."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.reload_lobby()
        await lobby.add_nonce(room, person, wish)
        return room_record(room, person.id)


async def set_ready(house: AppServices, person: Person, table: str, wish: ReadyRequest) -> TableRecord:
    """Agree with what the table is, or no longer."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.reload_lobby()
        await lobby.set_ready(room, person, wish)
        return room_record(room, person.id)


async def start(house: AppServices, person: Person, table: str) -> TableRecord:
    """Start the game; the host only."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.reload_lobby()
        await lobby.start(room, person)
        return room_record(room, person.id)


async def leave(house: AppServices, person: Person, table: str) -> None:
    """Give up all my seats; in a game that is being played they wait for someone to take them over."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.ensure_loaded()
        if room.table.state == "lobby":
            await lobby.leave(room, person)
        else:
            await voting.leave(room, person.id)


async def rematch(house: AppServices, person: Person, table: str) -> TableMade:
    """A table for another game of the same people, when this one is over."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.ensure_loaded()
        return TableMade(id=await rematches.rematch(room, person.id))
