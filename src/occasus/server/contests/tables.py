"""The tables of a contest: made with their people and bots, begun, tended while someone is away, and counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import time
from typing import Any, Final

from occasus.bots.levels import LEVELS, has_levels
from occasus.bots.registry import usual_bot
from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.server.contests.pairing import seated
from occasus.server.contests.points import Taken, table_points
from occasus.server.ratings import game_scores
from occasus.server.server import Server
from occasus.server.storage import contests, scores
from occasus.server.storage.contests import ContestRow, ContestTable
from occasus.tables.match.replayed_match import undone
from occasus.tables.protocol.problems import Problem
from occasus.tables.room import lobby
from occasus.tables.room.room import Room
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import SeatRow, TableRow

RIVAL: Final = LEVELS[-1]  # the bot that fills a table
STAND_IN: Final = LEVELS[1]  # the bot that plays for whoever is away
GIVE_UP: Final = 60.0  # seconds after which a table that cannot begin is given up
STAYED: Final = ("played", "resigned")  # who ended a game so is still here


def new_tables(
    server: Server, row: ContestRow, groups: Sequence[Sequence[str]], sat: Mapping[str, Sequence[int]]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """A table for each group of people; bots take the seats left free, but an arena has smaller tables first."""
    return [_new_table(server, row, people, sat) for people in groups]


def _new_table(
    server: Server, row: ContestRow, people: Sequence[str], sat: Mapping[str, Sequence[int]]
) -> tuple[TableRow, list[SeatRow]]:
    game = server.game(row.game)
    least = row.seats if row.kind == "swiss" else max(2, len(people))
    seats = next(count for count in game.seat_counts if count >= least)
    now = time()
    table = TableRow(
        id=random_id(),
        code=random_id(12),
        host=None,
        game=row.game,
        options=complete(game.options, {}),
        seats=seats,
        public=True,
        spectators=True,
        hints=False,
        days=0,
        minutes=row.minutes,
        rated=row.rated,
        state="lobby",
        created=now,
        changed=now,
        secret=lobby.new_secret(),
        contest=row.id,
    )
    rows = [
        SeatRow(seat=seat, kind="person", person=person, ready=True)
        if person
        else SeatRow(seat=seat, kind="bot", bot=_bot(row.game, RIVAL))
        for seat, person in enumerate(seated(people, sat, seats, Random(table.id)))
    ]
    return table, rows


def _bot(game: str, level: str) -> str:
    return level if has_levels(game) else usual_bot(game)


async def begin(server: Server, table: ContestTable) -> None:
    """Begin a table that was made; one that cannot begin is given up after a while, and its people wait again."""
    try:
        room = await server.room(table.table_id)
        async with room.lock:
            await room.reload_lobby()
            if room.table.state == "lobby":
                await lobby.begin(room)
    except Problem:
        if time() > table.at + GIVE_UP:
            await server.store.drop_lobby(table.table_id)


async def count(server: Server, row: ContestRow, table: ContestTable) -> None:
    """Count a table that is over."""
    stored = await server.store.find_table(table.table_id)
    if stored is None:
        return
    kept, seats = stored
    journal = await scores.moves_made(server.storage, kept.id)
    gone = undone(journal)
    moves = [entry for entry in journal if entry.kind == "move" and entry.number not in gone]
    players = game_scores.players(kept, seats, await scores.seat_changes(server.storage, kept.id), moves)
    result: dict[str, Any] = kept.result or {}
    places = result.get("places") or [1] * len(players)
    gained = result.get("scores") or [0] * len(players)
    taken = [
        Taken(
            player.person,
            int(places[seat]),
            player.ended == "played" and (kept.state == "over" or seats[seat].kind == "person"),
            int(gained[seat]),
        )
        for seat, player in enumerate(players)
    ]
    by_person = {seat.person: seat.score for seat in taken if seat.person}
    points = {person: (value, by_person[person]) for person, value in table_points(taken).items()}
    stayed = [player.person for player in players if player.ended in STAYED]
    await contests.end_table(server.storage, row.id, kept.id, points, stayed)


async def tend(room: Room) -> None:
    """Let a bot play for whoever the table waits for and is away, until they are back, or has left.

    Where all have gone, no one waits for the bots: the table is closed, and counts nothing.
    """
    if not _is_tended(room):
        return
    async with room.lock:
        await room.ensure_loaded()
        if not _is_tended(room) or room.playing is None:
            return
        if _is_deserted(room):
            await room.commit([room.playing.note("close", CHANCE, "", None, None)], [], "closed")
            return
        bot = _bot(room.table.game, STAND_IN)
        rows = [
            SeatRow(seat=seat.seat, kind="bot", bot=bot, resigned=bool(gone), gone=gone, owner=owner, name=seat.name)
            for seat in room.seats
            if _is_missing(room, seat) and (owner := seat.person or seat.owner)
            for gone in ["left" if seat.kind == "left" else ""]
        ]
        entries = [room.playing.note("seat", row.seat, bot, None, None) for row in rows]
        if rows:
            await room.commit(entries, rows)


def _is_tended(room: Room) -> bool:
    due = not room.stale and room.is_current() and room.table.contest and room.table.state == "playing"
    return bool(due) and (_is_deserted(room) or any(_is_missing(room, seat) for seat in room.seats))


def _is_deserted(room: Room) -> bool:
    return not any(seat.kind == "person" for seat in room.seats)


def _is_missing(room: Room, seat: SeatRow) -> bool:
    if seat.seat not in room.table.due or seat.kind not in ("person", "left"):
        return False
    if seat.kind == "left":
        return True
    if seat.person in room.people():
        return False
    since = max(room.gone.get(seat.person or "", room.opened), room.table.created)
    return time() - since >= room.server.settings.contest_absence_seconds
