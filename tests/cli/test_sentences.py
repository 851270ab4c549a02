"""What the terminal says is language that people write: plurals, beginnings of sentences, nothing named as hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from occasus.cli.boards import find_board
from occasus.cli.play.play_session import called
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.games.struggle_for_rome.board import building

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


@pytest.mark.parametrize(("number", "counted"), [(1, "1 karta"), (22, "22 karty"), (33, "33 karty"), (45, "45 kart")])
def test_polish_counts_the_cards_of_decks(number: int, counted: str) -> None:
    words = Words("fall_of_rome", "pl")
    for revolts in (0, 1, 3):
        told = words.say("board-player-deck", cards=number, revolts=revolts, pile=9, discarded=0)
        assert f": {counted}, " in told
    assert f": {counted}, " in words.say("board-barbarian-deck", cards=number, known=9, discarded=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_known_is_not_one_of_one(language: str) -> None:
    words = Words("fall_of_rome", language)
    told = {known: words.say("board-barbarian-deck", cards=20, known=known, discarded=4) for known in (1, 7)}
    assert "7" in told[7] and "1" not in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["drew", "drew_card", "robbed"])
def test_what_is_hidden_is_left_out(kind: str, language: str) -> None:
    game = find("struggle_for_rome")
    words = Words(game.name, language)
    event = next(event for event in game.events if event.name == kind)
    domains = {domain.name for domain in event.domains}
    args = dict.fromkeys(domains, "x") | {f"{name}_id": "x" for name in domains}
    what = "card" if "card" in domains else "resource"
    hidden = words.say(f"told-{kind}", **{**args, what: words.say("hidden"), f"{what}_id": "hidden"})
    assert words.say("hidden") not in hidden and hidden.endswith(".") and ":" not in hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_that_wants_nothing_yet_ends_like_a_sentence(language: str) -> None:
    scene = building({"hand": {"grain": 2, "ore": 2}})
    scene.play("give ore")
    board = find_board(find("struggle_for_rome"), Words("struggle_for_rome", language))
    console = Console(width=200)
    with console.capture() as shown:
        console.print(board.status(view(find("struggle_for_rome"), scene.state, 0)))
    told = shown.get()
    assert "...." not in told
    assert language != "pl" or "1 × ruda" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_begins_with_a_capital(game: str, language: str) -> None:
    found = find(game)
    words = Words(game, language)
    board = find_board(found, words)
    board.called = called(["human", "miles", "tiro"], words)
    assert board.called[0][0].isupper()
    match = Match(found, 3, complete(found.options, {}), "capitals")
    match.settle()
    seat = found.actors(match.state)[0]
    console = Console(width=400)
    with console.capture() as shown:
        console.print(board.status(match.view(seat)))
    lines = [line for line in shown.get().splitlines() if line.strip()]
    assert lines and not [line for line in lines if re.match(r"[a-zéœłśżź]", line)]


@pytest.mark.parametrize("game", GAMES)
def test_look_alone_says_what_can_be_looked_at(run: Run, tmp_path: Path, game: str) -> None:
    shown = run("play", game, "--players", "3", "--seed", "7", "--file", tmp_path / "m.json", lines=["look", "quit"])
    found = re.search(r"Which place\? For example `look (\w+)`", shown.output)
    assert found
    page = run("play", "--load", tmp_path / "m.json", lines=[f"look {found[1]}", "quit"]).output
    assert found[1].split("_")[0] in page.lower().rpartition("> look")[2] and "unknown" not in page
