"""The picture of a finished game: its board, and below it the evening with the players, the result and the sun."""

from __future__ import annotations

from typing import Final, TypeAlias

from occasus.pictures import empires_end, fall_of_rome, struggle_for_rome
from occasus.pictures.drawing import HEIGHT, WIDTH, Drawing, Sketch
from occasus.pictures.finished_game import CardTexts, GameEnd
from occasus.pictures.wrapping import shortened, wrapped

BAND: Final = 480  # where the evening begins
WATER: Final = 609
MARGIN: Final = 40
ROOM: Final = 460  # for the title, beside the board
INK: Final = "#fff6e4"
FAINT: Final = "#d6ccdf"
GOLD: Final = "#f7b955"
Fits: TypeAlias = tuple[tuple[float, int], ...]  # sizes of a title, and in how many lines: the first that fits
Sky: TypeAlias = tuple[str, str, str]  # its colours, from above
EVENING: Final[Sky] = ("#241a3d", "#4a2a52", "#a8475a")
NIGHT: Final[Sky] = ("#0d0b18", "#1b1530", "#3d2442")
DAWN: Final[Sky] = ("#2c4470", "#6b5f8c", "#d08a72")
NARROW: Final[Fits] = ((58, 3), (50, 3), (42, 3), (36, 4), (28, 5))
WIDE: Final[Fits] = ((58, 1), (50, 1), (42, 1), (36, 2), (28, 3))
BODY: Final = 26
SUNS: Final = {
    "fall_of_rome": fall_of_rome.sun,
    "empires_end": empires_end.sun,
    "struggle_for_rome": struggle_for_rome.sun,
}


def share_card(end: GameEnd, texts: CardTexts) -> Drawing:
    """The picture of a finished game, with these texts."""
    title, about = texts.title, texts.sentence
    sketch = Sketch()
    if end.game not in ("fall_of_rome", "struggle_for_rome"):
        draw_dusk(sketch)
        if end.game == "empires_end":
            _empires(sketch, end, texts.words)
        draw_title(sketch, title, about, 570, WIDE, 240)
    else:
        if end.game == "fall_of_rome":
            fall_of_rome.draw(sketch, end.position, BAND, end.last)
        else:
            struggle_for_rome.draw(sketch, end.position, BAND, end.player(end.order()[0]))
        sketch.fade_across(0, 0, 620, BAND, (0, "#14111ff2"), (0.6, "#14111fb8"), (1, "#14111f00"))
        draw_title(sketch, title, about, ROOM, NARROW, 470)
    sun = SUNS[end.game](end) if end.game in SUNS else 0.3
    draw_evening(sketch, sun, 650 if end.game == "fall_of_rome" else 800, _sky(end))
    _players(sketch, end, texts.words)
    return Drawing(title=title, about=" ".join(filter(None, (f"{title}.", about))), shapes=tuple(sketch.shapes))


def draw_title(sketch: Sketch, title: str, about: str, room: float, fits: Fits, bottom: float) -> None:
    """The name of the site, the result as large as it fits, and so much of the sentence as there is room for."""
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


def _sky(end: GameEnd) -> Sky:
    """Together, players see the morning after a victory and the night after a defeat."""
    if end.game != "fall_of_rome":
        return EVENING
    return DAWN if end.result.get("winners") else NIGHT


def draw_evening(sketch: Sketch, sun: float, x: float, sky: Sky = EVENING) -> None:
    """The sky below the board, the sun as high as it stood, hills and water."""
    top, middle, low = sky
    sketch.fade(0, BAND, WIDTH, HEIGHT - BAND, (0, top), (0.5, middle), (0.86, low), (1, low))
    sketch.disc(x, 604 - 58 * sun, 88, "#ffd98a22")
    sketch.disc(x, 604 - 58 * sun, 62, "#ffe9bb")
    hills = [(0.0, 606.0), (120, 592), (330, 604), (x - 150, 600), (x, 572), (x + 80, 592), (x + 180, 564)]
    sketch.area([*hills, (WIDTH, 586), (WIDTH, HEIGHT), (0, HEIGHT)], "#2d1a3d")
    sketch.fade(0, WATER, WIDTH, HEIGHT - WATER, (0, "#150f20"), (1, "#0d0916"))


def _players(sketch: Sketch, end: GameEnd, words: dict[str, str]) -> None:
    """Names with their colours, and points or roles, the winner first; what the game came to on the right."""
    together = end.game == "fall_of_rome"
    step = min(190.0, (730 if together else 640) / max(1, len(end.names)))
    for i, seat in enumerate(end.order()):
        x = MARGIN + step * i
        if together:
            fall_of_rome.draw_seat(sketch, end, seat, (x, 524))
            note = _role(end, words, seat)
        else:
            note = "" if (score := end.score(seat)) is None else str(score).replace("-", "\N{MINUS SIGN}")
            if end.game == "struggle_for_rome":
                struggle_for_rome.draw_seat(sketch, end.player(seat), (x, 524))
            else:
                empires_end.draw_seat(sketch, seat, (x, 524))
        lines = wrapped(note, "body", 19, step - 52)[:2] if together else [note]
        for number, line in enumerate(lines):
            y = 557 - 19 * (len(lines) - 1 - number)
            sketch.text(x + 46, y, line, 19 if together else 40, INK, step - 52, shadow=True)
        sketch.text(x, 596, end.name(seat), 26, INK, step - 14, shadow=True)
    if together:
        fall_of_rome.draw_facts(sketch, end.position, WIDTH - MARGIN, 557)
    game = words.get(f"game-{end.game}") or end.game.replace("_", " ").title()
    sketch.text(WIDTH - MARGIN, 596, game, 22, INK, 340, align="right", shadow=True)


def _role(end: GameEnd, words: dict[str, str], seat: int) -> str:
    pawns = end.position["players"]
    known = len(pawns) == len(end.names) and pawns[seat]["role"]
    return words.get(f"role-{pawns[seat]['role']}", "") if known else ""


def draw_dusk(sketch: Sketch) -> None:
    """The sky behind rows of locations."""
    sketch.fade(0, 0, WIDTH, BAND, (0, "#241a3d"), (0.6, "#7a3050"), (1, "#e0703f"))
    sketch.area([(500, BAND), (620, 395), (700, 440), (820, 370), (960, BAND)], "#4b2c52")
    sketch.area([(0, BAND), (130, 430), (260, BAND)], "#3a2446")


def _empires(sketch: Sketch, end: GameEnd, words: dict[str, str]) -> None:
    """The winner's row, large, and small above it that of whoever came closest."""
    for seat, corner, width in zip(end.order(), ((MARGIN + 6, 292), (640, 62)), (1120, 520), strict=False):
        large = width > 1000
        empires_end.draw_row(sketch, end, seat, corner, width, words if large else {})
        size, x = (30, MARGIN) if large else (24, 634)
        y = corner[1] - (size + (16 if large else 12))
        empires_end.draw_seat(sketch, seat, (x, y), size)
        line = words.get(f"standing-{seat}", "")
        sketch.text(x + size + 10, y + size * 0.76, line, size - 3, INK, width - 60, shadow=True)
