"""The bots of the three games are built alike: the same name for the same thing, and no file that nothing uses."""

from __future__ import annotations

import re
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest

from occasus.bots.levels import LEVELS
from occasus.core.registry import OURS

BOTS = Path(__file__).parents[2] / "src" / "occasus" / "bots"
FILES = ["player", "policy", "evaluation", "lookahead", "forecast", "reasons", "weights", "levels", "level_params"]


@pytest.mark.parametrize("game", OURS)
def test_a_game_has_the_same_files(game: str) -> None:
    there = {file.stem for file in (BOTS / game).glob("*.py")}
    assert set(FILES) <= there


@pytest.mark.parametrize("game", OURS)
def test_a_player_has_level_params(game: str) -> None:
    package = f"occasus.bots.{game}"
    player, params = import_module(f"{package}.player").Player, import_module(f"{package}.level_params").LevelParams
    assert "looks_ahead" in signature(params).parameters
    levels = import_module(f"{package}.levels")
    for level in LEVELS:
        assert type(levels.make(level)) is player
    assert {"game", "state"} == {name.lstrip("_") for name in signature(levels.values).parameters}


@pytest.mark.parametrize("game", OURS)
def test_every_file_is_used(game: str) -> None:
    """Each file of a game's bots is imported by another, but for the levels, which are found by their name."""
    files = list((BOTS / game).glob("*.py"))
    imported = " ".join(file.read_text(encoding="utf-8") for file in files)
    for file in files:
        if file.stem not in ("levels", "__init__"):
            named = rf"occasus\.bots\.{game}(\.{file.stem} import| import (\w+, )*{file.stem}\b)"
            assert re.search(named, imported), file.name
