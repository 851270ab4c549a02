"""Two releases side by side on one database, each a process of its own: the newer one has other rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import Client, Running
from tests.server.tables.test_play import opened
from tests.server.workers.test_cluster import elsewhere

NEWER = """
from occasus.games import find
game = find("fall_of_rome")
game.rules_version += 1
"""


def test_an_older_release_beside_a_newer_one_leaves_alone_what_that_one_has_played_on(tmp_path: Path) -> None:
    """New workers first, then the old ones go: nothing is lost, and no game goes back to older rules."""
    (tmp_path / "newer").mkdir()
    (tmp_path / "newer" / "sitecustomize.py").write_text(NEWER, encoding="utf-8")
    settings: dict[str, Any] = {
        "secret": "the same secret for all of the workers",
        "database": f"sqlite:///{tmp_path / 'shared.sqlite'}",
        "sweep_seconds": 0.2,
    }
    old, new = Running(tmp_path / "one", **settings), Running(tmp_path / "two", **settings)
    new.packages.insert(0, tmp_path / "newer")
    with old:
        ada = old.person("Ada")
        table, other = (_started(ada) for _ in range(2))
        mine = opened(ada, table)
        mine.play(0)
        with new:
            moved = opened(elsewhere(ada, new), table)
            assert moved.views[0]["position"] == mine.views[0]["position"]
            assert moved.welcome["table"]["new_rules"] == mine.number
            assert moved.play(0)["type"] == "done"

            refused = mine.play(0)

            assert refused["code"] == "newer"
            assert ada.get(f"/api/tables/{table}", 503)["code"] == "newer"
            assert opened(ada, other).play(0)["type"] == "done"  # the old one goes on with what nobody has taken
            assert moved.play(0)["type"] == "done"
            number, position = moved.number, moved.views[0]["position"]
    with new:
        again = opened(elsewhere(ada, new), table)
        assert (again.number, again.views[0]["position"]) == (number, position)
        assert again.play(0)["type"] == "done"
        assert opened(elsewhere(ada, new), other).play(0)["type"] == "done"


def _started(ada: Client) -> str:
    table: str = ada.table("fall_of_rome", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    return table
