"""Agents that learn the small tasks from scratch, five seeds each, with curves: PPO, Q-learning and afterstates.

    python -m research.learned_baselines --out build/learned         # two hours of one core, compiled
    python -m research.learned_baselines --tasks empires-end-2 --methods ppo --seeds 1 --rounds 20
    python -m benchmarks.learned build/learned/runs.jsonl            # the table and the picture of results.md

Each run measures itself on seeds of its own as it goes on, and at the end plays all games of the task. The same run
comes to the same result wherever NumPy adds up alike; `--seconds` ends runs early.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import deque
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import process_time, time
from typing import Any, Final

import numpy as np
from examples.afterstates import Afterstates, Floats, Judge, judge_of, play
from examples.player import Learned, policy_of
from examples.policy import Bytes, Policy
from examples.q_learning import Memory, Worths
from examples.reinforce import reinforce
from examples.trail import Playing, look_around

from occasus.arena import recording
from occasus.arena.bench import Task, find_task, play_game, row
from occasus.bots.contract import Bot
from occasus.core.options import complete
from occasus.envs.batch import Batch
from occasus.features import features_of
from occasus.games import find

TASKS: Final = ("empires-end-2", "struggle-for-rome-3-short", "fall-of-rome-1-novice")
ROUNDS: Final = {  # the longest runs first
    ("fall-of-rome-1-novice", "afterstates"): 190,
    ("struggle-for-rome-3-short", "ppo"): 350,
    ("empires-end-2", "ppo"): 500,
    ("struggle-for-rome-3-short", "dqn"): 120,
    ("empires-end-2", "dqn"): 120,
    ("fall-of-rome-1-novice", "dqn"): 60,
    ("fall-of-rome-1-novice", "ppo"): 60,
}
MEASURED: Final = 8  # times, evenly over the rounds
TESTS: Final = 30  # games of a measurement
LANES: Final = 64  # games at the same time
DECISIONS: Final = 4000  # of a round, those of the learner
ASIDE: Final = 5  # rounds after which the learner is put aside, to be played against later
PROMISES: Final = {  # what is good on the way: a block of features, which of it, and its worth
    "fall_of_rome": ("allied", slice(None), 0.2),
    "struggle_for_rome": ("player 0", slice(9, None), 0.1),
}
HIDDEN: Final = 64
RATES: Final = {"ppo": 1e-3, "dqn": 3e-4, "afterstates": 5e-4}
CURIOSITY: Final = 0.01
BEAM: Final = 1  # plans that afterstates keep while they learn
GAMES: Final = 16  # of a round of afterstates
KEPT: Final = 75  # rounds that afterstates remember
STEPS: Final = 40  # of Adam after a round of afterstates


class Run:
    """One training: what has been measured so far, and for how long it may go on."""

    def __init__(self, task: Task, method: str, seed: int, rounds: int, until: float) -> None:
        self.task: Final = task
        self.method: Final = method
        self.seed: Final = seed
        self.rounds: Final = rounds
        self.until: Final = until
        self.decisions = 0  # learned from
        self.games = 0
        self.played = 0  # rounds
        self.curve: Final[list[list[float]]] = []  # decisions, share won, mean score, or alliances

    def measure(self, number: int, agent: Bot) -> bool:
        """Measure where it is due; whether to go on."""
        self.played = number
        over = number >= self.rounds or time() > self.until
        if over or number % max(1, self.rounds // MEASURED) == 0:
            self.curve.append([self.decisions, *self._test(agent)])
        return not over

    def _test(self, agent: Bot) -> tuple[float, float]:
        """The share of games won as in the task, and the mean score or alliances, with seeds of its own."""
        rules, won, scores = find(self.task.game), 0, 0.0
        options = complete(rules.options, self.task.options)
        for number in range(TESTS):
            seats: list[Bot | str] = [agent if bot == "" else bot for bot in self.task.seating("", number)]
            match = recording.play(rules, seats, options, f"curve {self.seed}/{number}")
            result, own = match.result(), self.task.own_seat(number)
            assert result is not None, "it was played to its end"
            won += own in result.winners()
            scores += sum(match.state.allied) if rules.cooperative else result.scores[own]
        return won / TESTS, round(scores / TESTS, 2)


def train_policy(run: Run) -> Policy:
    """Learn a policy or worths of actions by playing against one's own past, or together with oneself."""
    task, seed = run.task, run.seed
    batch = Batch(task.game, LANES, task.players, task.options, seed)
    kind = Worths if run.method == "dqn" else Policy
    policy = kind(batch.features.layout.size, batch.actions, HIDDEN, seed)
    policy.look_at(look_around(batch, seed))
    rng, memory = np.random.default_rng(seed), Memory()
    playing = Playing(batch, seed, promises(task))
    past = [policy.copy()]
    while run.measure(run.played, Learned(policy)):
        if isinstance(policy, Worths):
            policy.daring = max(0.05, 1 - 3 * run.played / run.rounds)
        lessons, _ = playing.collect(policy, past[int(rng.integers(len(past)))], DECISIONS)
        run.decisions += len(lessons.places)
        if isinstance(policy, Worths):
            memory.learn(policy, lessons, rng, RATES["dqn"])
        else:
            reinforce(policy, lessons, rng, RATES["ppo"], CURIOSITY)
        run.played += 1
        if run.played % ASIDE == 0:
            past.append(policy.copy())
    return policy


def promises(task: Task) -> Any:
    """What is good on the way, where random play hardly ever wins: alliances, or points."""
    rules, block = find(task.game), PROMISES.get(task.game)
    if block is None:
        return None
    name, part, worth = block
    where = features_of(rules, task.players, complete(rules.options, task.options)).layout.blocks[name]

    def promise(observations: Bytes) -> Floats:
        reached: Floats = worth * observations[:, where][:, part].sum(1, dtype=np.float32)
        return reached

    return promise


def train_judge(run: Run) -> Judge:
    """Learn what positions of Fall of Rome are worth by playing."""
    rules, rng = find(run.task.game), np.random.default_rng(run.seed)
    options = complete(rules.options, run.task.options)
    judge = Judge(run.seed)
    memory: deque[tuple[Floats, Floats]] = deque(maxlen=KEPT * GAMES)
    while run.measure(run.played, Afterstates(judge)):
        daring = max(0.01, 0.1 * (1 - 2 * run.played / run.rounds))
        for _ in range(GAMES):
            rows, targets = play(judge, run.task.players, options, f"train {run.seed}/{run.games}", daring, BEAM)
            memory.append((rows, targets))
            run.games += 1
            run.decisions += len(rows)
        judge.learn(
            np.concatenate([rows for rows, _ in memory]),
            np.concatenate([each for _, each in memory]),
            STEPS,
            RATES["afterstates"],
            rng,
        )
        run.played += 1
    return judge


def train(name: str, method: str, seed: int, rounds: int, until: float, out: Path, games: int = 0) -> dict[str, Any]:
    """One run, from the first game to the row of the task, or of some games of it; the weights get a folder."""
    task, began = find_task(name), process_time()
    run = Run(task, method, seed, rounds, until)
    folder = out / f"{name}-{method}-{seed}"
    if method == "afterstates":
        train_judge(run).save(folder)
        agent = "examples.afterstates:Afterstates"
    else:
        train_policy(run).save(folder / f"{task.game}.npz")
        agent = "examples.player:Learned"
    took = process_time() - began
    os.environ["OCCASUS_LEARNED"] = str(folder)
    policy_of.cache_clear()
    judge_of.cache_clear()
    played = [play_game(name, agent, number) for number in range(games or task.games)]
    learned = {"method": method, "seed": seed, "rounds": run.played, "decisions": run.decisions, "seconds": round(took)}
    return learned | {"curve": run.curve, "row": row(task, agent, played)}


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--methods", default="ppo,dqn,afterstates")
    parser.add_argument("--seeds", default="1,2,3,4,5")
    parser.add_argument("--rounds", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--seconds", type=float, default=1e6, help="runs that are not done then end where they are")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    asked = parser.parse_args(given)
    wanted = [
        (task, method, int(seed), asked.rounds or rounds)
        for (task, method), rounds in ROUNDS.items()
        for seed in asked.seeds.split(",")
        if task in asked.tasks.split(",") and method in asked.methods.split(",")
    ]
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        ProcessPoolExecutor(
            min(asked.jobs, len(wanted)), mp_context=get_context("spawn"), max_tasks_per_child=1
        ) as pool,
        (asked.out / "runs.jsonl").open("a", encoding="utf-8") as file,
    ):
        for done in as_completed([pool.submit(train, *run, time() + asked.seconds, asked.out) for run in wanted]):
            record = done.result()
            file.write(json.dumps(record) + "\n")
            file.flush()
            print(record["row"]["task"], record["method"], record["seed"], record["row"]["won"]["rate"], flush=True)


if __name__ == "__main__":
    main()
