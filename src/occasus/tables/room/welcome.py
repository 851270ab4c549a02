"""The answer to `hello`: the table, the talk, and the match, as far as it was missed."""

from __future__ import annotations

from occasus.tables.protocol.server_messages import Welcome
from occasus.tables.room import presence, voting
from occasus.tables.room.broadcast import room_record, show_all
from occasus.tables.room.connection import Connection
from occasus.tables.room.room import Room


async def welcome(room: Room, line: Connection, number: int) -> None:
    """Greet someone who has seen the journal up to a number (-1: nothing)."""
    said = await room.server.store.lines(room.id)
    room.said = max([room.said, *(remark.id for remark in said)])
    person = line.person.id
    room.blocks[person] = await room.server.store.blocked(person)
    if line.caller.scope == "play" and not room.server.read_only:
        await voting.give_back(room, line.person)
    presence.on_join(room, line)
    line.send(
        Welcome(
            person=person,
            seats=room.seats_of(person),
            host=room.table.host == person,
            table=room_record(room, person),
            chat=[remark for remark in said if presence.may_read(room, person, remark)],
            muted=sorted(presence.muted_for(room, person)),
        )
    )
    room.wake_bots()
    show_all(room, line, number)
