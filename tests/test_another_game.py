"""A game of another package, known by its entry point alone, is played in terminal, server and environments.

The toy game of these tests stands in for it: what is installed is a package whose metadata names it
(docs/a_new_game.md).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.server.harness import Running, close_all
from tests.toy.package import install_toy

ROOT: Final = Path(__file__).resolve().parents[1]
ENVIRONMENT: Final = """
from occasus.envs.batch import Batch
from occasus.envs.single import OccasusEnv

env = OccasusEnv("toy", seats=2)
observation, info = env.reset(seed=3)
ended = False
while not ended:
    action = int(info["action_mask"].nonzero()[0][0])
    observation, reward, ended, cut, info = env.step(action)
    assert not cut
batch = Batch("toy", games=4, seats=2, seed=1)
batch.reset()
print("played to the end")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages, one of which has brought the toy game."""
    folder = tmp_path_factory.mktemp("site")
    install_toy(folder)
    return folder


@pytest.fixture
def installed(site: Path) -> dict[str, str]:
    """An environment with that folder."""
    paths = [str(site), str(ROOT), str(ROOT / "src")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(site), "OCCASUS_LANGUAGE": "en"}


def _run(environment: dict[str, str], *words: str, lines: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words], input=lines, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_own_words(installed: dict[str, str]) -> None:
    assert "The toy game" in _run(installed, "-m", "occasus", "games", "toy")


def test_its_rules_can_be_read(installed: dict[str, str]) -> None:
    assert "The highest card wins the prize." in _run(installed, "-m", "occasus", "rules", "TY-BID-03")


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    told = _run(installed, "-m", "occasus", "play", "toy", "--seats", "human,random", "--seed", "5", lines="1\n" * 8)
    assert "won: most points (TY-END-01)" in told


def test_it_is_simulated(installed: dict[str, str]) -> None:
    assert "toy" in _run(
        installed, "-m", "occasus", "simulate", "toy", "--games", "3", "--bots", "random", "--jobs", "1"
    )


def test_it_is_an_environment(installed: dict[str, str]) -> None:
    assert "played to the end" in _run(installed, "-c", ENVIRONMENT)


def test_it_is_played_at_a_table_of_the_server(site: Path, tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    running.packages += [site, ROOT]
    with running:
        person = running.person("Ada")
        games = {game["name"]: game for game in person.get("/api/games")}
        assert (games["toy"]["letters"], games["toy"]["minutes"], games["toy"]["usual_seats"]) == ("TY", 5, 2)
        assert "told-won" in person.http.get("/api/games/toy/messages?language=fr").text  # it speaks English only
        assert person.get("/api/games/toy/rules")[0]["id"] == "TY-OPT-01"
        table = person.table("toy", "me", "random")
        person.post(f"/api/tables/{table['id']}/start")
        with person.socket(table["id"]) as socket:
            while socket.table["state"] != "over":
                if 0 in socket.views and socket.views[0]["legal"]:
                    socket.play(0)
                else:
                    socket.receive()
        assert person.get(f"/api/tables/{table['id']}")["result"]["reason"] == "most points"
    close_all()
