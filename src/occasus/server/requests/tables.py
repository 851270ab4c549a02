"""Tables: lists, making, filling, starting and leaving them."""

from __future__ import annotations

from typing import Any

import msgspec

from occasus.server import lobby, voting
from occasus.server import rematch as rematches
from occasus.server.contents import FiguresRecord, facts_with, figures_with
from occasus.server.house import House
from occasus.server.lobby import NonceWish, SeatWish, TableChange, TableWish
from occasus.server.records import TableRecord
from occasus.server.requests.contents import read_content
from occasus.server.rows import Person, SeatRow, TableRow, Wanted
from occasus.server.sight import visible_room
from occasus.server.telling import room_record, table_record


class Lists(msgspec.Struct, kw_only=True):
    """My tables, and those that anybody may join or watch."""

    mine: list[TableRecord]
    open: list[TableRecord]


class Turns(msgspec.Struct, kw_only=True):
    """The tables where I must act, the most urgent first."""

    tables: list[TableRecord]
    invitations: int = 0  # that wait for an answer


class TableMade(msgspec.Struct, kw_only=True):
    """The id of a table."""

    id: str


def records(house: House, person: Person, pairs: list[tuple[TableRow, list[SeatRow]]]) -> list[TableRecord]:
    """Tables as a person may see them in a list."""
    return [table_record(table, seats, person.id, house.game(table.game).cooperative) for table, seats in pairs]


async def show_all(house: House, person: Person, wanted: Wanted | None = None) -> Lists:
    """My tables that are not over, and the open ones that are wanted; the newest change first."""
    mine = await house.store.tables_of(person.id, over=False)
    known = {table.id for table, _ in mine}
    others = [pair for pair in await house.store.open_tables(wanted or Wanted()) if pair[0].id not in known]
    return Lists(mine=records(house, person, mine), open=records(house, person, others))


async def show_turns(house: House, person: Person) -> Turns:
    """The tables that wait for me, with their deadlines."""
    due = [
        (table, seats)
        for table, seats in await house.store.tables_of(person.id, over=False)
        if table.state == "playing" and any(seat.person == person.id and seat.seat in table.due for seat in seats)
    ]
    found = records(house, person, due)
    return Turns(tables=sorted(found, key=lambda table: (table.deadline is None, table.deadline, table.changed)))


async def make(house: House, person: Person, wish: TableWish) -> TableRecord:
    """Make a table; whoever makes it is its host."""
    await house.limits.check_all("table", person.id)
    content = await read_content(house, person, wish.game, wish.content)
    room = await house.room(await lobby.create(house, person, wish, content))
    return room_record(room, person.id)


async def show(house: House, person: Person, table: str) -> TableRecord:
    """A table that I may see."""
    return room_record(await visible_room(house, table, person), person.id)


async def show_figures(house: House, person: Person, table: str) -> FiguresRecord:
    """Which figures of a table are the host's own, which are stand-ins, and how sure the others are."""
    room = await visible_room(house, table, person)
    return await house.aside(figures_with, room.table.game, room.content)


async def show_facts(house: House, person: Person, table: str) -> dict[str, Any]:
    """The facts by which a table is played, those of its content file among them."""
    room = await visible_room(house, table, person)
    return await house.aside(facts_with, room.table.game, room.content)


async def change(house: House, person: Person, table: str, wish: TableChange) -> TableRecord:
    """Change options, settings and the content file before the start; the host only."""
    room = await visible_room(house, table, person)
    content = None
    if wish.content is not None:
        lobby.must_host(room, person)
        content = await read_content(house, person, room.table.game, wish.content)
    async with room.lock:
        await room.fresh()
        await lobby.change(room, person, wish, content)
        return room_record(room, person.id)


async def close(house: House, person: Person, table: str) -> None:
    """Close a table before the start, or stop a game at which no other person sits; the host only."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.fresh()
        await lobby.close(room, person)


async def sit(house: House, person: Person, table: str, seat: int, wish: SeatWish) -> TableRecord:
    """Take an open seat, give mine up, or, as the host, put a bot there or free it."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.look()
        await lobby.put(room, person, seat, wish)
        return room_record(room, person.id)


async def add_nonce(house: House, person: Person, table: str, wish: NonceWish) -> TableRecord:
    """Add a number to the chance of a table before the start, after its commitment was shown."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.look()
        await lobby.add_nonce(room, person, wish)
        return room_record(room, person.id)


async def start(house: House, person: Person, table: str) -> TableRecord:
    """Start the game; the host only."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.look()
        await lobby.start(room, person)
        return room_record(room, person.id)


async def leave(house: House, person: Person, table: str) -> None:
    """Give up all my seats; in a game that is being played they wait for somebody to take them over."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.fresh()
        if room.table.state == "lobby":
            await lobby.leave(room, person)
        else:
            await voting.leave(room, person.id)


async def rematch(house: House, person: Person, table: str) -> TableMade:
    """A table for another game of the same people, when this one is over."""
    room = await visible_room(house, table, person)
    async with room.lock:
        await room.fresh()
        return TableMade(id=await rematches.rematch(room, person.id))
