"""The books "How to play": chapters with their ideas, figures and rules, in a language."""

from __future__ import annotations

from functools import cache

import msgspec

from occasus.lessons.book import Block, games_with_books, read_book
from occasus.locale import known_language
from occasus.tables.protocol.problems import not_found


class BlockRecord(msgspec.Struct, kw_only=True):
    """A paragraph (text), an item of a list, a figure, a word of the margin, or something often forgotten."""

    kind: str
    text: str  # with **words** that are stressed; of a figure its caption
    scene: str  # of a figure: a scene of the ledgers
    lesson: str  # or a puzzle
    at: list[str]  # what of the board a figure shows: cities; empty: all
    seat: int  # whose eyes a figure looks through


class IdeaRecord(msgspec.Struct, kw_only=True):
    """A heading with what stands under it, and the rules that say it exactly."""

    title: str
    blocks: list[BlockRecord]
    exactly: list[str]


class ChapterRecord(msgspec.Struct, kw_only=True):
    """A chapter."""

    name: str
    title: str
    lead: str
    minutes: int
    ideas: list[IdeaRecord]


def show(name: str, language: str) -> list[ChapterRecord]:
    """The book of a game in a language: chapter by chapter."""
    if name not in games_with_books():
        raise not_found()
    return _book(name, known_language(language))


@cache
def _book(name: str, language: str) -> list[ChapterRecord]:
    return [
        ChapterRecord(
            name=chapter.name,
            title=chapter.title,
            lead=chapter.lead,
            minutes=chapter.minutes(),
            ideas=[
                IdeaRecord(title=idea.title, blocks=[_block(b) for b in idea.blocks], exactly=list(idea.exactly))
                for idea in chapter.ideas
            ],
        )
        for chapter in read_book(name, language)
    ]


def _block(block: Block) -> BlockRecord:
    at = block.part("at")
    return BlockRecord(
        kind=block.kind,
        text=block.text,
        scene=block.part("scene"),
        lesson=block.part("lesson"),
        at=at.split(",") if at else [],
        seat=int(block.part("seat") or 0),
    )
