"""Bots by name: ours, anyone's as `module:Class`, and language models as `model:NAME`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from occasus.bots.contract import Bot
from occasus.bots.levels import LEVELS, has_levels
from occasus.core.basics import OccasusError
from occasus.core.suggestions import meant

BOTS: Final = {
    "random": "occasus.bots.random_bot:RandomBot",
    **{level: f"occasus.bots.levels:{level.title()}" for level in LEVELS},
}  # weakest first
MODELS: Final = "model"  # model:NAME asks a language model; only where someone at this computer names it
FORMER: Final = {"greedy": "tiro"}  # who plays on at tables that were opened with a bot that is no more


def bots_of(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return [bot for bot in BOTS if bot not in LEVELS or has_levels(game)]


def usual_bot(game: str) -> str:
    """Return who plays where no one was named: a decent opponent that is quick."""
    playing = bots_of(game)
    return "miles" if "miles" in playing else playing[-1]


def strongest_bot(game: str) -> str:
    """The best that there is for a game."""
    return bots_of(game)[-1]


def find_bot(name: str) -> Bot:
    address = BOTS.get(FORMER.get(name, name), name)
    module, colon, kind = address.partition(":")
    if module == MODELS and colon:
        model: Bot = import_module("occasus.cli.text.model_bot").make(kind)
        return model
    if not colon:
        raise OccasusError(f"unknown bot {name!r}; {meant(name, BOTS)} Your own bot is `module:Class`.")
    if module.endswith(".py"):
        raise OccasusError(f"bot {name!r}: leave out .py, as in {module[:-3].replace('/', '.')}:{kind or 'Class'}.")
    try:
        attribute = getattr(import_module(module), kind)
    except ImportError as error:
        raise OccasusError(f"bot {name!r}: {error}.") from error
    except AttributeError as error:
        raise OccasusError(f"bot {name!r}: {module} has no {kind!r}.") from error
    except SyntaxError as error:
        raise OccasusError(f"bot {name!r}: {error.filename}, line {error.lineno}: {error.msg}.") from error
    try:
        bot: Bot = attribute()
    except TypeError as error:
        raise OccasusError(f"bot {name!r} must be created without arguments: {error}.") from error
    except OccasusError:
        raise
    except Exception as error:
        raise OccasusError(f"bot {name!r} can't be made: {type(error).__name__}: {error}.") from error
    if not callable(getattr(bot, "decide", None)):
        raise OccasusError(f"bot {name!r} cannot play: a bot needs `decide(game, view, legal, rng, budget)`.")
    return bot
