"""The answer to `hello`: the table, the talk, and the match, as far as it was missed."""

from __future__ import annotations

from occasus.server import presence, voting
from occasus.server.answers import Welcome
from occasus.server.line import Line
from occasus.server.room import Room
from occasus.server.telling import room_record, show_all


async def welcome(room: Room, line: Line, number: int) -> None:
    """Greet somebody who has seen the journal up to a number (-1: nothing)."""
    said = await room.server.store.lines(room.id)
    room.said = max([room.said, *(each.id for each in said)])
    person = line.person.id
    room.blocks[person] = await room.server.store.blocked(person)
    await voting.give_back(room, line.person)
    presence.came(room, line)
    room.server.notes.publish("who", room.id)
    line.send(
        Welcome(
            person=person,
            seats=room.seats_of(person),
            host=room.table.host == person,
            table=room_record(room, person),
            chat=[each for each in said if presence.may_read(room, person, each)],
            muted=sorted(presence.muted_for(room, person)),
        )
    )
    room.wake_bots()
    show_all(room, line, number)
