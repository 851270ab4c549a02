"""The bot that gives hints in a game, and its estimate of a position.

A game's levels may say how a position stands by a function `values(game, state)` in `occasus.bots.<game>.levels`: each
seat's chance to win in a state of which everything is known. Where there is none, random games tell.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final, cast

from occasus.bots.common.chances import shares
from occasus.bots.contract import Adviser, Bot
from occasus.bots.levels import has_levels
from occasus.bots.random_games import RandomGames, played_out
from occasus.bots.registry import find_bot, strongest_bot
from occasus.core.basics import OccasusError
from occasus.core.game import Game

PLAYOUTS: Final = 20


def adviser_of(game: str, name: str = "") -> Adviser:
    """The bot of this name if it can say what it thinks; without a name the strongest level."""
    if not name and not has_levels(game):
        return RandomGames()
    bot: Bot = find_bot(name or strongest_bot(game))
    if not callable(getattr(bot, "advise", None)):
        raise OccasusError(f"{name} gives no hints; ask tiro, miles, centurio or legatus.")
    return cast("Adviser", bot)


def chances(game: Game[Any], state: Any, rng: Random) -> list[float]:
    """Each seat's chance to win in a state of which everything is known."""
    result = game.result(state)
    if result is not None:
        return shares(result, game.cooperative)
    values = (
        getattr(import_module(f"occasus.bots.{game.name}.levels"), "values", None) if has_levels(game.name) else None
    )
    if values is not None:
        return [min(1.0, max(0.0, value)) for value in values(game, state)]
    played = [played_out(game, state, rng) for _ in range(PLAYOUTS)]
    return [sum(column) / PLAYOUTS for column in zip(*played, strict=True)]
