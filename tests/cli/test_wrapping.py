"""Lines break between words: never at a no-break space, as French has before a colon and inside guillemets."""

from __future__ import annotations

import re
import sys

import pytest
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from textual.content import Content

import occasus.cli.main  # noqa: F401  every command begins here
from occasus.cli.wrapping import wrapped

BEGINS = re.compile(r"^\s*[:;?!»]", re.MULTILINE)
ENDS = re.compile(r"«\s*$", re.MULTILINE)
TEXT = "Sur la carte\u00a0: «\u00a0oui\u00a0»\u00a0; une ville, «\u00a0non\u00a0»\u202f! La carte\u202f? " * 8


def broken(text: str) -> bool:
    """Whether a line begins with a colon and the like, or ends with an opening guillemet."""
    return bool(BEGINS.search(text) or ENDS.search(text))


def table() -> Table:
    """The text in a cell."""
    made = Table.grid()
    made.add_column(overflow="fold")
    made.add_row(Text(TEXT))
    return made


@pytest.mark.parametrize("what", [Text(TEXT), table()], ids=["text", "table"])
def test_rich_keeps_together_what_belongs_together(what: RenderableType) -> None:
    for width in range(20, 100):
        console = Console(width=width)
        with console.capture() as shown:
            console.print(what)
        assert len(shown.get().splitlines()) > 3
        assert not broken(shown.get()), shown.get()


def test_textual_keeps_it_together_too() -> None:
    for width in range(20, 100):
        lines = Content(TEXT).wrap(width)
        assert not broken("\n".join(line.plain for line in lines))


def test_plain_pages_keep_it_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    for width in range(20, 100):
        monkeypatch.setenv("COLUMNS", str(width))
        assert not broken(wrapped(TEXT, 4))
