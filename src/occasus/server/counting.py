"""What a finished game counts for its people: who played to the end, who left, and which place each took.

The rule (docs/ratings.md): who played to the end takes the place that the game gives. Who resigned, left, or was away
at the end while a bot played for them, takes the last place behind all others. A game that was stopped counts only
where it was rated: for those who left or stopped it, and for somebody who left nobody but bots behind. One that those
who run the server closed counts only for those who had left it before.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal

import msgspec

from occasus.core.basics import EVERYTHING
from occasus.server.playing import Playing
from occasus.server.rating import Rating, bot_ratings, rated
from occasus.server.rows import Entry, SeatRow, TableRow

Ended = Literal["played", "resigned", "left", "replaced"]
"""How a game ended for somebody: played to its end, resigned, left, or was away while a bot finished it."""


BY_ADMIN: Final = "admin"  # what the journal says of a game that those who run the server closed


class Score(msgspec.Struct, kw_only=True):
    """What a game counts for the person of a seat."""

    table_id: str
    seat: int
    person: str
    game: str
    seats: int
    level: str  # of difficulty; empty where the game has none
    role: str  # empty where the game has none
    opening: str | None = None  # empty where there was none; None: nobody has looked yet
    ended: Ended
    place: int
    won: bool
    rated: bool
    team: str  # the same for the same people and bots together
    at: float
    before: float | None = None  # ratings, of rated games against each other
    points: float | None = None
    spread: float | None = None


class Player(msgspec.Struct, kw_only=True):
    """Who counts on a seat: a person, or a bot that was there from the start."""

    person: str = ""
    bot: str = ""
    ended: Ended = "played"


def players(table: TableRow, seats: list[SeatRow], changes: list[Entry]) -> list[Player]:
    """Who counts on each seat, by the seats at the end and the changes of seats in the journal."""
    gone: dict[int, Player] = {}
    stopped, by_admin = "", False
    for entry in changes:
        if entry.kind == "close":
            stopped, by_admin = entry.person or "", entry.action == BY_ADMIN
        elif entry.kind == "seat" and entry.action in ("left", "resigned") and entry.person:
            gone[entry.seat] = Player(person=entry.person, ended="left" if entry.action == "left" else "resigned")
    found = [_player(seat, gone) for seat in seats]
    people = {each.person for each in found if each.person}
    for each in found:
        if table.state == "closed" and each.person and each.ended in ("played", "replaced"):
            gave_up = each.person == stopped or len(people) == 1
            each.ended = "left" if gave_up and not by_admin else "played"
    return found


def _player(seat: SeatRow, gone: dict[int, Player]) -> Player:
    if seat.resigned and seat.seat in gone:  # of two, who resigned keeps the seat
        return gone[seat.seat]
    if seat.kind == "person":
        return Player(person=seat.person or "")
    if seat.lender:
        return Player(person=seat.lender, ended="replaced")
    return gone.get(seat.seat) or Player(bot=seat.bot)


def counts(table: TableRow, found: list[Player]) -> bool:
    """Whether a game counts for anybody."""
    if table.state == "over":
        return True
    return table.rated and any(each.person and each.ended != "played" for each in found)


def scores(table: TableRow, found: list[Player], roles: list[str]) -> list[Score]:
    """What a game counts for each person at it; ratings come later."""
    result: dict[str, Any] = table.result or {}
    given = result.get("places") or [1 if each.bot else len(found) for each in found]
    winners = result.get("winners") or []
    made = []
    for seat, each in enumerate(found):
        stayed = each.ended == "played"
        if each.person and (not stayed or table.state == "over"):
            made.append(
                Score(
                    table_id=table.id,
                    seat=seat,
                    person=each.person,
                    game=table.game,
                    seats=len(found),
                    level=str(table.options.get("difficulty", "")),
                    role=roles[seat] if seat < len(roles) else "",
                    ended=each.ended,
                    place=int(given[seat]) if stayed else len(found),
                    won=stayed and seat in winners,
                    rated=table.rated,
                    team=team_of(found),
                    at=table.changed,
                )
            )
    return made


def with_ratings(table: TableRow, found: list[Player], made: list[Score], known: dict[str, Rating]) -> list[Score]:
    """The same with everybody's rating before and after; `known` are the ratings of people who have one."""
    bots = bot_ratings(table.game)
    before = [known.get(each.person, Rating()) if each.person else bots.get(each.bot, Rating()) for each in found]
    by_seat = {each.seat: each for each in made}
    ranks = [_rank(seat, each, by_seat, table) for seat, each in enumerate(found)]
    after = rated(before, ranks)
    for seat, score in by_seat.items():
        score.before, score.points, score.spread = before[seat].points, after[seat].points, after[seat].spread
    return made


def _rank(seat: int, player: Player, made: dict[int, Score], table: TableRow) -> int:
    """The place by which a seat is rated: behind all others for who did not play to the end."""
    if player.ended != "played":
        return table.seats + 1
    places: Any = (table.result or {}).get("places")
    return made[seat].place if seat in made else int(places[seat]) if places else 1


def team_of(found: list[Player]) -> str:
    """A name for the same people and bots together, wherever they sit."""
    members = sorted(each.person or f"bot/{each.bot}" for each in found)
    return hashlib.sha256(" ".join(members).encode()).hexdigest()[:32]


def roles(playing: Playing | None) -> list[str]:
    """The roles of the seats at the end of a match, where its game has any."""
    if playing is None:
        return []
    seats = playing.game.describe(playing.match.state, EVERYTHING).get("players")
    return [str(each.get("role") or "") for each in seats] if isinstance(seats, list) else []
