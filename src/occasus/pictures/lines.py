"""Curves and outlines as points."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from occasus.pictures.drawing import Point


def curve(start: Point, end: Point, bend: float, parts: int = 12) -> list[Point]:
    """A quadratic curve whose middle lies so far beside the middle of its ends."""
    (a, b), (c, d) = start, end
    length = hypot(c - a, d - b) or 1
    via = ((a + c) / 2 - (d - b) / length * bend * 2, (b + d) / 2 + (c - a) / length * bend * 2)
    return [_on(start, via, end, i / parts) for i in range(parts + 1)]


def _on(start: Point, via: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    x, y = (rest * rest * p + 2 * rest * share * q + share * share * r for p, q, r in zip(start, via, end, strict=True))
    return x, y


def ring(x: float, y: float, radius: float, first: float = 0, last: float = 1, parts: int = 32) -> list[Point]:
    """A part of a circle, from the top clockwise; all of it from 0 to 1."""
    count = max(3, round(parts * (last - first)))
    angles = [2 * pi * (first + (last - first) * i / count) for i in range(count + 1)]
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def moved(points: list[Point], x: float, y: float, scale: float = 1) -> list[Point]:
    return [(x + scale * a, y + scale * b) for a, b in points]
