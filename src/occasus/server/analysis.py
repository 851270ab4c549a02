"""Finished matches thought about again: everybody's chances after every move, and the decisions that cost most."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.arena.analysis import CLEAR, LEAST, Account, Curve, TurningPoint, deciders, turning_points
from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.registry import BOTS
from occasus.core.basics import Json, Seat
from occasus.core.game import Game
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.server.records import ActionRecord, ReasonRecord
from occasus.server.views import action_record

POINTS: Final = 3  # turning points of people that are told,
POINTS_OF_BOTS: Final = 1  # and of bots beside them
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
    """What a turn brought a seat, of a chance to win: luck, its own decisions, those of others; they add up to the
    difference between the chance before it and after it.
    """

    turn: int
    first: int  # the step before it
    start: float
    end: float
    luck: float
    own: float
    others: float


class AccountRecord(msgspec.Struct, kw_only=True):
    """The whole game of a seat: its chance at the start and at the end, and the shares of luck, of its own decisions
    and those of others in the way between; they add up to it. The verdict is the part to which most is owed, or `both`;
    swings are the turns that changed most (places in the balance), the largest first.
    """

    start: float
    end: float
    luck: float
    own: float
    others: float
    verdict: str
    swings: list[int]


class AnalysisRecord(msgspec.Struct, kw_only=True):
    """Each seat's chance to win at every step (first the step, then the seat), luck and decisions by seat and turn and
    over the whole game, and the decisions that cost most: those of people, and of bots one.
    """

    cooperative: bool
    chances: list[list[float]]
    balance: list[list[BalanceRecord]]
    accounts: list[AccountRecord]
    least: float  # of a chance to win, that a decision among the points cost
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
    adviser, budget = adviser_of(match.game.name), Budget(SIMULATIONS, SECONDS)
    people, bots = _sorted_out(deciders(match), data.get("players"))
    points = turning_points(curve, adviser, people, POINTS, budget)
    points += turning_points(curve, adviser, bots, POINTS_OF_BOTS, budget)
    balance = [curve.balance(seat) for seat in range(match.seats)]
    return AnalysisRecord(
        cooperative=match.game.cooperative,
        chances=[[round(chance, 3) for chance in each] for each in curve.chances],
        balance=[[msgspec.convert(turn.record(), BalanceRecord) for turn in turns] for turns in balance],
        accounts=[msgspec.convert(Account(turns, match.game.cooperative).record(), AccountRecord) for turns in balance],
        least=CLEAR.get(match.game.name, LEAST),
        points=[_point(match.game, point) for point in points],
    )


def _sorted_out(seats: list[Seat], players: Json) -> tuple[list[Seat], list[Seat]]:
    """The seats of people, and those of bots; where only bots played, they are looked at like people."""
    names = [str(name) for name in players] if isinstance(players, list) else []
    bots = [seat for seat in seats if seat < len(names) and names[seat] in BOTS]
    people = [seat for seat in seats if seat not in bots]
    return (people, bots) if people else (seats, [])


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
