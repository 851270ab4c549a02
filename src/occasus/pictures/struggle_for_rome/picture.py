"""The picture of Struggle for Rome: the map around the winner's cities, and the players' colours."""

from __future__ import annotations

from occasus.locale import Words
from occasus.pictures.drawing import Point, Sketch
from occasus.pictures.evening import BAND, draw_shade, draw_title
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.game_picture import NARROW, NARROW_LINK, GamePicture
from occasus.pictures.struggle_for_rome import board


class StrugglePicture(GamePicture):
    """A map, and a sun that sets with the leader's points."""

    def draw_end(self, sketch: Sketch, end: GameEnd, title: str, sentence: str, words: dict[str, str]) -> None:
        board.draw(sketch, end.position, BAND, _colour(end, end.order()[0]))
        draw_shade(sketch)
        draw_title(sketch, title, sentence, 460, NARROW, 470)

    def draw_link(self, sketch: Sketch, shown: GameEnd, title: str, words: dict[str, str]) -> None:
        board.draw(sketch, shown.position, BAND, "")
        draw_shade(sketch)
        draw_title(sketch, title, "", 460, NARROW_LINK, 470)

    def draw_seat(self, sketch: Sketch, end: GameEnd, seat: int, at: Point) -> None:
        board.draw_pattern(sketch, _colour(end, seat), at)

    def sun(self, end: GameEnd) -> float:
        """Return how high the sun stands: it sets with the points of the leader."""
        enough = int(end.facts()["rules_constants"]["victory_points_to_end"])
        return max(0.0, 1 - max(int(own["points"]) for own in end.position["players"].values()) / enough)

    def title(self, end: GameEnd, words: Words) -> str:
        winners = end.winners()
        if len(winners) == 1:
            return words.say("sr-drama-won", name=winners[0], you="no")
        return words.say("sr-drama-shared") if winners else super().title(end, words)

    def comparison(self, end: GameEnd, words: Words, first: int, second: int) -> str:
        points, rounds = end.score(first) or 0, int(end.position.get("round", 0))
        if len(end.winners()) > 1:
            return words.say("sr-drama-shared-about", round=rounds, names=", ".join(end.winners()), points=points)
        ahead = end.ahead(first, second)
        if ahead:
            return words.say("link-points", points=points, round=rounds, ahead=ahead, other=end.name(second), you="no")
        own, theirs = (end.position["players"][_colour(end, seat)]["gold"] for seat in (first, second))
        named = {"name": end.name(first), "other": end.name(second), "you": "no"}
        return words.say("sr-drama-gold", **named, points=points, round=rounds, own=own, theirs=theirs)


def _colour(end: GameEnd, seat: int) -> str:
    """Return the colour of a seat."""
    return str(list(end.position["players"])[seat])
