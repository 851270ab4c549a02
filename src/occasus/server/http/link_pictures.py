"""Draws the picture of a link, 1200 x 630: the share card of a finished game, else an evening and words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import Final, TypeAlias, final

from PIL import Image, ImageDraw

from occasus.pictures.drawing import HEIGHT, WIDTH, Drawing
from occasus.pictures.fonts import length, parts
from occasus.pictures.painting import paint
from occasus.server.http.client_files import CLIENT
from occasus.server.http.link_cards import Card, Tile
from occasus.server.thread_pool import ThreadPool

HORIZON: Final = 440
MARGIN: Final = 72
SKY: Final = ((0.0, (36, 26, 61)), (0.55, (122, 48, 80)), (0.85, (224, 112, 63)), (1.0, (247, 185, 85)))
HILLS: Final = ((0, 440), (180, 400), (420, 425), (700, 372), (880, 420), (1040, 388), (1200, 430), (1200, 440))
BESIDE: Final = 700  # the room beside the light on the water
SUN: Final = (940, 455, 120)  # middle and radius
INK: Final = (255, 246, 228)
FAINT: Final = (214, 204, 224)
GOLD: Final = (247, 185, 85)
MOST_KEPT: Final = 200  # pictures, of 40 to 300 kB
MOST_WAITING: Final = 20  # pictures that wait to be drawn, one at a time
TILE: Final = (332, 172)
BETWEEN: Final = 30  # two tiles
TITLE: Final = ("display", 62, 32)  # font, and its largest and smallest size
BODY: Final = ("body", 40, 32)
Board: TypeAlias = Callable[[], Awaitable[Drawing]]


@final
class Pictures:
    """Pictures that were drawn lately, and one thread that draws."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[Card, bytes]] = OrderedDict()
        self._thread: Final = ThreadPool("pictures", 1, MOST_WAITING)

    async def draw(self, card: Card, board: Board | None = None) -> bytes:
        """The picture of a card, with the board of its game where one is drawn; refused if too many wait."""
        picture = self._kept.get(card)
        if picture is None and board is not None:
            picture = await self._thread.run(paint, await board(), CLIENT)
        elif picture is None:
            picture = await self._thread.run(draw, card)
        self._kept[card] = picture
        self._kept.move_to_end(card)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture


def draw(card: Card) -> bytes:
    """A card as a PNG."""
    picture = _evening().copy()
    pen = ImageDraw.Draw(picture)
    _write(pen, card.title, 150, TITLE, INK, 2)
    if card.tiles:
        _write(pen, card.line or card.sentence, 296, BODY, INK, 2)
    lines = [] if card.tiles else _wrapped(card.sentence, BODY[0], 36, BESIDE)[:3]
    for number, line in enumerate(lines):
        _write(pen, line, HORIZON + 60 + 48 * number, BODY, FAINT, 1)
    for number, tile in enumerate(card.tiles):
        _tile(pen, tile, MARGIN + number * (TILE[0] + BETWEEN))
    if card.call:
        _button(pen, card.call)
    _write(pen, "OCCASUS", 64, ("display", 32, 32), GOLD, 1)
    data = BytesIO()
    picture.save(data, "PNG", optimize=False, compress_level=6)
    return data.getvalue()


@cache
def _evening() -> Image.Image:
    """The sky, the sun, the hills and the water of the share card."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), (20, 17, 31))
    pen = ImageDraw.Draw(picture)
    for y in range(HORIZON):
        pen.line(((0, y), (WIDTH, y)), fill=_sky(y / HORIZON))
    x, middle, radius = SUN
    pen.ellipse((x - radius, middle - radius, x + radius, middle + radius), fill=(255, 240, 201))
    pen.polygon(HILLS, fill=(75, 44, 82))
    pen.rectangle((0, HORIZON, WIDTH, HEIGHT), fill=(20, 17, 31))
    for i, width in enumerate((260, 200, 300, 150, 90)):
        pen.rectangle((x - width // 2, 452 + 19 * i, x + width // 2, 454 + 19 * i), fill=(76, 62, 47))
    return picture


def _sky(share: float) -> tuple[int, int, int]:
    for (low, above), (high, below) in pairwise(SKY):
        if share <= high:
            part = (share - low) / (high - low)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(above, below, strict=True))
            return red, green, blue
    return SKY[-1][1]


def _write(
    pen: ImageDraw.ImageDraw, text: str, y: int, kind: tuple[str, int, int], ink: tuple[int, int, int], most: int
) -> None:
    """Write a text in at most so many lines, as large as it fits; what does not fit ends with dots."""
    family, size, smallest = kind
    room = WIDTH - 2 * MARGIN
    while size > smallest and len(_wrapped(text, family, size, room)) > most:
        size -= 4
    lines = _wrapped(text, family, size, room)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1].rstrip('.,')} …"]
    for i, line in enumerate(lines):
        _line(pen, line, MARGIN, y + i * round(size * 1.2), family, size, ink)


def _line(
    pen: ImageDraw.ImageDraw, text: str, x: float, y: int, family: str, size: int, ink: tuple[int, int, int]
) -> None:
    """Write one line, each letter in the file of its font that has it."""
    for part, font in parts(CLIENT, text, family, size):
        pen.text((x, y), part, font=font, fill=ink, anchor="ls")
        x += font.getlength(part)


def _tile(pen: ImageDraw.ImageDraw, tile: Tile, left: float) -> None:
    """A label, a number or a name as large as it fits, and what it means."""
    width, height = TILE
    top, x, room = HEIGHT - 46 - height, left + 24, width - 48
    pen.rounded_rectangle((left, top, left + width, top + height), 16, (24, 19, 36), (84, 70, 96))
    for text, family, size, base, ink in (
        (tile.label, "body", 34, 44, FAINT),
        (tile.value, "display", 58, 108 if tile.note else 124, GOLD),
        (tile.note, "body", 34, 154, INK),
    ):
        wide = length(CLIENT, text, family, size)
        _line(pen, text, x, top + base, family, min(size, int(size * room / max(1, wide))), ink)


def _button(pen: ImageDraw.ImageDraw, text: str) -> None:
    width = length(CLIENT, text, "body", 40) + 72
    left, top = WIDTH - MARGIN - width, HEIGHT - 118
    pen.rounded_rectangle((left, top, WIDTH - MARGIN, top + 76), 12, fill=GOLD)
    _line(pen, text, left + 36, top + 52, "body", 40, (32, 22, 14))


def _wrapped(text: str, family: str, size: int, room: float) -> list[str]:
    """A text in lines that fit; a word that is too long is cut."""
    lines = [""]
    for word in text.split():
        while length(CLIENT, word, family, size) > room and len(word) > 1:
            word = word[:-1]
        longer = f"{lines[-1]} {word}".strip()
        if length(CLIENT, longer, family, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
