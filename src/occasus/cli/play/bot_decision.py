"""A bot's decision, its remark, and its advice."""

from __future__ import annotations

from typing import Any

from occasus.arena.simulate import decision
from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Bot, remark_of
from occasus.core.basics import Seat
from occasus.core.game import Game, view
from occasus.core.match import dice


def thought(game: Game[Any], state: Any, bot: Bot, seat: Seat, seed: str, number: int) -> tuple[int, str]:
    """The move of a bot as the given move of a match, and its remark."""
    code = decision(game, state, bot, seat, game.legal(state, seat), seed, number)
    return code, remark_of(bot, game, view(game, state, seat), game.catalogue.text(code))


def advice(game: Game[Any], state: Any, seat: Seat, seed: str, number: int, bot: str, budget: Budget) -> list[Advice]:
    """Return what a bot would do in a seat's place, knowing what that seat may know."""
    seen = view(game, state, seat)
    rng = dice(f"{seed}/hint", number)
    return adviser_of(game.name, bot).advise(game, seen, list(seen["legal"]), rng, budget)
