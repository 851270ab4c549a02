"""`occasus rules GAME --guide`: the book of a game in the terminal, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def show_guide(wanted: str) -> None:
    """Print a book: chapters, ideas, figures as the scenes that show them."""
    from rich.console import Console
    from rich.text import Text

    from occasus.core.basics import OccasusError
    from occasus.core.words import meant
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
    for number, chapter in enumerate(read_book(game, language), 1):
        console.print()
        console.print(Text(f"{number}. {chapter.title}", "bold yellow"))
        console.print(_stressed(chapter.lead, "italic"))
        for idea in chapter.ideas:
            console.print()
            console.print(Text(idea.title, "bold"))
            for block in idea.blocks:
                if block.kind == "figure":
                    scene = block.part("scene")
                    if scene:
                        _hang(console, Text(f"{block.text} ({scene})", "cyan"), "    ")
                elif block.kind == "forgotten":
                    _hang(console, _stressed(f"{words.say('book-forgotten')}: {block.text}"), "  ! ")
                else:
                    mark = {"item": "  - ", "word": "  > "}.get(block.kind, "  ")
                    _hang(console, _stressed(block.text), mark)
    typer.echo("")


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
