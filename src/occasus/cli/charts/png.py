"""A chart as a PNG file, drawn by Pillow."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from occasus.cli.charts.chart import HEIGHT, WIDTH, Chart, shapes
from occasus.core.basics import OccasusError

FINE: Final = 2  # pixels for one of the chart's units
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}


def write_png(path: Path, chart: Chart) -> None:
    """Write the picture."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise OccasusError(
            "PNG files need Pillow (`pip install 'occasus[pictures]'`); --svg works without it."
        ) from error
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), "#ffffff")
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(13 * FINE)
    for shape in shapes(chart):
        points = [(x * FINE, y * FINE) for x, y in shape.points]
        if shape.text:
            draw.text(points[0], shape.text, fill=shape.colour, font=font, anchor=ANCHORS[shape.anchor])
        else:
            draw.line(points, fill=shape.colour, width=round(shape.width * FINE), joint="curve")
    try:
        image.save(path, "PNG")
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror or error}.") from error
