"""Who is there: people with the table open, at this worker and at others; and talk that other workers kept."""

from __future__ import annotations

from time import time

from occasus.server.answers import Said
from occasus.server.hall import Note
from occasus.server.line import Line
from occasus.server.records import ChatRecord
from occasus.server.room import Room
from occasus.server.telling import tell_table


def came(room: Room, line: Line) -> None:
    """Somebody opened the table."""
    news = line.person.id not in room.people()
    room.gone.pop(line.person.id, None)
    room.lines.add(line)
    line.greeted = True
    if news:
        tell_table(room)
        publish(room)


def went(room: Room, line: Line) -> None:
    """Somebody closed the table."""
    room.lines.discard(line)
    room.touched = time()
    if line.person.id not in {each.person.id for each in room.lines}:
        room.blocks.pop(line.person.id, None)
    if line.greeted and line.person.id not in room.people():
        room.gone[line.person.id] = time()
        tell_table(room)
        publish(room)


async def catch_up(room: Room) -> None:
    """Tell what was said meanwhile at other workers."""
    for line in await room.server.store.lines(room.id, room.said):
        say(room, line)


def publish(room: Room) -> None:
    """Tell other workers who is here."""
    people = sorted({line.person.id for line in room.lines if line.greeted})
    room.server.notes.publish("people", room.id, people)


async def heard(room: Room, note: Note) -> None:
    """Follow a note of another worker on people and talk."""
    if note.kind == "people":
        _elsewhere(room, note.worker, set(note.people))
    elif note.kind == "who":
        publish(room)
    elif note.kind == "mutes":
        room.mutes = await room.server.store.mutes(room.id)
    elif note.kind == "chat":
        await catch_up(room)


def worker_died(room: Room, worker: str) -> None:
    """Nothing has been heard of another worker for a while: its people are away."""
    _elsewhere(room, worker, set())
    room.elsewhere.pop(worker, None)


def _elsewhere(room: Room, worker: str, people: set[str]) -> None:
    before = room.people()
    room.elsewhere[worker] = people
    for person in before - room.people():
        room.gone[person] = time()
    if before != room.people():
        tell_table(room)


def say(room: Room, said: ChatRecord) -> None:
    """Send a line of chat to those who may and want to read it."""
    room.said = max(room.said, said.id)
    for line in room.lines:
        if line.greeted and may_read(room, line.person.id, said):
            line.send(Said(chat=said))


def may_read(room: Room, person: str, said: ChatRecord) -> bool:
    """Whether a person gets a line of chat.

    While a competitive game runs, players and those who watch talk apart; so they do where nobody may watch.
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
