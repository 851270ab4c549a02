"""Struggle for Rome in the terminal: the board, the pages, and what nobody else may read on them."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from occasus.cli.boards import find_board
from occasus.core.basics import WATCHER
from occasus.core.game import view
from occasus.games import find
from occasus.locale import Words
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import building, new_game, offer, riding

GAME = find("struggle_for_rome")


def shown(*things: Any) -> str:
    console = Console(file=io.StringIO(), width=150)
    for thing in things:
        if thing is not None:
            console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def page(scene: Scene, seat: int) -> str:
    board = find_board(GAME, Words("struggle_for_rome"))
    seen = view(GAME, scene.state, seat)
    return shown(board.board(seen), board.status(seen), board.question(seen))


def looked(scene: Scene, wanted: str, seat: int = 0) -> str:
    return shown(find_board(GAME, Words("struggle_for_rome")).look(view(GAME, scene.state, seat), wanted))


def test_the_board_shows_cities_numbers_tribes_and_the_legionnaire() -> None:
    scene = riding(
        {"figure": "c061", "fighters": 2, "tokens": {"gallia": 1}},
        others={"blue": {"warrior": {"cities": ["roma"]}}},
        legionnaire="latium",
        covered=[5, 6, 8, 9],
    )
    text = page(scene, 0)
    assert "Lutetia       2t* c042 c061-rH c062" in text
    assert "Roma           5t  Blue’s warriors" in text
    assert "Latium f11" in text
    assert "The legionnaire is in Latium." in text
    assert "Covered sums: 5 6 8 9" in text
    assert "at c061, 2 fighters, 1 wagon, tokens 1 Gallia" in text
    assert "What do your horsemen do?" in text


def test_three_players_see_which_cities_are_neutral() -> None:
    text = page(riding(seats=3), 0)
    assert "Samarobriva   2t  neutral" in text
    assert "neutral" not in page(riding(seats=4), 0)


def test_hands_and_cards_of_others_are_not_shown() -> None:
    scene = building({"hand": {"ore": 3}, "cards": {"traitor": 2}})
    assert "3 ore" in page(scene, 0)
    assert "Traitor 2" in page(scene, 0)
    for reader in (1, WATCHER):
        assert "3 ore" not in page(scene, reader)
        assert "traitor" not in page(scene, reader)
        assert "3 cards" in page(scene, reader)


def test_attacks_within_reach_are_named_with_their_price() -> None:
    text = page(riding({"figure": "c055", "fighters": 2}, {"gold": 3, "hand": {"grain": 1}}), 0)
    assert "Attacks within your reach: Argentoratum (c054: free)" in text or "Argentoratum (c055: free)" in text
    assert "3 gold / 1 grain" in text


def test_an_open_offer_is_told_to_whoever_is_asked() -> None:
    scene = building({"hand": {"grain": 2}}, others={"blue": {"hand": {"ore": 1, "horse": 1}}})
    scene.play("give grain")
    assert "Red gives 1 grain for ..." in page(scene, 0)
    scene.play("withdraw")
    offer(scene, {"grain": 2}, {"ore": 1})
    scene.play("counter", 1)
    scene.play("give horse", 1)
    scene.play("want grain", 1)
    text = page(scene, 2)
    assert "Red gives 2 grain for 1 ore." in text
    assert "Blue would give 1 horse for 1 grain." in text
    assert "How do you answer the offer?" in text


def test_places_can_be_looked_at() -> None:
    scene = riding({"figure": "c055"})
    assert "Lutetia: 2 towers, Gallia. You can plunder or conquer it." in looked(scene, "lutetia")
    assert "Next to it: c042, c061, c062." in looked(scene, "Lutetia")
    assert "6 gold / 1 grain 3 gold / 2 grain" in looked(scene, "c071")
    assert "Latium: field 11" in looked(scene, "latium")
    owned = riding({"figure": "c055"}, others={"blue": {"warrior": {"cities": ["roma"]}}}, tokens_gone=["lutetia"])
    assert "Belongs to Blue’s warriors." in looked(owned, "roma")
    assert "Its token is taken" in looked(owned, "lutetia")
    assert "Neutral." in looked(riding(seats=3), "samarobriva")
    assert "Red’s horsemen are there." in looked(scene, "c055")


def test_odds_count_what_was_not_seen() -> None:
    board = find_board(GAME, Words("struggle_for_rome"))
    scene = building({"hand": {"horse": 2}, "cards": {"traitor": 1}, "horseman": {"tokens": {"gallia": 1}}})
    text = shown(board.odds(view(GAME, scene.state, 0)))
    assert "18 cards. 8 horses and 10 cattle" in text
    assert "Traitor 4" in text
    assert "Traitor 5" in shown(board.odds(view(GAME, scene.state, 1)))
    assert "Gallia: unseen tokens 2x a development card, lose a fighter" in text
    assert "Take 7 gold." in shown(board.cards(view(GAME, scene.state, 0)))


def test_the_setup_has_a_board_too() -> None:
    scene = new_game(3)
    scene.settle()
    text = page(scene, scene.actors[0])
    assert "Setup." in text
    assert "not placed yet" in text
    assert "Where do your horsemen start?" in text
