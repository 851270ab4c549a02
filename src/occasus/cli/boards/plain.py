"""The plain board: shows any view as lists, so that any game can be played."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from occasus.cli.boards.canvas import Canvas
from occasus.core.basics import Json, View
from occasus.locale import Words

QUIET: Final = ("seats", "options", "agenda")  # parts of a position that are no news to a player
SHORT: Final = 60  # characters of a list that still fits on a line


class Board:
    """Draws views of a game. It knows nothing but the view, the words and the printed facts."""

    example = ""  # something that can be looked at
    rule = ""  # one that can be read

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        self.words: Final = words
        self.facts: Final = facts
        self.called: list[str] = []  # how to call the seats, where someone knows names and the game has none

    def board(self, view: View) -> RenderableType:
        """The whole position."""
        shown = {key: value for key, value in view["position"].items() if key not in QUIET}
        return Panel(listing(shown), title=self.words.name("game", view["game"]))

    def map(self, view: View, marked: frozenset[str], chosen: str) -> Canvas | None:
        """The position as a drawing, with some places lit and one pointed at; None if a game has no drawing."""
        return None

    def heading(self, view: View) -> str:
        """Return how far the game is, on one line."""
        return in_line(view["position"].get("turn"))

    def status(self, view: View) -> RenderableType | None:
        """Return what matters for the next decision, on a line or two; None if the board says it all."""
        turn = view["position"].get("turn")
        return Text(in_line(turn)) if turn else None

    def question(self, view: View) -> str:
        """Return what the seat that decides is asked; empty if the actions say it all."""
        return ""

    def odds(self, view: View) -> RenderableType | None:
        """Return what may come from the decks; None if a game has nothing to tell."""
        return None

    def cards(self, view: View) -> RenderableType | None:
        """Return what cards, roles and the like do; None if a game has nothing to tell."""
        return None

    def look(self, view: View, wanted: str) -> RenderableType | None:
        """Return what there is to know about a place; None if a game has nothing to tell."""
        return None

    def where(self, place: str) -> str:
        """Return where a place lies whose name says nothing; empty if its name says it."""
        return ""

    def seats(self, view: View) -> list[str]:
        """Return how to call the seats in sentences."""
        return self.called or [self.words.say("seat", number=seat) for seat in range(view["position"]["seats"])]

    def asked(self, view: View) -> str:
        """Return who is asked, at the beginning of the line where one answers."""
        return self.words.name("seat", str(view["seat"]))

    def moment(self, view: View) -> Json:
        """Whatever changes when the board should be shown again; None when it should not be now."""
        return {key: value for key, value in view["position"].items() if key not in QUIET}


def in_line(value: Json) -> str:
    """A value on one line: `active 0 · phase actions`."""
    if isinstance(value, dict):
        return " · ".join(f"{_word(key)} {in_line(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(in_line(part) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def listing(value: dict[str, Json]) -> Table:
    """A map as a table of two columns; what is long goes into rows of its own."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for key, part in value.items():
        table.add_row(_word(str(key)), _block(part))
    return table


def _block(value: Json) -> RenderableType:
    line = in_line(value)
    if isinstance(value, list) and value and all(isinstance(part, dict | list) for part in value):
        return listing({str(number): part for number, part in enumerate(value)})
    if isinstance(value, dict) and len(line) > SHORT:
        return listing(value)
    return Text(line)


def _word(key: str) -> str:
    return key.replace("_", " ")
