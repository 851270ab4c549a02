"""The picture of a link to a position: its board, and the evening below it with what one can do there."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.pictures.catalogue import picture_of
from occasus.pictures.drawing import WIDTH, Drawing, Sketch
from occasus.pictures.evening import BAND, GOLD, INK, MARGIN, draw_evening
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.wrapping import LETTER, shortened, wrapped

BODY: Final = 34
LINES: Final = 2  # of the sentence below the board
BUTTON: Final = 74  # its height
SUN: Final = 1070  # behind the button, where no sentence reaches
ROOM: Final = 900  # for the sentence


class LinkTexts(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a link's picture."""

    title: str
    sentence: str
    call: str = ""  # what one can do there


def link_card(shown: GameEnd, texts: LinkTexts, words: dict[str, str] | None = None) -> Drawing:
    """Draw a position with these texts; `words` are the names of cards."""
    sketch, picture = Sketch(), picture_of(shown.game)
    picture.draw_link(sketch, shown, texts.title, words or {})
    draw_evening(sketch, picture.sun(shown), SUN)
    _below(sketch, texts)
    about = f"{texts.title}. {texts.sentence}"
    return Drawing(title=texts.title, about=about, shapes=tuple(sketch.shapes))


def _below(sketch: Sketch, texts: LinkTexts) -> None:
    room = float(ROOM)
    if texts.call:
        width = max(150, LETTER["body"] * 40 * len(texts.call) + 64)
        left, top = WIDTH - MARGIN - width, BAND + 38
        sketch.box(left, top, width, BUTTON, GOLD)
        sketch.text(left + width / 2, top + 50, texts.call, 40, "#20160e", width - 24, align="middle")
        room = min(room, left - MARGIN - 40)
    lines = shortened(wrapped(texts.sentence, "body", BODY, room), LINES)
    for number, line in enumerate(lines):
        base = BAND + (66 if len(lines) > 1 else 86) + 42 * number
        sketch.text(MARGIN, base, line, BODY, INK, room, shadow=True)
