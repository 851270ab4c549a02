"""The score of a finished game for its players: who played to the end, who left, and which place each took.

The rule (docs/ratings.md): who played to the end takes the place that the game gives. Who resigned, left, or was away
at the end while a bot played for them, ran out of time, or let a bot make most of their decisions, takes the last place
behind all others. A game that was stopped counts only
where it was rated: for those who left or stopped it, and for someone who left no one but bots behind. One that those
who run the server closed counts only for those who had left it before.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from occasus.core.basics import EVERYTHING
from occasus.server.ratings.rating import Rating, bot_ratings, rated
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.store.rows import JournalEntry, SeatRow, TableRow

Ended = Literal["played", "resigned", "left", "replaced", "time"]
"""How a game ended for someone: played to its end, resigned, left, a bot finished it for them, or ran out of time."""


GONE: Final[dict[str, Ended]] = {"left": "left", "resigned": "resigned", "time": "time"}  # by what the journal says
BY_ADMIN: Final = "admin"  # what the journal says of a game that those who run the server closed


class Score(msgspec.Struct, kw_only=True):
    """The score of a game for the person in a seat."""

    table_id: str
    seat: int
    person: str
    game: str
    seats: int
    level: str  # of difficulty; empty where the game has none
    role: str  # empty where the game has none
    opening: str | None = None  # empty where there was none; None: no one has looked yet
    ended: Ended
    place: int
    won: bool
    rated: bool
    team: str  # the same for the same people and bots together
    at: float
    before: float | None = None  # ratings, of rated games against each other
    points: float | None = None
    spread: float | None = None
    weight: float = 1.0  # how much of it counted


class Player(msgspec.Struct, kw_only=True):
    """Who counts on a seat: a person, or a bot that was there from the start; neither: a deleted account."""

    person: str = ""
    bot: str = ""
    ended: Ended = "played"

    @property
    def is_deleted(self) -> bool:
        """Return whether no one is known any more who sat here."""
        return not self.person and not self.bot


def players(
    table: TableRow, seats: list[SeatRow], changes: list[JournalEntry], moves: Sequence[JournalEntry] = ()
) -> list[Player]:
    """Who counts on each seat, by the seats at the end, and the changes of seats and the moves in the journal."""
    gone: dict[int, Player] = {}
    stopped, by_admin = "", False
    for entry in changes:
        if entry.kind == "close":
            stopped, by_admin = entry.person or "", entry.action == BY_ADMIN
        elif entry.kind == "seat" and entry.action in GONE and entry.person:
            gone[entry.seat] = Player(person=entry.person, ended=GONE[entry.action])
        elif entry.kind == "seat" and entry.action == "claimed":  # by the other one of two
            away = seats[entry.seat].person or ""
            gone[entry.seat] = Player(person=away, ended="time" if table.days else "left")
    seated = [_player(seat, gone) for seat in seats]
    by_bot = Counter(entry.seat for entry in moves if entry.person is None)
    by_person = Counter(entry.seat for entry in moves if entry.person is not None)
    known = by_person.total() > 0  # early releases kept of no move whose it was
    for seat, player in enumerate(seated):
        if known and player.person and player.ended == "played" and by_bot[seat] > by_person[seat]:
            player.ended = "replaced"
    people = {player.person for player in seated if player.person}
    for player in seated:
        if table.state == "closed" and player.person and player.ended in ("played", "replaced"):
            gave_up = player.person == stopped or len(people) == 1
            player.ended = "left" if gave_up and not by_admin else "played"
    return seated


def _player(seat: SeatRow, gone: dict[int, Player]) -> Player:
    if seat.resigned and seat.seat in gone:  # of two, who resigned keeps the seat
        return gone[seat.seat]
    if seat.kind == "person":
        return Player(person=seat.person or "")
    if seat.lender:
        return Player(person=seat.lender, ended="replaced")
    return gone.get(seat.seat) or Player(bot="" if seat.resigned else seat.bot)


def counts(table: TableRow, seated: list[Player], under_way: bool = True) -> bool:
    """Return whether a game counts for anyone; a rated one does once all people have made their first decisions."""
    if table.rated and not under_way:
        return False
    if table.state == "over":
        return True
    return table.rated and any(player.person and player.ended != "played" for player in seated)


def scores(table: TableRow, seated: list[Player], roles: list[str]) -> list[Score]:
    """Return what a game counts for each person at it; ratings come later."""
    result: dict[str, Any] = table.result or {}
    given = result.get("places") or [1 if player.bot else len(seated) for player in seated]
    winners = result.get("winners") or []
    results = []
    for seat, player in enumerate(seated):
        stayed = player.ended == "played"
        if player.person and (not stayed or table.state == "over"):
            results.append(
                Score(
                    table_id=table.id,
                    seat=seat,
                    person=player.person,
                    game=table.game,
                    seats=len(seated),
                    level=str(table.options.get("difficulty", "")),
                    role=roles[seat] if seat < len(roles) else "",
                    ended=player.ended,
                    place=int(given[seat]) if stayed else len(seated),
                    won=stayed and seat in winners,
                    rated=table.rated,
                    team=team_of(seated),
                    at=table.changed,
                )
            )
    return results


def with_ratings(
    table: TableRow, seated: list[Player], results: list[Score], known: dict[str, Rating], weights: Sequence[float] = ()
) -> list[Score]:
    """The same with everyone's rating before and after; `known` are the ratings of people who have one."""
    bots = bot_ratings(table.game)
    before = [
        known.get(player.person, Rating()) if player.person else bots.get(player.bot, Rating()) for player in seated
    ]
    by_seat = {score.seat: score for score in results}
    ranks = [_rank(seat, player, by_seat, table) for seat, player in enumerate(seated)]
    after = rated(before, ranks)
    for seat, score in by_seat.items():
        was, now, weight = before[seat], after[seat], weights[seat] if weights else 1.0
        score.before, score.weight = was.points, weight
        score.points = was.points + weight * (now.points - was.points)
        score.spread = was.spread + weight * (now.spread - was.spread)
    return results


def _rank(seat: int, player: Player, results: dict[int, Score], table: TableRow) -> int:
    """The place by which a seat is rated: behind all others for who did not play to the end."""
    if player.ended != "played":
        return table.seats + 1
    places: Any = (table.result or {}).get("places")
    return results[seat].place if seat in results else int(places[seat]) if places else 1


def team_of(seated: list[Player]) -> str:
    """A name for the same people and bots together, wherever they sit."""
    members = sorted(player.person or f"bot/{player.bot}" for player in seated)
    return hashlib.sha256(" ".join(members).encode()).hexdigest()[:32]


def roles(playing: ReplayedMatch | None) -> list[str]:
    """The roles of the seats at the end of a match, where its game has any."""
    if playing is None:
        return []
    seats = playing.game.describe(playing.match.state, EVERYTHING).get("players")
    return [str(seat.get("role") or "") for seat in seats] if isinstance(seats, list) else []
