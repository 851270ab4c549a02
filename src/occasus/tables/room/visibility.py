"""The people who may see a table."""

from __future__ import annotations

from occasus.tables.protocol.problems import not_found
from occasus.tables.room.room import Room
from occasus.tables.room.room_services import RoomServices
from occasus.tables.store.rows import Person


async def visible_room(hall: RoomServices[Room], table: str, person: Person) -> Room:
    """The room of a table that a person may see; anything else is not found."""
    room = await hall.room(table)
    if not await may_see(room, person):
        raise not_found()
    return room


async def may_see(room: Room, person: Person) -> bool:
    """Hosts and players may, also those for whom a bot plays.

    Others may if they were invited or the table is public, and spectators are welcome.
    """
    table = room.table
    if table.host == person.id or any(person.id in (seat.person, seat.lender) for seat in room.seats):
        return True
    if table.state == "lobby" and any(seat.owner == person.id for seat in room.seats):
        return True
    if table.state != "lobby" and not table.spectators:
        return False
    return table.public or await room.server.store.is_member(room.id, person.id)
