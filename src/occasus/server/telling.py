"""What a room tells the people in it: each seat its own steps and how its view changed, everybody the table."""

from __future__ import annotations

from time import time
from typing import cast

import msgspec

from occasus.core.basics import Seat
from occasus.core.fairness import commitment_of
from occasus.games import find
from occasus.server import clocks
from occasus.server.answers import TableChanged, Told
from occasus.server.clocks import Clock
from occasus.server.gathering import Gathering
from occasus.server.ids import seed_hash
from occasus.server.line import Line
from occasus.server.records import (
    ClockRecord,
    ProposalKind,
    ProposalRecord,
    SeatKind,
    SeatRecord,
    TableRecord,
    TableState,
)
from occasus.server.rows import Proposal, SeatRow, TableRow
from occasus.server.views import Shown


def tell(room: Gathering) -> None:
    """Send each seat what has happened since they were last told, and how its view has changed."""
    if room.playing is None or room.told == room.playing.number:
        return
    since, before, room.told = room.told, room.shown, room.playing.number
    if before is not None and before.number != since:
        before = None
    shown = room.shown = Shown(room.playing, room.bots())
    clock = clock_of(room)
    made: dict[tuple[Seat, int | None], bytes] = {}
    for line in room.lines:
        if line.greeted:
            for seat in room.places(line.person.id):
                known = line.knows.get(seat)  # who has just come to a place is told all that happened there
                if (seat, known) not in made:
                    follows = known == since
                    first = since if follows else min(known or 0, since)
                    news = told(room, seat, first, shown, before if follows else None, clock)
                    made[seat, known] = msgspec.json.encode(news)
                line.send_bytes(made[seat, known])
                line.knows[seat] = shown.number


def told(
    room: Gathering, seat: Seat, since: int, shown: Shown, before: Shown | None, clock: ClockRecord | None
) -> Told:
    """What happened since a number, for a seat; where that cannot be told, all that still stands, from the start.

    The view is told by its change since what the seat was shown before, where it was; else it is told whole.
    """
    playing = room.playing
    assert playing is not None
    fresh = not playing.broken <= since <= playing.number
    steps = shown.steps(seat, 0 if fresh else since)
    change = shown.change(seat, before) if before is not None and not fresh else None
    view = shown.view(seat) if change is None else None
    return Told(
        seat=seat,
        number=playing.number,
        steps=steps,
        fresh=fresh,
        view=view,
        change=change,
        clock=clock,
    )


def show_all(room: Gathering, line: Line, number: int) -> None:
    """Send somebody who has seen the journal up to a number what they missed, and whole views."""
    if room.playing is None:
        return
    if room.shown is None or room.shown.number != room.playing.number:
        room.shown = Shown(room.playing, room.bots())
    clock = clock_of(room)
    for seat in room.places(line.person.id):
        line.send(told(room, seat, number, room.shown, None, clock))
        line.knows[seat] = room.playing.number


def tell_table(room: Gathering) -> None:
    """Send everybody the table."""
    room.abandoned = abandoned(room)
    for line in room.lines:
        if line.greeted:
            line.send(table_changed(room, line.person.id))


def table_changed(room: Gathering, person: str) -> TableChanged:
    """The table as a person may see it."""
    return TableChanged(table=room_record(room, person), seats=room.seats_of(person))


def room_record(room: Gathering, person: str) -> TableRecord:
    """The table of a room as a person may see it, with who is there and what is voted on."""
    record = table_record(room.table, room.seats, person, find(room.table.game).cooperative)
    people = room.people()
    for seat, row in zip(record.seats, room.seats, strict=True):
        seat.present = row.person in people
        seat.takeover = can_be_taken(room, row)
    record.proposals = [proposal_record(room, each) for each in room.proposals]
    record.new_rules = room.playing.new_rules if room.playing else -1
    return record


def table_record(table: TableRow, seats: list[SeatRow], person: str, cooperative: bool) -> TableRecord:
    """A table as it is kept, as a person may see it."""
    mine = table.host == person or any(seat.person == person for seat in seats)
    return TableRecord(
        id=table.id,
        code=table.code if mine else "",
        host=table.host or "",
        game=table.game,
        options=table.options,
        seats=[seat_record(seat, seat.person == person or table.state != "lobby") for seat in seats],
        public=table.public,
        spectators=table.spectators,
        hints=table.hints,
        cooperative=cooperative,
        days=table.days,
        state=cast(TableState, table.state),
        created=table.created,
        changed=table.changed,
        number=table.number,
        due=table.due,
        deadline=table.deadline,
        commitment=commitment_of(table.secret) if table.secret else "",
        secret=table.secret if table.state == "over" else "",
        seed_hash=seed_hash(table.seed) if table.seed else "",
        seed=table.seed if table.state == "over" else "",
        result=table.result,
        rematch=table.rematch or "",
        content=table.content,
        rated=table.rated,
        minutes=table.minutes,
        clock=clock_record(clocks.read_clock(table.clock, clocks.BEGAN)) if table.state == "playing" else None,
        language=table.language,
        bots_in=None if table.fill is None or table.state != "lobby" else round(max(0.0, table.fill - time()), 1),
    )


def clock_of(room: Gathering) -> ClockRecord | None:
    """The clocks of a table for all seats that are told of them at once, ready to be put into a message."""
    record = clock_record(room.clock()) if room.table.state == "playing" else None
    return None if record is None else cast(ClockRecord, msgspec.Raw(msgspec.json.encode(record)))


def clock_record(clock: Clock | None) -> ClockRecord | None:
    """The clocks of a table that is being played, as they stand now."""
    if clock is None:
        return None
    now, running = time(), [since is not None for since in clock.since]
    left, free = list(clock.left), [clocks.FREE] * len(running)
    for seat, since in enumerate(clock.since):
        if since is not None:
            spent = since if clock.paused else now - since
            left[seat] = clocks.left_after(left[seat], spent)
            free[seat] = round(max(0.0, clocks.FREE - spent), 2)
        if not left[seat].is_integer():
            left[seat] = round(left[seat], 2)
    return ClockRecord(left=left, free=free, running=running, paused=clock.paused)


def seat_record(seat: SeatRow, with_nonce: bool) -> SeatRecord:
    """Who sits on a seat, and, once that may be known, what they have added to chance."""
    return SeatRecord(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        person=seat.person or "",
        name=seat.name,
        bot=seat.bot,
        resigned=seat.resigned,
        owner=seat.owner or "",
        nonce=seat.nonce if with_nonce else "",
        rating=None if seat.rating is None else round(seat.rating),
        change=None if seat.change is None else round(seat.change),
    )


def proposal_record(room: Gathering, proposal: Proposal) -> ProposalRecord:
    """What is voted on, with those who are asked."""
    names = {seat.person: seat.name for seat in room.seats}
    return ProposalRecord(
        id=proposal.id,
        kind=cast(ProposalKind, proposal.kind),
        person=proposal.person,
        name=names.get(proposal.person, ""),
        seat=proposal.seat,
        bot=proposal.bot,
        moves=proposal.moves,
        voters=voters(room, proposal),
        yes=proposal.yes,
    )


def voters(room: Gathering, proposal: Proposal) -> list[str]:
    """Who is asked: all people at the table, but not the owner of a seat that is to be taken over."""
    owner = room.seats[proposal.seat].person if proposal.kind == "takeover" else None
    return sorted({seat.person for seat in room.seats if seat.kind == "person" and seat.person} - {owner})


def abandoned(room: Gathering) -> list[Seat]:
    """The seats that can be taken over."""
    return [seat.seat for seat in room.seats if can_be_taken(room, seat)]


def can_be_taken(room: Gathering, seat: SeatRow) -> bool:
    """Whether a seat is abandoned: left, or the table waits for it and its person is away or overdue."""
    if room.table.state != "playing":
        return False
    if seat.kind == "left":
        return True
    if seat.kind != "person" or seat.seat not in room.table.due:
        return False
    if room.table.days:  # a pause has no deadline
        return room.table.deadline is not None and time() > room.table.deadline
    away = seat.person not in room.people()
    since = max(room.gone.get(seat.person or "", room.opened), room.table.changed)
    return away and time() - since >= room.absence_seconds
