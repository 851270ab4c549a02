"""The map of Struggle for Rome: land, cities and who holds them, tribes under way, the legionnaire."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any, Final

from occasus.content import facts
from occasus.core.basics import Position
from occasus.pictures.drawing import WIDTH, Point, Sketch
from occasus.pictures.lines import moved

EDGE: Final = 40
LARGEST: Final = 1.4  # pixels to a unit
SMALLEST: Final = 0.8
ROOM: Final = (680, 440)  # for the cities of the winner
MIDDLE: Final = 830  # of what the title leaves free
SHORT: Final = ("Augusta", "Colonia")  # what a name does without
INK: Final = "#231c2c"
FIGURE: Final[list[Point]] = [(-6, 9), (-4, -3), (-4, -9), (0, -13), (4, -9), (4, -3), (6, 9)]
PLAYERS: Final = {"red": "#c8323c", "blue": "#2c63c8", "white": "#f6f1e6", "yellow": "#f0c22e"}
TERRAIN: Final = {"field": "#e2bd5f", "mountains": "#a99eb0", "pasture": "#a3c070", "forest": "#5f8a67"}
ASIDE: Final = {  # names that are moved, so that none touches another
    "argentoratum": -13,
    "augusta_vindelicorum": 13,
    "tarentum": -12,
    "brundisium": 4,
    "augusta_taurinorum": -8,
    "barium": 4,
    "carnuntum": 4,
    "lauriacum": -4,
    "augusta_treverorum": -11,
    "mogontiacum": 7,
    "durocortorum": 10,
    "lutetia": -5,
    "caesaraugusta": -13,
    "tarraco": 8,
}
PROVINCES: Final = {
    "germania": "#6a3fa0",
    "gallia": "#5aa2ea",
    "hispania": "#f0a030",
    "italia_septentrionalis": "#17806f",
    "italia_meridionalis": "#d23b45",
}


def draw(sketch: Sketch, position: Position, height: float, player: str) -> None:
    """So much of the map as fits, a player's cities, or else all figures, in the middle of what the title leaves."""
    known = facts("struggle_for_rome")["map"]
    corners = {entry["id"]: _corner(entry["notes"]["at"]) for entry in known["crossroads"]}
    cities = {city["id"]: corners[city["crossroad"]] for city in known["cities"]}
    northern = {entry["id"] for entry in known["crossroads"] if entry["notes"]["at"][2] == "N"}
    held = holders(position)
    figures = [own[kind]["figure"] for own in position["players"].values() for kind in ("horseman", "warrior")]
    theirs = [cities[city] for city, owner in held.items() if owner == player]
    scale, x, y = _view(theirs or [corners[figure] for figure in figures if figure] or list(cities.values()))
    top = min(place[1] for place in corners.values()) - 20
    bottom = max(place[1] for place in corners.values()) + 30
    y = min(max(top, y - height / scale / 2), bottom - height / scale)
    sketch.box(0, 0, WIDTH, height, "#35496a")
    sketch.at(MIDDLE - x * scale, -y * scale, scale)
    for entry in known["hexes"]:
        _hex(sketch, entry, position["legionnaire"] == entry["id"])
    for road in known["roads"]:
        limes = len(road) > 3 and road[3] == "limes"
        sketch.line([corners[road[0]], corners[road[1]]], "#d2452f" if limes else "#f6ead0", 5 if limes else 3.4)
    for city in sorted(known["cities"], key=lambda city: city["id"] in held):  # whose plates lie on top
        if held.get(city["id"]) == player:
            sketch.disc(*cities[city["id"]], 23, "#ffe08a99", "#ffe9a8", 2.4)
        _city(sketch, city, cities[city["id"]], city["crossroad"] in northern, held.get(city["id"], ""))
    for name, own in position["players"].items():
        for kind in ("horseman", "warrior"):
            if figure := own[kind]["figure"]:
                _figure(sketch, corners[figure], name, kind)
    sketch.at()


def draw_pattern(sketch: Sketch, player: str, at: Point, size: float = 36) -> None:
    """A player's colour with its pattern: nothing, stripes, dots, a cross."""
    x, y = at
    sketch.box(x, y, size, size, PLAYERS[player], "#fff6e0", 2)
    if player == "blue":
        for share in (0.3, 0.5, 0.7):
            sketch.line([(x + 2, y + share * size), (x + size - 2, y + share * size)], "#fff6e0", 2)
    elif player == "yellow":
        sketch.line([(x + 3, y + 3), (x + size - 3, y + size - 3)], INK, 2)
        sketch.line([(x + size - 3, y + 3), (x + 3, y + size - 3)], INK, 2)
    elif player == "white":
        for a in (0.25, 0.5, 0.75):
            for b in (0.25, 0.5, 0.75):
                sketch.disc(x + a * size, y + b * size, 2, INK)


def holders(position: Position) -> dict[str, str]:
    """The player who holds a city, where one does."""
    return {
        city: name
        for name, own in position["players"].items()
        for kind in ("horseman", "warrior")
        for city in own[kind]["cities"]
    }


def _view(places: list[Point]) -> tuple[float, float, float]:
    """Return how large the map is drawn so that these places are seen, and their middle."""
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*places, strict=True))
    scale = min(ROOM[0] / (right - left + 60), ROOM[1] / (bottom - top + 70), LARGEST)
    return max(SMALLEST, scale), (left + right) / 2, (top + bottom) / 2


def _centre(q: int, r: int) -> Point:
    return EDGE * sqrt(3) * (q + r / 2), EDGE * 1.5 * r


def _corner(at: list[Any]) -> Point:
    """A crossroads: the northern or southern corner of a hex."""
    x, y = _centre(int(at[0]), int(at[1]))
    return x, y - EDGE if at[2] == "N" else y + EDGE


def _hex(sketch: Sketch, entry: dict[str, Any], legionnaire: bool) -> None:
    x, y = _centre(entry["notes"]["q"], entry["notes"]["r"])
    outline = [(x + EDGE * sin(pi / 3 * turn), y - EDGE * cos(pi / 3 * turn)) for turn in range(6)]
    sketch.area(outline, TERRAIN[entry["terrain"]], "#f6e3c033", 8)
    if entry["region"] == "barbaricum":
        sketch.area(outline, "#2a21464d")
    if entry["terrain"] == "mountains":
        sketch.area([(x - 16, y - 10), (x - 4, y - 28), (x + 6, y - 16), (x + 12, y - 22), (x + 20, y - 10)], "#857a8e")
    elif entry["terrain"] == "forest":
        for dx in (-12, 0, 12):
            sketch.area([(x + dx - 8, y + 6), (x + dx, y - 16), (x + dx + 8, y + 6)], "#3d6246")
    if number := entry.get("number"):
        red = "#b3261a" if number in (6, 8) else INK
        sketch.disc(x, y + 2, 12.5, "#f8f1e0", "#5a4d57")
        sketch.text(x, y + 7.5, str(number), 16, red, 22, align="middle")
    if legionnaire:
        sketch.box(x - 9, y - 12, 18, 24, "#a92a32", "#fff6e0", 1.6)
        sketch.disc(x, y, 5, "#f0c869", INK)


def _city(sketch: Sketch, city: dict[str, Any], at: Point, north: bool, owner: str) -> None:
    x, y = at
    wide = city["towers"] * 5.4 + 4
    sketch.box(x - wide / 2, y - 2, wide, 11, "#e9dfcc", INK, 1.2)
    for i in range(city["towers"]):
        sketch.box(x - wide / 2 + 2 + 5.4 * i, y - 11, 4.2, 11, "#e9dfcc", INK)
    sketch.box(x - wide / 2, y + 3, wide, 6, PROVINCES[city["province"]], INK)
    name = _name(city["notes"]["name"])
    width = len(name) * 7.2 + 8
    base = y + (22.5 if north else -16)
    x += ASIDE.get(city["id"], 0)
    light = owner in ("", "white", "yellow")
    fill = PLAYERS[owner] if owner else "#e9dfccb0"
    edge = ("#8d7555", 1) if not owner else (INK, 2) if light else ("#fff6e0", 1)
    sketch.box(x - width / 2, base - 10.5, width, 13.5, fill, *edge)
    sketch.text(x, base, name, 10.5, INK if light else "#fff6e0", width - 4, "display", "middle")
    x = at[0]
    if owner:
        sketch.line([(x + wide / 2 + 3, y + 9), (x + wide / 2 + 3, y - 21)], INK, 2)
        flag: list[Point] = [(0, -21), (15, -16), (0, -10)]
        sketch.area(moved(flag, x + wide / 2 + 3, y), PLAYERS[owner], INK, 1)


def _name(name: str) -> str:
    """A name that is short enough for the map."""
    first, *more = name.upper().split()
    return " ".join(more) if more and first.title() in SHORT else name.upper() if len(name) < 14 else first


def _figure(sketch: Sketch, at: Point, player: str, kind: str) -> None:
    x, y = at
    edge = INK if player in ("white", "yellow") else "#fff6e0"
    if kind == "horseman":
        sketch.area([(x - 11, y + 9), (x - 8, y - 1), (x + 9, y - 3), (x + 12, y + 9)], PLAYERS[player], edge, 1.4)
    sketch.area(moved(FIGURE, x, y - (5 if kind == "horseman" else 0)), PLAYERS[player], edge, 1.4)
