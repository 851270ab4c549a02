"""Games of Fall of Rome to learn from: positions where turns end, what became of them, and plans tried beside.

A process writes `rows-K.bin` (features, 32-bit floats) and `facts-K.bin` (for each row: game, group, chance, tries,
won, allies, whether it was played). Rows of one group are plans of one decision.
"""

from __future__ import annotations

import gc
import json
from argparse import Namespace
from array import array
from collections import Counter
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Any, Final

from occasus.bots.budget import Budget
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.features import features
from occasus.bots.fall_of_rome.learned_value import Value, read
from occasus.bots.fall_of_rome.level_params import LevelParams
from occasus.bots.fall_of_rome.planner import STEP
from occasus.bots.fall_of_rome.player import Player
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.games import find
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.board.names import ACTION_PHASE
from occasus.games.fall_of_rome.board.state import State
from occasus.training.provenance import commit

FACTS: Final = 7  # numbers of a row beside its features
EXPLORED: Final = 0.3  # of the turns of a game without a value begin with a plan that is not the best
SPREAD: Final = 0.12  # of the turns with one
TABLES: Final = (
    *["3-novice", "3-normal", "3-heroic"] * 5,
    *["1-normal", "2-normal", "4-normal", "5-normal", "1-heroic", "2-heroic", "4-novice", "5-novice"],
    "3-normal-roma_caput_mundi",
    "2-novice",
)


def play(asked: Namespace) -> None:
    """Play in several processes and tell how it went."""
    asked.out.mkdir(parents=True, exist_ok=True)
    jobs = [(job, asked) for job in range(asked.jobs)]
    with get_context("spawn").Pool(asked.jobs) as pool:
        answers = pool.map(_work, jobs)
    ended: Counter[str] = Counter()
    won: Counter[str] = Counter()
    allies: Counter[str] = Counter()
    for counts, wins, forged in answers:
        ended.update(counts)
        won.update(wins)
        allies.update(forged)
    record = {
        "commit": commit(),
        "seed": asked.seed,
        "tries": asked.tries if asked.value else 0,
        "value": str(asked.value.name) if asked.value else "",
        "games": dict(ended),
        "won": dict(won),
    }
    (asked.out / "played.json").write_text(json.dumps(record, indent=1, sort_keys=True))
    for table in sorted(ended):
        rate = won[table] / ended[table]
        around = 1.96 * (rate * (1 - rate) / ended[table]) ** 0.5
        forged_mean = allies[table] / ended[table]
        print(
            f"{table}: {won[table]} of {ended[table]} won, {100 * rate:.1f} % +- {100 * around:.1f},"
            f" {forged_mean:.2f} alliances",
            flush=True,
        )


def _work(job: tuple[int, Namespace]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    number, asked = job
    gc.set_threshold(200_000)
    value = read(json.loads(asked.value.read_text())) if asked.value else None
    tables = asked.tables.split(",") if asked.tables else list(TABLES)
    ended: Counter[str] = Counter()
    won: Counter[str] = Counter()
    allies: Counter[str] = Counter()
    until = monotonic() + asked.seconds
    count = 0
    with (asked.out / f"rows-{number}.bin").open("wb") as rows, (asked.out / f"facts-{number}.bin").open("wb") as facts:
        while monotonic() < until and not 0 < asked.games <= count:
            table = tables[(count + number) % len(tables)]
            game = Game(table, f"{asked.seed}/{number}/{count}", value, asked, until)
            if not game.play():
                break  # the time was over before its end
            ended[table] += 1
            won[table] += game.won
            allies[table] += sum(game.state.allied)
            for row, fact in zip(game.rows, game.facts, strict=True):
                rows.write(array("f", row).tobytes())
                fact[0] = number * 100_000 + count
                fact[4], fact[5] = float(game.won), float(sum(game.state.allied)) / 5.0
                facts.write(array("f", fact).tobytes())
            count += 1
    return ended, won, allies


class Game:
    """One game, with what is kept of it."""

    def __init__(self, table: str, seed: str, value: Value | None, asked: Namespace, until: float) -> None:
        seats, difficulty, *challenge = table.split("-")
        options: dict[str, Any] = {"difficulty": difficulty}
        if challenge:
            options["challenge"] = challenge[0]
        self.game = find("fall_of_rome")
        self.state: State = self.game.start(int(seats), complete(self.game.options, options))
        self.rng = Random(seed)
        self.plain = bool(asked.plain)
        self.until = until
        params = (
            LevelParams(width=12, looks_ahead=asked.tries, horizon=asked.horizon, prior=asked.prior)
            if value
            else LevelParams(width=6)
        )
        self.players = [Player(Weights(), params, value) for _ in range(int(seats))]
        self.won = 0
        self.rows: list[list[float]] = []
        self.facts: list[list[float]] = []
        self.group = 0
        self.weights = Weights()
        self.distances = Distances(self.state.facts)

    def play(self) -> bool:
        """Play to the end; false if the time was over before."""
        game, state = self.game, self.state
        phase = state.phase
        while asked := game.actors(state):
            seat = asked[0]
            if seat == CHANCE:
                code = game.sample(state, self.rng)
            else:
                code = self._choice(seat, game.legal(state, seat))
                if monotonic() > self.until and not self.plain:
                    return False
            game.apply(state, seat, code, None)
            if phase == ACTION_PHASE and state.phase != ACTION_PHASE and not state.over:
                self.rows.append(features(state, Evaluation(state, self.distances, self.weights)))
                self.facts.append([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])
            phase = state.phase
        self.won = int(state.over == 1)
        return True

    def _choice(self, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        player, state = self.players[seat], self.state
        player.trials = []
        turn = STEP[state.agenda[-1]] == steps.ACTIONS_STEP.index and state.actions_left == state.facts.actions
        if turn and not self.plain and player.value is None and self.rng.random() < EXPLORED:
            player.explore = int(self.rng.random() ** 2 * 24)
        elif turn and not self.plain and player.value is not None and self.rng.random() < SPREAD:
            player.explore = 1 + int(self.rng.random() * 4)
        code = player.choose(state, seat, options, self.rng, Budget())
        player.explore = 0
        self._keep(player)
        return code

    def _keep(self, player: Player) -> None:
        """Keep the plans that were tried, with the chance that was found."""
        tried = [trial for trial in player.trials if trial.found and trial.given]
        if len(tried) < 2:
            return
        self.group += 1
        for trial in tried:
            count = len(trial.found)
            self.rows.append(trial.given)
            self.facts.append([0.0, float(self.group), sum(trial.found) / count, float(count), 0.0, 0.0, 0.0])
