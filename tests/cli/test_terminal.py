"""The real command in a real terminal: tmux shows what a player sees."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

import pytest

PATIENCE: Final = 120.0  # seconds that something may take on a busy machine
RUN: Final = f"{sys.executable} -c 'from occasus.cli.main import run; run()'"
SOCKETS: Final[list[str]] = []  # one a terminal; their paths must be short


@final
class Terminal:
    """A terminal of some size in which a command runs."""

    def __init__(self, folder: Path, width: int, height: int, command: str) -> None:
        self.socket: Final = f"/tmp/occasus-{os.getpid()}-{len(SOCKETS)}"
        SOCKETS.append(self.socket)
        settings = f"XDG_DATA_HOME={folder} TERM=xterm-256color COLORTERM=truecolor OCCASUS_LANGUAGE=en"
        shell = f"unset COLUMNS LINES; export {settings}; {RUN} {command}; echo finished; sleep 600"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height), "sh", "-c", shell)

    def tmux(self, *words: str) -> str:
        """A command to tmux."""
        done = subprocess.run(
            ["tmux", "-S", self.socket, *words], capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout

    def type(self, *keys: str) -> None:
        """Press keys."""
        self.tmux("send-keys", *keys)

    def until(self, text: str) -> str:
        """Wait until a text can be read; gives the whole screen."""
        deadline = time.monotonic() + PATIENCE
        while text not in (shown := self.tmux("capture-pane", "-p", "-J")):
            assert time.monotonic() < deadline, f"{text!r} is not on the screen:\n{shown}"
            time.sleep(0.1)
        return shown


@pytest.fixture
def cleared() -> Iterator[None]:
    """End the terminal after a test."""
    if shutil.which("tmux") is None:
        assert os.environ.get("CI") != "true", "tmux is not installed, and the build server must have it"
        pytest.skip("tmux is not installed (Debian: apt-get install tmux)")
    yield
    subprocess.run(["tmux", "-S", SOCKETS[-1], "kill-server"], capture_output=True, check=False)


def test_a_player_sees_the_whole_screen_and_leaves_with_q(cleared: None, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24, "play fall_of_rome --players 2 --seats human,random --seed t1")
    shown = terminal.until("What you can do")
    assert "Fall of Rome" in shown and "q quit" in shown and max(map(len, shown.splitlines())) <= 80
    terminal.until("Start in Roma")
    terminal.type("q")
    shown = terminal.until("finished")
    assert "No one has moved yet" in shown and "What you can do" not in shown


def test_plain_asks_line_by_line(cleared: None, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, 80, 24, "play empires_end --players 2 --seed t1 --plain")
    assert "What you can do" not in terminal.until("you>")
    terminal.type("quit", "Enter")
    terminal.until("finished")
