"""The books "How to play": one for each game and language, in chapters of a few short ideas.

A book is a Markdown file, `books/<game>.<language>.md`: `#` begins a chapter, whose first paragraph is its lead, `##`
an idea. In an idea there are paragraphs, list items (`- `), figures (`![caption](scene:FR-EX-06 at:patrae,tyras)` or
`![task](lesson:hold_genua)`), words for the margin (`> **gate**: ...`) and what is often forgotten (`! ...`).

The English file carries the rules: `{FR-END-01,04..07}` after a statement names the rules that it states, and
`exactly:` at the end of an idea those whose sentences are unfolded there. Other languages have the same chapters,
ideas and figures in the same order, without rules and targets; they take both from the English file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal, final

from occasus.core.basics import OccasusError, RuleId
from occasus.ledger.translations import ENGLISH, players_rules

Kind = Literal["text", "item", "figure", "word", "forgotten"]
_RULES: Final = re.compile(r"\s*\{([^{}]*)\}\s*$")
_FIGURE: Final = re.compile(r"!\[(?P<caption>[^\]]*)\](?:\((?P<target>[^)]*)\))?$")
_WORDS_A_MINUTE: Final = 130  # with looking at the figures


@final
class Block:
    """A paragraph, an item of a list, a figure, a word of the margin, or something often forgotten."""

    def __init__(self, kind: Kind, text: str, rules: tuple[RuleId, ...] = (), target: str = "") -> None:
        self.kind: Final[Kind] = kind
        self.text: Final = text
        self.rules: Final = rules
        self.target: Final = target  # of a figure: `scene:FR-EX-06 at:patrae,tyras`

    def part(self, name: str) -> str:
        """A part of the target of a figure: `scene`, `lesson`, `at`, `seat`."""
        for word in self.target.split():
            if word.startswith(f"{name}:"):
                return word.removeprefix(f"{name}:")
        return ""


@final
class Idea:
    """A heading with what stands under it, and the rules that are unfolded there."""

    def __init__(self, title: str, blocks: list[Block], exactly: tuple[RuleId, ...]) -> None:
        self.title: Final = title
        self.blocks: Final = blocks
        self.exactly: Final = exactly


@final
class Chapter:
    """A chapter of a book."""

    def __init__(self, name: str, title: str, lead: str, ideas: list[Idea]) -> None:
        self.name: Final = name  # for addresses: the English title in small letters
        self.title: Final = title
        self.lead: Final = lead
        self.ideas: Final = ideas

    def minutes(self) -> int:
        """Return how long reading takes, figures included."""
        words = sum(len(block.text.split()) for idea in self.ideas for block in idea.blocks)
        figures = sum(block.kind == "figure" for idea in self.ideas for block in idea.blocks)
        return max(1, round(words / _WORDS_A_MINUTE + figures * 0.4))

    def rules(self) -> set[RuleId]:
        """All rules that the chapter states or unfolds."""
        return {
            rule for idea in self.ideas for rules in [idea.exactly, *(b.rules for b in idea.blocks)] for rule in rules
        }


@cache
def games_with_books() -> tuple[str, ...]:
    folder = files("occasus.lessons").joinpath("books")
    return tuple(sorted(file.name.split(".")[0] for file in folder.iterdir() if file.name.endswith(f".{ENGLISH}.md")))


@cache
def read_book(game: str, language: str) -> tuple[Chapter, ...]:
    english = tuple(_chapters(_source(game, ENGLISH), game))
    if language == ENGLISH:
        return english
    return tuple(_told(first, second) for first, second in zip(english, _plain(game, language), strict=True))


def skeleton(game: str, language: str) -> list[str]:
    """The structure of a file as lines, to compare languages by."""
    lines: list[str] = []
    for chapter in _chapters(_source(game, language), game):
        lines.append("#")
        for idea in chapter.ideas:
            lines += ["##", *(block.kind for block in idea.blocks)]
    return lines


def _plain(game: str, language: str) -> Iterator[Chapter]:
    if skeleton(game, language) != skeleton(game, ENGLISH):
        raise OccasusError(f"books/{game}.{language}.md: its chapters, ideas and figures differ from the English ones.")
    return _chapters(_source(game, language), game)


def _told(english: Chapter, other: Chapter) -> Chapter:
    """A chapter in another language, with the rules and figures of the English one."""
    ideas = [
        Idea(
            idea.title,
            [Block(b.kind, b.text, e.rules, e.target) for b, e in zip(idea.blocks, first.blocks, strict=True)],
            first.exactly,
        )
        for first, idea in zip(english.ideas, other.ideas, strict=True)
    ]
    return Chapter(english.name, other.title, other.lead, ideas)


def _source(game: str, language: str) -> str:
    file = files("occasus.lessons").joinpath("books", f"{game}.{language}.md")
    if not file.is_file():
        raise OccasusError(f"there is no book of {game} in {language!r}.")
    return file.read_text(encoding="utf-8")


def _chapters(text: str, game: str) -> Iterator[Chapter]:
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        head, *ideas = re.split(r"^## ", part, flags=re.MULTILINE)
        title, _, lead = head.partition("\n")
        name = re.sub(r"[^a-z]+", "-", title.lower()).strip("-")
        yield Chapter(name, title.strip(), " ".join(lead.split()), [_idea(idea, game) for idea in ideas])


def _idea(text: str, game: str) -> Idea:
    title, _, body = text.partition("\n")
    blocks: list[Block] = []
    exactly: tuple[RuleId, ...] = ()
    for line in body.splitlines():
        if line.startswith("exactly:"):
            exactly = tuple(expand(line.removeprefix("exactly:"), game))
        elif line.strip():
            blocks.append(_block(line.strip(), game))
    return Idea(title.strip(), blocks, exactly)


def _block(line: str, game: str) -> Block:
    if figure := _FIGURE.match(line):
        return Block("figure", figure["caption"], (), figure["target"] or "")
    rules: tuple[RuleId, ...] = ()
    if match := _RULES.search(line):
        rules = tuple(expand(match[1], game))
        line = line[: match.start()]
    kinds: tuple[tuple[str, Kind], ...] = (("- ", "item"), ("> ", "word"), ("! ", "forgotten"))
    for mark, kind in kinds:
        if line.startswith(mark):
            return Block(kind, line.removeprefix(mark).strip(), rules)
    return Block("text", line, rules)


def expand(text: str, game: str) -> Iterator[RuleId]:
    """The rules of a list such as `FR-END-01,04..07; FR-RUL-14`; in a range those that players meet."""
    area = ""
    for word in re.split(r"[,;\s]+", text.strip()):
        if not word:
            continue
        first, _, last = word.partition("..")
        if "-" in first:
            area, first = first.rsplit("-", 1)
        if last:
            met = _met(game)
            yield from (rule for n in range(int(first), int(last) + 1) if (rule := f"{area}-{n:02d}") in met)
        else:
            yield f"{area}-{first}"


@cache
def _met(game: str) -> frozenset[RuleId]:
    return frozenset(rule.id for rule in players_rules(game))
