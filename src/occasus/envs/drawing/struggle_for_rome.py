"""Struggle for Rome as a small picture: hexes with their numbers, cities, tribes, the legionnaire, points."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any, Final

from PIL import Image

from occasus.core.basics import Position
from occasus.envs.drawing.canvas import FAINT, INK, LAND, PAPER, RED, SEA, STONE, Canvas, Colour

EDGE: Final = 34
MARGIN: Final = 60
PLAYERS: Final[dict[str, Colour]] = {
    "red": (158, 42, 43),
    "blue": (43, 92, 138),
    "white": (250, 248, 242),
    "yellow": (214, 176, 60),
}
TERRAIN: Final[dict[str, Colour]] = {
    "pasture": (158, 178, 112),
    "field": (222, 196, 104),
    "fields": (222, 196, 104),
    "grain": (222, 196, 104),
    "mountain": (150, 138, 128),
    "mountains": (150, 138, 128),
    "ore": (150, 138, 128),
}


def draw(position: Position, facts: dict[str, Any]) -> Image.Image:
    hexes: list[dict[str, Any]] = facts["map"]["hexes"]
    centres = {entry["id"]: _centre(entry["notes"]["q"], entry["notes"]["r"]) for entry in hexes}
    left, top = (min(at[axis] for at in centres.values()) - MARGIN for axis in (0, 1))
    right, low = (max(at[axis] for at in centres.values()) + MARGIN for axis in (0, 1))
    canvas = Canvas(int(right - left), int(low - top) + 40, SEA)
    for entry in hexes:
        x, y = centres[entry["id"]]
        _hex(canvas, x - left, y - top, entry, position["legionnaire"] == entry["id"])
    corners = {entry["id"]: _corner(entry["notes"]["at"]) for entry in facts["map"]["crossroads"]}
    owners = _owners(position)
    for city in facts["map"]["cities"]:
        x, y = corners[city["crossroad"]]
        canvas.disc(x - left, y - top, 6, owners.get(city["id"], PAPER))
    for name, player in position["players"].items():
        for kind, shape in (("horseman", 6), ("warrior", 8)):
            at = player[kind]["figure"]
            if at:
                x, y = corners[at]
                canvas.box(x - left - shape / 2, y - top - 12, shape, 12, PLAYERS[name])
    _players(canvas, position, int(low - top))
    return canvas.image


def _centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex, as the content file lays it out."""
    return EDGE * sqrt(3) * (q + r / 2), EDGE * 1.5 * r


def _corner(at: list[Any]) -> tuple[float, float]:
    """A crossroads: the northern or southern corner of a hex."""
    x, y = _centre(int(at[0]), int(at[1]))
    return x, y - EDGE if at[2] == "N" else y + EDGE


def _hex(canvas: Canvas, x: float, y: float, entry: dict[str, Any], legionnaire: bool) -> None:
    points = [(x + EDGE * sin(pi / 3 * turn), y - EDGE * cos(pi / 3 * turn)) for turn in range(6)]
    canvas.pen.polygon(points, TERRAIN.get(str(entry.get("terrain")), LAND), FAINT)
    if entry.get("number"):
        canvas.word(x, y, str(entry["number"]), RED if entry["number"] in (6, 8) else INK, anchor="mm")
    if legionnaire:
        canvas.disc(x, y + 14, 6, STONE, RED)


def _owners(position: Position) -> dict[str, Colour]:
    return {
        city: PLAYERS[name]
        for name, player in position["players"].items()
        for kind in ("horseman", "warrior")
        for city in player[kind]["cities"]
    }


def _players(canvas: Canvas, position: Position, y: int) -> None:
    canvas.box(0, y, canvas.image.width, 40, PAPER, FAINT)
    for seat, (name, player) in enumerate(position["players"].items()):
        text = f"{name}: {player['points']} points, {player['gold']} gold"
        x = 12 + seat * (canvas.image.width - 24) / 4
        canvas.box(x, y + 12, 12, 12, PLAYERS[name])
        canvas.word(x + 18, y + 12, text)
