"""A picture: shapes in the order in which they are painted, lengths in pixels, colours as in CSS."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

import msgspec

WIDTH: Final = 1200
HEIGHT: Final = 630
Point: TypeAlias = tuple[float, float]


class Area(msgspec.Struct, frozen=True, tag="area"):
    """A polygon, with a line around it where one is named."""

    points: tuple[float, ...]  # across and down, in turn
    fill: str
    line: str = ""
    width: float = 1


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A line through points; dashed with pieces and gaps of one length, if there is one."""

    points: tuple[float, ...]
    colour: str
    width: float
    dash: float = 0


class Disc(msgspec.Struct, frozen=True, tag="disc"):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str = ""
    width: float = 1


class Stop(msgspec.Struct, frozen=True):
    """A colour of a fade, and at which share of it."""

    at: float
    colour: str


class Fade(msgspec.Struct, frozen=True, tag="fade"):
    """A rectangle whose colour changes from the top down, or from the left to the right."""

    x: float
    y: float
    width: float
    height: float
    stops: tuple[Stop, ...]
    across: bool = False


class Text(msgspec.Struct, frozen=True, tag="text"):
    """One line of text on a base line, made smaller until it fits into its room."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    room: float
    font: Literal["display", "body"] = "body"
    align: Literal["left", "middle", "right"] = "left"
    shadow: bool = False


class Land(msgspec.Struct, frozen=True, tag="land"):
    """Coast, empire and Limes of Fall of Rome, which whoever paints has: where the corner of the board lies."""

    x: float
    y: float
    scale: float
    wild: str
    ground: str
    limes: str
    shore: str


Shape: TypeAlias = Area | Line | Disc | Fade | Text | Land


class Drawing(msgspec.Struct, frozen=True):
    """A picture, and the same in words for those who do not see it."""

    title: str
    about: str
    shapes: tuple[Shape, ...]


@final
class Sketch:
    """A drawing in the making. Boards have units of their own: `at` says where their corner lies, and how large."""

    def __init__(self) -> None:
        self.shapes: Final[list[Shape]] = []
        self._x, self._y, self._scale = 0.0, 0.0, 1.0

    def at(self, x: float = 0, y: float = 0, scale: float = 1) -> None:
        """From now on, lengths are in such units from such a corner."""
        self._x, self._y, self._scale = x, y, scale

    def area(self, points: list[Point], fill: str, line: str = "", width: float = 1) -> None:
        self.shapes.append(Area(self._placed(points), fill, line, self._long(width)))

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = "", edge: float = 1) -> None:
        self.area([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill, line, edge)

    def line(self, points: list[Point], colour: str, width: float, dash: float = 0) -> None:
        self.shapes.append(Line(self._placed(points), colour, self._long(width), self._long(dash)))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "", width: float = 1) -> None:
        left, top = self._placed([(x, y)])
        self.shapes.append(Disc(left, top, self._long(radius), fill, line, self._long(width)))

    def fade(self, x: float, y: float, width: float, height: float, *stops: tuple[float, str]) -> None:
        self._fade(x, y, width, height, stops, False)

    def fade_across(self, x: float, y: float, width: float, height: float, *stops: tuple[float, str]) -> None:
        self._fade(x, y, width, height, stops, True)

    def _fade(
        self, x: float, y: float, width: float, height: float, stops: tuple[tuple[float, str], ...], across: bool
    ) -> None:
        left, top = self._placed([(x, y)])
        self.shapes.append(
            Fade(left, top, self._long(width), self._long(height), tuple(Stop(*stop) for stop in stops), across)
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        room: float,
        font: Literal["display", "body"] = "body",
        align: Literal["left", "middle", "right"] = "left",
        shadow: bool = False,
    ) -> None:
        left, base = self._placed([(x, y)])
        self.shapes.append(Text(left, base, text, self._long(size), colour, self._long(room), font, align, shadow))

    def land(self, wild: str, ground: str, limes: str, shore: str) -> None:
        self.shapes.append(Land(self._x, self._y, self._scale, wild, ground, limes, shore))

    def _placed(self, points: list[Point]) -> tuple[float, ...]:
        placed = ((self._x + x * self._scale, self._y + y * self._scale) for x, y in points)
        return tuple(round(length, 1) for point in placed for length in point)

    def _long(self, length: float) -> float:
        return round(length * self._scale, 1)
