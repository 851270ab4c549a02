"""A chart as an SVG file."""

from __future__ import annotations

from html import escape
from pathlib import Path

from occasus.cli.charts.chart import HEIGHT, WIDTH, Chart, Shape, shapes
from occasus.core.basics import OccasusError


def svg(chart: Chart) -> str:
    """The text of the picture."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="13" role="img">'
    )
    title = f"<title>{escape(chart.title)}</title>"
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
    return "\n".join([head, title, paper, *(_drawn(shape) for shape in shapes(chart)), "</svg>", ""])


def write_svg(path: Path, chart: Chart) -> None:
    """Write the picture."""
    try:
        path.write_text(svg(chart), encoding="utf-8")
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error


def _drawn(shape: Shape) -> str:
    if shape.text:
        x, y = shape.points[0]
        anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
        return f'<text x="{x:.1f}" y="{y:.1f}" fill="{shape.colour}"{anchor}>{escape(shape.text)}</text>'
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
    return f'<polyline points="{points}" fill="none" stroke="{shape.colour}" stroke-width="{shape.width}"/>'
