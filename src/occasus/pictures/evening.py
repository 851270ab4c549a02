"""What the pictures of all games share: the title above, and the evening with its sun below the board."""

from __future__ import annotations

from typing import Final, TypeAlias

from occasus.pictures.drawing import HEIGHT, WIDTH, Sketch
from occasus.pictures.wrapping import shortened, wrapped

BAND: Final = 480  # where the evening begins
WATER: Final = 609
MARGIN: Final = 40
INK: Final = "#fff6e4"
GOLD: Final = "#f7b955"
BODY: Final = 26
Fits: TypeAlias = tuple[tuple[float, int], ...]  # sizes of a title, and in how many lines: the first that fits
Sky: TypeAlias = tuple[str, str, str]  # its colours, from above
EVENING: Final[Sky] = ("#241a3d", "#4a2a52", "#a8475a")


def draw_title(sketch: Sketch, title: str, about: str, room: float, fits: Fits, bottom: float) -> None:
    """Draw the name of the site, the result as large as it fits, and so much of the sentence as there is room for."""
    sketch.disc(53, 34, 9, GOLD)
    sketch.line([(40, 45), (66, 45)], GOLD, 2.4)
    sketch.text(78, 45, "OCCASUS", 23, INK, 300, "display", shadow=True)
    size, most = next((fit for fit in fits if len(wrapped(title, "display", fit[0], room)) <= fit[1]), fits[-1])
    y = 66.0
    for line in shortened(wrapped(title, "display", size, room), most):
        y += round(size * 1.08)
        sketch.text(MARGIN, y, line, size, INK, room, "display", shadow=True)
    y += 10
    for line in shortened(wrapped(about, "body", BODY, room - 30), int((bottom - y) / 31)):
        y += 31
        sketch.text(MARGIN, y, line, BODY, INK, room, shadow=True)


def draw_evening(sketch: Sketch, sun: float, x: float, sky: Sky = EVENING) -> None:
    """Draw the sky below the board, the sun as high as it stood, hills and water."""
    top, middle, low = sky
    sketch.fade(0, BAND, WIDTH, HEIGHT - BAND, (0, top), (0.5, middle), (0.86, low), (1, low))
    sketch.disc(x, 604 - 58 * sun, 88, "#ffd98a22")
    sketch.disc(x, 604 - 58 * sun, 62, "#ffe9bb")
    hills = [(0.0, 606.0), (120, 592), (330, 604), (x - 150, 600), (x, 572), (x + 80, 592), (x + 180, 564)]
    sketch.area([*hills, (WIDTH, 586), (WIDTH, HEIGHT), (0, HEIGHT)], "#2d1a3d")
    sketch.fade(0, WATER, WIDTH, HEIGHT - WATER, (0, "#150f20"), (1, "#0d0916"))


def draw_dusk(sketch: Sketch) -> None:
    """Draw the sky of a picture without a map."""
    sketch.fade(0, 0, WIDTH, BAND, (0, "#241a3d"), (0.6, "#7a3050"), (1, "#e0703f"))
    sketch.area([(500, BAND), (620, 395), (700, 440), (820, 370), (960, BAND)], "#4b2c52")
    sketch.area([(0, BAND), (130, 430), (260, BAND)], "#3a2446")


def draw_shade(sketch: Sketch) -> None:
    """Darken the left of a map, where the title is."""
    sketch.fade_across(0, 0, 620, BAND, (0, "#14111ff2"), (0.6, "#14111fb8"), (1, "#14111f00"))
