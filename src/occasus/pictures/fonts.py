"""The fonts of a built client, for pictures: which file has each letter, and how long a text is. Needs Pillow."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

FAMILIES: Final = {"display": "cinzel", "body": "eb-garamond"}
SMALLEST: Final = 8
Font = ImageFont.FreeTypeFont


def length(client: Path, text: str, family: str, size: float) -> float:
    """Return how wide a text is."""
    return sum(font.getlength(part) for part, font in parts(client, text, family, size))


def parts(client: Path, text: str, family: str, size: float) -> list[tuple[str, Font]]:
    """A text in pieces, with the font of each: the extended letters have a file of their own."""
    pieces: list[tuple[str, Font]] = []
    for letter in text:
        letters = "latin-ext" if 0x100 <= ord(letter) < 0x250 else "latin"
        font = _font(client, FAMILIES[family], letters, max(SMALLEST, round(size)))
        if pieces and pieces[-1][1] is font:
            pieces[-1] = (pieces[-1][0] + letter, font)
        else:
            pieces.append((letter, font))
    return pieces


@cache
def _font(client: Path, family: str, letters: str, size: int) -> Font:
    """A font of the client, or Pillow's own where there is none."""
    files = sorted((client / "assets").glob(f"{family}-{letters}-[56]00-normal*.woff2"))
    plain = ImageFont.load_default(size)
    assert isinstance(plain, ImageFont.FreeTypeFont)
    return ImageFont.truetype(files[-1], size) if files else plain
