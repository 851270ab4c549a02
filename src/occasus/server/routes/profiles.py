"""Profiles of people, and ladders of teams and people: what finished games count, and nothing of running ones."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from occasus.server.access import Asked, server_of, some_person
from occasus.server.counting import Ended, Score
from occasus.server.ids import is_id
from occasus.server.problems import Problem, not_found
from occasus.server.records import SeatRecord, TableRecord
from occasus.server.requests.games import known
from occasus.server.routes.errors import errors
from occasus.server.rows import Profile, SeatRow, TableRow
from occasus.server.server import Server
from occasus.server.storage import people, standings
from occasus.server.storage.standings import OpeningTally, RoleTally, Tally
from occasus.server.telling import seat_record, table_record

Level = Annotated[str, QueryParameter(max_length=40)]


class RatingRecord(msgspec.Struct, kw_only=True):
    """A rating in a game, and how unsure it is."""

    game: str
    points: int
    spread: int


class CurvePoint(msgspec.Struct, kw_only=True):
    """A rating before and after a game."""

    game: str
    at: float
    before: int
    points: int
    spread: int


class PastGame(msgspec.Struct, kw_only=True):
    """A game that somebody played: the table, and what it was for them."""

    table: TableRecord
    seat: int
    ended: Ended
    place: int
    won: bool
    change: int | None


class ProfileRecord(msgspec.Struct, kw_only=True):
    """What others may know of a person: games and how they ended, ratings, roles, openings, the last games."""

    id: str
    name: str
    created: float
    shown: Profile
    mine: bool
    ratings: list[RatingRecord]
    tallies: list[Tally]
    roles: list[RoleTally]
    openings: list[OpeningTally]
    curve: list[CurvePoint]
    recent: list[PastGame]


class TeamRecord(msgspec.Struct, kw_only=True):
    """People, and perhaps bots, who played together, and how often they won."""

    members: list[SeatRecord]
    played: int
    won: int
    at: float


class RankedRecord(msgspec.Struct, kw_only=True):
    """Somebody in the ladder of a game: their rating, and the rated games behind it."""

    id: str
    name: str
    points: int
    spread: int
    played: int
    won: int


class LadderRecord(msgspec.Struct, kw_only=True):
    """Teams that played rated games together at a difficulty, most games won first; or people by their ratings."""

    game: str
    level: str
    teams: list[TeamRecord]
    people: list[RankedRecord]


class ProfilesController(Controller):
    """Profiles."""

    path = "/api/people"
    tags = ["people"]

    @get("/{person_id:str}", responses=errors(404))
    async def show(self, request: Asked, person_id: FromPath[str]) -> ProfileRecord:
        """The profile of a person, as far as that person shows it."""
        server, me = server_of(request), await some_person(request)
        server.limits.check("work", me.id)
        person = await people.find_person(server.storage, person_id) if is_id(person_id) else None
        mine = person_id == me.id
        if person is None or (person.profile == "nobody" and not mine):
            raise not_found()
        storage, listed = server.storage, mine or person.profile == "all"
        tallies = await standings.tallies_of(storage, person.id)  # first: what it counts is in all that is read later
        recent = await standings.recent_of(storage, person.id, public=not mine) if listed else []
        curve = await standings.curve_of(storage, person.id)
        ratings = await standings.ratings_of(storage, person.id)
        return ProfileRecord(
            id=person.id,
            name=person.name,
            created=person.created,
            shown=person.profile,
            mine=mine,
            ratings=[
                RatingRecord(game=game, points=round(each.points), spread=round(each.spread))
                for game, each in sorted(ratings.items())
            ],
            tallies=tallies,
            roles=await standings.roles_of(storage, person.id),
            openings=await standings.openings_of(storage, person.id),
            curve=[
                CurvePoint(
                    game=each.game,
                    at=each.at,
                    before=round(each.before),
                    points=round(each.points),
                    spread=round(each.spread),
                )
                for each in curve
                if each.before is not None and each.points is not None and each.spread is not None
            ],
            recent=[_past(server, me.id, *each) for each in recent],
        )


def _past(server: Server, me: str, score: Score, table: TableRow, seats: list[SeatRow]) -> PastGame:
    return PastGame(
        table=table_record(table, seats, me, server.game(table.game).cooperative),
        seat=score.seat,
        ended=score.ended,
        place=score.place,
        won=score.won,
        change=None if score.points is None or score.before is None else round(score.points - score.before),
    )


class LaddersController(Controller):
    """Ladders of teams and of people."""

    path = "/api/ladders"
    tags = ["people"]

    @get("/{game:str}", responses=errors(404))
    async def show(self, request: Asked, game: FromPath[str], level: Level = "") -> LadderRecord:
        """The teams that won most rated games at a difficulty; the best people, where they play against each other."""
        server, me = server_of(request), await some_person(request)
        server.limits.check("work", me.id)
        if level and not level.isidentifier():
            raise Problem("bad_request", "A difficulty is a word, such as normal.")
        together = server.game(known(game)).cooperative
        found = await standings.teams(server.storage, game, level) if together else []
        best = [] if together else await standings.best_of(server.storage, game)
        return LadderRecord(
            game=game,
            level=level,
            teams=[
                TeamRecord(
                    members=[seat_record(seat, with_nonce=False) for seat in each.members],
                    played=each.played,
                    won=each.won,
                    at=each.at,
                )
                for each in found
            ],
            people=[
                RankedRecord(
                    id=each.id,
                    name=each.name,
                    points=round(each.points),
                    spread=round(each.spread),
                    played=each.played,
                    won=each.won,
                )
                for each in best
            ],
        )
