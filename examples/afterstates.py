"""Fall of Rome from scratch: learn what positions are worth by playing, as TD-Gammon did, and take the best action.

Each legal action is tried on a copy of the position, and a small network says what is reached: how many of the five
alliances there will be at the end, and whether the game will be won. It is told of the position what can be counted,
and how many actions each alliance is away; nobody shows it a game. Targets are the worths that followed (TD(lambda)).
"""

from __future__ import annotations

import os
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from occasus.bots.budget import Budget
from occasus.bots.fall_of_rome.distances import distances_of
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.features import features
from occasus.bots.fall_of_rome.planner import position_key
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE, OccasusError, View
from occasus.core.game import Game, imagine
from occasus.core.options import Options
from occasus.games import find
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, EVENTS, ROLES, TRIBES
from occasus.games.fall_of_rome.board.state import WON, State, active_city
from occasus.games.fall_of_rome.rules.troops import barbarians_in
from occasus.training.network import Network

RULES: Final = find("fall_of_rome")
FILE: Final = "fall_of_rome_afterstates.npz"
KINDS: Final = {
    kind: place for place, kind in enumerate(dict.fromkeys(text.split()[0] for text in RULES.catalogue.codes()))
}
COURSE: Final = 31 + ROLES + EVENTS  # features of the course of the game; after them
OURS: Final = 212  # features that our bots have for a learned value
JUDGED: Final = 7  # come those of the evaluation that our bots have, which are left out
OF_TRIBE: Final = 25  # features of each tribe
NEAR: Final = 2  # among them, where the nearness of its alliance stands, 1 when it is forged
SIZE: Final = OURS - JUDGED + 3 + len(KINDS)  # of what is said of a position
DEEPEST: Final = 9  # actions and choices of a plan
WIDTH: Final = 4  # plans that are kept on the way, when it counts
TRUST: Final = 0.6  # lambda: how much of a target comes from later than the next decision
DROPPED: Final = 0.2  # of the hidden numbers while it learns, so that it doesn't learn games by heart
PORTION: Final = 256  # positions of one step of Adam
Floats = NDArray[np.float32]


def outcome(state: State) -> float:
    """What a finished game is worth, from 0 to 1: half for winning, half for the alliances."""
    return 0.5 * (state.over == WON) + 0.5 * float(sum(state.allied)) / TRIBES


def look(state: State, seat: int, codes: list[int]) -> tuple[Floats, list[State]]:
    """Try each action: what can be said of where it leads, and the position."""
    evaluation = Evaluation(state, distances_of(state.facts), Weights())
    rows: list[list[float]] = []
    reached: list[State] = []
    for code in codes:
        after = state.copy()
        AGENDA.apply(after, seat, code, None)
        kind = [0.0] * len(KINDS)
        kind[KINDS[RULES.catalogue.text(code).split()[0]]] = 1.0
        city = active_city(after)
        here = [float(after.actions_left) / 4, barbarians_in(after, city) / 3, float(after.legions[city]) / 3]
        seen = features(after, evaluation)
        rows.append(seen[:COURSE] + seen[COURSE + JUDGED :] + here + kind)
        reached.append(after)
    return np.array(rows, np.float32), reached


def near(rows: Floats) -> Floats:
    """How near all alliances are: what is liked before anything is learned."""
    places = [COURSE + tribe * OF_TRIBE + NEAR for tribe in range(TRIBES)]
    found: Floats = rows[:, places].mean(1)
    return found


class Plan:
    """Actions, the position that they lead to, what can be said of it, and its worth."""

    def __init__(self, codes: tuple[int, ...], state: State, row: Floats, worth: float) -> None:
        self.codes: Final = codes
        self.state: Final = state
        self.row: Final = row
        self.worth: Final = worth


def goes_on(root: State, state: State) -> bool:
    """Whether the turn of a position goes on without chance."""
    acting = root.phase == ACTION_PHASE and state.phase == ACTION_PHASE and root.active == state.active
    return acting and not state.over and AGENDA.actors(state)[0] != CHANCE


class Judge:
    """A network that says what positions are worth."""

    def __init__(self, seed: int = 0, hidden: int = 64) -> None:
        self.network: Final = Network((SIZE, hidden, 1), seed)
        self.network.layers[-1][0][:] = 0

    def worths(self, rows: Floats) -> Floats:
        """Return the worth of each position."""
        return np.asarray(0.5 * near(rows) + self.network.of(rows), np.float32)

    def plan(self, state: State, seat: int, width: int) -> Plan:
        """The best actions up to the next chance or the end of the turn, by a beam of positions."""
        beam = [Plan((), state, np.zeros(0, np.float32), -1.0)]
        ended: list[Plan] = []
        known = {position_key(state)} if state.phase == ACTION_PHASE else set()
        for _ in range(DEEPEST):
            reached = [plan for before in beam for plan in self.next(before, seat)]
            reached.sort(key=lambda plan: -plan.worth)
            beam = []
            for plan in reached:
                if not goes_on(state, plan.state):
                    ended.append(plan)
                elif len(beam) < width and (key := position_key(plan.state)) not in known:
                    known.add(key)
                    beam.append(plan)
            if not beam:
                break
        return max(ended or beam, key=lambda plan: plan.worth)

    def next(self, before: Plan, seat: int) -> list[Plan]:
        """Every legal action after a plan."""
        codes = AGENDA.legal(before.state, seat)
        rows, reached = look(before.state, seat, codes)
        worths = self.worths(rows).tolist()
        return [
            Plan((*before.codes, code), after, row, outcome(after) if after.over else worth)
            for code, after, row, worth in zip(codes, reached, rows, worths, strict=True)
        ]

    def learn(self, rows: Floats, targets: Floats, steps: int, rate: float, rng: np.random.Generator) -> None:
        """Take some steps towards the targets, each with some of the positions."""
        for _ in range(steps):
            some = rng.integers(len(rows), size=PORTION)
            found, trail = self.network.forward(rows[some], DROPPED, rng)
            wrong = 0.5 * near(rows[some]) + found[:, 0] - targets[some]
            self.network.backward(trail, (wrong / PORTION)[:, None].astype(np.float32), rate)

    def save(self, folder: Path) -> None:
        """Write it to a file."""
        folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {}
        for place, (weights, biases) in enumerate(self.network.layers):
            arrays |= {f"w{place}": weights.astype(np.float16), f"b{place}": biases.astype(np.float16)}
        np.savez_compressed(folder / FILE, **arrays)


def read_judge(path: Path) -> Judge:
    """Return the network in a file."""
    if not path.exists():
        raise OccasusError(f"{path} is not there; python -m research.learned_baselines makes it.")
    with np.load(path) as found:
        judge = Judge(hidden=len(found["b0"]))
        judge.network.take([(found[f"w{i}"].astype(np.float32), found[f"b{i}"].astype(np.float32)) for i in (0, 1)])
    return judge


@cache
def judge_of() -> Judge:
    """The network of the folder OCCASUS_LEARNED."""
    return read_judge(Path(os.environ.get("OCCASUS_LEARNED", "build/learned")) / FILE)


class Mover:
    """Plans with a judge and keeps to its plan as long as nothing comes between."""

    def __init__(self, judge: Judge, width: int) -> None:
        self.judge: Final = judge
        self.width: Final = width
        self.plan: Plan | None = None  # that was just made
        self.planned: list[tuple[object, int]] = []

    def choose(self, state: State, seat: int) -> int:
        """Return the next action; `plan` tells what it aims at if it was made now."""
        self.plan = None
        if self.planned and self.planned[0][0] == position_key(state):
            return self.planned.pop(0)[1]
        self.plan = self.judge.plan(state, seat, self.width)
        now, self.planned = state, []
        for before, code in pairwise(self.plan.codes):
            now = now.copy()
            AGENDA.apply(now, seat, before, None)
            self.planned.append((position_key(now), code))
        return self.plan.codes[0]


class Afterstates:
    """Takes the actions that lead to the best position."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.mover: Final = Mover(judge or judge_of(), WIDTH)

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return game.catalogue.text(self.mover.choose(imagine(game, view, rng), int(view["seat"])))


def play(judge: Judge, seats: int, options: Options, seed: str, daring: float, width: int) -> tuple[Floats, Floats]:
    """Play a game, now and then at random; what was seen where plans end, and the targets."""
    rng, mover = Random(seed), Mover(judge, width)
    state: State = RULES.start(seats, options)
    plans: list[Plan] = []
    while actors := RULES.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            RULES.apply(state, CHANCE, RULES.sample(state, rng), None)
            continue
        codes = RULES.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            code = mover.choose(state, seat)
            if rng.random() < daring:
                code, mover.planned = rng.choice(codes), []
            elif mover.plan:
                plans.append(mover.plan)
        RULES.apply(state, seat, code, None)
    later = outcome(state)
    targets = np.zeros(len(plans), np.float32)
    for at in range(len(plans) - 1, -1, -1):
        targets[at] = later
        later = (1 - TRUST) * plans[at].worth + TRUST * later
    return np.array([plan.row for plan in plans]), targets
