"""The terminal, or the pipe, that somebody plays through."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final, final

from rich.console import Console, RenderableType
from rich.text import Text

from occasus.locale import Words

INDENT: Final = "  "


def _next_word(line: str, begun: str) -> str:
    """A line up to the end of the word that `begun` stops in."""
    end = line.find(" ", len(begun) + 1 if begun else 0)
    return line if end < 0 else line[: end + 1]


@final
class Screen:
    """Shows things and reads lines. In a pipe it uses no colours and reads lines all the same."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words: Final = words
        self.console: Final = console or Console(highlight=False)
        self.live: Final = self.console.is_terminal and sys.stdin.isatty()  # a person at a keyboard
        self._lines: list[str] = []  # that Tab completes
        if self.live:
            with suppress(ImportError):
                import readline  # arrow keys and history in `input`, too

                readline.set_completer(self.completed)
                readline.set_completer_delims("\n")
                editline = "libedit" in (readline.__doc__ or "")
                readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    def offer(self, lines: list[str]) -> None:
        """Say which lines Tab completes."""
        self._lines = lines

    def completed(self, typed: str, number: int) -> str | None:
        """What a line that was begun can become, a word at a time; the keyboard asks by number until there is none."""
        begun = typed.lower().lstrip()
        grown = {_next_word(line, begun) for line in self._lines if line.startswith(begun)}
        return [*sorted(grown), *([None] * (number + 1))][number]

    def show(self, what: RenderableType) -> None:
        """Show something."""
        self.console.print(what)

    def line(self, text: str, style: str = "") -> None:
        """Show one line of plain text."""
        self.console.print(Text(text, style=style), soft_wrap=not self.live)

    def item(self, text: str, style: str = "") -> None:
        """Show one entry of a list, set in."""
        width = self.console.width - len(INDENT)
        lines = Text(text, style=style).wrap(self.console, width) if self.live else [Text(text, style=style)]
        for line in lines:
            self.console.print(Text.assemble(INDENT, line), soft_wrap=True)

    def say(self, message: str, /, style: str = "", **args: str | int) -> None:
        """Show a message."""
        self.line(self.words.say(message, **args), style)

    def ask(self, prompt: str) -> str | None:
        """Read a line; None when there is nobody left to read from."""
        try:
            if self.live:
                return input(prompt)
            self.console.print(Text(prompt), end="")
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            self.console.print()
            return None
        self.line(line.strip())  # a pipe shows nothing of what it sends
        return line

    def wipe(self) -> None:
        """Empty the screen of a terminal, with what was scrolled away."""
        if self.live:
            self.console.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()
