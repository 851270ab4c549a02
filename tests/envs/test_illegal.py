"""One rule for actions that are not legal: the end of the game at a price, or, by choice, an error."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="install the extra `research` for environments")

import numpy as np

from occasus.core.basics import OccasusError
from occasus.envs.aec import OccasusAEC
from occasus.envs.batch import Batch
from occasus.envs.parallel import OccasusParallel
from occasus.envs.single import OccasusEnv

GAMES = ["fall_of_rome", "empires_end", "struggle_for_rome"]
every = pytest.mark.parametrize("game", GAMES)


@every
def test_gymnasium(game: str) -> None:
    env = OccasusEnv(game, seats=3, illegal=None)
    wrong = np.flatnonzero(env.reset(seed=1)[1]["action_mask"] == 0)[0]
    with pytest.raises(OccasusError, match="use the action mask"):
        env.step(wrong)
    with pytest.raises(OccasusError, match=r"action 1000000 is not legal"):
        env.step(np.int64(1_000_000))
    env = OccasusEnv(game, seats=3, illegal=-2.0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-2.0, True, wrong) and not info["action_mask"].any()
    assert "places" not in info, "nobody has won"
    env.reset()
    assert env.table.rewards == [0.0] * 3


@every
def test_pettingzoo(game: str) -> None:
    env = OccasusAEC(game, 3, illegal=None)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(OccasusError, match="use the action mask"):
        env.step(wrong)
    env = OccasusAEC(game, 3)
    env.reset(seed=1)
    env.step(wrong)
    assert env.rewards == dict.fromkeys(env.possible_agents, 0.0) | {agent: -1.0}
    assert all(env.terminations.values()) and env.infos[agent]["illegal"] == wrong


@every
def test_pettingzoo_parallel(game: str) -> None:
    env = OccasusParallel(game, 3, illegal=None)
    seen = env.reset(seed=1)[0]
    agent = env.possible_agents[env.table.actors[0]]
    choice = {each: int(np.flatnonzero(seen[each]["action_mask"])[0]) for each in env.agents}
    choice[agent] = wrong = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    with pytest.raises(OccasusError, match="use the action mask"):
        env.step(choice)
    env = OccasusParallel(game, 3)
    env.reset(seed=1)
    _, rewards, over, _, infos = env.step(choice)
    assert rewards[agent] == -1.0 and all(over.values()) and infos[agent]["illegal"] == wrong and not env.agents


def test_batches() -> None:
    batch = Batch("empires_end", games=2, seats=3)
    batch.reset()
    wrong, right = np.flatnonzero(~batch.masks[0])[0], batch.codes[-1]
    seat = batch.seats[0]
    batch.step(np.array([wrong, right]))
    assert batch.ended.tolist() == [True, False]
    assert batch.rewards.tolist() == [[-1.0 if each == seat else 0.0 for each in range(3)], [0.0] * 3]
    assert batch.lanes[0].games == 2, "a new game has begun"
    batch = Batch("empires_end", games=2, seats=3, illegal=None)
    batch.reset()
    with pytest.raises(OccasusError, match="use the masks"):
        batch.step(np.array([wrong, right]))
    with pytest.raises(OccasusError, match="array of 2"):
        batch.step(np.array([right]))


@every
def test_spaces_draw_legal_actions_only(game: str) -> None:
    env = OccasusEnv(game, seats=3, opponents="random")
    env.reset(seed=1)
    env.action_space.seed(4)
    for _ in range(30):
        over = env.step(env.action_space.sample())[2]
        if over:
            env.reset()


def test_a_game_that_ends_tells_places_and_scores() -> None:
    env = OccasusEnv("empires_end", seats=2)
    env.reset(seed=1)
    info = {"action_mask": env.action_masks()}
    over = False
    while not over:
        assert "places" not in info
        _, reward, over, _, info = env.step(env.action_space.sample())
    assert sorted(info["places"])[0] == 1 and len(info["scores"]) == 2 and info["reason"]
    assert (reward > 0) == (info["places"][env.seat] == 1)


@pytest.mark.parametrize("kind", [OccasusEnv, OccasusAEC, OccasusParallel])
def test_a_render_mode_that_is_not_known_is_refused(kind: type) -> None:
    with pytest.raises(OccasusError, match="render_mode 'rgb'"):
        kind("empires_end", render_mode="rgb")


def test_open_spiel_checks_players() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    import occasus.envs.open_spiel  # noqa: F401  # registers the games

    with pytest.raises(Exception, match="empires_end is for 2 to 4 players, not 9"):
        pyspiel.load_game("occasus_empires_end", {"players": 9})
