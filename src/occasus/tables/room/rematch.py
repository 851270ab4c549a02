"""Another game of the same people."""

from __future__ import annotations

from time import time

import msgspec

from occasus.core.basics import Seat
from occasus.tables.protocol.problems import conflict, forbidden
from occasus.tables.room import broadcast
from occasus.tables.room.lobby import new_secret
from occasus.tables.room.room import Room
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import SeatRow


async def rematch(room: Room, person: str) -> str:
    """A table for another game of the same people, each a seat further on; the first one asks all others."""
    if room.table.state == "playing":
        await room.apply_new_entries()  # another worker may have ended it a moment ago
    table = room.table
    if table.rematch:
        return table.rematch
    if table.state != "over":
        raise conflict("not_over", "This game isn't over yet.")
    if not room.seats_of(person) and table.host != person:
        raise forbidden("Only the players can ask for a rematch.")
    await room.server.limits.check_all("table", person)
    row = msgspec.structs.replace(
        table,
        id=random_id(),
        code=random_id(12),
        state="lobby",
        created=time(),
        changed=time(),
        number=0,
        due=[],
        deadline=None,
        secret=new_secret(),
        seed="",
        challenge="",
        contest="",
        rules_version=0,
        result=None,
        counted=False,
        clock=None,
        fill=None,
        host=person,
        terms=0,
    )
    turned = [room.seats[-1], *room.seats[:-1]]  # whoever began is second now
    seats = [_again(place, seat, person) for place, seat in enumerate(turned)]
    if not await room.server.store.add_rematch(room.id, row, seats):
        await room.load()
        if room.table.rematch:
            return room.table.rematch
        raise conflict("not_over", "This game isn't over yet.")
    table.rematch = row.id
    broadcast.broadcast_table(room)
    return row.id


def _again(place: Seat, seat: SeatRow, asks: str) -> SeatRow:
    """Who sits on a seat of a rematch: whoever asks for it, and bots; the seats of other people wait for their yes.

    A bot that plays on for whoever resigned plays for itself now, and no one is asked who left.
    """
    person = seat.lender or seat.person
    if person == asks:
        return SeatRow(seat=place, kind="person", person=person, name=seat.name, ready=True)
    if person:
        return SeatRow(seat=place, owner=person, name=seat.name)
    return SeatRow(seat=place) if seat.kind == "left" else SeatRow(seat=place, kind="bot", bot=seat.bot)
