"""Finished matches thought about again: everybody's chances after every move, and the decisions that cost most."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.arena.analysis import Curve, TurningPoint, deciders, turning_points
from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.core.basics import Json
from occasus.core.game import Game
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.server.records import ActionRecord, ReasonRecord
from occasus.server.views import action_record

POINTS: Final = 3  # turning points that are told
SIMULATIONS: Final = 250  # for each thought about one of them
SECONDS: Final = 0.8  # at most, for each


class PointRecord(msgspec.Struct, kw_only=True):
    """A decision that cost chances: its step, what was done, what would have been better, and why."""

    number: int  # the step after which it was done
    seat: int
    action: ActionRecord
    chance: float
    better: ActionRecord
    better_chance: float
    reasons: list[ReasonRecord]


class BalanceRecord(msgspec.Struct, kw_only=True):
    """What a turn brought a seat, of a chance to win: dice and draws, its own decisions, those of others."""

    turn: int
    first: int  # the step before it
    luck: float
    own: float
    others: float


class AnalysisRecord(msgspec.Struct, kw_only=True):
    """Each seat's chance to win at every step (first the step, then the seat), luck and decisions by seat and turn, and
    the turning points.
    """

    cooperative: bool
    chances: list[list[float]]
    balance: list[list[BalanceRecord]]
    points: list[PointRecord]


def analyse(data: dict[str, Json]) -> AnalysisRecord:
    """Judge every position of a match file and think again about its largest losses; takes long."""
    match = from_data({**data, "result": None}, find, 0)
    for move in data["moves"]:
        who, _, text = str(move).partition(" ")
        code = match.game.catalogue.parse(text)
        if who == "chance":
            match.chance(code)
        else:
            match.refuse_illegal(int(who), code)
            match.make(int(who), code)
    curve = Curve(match)
    points = turning_points(curve, adviser_of(match.game.name), deciders(match), POINTS, Budget(SIMULATIONS, SECONDS))
    return AnalysisRecord(
        cooperative=match.game.cooperative,
        chances=[[round(chance, 3) for chance in each] for each in curve.chances],
        balance=[
            [msgspec.convert(turn.record(), BalanceRecord) for turn in curve.balance(seat)]
            for seat in range(match.seats)
        ],
        points=[_point(match.game, point) for point in points],
    )


def _point(game: Game[Any], point: TurningPoint) -> PointRecord:
    better = point.better
    return PointRecord(
        number=point.number,
        seat=point.seat,
        action=action_record(game, game.catalogue.parse(point.action)),
        chance=round(point.chance, 3),
        better=action_record(game, game.catalogue.parse(better.action)),
        better_chance=round(better.chance, 3),
        reasons=[msgspec.convert(reason.record(), ReasonRecord) for reason in better.reasons],
    )
