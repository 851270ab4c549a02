"""Many games between bots, in one process or several, with the same results in any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter, process_time
from traceback import format_tb
from typing import Any, Final

from occasus.arena.outcome import Outcome, Work
from occasus.arena.patience import BotFailed, TimeIsOver, broken_off_after
from occasus.arena.plan import Plan
from occasus.arena.processes import play_in_processes
from occasus.arena.turns import turns
from occasus.arena.work_queue import Task
from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.game import Game, Result, view
from occasus.core.match import dice
from occasus.core.playout import playout
from occasus.games import find

NO_ANSWER: Final = -1  # of a bot whose time is over
USUAL: Final = Budget()  # as long as a bot thinks right


def play_one(plan: Plan, number: int) -> Outcome:
    """Play the game with this number. Its seed is the plan's seed, a stroke, and the number."""
    game = find(plan.game, plan.overlay)
    state = game.start(plan.seats, plan.options)
    seed = f"{plan.seed}/{number}"
    work: dict[str, Work] = {bot: Work() for bot in plan.bots}
    failed: BotFailed | None = None
    began = process_time()
    if all(bot == "random" for bot in plan.bots):
        decisions, choices = playout(game, state, Random(seed))
        work["random"].add(Work(decisions, process_time() - began))
    else:
        decisions, choices, failed = _play(game, state, plan, seed, work)
    seconds = process_time() - began
    result = _lost_by(game, plan.seats, failed) if failed else game.result(state)
    assert result is not None, "nobody can act, so the game is over"
    failure = (failed.seat, str(failed)) if failed else None
    return Outcome(number, plan.bots, result, decisions, choices, turns(game, state), seconds, work, failure)


def _lost_by(game: Game[Any], seats: int, failed: BotFailed) -> Result:
    """Return who fails is last, and the others share the win; a team loses as a whole."""
    places = tuple(2 if game.cooperative or seat == failed.seat else 1 for seat in range(seats))
    return Result(places, (0,) * seats, failed.reason, "")


def _play(
    game: Game[Any], state: Any, plan: Plan, seed: str, work: dict[str, Work]
) -> tuple[int, int, BotFailed | None]:
    """Play on with bots until the game is over or one fails; the dice are those of a match with this seed."""
    bots = [find_bot(bot) for bot in plan.bots]
    budget, patience = Budget(plan.simulations), plan.patience
    moves = decisions = choices = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, dice(seed, moves)), None)
        else:
            legal = game.legal(state, seat)
            began, since = process_time(), perf_counter()
            try:
                with broken_off_after(patience.seconds * patience.slow_loses):
                    code = decision(game, state, bots[seat], seat, legal, seed, moves, budget)
            except TimeIsOver:
                code = NO_ANSWER
            except BotFailed as error:
                if patience.fail_fast:
                    raise
                return decisions, choices, error
            slow = bool(patience.seconds) and perf_counter() - since > patience.seconds
            if len(legal) > 1:
                seconds = process_time() - began
                work[plan.bots[seat]].add(Work(1, seconds, seconds, slow))
            if patience.slow_loses and (slow or code == NO_ANSWER):
                sentence = f"{_named(bots[seat], seat, seed, moves)} took longer than {patience.seconds:g} s."
                return decisions, choices, BotFailed(seat, "bot_too_slow", sentence)
            game.apply(state, seat, code, None)
            decisions += 1
            choices += len(legal)
        moves += 1
    return decisions, choices, None


def decision(
    game: Game[Any], state: Any, bot: Bot, seat: int, legal: list[int], seed: str, moves: int, budget: Budget = USUAL
) -> int:
    """Ask a bot; where it fails or its answer is not legal, the bot is named with the game and the move."""
    seen = view(game, state, seat)
    try:
        answer = bot.decide(game, seen, list(seen["legal"]), dice(f"{seed}/bots", moves), budget)
    except Exception as error:
        if isinstance(error, OccasusError) and _kind(bot).__module__.startswith("occasus."):
            raise  # ours say themselves what is wrong
        sentence = f"{_named(bot, seat, seed, moves)} failed: {type(error).__name__}: {error}\n{_told(error)}"
        raise BotFailed(seat, "bot_failed", sentence) from error
    code = game.catalogue.codes().get(answer)
    if code is None or code not in legal:
        sentence = f"{_named(bot, seat, seed, moves)} chose {answer!r}, which is not legal."
        raise BotFailed(seat, "bot_failed", sentence)
    return code


def _kind(bot: Bot) -> type:
    """Return a bot's class, also where another object measures its time."""
    return type(getattr(bot, "unwrapped", bot))


def _named(bot: Bot, seat: int, seed: str, moves: int) -> str:
    """Return which bot, and where: a seed of `1/17` is game 17 of the seed 1."""
    return f"the bot {_kind(bot).__name__} of seat {seat}, at move {moves} of the game {seed},"


def _told(error: Exception) -> str:
    """Return where a bot failed, in its own code."""
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
