"""Titles of the ledgers' scenes, by scene name, from `titles/<language>.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from occasus.ledger.translations import ENGLISH, read_map
from occasus.lessons.ledger_scenes import ledger_scenes

FOLDER: Final = Path(__file__).parent / "titles"


@cache
def scene_titles(language: str) -> dict[str, str]:
    """The titles of all scenes by their names; in English, where the scenes have them, for what is not translated."""
    english = {name: str(data.get("title", "")) for name, data in ledger_scenes().items()}
    return english if language == ENGLISH else english | translated_titles(language)


def translated_titles(language: str) -> dict[str, str]:
    """Read the file of a language."""
    return {str(name): str(title) for name, title in read_map(FOLDER / f"{language}.yaml").items()}
