"""How strong the levels are, where people choose them: the figures of docs/bots.md, weakest first."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from occasus.bots.levels import LEVELS
from occasus.bots.strength import strengths
from occasus.cli.main import app

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = ["fall_of_rome", "empires_end", "struggle_for_rome"]


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_those_of_the_tables(game: str) -> None:
    text = DOCS.read_text(encoding="utf-8").replace(" %", "%")
    found = strengths(game)
    assert [level for level in LEVELS if level in found] == list(found)
    for level, strength in found.items():
        rate = f"{100 * strength.won / strength.games:.1f}%"
        rows = [line for line in text.splitlines() if line.startswith("|") and rate in line]
        assert any(level in row or not strength.against for row in rows), (level, rate)


def test_the_terminal_tells_them() -> None:
    output = CliRunner().invoke(app, ["games", "empires_end"]).output
    assert "wins about 6 in 10 games against three Centurio bots" in " ".join(output.split())
    output = CliRunner().invoke(app, ["games", "fall_of_rome"]).output
    assert "a team of three hardly ever wins on Novice" in " ".join(output.split())
