"""What a game adds to its pictures: board, sun, players and result. A game without pictures of its own has these."""

from __future__ import annotations

from typing import Final

from occasus.locale import Words, capital
from occasus.pictures.drawing import Point, Sketch
from occasus.pictures.evening import EVENING, Fits, Sky, draw_dusk, draw_title
from occasus.pictures.finished_game import GameEnd

WIDE: Final[Fits] = ((58, 1), (50, 1), (42, 1), (36, 2), (28, 3))
NARROW: Final[Fits] = ((58, 3), (50, 3), (42, 3), (36, 4), (28, 5))  # beside a map
WIDE_LINK: Final[Fits] = ((60, 2), (50, 2), (42, 3), (34, 4))
NARROW_LINK: Final[Fits] = ((60, 3), (52, 3), (46, 4), (40, 5), (34, 6))
POINTS: Final = 40
GIVEN_UP: Final = ("resigned", "claimed", "time", "")  # reasons that say nothing about the board


class GamePicture:
    """The picture of any game: a sky instead of a board, and points."""

    sun_at: float = 800
    players_room: float = 640
    note_size: float = POINTS

    def draw_end(self, sketch: Sketch, end: GameEnd, title: str, sentence: str, words: dict[str, str]) -> None:
        """Draw the board of a finished game, and the result on it."""
        draw_dusk(sketch)
        draw_title(sketch, title, sentence, 570, WIDE, 240)

    def draw_link(self, sketch: Sketch, shown: GameEnd, title: str, words: dict[str, str]) -> None:
        """Draw the board of a position that a link leads to, and a title on it."""
        draw_dusk(sketch)
        draw_title(sketch, title, "", 1120, WIDE_LINK, 270)

    def draw_seat(self, sketch: Sketch, end: GameEnd, seat: int, at: Point) -> None:
        """Draw the sign of a player."""

    def draw_facts(self, sketch: Sketch, end: GameEnd) -> None:
        """Draw what the game came to for everyone, on the right."""

    def sun(self, end: GameEnd) -> float:
        """Return how high the sun stands: 1 at the start, 0 when it sets."""
        return 0.3

    def sky(self, end: GameEnd) -> Sky:
        return EVENING

    def note(self, end: GameEnd, seat: int, words: dict[str, str]) -> str:
        """Return what is written above the name of a player: the points."""
        score = end.score(seat)
        return "" if score is None else str(score).replace("-", "\N{MINUS SIGN}")

    def words(self, end: GameEnd, words: Words) -> dict[str, str]:
        """Return the names that the board needs, and a line per player, by their messages."""
        return {}

    def card_words(self, words: Words) -> dict[str, str]:
        """Return the names of cards that lie on the board."""
        return {}

    def title(self, end: GameEnd, words: Words) -> str:
        """Return the result in a few words."""
        winners = end.winners()
        return (
            words.say("end-winner", names=", ".join(winners), count=len(winners)) if winners else words.say("end-lost")
        )

    def sentence(self, end: GameEnd, words: Words) -> str:
        """Return how close it was, or how the game ended."""
        reason = end.reason()
        if reason in GIVEN_UP:
            return ended(reason, words) if reason else ""
        first, second = end.best_two()
        return "" if first is None or second is None else self.comparison(end, words, first, second)

    def comparison(self, end: GameEnd, words: Words, first: int, second: int) -> str:
        """Return how far the first of two players is ahead of the second."""
        return ""


def ended(reason: str, words: Words) -> str:
    """Return why a game is over, as a sentence."""
    return capital(words.say(f"result-{reason}")) + "."
