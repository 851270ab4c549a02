"""Bots: the registry and the contract."""

from __future__ import annotations

from math import e
from pathlib import Path
from random import Random
from typing import Any

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import decision, play_all
from occasus.bots.budget import Budget
from occasus.bots.common.chances import softmax
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


class Choosy(Cheat):
    """Wants to be told something first."""

    def __init__(self, wish: str) -> None:
        self.wish = wish


class Mute:
    """No bot at all."""


def test_a_lead_of_the_spread_makes_a_seat_e_times_as_likely_to_win() -> None:
    first, second, third = softmax([10.0, 4.0, 4.0], 6.0)
    assert first / second == pytest.approx(e)
    assert second == third and first + second + third == pytest.approx(1.0)


def test_every_name_in_the_registry_is_a_bot() -> None:
    assert [type(find_bot(name)) for name in BOTS] == [RandomBot, Tiro, Miles, Centurio, Legatus]


def test_a_game_without_levels_is_played_by_those_who_know_it() -> None:
    assert bots_of("toy") == ["random"]
    assert usual_bot("toy") == strongest_bot("toy") == "random"
    game = ToyGame()
    state = game.start(2, complete(game.options, {}))
    while game.actors(state) == [-1]:
        game.apply(state, -1, game.sample(state, Random(1)), None)
    with pytest.raises(OccasusError, match=r"miles can.t play toy yet"):
        decision(game, state, Miles(), 0, game.legal(state, 0), "1", 0)


def test_anybodys_bot_is_found_by_module_and_class() -> None:
    assert isinstance(find_bot("tests.bots.test_bots:Cheat"), Cheat)


def breaks() -> None:
    """Fails where a bot would load its model."""
    raise KeyError("model")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mile", "unknown bot 'mile'; did you mean miles?"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("tests.bots.test_bots:Nobody", "has no 'Nobody'"),
        ("tests.bots.test_bots:Mute", "cannot play"),
        ("my_bot.py:MyBot", "leave out .py, as in my_bot:MyBot."),
        ("tests.bots.test_bots:breaks", "can't be made: KeyError: 'model'"),
        ("tests.bots.test_bots:Choosy", "must be created without arguments: .* missing 1 required positional argument"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(OccasusError, match=sentence.replace("?", "\\?")):
        find_bot(name)


def test_a_slip_in_the_file_of_a_bot_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slip_of_a_bot.py").write_text("class Bot:\n    def decide(self:\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OccasusError, match=r"bot 'slip_of_a_bot:Bot': .*slip_of_a_bot.py, line 2: "):
        find_bot("slip_of_a_bot:Bot")


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


class Mistaken:
    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return game.catalogue.text(game.catalogue.parse("pay third wheat"))


def test_a_bot_whose_mistake_the_game_refuses_is_named_as_well() -> None:
    game = find("empires_end")
    plan = Plan("empires_end", {}, 2, complete(game.options, {}), ("random", "tests.bots.test_bots:Mistaken"), "7")
    with pytest.raises(OccasusError, match=r"the bot Mistaken of seat 1, .*'pay third wheat' is not an action") as told:
        list(play_all([plan], [(0, 0)], 1))
    assert 'parse("pay third wheat")' in str(told.value)


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


def test_a_bot_that_is_no_more_has_a_successor() -> None:
    """Tables that were opened with it play on."""
    assert isinstance(find_bot("greedy"), Tiro)
