"""Who may see a table."""

from __future__ import annotations

from occasus.server.hall import Hall
from occasus.server.problems import not_found
from occasus.server.room import Room
from occasus.server.rows import Person


async def visible_room(hall: Hall[Room], table: str, person: Person) -> Room:
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
    if table.host == person.id or room.seats_of(person.id) or room.lent_by(person.id):
        return True
    if table.state != "lobby" and not table.spectators:
        return False
    return table.public or await room.server.store.is_member(room.id, person.id)
