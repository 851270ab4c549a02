"""Link previews in words: a title, a sentence, names. Public facts, and no secrets.

Of a running game nothing is shown but that it is played. What only some people may see shows nothing at all.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, Literal

import msgspec
from babel.dates import format_datetime

from occasus.core.registry import OURS
from occasus.lessons.lesson import lessons
from occasus.locale import Words, capital, known_language
from occasus.server.server import Server
from occasus.server.storage import contests, scores
from occasus.server.storage.accounts import people
from occasus.server.storage.contests import ContestRow, EntryRow
from occasus.server.storage.studies import find_study
from occasus.server.storage.tables import find_invite
from occasus.tables.queries.pictures import seat_name
from occasus.tables.store.ids import is_id, shared_replay
from occasus.tables.store.rows import SeatRow, TableRow

PODIUM: Final = 3
LONGEST_TITLE: Final = 120  # letters of a study


class Shown(msgspec.Struct, frozen=True):
    """The board in the picture of a link: what it belongs to, and how often that has changed."""

    kind: Literal["game", "table", "puzzle", "study"]
    id: str
    version: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A number or a name in the picture of a link, with what it is above it, and more below."""

    label: str
    value: str
    note: str = ""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A link preview in words; its picture shows the same."""

    language: str
    title: str
    sentence: str
    call: str = ""  # what one can do there: "Join"
    board: Shown | None = None  # in its picture
    tiles: tuple[Tile, ...] = ()  # in its picture, where it has no board
    line: str = ""  # what the picture says beside the tiles; empty: the sentence


async def replay_card(server: Server, replay: str, language: str) -> Card | None:
    """A finished game that anyone who knows this id may see, in the reader's language."""
    shared = shared_replay(server.key, replay) if is_id(replay) else None
    stored = await server.store.find_table(shared or replay) if is_id(replay) else None
    if stored is None or stored[0].game not in OURS or stored[0].state != "over" or not (shared or stored[0].public):
        return None
    return finished(*stored, language)


async def table_card(server: Server, table: str, language: str) -> Card | None:
    """A public table, in the language of its host."""
    stored = await server.store.find_table(table) if is_id(table) else None
    if stored is None or not stored[0].public or stored[0].game not in OURS:
        return None
    row, seats = stored
    if row.state == "over":
        return finished(row, seats, language)
    if row.state == "playing":
        return _running(row, seats) if row.spectators else None
    return await _waiting(server, row, seats) if row.state == "lobby" else None


async def invitation_card(server: Server, code: str, _language: str) -> Card | None:
    """A table that someone was invited to, in the language of its host; once it has begun, only its game."""
    table = await find_invite(server.storage, code) if is_id(code) else None
    stored = await server.store.find_table(table) if table else None
    if stored is None or stored[0].game not in OURS:
        return None
    row, seats = stored
    if row.state == "lobby":
        return await _waiting(server, row, seats)
    words = link_words(row.language)
    game = words.say(f"game-{row.game}")
    return Card(language=words.language, title=game, sentence=words.say("link-begun"))


async def profile_card(server: Server, person_id: str, _language: str) -> Card | None:
    """A person who shows their numbers, in their own language."""
    person = await people.find_person(server.storage, person_id) if is_id(person_id) else None
    if person is None or person.profile == "nobody":
        return None
    words = link_words(person.language)
    tallies = await scores.tallies_of(server.storage, person.id)
    lines, tiles = [], []
    for game in OURS:
        played = sum(tally.count for tally in tallies if tally.game == game)
        won = sum(tally.count for tally in tallies if tally.game == game and tally.won)
        if played:
            name = words.say(f"game-{game}")
            lines.append(words.say("link-won", game=name, won=won, played=played))
            tiles.append(Tile(name, f"{won} / {played}", words.say("link-won-note")))
    line = words.say("link-no-games")
    sentence = ". ".join(lines) if lines else line
    return Card(language=words.language, title=person.name, sentence=sentence, tiles=tuple(tiles), line=line)


async def puzzle_card(server: Server, puzzle: str, language: str) -> Card | None:
    """A puzzle, in the reader's language: its question, never its answer."""
    lesson = (await server.run_in_thread(lessons)).get(puzzle)
    if lesson is None or lesson.game not in OURS:
        return None
    words = link_words(language)
    title = words.say("link-puzzle", game=words.say(f"game-{lesson.game}"))
    named = f"puzzle-{puzzle}-task"
    task = words.say(named) if words.has(named) else words.say("puzzle-task-best")
    board = Shown("puzzle", puzzle)
    return Card(language=words.language, title=title, sentence=task, call=words.say("link-solve"), board=board)


async def study_card(server: Server, study: str, language: str) -> Card | None:
    """A study that someone shares, in the reader's language, for whoever has its link."""
    row = await find_study(server.storage, study) if is_id(study) else None
    if row is None:
        return None
    file = await server.run_in_thread(msgspec.json.decode, row.data)
    if file["game"] not in OURS:
        return None
    words = link_words(language)
    about = words.say("link-study", game=words.say(f"game-{file['game']}"))
    chapters = 1 + len((file.get("study") or {}).get("chapters") or [])
    sentence = [about] if row.title else []
    sentence += [words.say("link-chapters", count=chapters)] if chapters > 1 else []
    title = row.title[:LONGEST_TITLE] or about
    board = Shown("study", study, row.version)
    call = words.say("link-open")
    return Card(language=words.language, title=title, sentence=" · ".join(sentence), call=call, board=board)


async def event_card(server: Server, contest: str, language: str) -> Card | None:
    """An event, in the reader's language: what it is, or who has won it."""
    row = await contests.find(server.storage, contest) if is_id(contest) else None
    if row is None or row.game not in OURS:
        return None
    words = link_words(language)
    entries = await contests.entries(server.storage, row)
    winners = ", ".join(entry.name for entry in entries if entry.place == 1)
    what = [
        words.say(f"game-{row.game}"),
        words.say(f"event-{row.kind}-length", length=row.length),
        words.say("event-seats", seats=row.seats),
        words.say("event-won", names=winners) if winners else words.say("event-minutes", minutes=row.minutes),
    ]
    call = words.say("event-sign-up") if row.state == "open" else ""
    tiles = _podium(entries) or _start(words, row, sum(not entry.out for entry in entries))
    return Card(language=words.language, title=row.name, sentence=" · ".join(what), call=call, tiles=tiles)


def _podium(entries: list[EntryRow]) -> tuple[Tile, ...]:
    """The first three of an event that is over; of those who share a place, the first to sign up."""
    placed = sorted((entry for entry in entries if entry.place), key=lambda entry: entry.place or 0)
    return tuple(Tile(f"{entry.place}.", entry.name) for entry in placed[:PODIUM])


def _start(words: Words, row: ContestRow, people: int) -> tuple[Tile, ...]:
    """When an event starts, by the clock of the world, and how many have signed up."""
    moment = datetime.fromtimestamp(row.starts, UTC)
    day = format_datetime(moment, "EEEE, d MMMM", locale=words.language)
    signed = (Tile("", words.say("event-people", count=people)),) if people else ()
    return (Tile(capital(day), format_datetime(moment, "HH:mm", locale=words.language), "UTC"), *signed)


CARDS: Final[dict[str, Callable[[Server, str, str], Awaitable[Card | None]]]] = {
    "replay": replay_card,
    "table": table_card,
    "join": invitation_card,
    "person": profile_card,
    "puzzle": puzzle_card,
    "events": event_card,
    "study": study_card,
}


def finished(table: TableRow, seats: list[SeatRow], language: str) -> Card:
    """Return how a game ended, and who played."""
    words = link_words(language)
    names = _names(words, seats)
    title = f"{words.say(f'game-{table.game}')}: {_result(words, table, seats)}"
    return Card(language=words.language, title=title, sentence=", ".join(names), board=Shown("game", table.id))


def _running(table: TableRow, seats: list[SeatRow]) -> Card:
    words = link_words(table.language)
    names = _names(words, seats)
    title = words.say("link-running", game=words.say(f"game-{table.game}"))
    call = words.say("link-watch")
    return Card(language=words.language, title=title, sentence=", ".join(names), call=call, board=_board(table))


async def _waiting(server: Server, table: TableRow, seats: list[SeatRow]) -> Card:
    words = link_words(table.language)
    host = await people.find_person(server.storage, table.host) if table.host else None
    game, free = words.say(f"game-{table.game}"), sum(seat.kind == "open" for seat in seats)
    title = words.say("link-invites", name=host.name, game=game) if host else game
    sentence = words.say("link-free", free=free, seats=len(seats)) if free else words.say("link-full")
    call = words.say("link-join") if free else ""
    return Card(language=words.language, title=title, sentence=sentence, call=call, board=_board(table))


def _board(table: TableRow) -> Shown:
    return Shown("table", table.id, table.terms)


def link_words(language: str) -> Words:
    """The words of links, in one of our languages."""
    return _words(known_language(language))


@cache
def _words(language: str) -> Words:
    """Made once: reading them takes long."""
    return Words(language=language, part="web", more=("links", "puzzles", "events", "empires_end"))


def _result(words: Words, table: TableRow, seats: list[SeatRow]) -> str:
    result: dict[str, Any] = table.result or {}
    winners: list[int] = result.get("winners") or []
    if len(winners) in (0, len(seats)):
        return words.say("end-won-together" if winners else "end-lost-together")
    names = ", ".join(seat_name(words, seats[seat]) for seat in winners)
    return words.say("end-winner", names=names, count=len(winners))


def _names(words: Words, seats: list[SeatRow]) -> tuple[str, ...]:
    return tuple(seat_name(words, seat) for seat in seats)
