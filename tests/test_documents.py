"""The documents lead somewhere: every relative link is to a file that is there, in every language of the README."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
DOCUMENTS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK: Final = re.compile(r"\]\(([^)#\s]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_links_lead_to_files(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("language", ["pl", "fr", "nl"])
def test_the_readme_of_a_language_names_the_words_of_the_page(language: str) -> None:
    words = (ROOT / "src/occasus/locale" / language / "web.ftl").read_text(encoding="utf-8")
    text = (ROOT / "docs" / f"README.{language}.md").read_text(encoding="utf-8")
    for key in ("play-bots", "hint", "game-fall_of_rome", "game-empires_end", "game-struggle_for_rome"):
        found = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
        assert found and found[1] in text, key
