"""Chances at a table: those of people and bots who sit there, not of a table where everybody plays well."""

from __future__ import annotations

import pytest
from research.chances_at_table import Played, fit, surprise

from occasus.bots.levels import LEVELS
from occasus.bots.strength import level_points
from occasus.bots.table_chances import USUAL, at_table, left_of, shifted, shifts
from occasus.core.basics import WATCHER
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.tables.match.table_levels import table_levels
from occasus.tables.store.rows import SeatRow
from occasus.tables.workers.bot_worker import Job, think
from tests.toy.game import make

AGAINST = [game for game in OURS if not find(game).cooperative]


@pytest.mark.parametrize("game", OURS)
def test_at_a_table_of_strong_players_a_chance_is_what_was_estimated(game: str) -> None:
    for chance in (0.0, 0.1, 0.5, 0.9, 1.0):
        assert at_table(find(game), chance, 0, [USUAL] * 3, 0.8) == pytest.approx(chance)


@pytest.mark.parametrize("game", OURS)
def test_every_level_is_measured_and_the_weaker_one_never_counts_for_more(game: str) -> None:
    fitted = shifts(game)
    assert fitted is not None
    assert set(fitted) <= set(LEVELS)
    begun = [sum(fitted.get(level, (0.0, 0.0))) for level in LEVELS]
    assert begun == sorted(begun)


def test_weak_partners_lower_the_chance_of_all() -> None:
    for left in (1.0, 0.5, 0.0):
        by_level = [at_table(find("fall_of_rome"), 0.45, 0, [level] * 3, left) for level in LEVELS]
        assert by_level == sorted(by_level)
        mixed = at_table(find("fall_of_rome"), 0.45, 0, ["tiro", "legatus", "legatus"], left)
        assert by_level[0] < mixed < by_level[-1]


@pytest.mark.parametrize("game", AGAINST)
def test_weak_rivals_raise_a_chance_and_a_lead_tells_more_as_the_game_goes_on(game: str) -> None:
    weak, strong = ([rival] * 3 for rival in ("tiro", "legatus"))
    start = [at_table(find(game), 0.25, 0, ["centurio", *rivals], 1.0) for rivals in (weak, strong)]
    later = [at_table(find(game), 0.25, 0, ["centurio", *rivals], 0.2) for rivals in (weak, strong)]
    assert start[0] > later[0] > later[1] > start[1]
    assert at_table(find(game), 0.25, 3, ["tiro"] * 4, 1.0) == pytest.approx(0.25)


@pytest.mark.parametrize("game", AGAINST)
def test_the_chances_of_a_table_make_about_a_whole(game: str) -> None:
    levels = ["tiro", "miles", "centurio"]
    whole = sum(at_table(find(game), 1 / 3, seat, levels, 1.0) for seat in range(3))
    assert whole == pytest.approx(1.0, abs=0.05)


def test_a_game_that_nobody_measured_keeps_its_chances() -> None:
    assert at_table(make({}), 0.4, 0, ["tiro", "legatus"], 1.0) == 0.4


@pytest.mark.parametrize("game", OURS)
def test_all_of_a_game_is_left_as_it_begins(game: str) -> None:
    known = find(game)
    seats = known.usual_seats
    position = known.describe(known.start(seats, complete(known.options, {})), WATCHER)
    assert left_of(known, position) == pytest.approx(1.0, abs=0.05)


def test_people_count_by_their_rating_else_as_the_bots_at_the_table() -> None:
    points = level_points("empires_end")
    seats = [
        SeatRow(seat=0, kind="person", person="ada", rating=points["centurio"] + 5),
        SeatRow(seat=1, kind="person", person="bob", rating=points["legatus"], provisional=True),
        SeatRow(seat=2, kind="bot", bot="tiro"),
        SeatRow(seat=3, kind="bot", bot="random"),
    ]
    assert table_levels("empires_end", seats) == ["centurio", "tiro", "tiro", "tiro"]
    assert table_levels("fall_of_rome", seats[:2]) == [USUAL, USUAL], "nobody has shown any strength there"
    seats[2].bot = "a bot from elsewhere"
    assert table_levels("empires_end", seats[:3])[1:] == [USUAL, USUAL]


@pytest.mark.parametrize("game", OURS)
def test_a_hint_tells_the_chances_of_its_table(game: str) -> None:
    known = find(game)
    match = Match(known, 3, complete(known.options, {}), "at a table")
    match.settle()
    seat = known.actors(match.state)[0]
    job = Job(kind="advise", game=game, view=match.view(seat), seed="hint", seconds=0.5)
    assert not think(job).at_table
    answers = {}
    for level in ("tiro", "legatus"):
        job.levels = [level if place != seat else "centurio" for place in range(3)]
        answers[level] = think(job)
        assert answers[level].at_table
    first, second = (answers[level].advice[0].chance for level in ("tiro", "legatus"))
    assert (first < second) is known.cooperative, "strong partners help, strong rivals don't"


def test_a_fit_finds_what_games_say() -> None:
    games: list[Played] = [
        {"levels": ["tiro", "legatus"], "rows": [[1.0, [0.5, 0.5]], [0.1, [0.4, 0.6]]], "won": [0.0, 1.0]}
        for _ in range(8)
    ] + [{"levels": ["legatus", "tiro"], "rows": [[1.0, [0.5, 0.5]]], "won": [0.0, 1.0]}]
    fitted = fit("struggle_for_rome", games)
    assert fitted["tiro"][0] == 0.0
    assert fitted["tiro"][1] < -0.5
    assert surprise("struggle_for_rome", games, fitted) < surprise("struggle_for_rome", games, {})
    together: list[Played] = [{"levels": ["tiro"] * 3, "rows": [[1.0, [0.5] * 3]], "won": [0.0] * 3} for _ in range(4)]
    assert shifted(0.5, fit("fall_of_rome", together), 0, ["tiro"] * 3, 1.0, True) < 0.2
