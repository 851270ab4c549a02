"""Who meets whom in an event, and how it counts: everybody has one seat, strangers meet, bots are shared evenly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from occasus.server.contests.pairing import Entrant, Past, arena, past_of, seated, sizes, swiss, together
from occasus.server.contests.points import Played, Taken, standings, table_points


def entrants(count: int, points: dict[str, float] | None = None) -> list[Entrant]:
    names = [f"p{number:03}" for number in range(count)]
    return [Entrant(name, (points or {}).get(name, 0.0), 1500.0 + 10 * number) for number, name in enumerate(names)]


def play_rounds(count: int, seats: int, rounds: int, rng: Random) -> list[list[list[str]]]:
    """Rounds of a Swiss tournament in which luck decides."""
    points: Counter[str] = Counter()
    past: list[list[str]] = []
    result = []
    for number in range(rounds):
        field = entrants(count, {name: float(value) for name, value in points.items()})
        tables = swiss(field, seats, past_of(past, (), ()), number == 0)
        for table in tables:
            for place, person in enumerate(rng.sample(table, len(table))):
                points[person] += 3 - place
        past += tables
        result.append(tables)
    return result


@given(st.integers(1, 60), st.integers(2, 4))
def test_sizes_seat_everyone_and_nobody_alone_where_that_can_be_helped(count: int, seats: int) -> None:
    found = sizes(count, seats)
    assert sum(found) == count and max(found) <= seats
    assert 1 not in found or count == 1 or seats == 2
    assert sum(size < seats for size in found) <= 2


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 26), st.integers(2, 4), st.integers(1, 4), st.randoms(use_true_random=False))
def test_every_round_seats_everyone_once(count: int, seats: int, rounds: int, rng: Random) -> None:
    for tables in play_rounds(count, seats, rounds, rng):
        people = [person for table in tables for person in table]
        assert sorted(people) == [entrant.person for entrant in entrants(count)]
        assert sorted(map(len, tables)) == sorted(sizes(count, seats))


@settings(deadline=None, max_examples=30)
@given(st.integers(12, 30), st.integers(1, 5), st.randoms(use_true_random=False))
def test_nobody_meets_the_same_rival_twice_at_tables_of_two(count: int, rounds: int, rng: Random) -> None:
    met = Counter(
        frozenset(table) for tables in play_rounds(count, 2, rounds, rng) for table in tables if len(table) == 2
    )
    assert max(met.values()) == 1


@settings(deadline=None, max_examples=20)
@given(st.sampled_from([5, 7, 9, 13]), st.integers(2, 6), st.randoms(use_true_random=False))
def test_who_is_left_over_changes(count: int, rounds: int, rng: Random) -> None:
    alone = Counter(table[0] for tables in play_rounds(count, 2, rounds, rng) for table in tables if len(table) == 1)
    assert max(alone.values()) <= 1 + rounds // count


def test_sixteen_at_tables_of_four_meet_strangers_for_three_rounds() -> None:
    met: Counter[frozenset[str]] = Counter()
    for tables in play_rounds(16, 4, 3, Random(1)):
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert sum(count - 1 for count in met.values()) <= 4


def test_the_first_round_mixes_strong_and_weak_and_later_equals_meet() -> None:
    field = entrants(8)
    strong = {"p007", "p006"}
    first = swiss(field, 4, Past(), first=True)
    assert all(len(strong & set(table)) == 1 for table in first)
    points = dict.fromkeys(("p000", "p003", "p004", "p007"), 3.0)
    later = swiss(entrants(8, points), 4, Past(), first=False)
    assert sorted(points) in [sorted(table) for table in later]


def test_blocked_people_are_kept_apart() -> None:
    apart = [frozenset(("p000", "p001")), frozenset(("p002", "p003"))]
    for number in range(2):
        tables = swiss(entrants(6), 2, Past(apart=apart), first=number == 0)
        assert not [table for table in tables if frozenset(table) in apart]
    assert arena(entrants(2), 2, Past(apart=[frozenset(("p000", "p001"))]), {"p000"}) == []
    assert together(["p000", "p001", "p002"], Past(apart=[frozenset(("p000", "p001"))])) == ["p000", "p002"]


def test_an_arena_seats_full_tables_and_not_the_same_again_at_once() -> None:
    past = past_of([["p000", "p001"]], (), ())
    assert arena(entrants(1), 2, past, ()) == []
    assert arena(entrants(2), 2, past, ()) == []
    assert [sorted(table) for table in arena(entrants(2), 2, past, {"p001"})] == [["p000", "p001"]]
    tables = arena(entrants(5), 2, past, ())
    assert len(tables) == 2 and frozenset(("p000", "p001")) not in map(frozenset, tables)
    assert "p004" not in [person for table in tables for person in table], "the last to come waits"
    near = {"p000": 9.0, "p003": 9.0}
    assert ["p000", "p003"] in [sorted(table) for table in arena(entrants(4, near), 2, Past(), ())]


def test_everyone_has_every_seat_in_turn() -> None:
    people = ["a", "b", "c", "d"]
    sat: dict[str, list[int]] = {person: [] for person in people}
    for number in range(4):
        for seat, person in enumerate(seated(people, sat, 4, Random(number))):
            sat[person].append(seat)
    assert all(sorted(seats) == [0, 1, 2, 3] for seats in sat.values())
    assert sorted(seated(["a", "b"], {}, 4, Random(1))) == ["", "", "a", "b"]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [3, 2, 1, 0]),
        ([1, 2, 3], [3, 1.5, 0]),
        ([2, 1], [0, 3]),
        ([1, 1], [1.5, 1.5]),
        ([1, 2, 2, 4], [3, 1.5, 1.5, 0]),
    ],
)
def test_points_of_a_table(places: list[int], points: list[float]) -> None:
    seats = [Taken(str(number), place) for number, place in enumerate(places)]
    assert list(table_points(seats).values()) == points


def test_places_among_people_count_and_who_went_away_has_nobody_behind() -> None:
    assert table_points([Taken("", 1), Taken("a", 2), Taken("", 3), Taken("b", 4)]) == {"a": 3.0, "b": 0.0}
    assert table_points([Taken("a", 2), Taken("", 1)]) == {"a": 0.0}
    assert table_points([Taken("a", 1, stayed=False), Taken("b", 2), Taken("c", 3)]) == {"a": 0.0, "b": 3.0, "c": 1.5}


def test_an_arena_counts_the_best_three_and_ties_are_decided_by_rivals() -> None:
    tables = [Played({"a": 3.0, "b": 0.0}, {})] * 4 + [
        Played({"c": 3.0, "a": 0.0}, {}),
        Played({"d": 3.0, "b": 0.0}, {}),
    ]
    rows = standings("arena", ["a", "b", "c", "d", "e"], tables)
    assert [(row.person, row.place, row.points) for row in rows] == [
        ("a", 1, 9.0), ("c", 2, 3.0), ("d", 3, 3.0), ("b", 4, 0.0), ("e", 5, 0.0),
    ]  # fmt: skip
    assert rows[0].counted == [True, True, True, False, False]


def test_a_swiss_counts_all_and_ties_are_decided_by_rivals_then_scores_then_shared() -> None:
    tables = [Played({"a": 3.0, "b": 0.0}, {"a": 10, "b": 5}), Played({"c": 3.0, "d": 0.0}, {"c": 12, "d": 5})]
    rows = standings("swiss", ["a", "b", "c", "d"], tables)
    assert [(row.person, row.place) for row in rows] == [("c", 1), ("a", 2), ("b", 3), ("d", 3)]
