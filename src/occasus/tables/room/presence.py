"""Presence at a table: people who have it open, and their chat."""

from __future__ import annotations

from time import time

from occasus.tables.protocol.server_messages import Said
from occasus.tables.room.broadcast import broadcast_table
from occasus.tables.room.connection import Connection
from occasus.tables.room.room import Room
from occasus.tables.store.rows import ChatRecord


def on_join(room: Room, line: Connection) -> None:
    """Someone opened the table."""
    before = room.people()
    room.lines.add(line)
    line.greeted = True
    if line.person.id in room.people() - before:
        room.gone.pop(line.person.id, None)
        broadcast_table(room)


def on_leave(room: Room, line: Connection) -> None:
    """Someone closed the table."""
    before = room.people()
    room.lines.discard(line)
    room.touched = time()
    if line.person.id not in {other.person.id for other in room.lines}:
        room.blocks.pop(line.person.id, None)
    if line.person.id in before - room.people():
        room.gone[line.person.id] = time()
        broadcast_table(room)


def say(room: Room, said: ChatRecord) -> None:
    """Send a line of chat to those who may and want to read it."""
    room.said = max(room.said, said.id)
    for line in room.lines:
        if line.greeted and may_read(room, line.person.id, said):
            line.send(Said(chat=said))


def may_read(room: Room, person: str, said: ChatRecord) -> bool:
    """Return whether a person gets a line of chat.

    While a competitive game runs, players and those who watch talk apart; so they do where no one may watch.
    """
    if said.person in muted_for(room, person) or said.person in room.blocks.get(person, ()):
        return False
    together = room.server.game(room.table.game).cooperative and room.table.spectators
    apart = room.table.state == "playing" and not together
    return not apart or said.room == room_of(room, person)


def room_of(room: Room, person: str) -> str:
    """Whom a person talks to."""
    return "seats" if room.seats_of(person) else "watchers"


def muted_for(room: Room, person: str) -> set[str]:
    """Whom a person does not read."""
    return {muted for by, muted, everyone in room.mutes if (by == person or everyone) and muted != person}
