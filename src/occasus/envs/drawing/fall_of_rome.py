"""Fall of Rome as a small picture: cities at their places, barbarians, legions, forts, pawns, tracks."""

from __future__ import annotations

from typing import Any, Final

from PIL import Image

from occasus.core.basics import Position
from occasus.envs.drawing.canvas import FAINT, INK, PAPER, RED, SEA, SEATS, STONE, Canvas, Colour

WIDTH: Final = 900
HEIGHT: Final = 620
MARGIN: Final = 50
COLOURS: Final[dict[str, Colour]] = {
    "white": (240, 238, 230),
    "black": (40, 38, 38),
    "blue": (52, 92, 150),
    "green": (62, 116, 70),
    "orange": (206, 120, 40),
    "yellow": (214, 176, 60),
    "red": (158, 42, 43),
    "purple": (106, 74, 128),
}


def draw(position: Position, facts: dict[str, Any]) -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, SEA)
    cities: list[dict[str, Any]] = facts["cities"]["entries"]
    places = _places(cities)
    for entry in cities:
        for other in entry["neighbours"]:
            name = other if isinstance(other, str) else other["city"]
            canvas.line([places[entry["id"]], places[name]])
    colours = {entry["id"]: COLOURS.get(entry["colour"], STONE) for entry in facts["tribes"]["entries"]}
    for entry in cities:
        _city(canvas, position, entry, places[entry["id"]], colours)
    for pawn, player in enumerate(position["players"]):
        if player["city"]:
            x, y = places[player["city"]]
            canvas.disc(x - 12 + 8 * pawn, y - 14, 5, SEATS[pawn])
    _margin(canvas, position, colours)
    return canvas.image


def _places(cities: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    east = [float(entry["notes"]["lon"]) for entry in cities]
    north = [float(entry["notes"]["lat"]) for entry in cities]
    x_scale = (WIDTH - 2 * MARGIN) / (max(east) - min(east))
    y_scale = (HEIGHT - 3 * MARGIN) / (max(north) - min(north))
    return {
        entry["id"]: (MARGIN + (lon - min(east)) * x_scale, MARGIN + (max(north) - lat) * y_scale)
        for entry, lon, lat in zip(cities, east, north, strict=True)
    }


def _city(
    canvas: Canvas, position: Position, entry: dict[str, Any], at: tuple[float, float], colours: dict[str, Colour]
) -> None:
    x, y = at
    name = entry["id"]
    canvas.disc(x, y, 8, PAPER, RED if name in position["forts"] else INK)
    canvas.word(x, y + 9, entry["notes"]["name"], small=True, anchor="ma")
    legions = position["legions"].get(name, 0)
    for number in range(legions):
        canvas.box(x - 16 - 5 * number, y - 4, 4, 8, RED)
    at_x = x + 11
    for tribe, count in position["barbarians"].get(name, {}).items():
        for _ in range(count):
            canvas.box(at_x, y - 4, 7, 7, colours[tribe])
            at_x += 9


def _margin(canvas: Canvas, position: Position, colours: dict[str, Colour]) -> None:
    """Supplies, alliances and tracks along the lower edge."""
    y = HEIGHT - 36
    canvas.box(0, y - 8, WIDTH, 44, PAPER, FAINT)
    x = 10.0
    for tribe, count in position["supply"]["barbarians"].items():
        canvas.box(x, y, 10, 10, colours[tribe])
        mark = " allied" if tribe in position["allied"] else ""
        canvas.word(x + 14, y - 3, f"{tribe} {count}{mark}")
        x += 178
    deck = position["player_deck"]["size"]
    canvas.word(10, y + 13, f"decline {position['decline']}   rate {position['rate']}   player deck {deck}")
