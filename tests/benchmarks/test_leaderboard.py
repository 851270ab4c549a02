"""The leaderboard: every row is whole and its command is one; the page shows what the file says."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from benchmarks.leaderboard import FILE, PAGE, Row, main, page, rows
from typer.main import get_command

from occasus.arena.statistics import wilson
from occasus.cli.main import app
from occasus.core.basics import OccasusError

GOOD = {
    "game": "empires_end", "players": 2, "bot": "miles", "against": "tiro", "games": 100, "won": 90, "seed": "s",
    "commit": "abc", "by": "me",
}  # fmt: skip


def test_the_page_shows_the_file() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text, rows()) == text, "python -m benchmarks.leaderboard writes it anew"


def test_the_commands_are_known() -> None:
    command: Any = get_command(app)
    known = {name for param in command.commands["arena"].params for name in param.opts}
    for row in rows():
        assert {word for word in shlex.split(row.command()) if word.startswith("--")} <= known


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"won": 101}, "row 1: at least 100 games, and not more won than played."),
        ({"games": 20, "won": 2}, "row 1: at least 100 games"),
        ({"players": 7}, "row 1: empires_end is not for 7 players."),
        ({"against": ""}, "row 1: a game that all win or lose together"),
        ({"game": "fall_of_rome", "players": 3}, "row 1: a game that all win or lose together"),
        ({"bot": "hannibal"}, "row 1: hannibal: not a bot of ours"),
        ({"bot": "mine:Bot"}, "row 1: mine:Bot: not a bot of ours"),
        ({"seed": 7}, "row 1: seed: 7 is not what belongs there."),
        ({"elo": 7}, "row 1: elo: 7 is not what belongs there."),
        ({"by": None}, "row 1: by is missing."),
        ({"options": {"mode": "slow"}}, "mode"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    file = tmp_path / "board.yaml"
    record = {name: value for name, value in {**GOOD, **change}.items() if value is not None}
    file.write_text(yaml.safe_dump([record]), encoding="utf-8")
    with pytest.raises(OccasusError, match=said):
        rows(file)
    file.write_text(yaml.safe_dump([GOOD, {**GOOD, "bot": "mine:Bot", "code": "https://example.org/bot"}]))
    assert len(rows(file)) == 2


def test_a_row_is_the_series_that_its_command_plays(tmp_path: Path) -> None:
    """Of the arena's two series only that of the row's bot is played again."""
    row = Row(1, {**GOOD, "players": 3, "bot": "miles", "against": "random", "seed": "row"})
    assert row.command().startswith("occasus arena empires_end --players 3 --bots random,miles --games 100")
    assert row.played(2) == 2, "miles beats random play"
    assert Row(1, {**GOOD, "bot": "random", "against": "tiro", "seed": "row"}).played(2) == 0


@pytest.mark.long
def test_rows_come_out_again(capsys: pytest.CaptureFixture[str]) -> None:
    """Forty games of each row without legatus, within four standard deviations."""
    for row in rows():
        if "legatus" in (row.bot, row.against) or ":" in row.bot:
            continue
        won = row.played(40)
        low, high = wilson(row.won, row.games)
        spread = 4 * (0.25 / 40) ** 0.5
        assert low - spread < won / 40 < high + spread, row.command()
    main(["1", "1"])
    assert "now:" in capsys.readouterr().out
    assert FILE.exists()
