"""The picture of a finished game: its board, names and result, the same for all who look, and no secrets."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from occasus.core.basics import CHANCE, EVERYTHING, WATCHER
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.locale import LANGUAGES, Words
from occasus.pictures.drawing import HEIGHT, WIDTH, Area, Disc, Drawing, Fade, Line, Text
from occasus.pictures.evening import BAND, WATER
from occasus.pictures.fall_of_rome.picture import DAWN, NIGHT
from occasus.pictures.finished_game import CardTexts, GameEnd
from occasus.pictures.game_end import texts_of
from occasus.pictures.link_card import LinkTexts, link_card
from occasus.pictures.painting import paint
from occasus.pictures.share_card import share_card
from occasus.server.http.client_files import CLIENT
from occasus.tables.match.final_view import final_view
from occasus.tables.queries.pictures import WORDS

NAMES = ("Quintus", "Żółć Wiśniewska-Kowalczyk the Younger", "Seneca", "Drusilla", "Livia")
COUNTS = {"fall_of_rome": (1, 3, 5), "empires_end": (2, 4), "struggle_for_rome": (3, 4)}
GAMES = [(game, seats) for game in OURS for seats in COUNTS[game]]


@cache
def finished(game: str, seats: int) -> Match[Any]:
    """A game played to its end without any thought."""
    known, random = find(game), Random(seats)
    match = Match(known, seats, complete(known.options, {}), f"picture/{seats}")
    match.settle()
    while match.result() is None:
        seat = known.actors(match.state)[0]
        if seat != CHANCE:
            match.make(seat, random.choice(known.legal(match.state, seat)))
        match.settle()
    return match


def end_of(game: str, seats: int, seer: int = WATCHER, **changed: Any) -> GameEnd:
    match = finished(game, seats)
    result = match.result()
    assert result is not None
    view = final_view(to_data(match))
    position = match.game.describe(match.state, seer)
    known = {"names": NAMES[:seats], "position": position, "result": result.record()}
    return GameEnd(game=game, turns=view.turns, last=view.last, **{**known, **changed})


def drawn(end: GameEnd, language: str = "en") -> Drawing:
    return share_card(end, texts_of(end, Words(end.game, language, "web", WORDS)))


def texts(drawing: Drawing) -> list[str]:
    return [shape.text for shape in drawing.shapes if isinstance(shape, Text)]


def png_size(picture: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_the_board_everybody_and_the_result(game: str, seats: int, language: str) -> None:
    end = end_of(game, seats)
    drawing = drawn(end, language)
    written = texts(drawing)
    assert "OCCASUS" in written
    for seat in range(seats):
        assert end.name(seat) in written
        assert game == "fall_of_rome" or str(end.score(seat)).replace("-", "\N{MINUS SIGN}") in written
    assert drawing.title in " ".join(written)
    assert drawing.about.startswith(f"{drawing.title}.")
    assert not [text for text in written if "-drama-" in text or "link-" in text or "result-" in text]
    for shape in drawing.shapes:
        if isinstance(shape, Text) and shape.shadow:  # of the card; names of the board may lie outside
            assert 0 <= shape.x <= WIDTH
            assert shape.y <= HEIGHT
            assert shape.size >= 17
    assert len(msgspec.json.encode(drawing)) < 200_000


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_hidden_changes_nothing_on_a_picture(game: str, seats: int) -> None:
    """Hands, decks and face-down cards are not drawn: whoever sees all would draw the same."""
    assert drawn(end_of(game, seats)) == drawn(end_of(game, seats, EVERYTHING))


@pytest.mark.parametrize(("game", "seats"), [(game, COUNTS[game][-1]) for game in OURS])
def test_a_picture_is_painted_in_its_size(game: str, seats: int) -> None:
    picture = paint(drawn(end_of(game, seats)), CLIENT)
    assert png_size(picture) == (WIDTH, HEIGHT)
    assert len(picture) < 400_000
    assert picture == paint(drawn(end_of(game, seats)), CLIENT)


def test_a_picture_is_painted_without_a_client(tmp_path: Path) -> None:
    assert png_size(paint(drawn(end_of("fall_of_rome", 3)), tmp_path)) == (WIDTH, HEIGHT)


def test_the_colours_are_those_of_the_game() -> None:
    fills = {shape.fill for shape in drawn(end_of("struggle_for_rome", 4)).shapes if isinstance(shape, Area | Disc)}
    assert {"#c8323c", "#2c63c8", "#f6f1e6", "#f0c22e"} <= fills, "players"
    assert "#e6b033" not in fills, "a seat of Empire's End"
    tribes = {shape.fill for shape in drawn(end_of("fall_of_rome", 3)).shapes if isinstance(shape, Area)}
    assert {"#e8720c", "#35303f", "#57b894", "#fbf6ea", "#2b57c4"} <= tribes


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_long_names_and_sentences_stay_in_their_part_of_the_picture(game: str, seats: int) -> None:
    end = end_of(game, seats, names=("Wolfeschlegelsteinhausen von Bergerdorff",) * seats)
    spoken = CardTexts(title="A title of many words that never ends " * 4, sentence="And so on. " * 60, words={})
    lines = [shape for shape in share_card(end, spoken).shapes if isinstance(shape, Text) and shape.shadow]
    told = [line for line in lines if line.x == 40 and line.y < 480]
    assert told[-1].text.endswith("…")
    assert max(line.y for line in told) < (250 if game == "empires_end" else 480)


def test_the_sun_is_lower_the_further_decline_has_come() -> None:
    end = end_of("fall_of_rome", 3)
    won = {"winners": [0, 1, 2], "places": [1, 1, 1], "scores": []}
    suns = []
    for decline in (1, 7):
        drawing = drawn(end_of("fall_of_rome", 3, position={**end.position, "decline": decline}, result=won))
        suns.append(next(shape.y for shape in drawing.shapes if isinstance(shape, Disc) and shape.radius == 62))
    assert suns[0] < suns[1]


def test_the_city_that_fell_last_is_ringed_and_in_the_picture() -> None:
    for seats in COUNTS["fall_of_rome"]:
        end = end_of("fall_of_rome", seats)
        assert end.last
        (ring,) = [shape for shape in drawn(end).shapes if isinstance(shape, Line) and shape.colour == "#e0603f"]
        assert all(0 <= y <= 480 for y in ring.points[1::2])


@pytest.mark.parametrize("game", OURS)
def test_a_game_that_was_given_up_says_who_won(game: str) -> None:
    seats = COUNTS[game][-1]
    result = {"places": [2] * (seats - 1) + [1], "scores": [], "winners": [seats - 1], "reason": "resigned", "rule": ""}
    drawing = drawn(end_of(game, seats, result=result))
    assert NAMES[seats - 1] in drawing.title
    assert drawing.about.endswith("The opponent resigned.")


def test_a_tie_and_a_shared_victory_have_their_own_words() -> None:
    tie = {"places": [1, 2], "scores": [90, 90], "winners": [0], "reason": "more_intact", "rule": ""}
    assert drawn(end_of("empires_end", 2, result=tie)).title == "Quintus won the tie-break"
    shared = {"places": [1, 1], "scores": [90, 90], "winners": [0, 1], "reason": "shared_victory", "rule": ""}
    assert drawn(end_of("empires_end", 2, result=shared)).title == "A shared victory"
    gold = {"places": [1, 2, 3], "scores": [10, 10, 4], "winners": [0], "reason": "ten_points", "rule": ""}
    assert "gold decides" in drawn(end_of("struggle_for_rome", 3, result=gold)).about


def test_the_sun_has_set_in_the_picture_of_a_defeat_and_stands_in_that_of_a_victory() -> None:
    def lights(winners: list[int]) -> tuple[bool, str]:
        """Whether the sun is seen above the water, and the colour of the sky."""
        drawing = drawn(end_of("fall_of_rome", 3, result={"winners": winners, "places": [1, 1, 1], "scores": []}))
        (sun,) = (shape for shape in drawing.shapes if isinstance(shape, Disc) and shape.fill == "#ffe9bb")
        (sky,) = (shape for shape in drawing.shapes if isinstance(shape, Fade) and not shape.across and shape.y == BAND)
        return sun.y - sun.radius < WATER - 10, sky.stops[0].colour

    assert lights([]) == (False, NIGHT[0])
    assert lights([0, 1, 2]) == (True, DAWN[0])


def test_a_game_without_pictures_of_its_own_has_a_sky_its_points_and_its_result() -> None:
    result = {"places": [2, 1], "scores": [3, 5], "winners": [1], "reason": "most", "rule": ""}
    end = GameEnd(game="race", position={"seats": 2}, names=NAMES[:2], result=result)
    spoken = CardTexts(title="Żółć won", sentence="By two points.", words={})
    assert {"Race", "Żółć won", "5", "3"} <= set(texts(share_card(end, spoken)))
    shown = link_card(end, LinkTexts(title="A race", sentence="Come along.", call="Join"))
    assert {"A race", "Come along.", "Join"} <= set(texts(shown))
