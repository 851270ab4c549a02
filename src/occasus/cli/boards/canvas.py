"""A drawing in characters: ground in half cells, fine lines, texts above them, and places that can be pointed at."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, final

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # bits of a braille character, by row and column

# The colours of the project (the client's tokens), as far as a terminal draws with them.
PAGE: Final = "#14111f"
SURFACE: Final = "#1d1a2c"
RAISED: Final = "#282439"
LINE: Final = "#443d5c"
IVORY: Final = "#f4ecdf"
TEXT_2: Final = "#c6bccd"
TEXT_3: Final = "#a69bb3"
ACCENT: Final = "#f2b64c"
DANGER: Final = "#ff8a6b"
GOOD: Final = "#8fd0a0"
INK: Final = "#241a08"
SEA: Final = "#1a2840"
LAND: Final = "#4f4438"
FOCUS: Final = "#ffe08a"


class Place(NamedTuple):
    """Where something lies on a drawing."""

    x: int
    y: int
    width: int
    height: int

    def middle(self) -> tuple[int, int]:
        """The cell in its middle."""
        return self.x + self.width // 2, self.y + self.height // 2


@cache
def style(colour: str = "", ground: str = "", bold: bool = False) -> Style:
    """A style, made once."""
    return Style(color=colour or None, bgcolor=ground or None, bold=bold or None)


@final
class Canvas:
    """A drawing of so many columns and rows; everything outside it is left out."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.ground: Final = [[ground] * width for _ in range(2 * height)]  # two half cells a row
        self.places: Final[dict[str, Place]] = {}  # by the words of the game
        self.focus: list[str] = []  # places that matter most, the first one first
        self._cells: Final[dict[tuple[int, int], tuple[str, Style]]] = {}
        self._dots: Final[dict[tuple[int, int], tuple[int, str]]] = {}

    def write(self, x: int, y: int, what: str | Text, base: Style | None = None) -> None:
        """Write from a cell to the right."""
        text = what if isinstance(what, Text) else Text(what)
        if not 0 <= y < self.height:
            return
        for number, character in enumerate(text.plain):
            if 0 <= x + number < self.width:
                combined = base or Style.null()
                for span in text.spans:
                    if span.start <= number < span.end:
                        combined += Style.parse(span.style) if isinstance(span.style, str) else span.style
                if text.style:
                    combined += Style.parse(text.style) if isinstance(text.style, str) else text.style
                self._cells[x + number, y] = (character, combined)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: str, dashed: bool = False, on: str = ""
    ) -> None:
        """A fine line between the middles of two cells; where a ground is named, on that ground only."""
        (x0, y0), (x1, y1) = ((2 * x + 1, 4 * y + 2) for x, y in (start, end))
        steps = int(max(abs(x1 - x0), abs(y1 - y0), 1))
        for step in range(steps + 1):
            if dashed and step % 4 > 1:
                continue
            x, y = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            cell = (x // 2, y // 4)
            if on and self.ground[y // 2][x // 2] != on:
                continue
            bits, _ = self._dots.get(cell, (0, colour))
            self._dots[cell] = (bits | DOTS[y % 4][x % 2], colour)

    def taken(self, place: Place) -> bool:
        """Return whether something is written in a rectangle."""
        return any(
            (x, y) in self._cells
            for y in range(place.y, place.y + place.height)
            for x in range(place.x, place.x + place.width)
        )

    def at(self, x: int, y: int) -> str:
        """The place under a cell, or the nearest within reach of it; empty if there is none."""
        distances: list[tuple[int, str]] = []
        for word, place in self.places.items():
            far_x = max(place.x - x, x - place.x - place.width + 1, 0)
            far_y = max(place.y - y, y - place.y - place.height + 1, 0)
            if far_x <= 2 and far_y <= 1:
                distances.append((far_x + 2 * far_y, word))
        return min(distances)[1] if distances else ""

    def row(self, y: int) -> list[Segment]:
        """One row, from left to right."""
        segments: list[Segment] = []
        text, last = "", Style.null()
        for x in range(self.width):
            character, cell_style = self._cell(x, y)
            if cell_style != last and text:
                segments.append(Segment(text, last))
                text = ""
            text, last = text + character, cell_style
        return [*segments, Segment(text, last)]

    def _cell(self, x: int, y: int) -> tuple[str, Style]:
        upper, lower = self.ground[2 * y][x], self.ground[2 * y + 1][x]
        if (x, y) in self._cells:
            character, cell_style = self._cells[x, y]
            return character, cell_style if cell_style.bgcolor else cell_style + style(ground=upper)
        if (x, y) in self._dots:
            bits, colour = self._dots[x, y]
            return chr(0x2800 + bits), style(colour, upper)
        return (" ", style(ground=upper)) if upper == lower else ("▀", style(upper, lower))
