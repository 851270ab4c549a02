"""Figures from many games."""

from __future__ import annotations

import pytest

from occasus.arena.outcome import Outcome
from occasus.arena.statistics import Summary, spread, wilson
from occasus.core.game import Result


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 1000, 0.0381, 0.0653)],
)
def test_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert spread([]) == {}


def test_a_spread_has_its_quartiles() -> None:
    assert spread([1, 2, 3, 4, 5]) == {"mean": 3, "least": 1, "quartiles": [2, 3, 4], "most": 5}
    assert spread([7])["quartiles"] == [7, 7, 7]


def outcome(number: int, places: tuple[int, ...], reason: str) -> Outcome:
    return Outcome(number, ("random", "tiro"), Result(places, (3, 1), reason, "TY-END-01"), 10, 30, 0, 0.5, {})


def test_seats_have_their_wins_and_places() -> None:
    summary = Summary(2, False, ("random", "tiro"))
    for number, places in enumerate([(1, 2), (1, 2), (2, 1), (1, 1)]):
        summary.add(outcome(number, places, "most points"))
    record = summary.record()
    assert [seat["wins"]["count"] for seat in record["seats"]] == [3, 2]
    assert record["seats"][1]["places"] == {"1": 2, "2": 2}
    assert record["branching"] == 3
    assert record["reasons"][0]["of"] == 4
    assert summary.speed() == 20


def test_who_plays_together_wins_together() -> None:
    summary = Summary(2, True, ("random", "random"))
    summary.add(outcome(0, (2, 2), "sacked"))
    summary.add(outcome(1, (1, 1), "won"))
    record = summary.record()
    assert record["wins"]["rate"] == 0.5
    assert {reason["reason"]: reason["won"] for reason in record["reasons"]} == {"sacked": False, "won": True}


def test_the_order_of_the_games_does_not_matter() -> None:
    first, second = Summary(2, False, ("random",) * 2), Summary(2, False, ("random",) * 2)
    games = [outcome(0, (1, 2), "a"), outcome(1, (2, 1), "b")]
    for one, other in zip(games, reversed(games), strict=True):
        first.add(one)
        second.add(other)
    assert first.record() == second.record()
