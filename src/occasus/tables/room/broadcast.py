"""Broadcasts of a room: each seat its own steps and how its view changed, everyone the table."""

from __future__ import annotations

from time import time
from typing import cast

import msgspec

from occasus.core.basics import Seat
from occasus.core.commitment import commitment_of
from occasus.games import find
from occasus.tables.match import clocks
from occasus.tables.match.clocks import Clock
from occasus.tables.match.rating_rules import is_under_way
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.protocol.records import (
    ClockRecord,
    Gone,
    ProposalKind,
    ProposalRecord,
    SeatKind,
    SeatRecord,
    TableRecord,
    TableState,
)
from occasus.tables.protocol.server_messages import TableChanged, Told
from occasus.tables.room.connection import Connection
from occasus.tables.room.room_state import RoomState
from occasus.tables.store.ids import seed_hash
from occasus.tables.store.rows import Proposal, SeatRow, TableRow


def tell(room: RoomState) -> None:
    """Send each seat what has happened since they were last told, and how its view has changed."""
    if room.playing is None or room.told == room.playing.number:
        return
    since, before, room.told = room.told, room.shown, room.playing.number
    if before is not None and (before.number != since or since < room.playing.history_start):
        before = None
    shown = room.shown = ViewCache(room.playing, room.bots())
    clock = clock_of(room)
    encoded: dict[tuple[Seat, int | None], bytes] = {}
    present = [(line, room.places(line.person.id)) for line in room.lines if line.greeted]
    if before is not None:
        shown.look({seat for _, seats in present for seat in seats}, before)
    for line, seats in present:
        for seat in seats:
            known = line.knows.get(seat)  # who has just come to a place is told all that happened there
            if (seat, known) not in encoded:
                follows = known == since
                first = since if follows else min(known or 0, since)
                news = build_update(room, seat, first, shown, before if follows else None, clock)
                encoded[seat, known] = msgspec.json.encode(news)
            line.send_bytes(encoded[seat, known])
            line.knows[seat] = shown.number


def build_update(
    room: RoomState, seat: Seat, since: int, shown: ViewCache, before: ViewCache | None, clock: ClockRecord | None
) -> Told:
    """What happened since a number, for a seat; where that cannot be told, all that still stands, from the start.

    The view is told by its change since what the seat was shown before, where it was; else it is told whole.
    """
    playing = room.playing
    assert playing is not None
    fresh = not playing.history_start <= since <= playing.number
    followed = shown.follow(seat, before) if before is not None and not fresh else None
    steps, change = followed or (shown.steps(seat, 0 if fresh else since), None)
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


def show_all(room: RoomState, line: Connection, number: int) -> None:
    """Send someone who has seen the journal up to a number what they missed, and whole views."""
    if room.playing is None:
        return
    shown = views_of(room, room.playing)
    clock = clock_of(room)
    for seat in room.places(line.person.id):
        line.send(build_update(room, seat, number, shown, None, clock))
        line.knows[seat] = room.playing.number


def views_of(room: RoomState, playing: ReplayedMatch) -> ViewCache:
    """Return what the match looks like now, from each seat; made once until it goes on."""
    if room.shown is None or room.shown.number != playing.number:
        room.shown = ViewCache(playing, room.bots())
    return room.shown


def broadcast_table(room: RoomState) -> None:
    """Send everyone the table."""
    room.announced = by_itself(room)
    for line in room.lines:
        if line.greeted:
            line.send(table_changed(room, line.person.id))


def table_changed(room: RoomState, person: str) -> TableChanged:
    """The table as a person may see it."""
    return TableChanged(table=room_record(room, person), seats=room.seats_of(person))


def room_record(room: RoomState, person: str) -> TableRecord:
    """The table of a room as a person may see it, with who is there and what is voted on."""
    record = table_record(room.table, room.seats, person, find(room.table.game).cooperative)
    people = room.people()
    for seat, row in zip(record.seats, room.seats, strict=True):
        seat.present = row.person in people
        seat.takeover = can_be_taken(room, row)
    record.proposals = [proposal_record(room, proposal) for proposal in room.proposals]
    if room.table.state == "playing" and not room.table.minutes and not room.table.days:
        record.idle_seconds = room.idle_move_seconds
    record.aborts = can_be_aborted(room)
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
        seed=table.seed if table.state == "over" and not table.challenge else "",  # others still play with it
        result=table.result,
        rematch=table.rematch or "",
        content=table.content,
        rated=table.rated,
        challenge=table.challenge,
        contest=table.contest,
        terms=table.terms,
        minutes=table.minutes,
        clock=clock_record(clocks.read_clock(table.clock), table) if table.state == "playing" else None,
        language=table.language,
        bots_in=None if table.fill is None or table.state != "lobby" else round(max(0.0, table.fill - time()), 1),
    )


def clock_of(room: RoomState) -> ClockRecord | None:
    """The clocks of a table for all seats that are told of them at once, ready to be put into a message."""
    record = clock_record(room.clock(), room.table) if room.table.state == "playing" else None
    return None if record is None else cast(ClockRecord, msgspec.Raw(msgspec.json.encode(record)))


def clock_record(clock: Clock | None, table: TableRow) -> ClockRecord | None:
    """The clocks of a table that is being played, as they stand now; of slow games only that they pause."""
    if clock is None or not (table.minutes or clock.paused):
        return None
    now, running = time(), [since is not None for since in clock.since]
    left, free = list(clock.left), [clocks.FREE] * len(running)
    for seat, runs in enumerate(running):
        if runs:
            left[seat] = clocks.left_now(clock, seat, now)
            free[seat] = round(max(0.0, clock.free(seat) - clocks.spent(clock, seat, now)), 2)
        if not left[seat].is_integer():
            left[seat] = round(left[seat], 2)
    return ClockRecord(left=left, free=free, running=running, paused=clock.paused)


def seat_record(seat: SeatRow, with_nonce: bool) -> SeatRecord:
    """Return who sits on a seat, and, once that may be known, what they have added to chance."""
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
        provisional=seat.rating is not None and seat.provisional,
        ready=seat.ready,
        gone=cast(Gone, seat.gone),
        guest=seat.guest,
        program=seat.program,
    )


def proposal_record(room: RoomState, proposal: Proposal) -> ProposalRecord:
    """Return what is voted on, with those who are asked."""
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


def voters(room: RoomState, proposal: Proposal) -> list[str]:
    """Return who is asked: all people at the table, but not the owner of a seat that is to be taken over."""
    owner = room.seats[proposal.seat].person if proposal.kind == "takeover" else None
    return sorted({seat.person for seat in room.seats if seat.kind == "person" and seat.person} - {owner})


def by_itself(room: RoomState) -> tuple[list[Seat], bool]:
    """What changes though no one changes the table: the seats that can be taken over, whether leaving only aborts."""
    return abandoned(room), can_be_aborted(room)


def abandoned(room: RoomState) -> list[Seat]:
    """The seats that can be taken over."""
    return [seat.seat for seat in room.seats if can_be_taken(room, seat)]


def can_be_taken(room: RoomState, seat: SeatRow) -> bool:
    """Return whether a seat is abandoned: left, or the table waits for it and its person is away, idle or overdue."""
    if room.table.state != "playing":
        return False
    if seat.kind == "left":
        return True
    if seat.kind != "person" or seat.seat not in room.table.due:
        return False
    if room.table.days:  # a pause has no deadline
        return room.table.deadline is not None and time() > room.table.deadline
    if is_paused(room):
        return False
    if not room.table.minutes and time() - room.table.changed >= room.idle_move_seconds:
        return True
    away = seat.person not in room.people()
    since = max(room.gone.get(seat.person or "", room.opened), room.table.changed)
    return away and time() - since >= room.absence_seconds


def is_paused(room: RoomState) -> bool:
    """Return whether the clocks of a table stand still."""
    clock = room.clock()
    return clock is not None and clock.paused


def is_relied_on(room: RoomState, person: str) -> bool:
    """Return whether someone else is away because a live game pauses; for a while, that keeps the pause."""
    if not room.table.minutes or not is_paused(room) or time() - room.table.changed >= room.idle_move_seconds:
        return False
    return any(seat.kind == "person" and seat.person not in {person, *room.people()} for seat in room.seats)


def can_be_aborted(room: RoomState) -> bool:
    """Return whether whoever leaves this game now only aborts it: it is rated, and not everyone has begun to play.

    At a table of an event no one gets away with that.
    """
    playing = room.playing
    if (
        playing is None
        or room.table.contest
        or not room.table.rated
        or room.table.state != "playing"
        or playing.base is not None
    ):
        return False
    people = [seat.seat for seat in room.seats if seat.person or seat.owner]
    return not is_under_way(room.table.game, people, (seat for seat, _ in playing.match.moves))
