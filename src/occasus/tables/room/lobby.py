"""Tables before and between games: made, filled, started, played again."""

from __future__ import annotations

import os
from time import time
from typing import Annotated, Any, Final, Literal, NoReturn

import msgspec

from occasus.bots.registry import bots_of
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.commitment import fair_seed
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.core.registry import names
from occasus.tables.match.challenges import is_open
from occasus.tables.match.content_files import ContentText, game_with
from occasus.tables.match.rating_rules import (
    MOST_ABORTS,
    guests_play_casual,
    must_be_usual,
    require_rateable,
    require_same_kind,
    too_many_aborts,
)
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.protocol.problems import Problem, conflict, forbidden
from occasus.tables.room import broadcast
from occasus.tables.room.ending import abort
from occasus.tables.room.room import Room
from occasus.tables.room.room_services import RoomServices
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import Person, SeatRow, SeatTaken, Snapshot, TableRow

AWAY_SECONDS: Final = 600.0  # someone whom the host has sent away cannot sit there again
MOST_TABLES: Final = 200  # that one person may host at a time

Occupant = Literal["me", "open", "bot"]
Days = Annotated[int, msgspec.Meta(ge=0, le=60)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=120)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


class SeatRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The player to put into a seat."""

    kind: Occupant = "open"
    bot: BotName = ""
    terms: Annotated[int, msgspec.Meta(ge=0)] | None = None  # of the table, as I have seen it


class ReadyRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """I agree with what the table is, as I have seen it; or no longer."""

    terms: Annotated[int, msgspec.Meta(ge=0)]
    ready: bool = True


class NonceRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's addition to the dice seed of a table: 16 to 32 random bytes, as hexadecimal digits."""

    nonce: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32,64}(?!\n)$")]


class CreateTableRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table that someone wants: its game, options and seats, who may see it, and its pace."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, str | int | bool] = {}
    content: ContentText = ""  # a content file in YAML; empty: our figures
    public: bool = False
    spectators: bool = True
    hints: bool = True
    days: Days = 0  # per move of a slow game; 0: live
    minutes: Minutes = 0  # in store for each seat of a live game, with ten free seconds a decision; 0: no clock
    rated: bool = False  # counts for ratings: accounts only, with a clock, without hints, our figures, usual options


class TableChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The host's changes before the start; fields that are left out stay.

    More seats come as open ones. Fewer are possible as far as the last ones are open or bots': no one is sent away.
    """

    seats: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    options: dict[str, str | int | bool] | None = None
    content: ContentText | None = None
    public: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None
    days: Days | None = None
    minutes: Minutes | None = None
    rated: bool | None = None


async def create(
    server: RoomServices[Room],
    person: Person,
    wish: CreateTableRequest,
    content: str = "",
    fill: float | None = None,
    challenge: str = "",
    seed: str = "",
) -> str:
    """Make a table, with a content file that was read, and perhaps a time when bots take its free seats; returns its
    id. At that of a challenge the luck is given.
    """
    if wish.game not in names():
        raise Problem("unknown_game", f"There's no such game. Choose from: {', '.join(names())}.")
    _check_seats(server, wish.game, len(wish.seats))
    if await server.store.count_tables(person.id) >= MOST_TABLES:
        raise conflict("too_many_tables", "You're hosting too many tables. Finish or close one first.")
    options = check_options(await server.run_in_thread(game_with, wish.game, content), len(wish.seats), wish.options)
    _check_pace(wish.days, wish.minutes)
    if wish.rated:
        must_be_usual(wish.game, options, wish.hints, content, timed=bool(wish.days or wish.minutes))
        if person.account is None:
            raise guests_play_casual()
        await _require_few_aborts(server, [person.id])
    seats = [_seat(wish.game, place, seat, person) for place, seat in enumerate(wish.seats)]
    row = TableRow(
        id=random_id(),
        code=random_id(12),
        host=person.id,
        game=wish.game,
        options=options,
        seats=len(seats),
        public=wish.public,
        spectators=wish.spectators,
        hints=wish.hints,
        days=wish.days,
        minutes=wish.minutes,
        rated=wish.rated,
        state="lobby",
        created=time(),
        changed=time(),
        secret="" if challenge else new_secret(),
        seed=seed,
        challenge=challenge,
        content=await server.store.keep_content(content),
        language=person.language[:2].lower(),
        fill=fill,
    )
    await server.store.add_table(row, seats)
    return row.id


async def _require_few_aborts(server: RoomServices[Room], people: list[str]) -> None:
    """Refuse a rated game to whoever has aborted several of them: they may wait for luck, or keep others waiting."""
    for person in people:
        if await server.store.count_aborts(person) >= MOST_ABORTS:
            raise too_many_aborts()


def _check_seats(server: RoomServices[Room], name: str, seats: int) -> None:
    counts = server.game(name).seat_counts
    if seats not in counts:
        raise Problem("wrong_seats", f"This game is for {counts[0]} to {counts[-1]} players.")


def _check_pace(days: int, minutes: int) -> None:
    if days and minutes:
        raise Problem("two_paces", "Choose days per move or a clock, not both.")


def check_options(game: Game[Any], seats: int, given: dict[str, str | int | bool]) -> dict[str, str | int | bool]:
    """A value for every option, as the game allows them together."""
    try:
        options = complete(game.options, given)
        game.start(seats, options)
    except OccasusError as error:
        raise Problem("bad_options", str(error)) from error
    return options


def _seat(game: str, place: int, wish: SeatRequest, person: Person) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(seat=place, kind="person", person=person.id, name=person.name, ready=True)
    if wish.kind == "bot":
        bots = bots_of(game)
        if wish.bot not in bots:
            raise Problem("unknown_bot", f"That bot doesn't play this game. Choose from: {', '.join(bots)}.")
        return SeatRow(seat=place, kind="bot", bot=wish.bot)
    return SeatRow(seat=place)


async def put(room: Room, person: Person, place: int, wish: SeatRequest, agreed: bool = False) -> None:
    """Change who sits on a seat: anyone may take an open one or give up their own, the host may change all.

    Whoever sits down at a casual table agrees with what it is; at a rated one they say so apart.
    """
    _lobby_only(room)
    if not 0 <= place < len(room.seats):
        raise Problem("no_seat", "There's no such seat.", 404)
    now = room.seats[place]
    host = room.table.host == person.id
    mine = now.person == person.id
    if room.table.fill is not None and (wish.kind == "bot" or (wish.kind == "me" and room.seats_of(person.id))):
        raise conflict("play_now", "“Play now” tables have one seat per person; bots fill the rest.")
    if room.table.contest:
        raise conflict("contest_table", "Seats at event tables are fixed.")
    if room.table.challenge and (wish.kind == "bot" or (wish.kind == "me" and room.seats_of(person.id))):
        raise _challenge_rules()
    if wish.kind == "me" and now.kind != "open" and not (host and now.kind == "bot") and not mine:
        raise conflict("taken", "This seat is taken.")
    reserved = now.kind == "open" and now.owner is not None
    if wish.kind == "me" and reserved and now.owner != person.id:
        raise conflict("reserved", "This seat is reserved for someone who was asked to play again.")
    mine = mine or (reserved and now.owner == person.id)
    if wish.kind == "me" and room.table.rated and person.account is None:
        raise guests_play_casual()
    if wish.kind == "me" and room.table.rated:
        require_same_kind([seat for seat in room.seats if seat.kind == "person"], person.program)
    if wish.kind == "me" and room.table.rated:
        await _require_few_aborts(room.server, [person.id])
    if wish.kind == "me" and room.table.host and person.id in await room.server.store.blocked(room.table.host):
        raise conflict("taken", "This seat is taken.")  # no one is told that they are blocked
    if wish.kind != "me" and not host and not (mine and wish.kind == "open"):
        raise forbidden("Only the host can add bots and clear other people's seats.")
    if wish.kind == "me" and not host and await room.server.store.is_removed(room.id, person.id):
        raise forbidden("The host has removed you from this table. Try again later.")
    row = _seat(room.table.game, place, wish, person)
    seen = wish.terms is None or wish.terms == room.table.terms
    row.ready = row.kind == "person" and (host or agreed or (seen and not room.table.rated))
    asked = _others(room, person) if room.table.rated and row.bot != now.bot else []
    await _put(room, [(now, row), *((seat, msgspec.structs.replace(seat, ready=False)) for seat in asked)])
    if now.kind == "person" and now.person and not mine:
        await room.server.store.remove_person(room.id, now.person, AWAY_SECONDS)


def _others(room: Room, person: Person) -> list[SeatRow]:
    """The seats of other people, who agree again when a bot they would be rated against changes."""
    return [seat for seat in room.seats if seat.kind == "person" and seat.person != person.id]


async def change(room: Room, person: Person, wish: TableChange, content: str | None = None) -> None:
    """Change options and settings, and the content file, if one was read or ours are wanted back."""
    require_host(room, person)
    if room.table.fill is not None:
        raise conflict("play_now_rules", "“Play now” tables have fixed options. Create your own table to change them.")
    if room.table.challenge:
        raise _challenge_rules()
    wished = msgspec.structs.asdict(wish).items()
    values = {name: value for name, value in wished if value is not None and name != "content"}
    seats = wish.seats or len(room.seats)
    _check_seats(room.server, room.table.game, seats)
    options = room.table.options if wish.options is None else wish.options
    if wish.options is not None or wish.seats is not None or content is not None:
        own = room.content if content is None else content
        game = await room.server.run_in_thread(game_with, room.table.game, own)
        values["options"] = check_options(game, seats, options)
    _check_pace(values.get("days", room.table.days), values.get("minutes", room.table.minutes))
    if values.get("rated", room.table.rated):
        own = room.content if content is None else content
        hints = values.get("hints", room.table.hints)
        timed = bool(values.get("days", room.table.days) or values.get("minutes", room.table.minutes))
        must_be_usual(room.table.game, values.get("options", options), hints, own, timed)
        if person.account is None or any(seat.guest for seat in room.seats):
            raise guests_play_casual()
        if not room.table.rated:
            await _require_few_aborts(room.server, [person.id])
    if content is not None:
        values["content"] = await room.server.store.keep_content(content)
    if any(value != getattr(room.table, name, None) for name, value in values.items() if name != "public"):
        values["terms"] = room.table.terms + 1
    try:
        await room.server.store.change_lobby(room.id, **values)
    except SeatTaken:
        await room.load()
        _lobby_only(room)
        raise conflict("taken", "Someone is in a seat that would be removed. Clear it first.") from None
    await _changed(room)


def require_host(room: Room, person: Person) -> None:
    """Refuse changes of a table by anyone but its host, and after its start."""
    _lobby_only(room)
    _host_only(room, person)


async def _enter(room: Room) -> None:
    """Let those who sit try the challenge of the table: everyone once, and only while it is open."""
    if not is_open(room.table.challenge, time()):
        raise conflict("challenge_over", "This challenge is over. There is a new one every week.")
    people = sorted({seat.person for seat in room.seats if seat.person})
    if not await room.server.store.enter_challenge(room.table.challenge, room.id, people):
        raise conflict("challenge_tried", "Everyone gets one try at a challenge.")


def _challenge_rules() -> Problem:
    return conflict("challenge_rules", "A challenge is the same for everyone: one seat each, no bots, fixed rules.")


def new_secret() -> str:
    """A number from the operating system that no one can guess."""
    return os.urandom(32).hex()


async def start(room: Room, person: Person, state: str = "") -> None:
    """Start the game, from its setup or a state: the seed is made of the table's secret and what the seats added."""
    _lobby_only(room)
    _host_only(room, person)
    if any(seat.kind == "open" for seat in room.seats):
        raise conflict("open_seats", "Some seats are still empty. Wait, or give them to bots.")
    if any(seat.kind == "person" and not seat.ready and seat.person != person.id for seat in room.seats):
        raise conflict("not_ready", "Some players aren't ready yet. Wait for them.")
    await begin(room, state)


async def set_ready(room: Room, person: Person, wish: ReadyRequest) -> None:
    """Agree with what the table is, or no longer, on all one's seats."""
    _lobby_only(room)
    mine = [room.seats[seat] for seat in room.seats_of(person.id)]
    if not mine:
        raise forbidden("Only players at the table can be ready.")
    if wish.terms != room.table.terms:
        raise conflict("changed", "The host has just changed the table. Check it again.")
    await _put(room, [(seat, msgspec.structs.replace(seat, ready=wish.ready)) for seat in mine])


async def begin(room: Room, state: str = "") -> None:
    """Begin a game whose seats are all taken."""
    table = room.table
    if table.rated:
        require_rateable(room.seats, state)
    if table.rated and table.fill is None and not table.contest:  # there, nobody sits at several tables that wait
        await _require_few_aborts(room.server, [seat.person for seat in room.seats if seat.person])
    if table.challenge:
        await _enter(room)
    else:
        nonces = [seat.nonce for seat in room.seats]
        table.seed = fair_seed(table.secret, nonces) if table.secret else new_secret()  # made by an earlier release
    table.rules_version = room.server.game(table.game).rules_version
    base = Snapshot(kind="base", number=1, moves=0, rules_version=table.rules_version, state=state) if state else None
    playing = await room.server.run_in_thread(ReplayedMatch, table, base, room.content)
    room.playing = playing
    entries = playing.begin()
    due = playing.game.actors(playing.match.state)
    commit = room.build_commit(entries, [playing.snapshot(), *([base] if base else [])], due, "playing", [])
    commit.seed, commit.rules_version, commit.assumed = table.seed, table.rules_version, list(room.seats)
    try:
        await room.write_commit(commit)
    except Problem as problem:
        if problem.code != "stale":  # the table has gone, or cannot be read: that is what is told
            raise
        _lobby_only(room)  # someone left, came or started it meanwhile
        raise conflict("open_seats", "The seats have just changed. Check them again.") from None
    room.disconnect_removed()
    broadcast.broadcast_table(room)
    broadcast.tell(room)
    room.wake_bots()


async def add_nonce(room: Room, person: Person, wish: NonceRequest) -> None:
    """Add a number to chance, for all one's seats that have none yet; what was added once stays.

    Who sits, but comes when the game has just begun, finds in the answer that it began without.
    """
    if not room.seats_of(person.id):
        _lobby_only(room)
    elif room.table.state != "lobby":
        return
    mine = [room.seats[seat] for seat in room.seats_of(person.id)]
    if not mine:
        raise forbidden("Only players at the table can add to its dice seed.")
    empty = [seat for seat in mine if not seat.nonce]
    if empty:
        await _put(room, [(seat, msgspec.structs.replace(seat, nonce=wish.nonce)) for seat in empty])


async def close(room: Room, person: Person) -> None:
    """Close a table that was not started, or stop a game at which no other person sits."""
    _host_only(room, person)
    if room.table.state == "playing":
        await _stop(room, person)
        return
    _lobby_only(room)
    if not await room.server.store.drop_lobby(room.id):
        await _look_again(room)
    room.table.state = "closed"
    broadcast.broadcast_table(room)
    room.stale = True
    room.server.notes.publish("table", room.id)


async def _stop(room: Room, person: Person) -> None:
    if any(seat.person not in (None, person.id) or seat.lender for seat in room.seats):
        raise conflict("others_play", "Other people are at this table. You can leave, but not end the game.")
    mine = room.seats_of(person.id)
    if mine and broadcast.can_be_aborted(room):
        await abort(room, mine[0], person.id, None)
        return
    await room.commit([room.require_play().note("close", CHANCE, "", person.id, None)], [], "closed")


async def leave(room: Room, person: Person) -> None:
    """Give up all one's seats before the start; a table of "play now" goes on without whoever opened it."""
    _lobby_only(room)
    others = [seat.person for seat in room.seats if seat.person and seat.person != person.id]
    if room.table.fill is not None and room.table.host == person.id:
        if not others:
            await close(room, person)
            return
        await room.server.store.change_lobby(room.id, host=others[0])
    await _put(room, [(room.seats[seat], SeatRow(seat=seat)) for seat in room.seats_of(person.id)])


async def fill_seats(room: Room, bot: str, places: list[int], host: str) -> None:
    """Give seats to bots, and the table to a host."""
    if room.table.host != host:
        await room.server.store.change_lobby(room.id, host=host)
    await _put(room, [(room.seats[place], SeatRow(seat=place, kind="bot", bot=bot)) for place in places])


async def _put(room: Room, changes: list[tuple[SeatRow, SeatRow]]) -> None:
    """Change seats, unless someone was quicker."""
    if not await room.server.store.put_seats(room.id, changes, room.table.terms):
        await _look_again(room)
    await _changed(room)


async def _look_again(room: Room) -> NoReturn:
    """Someone was quicker: say what it is like now."""
    await room.load()
    _lobby_only(room)
    raise conflict("taken", "This seat is taken.")


async def _changed(room: Room) -> None:
    await room.load()
    broadcast.broadcast_table(room)
    room.server.notes.publish("table", room.id)


def _lobby_only(room: Room) -> None:
    if room.table.state != "lobby":
        raise conflict("started", "This game has already started.")


def _host_only(room: Room, person: Person) -> None:
    if room.table.host != person.id:
        raise forbidden("Only the host can do this.")
