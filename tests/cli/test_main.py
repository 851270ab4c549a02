"""The command as a whole: its version, its help, and one sentence for what goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import occasus
from occasus import __version__
from occasus.cli.main import Commands, app
from occasus.core import playout
from occasus.core.basics import OccasusError
from tests.cli.conftest import Run


def test_the_version_says_which_build_runs(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    sources = str(playout.__file__).endswith(".py")
    how = "interpreted: it runs from its sources; an installed wheel is compiled" if sources else "compiled"
    assert result.stdout == f"occasus {__version__} ({how})\n"


@pytest.mark.skipif(not str(playout.__file__).endswith(".py"), reason="a compiled build has no reason to give")
def test_a_wheel_that_was_not_compiled_says_why(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "build_info.json").write_text('{"interpreted_because": "no C compiler (cc) on this machine"}')
    monkeypatch.setattr("occasus.cli.version.files", lambda package: tmp_path)
    assert run("--version").stdout == f"occasus {__version__} (interpreted: no C compiler (cc) on this machine)\n"


def test_the_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("games", "play", "simulate", "replay", "rules", "scene", "content"):
        assert command in result.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["play", "fal_of_rome"], "occasus: unknown game 'fal_of_rome'; did you mean fall_of_rome"),
        (["play", "toy", "--players", "7"], "occasus: toy is for 2 or 3 players, not 7. (TY-OPT-03)"),
        (["simulate", "toy", "--option", "round=2"], "occasus: unknown option 'round'; did you mean rounds?"),
        (["rules", "FR-SACK" + "-99"], "is not in the ledgers; did you mean FR-SACK-09"),
        (["scene", "nowhere.yaml"], "occasus: nowhere.yaml: there is no such file."),
        (["content", "check", "nowhere.yaml"], "occasus: nowhere.yaml: No such file or directory."),
    ],
)
def test_what_a_user_can_mend_is_one_sentence(run: Run, args: list[str], told: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_ctrl_c_ends_quietly() -> None:
    from typer.testing import CliRunner

    small = typer.Typer(cls=Commands)

    @small.command()
    def wait() -> None:
        raise KeyboardInterrupt

    @small.command()
    def fail() -> None:
        raise OccasusError("no.")

    assert CliRunner().invoke(small, ["wait"]).exit_code == 130
    failed = CliRunner().invoke(small, ["fail"])
    assert (failed.exit_code, failed.stderr) == (2, "occasus: no.\n")


def test_a_closed_pipe_is_quiet() -> None:
    command = f'"{sys.executable}" -c "from occasus.cli.main import run; run()" rules --coverage | head -1'
    source = str(Path(occasus.__file__).parents[1])
    piped = subprocess.run(
        command, shell=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": source}
    )
    assert piped.stdout.startswith("EE-COMP-01")
    assert piped.stderr == ""


def test_every_command_has_a_help_text() -> None:
    assert app.registered_commands
    assert all(command.callback is not None and command.callback.__doc__ for command in app.registered_commands)
