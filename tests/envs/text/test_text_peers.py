"""The packages that language models play in: TextArena's registry and agents, OpenEnv's validator and client, and
verifiers, whose task set for OpenEnv plays on our server.

They are heavy, so the extra `peers` installs them for the nightly run.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from importlib import import_module
from random import Random
from threading import Thread
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tests.cli.text.scripted_model import first_legal

pytestmark = pytest.mark.filterwarnings("ignore")


def textarena() -> Any:
    """TextArena, with our games registered."""
    library = pytest.importorskip("textarena", reason="install the extra `peers`")
    import_module("occasus.envs.text.on_textarena")
    return library


@pytest.mark.parametrize(("name", "seats"), [("FallOfRome-v1", 1), ("EmpiresEnd-v2", 3), ("StruggleForRome-v1", 3)])
def test_textarena_plays_a_game(name: str, seats: int) -> None:
    ta = textarena()
    env = ta.wrappers.LLMObservationWrapper(ta.make(f"Occasus-{name}"))
    env.reset(num_players=seats, seed=4)
    rng, done, asked = Random(4), False, 0
    while not done:
        player, told = env.get_observation()
        asked += 1
        assert "You play the board game" in told
        reply = "[rules end]" if asked == 3 else "[fly me to the moon]" if asked == 5 else ""
        done, _ = env.step(action=reply or f"[{rng.choice(env.text.match.view(player)['legal'])}]")
    rewards, info = env.close()
    assert set(rewards) == set(range(seats))
    assert not any(each["invalid_move"] for each in info.values())


def test_textarena_ends_a_game_of_nonsense() -> None:
    ta = textarena()
    env = ta.make("Occasus-FallOfRome-v1")
    env.reset(num_players=3, seed=4)
    replies = 0
    while not env.step(action="show me the hidden cards")[0]:
        replies += 1
    rewards, info = env.close()
    assert replies < 5
    assert sorted(rewards.values()) == [-1.0, 0.0, 0.0]
    assert sum(each["invalid_move"] for each in info.values()) == 1


@pytest.fixture
def openenv_server() -> Iterator[str]:
    """Our game behind OpenEnv's own server."""
    pytest.importorskip("openenv.core", reason="install the extra `peers`")
    import uvicorn

    from occasus.envs.text.on_openenv import app

    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn.Config(app, log_level="critical"))
        thread = Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join(30)


def test_openenv_validates_and_plays(openenv_server: str) -> None:
    from openenv import GenericEnvClient
    from openenv.cli._validation import validate_running_environment

    report = validate_running_environment(openenv_server, timeout_s=60)
    assert report["passed"], report["criteria"]
    with GenericEnvClient(base_url=openenv_server).sync() as client:
        result = client.reset(seed=4)
        assert "Actions:" in result.observation["instructions"]
        replies = 0
        while not result.done:
            result = client.step({"reply": "[end_actions]" if replies % 2 else "[1]"})
            replies += 1
        assert result.observation["seat"] == -1
        assert result.reward == -1.0


class Player:
    """A model's seat as verifiers knows it: one reply per observation, and a reward at the end."""

    def __init__(self) -> None:
        self.seats: Final[set[int]] = set()
        self.rewards: Final[dict[str, float]] = {}
        self.trace: Final = SimpleNamespace(record_reward=self.rewards.__setitem__)

    def interaction(self, task: Any) -> Player:
        return self

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Nothing is left open."""

    async def turn(self, payload: str) -> Any:
        told = json.loads(payload)
        assert told["action_schema"]["required"] == ["reply"]
        self.seats.add(told["observation"]["seat"])
        reply = first_legal({"messages": [{"content": told["observation"]["text"]}]})
        return SimpleNamespace(terminated=False, last_reply=reply)


def test_verifiers_plays_a_game(openenv_server: str) -> None:
    taskset = pytest.importorskip("verifiers.v1.tasksets.openenv.taskset", reason="install the extra `peers`")
    config = taskset.OpenEnvConfig(base_url=openenv_server, resets=[{"seed": 4}])
    (task,) = taskset.OpenEnvTaskset(config).load()
    player = Player()
    asyncio.run(taskset.OpenEnvEnv.run(None, task, SimpleNamespace(player=player)))
    assert player.rewards == {"openenv_reward": -1.0}
    assert len(player.seats) > 1, "one model answers for all seats"
