"""Another game of the same people."""

from __future__ import annotations

from time import time

import msgspec

from occasus.core.basics import Seat
from occasus.server import telling
from occasus.server.ids import random_id
from occasus.server.lobby import new_secret
from occasus.server.problems import conflict, forbidden
from occasus.server.room import Room
from occasus.server.rows import SeatRow


async def rematch(room: Room, person: str) -> str:
    """A table for another game of the same people, each a seat further on; the first one who asks makes it."""
    if room.table.state == "playing":
        await room.catch_up()  # another worker may have ended it a moment ago
    table = room.table
    if table.rematch:
        return table.rematch
    if table.state != "over":
        raise conflict("not_over", "This game is not over yet.")
    if not room.seats_of(person) and table.host != person:
        raise forbidden("Only those who played can ask for a rematch.")
    await room.server.limits.check_all("table", person)
    made = msgspec.structs.replace(
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
        rules_version=0,
        result=None,
        counted=False,
        clock=None,
        fill=None,
        host=table.host or person,
    )
    last, *others = room.seats[::-1]
    turned = [last, *others[::-1]]  # seats turn: whoever began is second now
    seats = [_again(place, seat) for place, seat in enumerate(turned)]
    if not await room.server.store.add_rematch(room.id, made, seats):
        await room.load()
        if room.table.rematch:
            return room.table.rematch
        raise conflict("not_over", "This game is not over yet.")
    table.rematch = made.id
    telling.tell_table(room)
    room.server.notes.publish("table", room.id)
    return made.id


def _again(place: Seat, seat: SeatRow) -> SeatRow:
    """Who sits on a seat of a rematch: those who lent theirs to a bot too, and nobody where somebody left."""
    if seat.lender:
        return SeatRow(seat=place, kind="person", person=seat.lender)
    if seat.kind == "left":
        return SeatRow(seat=place)
    again = msgspec.structs.replace(seat, seat=place, resigned=False, nonce="", rating=None, change=None)
    if seat.owner:  # a bot that plays on for whoever resigned plays for itself now
        again.owner, again.name = None, ""
    return again
