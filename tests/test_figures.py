"""Values that several pages give agree with each other and with the code (tests/figures.yaml)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from occasus.bots.strength import strengths
from occasus.games import find
from occasus.tables.match.content_files import MOST_BYTES
from occasus.tables.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[1]
FIGURES: Final[list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "figures.yaml").read_text("utf-8"))


def value_in_code(words: str) -> str:
    """Return the value that `code` of a figure names."""
    kind, *names = words.split()
    if kind == "strength":
        measured = strengths(names[0])[names[1]]
        return f"{100 * measured.won / measured.games:.1f}%"
    if kind == "actions":
        return str(len(find(names[0]).catalogue.family_index))
    if kind == "limit":
        return str(MOST_BYTES)
    return f"{getattr(Settings(data=''), names[0]):.0f}"


@pytest.mark.parametrize("figure", FIGURES, ids=[figure["name"] for figure in FIGURES])
def test_a_value_is_the_same_on_every_page(figure: dict[str, Any]) -> None:
    given = {}
    for page, pattern in figure["pages"].items():
        found = set(re.findall(pattern, (ROOT / page).read_text(encoding="utf-8")))
        assert len(found) == 1, f"{page}: {pattern} finds {found or 'nothing'}"
        given[page] = found.pop().replace(",", "")
    if "code" in figure:
        given["code"] = value_in_code(figure["code"])
    if "within" in figure:
        numbers = [float(value) for value in given.values()]
        assert max(numbers) - min(numbers) <= figure["within"], given
    else:
        assert len(set(given.values())) == 1, given
