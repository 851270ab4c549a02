"""The command line in a test: a toy game beside the real ones, and matches kept in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import occasus.games
from occasus.cli.main import app
from occasus.core import registry
from tests.toy.game import ToyGame

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ToyGame:
    """Make the toy game known by name, and keep matches away from the user's."""
    game = ToyGame()
    monkeypatch.setitem(registry.others(), "toy", "tests.toy")
    monkeypatch.setitem(occasus.games._made, "toy", game)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return game


@pytest.fixture
def run() -> Run:
    """Run a command with some lines as its input."""

    def run_command(*args: str | Path, lines: list[str] | None = None) -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input="\n".join([*(lines or []), ""]))

    return run_command
