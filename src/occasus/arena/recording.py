"""Games between bots as matches, with every move: what a plan's game number n was."""

from __future__ import annotations

from typing import Any

from occasus.arena.plan import Plan
from occasus.arena.simulate import decision
from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.match import Match
from occasus.games import find


def record_one(plan: Plan, number: int) -> Match[Any]:
    """Play the game with this number and keep its moves; the same game as `play_one` plays."""
    game = find(plan.game, plan.overlay)
    seed = f"{plan.seed}/{number}"
    match: Match[Any] = Match(game, plan.seats, plan.options, seed)
    bots = [find_bot(bot) for bot in plan.bots]
    budget = Budget(plan.simulations)
    match.settle()
    while actors := game.actors(match.state):
        seat = actors[0]
        legal = game.legal(match.state, seat)
        match.play(seat, decision(game, match.state, bots[seat], seat, legal, seed, len(match.moves), budget))
    return match
