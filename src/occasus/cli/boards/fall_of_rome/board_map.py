"""The map of Fall of Rome in characters: coast, roads, cities with what stands in them, tribes and tracks.

The coast was drawn once from Natural Earth (public domain), with the projection of the browser's board.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from rich.text import Text

from occasus.cli.boards.canvas import (
    ACCENT,
    DANGER,
    FOCUS,
    INK,
    IVORY,
    LAND,
    RAISED,
    SEA,
    TEXT_3,
    Canvas,
    Place,
    style,
)
from occasus.cli.boards.fall_of_rome.pieces import LETTERS, Pieces
from occasus.core.basics import Position, View

WIDTH: Final = 132
HEIGHT: Final = 42
ROAD: Final = "#a08a6c"
ROUTE: Final = "#5d7da3"
TINTS: Final = {"orange": "#f39a4a", "black": "#b9b0c8", "green": "#7fd1ae", "white": "#fbf6ea", "blue": "#86a6f2"}
AT: Final = {  # the middle of each city
    "aquileia": (73, 20), "athenae": (102, 33), "brundisium": (79, 29), "burdigala": (28, 20),
    "caesaraugusta": (24, 26), "carnuntum": (80, 15), "carthago": (58, 36), "cesarea": (36, 36),
    "chersonesus": (120, 18), "constantinopolis": (110, 27), "corduba": (15, 30), "eburacum": (35, 4),
    "genua": (50, 24), "gesoriacum": (46, 9), "iuvavum": (65, 15), "londinium": (31, 9), "lugdunum": (43, 20),
    "lutetia": (39, 14), "mediolanum": (58, 19), "mogontiacum": (56, 12), "narbo": (38, 24), "narona": (79, 24),
    "nova_carthago": (28, 32), "patrae": (88, 32), "philippopolis": (97, 25), "ravenna": (66, 24), "roma": (65, 28),
    "sinope": (123, 23), "syracusae": (74, 36), "tingi": (11, 35), "tyras": (107, 18),
}  # fmt: skip
CAMPS: Final = {  # what is left of each tribe, outside the empire
    "anglo_saxons_franks": (62, 6), "vandals": (75, 9), "huns": (91, 18), "visigoths": (104, 12),
    "ostrogoths": (118, 8),
}  # fmt: skip


@cache
def _land() -> tuple[str, ...]:
    text = files("occasus.cli.boards.fall_of_rome").joinpath("land.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())


def draw(view: View, pieces: Pieces, marked: frozenset[str], chosen: str, tracks: list[str]) -> Canvas:
    """The map; `marked` are places that can be gone to or chosen, `chosen` is the one that is pointed at."""
    position = view["position"]
    canvas = Canvas(WIDTH, HEIGHT, SEA)
    for y, row in enumerate(_land()):
        for x, kind in enumerate(row):
            if kind == "#":
                canvas.ground[y][x] = LAND
    _roads(canvas, pieces)
    for number, line in enumerate(tracks):
        canvas.write(1, 1 + number, line, style(ACCENT if number == 0 else IVORY, bold=number == 0))
    for tribe, (x, y) in CAMPS.items():
        _camp(canvas, position, pieces, tribe, x, y)
    for city in AT:
        _city(canvas, position, pieces, city, city in marked, city == chosen)
    canvas.focus = _matters(view, chosen)
    return canvas


def _roads(canvas: Canvas, pieces: Pieces) -> None:
    for city, entry in pieces.cities.items():
        for other in entry["neighbours"]:
            if city < other and city in AT and other in AT:
                sea = _over_sea(AT[city], AT[other])
                canvas.line(AT[city], AT[other], ROUTE if sea else ROAD, dashed=sea)


def _over_sea(start: tuple[int, int], end: tuple[int, int]) -> bool:
    """Return whether a way lies mostly on the sea."""
    land, steps = _land(), 12
    on_land = 0
    for step in range(1, steps):
        x = start[0] + (end[0] - start[0]) * step // steps
        y = start[1] + (end[1] - start[1]) * step // steps
        on_land += land[2 * y][x] == "#"
    return on_land < steps // 2


def _camp(canvas: Canvas, position: Position, pieces: Pieces, tribe: str, x: int, y: int) -> None:
    left = position["supply"]["barbarians"].get(tribe, 0)
    label = Text.assemble(pieces.letter(tribe), f" {left} ")
    if tribe in position["allied"]:
        label.append("= " + pieces.words.say("board-allied"))
    canvas.write(x, y, label, style(DANGER if left < 4 else TEXT_3, RAISED))


def _city(canvas: Canvas, position: Position, pieces: Pieces, city: str, marked: bool, chosen: bool) -> None:
    x, y = AT[city]
    danger = pieces.in_danger(position, city)
    name = pieces.words.name("city", city) + ("~" if pieces.is_port(city) else "")
    plate = Text(f" {name} ")
    lit = chosen or marked
    for colour in pieces.cities[city]["colours"]:
        letter = LETTERS[pieces.tribe_of[colour]].lower()
        plate.append(letter, style(INK if lit else TINTS[colour]))
    plate.append(" ")
    ground = FOCUS if chosen else ACCENT if marked else "#6b2b22" if danger else RAISED
    left = max(0, min(x - len(plate) // 2, WIDTH - len(plate)))
    canvas.write(left, y, plate, style(INK if lit else IVORY, ground, bold=lit or danger))
    standing = pieces.city(position, city)
    canvas.write(max(0, x - len(standing) // 2), y + 1, standing, style(IVORY))
    canvas.places[city] = Place(left, y, len(plate), 2)


def _matters(view: View, chosen: str) -> list[str]:
    """Return where to look: at what is pointed at, at the own pawn, at the current pawn, at Rome."""
    position: dict[str, Any] = view["position"]
    players, seat, active = position["players"], view["seat"], position["turn"].get("active", 0)
    pawns = [players[pawn].get("city") for pawn in (seat, active) if 0 <= pawn < len(players)]
    return [place for place in (chosen, *pawns, "roma") if place]
