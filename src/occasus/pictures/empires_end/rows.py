"""Rows of Empire's End: eleven locations with their innovations, standing or in ruins."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import Position
from occasus.pictures.drawing import Point, Sketch
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.lines import moved, ring

PLACES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
WIDTH: Final = 101.8  # of a column, in units of a large row
HEIGHT: Final = 170
GROUNDS: Final = {"farm": "#b08a2e", "road": "#857a70", "camp": "#8f3d34", "town": "#a8643a", "city": "#d8cdb8"}
COLUMNS: Final = (-18.0, -8.0, 3.0, 13.0)
SIGNS: Final[dict[str, list[list[Point]]]] = {  # silhouettes, about 40 wide
    "farm": [[(-13, 16), (-3, -14), (0, 16)], [(-6, 16), (0, -20), (6, 16)], [(0, 16), (3, -14), (13, 16)]],
    "road": [[(-18, 18), (-3, -12), (3, -12), (18, 18)]],
    "camp": [[(-20, 16), (0, -14), (20, 16), (5, 16), (0, 2), (-5, 16)], [(0, -24), (10, -20), (0, -16)]],
    "town": [
        [(-22, 16), (-22, 4), (-13, -6), (-4, 4), (-4, 16)],
        [(4, 16), (4, 4), (13, -6), (22, 4), (22, 16)],
        [(-8, -2), (-8, -12), (0, -20), (8, -12), (8, -2)],
    ],
    "city": [
        [(-21, -8), (0, -20), (21, -8)],
        *([(x, -5.0), (x + 5, -5.0), (x + 5, 13.0), (x, 13.0)] for x in COLUMNS),
        [(-22, 14), (22, 14), (22, 19), (-22, 19)],
    ],
}
RUIN: Final[list[list[Point]]] = [
    [(-24, 18), (-24, -6), (-16, -12), (-12, -2), (-6, 4), (-6, 18)],
    [(2, 18), (2, 6), (10, 2), (14, -14), (24, -8), (24, 18)],
]
DISASTERS: Final = ("fire", "riot", "flood", "earthquake", "famine", "barbarians", "rat_plague", "pestilence")
SEATS: Final = ("#c7364f", "#e6b033", "#8d62d0", "#1f9a97", "#d7dbe4")
PHASES: Final = {
    "disaster": "#c83f2a",
    "economy": "#37804b",
    "industry": "#96630e",
    "conflict": "#5d58b8",
    "end_game": "#8a549c",
    "on_destruction": "#6f6975",
}


def draw_row(sketch: Sketch, end: GameEnd, seat: int, corner: Point, width: float, words: dict[str, str]) -> None:
    """The row of an empire, from a corner, so wide; its innovations by name where there are words."""
    known = end.facts()
    tiles = {tile["id"]: tile for tile in known["locations"]["tiles"]}
    phases = {card["id"]: card["phase"] for card in known["disaster_cards"]["cards"]}
    empire: dict[str, Any] = end.position["empires"][seat]
    sketch.at(*corner, width / (WIDTH * len(PLACES)))
    sketch.box(-8, -6, WIDTH * len(PLACES) + 10, HEIGHT + 12, "#171322dd", "#443d5c")
    for place, tile in empire["row"].items():
        x = (int(place) - 1) * WIDTH
        _tile(sketch, x, tiles[tile], int(place), tile in empire["destroyed"])
        for i, card in enumerate(empire["innovations"].get(tile, [])[:2]):
            asleep = tile in empire["destroyed"]
            sketch.box(x + 2, 119 + 26 * i, WIDTH - 8, 23, "#4a4558" if asleep else "#f8f1e0", "#231c2c")
            sketch.box(x + 2, 119 + 26 * i, 22, 23, PHASES.get(phases[card], "#6f6975"))
            name = words.get(f"card-{card.rpartition('_')[0]}")
            if name:
                sketch.text(
                    x + 29,
                    136 + 26 * i,
                    name[:1].upper() + name[1:],
                    18,
                    "#a69bb3" if asleep else "#231c2c",
                    WIDTH - 40,
                )
    sketch.at()


def draw_places(sketch: Sketch, corner: Point, width: float) -> None:
    """The places of a row before locations lie there: face down, from a corner, so wide."""
    sketch.at(*corner, width / (WIDTH * len(PLACES)))
    sketch.box(-8, -6, WIDTH * len(PLACES) + 10, HEIGHT + 12, "#171322dd", "#443d5c")
    for number, name in enumerate(PLACES):
        x, wide = number * WIDTH, WIDTH - 6
        sketch.fade(x, 0, wide, HEIGHT, (0, "#6a4a7a"), (0.55, "#8a4a5a"), (1, "#c8875a"))
        sketch.disc(x + wide / 2, 62, 22, "#fff3d0")
        sketch.area(moved([(0, 76), (26, 64), (60, 72), (wide, 62), (wide, HEIGHT), (0, HEIGHT)], x, 0), "#3a2446")
        sketch.line([(x, 0), (x + wide, 0), (x + wide, HEIGHT), (x, HEIGHT), (x, 0)], "#f3e6c8", 1.4)
        sketch.text(x + wide / 2, 134, name, 32, "#fff6e4", wide, "display", "middle")
    sketch.at()


def standing(position: Position, seat: int) -> int:
    """Return how many locations of an empire stand."""
    empire: dict[str, Any] = position["empires"][seat]
    return len(empire["row"]) - len(empire["destroyed"])


def _tile(sketch: Sketch, x: float, tile: dict[str, Any], place: int, destroyed: bool) -> None:
    width = WIDTH - 6
    edge = "#5a5270" if destroyed else "#f3e6c8"
    if destroyed:
        sketch.fade(x, 0, width, 115, (0, "#1a1626"), (1, "#3a3048"))
    else:
        sketch.fade(x, 0, width, 68, (0, "#6a4a7a"), (0.55, "#d9775a"), (1, "#f8cf8a"))
        sketch.disc(x + 69, 24, 11, "#fff3d0")
    ground = "#17141f" if destroyed else GROUNDS[tile["type"]]
    sketch.area(moved([(0, 56), (26, 49), (60, 54), (width, 49), (width, 68), (0, 68)], x, 0), ground)
    dark = "#fffaf0" if tile["type"] == "city" else "#2a1c18"
    for sign in RUIN if destroyed else SIGNS[tile["type"]]:
        sketch.area(moved(sign, x + width / 2, 42), "#6d6580" if destroyed else dark)
    if destroyed:
        crack: list[Point] = [(10, 0), (28, 22), (20, 40), (42, 60), (40, 112)]
        sketch.line(moved(crack, x, 0), "#0d0a14", 2.4)
        sketch.text(x + width / 2, 103, str(tile["points"]["value"]), 27, "#8a8099", width, align="middle")
    else:
        sketch.box(x, 68, width, 47, "#f8f1e0")
        sketch.text(x + width / 2, 103, str(tile["points"]["value"]), 34, "#231c2c", width, align="middle")
    sketch.line([(x, 0), (x + width, 0), (x + width, 115), (x, 115), (x, 0)], edge, 1.4)
    sketch.text(x + 5, 17, PLACES[place - 1], 17, "#fff6e4", 40, "display")


def draw_laurel(sketch: Sketch, seat: int, at: Point, size: float = 36) -> None:
    """A disc in the colour of a seat, with a laurel."""
    x, y, radius = at[0] + size / 2, at[1] + size / 2, size / 2
    sketch.disc(x, y, radius, SEATS[seat % len(SEATS)], "#fff6e4", 2)
    sketch.line(ring(x, y, radius * 0.55, 0.12, 0.88), "#231c2c", 2.4)
