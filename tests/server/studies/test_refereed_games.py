"""Whole games, entered move by move as the referee enters them, end as the engine's own games do."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.games import find
from tests.server.harness import Client, Running

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "fall_of_rome": {"difficulty": "novice"},
    "empires_end": {},
    "struggle_for_rome": {"round_limit": 10},
}
LONG: Final = 160  # moves
LAST: Final = 25


@cache
def whole_game(game: str) -> Match[Any]:
    """A random game of more than so many moves, to its end."""
    found = find(game)
    for number in count():
        match, rng = Match(found, 3, complete(found.options, OPTIONS[game]), f"referee {number}"), Random(number)
        while match.result() is None:
            seat = match.game.actors(match.state)[0]
            legal = (
                [match.game.sample(match.state, rng)] if seat == CHANCE else list(match.game.legal(match.state, seat))
            )
            match.make(seat, rng.choice(legal))
        if len(match.moves) > LONG:
            return match
    raise AssertionError


def refereed(client: Client, match: Match[Any], first: int) -> dict[str, Any]:
    """Enter a game from a move on, one after another; returns the last answer."""
    moves = [match.text(move) for move in match.moves]
    file = {**to_data(match), "moves": moves[:first], "result": None, "seed": "study"}
    answer = client.post("/api/studies/look", {"file": file, "at": first}, 200)
    for at in range(first, len(moves)):
        assert answer["step"]["view"]["result"] is None, at
        answer = client.post("/api/studies/look", {"file": answer["file"], "at": at, "play": moves[at]}, 200)
        assert answer["at"] == at + 1
    assert answer["file"]["moves"] == moves
    return dict(answer)


def has_ended(answer: dict[str, Any], match: Match[Any]) -> None:
    """It ended with these places and points, for this reason, and nobody can do anything."""
    result = match.result()
    assert result is not None
    assert answer["step"]["view"]["result"] == result.record()
    assert (answer["chance"], [seat["actions"] for seat in answer["seats"] if seat["actions"]]) == ([], [])


@pytest.mark.parametrize("game", OPTIONS)
def test_the_end_of_a_refereed_game_is_that_of_the_engine(server: Running, game: str) -> None:
    match = whole_game(game)
    has_ended(refereed(server.person("Ada"), match, len(match.moves) - LAST), match)


@pytest.mark.long
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game_that_is_refereed_ends_as_in_the_engine(server: Running, game: str) -> None:
    match = whole_game(game)
    has_ended(refereed(server.person("Ada"), match, 0), match)
