"""Which translations of books, guides and titles of scenes are as old as their English originals.

`books/translated.yaml` keeps for every piece (an idea of a book, a bubble of a guide, a title) and language two marks:
of the translation, and of the English text that was translated. When only that has changed, the translation is too old.

    python -m occasus.lessons.translation_status          lists what is too old or has no marks yet
    python -m occasus.lessons.translation_status --write  writes the marks of what was translated again
    python -m occasus.lessons.translation_status --write --same fall_of_rome/2   also this one
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from occasus.ledger.translations import ENGLISH, TRANSLATED, mark
from occasus.lessons.book import Idea, games_with_books, read_book
from occasus.lessons.lesson import lessons
from occasus.lessons.scene_titles import scene_titles
from occasus.locale import Words

FILE: Final = Path(__file__).parent / "books" / "translated.yaml"
Marks = dict[str, dict[str, str]]  # by piece and language: the two marks, `5d7a0c1e of 0b1c2d3e`


@cache
def pieces(language: str) -> dict[str, str]:
    """All texts of books and guides and all titles of scenes in a language, by the names of their pieces."""
    words = Words(language=language, part="learn")
    bubbles = {
        f"{lesson.id}/{step['say']}": words.say(f"guide-{lesson.id}-{step['say']}")
        for lesson in lessons().values()
        for step in lesson.steps
    }
    titles = {f"scene/{name}": title for name, title in scene_titles(language).items()}
    return dict(_ideas(language)) | bubbles | titles


def _ideas(language: str) -> Iterator[tuple[str, str]]:
    for game in games_with_books():
        for number, chapter in enumerate(read_book(game, language), 1):
            yield f"{game}/{number}", f"{chapter.title} {chapter.lead}"
            for place, idea in enumerate(chapter.ideas, 1):
                yield f"{game}/{number}.{place}", _text(idea)


def _text(idea: Idea) -> str:
    return " ".join([idea.title, *(block.text for block in idea.blocks)])


def marks_now() -> Marks:
    """The marks of all pieces as they are."""
    english = pieces(ENGLISH)
    return {
        piece: {language: f"{mark(pieces(language)[piece])} of {mark(text)}" for language in TRANSLATED}
        for piece, text in english.items()
    }


def kept_marks() -> Marks:
    kept: Marks = yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    return kept


def too_old(kept: Marks, now: Marks) -> list[str]:
    """Translations whose English text has changed while they have not, and those whose marks were never written."""
    return [f"{piece} {one}" for piece in now for one in now[piece] if not _is_current(kept, now, piece, one)]


def _is_current(kept: Marks, now: Marks, piece: str, language: str) -> bool:
    return kept.get(piece, {}).get(language, "").split(" of ")[-1] == now[piece][language].split(" of ")[-1]


def renewed(kept: Marks, now: Marks, same: list[str]) -> Marks:
    """The marks after a translation; those of texts that are too old and as they were stay old, unless they fit."""

    def one(piece: str, language: str) -> str:
        before, after = kept.get(piece, {}).get(language, ""), now[piece][language]
        stale = before and before.split(" of ")[0] == after.split(" of ")[0] and piece not in same
        return before if stale else after

    return {piece: {language: one(piece, language) for language in now[piece]} for piece in now}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m occasus.lessons.translation_status", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--write", action="store_true", help="write the marks of what was translated anew")
    parser.add_argument("--same", nargs="*", default=[], metavar="PIECE", help="pieces that need no other words")
    asked = parser.parse_args()
    kept, now = kept_marks(), marks_now()
    if asked.write:
        kept = renewed(kept, now, asked.same)
        FILE.write_text(yaml.safe_dump(kept, sort_keys=False, default_flow_style=None, width=160), encoding="utf-8")
    old = too_old(kept, now)
    print("\n".join(old) or "All translations of books, guides and titles of scenes are current.")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
