"""The picture of Empire's End: the winner's row, and the row that came closest."""

from __future__ import annotations

from typing import Final

from occasus.locale import Words
from occasus.pictures.drawing import Point, Sketch
from occasus.pictures.empires_end import rows
from occasus.pictures.evening import INK, MARGIN, draw_dusk, draw_title
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.game_picture import WIDE, WIDE_LINK, GamePicture

BY_POINTS: Final = ("most_points", "more_intact")
LARGE: Final = ((MARGIN + 6, 292), 1120)  # where the first row lies, and how wide it is
SMALL: Final = ((640, 62), 520)


class EmpirePicture(GamePicture):
    """Rows of locations at dusk."""

    def draw_end(self, sketch: Sketch, end: GameEnd, title: str, sentence: str, words: dict[str, str]) -> None:
        draw_dusk(sketch)
        for seat, (corner, width), size in zip(end.order(), (LARGE, SMALL), (30, 24), strict=False):
            large = width == LARGE[1]
            rows.draw_row(sketch, end, seat, corner, width, words if large else {})
            x = corner[0] - 6
            y = corner[1] - (size + (16 if large else 12))
            rows.draw_laurel(sketch, seat, (x, y), size)
            line = words.get(f"standing-{seat}", "")
            sketch.text(x + size + 10, y + size * 0.76, line, size - 3, INK, width - 60, shadow=True)
        draw_title(sketch, title, sentence, 570, WIDE, 240)

    def draw_link(self, sketch: Sketch, shown: GameEnd, title: str, words: dict[str, str]) -> None:
        """Draw the row of the first seat and that of the next; before locations are dealt, their places."""
        draw_dusk(sketch)
        seats = [seat for seat in shown.order() if shown.position["empires"][seat]["row"]]
        if not seats:
            rows.draw_places(sketch, *LARGE)
        for seat, (corner, width) in zip(seats, (LARGE, SMALL), strict=False):
            rows.draw_row(sketch, shown, seat, corner, width, words if width == LARGE[1] else {})
        draw_title(sketch, title, "", 560 if len(seats) > 1 else 1120, WIDE_LINK, 270)

    def draw_seat(self, sketch: Sketch, end: GameEnd, seat: int, at: Point) -> None:
        rows.draw_laurel(sketch, seat, at)

    def sun(self, end: GameEnd) -> float:
        """Return how high the sun stands: it sets at the end of the decline track."""
        position, track = end.position, end.facts()["decline_track"]
        spaces = track["players_2" if position["seats"] == 2 else "players_3_4"]["spaces"]
        return 1 - min(1.0, float(position["hourglass"]) / len(spaces))

    def words(self, end: GameEnd, words: Words) -> dict[str, str]:
        lines = {
            f"standing-{seat}": words.say("end-standing", name=end.name(seat), number=rows.standing(end.position, seat))
            for seat in range(len(end.names))
        }
        return self.card_words(words) | lines

    def card_words(self, words: Words) -> dict[str, str]:
        return {f"card-{kind}": words.name("card", kind) for kind in rows.DISASTERS}

    def title(self, end: GameEnd, words: Words) -> str:
        winners = end.winners()
        if len(winners) > 1:
            return words.say("ee-drama-shared")
        if len(winners) == 1 and end.reason() in BY_POINTS:
            ahead = end.ahead(*end.best_two())
            named = {"name": winners[0], "you": "no"}
            return words.say("ee-drama-won", points=ahead, **named) if ahead else words.say("ee-drama-tie", **named)
        return super().title(end, words)

    def comparison(self, end: GameEnd, words: Words, first: int, second: int) -> str:
        points = end.score(first) or 0
        named = {"name": end.name(first), "other": end.name(second), "you": "no"}
        if end.reason() == "shared_victory":
            return words.say("ee-drama-shared-about", names=", ".join(end.winners()), points=points)
        if not end.ahead(first, second):
            own, theirs = rows.standing(end.position, first), rows.standing(end.position, second)
            return words.say("ee-drama-tie-about", **named, points=points, own=own, theirs=theirs)
        return words.say("ee-drama-about", **named, points=points, others=end.score(second) or 0)
