"""A chart of chances in the terminal: a hill for each seat, with the turning points below."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from occasus.cli.charts.chart import COLOURS, Chart

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 4  # of a hill
ALONE: Final = 8  # of the only hill


def drawn(chart: Chart, width: int) -> list[Text]:
    """The lines of the chart."""
    rows = ALONE if len(chart.lines) == 1 else ROWS
    lines = [Text(chart.title, "bold")]
    for place, (name, line) in enumerate(zip(chart.names, chart.lines, strict=True)):
        last = round(100 * line[-1])
        lines.append(
            Text.assemble((name, COLOURS[place % len(COLOURS)]), (f"  {last} %" if 0 < last < 100 else "", "dim"))
        )
        lines += _hill(_columns(line, width), rows, COLOURS[place % len(COLOURS)])
        if any(mark[1] == place for mark in chart.marks):
            lines.append(_marks(chart, place, width))
    return lines


def _columns(line: list[float], width: int) -> list[float]:
    """The chance at each column: the last one known there."""
    return [line[round(column * (len(line) - 1) / (width - 1))] for column in range(width)]


def _hill(columns: list[float], rows: int, colour: str) -> list[Text]:
    steps = len(BLOCKS) - 1
    heights = [round(chance * rows * steps) for chance in columns]
    lines: list[Text] = []
    for row in reversed(range(rows)):
        scale = "100 %" if row == rows - 1 else "0 %" if row == 0 else ""
        cells = "".join(BLOCKS[min(steps, max(0, height - row * steps))] for height in heights)
        lines.append(Text.assemble((f"{scale:>5} ", "dim"), (cells, colour)))
    return lines


def _marks(chart: Chart, place: int, width: int) -> Text:
    cells = [" "] * width
    for mark, (number, line) in enumerate(chart.marks, start=1):
        if line == place:
            cells[round(number * (width - 1) / chart.moves())] = str(mark)[-1]
    return Text("      " + "".join(cells), "bold")
