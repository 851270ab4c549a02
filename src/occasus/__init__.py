"""Occasus: three board games about the fall of Rome, as exact and fast engines.

What a program needs to play, write bots and search stands here; docs/bots.md and docs/results.md lead through it.

    import occasus

    game = occasus.game("empires_end")
    match = occasus.play(game, ["miles", "tiro"], seed="1")  # or your own bots
    print(match.result())

    match = occasus.Match(game, 2, occasus.options(game, mode="lightning"), seed="1")
    match.settle()  # chance answers until somebody must decide
    view = match.view(game.actors(match.state)[0])  # what that seat may know, with its legal actions as texts
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from occasus.arena.recording import options_of as options
    from occasus.arena.recording import play
    from occasus.bots.budget import Budget
    from occasus.bots.contract import Advice, Bot
    from occasus.bots.registry import find_bot as bot
    from occasus.core.basics import CHANCE, OccasusError, Refused, Seat, View
    from occasus.core.game import Game, Result, imagine
    from occasus.core.match import Match
    from occasus.core.playout import playout
    from occasus.core.registry import names as game_names
    from occasus.games import find as game

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Advice",
    "Bot",
    "Budget",
    "Game",
    "Match",
    "OccasusError",
    "Refused",
    "Result",
    "Seat",
    "View",
    "bot",
    "game",
    "game_names",
    "imagine",
    "options",
    "play",
    "playout",
]

_HOMES: Final = {  # imported when they are asked for, so that `import occasus` takes no time
    "Advice": "occasus.bots.contract:Advice",
    "Bot": "occasus.bots.contract:Bot",
    "Budget": "occasus.bots.budget:Budget",
    "CHANCE": "occasus.core.basics:CHANCE",
    "Game": "occasus.core.game:Game",
    "Match": "occasus.core.match:Match",
    "OccasusError": "occasus.core.basics:OccasusError",
    "Refused": "occasus.core.basics:Refused",
    "Result": "occasus.core.game:Result",
    "Seat": "occasus.core.basics:Seat",
    "View": "occasus.core.basics:View",
    "bot": "occasus.bots.registry:find_bot",
    "game": "occasus.games:find",
    "game_names": "occasus.core.registry:names",
    "imagine": "occasus.core.game:imagine",
    "options": "occasus.arena.recording:options_of",
    "play": "occasus.arena.recording:play",
    "playout": "occasus.core.playout:playout",
}


def __getattr__(name: str) -> Any:
    """What the package offers, from where it lives."""
    if name not in _HOMES:
        raise AttributeError(f"module 'occasus' has no attribute {name!r}")
    module, _, attribute = _HOMES[name].partition(":")
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
