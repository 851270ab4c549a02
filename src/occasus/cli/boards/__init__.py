"""How a view looks in the terminal: one folder per game, and a plain board for any game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from occasus.cli.boards.plain import Board
from occasus.content import facts, overlaid
from occasus.content.text_values import text_values
from occasus.core.game import Game
from occasus.locale import Words


def find_board(game: Game[Any], words: Words) -> Board:
    """The board of a game; the plain one if the game has none of its own."""
    name = f"occasus.cli.boards.{game.name}"
    if find_spec(name) is None:
        return Board(words, {})
    content = overlaid(facts(game.name), game.overlay)
    words.values = text_values(game.name, content)
    board: Board = import_module(f"{name}.board").Board(words, content)
    return board
