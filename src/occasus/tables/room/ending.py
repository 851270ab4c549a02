"""Ways in which a game ends before its rules end it: given up, out of time, or aborted early."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.bots.registry import usual_bot
from occasus.core.basics import Seat
from occasus.tables.match.rating_rules import ABORTED
from occasus.tables.room.broadcast import can_be_aborted
from occasus.tables.room.room import Room
from occasus.tables.store.rows import JournalEntry, SeatRow

TIME: Final = "time"  # what the journal and a result say of someone who ran out of time


async def abort(room: Room, seat: Seat, person: str | None, command: str | None) -> None:
    """End a game that counts for no one."""
    room.table.result = {"winners": [], "places": [], "scores": [], "reason": ABORTED, "rule": ""}
    await room.commit([room.require_play().note("close", seat, ABORTED, person, command)], [], "closed")


async def give_up(room: Room, loser: Seat, entry: JournalEntry, reason: str) -> None:
    """End a game of two that one of them has lost without the rules."""
    room.table.result = {
        "winners": [1 - loser],
        "places": [2 if seat == loser else 1 for seat in range(2)],
        "scores": [],
        "reason": reason,
        "rule": "",
    }
    claimed = TIME if room.table.days else "left"  # they did not come back
    gone = claimed if reason == "claimed" else reason
    row = msgspec.structs.replace(room.seats[loser], resigned=True, gone=gone)
    await room.commit([entry], [row], "over")


async def run_out(room: Room, late: list[SeatRow]) -> None:
    """Let those lose who ran out of time, first of all the first one: with two the game is over, else a bot plays on.

    No one comes back to that seat.
    """
    playing = room.require_play()
    first = late[0]
    if can_be_aborted(room):
        await abort(room, first.seat, first.person, None)
    elif len(room.seats) == 2 and not playing.game.cooperative:
        await give_up(room, first.seat, playing.note("seat", first.seat, TIME, first.person, None), TIME)
    else:
        bot = usual_bot(room.table.game)
        entries = [playing.note("seat", row.seat, TIME, row.person, None) for row in late]
        rows = [
            SeatRow(seat=row.seat, kind="bot", bot=bot, resigned=True, gone=TIME, owner=row.person, name=row.name)
            for row in late
        ]
        gone = {row.seat for row in late}
        alone = all(row.kind != "person" and not row.lender for row in room.seats if row.seat not in gone)
        await room.commit(entries, rows, "closed" if alone else "")
