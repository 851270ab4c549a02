"""Bots: the registry, the contract, and that greedy is better than random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import decision, play_all, play_one
from occasus.bots.budget import Budget
from occasus.bots.greedy import Greedy
from occasus.bots.levels import Centurio, Legatus, Miles, Tiro
from occasus.bots.random_bot import RandomBot
from occasus.bots.registry import BOTS, bots_of, find_bot, strongest_bot, usual_bot
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.games import find
from tests.toy.game import ToyGame


class Cheat:
    """A bot that answers with something that is not legal."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return "win at once"


class Mute:
    """No bot at all."""


def test_every_name_in_the_registry_is_a_bot() -> None:
    assert [type(find_bot(name)) for name in BOTS] == [RandomBot, Greedy, Tiro, Miles, Centurio, Legatus]


def test_a_game_without_levels_is_played_by_those_who_know_it() -> None:
    assert bots_of("toy") == ["random"]
    assert usual_bot("toy") == strongest_bot("toy") == "random"
    game = ToyGame()
    state = game.start(2, complete(game.options, {}))
    while game.actors(state) == [-1]:
        game.apply(state, -1, game.sample(state, Random(1)), None)
    with pytest.raises(OccasusError, match="miles does not know toy yet"):
        decision(game, state, Miles(), 0, game.legal(state, 0), "1", 0)


def test_anybodys_bot_is_found_by_module_and_class() -> None:
    assert isinstance(find_bot("tests.bots.test_bots:Cheat"), Cheat)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gredy", "bot 'gredy' is not known; did you mean greedy?"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("tests.bots.test_bots:Nobody", "has no 'Nobody'"),
        ("tests.bots.test_bots:Mute", "cannot play"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(OccasusError, match=sentence.replace("?", "\\?")):
        find_bot(name)


def test_an_illegal_answer_is_refused_with_the_name_of_the_bot() -> None:
    game = ToyGame()
    state = game.start(2, complete(game.options, {}))
    while game.actors(state) == [-1]:
        game.apply(state, -1, game.sample(state, Random(1)), None)
    with pytest.raises(
        OccasusError, match="Cheat of seat 0, at move 0 of the game 1, chose 'win at once', which is not legal"
    ):
        decision(game, state, Cheat(), 0, game.legal(state, 0), "1", 0)


class Clumsy:
    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return legal[len(legal)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game_its_move_and_its_line(jobs: int) -> None:
    game = find("empires_end")
    plan = Plan("empires_end", {}, 2, complete(game.options, {}), ("random", "tests.bots.test_bots:Clumsy"), "7")
    with pytest.raises(
        OccasusError, match=r"the bot Clumsy of seat 1, at move \d+ of the game 7/\d,? failed: IndexError"
    ) as told:
        list(play_all([plan], [(0, 0), (0, 1)], jobs))
    assert "return legal[len(legal)]" in str(told.value)


def test_a_bot_gets_a_view_and_never_the_state() -> None:
    seen: list[object] = []

    class Watcher:
        def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
            seen.extend([view, legal])
            return legal[0]

    game = ToyGame()
    state = game.start(2, complete(game.options, {}))
    while game.actors(state) == [-1]:
        game.apply(state, -1, game.sample(state, Random(1)), None)
    decision(game, state, Watcher(), 0, game.legal(state, 0), "1", 0)
    assert seen[0] != game.describe(state, -3)
    assert "hidden" in str(seen[0])


def outcomes(bot: str, games: int) -> list[int]:
    """How long Rome lasts, in decisions of three bots."""
    options = complete(find("fall_of_rome").options, {})
    plan = Plan("fall_of_rome", {}, 3, options, (bot,) * 3, "bots")
    return [play_one(plan, number).decisions for number in range(games)]


def test_greedy_lasts_longer_than_random() -> None:
    greedy, random = outcomes("greedy", 1), sorted(outcomes("random", 15))
    assert greedy[0] > 2 * random[7]


@pytest.mark.parametrize("seats", [1, 5])
def test_greedy_plays_with_any_number_of_players(seats: int) -> None:
    options = complete(find("fall_of_rome").options, {"challenge": "roma_caput_mundi"})
    plan = Plan("fall_of_rome", {}, seats, options, ("greedy",) * seats, "any")
    assert play_one(plan, 0).decisions > 30
