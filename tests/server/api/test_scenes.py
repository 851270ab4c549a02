"""The scenes of the ledgers over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from occasus.core.basics import OccasusError
from occasus.ledger.translations import read_map
from tests.server.harness import Running


def test_scenes_are_listed_and_shown_step_by_step(server: Running) -> None:
    somebody = server.person("Ada")

    scenes = {scene["id"]: scene for scene in somebody.get("/api/scenes")}

    assert "FR-SACK-06" in scenes["FR-EX-11"]["rules"]
    assert {scene["game"] for scene in scenes.values()} == {"fall_of_rome", "empires_end", "struggle_for_rome"}
    shown = somebody.get("/api/scenes/FR-EX-11")
    assert len(shown["steps"]) == shown["moves"] + 1
    assert shown["steps"][0]["view"]["position"]["decline"] == 5
    assert shown["steps"][-1]["view"]["position"]["decline"] == 7


def test_every_scene_can_be_shown(server: Running) -> None:
    somebody = server.person("Ada")

    for scene in somebody.get("/api/scenes"):
        assert somebody.get(f"/api/scenes/{scene['id']}")["game"] == scene["game"]


def test_titles_come_in_the_language_of_the_reader(server: Running) -> None:
    somebody = server.person("Ada")

    titles = {scene["id"]: scene["title"] for scene in somebody.get("/api/scenes?language=nl")}

    assert titles["FR-EX-11"] == "Sinope valt, en Chersonesus erna"


def test_titles_are_english_where_we_do_not_have_the_language(server: Running) -> None:
    somebody = server.person("Ada")

    assert somebody.get("/api/scenes?language=de") == somebody.get("/api/scenes")


def test_a_file_that_is_not_there_is_named_without_its_folder(tmp_path: Path) -> None:
    with pytest.raises(OccasusError, match=r"^de\.yaml: ") as refused:
        read_map(tmp_path / "de.yaml")
    assert str(tmp_path) not in str(refused.value)


def test_a_scene_that_is_not_there_is_not_found(server: Running) -> None:
    server.person("Ada").get("/api/scenes/no-such-scene", status=404)
