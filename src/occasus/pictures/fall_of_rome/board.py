"""The board of Fall of Rome: land and roads, cities with what stands in them, camps of the tribes."""

from __future__ import annotations

from typing import Any, Final

from occasus.content import facts
from occasus.core.basics import Position
from occasus.pictures.drawing import WIDTH, Point, Sketch
from occasus.pictures.lines import curve, moved, ring

BOARD: Final = (1160, 750)
INK: Final = "#231c2c"
ROLES: Final = {
    "consul": "#c7364f",
    "magister_militum": "#e6b033",
    "mercator": "#1f9a97",
    "praefectus_classis": "#3f7fd6",
    "praefectus_fabrum": "#b8733a",
    "regina_foederata": "#6fa03c",
    "vestalis": "#8d62d0",
}
SQUARE: Final = [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
CROSS: Final = [(-0.42, -1.1), (0.42, -1.1), (0.42, -0.42), (1.1, -0.42), (1.1, 0.42), (0.42, 0.42), (0.42, 1.1)]
TRIBES: Final[dict[str, tuple[str, str, list[Point]]]] = {  # fill, edge and shape
    "anglo_saxons_franks": ("#e8720c", "#4d2200", [(0, -1.12), (1.08, 0.82), (-1.08, 0.82)]),
    "vandals": ("#35303f", "#f3e6c8", SQUARE),
    "huns": ("#57b894", "#0f3a2a", [(0, -1.22), (1.05, 0), (0, 1.22), (-1.05, 0)]),
    "visigoths": ("#fbf6ea", "#4b4038", ring(0, 0, 1, parts=20)),
    "ostrogoths": ("#2b57c4", "#0b1c4c", [*CROSS, *((-x, -y) for x, y in CROSS[1:]), (-0.42, -1.1)]),
}
PAWN: Final[list[Point]] = [(-10, 1), (-5.5, -14), (-7, -21), (0, -27), (7, -21), (5.5, -14), (10, 1)]
PLATE: Final = "#f8f1e0"


def draw(sketch: Sketch, position: Position, height: float, ringed: str) -> None:
    """The board as wide as the picture, so much of it as fits, with one city ringed."""
    layout = facts("fall_of_rome_layout")
    places: dict[str, Any] = layout["cities"]
    scale = WIDTH / BOARD[0]
    seen = height / scale
    middle = places[ringed]["at"][1] if ringed in places else _middle(position, places)
    top = min(max(0.0, middle - 0.62 * seen), BOARD[1] - seen)
    sketch.at(0, -top * scale, scale)
    sketch.box(0, 0, *BOARD, "#2b4059")
    sketch.land("#7d7687", "#dcc8a4", "#8a3c36", "#f6e3c0")
    for line in layout["lines"]:
        _line(sketch, line, places)
    for tribe, camp in layout["supplies"].items():
        _camp(sketch, position, tribe, camp["at"])
    colours = _colours()
    for city, place in places.items():
        _city(sketch, position, city, place, colours[city])
    if ringed in places:
        x, y = places[ringed]["at"]
        sketch.line(ring(x, y, 31), "#e0603f", 4)
    _pawns(sketch, position, places)
    sketch.at()


def steps_to_lose(position: Position) -> int:
    return int(position["options"].get("decline.steps_to_lose", 8))


def draw_facts(sketch: Sketch, position: Position, right: float, base: float) -> None:
    """Which tribes are at peace, and how far decline went."""
    lose, decline = steps_to_lose(position), int(position["decline"])
    sketch.text(right, base, f"{decline} / {lose}", 40, "#fff6e4", 120, align="right", shadow=True)
    for i, tribe in enumerate(TRIBES):
        x = right - 350 + 50 * i
        draw_tribe(sketch, tribe, x, base - 12, 14)
        if calm(position, tribe):
            sketch.disc(x + 15, base - 26, 9, "#e8b64c", INK, 1.4)
            sketch.line([(x + 11, base - 26), (x + 14, base - 22), (x + 20, base - 31)], INK, 2)


def draw_pawn(sketch: Sketch, position: Position, seat: int, at: Point) -> None:
    """Draw the pawn of a seat; of a player alone, the first."""
    pawns = position["players"]
    role = str(pawns[seat]["role"]) if seat < len(pawns) else ""
    sketch.area(moved(PAWN, at[0] + 18, at[1] + 34, 1.3), ROLES.get(role, "#c7364f"), "#fff6e0", 2)


def draw_tribe(sketch: Sketch, tribe: str, x: float, y: float, size: float) -> None:
    fill, edge, shape = TRIBES[tribe]
    sketch.area(moved(shape, x, y, size), fill, edge, max(1.0, size * 0.16))


def calm(position: Position, tribe: str) -> bool:
    """Return whether a tribe is allied or off the map."""
    return tribe in position["allied"] or not any(horde.get(tribe) for horde in position["barbarians"].values())


def _middle(position: Position, places: dict[str, Any]) -> float:
    """Return where most barbarians stand, from the north down."""
    rows = [places[city]["at"][1] for city, horde in position["barbarians"].items() for _ in range(sum(horde.values()))]
    return sum(rows) / len(rows) if rows else BOARD[1] / 2


def _colours() -> dict[str, list[str]]:
    """The tribes on the ring of each city."""
    known = facts("fall_of_rome")
    tribe_of = {entry["colour"]: entry["id"] for entry in known["tribes"]["entries"]}
    return {entry["id"]: [tribe_of[colour] for colour in entry["colours"]] for entry in known["cities"]["entries"]}


def _line(sketch: Sketch, line: dict[str, Any], places: dict[str, Any]) -> None:
    points = curve(tuple(places[line["a"]]["at"]), tuple(places[line["b"]]["at"]), line["bend"])
    if line["kind"] == "sea":
        sketch.line(points, "#dfe6ea", 2.6, 7)
    else:
        sketch.line(points, "#f3e6c8", 5)
        sketch.line(points, "#7c4a33", 2.4)


def _camp(sketch: Sketch, position: Position, tribe: str, at: Point) -> None:
    x, y = at
    sketch.box(x - 50, y - 24, 100, 48, "#1d1a2cee", TRIBES[tribe][0] if tribe != "vandals" else "#f3e6c8", 2)
    draw_tribe(sketch, tribe, x - 28, y, 11)
    left = position["supply"]["barbarians"].get(tribe, 0)
    sketch.text(x - 8, y + 9, str(left), 26, "#fff6e4", 40)
    if calm(position, tribe) and (position["barbarians"] or position["allied"]):  # else nothing has begun
        sketch.disc(x + 34, y, 8, "#e8b64c", INK, 1.4)
        sketch.line([(x + 30, y), (x + 33, y + 4), (x + 39, y - 4)], INK, 2)


def _city(sketch: Sketch, position: Position, city: str, place: dict[str, Any], tribes: list[str]) -> None:
    x, y = place["at"]
    radius = 17.0 if city == "roma" else 14.0
    if city in position["forts"]:
        sketch.disc(x, y, radius + 7, "#d9d2c6", "#4c443d", 1.4)
        for i in range(12):
            sketch.area([(x, y), *ring(x, y, radius + 10, i / 12, (i + 0.5) / 12)], "#d9d2c6")
    sketch.disc(x, y, radius + 1.6, INK)
    for i, tribe in enumerate(tribes):
        part = ring(x, y, radius, i / len(tribes), (i + 1) / len(tribes))
        sketch.area([(x, y), *part] if len(tribes) > 1 else part, TRIBES[tribe][0])
    sketch.disc(x, y, radius - 5.2, "#d3bf99", INK)
    sketch.disc(x, y, 4 if city == "roma" else 2.6, "#8b1f2b" if city == "roma" else INK)
    left, top, width, height = place["name"]["box"]
    sketch.box(x + left, y + top, width, height, PLATE, "#8d7555")
    name = _names()[city].upper()
    sketch.text(x + left + width / 2, y + top + 13, name, 12.5, INK, width - 6, "display", "middle")
    left, top, width, height = place["tray"]["box"]
    _tray(sketch, position, city, (x + left, y + top + height / 2, width), left < 0)


def _tray(sketch: Sketch, position: Position, city: str, room: tuple[float, float, float], leftwards: bool) -> None:
    """Barbarians and legions beside a city, the nearest first."""
    x, y, width = room
    hordes = position["barbarians"].get(city, {})
    pieces = [tribe for tribe, count in hordes.items() for _ in range(count)]
    pieces += ["legion"] * position["legions"].get(city, 0)
    step = min(13.5, width / max(1, len(pieces)) + 3)
    for i, piece in enumerate(pieces):
        at = x + width - 7 - step * i if leftwards else x + 7 + step * i
        if piece == "legion":
            sketch.box(at - 5, y - 8, 10, 16, "#a92a32", "#f0c869", 1.4)
        else:
            draw_tribe(sketch, piece, at, y, 7)


def _pawns(sketch: Sketch, position: Position, places: dict[str, Any]) -> None:
    standing: dict[str, int] = {}
    for player in position["players"]:
        if city := player["city"]:
            x, y = places[city]["at"]
            x += 15 * standing.get(city, 0) - 4
            standing[city] = standing.get(city, 0) + 1
            fill = ROLES.get(player["role"], "#c7364f")
            sketch.area(moved(PAWN, x, y - 5, 1.05), fill, "#fff6e0", 1.6)


def _names() -> dict[str, str]:
    return {entry["id"]: entry["notes"]["name"] for entry in facts("fall_of_rome")["cities"]["entries"]}
