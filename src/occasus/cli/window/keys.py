"""The keys of the full screen, and the line at its foot that names them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from occasus.cli.window.look import VESPER
from occasus.locale import Words

KEYS: Final = {  # what a key asks for, and the command that does the same
    "l": "chronicle", "h": "hint", "w": "why", "r": "rules", "c": "cards", "o": "odds", "b": "board", "u": "undo",
    "question_mark": "help", "slash": "type", "escape": "back", "q": "leave",
}  # fmt: skip
SHOWN_KEYS: Final = {
    "?": "help", "q": "leave", "h": "hint", "u": "undo", "w": "why", "/": "type", "l": "chronicle", "r": "rules",
    "c": "cards", "o": "odds", "b": "board",
}  # fmt: skip


def key_line(words: Words) -> Text:
    """The keys with what they do; a click on one does the same."""
    told = Text(no_wrap=True, overflow="ellipsis")
    for key, what in SHOWN_KEYS.items():
        name = words.say(f"screen-key-{what}")
        told.append(Text.assemble((key, f"bold {VESPER.accent}"), f" {name}  "))
        told.apply_meta({"@click": f"app.key('{what}')"}, len(told) - len(key) - 3 - len(name), len(told) - 2)
    return told
