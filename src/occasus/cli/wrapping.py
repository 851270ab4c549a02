"""Lines of text for a terminal of any width, and for pipes."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Final

MOST: Final = 100  # a longer line is hard to read


def wrapped(text: str, hanging: int = 0) -> str:
    """A text broken into lines that fit the terminal, those after the first set in; in a pipe it stays one line."""
    if not sys.stdout.isatty():
        return text
    width = min(MOST, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, subsequent_indent=" " * hanging)
