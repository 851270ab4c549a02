"""Occasus: three board games about the fall of Rome, as exact and fast engines.

Everything a program needs to play, write bots and search; see docs/bots.md and docs/research.md.

    import occasus

    game = occasus.game("empires_end")
    match = occasus.play(game, ["miles", "tiro"], seed="1")  # or your own bots
    print(match.result())

    match = occasus.Match(game, 2, occasus.options(game, mode="lightning"), seed="1")
    match.settle()  # chance answers until someone must decide
    view = match.view(game.actors(match.state)[0])  # what that seat may know, with its legal actions as texts
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from typing import TypeAlias

    from typing_extensions import TypeVar

    from occasus.arena.recording import options_of as options
    from occasus.arena.recording import play
    from occasus.bots.budget import Budget
    from occasus.bots.contract import Advice, Bot
    from occasus.bots.registry import find_bot as bot
    from occasus.bots.scores import scores
    from occasus.core.basics import CHANCE, OccasusError, Refused, Seat, View
    from occasus.core.game import Game as AnyGame
    from occasus.core.game import Result, imagine
    from occasus.core.match import Match
    from occasus.core.playout import playout
    from occasus.core.registry import names as game_names
    from occasus.games import find as game
    from occasus.games.empires_end.io.position import EmpiresEndPosition
    from occasus.games.fall_of_rome.io.position import FallOfRomePosition
    from occasus.games.struggle_for_rome.io.position import StruggleForRomePosition

    S = TypeVar("S", default=Any)
    Game: TypeAlias = AnyGame[S]  # so that `Game` alone is enough where types are strict

__version__: str  # read from the installed package when it is asked for
__all__ = [
    "CHANCE",
    "Advice",
    "Bot",
    "Budget",
    "EmpiresEndPosition",
    "FallOfRomePosition",
    "Game",
    "Match",
    "OccasusError",
    "Refused",
    "Result",
    "Seat",
    "StruggleForRomePosition",
    "View",
    "bot",
    "game",
    "game_names",
    "imagine",
    "options",
    "play",
    "playout",
    "scores",
]

_HOMES: Final = {  # imported when they are asked for, so that `import occasus` takes no time
    "Advice": "occasus.bots.contract:Advice",
    "Bot": "occasus.bots.contract:Bot",
    "Budget": "occasus.bots.budget:Budget",
    "CHANCE": "occasus.core.basics:CHANCE",
    "EmpiresEndPosition": "occasus.games.empires_end.io.position:EmpiresEndPosition",
    "FallOfRomePosition": "occasus.games.fall_of_rome.io.position:FallOfRomePosition",
    "Game": "occasus.core.game:Game",
    "Match": "occasus.core.match:Match",
    "OccasusError": "occasus.core.basics:OccasusError",
    "Refused": "occasus.core.basics:Refused",
    "Result": "occasus.core.game:Result",
    "Seat": "occasus.core.basics:Seat",
    "StruggleForRomePosition": "occasus.games.struggle_for_rome.io.position:StruggleForRomePosition",
    "View": "occasus.core.basics:View",
    "bot": "occasus.bots.registry:find_bot",
    "game": "occasus.games:find",
    "game_names": "occasus.core.registry:names",
    "imagine": "occasus.core.game:imagine",
    "options": "occasus.arena.recording:options_of",
    "play": "occasus.arena.recording:play",
    "playout": "occasus.core.playout:playout",
    "scores": "occasus.bots.scores:scores",
}


def __getattr__(name: str) -> Any:
    """Return what the package offers, from where it lives."""
    if name == "__version__":
        return _version()
    if name not in _HOMES:
        raise AttributeError(f"module 'occasus' has no attribute {name!r}")
    module, _, attribute = _HOMES[name].partition(":")
    return getattr(import_module(module), attribute)


def _version() -> str:
    """Return the version that this package was installed as; it comes from the tags of the repository."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("occasus")
    except PackageNotFoundError:  # the sources on a path, such as in the offline site
        return "0+unknown"


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
