"""The keys of the full screen, and the line at its foot that names them."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.widgets import Static

from occasus.cli.tui.colours import VESPER
from occasus.locale import Words

KEYS: Final = {  # what a key asks for, and the command that does the same
    "l": "chronicle", "h": "hint", "g": "guide", "w": "why", "r": "rules", "c": "cards", "o": "odds", "b": "board",
    "u": "undo", "question_mark": "help", "slash": "type", "escape": "back", "q": "leave",
}  # fmt: skip
NARROWEST: Final = 78  # columns of the line on the smallest screen
EVERY_KEY: Final = 10_000  # columns of a line that shows them all
SHOWN_KEYS: Final = {
    "?": "help", "q": "leave", "g": "guide", "h": "hint", "u": "undo", "w": "why", "/": "type", "l": "chronicle",
    "r": "rules", "c": "cards", "o": "odds", "b": "board",
}  # fmt: skip


class KeyLine(Static):
    """The keys with what they do, as many as there is room for; a click on one does the same."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(key_line(words, NARROWEST), id=id)
        self._words: Final = words

    def on_resize(self) -> None:
        """Another width, another number of keys."""
        self.update(key_line(self._words, self.content_size.width))


def key_line(words: Words, width: int) -> Text:
    """The first keys that fit, none of them torn apart."""
    line = Text()
    for key, what in SHOWN_KEYS.items():
        name = words.say(f"screen-key-{what}")
        start = len(line) + 2 if line else 0
        if start + len(key) + 1 + len(name) > width:
            break
        line.append(Text.assemble("  " if line else "", (key, f"bold {VESPER.accent}"), f" {name}"))
        line.apply_meta({"@click": f"app.key('{what}')"}, start, len(line))
    return line
