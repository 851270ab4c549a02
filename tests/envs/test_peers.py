"""The peers' own checkers: PettingZoo, Gymnasium, OpenSpiel."""

from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="install the extra `research` for environments")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from occasus.envs.aec import OccasusAEC
from occasus.envs.parallel import OccasusParallel
from occasus.envs.single import OccasusEnv

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


@pytest.mark.parametrize(
    "game", ["fall_of_rome", "empires_end", pytest.param("struggle_for_rome", marks=pytest.mark.long)]
)
def test_open_spiel(game: str) -> None:
    """The library's own simulation test, with explicit chance."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    import occasus.envs.open_spiel  # noqa: F401  # registers the games

    made = pyspiel.load_game(f"occasus_{game}", {"players": 3})
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)
