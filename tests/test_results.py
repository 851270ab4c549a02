"""Every command of docs/results.md, its leaderboard and its appendix can be called, and plays (in the long version)."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from benchmarks.leaderboard import rows
from typer.main import get_command

import occasus
from occasus.bots.registry import bots_of
from occasus.cli.main import app

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = ("docs/results.md", "docs/appendix/learned_agents.md", "docs/appendix/learned_value.md")
PAGE: Final = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
HERE: Final = "PYTHONPATH=. "  # printed where a bot of this repository plays
PLAYED: Final = [row.command() for row in rows()]  # of the leaderboard, which gives their seeds
COMMANDS: Final = PLAYED + [
    re.sub(r"\bN\b", "9", " ".join(text.removeprefix(HERE).split()))  # `leaderboard N`: one of its rows
    for text in re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S))
    if re.match(rf"({HERE})?(occasus [a-z]+|python -m) ", text)
]
ROWS: Final = len(PLAYED) + sum(line.count("`occasus arena") for line in PAGE.splitlines() if line.startswith("| "))


def shortened(command: str) -> list[str]:
    """The words of a command with few games, by its own option for that."""
    words = shlex.split(re.sub(r"--games \d+", "--games 2", command))
    if words[2:3] == ["benchmarks.leaderboard"]:
        return [*words, "1"] if len(words) > 3 else []  # alone it would write the page anew
    if words[0] == "python" and words[2].startswith("examples.train_"):
        words.append("--short")
    return words


def test_the_page_is_read_whole() -> None:
    assert ROWS >= 18 and len(COMMANDS) >= ROWS + 10
    assert sum("examples.train_" in command for command in COMMANDS) == 3
    assert all(shortened(command) != shlex.split(command) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=[command[:70] for command in COMMANDS])
def test_a_command_can_be_called(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its module, options and bots are there, and what is given to them is of the right kind."""
    monkeypatch.syspath_prepend(str(ROOT))
    words = shlex.split(command)
    if words[0] == "python":
        found = find_spec(words[2])
        assert found is not None and found.origin is not None
        source = Path(found.origin).read_text(encoding="utf-8")
        assert all(f'"{word}"' in source for word in words if word.startswith("--"))
        bots, game = "", ""
    else:
        known: Any = get_command(app)
        given = known.commands[words[1]].make_context(words[1], words[2:]).params
        bots, game = given["bots"], given["game"]
        assert given["games"] > 0
    for bot in filter(None, bots.split(",")):
        module, colon, name = bot.partition(":")
        assert callable(getattr(import_module(module), name)) if colon else bot in bots_of(game)


@pytest.mark.long
def test_every_command_runs(tmp_path: Path) -> None:
    """From a folder beside the repository's, so that nothing of what they write stays; trainings come first."""
    for name in ("examples", "benchmarks", "research", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    path = os.pathsep.join([str(Path(occasus.__file__).parents[1]), str(tmp_path)])
    for command in sorted(set(COMMANDS), key=lambda text: "train_" not in text):
        if words := shortened(command):
            program = [sys.executable] if words[0] == "python" else [sys.executable, "-m", "occasus"]
            environment = {**os.environ, "PYTHONPATH": path}
            done = subprocess.run(
                [*program, *words[1:]], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{command}: {done.stderr[-2000:]}"
            assert done.stdout.strip(), command
