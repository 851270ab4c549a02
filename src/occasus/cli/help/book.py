"""`occasus rules GAME --guide`: the book of a game in the terminal, in the reader's language."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from rich.console import Console
    from rich.text import Text

    from occasus.lessons.book import Chapter
    from occasus.locale import Words


def show_guide(wanted: str) -> None:
    """Print a book: chapters, ideas, figures as the scenes that show them."""
    from rich.console import Console

    from occasus.core.basics import OccasusError
    from occasus.core.suggestions import meant
    from occasus.lessons.book import games_with_books, read_book
    from occasus.locale import Words, usual_language

    game = wanted.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    games = games_with_books()
    if game not in games:
        hint = meant(game, games) if game else f"there are {', '.join(games)}."
        raise OccasusError(f"--guide needs a game: {hint}")
    language = usual_language()
    words = Words(language=language, part="learn")
    console = Console(width=min(100, Console().width), highlight=False)
    with _pages(console):
        _print(console, read_book(game, language), words)


def guide_text(game: str, language: str, width: int) -> Text:
    """The same for a page of a match, so wide."""
    from rich.console import Console
    from rich.text import Text

    from occasus.lessons.book import read_book
    from occasus.locale import Words

    console = Console(width=width, color_system="truecolor", force_terminal=True, highlight=False)
    with console.capture() as capture:
        _print(console, read_book(game, language), Words(language=language, part="learn"))
    return Text.from_ansi(capture.get())


def _pages(console: Console) -> AbstractContextManager[object]:
    """A book is longer than a screen: in a terminal it is read page by page."""
    from contextlib import nullcontext

    if not (console.is_terminal and sys.stdin.isatty()):
        return nullcontext()
    os.environ.setdefault("LESS", "-RFX")  # with colours, and what is on the screen stays there
    return console.pager(styles=True)


def _print(console: Console, book: tuple[Chapter, ...], words: Words) -> None:
    from rich.text import Text

    example = ""
    for number, chapter in enumerate(book, 1):
        console.print()
        console.print(Text(f"{number}. {chapter.title}", "bold yellow"))
        _hang(console, _stressed(chapter.lead, "italic"), "")
        for idea in chapter.ideas:
            console.print()
            console.print(Text(idea.title, "bold"))
            for block in idea.blocks:
                if block.kind == "figure":
                    scene = block.part("scene")
                    if scene:
                        example = scene
                        _hang(console, Text(f"{block.text} ({scene})", "cyan"), "    ")
                elif block.kind == "forgotten":
                    _hang(console, _stressed(words.say("book-forgotten-one", text=block.text)), "  ! ")
                else:
                    mark = {"item": "  - ", "word": "  > "}.get(block.kind, "  ")
                    _hang(console, _stressed(block.text), mark)
    console.print()
    console.print(Text(words.say("book-examples", example=example), "dim"))


def _hang(console: Console, text: Text, mark: str) -> None:
    """A paragraph behind its mark; its other lines begin below its first word."""
    from rich.text import Text

    for number, line in enumerate(text.wrap(console, console.width - len(mark))):
        line.rstrip()
        console.print(Text.assemble(" " * len(mark) if number else mark, line))


def _stressed(text: str, style: str = "") -> Text:
    from rich.text import Text

    parts = text.split("**")
    return Text.assemble(*((part, "bold" if i % 2 else style) for i, part in enumerate(parts)))
