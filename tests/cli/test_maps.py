"""The drawn boards: everything has its place, nothing lies over something else, and lit places look lit."""

from __future__ import annotations

import io
from itertools import combinations
from random import Random
from typing import Any

import pytest
from rich.console import Console

from occasus.cli.boards import find_board
from occasus.cli.boards.canvas import ACCENT, FOCUS, Canvas, Place
from occasus.cli.boards.fall_of_rome.board_map import AT
from occasus.cli.boards.plain import Board
from occasus.cli.play.screen import Screen
from occasus.core.game import Game, view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.games.struggle_for_rome.board.names import CITY_WORDS, CROSSROADS_WORDS, HEX_WORDS
from occasus.locale import LANGUAGES, Words

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


def opened(game: str, language: str = "en") -> tuple[Match[Any], Board]:
    """A match at its first question, and its board."""
    found: Game[Any] = find(game)
    match: Match[Any] = Match(found, 3, complete(found.options, {}), "map")
    match.settle()
    board = find_board(found, Words(game, language))
    board.called = ["A", "B", "C"]
    return match, board


def drawn(game: str, language: str = "en", marked: frozenset[str] = frozenset(), chosen: str = "") -> Canvas:
    """The map of that match, as the first seat sees it."""
    match, board = opened(game, language)
    canvas = board.map(match.view(0), marked, chosen)
    assert canvas is not None
    return canvas


def apart(one: Place, other: Place) -> bool:
    """Whether two places do not touch each other."""
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_something_else_or_outside(game: str, language: str) -> None:
    canvas = drawn(game, language)
    assert canvas.places
    for word, place in canvas.places.items():
        assert place.x >= 0 and place.x + place.width <= canvas.width, word
        assert place.y >= 0 and place.y + place.height <= canvas.height, word
    for (one, first), (other, second) in combinations(canvas.places.items(), 2):
        assert apart(first, second), (one, other)


def test_every_city_hex_and_crossroads_can_be_pointed_at() -> None:
    assert (
        set(drawn("fall_of_rome").places) == set(AT) == set(find("fall_of_rome").catalogue.families[1].domains[0].words)
    )
    canvas = drawn("struggle_for_rome")
    cities = {entry for entry in CROSSROADS_WORDS if entry not in canvas.places}
    assert {*CITY_WORDS, *HEX_WORDS} <= set(canvas.places) and len(cities) == len(CITY_WORDS)
    for game in GAMES:
        canvas = drawn(game)
        for word, place in canvas.places.items():
            assert canvas.at(*place.middle()) == word


@pytest.mark.parametrize(
    ("game", "place"), [("fall_of_rome", "roma"), ("struggle_for_rome", "roma"), ("empires_end", "city_32")]
)
def test_what_can_be_chosen_is_lit_and_what_is_pointed_at_most(game: str, place: str) -> None:
    def grounds(canvas: Canvas) -> set[str]:
        row = canvas.places[place].y
        return {
            segment.style.bgcolor.name
            for y in (row, row + 1)
            for segment in canvas.row(y)
            if segment.style and segment.style.bgcolor
        }

    assert not {ACCENT, FOCUS} & grounds(drawn(game))
    assert ACCENT in grounds(drawn(game, marked=frozenset({place})))
    assert FOCUS in grounds(drawn(game, chosen=place))
    assert drawn(game, chosen=place).focus[0] == place


def test_a_map_shows_nothing_that_the_view_does_not_hold() -> None:
    """The map is the same, whatever the others hold."""
    match, board = opened("empires_end")
    other = match.game.resample_hidden(match.state, 0, Random(1))
    assert match.game.save(other) != match.game.save(match.state)
    maps = [board.map(view(match.game, state, 0), frozenset(), "") for state in (match.state, other)]
    rows = [[drawn.row(y) for y in range(drawn.height)] for drawn in maps if drawn is not None]
    assert len(rows) == 2 and rows[0] == rows[1]


@pytest.mark.parametrize(
    ("width", "height", "terminal", "large"),
    [(80, 24, True, True), (79, 24, True, False), (80, 23, True, False), (200, 60, False, False)],
)
def test_the_full_screen_needs_a_terminal_of_80_by_24(
    width: int, height: int, terminal: bool, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Keyboard())
    monkeypatch.setattr("sys.stderr", Keyboard())
    monkeypatch.setenv("TERM", "xterm-256color")
    console = Console(file=io.StringIO(), force_terminal=terminal, width=width, height=height)
    assert Screen(Words(), console).is_large() is large
