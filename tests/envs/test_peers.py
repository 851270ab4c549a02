"""The peers' own checkers: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, ClassVar

import pytest

pytest.importorskip("pettingzoo", reason="install the extra `research` for environments")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from occasus.core.basics import View
from occasus.envs.aec import OccasusAEC
from occasus.envs.parallel import OccasusParallel
from occasus.envs.single import OccasusEnv
from occasus.games import find

GAMES = ["fall_of_rome", "empires_end", "struggle_for_rome"]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    """One agent after the other."""
    api_test(OccasusAEC(game, 3), num_cycles=150)
    seed_test(partial(OccasusAEC, game, 3), num_cycles=60)
    render_test(lambda **given: OccasusAEC(game, 3, **given))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel(game: str) -> None:
    """All who may decide at once."""
    parallel_api_test(OccasusParallel(game, 3), num_cycles=100)
    parallel_seed_test(partial(OccasusParallel, game, 3), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), [("fall_of_rome", 1), ("fall_of_rome", 3), ("empires_end", 2)])
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium(game: str, seats: int, mode: str) -> None:
    """One policy."""
    check_env(OccasusEnv(game, seats, render_mode=mode))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_knows_our_games_by_name(game: str) -> None:
    """The version of a name is that of the rules; what is given to `make` reaches the environment."""
    rules = find(game)
    name = f"occasus.envs.registration:occasus/{game.title().replace('_', '')}-v{rules.rules_version}"
    env = gymnasium.make(name, seats=3, opponents="random")
    assert env.reset(seed=1)[1]["action_mask"].any()
    table = env.get_wrapper_attr("table")
    assert (table.game.name, table.seats) == (game, 3)


class Witness:
    """Remembers which seats it was asked for, and takes anything."""

    made: ClassVar[list[Witness]] = []

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.made.append(self)

    def decide(self, game: object, view: View, legal: list[str], rng: Random, budget: object) -> str:
        self.seats.add(view["seat"])
        return rng.choice(legal)


def test_opponents_are_a_mixture_and_each_seat_has_a_bot_of_its_own() -> None:
    name = f"{__name__}:Witness"
    env = OccasusEnv("empires_end", 4, opponents=(name, "random"))
    seen = set()
    for seed in range(6):
        Witness.made.clear()
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        others = [bot for seat, bot in enumerate(env.names) if seat != env.seat]
        seen.add(others.count(name))
        asked = [bot.seats for bot in Witness.made if bot.seats]
        assert all(len(seats) == 1 for seats in asked) and len(asked) == others.count(name)
    assert len(seen) > 1, "another mixture in another game"


def test_ismcts_of_open_spiel_plays() -> None:
    """The library's own search among states that fit what a player knows."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import occasus.envs.open_spiel  # noqa: F401  # registers the games

    rules = pyspiel.load_game("occasus_empires_end", {"players": 2})
    state = rules.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(1).rand)
    assert other.observation_string(player) == state.observation_string(player)
    searching = ismcts.ISMCTSBot(
        rules,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        uct_c=1.4,
        max_simulations=2,
        use_observation_string=True,
        random_state=np.random.RandomState(3),
    )
    assert searching.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "game", ["fall_of_rome", "empires_end", pytest.param("struggle_for_rome", marks=pytest.mark.long)]
)
def test_open_spiel(game: str) -> None:
    """The library's own simulation test, with explicit chance."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    import occasus.envs.open_spiel  # noqa: F401  # registers the games

    made = pyspiel.load_game(f"occasus_{game}", {"players": 3})
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
