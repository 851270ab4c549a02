"""Many games between bots, in one process or several, with the same results in any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from traceback import format_tb
from typing import Any, Final

from occasus.arena.outcome import Outcome, Work
from occasus.arena.plan import Plan
from occasus.arena.portions import Task
from occasus.arena.processes import play_in_processes
from occasus.arena.turns import turns
from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.game import Game, view
from occasus.core.match import dice
from occasus.core.playout import playout
from occasus.games import find

USUAL: Final = Budget()  # as long as a bot thinks right


def play_one(plan: Plan, number: int) -> Outcome:
    """Play the game with this number. Its seed is the plan's seed, a stroke, and the number."""
    game = find(plan.game, plan.overlay)
    state = game.start(plan.seats, plan.options)
    seed = f"{plan.seed}/{number}"
    work: dict[str, Work] = {bot: Work() for bot in plan.bots}
    began = process_time()
    if all(bot == "random" for bot in plan.bots):
        decisions, choices = playout(game, state, Random(seed))
        work["random"].add(Work(decisions, process_time() - began))
    else:
        decisions, choices = _play(game, state, plan, seed, work)
    seconds = process_time() - began
    result = game.result(state)
    assert result is not None, "nobody can act, so the game is over"
    return Outcome(number, plan.bots, result, decisions, choices, turns(game, state), seconds, work)


def _play(game: Game[Any], state: Any, plan: Plan, seed: str, work: dict[str, Work]) -> tuple[int, int]:
    """Play on with bots; the dice are those of a match with this seed."""
    bots = [find_bot(bot) for bot in plan.bots]
    budget = Budget(plan.simulations)
    moves = decisions = choices = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, dice(seed, moves)), None)
        else:
            legal = game.legal(state, seat)
            began = process_time()
            code = decision(game, state, bots[seat], seat, legal, seed, moves, budget)
            if len(legal) > 1:
                seconds = process_time() - began
                work[plan.bots[seat]].add(Work(1, seconds, seconds))
            game.apply(state, seat, code, None)
            decisions += 1
            choices += len(legal)
        moves += 1
    return decisions, choices


def decision(
    game: Game[Any], state: Any, bot: Bot, seat: int, legal: list[int], seed: str, moves: int, budget: Budget = USUAL
) -> int:
    """Ask a bot; where it fails or its answer is not legal, the bot is named with the game and the move."""
    seen = view(game, state, seat)
    try:
        answer = bot.decide(game, seen, list(seen["legal"]), dice(f"{seed}/bots", moves), budget)
    except Exception as error:
        if isinstance(error, OccasusError) and type(bot).__module__.startswith("occasus."):
            raise  # ours say themselves what is wrong
        raise OccasusError(
            f"{_named(bot, seat, seed, moves)} failed: {type(error).__name__}: {error}\n{_told(error)}"
        ) from error
    code = game.catalogue.codes().get(answer)
    if code is None or code not in legal:
        raise OccasusError(f"{_named(bot, seat, seed, moves)} chose {answer!r}, which is not legal.")
    return code


def _named(bot: Bot, seat: int, seed: str, moves: int) -> str:
    """Which bot, and where: a seed of `1/17` is game 17 of the seed 1."""
    return f"the bot {type(bot).__name__} of seat {seat}, at move {moves} of the game {seed},"


def _told(error: Exception) -> str:
    """Where a bot failed, in its own code."""
    return "".join(format_tb(error.__traceback__)[1:]).rstrip()


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play some games; gives each outcome as soon as it is there."""
    yield from play_all([plan], [(0, number) for number in range(games)], jobs)


def play_all(plans: list[Plan], tasks: list[Task], jobs: int = 1) -> Iterator[Outcome]:
    """Play games of several plans, named by the place of the plan in its list and the number of the game."""
    if jobs <= 1 or len(tasks) <= 1:
        for place, number in tasks:
            yield play_one(plans[place], number)
        return
    yield from play_in_processes(play_one, plans, tasks, min(jobs, len(tasks)))
