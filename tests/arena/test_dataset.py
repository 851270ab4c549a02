"""A dataset: one file per game, a card that is true, and the same matches for the same seed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from occasus.arena.dataset.build import BOTS, play_one
from occasus.arena.dataset.parquet import COLUMNS
from occasus.cli.main import app

pq = pytest.importorskip("pyarrow.parquet", reason="install the extra `research` for Parquet")


def built(folder: Path, *more: str) -> Any:
    games = ["--game", "empires_end", "--game", "fall_of_rome"]
    return CliRunner().invoke(app, ["dataset", str(folder), *games, "--games", "3", "--seed", "few", *more])


def test_files_card_and_hashes_agree(tmp_path: Path) -> None:
    result = built(tmp_path / "a", "--jobs", "1")
    assert result.exit_code == 0, result.output
    card = (tmp_path / "a/README.md").read_text()
    assert card.startswith("---\nlicense: apache-2.0\n")
    assert "occasus dataset FOLDER --games 3 --seed few --game empires_end --game fall_of_rome" in card
    assert all(f"| `{name}` | " in card for name in COLUMNS if name != "view")
    for line in (tmp_path / "a/SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        file = tmp_path / "a" / name
        assert sha256(file.read_bytes()).hexdigest() == digest
        assert f"| {name} |" in card and digest in card
        table = pq.read_table(file)
        assert table.schema.metadata[b"license"] == b"Apache-2.0"
        assert set(table["match"].to_pylist()) == {"few/0", "few/1", "few/2"}
        assert set(table["bot"].to_pylist()) <= set(BOTS)
    assert built(tmp_path / "b", "--jobs", "2").exit_code == 0
    for name in ("empires_end.parquet", "fall_of_rome.parquet"):
        assert pq.read_table(tmp_path / "a" / name).equals(pq.read_table(tmp_path / "b" / name))
    assert "is not empty" in " ".join(built(tmp_path / "a").output.split())


def test_seats_bots_and_difficulty_are_drawn() -> None:
    played = [play_one("fall_of_rome", number, "few") for number in range(6)]
    assert len({rows[0]["seats"] for rows in played}) > 1
    assert len({rows[0]["options"] for rows in played}) > 1
