"""A canvas, colours and text in the built-in font, for small pictures."""

from __future__ import annotations

from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

Colour: TypeAlias = tuple[int, int, int]

SEA: Final[Colour] = (178, 196, 201)
LAND: Final[Colour] = (233, 222, 196)
INK: Final[Colour] = (58, 45, 36)
FAINT: Final[Colour] = (150, 134, 112)
PAPER: Final[Colour] = (246, 239, 222)
STONE: Final[Colour] = (122, 118, 112)
RED: Final[Colour] = (150, 40, 36)
GOLD: Final[Colour] = (196, 148, 44)
SEATS: Final[tuple[Colour, ...]] = ((158, 42, 43), (43, 92, 138), (201, 141, 38), (72, 112, 66), (106, 74, 128))
FONT: Final = ImageFont.load_default(13)
SMALL: Final = ImageFont.load_default(10)


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image: Final = Image.new("RGB", (width, height), ground)
        self.pen: Final = ImageDraw.Draw(self.image)

    def word(
        self, x: float, y: float, text: str, colour: Colour = INK, small: bool = False, anchor: str = "la"
    ) -> None:
        self.pen.text((x, y), text, colour, SMALL if small else FONT, anchor)

    def disc(self, x: float, y: float, radius: float, fill: Colour, edge: Colour = INK) -> None:
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, edge)

    def box(self, x: float, y: float, width: float, height: float, fill: Colour | None, edge: Colour = INK) -> None:
        self.pen.rectangle((x, y, x + width, y + height), fill, edge)

    def line(self, points: list[tuple[float, float]], colour: Colour = FAINT, width: int = 1) -> None:
        self.pen.line(points, colour, width)
