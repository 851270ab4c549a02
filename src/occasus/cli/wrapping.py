"""Lines of text for a terminal of any width, and for pipes."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import Final

from rich import _wrap

MOST: Final = 100  # a longer line is hard to read


def keep_no_break_spaces() -> None:
    """Let Rich, and Textual through it, break lines at plain spaces only.

    By itself it breaks at every kind of space, also before the colon of a French sentence.
    """
    _wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def wrapped(text: str, hanging: int = 0) -> str:
    """A text broken into lines that fit the terminal, those after the first set in; in a pipe it stays one line."""
    if not sys.stdout.isatty():
        return text
    width = min(MOST, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, subsequent_indent=" " * hanging)
