"""Profiles of people, and ladders of teams and people: what finished games count, and nothing of running ones."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter

from occasus.server.http.access import Asked, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.ratings.game_scores import Ended, Score
from occasus.server.server import Server
from occasus.server.storage import scores
from occasus.server.storage.accounts import company, people
from occasus.server.storage.scores import OpeningTally, RoleTally, Tally
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.protocol.records import SeatRecord, TableRecord
from occasus.tables.queries.games import known
from occasus.tables.room.broadcast import seat_record, table_record
from occasus.tables.store.ids import is_id
from occasus.tables.store.rows import Profile, SeatRow, TableRow

Level = Annotated[str, QueryParameter(max_length=40)]


class RatingRecord(msgspec.Struct, kw_only=True):
    """A rating in a game, and how unsure it is."""

    game: str
    points: int
    spread: int
    provisional: bool  # it rests on few opponents, and isn't on the leaderboard


class CurvePoint(msgspec.Struct, kw_only=True):
    """A rating before and after a game."""

    game: str
    at: float
    before: int
    points: int
    spread: int


class PastGame(msgspec.Struct, kw_only=True):
    """A game that someone played: the table, and what it was for them."""

    table: TableRecord
    seat: int
    ended: Ended
    place: int
    won: bool
    change: int | None


class ProfileRecord(msgspec.Struct, kw_only=True):
    """The public profile of a person: games and how they ended, ratings, roles, openings, the last games."""

    id: str
    name: str
    created: float
    shown: Profile
    mine: bool
    followed: bool  # by me
    program: bool  # plays rated games by tokens
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
    """Someone in the ladder of a game: their rating, and the rated games behind it."""

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
        tallies = await scores.tallies_of(storage, person.id)  # first: what it counts is in all that is read later
        recent = await scores.recent_of(storage, person.id, public=not mine) if listed else []
        curve = await scores.curve_of(storage, person.id)
        ratings = await scores.standing_of(storage, person.id)
        return ProfileRecord(
            id=person.id,
            name=person.name,
            created=person.created,
            shown=person.profile,
            mine=mine,
            followed=not mine and await company.follows(storage, me.id, person.id),
            program=person.program,
            ratings=[
                RatingRecord(
                    game=game, points=round(rating.points), spread=round(rating.spread), provisional=provisional
                )
                for game, (rating, provisional) in sorted(ratings.items())
            ],
            tallies=tallies,
            roles=await scores.roles_of(storage, person.id),
            openings=await scores.openings_of(storage, person.id),
            curve=[
                CurvePoint(
                    game=point.game,
                    at=point.at,
                    before=round(point.before),
                    points=round(point.points),
                    spread=round(point.spread),
                )
                for point in curve
                if point.before is not None and point.points is not None and point.spread is not None
            ],
            recent=[_past(server, me.id, *past) for past in recent],
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

    path = "/api"
    tags = ["people"]

    @get(["/leaderboards/{game:str}", "/ladders/{game:str}"], responses=errors(404))
    async def show(
        self, request: Asked, game: FromPath[str], level: Level = "", programs: FromQuery[bool] = False
    ) -> LadderRecord:
        """The teams that won most rated games at a difficulty; the best people, where they play against each other.

        Program accounts are on a leaderboard of their own.
        """
        server, me = server_of(request), await some_person(request)
        server.limits.check("work", me.id)
        if level and not level.isidentifier():
            raise Problem("bad_request", "Give the difficulty as a word, such as normal.")
        together = server.game(known(game)).cooperative
        teams = await scores.teams(server.storage, game, level) if together else []
        best = [] if together else await scores.best_of(server.storage, game, programs)
        return LadderRecord(
            game=game,
            level=level,
            teams=[
                TeamRecord(
                    members=[seat_record(seat, with_nonce=False) for seat in team.members],
                    played=team.played,
                    won=team.won,
                    at=team.at,
                )
                for team in teams
            ],
            people=[
                RankedRecord(
                    id=best_rating.id,
                    name=best_rating.name,
                    points=round(best_rating.points),
                    spread=round(best_rating.spread),
                    played=best_rating.played,
                    won=best_rating.won,
                )
                for best_rating in best
            ],
        )
