"""The picture of Fall of Rome: its map, the roles, the tribes at peace, and night or morning."""

from __future__ import annotations

from typing import Final

from occasus.content import facts
from occasus.locale import Words
from occasus.pictures.drawing import WIDTH, Point, Sketch
from occasus.pictures.evening import BAND, MARGIN, Sky, draw_shade, draw_title
from occasus.pictures.fall_of_rome import board
from occasus.pictures.finished_game import GameEnd
from occasus.pictures.game_picture import GIVEN_UP, NARROW, NARROW_LINK, GamePicture, ended

NIGHT: Final[Sky] = ("#0d0b18", "#1b1530", "#3d2442")
DAWN: Final[Sky] = ("#2c4470", "#6b5f8c", "#d08a72")
SET: Final = -1.1  # of the sun: below the horizon
TITLES: Final = {
    "won": "fr-drama-won",
    "roma_sacked": "fr-drama-roma",
    "no_cards": "fr-drama-deck",
    "no_cubes": "fr-drama-lost",
    "decline": "fr-drama-lost",
}


class FallPicture(GamePicture):
    """Players win or lose together: roles instead of points, with morning after a victory and night after a defeat."""

    sun_at = 650
    players_room = 730
    note_size = 19

    def draw_end(self, sketch: Sketch, end: GameEnd, title: str, sentence: str, words: dict[str, str]) -> None:
        board.draw(sketch, end.position, BAND, end.last)
        draw_shade(sketch)
        draw_title(sketch, title, sentence, 460, NARROW, 470)

    def draw_link(self, sketch: Sketch, shown: GameEnd, title: str, words: dict[str, str]) -> None:
        board.draw(sketch, shown.position, BAND, "")
        draw_shade(sketch)
        draw_title(sketch, title, "", 460, NARROW_LINK, 470)

    def draw_seat(self, sketch: Sketch, end: GameEnd, seat: int, at: Point) -> None:
        board.draw_pawn(sketch, end.position, seat, at)

    def draw_facts(self, sketch: Sketch, end: GameEnd) -> None:
        board.draw_facts(sketch, end.position, WIDTH - MARGIN, 557)

    def sun(self, end: GameEnd) -> float:
        """Return how high the sun stands; it has set where Rome has fallen."""
        if end.result.get("winners") == []:
            return SET
        return max(0.0, 1 - int(end.position["decline"]) / board.steps_to_lose(end.position))

    def sky(self, end: GameEnd) -> Sky:
        return DAWN if end.result.get("winners") else NIGHT

    def note(self, end: GameEnd, seat: int, words: dict[str, str]) -> str:
        """Return the role of a player; one who plays alone has several."""
        pawns = end.position["players"]
        known = len(pawns) == len(end.names) and pawns[seat]["role"]
        return words.get(f"role-{pawns[seat]['role']}", "") if known else ""

    def words(self, end: GameEnd, words: Words) -> dict[str, str]:
        return {f"role-{role}": words.name("role", role) for role in board.ROLES}

    def title(self, end: GameEnd, words: Words) -> str:
        known = TITLES.get(end.reason())
        return words.say(known) if known else super().title(end, words)

    def sentence(self, end: GameEnd, words: Words) -> str:
        """Return how the last turn went, and what was left."""
        reason, position = end.reason(), end.position
        if reason in GIVEN_UP or "decline" not in position:
            return ended(reason, words) if reason else ""
        what = ended(reason, words)
        last = words.say("fr-drama-turn", turn=end.turns, what=what) if end.turns else what
        if reason == "won":
            spare = board.steps_to_lose(position) - int(position["decline"])
            return f"{last} {words.say('fr-drama-spare', left=spare)}"
        tribes = [entry["id"] for entry in facts("fall_of_rome")["tribes"]["entries"]]
        calm = sum(board.calm(position, tribe) for tribe in tribes)
        near = words.say("fr-drama-near", calm=calm, tribes=len(tribes), cards=int(position["player_deck"]["size"]))
        return f"{last} {near}"
