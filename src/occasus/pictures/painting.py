"""Paints a drawing as a PNG: at twice its size, then smaller, so that edges are smooth. Needs Pillow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Final, final

import msgspec
from PIL import Image, ImageChops, ImageColor, ImageDraw

from occasus.pictures.drawing import HEIGHT, WIDTH, Area, Disc, Drawing, Fade, Land, Line, Point, Stop, Text
from occasus.pictures.fonts import length, parts

FINE: Final = 2
SHADOW: Final = "#0d0916b0"
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")


class Outlines(msgspec.Struct):
    """Outlines of the Fall of Rome board as SVG paths, from the build of the client."""

    coast: str = ""
    empire: str = ""
    limes: str = ""


def paint(drawing: Drawing, client: Path) -> bytes:
    """A drawing as a PNG, with the fonts and outlines of a built client."""
    painter = Painter(client)
    for shape in drawing.shapes:
        painter.paint(shape)
    return painter.png()


@final
class Painter:
    """A picture that is being painted."""

    def __init__(self, client: Path) -> None:
        self._client: Final = client
        self._image: Final = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), (20, 17, 31))
        self._pen: Final = ImageDraw.Draw(self._image, "RGBA")

    def png(self) -> bytes:
        data = BytesIO()
        small = self._image.resize((WIDTH, HEIGHT), Image.Resampling.BOX)
        small.save(data, "PNG", compress_level=7)
        return data.getvalue()

    def paint(self, shape: Area | Line | Disc | Fade | Text | Land) -> None:
        """Paint one shape over those before."""
        if isinstance(shape, Area):
            points = _fine(_pairs(shape.points))
            self._pen.polygon(points, _colour(shape.fill))
            if shape.line:
                self._pen.line([*points, points[0], points[1]], _colour(shape.line), _wide(shape.width), "curve")
        elif isinstance(shape, Line):
            for piece in _dashes(_pairs(shape.points), shape.dash) if shape.dash else [_pairs(shape.points)]:
                self._pen.line(_fine(piece), _colour(shape.colour), _wide(shape.width), "curve")
        elif isinstance(shape, Disc):
            x, y, radius = shape.x * FINE, shape.y * FINE, shape.radius * FINE
            line = _colour(shape.line) if shape.line else None
            self._pen.ellipse(
                (x - radius, y - radius, x + radius, y + radius), _colour(shape.fill), line, _wide(shape.width)
            )
        elif isinstance(shape, Fade):
            self._fade(shape)
        elif isinstance(shape, Text):
            self._text(shape)
        else:
            self._land(shape)

    def _fade(self, shape: Fade) -> None:
        length = round((shape.width if shape.across else shape.height) * FINE)
        strip = Image.new("RGBA", (1, max(1, length)))
        strip.putdata([_between(shape.stops, i / max(1, length - 1)) for i in range(max(1, length))])
        if shape.across:
            strip = strip.transpose(Image.Transpose.ROTATE_90)
        wide = strip.resize((round(shape.width * FINE), round(shape.height * FINE)))
        self._image.paste(wide, (round(shape.x * FINE), round(shape.y * FINE)), wide)

    def _text(self, shape: Text) -> None:
        size = shape.size * FINE
        wide = length(self._client, shape.text, shape.font, size)
        if wide > shape.room * FINE:
            size *= shape.room * FINE / wide
            wide = shape.room * FINE
        x = shape.x * FINE - {"left": 0.0, "middle": wide / 2, "right": wide}[shape.align]
        for dy, colour in ((2 * FINE, SHADOW), (0, shape.colour)) if shape.shadow else ((0, shape.colour),):
            at = x
            for part, font in parts(self._client, shape.text, shape.font, size):
                self._pen.text((at, shape.y * FINE + dy), part, _colour(colour), font, "ls")
                at += font.getlength(part)

    def _land(self, shape: Land) -> None:
        outlines = _outlines(self._client)
        coast = [_fine(_placed(shape, part)) for part in _polygons(outlines.coast)]
        shore, mask, inner = (Image.new("L", self._image.size) for _ in range(3))
        pen = ImageDraw.Draw(mask)
        for part in coast:
            ImageDraw.Draw(shore).line([*part, part[0]], 40, _wide(10))
            pen.polygon(part, 255)
        self._image.paste(ImageColor.getrgb(shape.shore), mask=shore)
        self._image.paste(ImageColor.getrgb(shape.wild), mask=mask)
        for part in _polygons(outlines.empire):
            ImageDraw.Draw(inner).polygon(_fine(_placed(shape, part)), 255)
        self._image.paste(ImageColor.getrgb(shape.ground), mask=ImageChops.multiply(mask, inner))
        for part in _polygons(outlines.limes):
            self._pen.line(_fine(_placed(shape, part)), _colour(shape.limes), _wide(3), "curve")


def _pairs(lengths: Sequence[float]) -> list[Point]:
    return list(zip(lengths[::2], lengths[1::2], strict=False))


def _fine(points: Sequence[Point]) -> list[Point]:
    return [(x * FINE, y * FINE) for x, y in points]


def _wide(width: float) -> int:
    return max(1, round(width * FINE))


@cache
def _colour(text: str) -> tuple[int, int, int, int]:
    red, green, blue, *alpha = ImageColor.getrgb(text)
    return red, green, blue, alpha[0] if alpha else 255


def _between(stops: tuple[Stop, ...], share: float) -> tuple[int, ...]:
    """The colour at a share of a fade."""
    low = max((stop for stop in stops if stop.at <= share), default=stops[0], key=lambda stop: stop.at)
    high = min((stop for stop in stops if stop.at >= share), default=stops[-1], key=lambda stop: stop.at)
    part = (share - low.at) / (high.at - low.at) if high.at > low.at else 0.0
    return tuple(round(a + (b - a) * part) for a, b in zip(_colour(low.colour), _colour(high.colour), strict=True))


def _dashes(points: Sequence[Point], length: float) -> list[Sequence[Point]]:
    """The pieces of a dashed line."""
    pieces: list[list[Point]] = [[points[0]]]
    left, on = length, True
    for (a, b), (c, d) in pairwise(points):
        whole, gone = hypot(c - a, d - b), 0.0
        while whole - gone > left:
            gone += left
            at = (a + (c - a) * gone / whole, b + (d - b) * gone / whole)
            if on:
                pieces[-1].append(at)
            else:
                pieces.append([at])
            left, on = length, not on
        left -= whole - gone
        if on:
            pieces[-1].append((c, d))
    return [piece for piece in pieces if len(piece) > 1]


def _placed(shape: Land, points: Sequence[Point]) -> list[Point]:
    return [(shape.x + x * shape.scale, shape.y + y * shape.scale) for x, y in points]


@cache
def _outlines(client: Path) -> Outlines:
    """The outlines of the board; none where no client was built."""
    file = client / "fall_of_rome_map.json"
    return msgspec.json.decode(file.read_bytes(), type=Outlines) if file.is_file() else Outlines()


@cache
def _polygons(path: str) -> list[list[Point]]:
    """The parts of an SVG path of straight lines; of a curve, its corners."""
    parts = []
    for part in filter(None, path.split("M")):
        numbers = [float(number) for number in NUMBER.findall(part)]
        parts.append(_pairs(numbers))
    return [part for part in parts if len(part) > 2]
