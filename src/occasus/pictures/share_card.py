"""The picture of a finished game: its board, and below it the evening with the players, the result and the sun."""

from __future__ import annotations

from occasus.pictures.catalogue import picture_of
from occasus.pictures.drawing import WIDTH, Drawing, Sketch
from occasus.pictures.evening import INK, MARGIN, draw_evening
from occasus.pictures.finished_game import CardTexts, GameEnd
from occasus.pictures.wrapping import wrapped


def share_card(end: GameEnd, texts: CardTexts) -> Drawing:
    """Draw a finished game with these texts."""
    sketch, picture = Sketch(), picture_of(end.game)
    picture.draw_end(sketch, end, texts.title, texts.sentence, texts.words)
    draw_evening(sketch, picture.sun(end), picture.sun_at, picture.sky(end))
    _draw_players(sketch, end, texts.words)
    picture.draw_facts(sketch, end)
    game = texts.words.get(f"game-{end.game}") or end.game.replace("_", " ").title()
    sketch.text(WIDTH - MARGIN, 596, game, 22, INK, 340, align="right", shadow=True)
    about = " ".join(filter(None, (f"{texts.title}.", texts.sentence)))
    return Drawing(title=texts.title, about=about, shapes=tuple(sketch.shapes))


def _draw_players(sketch: Sketch, end: GameEnd, words: dict[str, str]) -> None:
    """Draw names with their signs, and points or roles; the winner is first."""
    picture = picture_of(end.game)
    step = min(190.0, picture.players_room / max(1, len(end.names)))
    for number, seat in enumerate(end.order()):
        x = MARGIN + step * number
        picture.draw_seat(sketch, end, seat, (x, 524))
        lines = wrapped(picture.note(end, seat, words), "body", picture.note_size, step - 52)[:2]
        for row, line in enumerate(lines):
            y = 557 - 19 * (len(lines) - 1 - row)
            sketch.text(x + 46, y, line, picture.note_size, INK, step - 52, shadow=True)
        sketch.text(x, 596, end.name(seat), 26, INK, step - 14, shadow=True)
