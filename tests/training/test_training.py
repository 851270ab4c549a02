"""The learned value can be made again: fitting finds what is there, and its file is read by the bots."""

from __future__ import annotations

import json
import subprocess
from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest

from occasus.bots.common.chances import logistic
from occasus.bots.fall_of_rome.learned_value import read
from occasus.core.basics import OccasusError
from occasus.training import fitting, selfplay
from occasus.training.provenance import commit

WIDTH = 12


def games(folder: Path, seed: int) -> Path:
    """Positions of made-up games that are won when the first feature is high; plans differ by the second."""
    rng = np.random.default_rng(seed)
    rows, facts = [], []
    for game in range(300):
        won = float(rng.random() < 0.5)
        for turn in range(6):
            row = rng.normal(size=WIDTH)
            row[0] = (2 * won - 1) + rng.normal()
            rows.append(row)
            facts.append([game, 0, 0, 0, won, won, 1])
            shift = rng.uniform(0.2, 0.8)
            for _ in range(4):
                plan = rng.normal(size=WIDTH)
                rows.append(plan)
                facts.append([game, turn + 1, shift + 0.02 * plan[1] + 0.005 * rng.normal(), 6, won, won, 0])
    folder.mkdir()
    np.asarray(rows, np.float32).tofile(folder / "rows-0.bin")
    np.asarray(facts, np.float32).tofile(folder / "facts-0.bin")
    (folder / "played.json").write_text(json.dumps({"seed": str(seed), "games": {"made-up": 300}}))
    return folder


def test_what_is_there_is_found(tmp_path: Path) -> None:
    folders = [games(tmp_path / str(seed), seed) for seed in range(6)]
    out = tmp_path / "value.json"
    fitting.fit(folders, out, epochs=3)
    record = json.loads(out.read_text())
    assert record["made"]["cross_entropy"] < 0.62  # knowing nothing is 0.69
    assert record["made"]["explained"] > 0.6, "plans of different games are never compared with each other"
    assert record["made"]["games"][0]["seed"] == "0"
    assert record["made"]["command"].startswith("python -m occasus.training fit ")
    assert record["made"]["command"].endswith("5 --epochs 3")
    value = read(record)
    won, lost = (logistic(value.logit([first, *[0.0] * (WIDTH - 1)])) for first in (2.0, -2.0))
    assert won > 0.55 > 0.45 > lost
    low, high = ([0.0, second, *[0.0] * (WIDTH - 2)] for second in (-1.0, 1.0))
    assert value.rank(high) > value.rank(low)


def test_sources_are_named_by_their_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.chdir(tmp_path)
    assert commit() == "unknown"
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", "init", "-q"], check=True)
    subprocess.run(["git", *who, "commit", "-q", "--allow-empty", "-m", "first"], check=True)
    made = commit()
    assert len(made) >= 7
    Path("notes.txt").write_text("no source")
    assert commit() == made
    Path("changed.py").write_text("")
    assert commit() == made + "+"


@pytest.mark.long
def test_a_game_is_played_and_kept(tmp_path: Path) -> None:
    asked = Namespace(
        out=tmp_path, seconds=900.0, games=1, jobs=1, value=None, tries=0, seed="t", facts="2-heroic", plain=False,
        horizon=1, prior=24.0,
    )  # fmt: skip
    selfplay.play(asked)
    facts = np.fromfile(tmp_path / "facts-0.bin", np.float32).reshape(-1, selfplay.FACTS)
    rows = np.fromfile(tmp_path / "rows-0.bin", np.float32).reshape(len(facts), -1)
    assert len(rows) > 3
    assert np.isfinite(rows).all()
    assert set(facts[:, 6]) == {1.0}
    assert json.loads((tmp_path / "played.json").read_text())["commit"] == commit()


def test_without_a_game_that_was_played_to_its_end_there_is_nothing_to_fit(tmp_path: Path) -> None:
    (tmp_path / "played.json").write_text("{}")
    (tmp_path / "facts-0.bin").write_bytes(b"")
    with pytest.raises(OccasusError, match="no game was played to its end"):
        fitting.fit([tmp_path], tmp_path / "value.json", 1)
