"""Games, environments, batches and states of OpenSpiel can be copied and pickled, and go on alike afterwards.

A copy goes on exactly. What was pickled shows the same position; Fall of Rome may turn up other cards from there.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="install the extra `research` for environments")

import numpy as np

from occasus.envs.aec import OccasusAEC
from occasus.envs.batch import Batch
from occasus.envs.parallel import OccasusParallel
from occasus.envs.single import OccasusEnv
from occasus.games import find

GAMES = ["fall_of_rome", "empires_end", "struggle_for_rome"]
Again = Callable[[Any], Any]
WAYS: list[Again] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
each = pytest.mark.parametrize("again", WAYS, ids=["copied", "copied deeply", "pickled"])
every = pytest.mark.parametrize("game", GAMES)
STEPS = 40


def exactly(game: str, again: Again) -> bool:
    """Whether chance goes on alike."""
    return again in (copy.copy, copy.deepcopy) or game != "fall_of_rome"


@each
@every
def test_a_game_is_found_again(game: str, again: Again) -> None:
    rules = find(game)
    assert again(rules) is rules


@each
def test_a_game_with_other_content_is_made_again(again: Again) -> None:
    rules = find("fall_of_rome", {"setup": {"difficulty_revolts": {"novice": 4}}})
    assert again(rules).overlay == rules.overlay and again(rules) is not find("fall_of_rome")


def alone(env: OccasusEnv, steps: int) -> list[Any]:
    """What a policy that takes the last legal action sees."""
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, over, _, info = env.step(np.flatnonzero(env.action_masks())[-1])
        seen.append((observation.tobytes(), reward, over, info["seat"]))
        if over:
            env.reset()
    return seen


@each
@every
def test_gymnasium(game: str, again: Again) -> None:
    env = OccasusEnv(game, seats=3, opponents=("random", "tiro"))
    assert again(env).reset(seed=3)[1]["seat"] == env.reset(seed=3)[1]["seat"], "before the first game too"
    alone(env, STEPS // 4)
    other = again(env)
    assert (other.action_masks() == env.action_masks()).all()
    one, two = alone(env, STEPS // 4), alone(other, STEPS // 4)
    assert one == two or not exactly(game, again)


def one_by_one(env: OccasusAEC, steps: int) -> list[Any]:
    """What agents see that take the last legal action."""
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, over, _, _ = env.last()
        assert observation is not None
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, over))
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    return seen


@each
@every
def test_pettingzoo(game: str, again: Again) -> None:
    env = OccasusAEC(game, 3)
    env.reset(seed=5)
    one_by_one(env, STEPS)
    other = again(env)
    one, two = one_by_one(env, STEPS), one_by_one(other, STEPS)
    assert one[0] == two[0] and (one == two or not exactly(game, again))


def together(env: OccasusParallel, seen: dict[str, Any], steps: int) -> dict[str, Any]:
    """The last observations of agents that take the last legal action."""
    for _ in range(steps):
        seen = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents})[0]
    return seen


@each
@every
def test_pettingzoo_parallel(game: str, again: Again) -> None:
    env = OccasusParallel(game, 3)
    seen = together(env, env.reset(seed=5)[0], 10)
    other = again(env)
    one, two = together(env, seen, 10), together(other, seen, 10)
    assert all((one[agent]["observation"] == two[agent]["observation"]).all() for agent in env.possible_agents)


@each
@every
def test_batches(game: str, again: Again) -> None:
    batch = Batch(game, games=4, seats=3, seed=2)
    batch.reset()
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        batch.step(batch.sample(rng))
    other = again(batch)
    assert (other.observations == batch.observations).all() and not other.observations.flags.writeable
    for _ in range(STEPS if exactly(game, again) else 1):
        actions = batch.sample(rng)
        batch.step(actions)
        other.step(actions)
        assert (other.observations == batch.observations).all() and (other.masks == batch.masks).all()
        assert (other.rewards == batch.rewards).all() and (other.seats == batch.seats).all()


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel(game: str) -> None:
    """A state with its game goes through the library's own text and comes out alike."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    import occasus.envs.open_spiel  # noqa: F401  # registers the games

    rules = pyspiel.load_game(f"occasus_{game}", {"players": 3})
    state = rules.new_initial_state()
    while len(state.history()) < STEPS:
        state.apply_action(state.legal_actions()[-1])
    same, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(rules, state))
    assert same.num_players() == 3 and str(back) == str(state) and back.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
