"""Empire's End in the terminal: the board shows what a seat may know, and people at one keyboard hide their screens."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from occasus.cli.boards import find_board
from occasus.cli.play.line_ui import Table
from occasus.cli.play.screen import Screen
from occasus.core.basics import CHANCE, WATCHER
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import LANGUAGES, Words
from occasus.scenes import Scene

GAME = find("empires_end")


def shown(*things: Any) -> str:
    console = Console(file=io.StringIO(), width=110)
    for thing in things:
        if thing is not None:
            console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def page(scene: Scene, seat: int) -> str:
    board = find_board(GAME, Words("empires_end"))
    seen = scene.match.view(seat)
    return shown(board.board(seen), board.status(seen), board.question(seen))


def test_the_board_says_which_empire_is_yours() -> None:
    match = Match(GAME, 3, complete(GAME.options, {}), "5")
    match.settle()
    board = find_board(GAME, Words("empires_end", "en"))
    board.called = ["Player 1", "Miles 1", "Miles 2"]
    text = shown(board.board(match.view(0)))
    assert "Player 1 (you): " in text and "Miles 1: " in text
    assert "(you)" not in shown(board.board(match.view(WATCHER)))


def test_the_board_shows_rows_ruins_innovations_and_the_auction() -> None:
    own = {"destroyed": ["town_25"], "innovations": {"city_32": ["famine_01"]}, "exhausted": ["famine_01"]}
    offers = {"first": {"card": "fire_09", "tokens": {"wheat": 2, "axe": 1}}}
    scene = Scene("empires_end", 2, {"empires": [own], "offers": offers, "turn": {"phase": "disaster", "seat": 0}})
    text = page(scene, 0)
    assert "[D] E D I" in text and "9!" in text
    assert "Farm3" in text and "(Town)" in text and "fam01x" in text
    assert "On it: 2 wheat, 1 axe." in text and "accepts wheat, axe or coin" in text
    assert "Pay, skip or take?" in text


def test_the_board_shows_only_the_own_screen_and_hand() -> None:
    secret = {"resources": {"axe": 77}, "hand": ["rat_plague_11"]}
    scene = Scene("empires_end", 2, {"empires": [secret], "turn": {"phase": "economy"}})
    assert "77 axes" in page(scene, 0) and "Rat Plague 11" in page(scene, 0)
    for reader in (1, WATCHER):
        assert "77" not in page(scene, reader) and "Rat Plague 11" not in page(scene, reader)


def test_the_conflict_card_is_told_in_words() -> None:
    text = page(Scene("empires_end", 2, {"conflict": "conflict_01", "turn": {"phase": "conflict"}}), 0)
    assert "highest strength 3 points, 1 coin" in text
    assert "strength 7 or more: 7 points, 2 wheat" in text
    assert "How many axes do you bid?" in text


@pytest.mark.parametrize("wanted", ["town_25", "Town 25", "town 25", "TOWN_25"])
def test_a_place_is_looked_at_by_its_name_and_ids_stand_nowhere(wanted: str) -> None:
    match: Match[Any] = Match(GAME, 2, complete(GAME.options, {}), "look")
    match.settle()
    board = find_board(GAME, Words("empires_end"))
    told = shown(board.look(match.view(0), wanted), board.status(match.view(0)), board.cards(match.view(0)))
    assert "Town 25" in told and "_" not in told


def test_after_the_last_space_the_hourglass_stands_on_it() -> None:
    match: Match[Any] = Match(GAME, 2, complete(GAME.options, {}), "end")
    rng = Random(1)
    match.settle()
    while actors := GAME.actors(match.state):
        match.play(actors[0], rng.choice(GAME.legal(match.state, actors[0])))
    assert find_board(GAME, Words("empires_end")).heading(match.view(0)).startswith("26/26")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"mode": "lightning", "finite_supply": True}), (4, {})])
def test_every_page_can_be_shown_at_any_time(seats: int, options: dict[str, Any]) -> None:
    board = find_board(GAME, Words("empires_end"))
    match, rng = Match(GAME, seats, complete(GAME.options, options), "pages"), Random(1)
    while actors := GAME.actors(match.state):
        if actors == [CHANCE]:
            match.settle()
            continue
        if len(match.moves) % 5 == 0:
            for reader in (WATCHER, actors[0]):
                seen = match.view(reader)
                pages = (
                    board.board(seen),
                    board.status(seen),
                    board.question(seen),
                    board.odds(seen),
                    board.cards(seen),
                )
                text = shown(*pages, board.look(seen, "city_32"), board.look(seen, "fire_01"))
                assert "board-" not in text and "due-" not in text and "effect-" not in text and "{" not in text
        match.play(actors[0], rng.choice(GAME.legal(match.state, actors[0])))
    assert "end" in shown(board.board(match.view(WATCHER)))


def test_between_two_people_the_screen_is_handed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    screen = Screen(Words("empires_end"), Console(file=out, width=110, force_terminal=True))
    object.__setattr__(screen, "live", True)
    answers = iter(["take first", "attach city_32", "buy_coins 0", "done", "", "", "x", "done", "x", "quit"])
    prompts: list[str] = []

    def answer(prompt: str = "") -> str:
        prompts.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    scene = Scene("empires_end", 2, {"offers": {"first": "fire_01"}, "turn": {"phase": "disaster", "seat": 0}})
    Table(scene.match, ["human", "human"], screen, tmp_path / "match.json").run()
    assert prompts[4:7] == ["Type a letter and press Enter when only Player 2 is looking: "] * 3  # Enter held down
    assert prompts[7].startswith("Player 2>")
    assert "Pass the keyboard to Player 2." in out.getvalue()


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "D E I 2D C"), ("pl", "Ka E P 2Ka Ko"), ("fr", "Ca É I 2Ca Co"), ("nl", "R E I 2R C")],
)
def test_the_spaces_of_the_track_begin_like_their_phases(language: str, letters: str) -> None:
    board = find_board(GAME, Words("empires_end", language))
    track = shown(board.board(Scene("empires_end", 3, {}).match.view(0))).splitlines()[1]
    assert all(f" {each} " in f"{track} ".replace("[", " ").replace("]", " ") for each in letters.split()), track


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_a_ruin_as_the_board_does(language: str) -> None:
    board, words = find_board(GAME, Words("empires_end", language)), Words("empires_end", language)
    legend = words.say("board-legend")
    kinds = {tile["type"] for tile in board.facts["locations"]["tiles"]}
    assert any(legend.startswith(f"({words.name('type', kind)[:4]}") for kind in kinds), legend
