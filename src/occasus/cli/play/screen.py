"""Where something is shown: the terminal, or the pipe, that someone plays through, or a sheet to be shown later."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final, final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from occasus.locale import Words

INDENT: Final = "  "
LARGE: Final = (80, 24)  # columns and rows of a terminal that shows everything at once


def _next_word(line: str, begun: str) -> str:
    """A line up to the end of the word that `begun` stops in."""
    end = line.find(" ", len(begun) + 1 if begun else 0)
    return line if end < 0 else line[: end + 1]


class Page:
    """Shows things, one below the other."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def show(self, what: RenderableType) -> None:
        """Show something."""
        raise NotImplementedError

    def line(self, text: str, style: str = "") -> None:
        """Show one line of plain text."""
        self.show(Text(text, style=style))

    def item(self, text: str, style: str = "") -> None:
        """Show one entry of a list, set in."""
        self.show(Padding(Text(text, style=style), (0, 0, 0, len(INDENT))))

    def say(self, message: str, /, style: str = "", **args: str | int) -> None:
        """Show a message."""
        self.line(self.words.say(message, **args), style)


@final
class Sheet(Page):
    """Keeps what is shown, for a part of a screen."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.parts: Final[list[RenderableType]] = []

    def show(self, what: RenderableType) -> None:
        """Add something below the rest."""
        self.parts.append(what)


@final
class Screen(Page):
    """Shows things and reads lines. In a pipe it uses no colours and reads lines all the same."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        super().__init__(words)
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

    def is_large(self) -> bool:
        """Return whether a person sits at a terminal that has room for a board beside the actions."""
        width, height = self.console.size
        return (
            self.live
            and sys.stderr.isatty()
            and not self.console.is_dumb_terminal
            and width >= LARGE[0]
            and height >= LARGE[1]
        )

    def offer(self, lines: list[str]) -> None:
        """Say which lines Tab completes."""
        self._lines = lines

    def completed(self, typed: str, number: int) -> str | None:
        """What a line that was begun can become, a word at a time; the keyboard asks by number until there is none."""
        begun = typed.lower().lstrip()
        grown = {_next_word(line, begun) for line in self._lines if line.lower().startswith(begun)}
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

    def ask(self, prompt: str) -> str | None:
        """Read a line; None when there is no one left to read from."""
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
