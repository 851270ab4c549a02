"""Play now: someone who wants a game sits where others wait, or opens a table; bots take the seats left free."""

from __future__ import annotations

import asyncio
import logging
from statistics import fmean
from time import time
from typing import Annotated, Final

import msgspec

from occasus.bots.registry import usual_bot
from occasus.bots.strength import MIDDLE
from occasus.core.registry import names
from occasus.server import metrics
from occasus.server.ratings.rating import bot_ratings
from occasus.server.server import Server
from occasus.server.storage.accounts import social
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.room import lobby
from occasus.tables.room.lobby import CreateTableRequest, Minutes, SeatRequest
from occasus.tables.room.room import Room
from occasus.tables.store.rows import Person, SeatRow

EVERY: Final = 1.0  # seconds between two looks at tables that wait
NONCE_SECONDS: Final = 10.0  # so long a table waits for what the browsers of those who are there add to chance
_log: Final = logging.getLogger("occasus.finding")


class PlayNowRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game that someone wants to play now, with whoever wants the same."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0  # 0: as many as there are at a table that waits, or usually
    minutes: Minutes = 0
    rated: bool = False
    switch: bool = False  # leave the table at which I wait for another game


async def play_now(server: Server, person: Person, wish: PlayNowRequest) -> str:
    """Sit at a table that waits for someone like me, or open one; returns its id.

    No one waits at two: whoever waits for another game already is told so, and may switch.
    """
    if wish.game not in names():
        raise Problem("unknown_game", f"There's no such game. Choose from: {', '.join(names())}.")
    await server.limits.check_all("table", person.id)
    wanted: dict[str, str | int] = {"game": wish.game, "minutes": wish.minutes, "rated": wish.rated}
    if wish.seats:
        wanted["seats"] = wish.seats
    waiting = await social.waits_at(server.storage, person.id)
    if waiting is not None:
        room = await server.room(waiting)
        if all(getattr(room.table, name) == value for name, value in wanted.items()):
            return waiting
        if not wish.switch:
            raise conflict("waiting_elsewhere", "You're already waiting for another game. Leave that table first.")
        async with room.lock:
            await room.reload_lobby()
            await lobby.leave(room, person)
    for table in await social.fitting_tables(server.storage, person.id, **wanted):
        if await _sit(server, person, table, among_people=True):
            return table
    game = server.game(wish.game)
    seats = wish.seats or game.usual_seats
    request = CreateTableRequest(
        game=wish.game,
        seats=[SeatRequest(kind="me"), *(SeatRequest() for _ in range(seats - 1))],
        public=True,
        hints=not wish.rated,
        minutes=wish.minutes,
        rated=wish.rated,
    )
    return await lobby.create(server, person, request, fill=time() + server.settings.fill_seconds)


async def _sit(server: Server, person: Person, table: str, among_people: bool = False) -> bool:
    """Take a free seat of a table; False if there is none any more, or if all who wait there have gone away."""
    try:
        room = await server.room(table)
        async with room.lock:
            await room.reload_lobby()
            open_seats = [seat for seat in room.seats if seat.kind == "open" and seat.owner in (None, person.id)]
            free = next((seat.seat for seat in sorted(open_seats, key=lambda seat: seat.owner is None)), None)
            if free is None or (among_people and is_deserted(room)):
                return False
            await lobby.put(room, person, free, SeatRequest(kind="me"), agreed=among_people)
    except Problem:  # someone was quicker, or the host has sent them away before
        return False
    return True


async def accept(server: Server, person: Person, table: str) -> None:
    """Sit at a table to which one was invited."""
    if not await _sit(server, person, table):
        raise conflict("taken", "All seats at this table are taken.")


async def fill_tables(server: Server) -> None:
    """Begin the games of tables that are full, or have waited long enough, where someone is."""
    while True:
        await asyncio.sleep(EVERY)
        for room in [] if server.read_only else list(server.rooms.values()):
            if not is_due(room):
                continue
            try:
                async with room.lock:
                    await room.reload_lobby()
                    await fill(room)
            except Problem:
                pass  # another worker was quicker, or someone left just now
            except Exception:
                metrics.SWEEPS_FAILED.inc()
                _log.exception("a table could not be filled", extra={"table": room.id})


def is_deserted(room: Room) -> bool:
    """Return whether all players of a table were there and have closed it; new ones may still be loading it."""
    seated = {seat.person for seat in room.seats if seat.kind == "person"}
    return bool(seated) and seated <= room.gone.keys() and not seated & room.people()


def is_due(room: Room) -> bool:
    """Return whether a "play now" table can start: everyone is there in every seat, or its time has come.

    Who has just sat down is given time to add to chance: their browser would find its number left out.
    """
    if room.stale or room.table.state != "lobby" or room.table.fill is None:
        return False
    here = _here(room)
    seated = [seat.person for seat in room.seats if seat.kind == "person"]
    if not here.intersection(seated):
        return False
    added = all(seat.nonce for seat in room.seats if seat.person in here)
    if not added and time() < room.table.changed + NONCE_SECONDS:
        return False
    full = len(seated) == len(room.seats) and here.issuperset(seated)
    return full or time() >= room.table.fill


def _here(room: Room) -> set[str]:
    """Return who has the table open; at a rated one only those who agree with what it is."""
    return room.people() - {seat.person for seat in room.seats if room.table.rated and not seat.ready and seat.person}


async def fill(room: Room) -> None:
    """Give the seats of no one, and of those who have gone, to bots about as strong as those who stayed; then begin."""
    if not is_due(room):
        return
    here = _here(room)
    stayed = [seat for seat in room.seats if seat.kind == "person" and seat.person in here]
    empty = [seat.seat for seat in room.seats if seat not in stayed]
    host = room.table.host if any(seat.person == room.table.host for seat in stayed) else stayed[0].person
    if empty or host != room.table.host:
        await lobby.fill_seats(room, fitting_bot(room.table.game, stayed), empty, host or "")
    await lobby.begin(room)


def fitting_bot(game: str, people: list[SeatRow]) -> str:
    """The bot whose rating is nearest to the mean of people's; the usual one where bots have none."""
    ratings = bot_ratings(game)
    if not ratings:
        return usual_bot(game)
    mean = fmean(MIDDLE if seat.rating is None else seat.rating for seat in people)
    return min(ratings, key=lambda bot: abs(ratings[bot].points - mean))
