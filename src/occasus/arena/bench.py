"""Named tasks: fixed options, opponents and seeds, a score from 0 to 100, and saved games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib.resources import files
from json import dumps
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, Final, final

import yaml

from occasus.arena.recording import play
from occasus.arena.statistics import rate
from occasus.bots.budget import Budget
from occasus.bots.contract import Bot
from occasus.bots.registry import find_bot
from occasus.core.basics import Json, OccasusError, View
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data, verify
from occasus.core.options import complete
from occasus.core.suggestions import meant
from occasus.games import find

TEAM: Final = "team"  # the agent plays all seats


@final
class Task:
    """A named task: the games, the opponents, and the meaning of the scores 0 and 100."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.name: Final[str] = record["name"]
        self.version: Final[int] = record["version"]
        self.game: Final[str] = record["game"]
        self.rules_version: Final[int] = record["rules_version"]
        self.players: Final[int] = record["players"]
        self.options: Final[dict[str, Any]] = record["options"]
        self.team: Final = record["agent"] == TEAM
        self.others: Final[list[str]] = record["others"]
        self.games: Final[int] = record["games"]
        self.quick: Final[int] = record["quick"]  # of these games, the first ones
        self.random: Final[float] = record["random"]
        self.reference: Final[str] = record["reference"]
        self.best: Final[float] = record["best"]  # how often the reference won
        self.measured: Final[list[int]] = record["measured"]  # games behind these two shares

    def seed(self, number: int) -> str:
        """Return the seed of a game. Training may use any seed that doesn't begin like this."""
        return f"bench {self.name} {self.version}/{number}"

    def seating(self, agent: str, number: int) -> list[str]:
        """Return who sits where in a game."""
        if self.team:
            return [agent] * self.players
        rng = Random(f"{self.seed(number)}/others")
        seats = [rng.choice(self.others) for _ in range(self.players)]
        seats[number % self.players] = agent
        return seats

    def own_seat(self, number: int) -> int:
        """Return a seat that the agent has in a game."""
        return 0 if self.team else number % self.players

    def score(self, won: float) -> float:
        """Return the score of a share of games won."""
        return 100 * (won - self.random) / (self.best - self.random)


def tasks() -> dict[str, Task]:
    """Return all tasks by name, the newest version of each."""
    text = files("occasus.arena").joinpath("tasks.yaml").read_text(encoding="utf-8")
    return {record["name"]: Task(record) for record in sorted(yaml.safe_load(text), key=lambda game: game["version"])}


def find_task(name: str) -> Task:
    """Return a task; one that the rules have left behind is refused."""
    known = tasks()
    if name not in known:
        raise OccasusError(f"unknown task {name!r}; {meant(name, known)}")
    task = known[name]
    if find(task.game).rules_version != task.rules_version:
        raise OccasusError(f"{name} needs version {task.rules_version} of the rules; use the release that has it.")
    return task


@final
class Timed:
    """An agent, and the CPU seconds that its decisions take."""

    def __init__(self, bot: Bot) -> None:
        self.unwrapped: Final = bot
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        began = process_time()
        answer = self.unwrapped.decide(game, view, legal, rng, budget)
        self.decisions += len(legal) > 1
        self.seconds += process_time() - began
        return answer


def play_game(name: str, agent: str, number: int) -> dict[str, Json]:
    """Play one game of a task; returns it as plain data. An agent that fails has lost, and why is said."""
    task = find_task(name)
    rules = find(task.game)
    options = complete(rules.options, task.options)
    timed = [Timed(find_bot(bot)) for bot in task.seating(agent, number)]
    own = [bot for seat, bot in enumerate(timed) if task.team or seat == task.own_seat(number)]
    record: dict[str, Json] = {"number": number}
    try:
        match = play(rules, timed, options, task.seed(number))
        record |= {"won": _won(task, match, number), "match": to_data(match)}
    except OccasusError as error:
        record |= {"won": False, "failed": str(error)}
    decisions, seconds = sum(bot.decisions for bot in own), sum(bot.seconds for bot in own)
    return record | {"decisions": decisions, "seconds": round(seconds, 3)}


def play_games(task: Task, agent: str, numbers: list[int], jobs: int) -> Iterator[dict[str, Json]]:
    """Play some games of a task, in several processes; the same games for any number of them."""
    if jobs <= 1 or len(numbers) <= 1:
        yield from (play_game(task.name, agent, number) for number in numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_game, task.name, agent, number) for number in numbers]
        try:
            yield from (game.result() for game in waiting)
        finally:
            pool.shutdown(cancel_futures=True)


def row(task: Task, agent: str, games: list[dict[str, Json]]) -> dict[str, Json]:
    """Return the row of a table: how often the agent won, and its score, both with 95% intervals."""
    won = rate(sum(game["won"] for game in games), len(games))
    decisions = sum(game["decisions"] for game in games)
    seconds = sum(game["seconds"] for game in games)
    return {
        "task": task.name,
        "version": task.version,
        "agent": agent,
        "games": len(games),
        "won": won,
        "score": {name: round(task.score(won[name]), 1) for name in ("rate", "low", "high")},
        "failed": sum("failed" in game for game in games),
        "milliseconds": round(1000 * seconds / decisions, 1) if decisions else 0.0,
        "hash": fingerprint(task, games),
    }


def fingerprint(task: Task, games: list[dict[str, Json]]) -> str:
    """Return a short hash of what was played, which is the same on every machine.

    Times don't count, nor do options that the game has got since the task was made.
    """
    played = [{key: game.get(key) for key in ("number", "won")} | {"match": _fixed(task, game)} for game in games]
    return sha256(dumps(played, sort_keys=True).encode()).hexdigest()[:16]


def _fixed(task: Task, game: dict[str, Json]) -> Json:
    match = game.get("match")
    return match and match | {"options": {name: match["options"][name] for name in task.options}}


def check_game(task: Task, game: dict[str, Json], agent: str = "") -> None:
    """Check a saved game: its task, moves, dice and result; with an agent also that it decides so again."""
    number = game["number"]
    if "failed" in game:
        if agent and play_game(task.name, agent, number).get("failed") is None:
            raise OccasusError(f"game {number}: the agent does not fail when it plays again.")
        return
    match = from_data(game["match"], find)
    options = complete(match.game.options, task.options)
    if (match.game.name, match.seats, match.seed) != (task.game, task.players, task.seed(number)):
        raise OccasusError(f"game {number} is not a game of {task.name}.")
    if dict(match.options) != dict(options) or match.opening is not None:
        raise OccasusError(f"game {number} has other options than {task.name}.")
    verify(match)
    if game["won"] != _won(task, match, number):
        raise OccasusError(f"game {number} has a different result from what its moves lead to.")
    if agent and play_game(task.name, agent, number).get("match") != game["match"]:
        raise OccasusError(f"game {number}: the agent decides differently when it plays again.")


def _won(task: Task, match: Match[Any], number: int) -> bool:
    result = match.result()
    if result is None:
        raise OccasusError(f"game {number} is not over.")
    return task.own_seat(number) in result.winners()
