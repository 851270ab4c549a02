"""Boards for people who watch an environment: as text, and as a picture."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from occasus.cli.boards import find_board
from occasus.content import facts
from occasus.core.basics import View
from occasus.games import find
from occasus.locale import Words

WIDTH: Final = 110  # characters


def show(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The board in a render mode: `human` prints it, `ansi` and `rgb_array` return it."""
    if mode == "human":
        print(write(view))
    return write(view) if mode == "ansi" else draw(view) if mode == "rgb_array" else None


def write(view: View) -> str:
    """The board of the terminal, in English."""
    console = Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", record=True)
    console.print(find_board(find(view["game"]), Words(view["game"], "en")).board(view))
    return console.export_text(styles=True)


def draw(view: View) -> NDArray[np.uint8]:
    """A small picture of the board: height x width x 3."""
    game: str = view["game"]
    picture: Any = import_module(f"occasus.envs.drawing.{game}").draw(view["position"], facts(game))
    return np.asarray(picture, np.uint8)
