"""Many games between bots, in one process or several, with the same results in any number of them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, Final, final

from occasus.arena.outcome import Outcome
from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE, WATCHER, Json, OccasusError
from occasus.core.game import Game, view
from occasus.core.match import dice
from occasus.core.options import Options
from occasus.core.playout import playout
from occasus.games import find

BATCH: Final = 8  # games that a process takes at a time


@final
class Plan:
    """Which games are to be played: everything that a process must know to play number n of them."""

    def __init__(
        self, game: str, overlay: dict[str, Json], seats: int, options: Options, bots: tuple[str, ...], seed: str
    ) -> None:
        self.game: Final = game
        self.overlay: Final = overlay
        self.seats: Final = seats
        self.options: Final = options
        self.bots: Final = bots
        self.seed: Final = seed


def play_one(plan: Plan, number: int) -> Outcome:
    """Play the game with this number. Its seed is the plan's seed, a stroke, and the number."""
    game = find(plan.game, plan.overlay)
    state = game.start(plan.seats, plan.options)
    seed = f"{plan.seed}/{number}"
    began = process_time()
    if all(bot == "random" for bot in plan.bots):
        decisions, choices = playout(game, state, Random(seed))
    else:
        decisions, choices = _play(game, state, [find_bot(bot) for bot in plan.bots], seed)
    seconds = process_time() - began
    result = game.result(state)
    assert result is not None, "nobody can act, so the game is over"
    return Outcome(number, result, decisions, choices, turns(game, state), seconds)


def _play(game: Game[Any], state: Any, bots: list[Bot], seed: str) -> tuple[int, int]:
    """Play on with bots; the dice are those of a match with this seed."""
    moves = decisions = choices = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, dice(seed, moves)), None)
        else:
            legal = game.legal(state, seat)
            game.apply(state, seat, decision(game, state, bots[seat], seat, legal, seed, moves), None)
            decisions += 1
            choices += len(legal)
        moves += 1
    return decisions, choices


def decision(game: Game[Any], state: Any, bot: Bot, seat: int, legal: list[int], seed: str, moves: int) -> int:
    """Ask a bot; an answer that is not legal is refused with the name of the bot's class."""
    seen = view(game, state, seat)
    answer = bot.decide(game, seen, list(seen["legal"]), dice(f"{seed}/bots", moves), Budget())
    code = game.catalogue.codes().get(answer)
    if code is None or code not in legal:
        name = type(bot).__name__
        raise OccasusError(f"the bot {name} of seat {seat} chose {answer!r}, which is not legal.")
    return code


def turns(game: Game[Any], state: Any) -> int:
    """The number of the last round or turn, if the game counts them in its description."""
    position = game.describe(state, WATCHER)
    turn = position.get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return int(number or position.get("round") or 0)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play some games; gives each outcome as soon as it is there."""
    if jobs <= 1 or games <= 1:
        for number in range(games):
            yield play_one(plan, number)
        return
    with get_context("spawn").Pool(min(jobs, games), _prepare, (plan,)) as pool:
        yield from pool.imap_unordered(_play_number, range(games), min(BATCH, max(1, games // jobs)))


_plan: list[Plan] = []  # of this process


def _prepare(plan: Plan) -> None:
    """Make a process ready; the interrupt key is for the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan[:] = [plan]


def _play_number(number: int) -> Outcome:
    return play_one(_plan[0], number)
