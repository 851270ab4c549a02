"""The real command in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from occasus.cli.main import run; run()"]


def run(*args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], input=lines, capture_output=True, text=True, timeout=600, check=False)


def test_a_pipe_plays_and_leaves_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    done = run("play", "fall_of_rome", "--players", "1", "--seed", "p", "--file", str(path), lines="1\n1\n1\nhelp\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert f"occasus play --load {path}" in done.stdout
    assert path.exists()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("occasus pl", "play"),
        ("occasus play --con", "--continue"),
        ("occasus play e", "empires_end"),
        ("occasus play --seats human,mi", "human,miles"),
        ("occasus arena empires_end --bots tiro,cen", "tiro,centurio"),
    ],
)
def test_the_shell_completes_commands_options_games_and_bots(typed: str, offered: str) -> None:
    """What the script of `occasus --install-completion` asks for when somebody presses Tab in bash."""
    asked = {"_OCCASUS_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    program = "import sys; sys.argv[0] = 'occasus'; from occasus.cli.main import run; run()"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, check=False)
    assert offered in done.stdout.split(), done.stderr
    assert "--install-completion" in run("--help").stdout


def test_mistakes_are_one_sentence_without_a_traceback() -> None:
    done = run("play", "fall_of_rom", "--players", "9")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("occasus: unknown game 'fall_of_rom'; did you mean fall_of_rome")
    assert done.stderr.count("\n") == 1


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    args = ["play", "fall_of_rome", "--players", "1", "--seed", "p", "--file", str(path)]
    with subprocess.Popen([*COMMAND, *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while not (path.exists() and '"0 start' in path.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    again = run("play", "--load", str(path))
    assert again.returncode == 0
    assert "starts in" in again.stdout
