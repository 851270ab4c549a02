"""Bots by name: ours, and anybody's as `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from occasus.bots.contract import Bot
from occasus.core.basics import OccasusError
from occasus.core.words import meant

BOTS: Final = {
    "random": "occasus.bots.random_bot:RandomBot",
    "greedy": "occasus.bots.greedy:Greedy",
}


def find_bot(name: str) -> Bot:
    """A new bot of this kind."""
    address = BOTS.get(name, name)
    module, colon, kind = address.partition(":")
    if not colon:
        raise OccasusError(f"bot {name!r} is not known; {meant(name, BOTS)} Your own bot is `module:Class`.")
    try:
        found = getattr(import_module(module), kind)
    except ImportError as error:
        raise OccasusError(f"bot {name!r}: {error}.") from error
    except AttributeError as error:
        raise OccasusError(f"bot {name!r}: {module} has no {kind!r}.") from error
    bot: Bot = found()
    if not callable(getattr(bot, "decide", None)):
        raise OccasusError(f"bot {name!r} cannot play: a bot has `decide(game, view, legal, rng, budget)`.")
    return bot
