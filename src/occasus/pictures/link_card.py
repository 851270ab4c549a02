"""The picture of a link to a position: its board, and the evening below it with what one can do there."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.pictures import empires_end, fall_of_rome, struggle_for_rome
from occasus.pictures.drawing import WIDTH, Drawing, Sketch
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.share_card import BAND, INK, MARGIN, draw_dusk, draw_evening, draw_title
from occasus.pictures.wrapping import LETTER, shortened, wrapped

NARROW: Final = ((60, 3), (52, 3), (46, 4), (40, 5), (34, 6))
WIDE: Final = ((60, 2), (50, 2), (42, 3), (34, 4))
BODY: Final = 34
LINES: Final = 2  # of the sentence below the board
BUTTON: Final = 74  # its height
SUN: Final = 1070  # behind the button, where no sentence reaches
ROOM: Final = 900  # for the sentence
GOLD: Final = "#f7b955"


class LinkTexts(msgspec.Struct, frozen=True, kw_only=True):
    """What the picture of a link says."""

    title: str
    sentence: str
    call: str = ""  # what one can do there


def link_card(shown: GameEnd, texts: LinkTexts, words: dict[str, str] | None = None) -> Drawing:
    """The picture of a position with these texts; `words` are the names of cards."""
    sketch = Sketch()
    if shown.game == "empires_end":
        draw_dusk(sketch)
        _rows(sketch, shown, words or {})
        beside = len(_empires(shown)) > 1
        draw_title(sketch, texts.title, "", 560 if beside else WIDTH - 2 * MARGIN, WIDE, 270)
    else:
        if shown.game == "fall_of_rome":
            fall_of_rome.draw(sketch, shown.position, BAND, "")
        else:
            struggle_for_rome.draw(sketch, shown.position, BAND, "")
        sketch.fade_across(0, 0, 620, BAND, (0, "#14111ff2"), (0.6, "#14111fb8"), (1, "#14111f00"))
        draw_title(sketch, texts.title, "", 460, NARROW, 470)
    draw_evening(sketch, _sun(shown), SUN)
    _below(sketch, texts)
    about = f"{texts.title}. {texts.sentence}"
    return Drawing(title=texts.title, about=about, shapes=tuple(sketch.shapes))


def _sun(shown: GameEnd) -> float:
    if shown.game == "empires_end":
        return empires_end.sun(shown)
    return fall_of_rome.sun(shown) if shown.game == "fall_of_rome" else struggle_for_rome.sun(shown)


def _empires(shown: GameEnd) -> list[int]:
    """The seats whose rows lie on the table."""
    return [seat for seat in shown.order() if shown.position["empires"][seat]["row"]]


def _rows(sketch: Sketch, shown: GameEnd, words: dict[str, str]) -> None:
    """The row of the first seat, large, and that of the next; before locations are dealt, their places."""
    seats = _empires(shown)
    if not seats:
        empires_end.draw_places(sketch, (MARGIN + 6, 292), 1120)
    for seat, corner, width in zip(seats, ((MARGIN + 6, 292), (640, 62)), (1120, 520), strict=False):
        empires_end.draw_row(sketch, shown, seat, corner, width, words if width > 1000 else {})


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
