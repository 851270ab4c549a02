"""Fall of Rome on the screen: every question in words, every page drawn from the view alone."""

from __future__ import annotations

import json
from io import StringIO
from random import Random
from typing import Any, Final

import pytest
from rich.console import Console, RenderableType

from occasus.cli.boards import find_board
from occasus.cli.boards.fall_of_rome.board import REGIONS, Board
from occasus.cli.boards.fall_of_rome.odds import Odds
from occasus.cli.boards.fall_of_rome.pages import next_revolt
from occasus.content import facts
from occasus.core.basics import WATCHER, OccasusError, View
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import Words

GAME: Final = find("fall_of_rome")


def drawn(what: RenderableType | None, width: int = 100) -> str:
    """What somebody sees in a terminal without colours."""
    out = StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


def played(seats: int, seed: str, most: int, **options: object) -> tuple[Match[Any], Board]:
    """A match after some random moves."""
    match = Match(GAME, seats, complete(GAME.options, options), seed)
    rng = Random(seed)
    match.settle()
    for _ in range(most):
        actors = GAME.actors(match.state)
        if not actors:
            break
        match.play(actors[0], rng.choice(GAME.legal(match.state, actors[0])))
    board = find_board(GAME, Words(GAME.name))
    assert isinstance(board, Board)
    return match, board


def middle() -> tuple[View, Board]:
    match, board = played(3, "middle", 30)
    return json.loads(json.dumps(match.view(0))), board


def test_every_city_stands_in_one_region() -> None:
    shown = [city for column in REGIONS for cities in column.values() for city in cities]
    assert sorted(shown) == sorted(city["id"] for city in facts("fall_of_rome")["cities"]["entries"])


@pytest.mark.parametrize(("seats", "seed"), [(1, "a"), (2, "b"), (3, "c"), (5, "d")])
def test_every_question_is_asked_in_words(seats: int, seed: str) -> None:
    match, board = played(seats, seed, 0)
    rng = Random(seed)
    for _ in range(150):
        actors = GAME.actors(match.state)
        if not actors:
            break
        seen = match.view(actors[0])
        board.words.seats = board.seats(seen)
        status = f"{drawn(board.status(seen))}\n{board.question(seen)}"
        assert status.rstrip().endswith(("?", ".", ")")), status
        assert "due-" not in status and "_" not in status, status
        match.play(actors[0], rng.choice(GAME.legal(match.state, actors[0])))


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_fits_its_terminal(width: int) -> None:
    view, board = middle()
    text = drawn(board.board(view), width)
    assert max(len(line) for line in text.splitlines()) == width
    assert "…" not in text


def test_a_crowded_city_is_shown_whole_on_a_narrow_page() -> None:
    view, board = middle()
    crowd = {"huns": 3, "vandals": 3, "visigoths": 3, "ostrogoths": 3}
    view["position"]["barbarians"] = {"carnuntum": crowd, "philippopolis": crowd}
    view["position"]["legions"], view["position"]["forts"] = {"philippopolis": 3}, ["philippopolis"]
    for player in view["position"]["players"]:
        player["city"] = "philippopolis"
    text = drawn(board.board(view), 76)
    assert "…" not in text and max(map(len, text.splitlines())) == 76
    pawns = [board.pieces.pawn(player["role"]) for player in view["position"]["players"]]
    assert all(text.count(piece) >= number for piece, number in (("HHH", 2), ("OOO", 2), ("3L", 1)))
    assert all(text.count(pawn) >= 2 for pawn in pawns), "on the map and beside the name"


def test_the_board_shows_every_piece_by_letters() -> None:
    view, board = middle()
    position = view["position"]
    position["barbarians"] = {"roma": {"huns": 3, "vandals": 1}, "genua": {"visigoths": 2}}
    position["legions"] = {"roma": 2}
    position["forts"] = ["roma"]
    for player in position["players"]:
        player["city"] = "narbo"
    position["players"][0] = {**position["players"][0], "role": "consul", "city": "roma"}
    text = drawn(board.board(view))
    roma = next(line for line in text.splitlines() if "Roma~" in line)
    assert "V HHH 2L F Con" in roma
    assert "!" not in roma
    assert "WW" in next(line for line in text.splitlines() if "Genua~" in line)


def test_a_city_that_the_next_barbarian_sacks_is_marked() -> None:
    view, board = middle()
    view["position"]["barbarians"] = {"roma": {"huns": 3}}
    view["position"]["legions"] = {}
    assert "HHH" in (roma := next(line for line in drawn(board.board(view)).splitlines() if "Roma~" in line))
    assert "!" in roma


def test_the_odds_tell_whom_the_next_cards_strike() -> None:
    view, board = middle()
    position = view["position"]
    position["rate"] = 0
    position["barbarians"] = {"genua": {"visigoths": 3}, "lugdunum": {"vandals": 1}}
    position["legions"] = {}
    position["barbarian_deck"] = [["visigoths genua"], ["vandals lugdunum", "huns carnuntum"], ["huns patrae"]]
    lines = [" ".join(line.split()) for line in drawn(board.odds(view)).splitlines()]
    assert lines[1:4] == [
        "100% W Genua the city is sacked",
        "50% H Carnuntum barbarian no. 1 of this tribe there",
        "50% V Lugdunum barbarian no. 2 of this tribe there",
    ]


def test_the_chance_of_a_revolt_is_that_of_the_piles() -> None:
    chances = Odds(facts("fall_of_rome"))
    deck: dict[str, Any] = {"top": [], "piles": [{"cards": 1, "revolt": False}, {"cards": 4, "revolt": True}]}
    assert chances.revolt({"player_deck": deck}) == 0.25
    deck["piles"] = [{"cards": 1, "revolt": True}, {"cards": 4, "revolt": True}]
    assert chances.revolt({"player_deck": deck}) == 1.0
    deck["piles"] = [{"cards": 5, "revolt": True}]
    assert chances.revolt({"player_deck": deck}) == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("top", "piles", "cards"),
    [
        ([], [(1, False), (9, True), (9, True)], 10),
        (["black_roma"], [(4, True)], 5),
        (["black_roma", "revolt"], [(4, True)], 2),
        ([], [(4, False)], 0),
    ],
)
def test_the_next_revolt_is_among_so_many_cards(top: list[str], piles: list[tuple[int, bool]], cards: int) -> None:
    deck = {"top": top, "piles": [{"cards": count, "revolt": revolt} for count, revolt in piles]}
    assert next_revolt(deck) == cards


@pytest.mark.parametrize("seed", ["e", "f"])
def test_targets_are_those_of_the_rules(seed: str) -> None:
    chances = Odds(facts("fall_of_rome"))
    match, _ = played(3, seed, 0)
    rng = Random(seed)
    for _ in range(60):
        actors = GAME.actors(match.state)
        if not actors:
            break
        before, first = GAME.describe(match.state, WATCHER), len(match.log)
        match.play(actors[0], rng.choice(GAME.legal(match.state, actors[0])))
        told = [event.text() for events in match.log[first:] for event in events]
        shown = [text.split(" ", 1)[1] for text in told if text.startswith("revealed ")]
        struck = [
            f"{words[1]} {words[2 if words[0] == 'invaded' else 3]}"
            for words in map(str.split, told)
            if words[0] in ("invaded", "migrated")
        ]
        if shown and not any(text.startswith(("removed", "revolted", "brought")) for text in told):
            assert " ".join(chances.target(before, shown[0])) == struck[0]


def test_cards_and_roles_are_explained() -> None:
    view, board = middle()
    view["position"]["players"][0]["role"] = "mercator"
    view["position"]["players"][0]["hand"] = ["carpe_diem"]
    text = " ".join(drawn(board.cards(view)).split())
    assert "Forge an alliance without a matching barbarian" in text
    assert "The current player has 2 more actions this turn." in text


def test_a_place_is_found_by_its_beginning() -> None:
    view, board = middle()
    text = drawn(board.look(view, "lug"))
    assert text.startswith("Lugdunum")
    assert "Mediolanum" in text
    with pytest.raises(OccasusError, match="did you mean"):
        board.look(view, "lugdunun")


def test_a_lonely_player_is_asked_as_the_role_on_turn() -> None:
    match, board = played(1, "alone", 6)
    seen = match.view(0)
    active = seen["position"]["players"][seen["position"]["turn"]["active"]]["role"]
    assert board.asked(seen) == board.words.name("role", active)
    assert "Hand shared by all three" in drawn(board.board(seen))


def test_the_board_is_shown_again_in_a_turn_of_ones_own() -> None:
    view, board = middle()
    turn = view["position"]["turn"]
    turn.update(active=1, phase="actions")
    assert board.moment(view) is None
    turn["active"] = 0
    first = board.moment(view)
    assert first is not None
    turn["actions"] = 1
    assert board.moment(view) == first
    view["position"]["player_deck"]["size"] -= 2
    assert board.moment(view) != first
