"""Points of the tables of an event, and its standings.

A table counts three times the share of rivals who are behind; a tie is half a rival. Rivals are people: only who sits
alone with bots is measured against them. Who resigned, left, ran out of time or let a bot finish has no one behind.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

MOST: Final = 3.0  # points of a table
BEST: Final = 3  # tables that count in an arena

Kind = Literal["arena", "swiss"]


class Taken(msgspec.Struct, frozen=True):
    """A seat of a finished table: who counts on it (empty for a bot), the place, and whether they stayed."""

    person: str
    place: int
    stayed: bool = True
    score: int = 0


class Played(msgspec.Struct, frozen=True):
    """A finished table: the points and the score of each of its people."""

    points: dict[str, float]
    scores: dict[str, int]


class Standing(msgspec.Struct, kw_only=True):
    """How someone stands: the points of all tables, those that count, and what decides between equals."""

    person: str
    place: int
    points: float
    tables: list[float]
    counted: list[bool]
    rivals: float  # arena: the mean of the rivals' points; Swiss: their sum
    score: int  # points of the games themselves; decides in a Swiss tournament only


def table_points(seats: Sequence[Taken]) -> dict[str, float]:
    """The points of each person at a table."""
    people = [seat for seat in seats if seat.person]
    rivals = people if len(people) > 1 else list(seats)
    return {seat.person: _share(seat, [rival for rival in rivals if rival is not seat]) for seat in people}


def _share(seat: Taken, rivals: Sequence[Taken]) -> float:
    if not seat.stayed or not rivals:
        return 0.0
    behind = sum(
        1.0 if not rival.stayed or rival.place > seat.place else 0.5 * (rival.place == seat.place) for rival in rivals
    )
    return MOST * behind / len(rivals)


def standings(kind: Kind, people: Collection[str], tables: Sequence[Played]) -> list[Standing]:
    """Everyone in order: by points, by those of rivals, in a Swiss tournament by scores; who is equal then shares."""
    gained: dict[str, list[float]] = {person: [] for person in people}
    scores = dict.fromkeys(people, 0)
    rivals: dict[str, list[str]] = {person: [] for person in people}
    for table in tables:
        for person, points in table.points.items():
            if person in gained:
                gained[person].append(points)
                scores[person] += table.scores.get(person, 0)
                rivals[person] += [rival for rival in table.points if rival != person and rival in gained]
    counted = {person: _counted(kind, points) for person, points in gained.items()}
    totals = {
        person: sum(point for point, counts in zip(points, counted[person], strict=True) if counts)
        for person, points in gained.items()
    }
    rows = [
        Standing(
            person=person,
            place=0,
            points=totals[person],
            tables=gained[person],
            counted=counted[person],
            rivals=_of_rivals(kind, [totals[rival] for rival in rivals[person]]),
            score=scores[person],
        )
        for person in people
    ]
    keys = {row.person: (row.points, row.rivals, row.score if kind == "swiss" else 0) for row in rows}
    for row in rows:
        row.place = 1 + sum(other > keys[row.person] for other in keys.values())
    return sorted(rows, key=lambda row: (row.place, row.person))


def _counted(kind: Kind, points: Sequence[float]) -> list[bool]:
    """Return which tables count: all of them, or the best ones, the earlier ones first."""
    if kind == "swiss":
        return [True] * len(points)
    best = sorted(range(len(points)), key=lambda place: (-points[place], place))[:BEST]
    return [place in best for place in range(len(points))]


def _of_rivals(kind: Kind, totals: Sequence[float]) -> float:
    if kind == "swiss" or not totals:
        return round(sum(totals), 4)
    return round(sum(totals) / len(totals), 4)
