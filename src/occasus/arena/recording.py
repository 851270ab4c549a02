"""Games between bots as matches, with every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from occasus.arena.plan import Plan
from occasus.arena.simulate import USUAL, decision
from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import OccasusError
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.options import Options, complete
from occasus.games import find


def options_of(game: Game[Any], **chosen: object) -> Options:
    """A value for every option of a game: the chosen ones, checked, and the defaults."""
    return complete(game.options, chosen)


def play(
    game: Game[Any] | str,
    bots: Sequence[Bot | str],
    options: Options | None = None,
    seed: str = "0",
    budget: Budget = USUAL,
) -> Match[Any]:
    """Play a match between bots, objects or names, one for each seat; the same seed gives the same match."""
    rules = find(game) if isinstance(game, str) else game
    seated = [_seated(seat, bot) for seat, bot in enumerate(bots)]
    match: Match[Any] = Match(rules, len(seated), options_of(rules) if options is None else options, seed)
    match.settle()
    while actors := rules.actors(match.state):
        seat = actors[0]
        legal = rules.legal(match.state, seat)
        match.play(seat, decision(rules, match.state, seated[seat], seat, legal, seed, len(match.moves), budget))
    return match


def _seated(seat: int, bot: Bot | str) -> Bot:
    if isinstance(bot, type):
        raise OccasusError(f"seat {seat}: give an object, {bot.__name__}(), not its class.")
    return find_bot(bot) if isinstance(bot, str) else bot


def record_one(plan: Plan, number: int) -> Match[Any]:
    """Play the game with this number and keep its moves; the same game as `play_one` plays."""
    game = find(plan.game, plan.overlay)
    return play(game, plan.bots, plan.options, f"{plan.seed}/{number}", Budget(plan.simulations))
