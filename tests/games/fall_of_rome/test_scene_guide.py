"""The guide to scenes of Fall of Rome is true: its examples run, and it names every move and every part."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.board.names import EVENT_WORDS, FACE_WORDS, ROLE_WORDS, TRIBE_WORDS
from occasus.games.fall_of_rome.io import from_position, from_position_decks, from_position_turn
from occasus.scenes import run_scene

GUIDE: Final = Path(__file__).resolve().parents[3] / "docs" / "rules" / "scenes" / "fall_of_rome" / "README.md"
TEXT: Final = GUIDE.read_text(encoding="utf-8")
EXAMPLES: Final = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)]
NAMED: Final = {word for quoted in re.findall(r"`([^`\n]+)`", TEXT) for word in re.findall(r"[a-z_]+", quoted)}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["title"] for example in EXAMPLES])
def test_an_example_of_the_guide_runs(example: dict[str, object]) -> None:
    assert run_scene(example).complaint() == ""


def test_the_guide_has_three_examples_besides_the_first() -> None:
    assert len(EXAMPLES) == 4


def test_the_guide_names_every_move() -> None:
    assert [family.name for family in CATALOGUE.families if family.name not in NAMED] == []


def test_the_guide_names_every_part_of_a_position() -> None:
    parts = [*from_position.KEYS, *from_position_turn.KEYS, *from_position_turn.PHASES, *from_position_decks.DECK_KEYS]
    assert [part for part in parts if part not in NAMED] == []


def test_the_guide_names_all_words() -> None:
    words = [*EVENT_WORDS, *ROLE_WORDS, *TRIBE_WORDS, *FACE_WORDS]
    assert [word for word in words if word not in NAMED] == []
