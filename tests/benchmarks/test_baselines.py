"""The baselines: the page shows the file, and a row of something else is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.baselines import FILE, PAGE, add, main, page, rows

from occasus.arena.bench import find_task, play_game
from occasus.core.basics import OccasusError


def test_the_page_shows_the_file() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text, rows()) == text, "python -m benchmarks.baselines writes it anew"


def test_each_small_task_has_random_and_the_quick_levels() -> None:
    have = {(row["task"], row["agent"]) for row in rows()}
    for name in {task for task, _ in have}:
        assert {(name, agent) for agent in ("random", "tiro", "miles", "centurio")} <= have
    assert {row["failed"] for row in rows()} == {0}


def test_rows_are_played_again_and_taken_over(tmp_path: Path) -> None:
    known = next(row for row in rows() if (row["task"], row["agent"]) == ("fall-of-rome-1-novice", "random"))
    file, kept = tmp_path / "rows.jsonl", tmp_path / "kept.jsonl"
    main(["--play", str(file), "--tasks", known["task"], "--agents", "random", "--jobs", "2"])
    (fresh,) = [json.loads(line) for line in file.read_text().splitlines()]
    assert fresh["hash"] == known["hash"], "the same games on every machine"
    kept.write_text(FILE.read_text())
    add([fresh | {"milliseconds": 1.5}], kept)
    changed = [row for row in rows(kept) if row not in rows()]
    assert [row["milliseconds"] for row in changed] == [1.5], "a row is replaced"


@pytest.mark.parametrize(("change", "said"), [({"version": 9}, "is not a task"), ({"games": 7}, "a row has")])
def test_other_rows_are_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(rows()[0] | change) + "\n")
    with pytest.raises(OccasusError, match=said):
        rows(file)


def test_ismcts_of_open_spiel_plays_a_task() -> None:
    pytest.importorskip("pyspiel", reason="install the extra `research` for OpenSpiel")
    task = find_task("fall-of-rome-1-novice")
    game = play_game(task.name, "tests.benchmarks.test_baselines:Quick", 0)
    assert "failed" not in game, game["failed"]
    assert game["decisions"] > 10


class Quick:
    """OpenSpiel's search with two simulations per decision."""

    def decide(self, *given: object) -> str:
        from examples.ismcts import Ismcts

        from occasus import Budget

        game, view, legal, rng, _ = given
        return Ismcts().decide(game, view, legal, rng, Budget(2))  # type: ignore[arg-type]
