"""Scholar, which knows the rules alone: it learns while it dreams."""

from __future__ import annotations

from random import Random

import pytest
from benchmarks.leaderboard import rows
from examples.search.plain import PlainKnowledge, Scholar

import occasus
from occasus.core.game import Game
from tests.toy.game import ToyGame, toy_options

FIRST_WON = 7  # of the first ten games of the leaderboard's row


def test_what_wins_is_preferred_after_some_dreams() -> None:
    game = ToyGame()
    hands = {"hands": [["card1", "card9"], {"hidden": 2}], "bids": {}, "prize": 4, "left": 1}
    knowledge = PlainKnowledge(game, Random(1))
    for seed in range(60):
        values = knowledge.values(game.from_position(hands, 2, toy_options(rounds=1), Random(seed)))
        assert all(0.0 < value < 1.0 for value in values)
    state = game.from_position(hands, 2, toy_options(rounds=1), Random(0))
    best = knowledge.candidates(state, 0, game.legal(state, 0), 1)
    assert [game.catalogue.text(code) for code, _ in best] == ["bid card9"]


@pytest.mark.parametrize("name", occasus.game_names())
def test_it_plays_every_game(name: str) -> None:
    game: Game[object] = occasus.game(name)
    match = occasus.Match(game, game.usual_seats, occasus.options(game), seed="scholar")
    match.settle()
    bot = Scholar()
    for _ in range(3):
        seat = game.actors(match.state)[0]
        seen = match.view(seat)
        match.play(seat, game.catalogue.parse(bot.decide(game, seen, seen["legal"], Random(1), occasus.Budget(3))))
        match.settle()


@pytest.mark.long
def test_the_first_games_of_the_leaderboard_again() -> None:
    """The same seed and budget give the same games, so that they are won and lost as they were."""
    row = next(row for row in rows() if row.bot.endswith(":Scholar"))
    assert row.played(10) == FIRST_WON
