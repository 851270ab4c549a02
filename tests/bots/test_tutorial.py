"""The tutorial works: its bots, put into a file of one's own, play by the commands that it names."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the bots of the tutorial in a file."""
    made = tmp_path_factory.mktemp("mine")
    code = "\n\n".join(re.findall(r"```python\n(.*?)```", TUTORIAL, re.DOTALL))
    (made / "my_bots.py").write_text(code, encoding="utf-8")
    return made


def occasus(folder: Path, *args: str) -> str:
    """Run the command in a folder as its installed script would, which Python does not look into by itself."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "occasus", *args]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bots_of_the_tutorial_play(folder: Path) -> None:
    bots = "my_bots:AlwaysPays,my_bots:Dreamer,my_bots:OneAhead,examples.search.plain:Scholar"
    command = ["arena", "empires_end", "--players", "4", "--bots", bots, "--mixed"]
    more = ["--games", "1", "--budget", "4", "--jobs", "1", "--out", "mine.jsonl", "--json"]
    record = json.loads(occasus(folder, *command, *more))
    assert [bot["bot"] for bot in record["bots"]] == bots.split(",")
    assert record["games"] == 1
    assert len((folder / "mine.jsonl").read_text().splitlines()) == 2


def test_the_first_bot_plays_the_game_of_its_example_in_two_processes(folder: Path) -> None:
    command = [
        "simulate",
        "empires_end",
        "--players",
        "3",
        "--bots",
        "my_bots:AlwaysPays",
        "--games",
        "2",
        "--jobs",
        "2",
    ]
    assert "my_bots:AlwaysPays" in " ".join(occasus(folder, *command).split())


def test_every_command_of_the_tutorial_is_one() -> None:
    from occasus.cli.main import app

    known = {command.callback.__name__ for command in app.registered_commands if command.callback}
    named = set(re.findall(r"^occasus (\w+)", TUTORIAL, re.MULTILINE))
    assert named >= {"play", "simulate", "arena", "hint", "analyse"}
    assert named <= known
