"""A chart of chances as plain shapes, which SVG and PNG draw alike."""

from __future__ import annotations

from typing import Final, final

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # told apart by everyone
WIDTH: Final = 960
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 56, 48
INK: Final = "#333333"
PALE: Final = "#d8d8d8"


@final
class Chart:
    """A title, a named line of chances for each seat, and the marked moves, each with the place of its line."""

    def __init__(self, title: str, names: list[str], lines: list[list[float]], marks: list[tuple[int, int]]) -> None:
        self.title: Final = title
        self.names: Final = names
        self.lines: Final = lines
        self.marks: Final = marks

    def moves(self) -> int:
        """Return how many moves the chart spans."""
        return max(1, len(self.lines[0]) - 1)


@final
class Shape:
    """A line through points, or a text at one point."""

    def __init__(self, points: list[tuple[float, float]], colour: str, width: float = 1.0, text: str = "") -> None:
        self.points: Final = points
        self.colour: Final = colour
        self.width: Final = width  # of the line
        self.text: Final = text
        self.anchor = "start"  # of the text: start, middle or end


def shapes(chart: Chart) -> list[Shape]:
    """Everything to draw, in its order."""
    shapes = [_text(LEFT, 24, chart.title, INK)]
    for tenths in range(0, 11, 2):
        y = _y(tenths / 10)
        shapes.append(Shape([(LEFT, y), (WIDTH - RIGHT, y)], PALE))
        shapes.append(_text(LEFT - 8, y + 4, f"{tenths * 10} %", INK, "end"))
    for mark, (number, place) in enumerate(chart.marks, start=1):
        x = _x(chart, number)
        shapes.append(Shape([(x, TOP), (x, HEIGHT - BOTTOM)], "#999999"))
        shapes.append(_text(x, HEIGHT - BOTTOM + 18, str(mark), COLOURS[place % len(COLOURS)], "middle"))
    for place, line in enumerate(chart.lines):
        colour = COLOURS[place % len(COLOURS)]
        shapes.append(Shape([(_x(chart, number), _y(chance)) for number, chance in enumerate(line)], colour, 2.5))
    x = float(LEFT)
    for place, name in enumerate(chart.names):
        colour = COLOURS[place % len(COLOURS)]
        shapes.append(Shape([(x, 42), (x + 18, 42)], colour, 4))
        shapes.append(_text(x + 24, 46, name, INK))
        x += 48 + 8 * len(name)
    shapes.append(_text(LEFT, HEIGHT - 10, "0", INK))
    shapes.append(_text(WIDTH - RIGHT, HEIGHT - 10, str(chart.moves()), INK, "end"))
    return shapes


def _x(chart: Chart, number: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / chart.moves()


def _y(chance: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance


def _text(x: float, y: float, text: str, colour: str, anchor: str = "start") -> Shape:
    shape = Shape([(x, y)], colour, text=text)
    shape.anchor = anchor
    return shape
