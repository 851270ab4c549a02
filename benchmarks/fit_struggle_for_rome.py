"""Fits the weights of the bots of Struggle for Rome to the outcomes of games that their quick policy plays.

python -m benchmarks.fit_struggle_for_rome --games 600 > table.txt

Every seat of every game plays with weights of its own, drawn around the present ones, so that all plans are tried, the
Scourge of Rome among them. At the beginning of every round the terms of all seats are noted; a multinomial
logit over the seats finds the weights under which the winners were likeliest, held near the present ones by a
penalty. The result is the table of `bots/struggle_for_rome/weights.py`.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any, Final

import numpy as np

from occasus.bots.struggle_for_rome.chart import chart_of
from occasus.bots.struggle_for_rome.instinct import gains
from occasus.bots.struggle_for_rome.weights import EARLY, LATE, NAMES, WEIGHTS, mixed
from occasus.bots.struggle_for_rome.worth import Weights, stage, standing
from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.games.struggle_for_rome.game import make
from occasus.games.struggle_for_rome.names import ROLL_PHASE
from occasus.games.struggle_for_rome.state import State

GAME: Final = make({})
STEP: Final = 1e-4
SPREAD: Final = 0.35  # of the weights of one seat, as a share
NOISE: Final = 0.08  # of a single decision, in logits

Snapshot = tuple[float, list[float], list[list[float]]]
"""How near the end is, what the seats are worth now, and how that depends on each weight."""


def tried(rng: Random) -> tuple[Weights, ...]:
    """Weights of one seat in one game: the present ones, shaken, and the taste for all five colours above all."""
    early = [weight * rng.lognormvariate(0.0, SPREAD) for weight in EARLY]
    late = [weight * rng.lognormvariate(0.0, SPREAD) for weight in LATE]
    taste = rng.uniform(-0.5, 2.5)
    for weights in (early, late):
        weights[NAMES.index("colour_4")] += taste
        weights[NAMES.index("colour_5")] -= 0.7 * taste
    return mixed(tuple(early), tuple(late))


def terms_of(state: State) -> Snapshot:
    """The terms of all seats, by small changes of the weights."""
    chart, w = chart_of(state.tables), WEIGHTS[stage(state)]
    now = [standing(chart, w, state, seat) for seat in range(state.tables.seats)]
    slopes: list[list[float]] = [[] for _ in now]
    for number in range(len(w)):
        moved = tuple(weight + STEP * (i == number) for i, weight in enumerate(w))
        for seat, value in enumerate(now):
            slopes[seat].append((standing(chart, moved, state, seat) - value) / STEP)
    return min(1.0, stage(state) / 10), now, slopes


def play(seats: int, seed: str) -> tuple[list[Snapshot], list[float]]:
    """One game: what was noted, and each seat's share of the victory."""
    rng = Random(seed)
    state = GAME.start(seats, complete(GAME.options, {"offers_per_turn": 0}))
    chart = chart_of(state.tables)
    weights = [tried(rng) for _ in range(seats)]
    noted: list[Snapshot] = []
    seen = 0
    while actors := GAME.actors(state):
        seat = actors[0]
        if state.phase == ROLL_PHASE and state.round_number > seen:
            seen = state.round_number
            if seen > 2 and seen % 2:
                noted.append(terms_of(state))
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), None)
            continue
        legal = GAME.legal(state, seat)
        code = legal[0]
        if len(legal) > 1:
            found = gains(chart, weights[seat][stage(state)], state, seat, legal)
            code = max(found, key=lambda gain: gain[1] + rng.gauss(0.0, NOISE))[0]
        GAME.apply(state, seat, code, None)
    result = GAME.result(state)
    assert result is not None
    winners = result.winners()
    return noted, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def fit(rows: list[Snapshot], won: list[list[float]], penalty: float) -> tuple[Any, Any, float]:
    """The changes of the weights, early and late, and the mean log-likelihood."""
    near = np.array([row[0] for row in rows])[:, None, None]
    base = np.array([row[1] for row in rows])
    slopes = np.array([row[2] for row in rows])
    both = np.concatenate([slopes * (1 - near), slopes * near], axis=2)
    target = np.array(won)
    scale = both.reshape(-1, both.shape[2]).std(axis=0) + 0.05
    delta = np.zeros(both.shape[2])
    for _ in range(60):  # Newton's method in short steps
        logits = base + both @ delta
        chance = np.exp(logits - logits.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsk->k", target - chance, both) - penalty * scale**2 * delta
        centred = both - np.einsum("ns,nsk->nk", chance, both)[:, None, :]
        curve = np.einsum("ns,nsk,nsl->kl", chance, centred, centred) + penalty * np.diag(scale**2)
        step = np.linalg.solve(curve, slope)
        delta = delta + step * min(1.0, 0.3 / float(np.abs(step).max()))
    likelihood = float((target * np.log(chance + 1e-12)).sum(axis=1).mean())
    half = len(NAMES)
    return delta[:half], delta[half:], likelihood


def main() -> None:
    """Play, fit, print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--penalty", type=float, default=30.0)
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    rows: list[Snapshot] = []
    won: list[list[float]] = []
    for number in range(given.games):
        noted, shares = play(4, f"{given.seed}/{number}")
        rows += noted
        won += [shares] * len(noted)
    early, late, likelihood = fit(rows, won, given.penalty)
    print(f"{len(rows)} positions, log-likelihood {likelihood:.4f}", file=sys.stderr)
    for i, name in enumerate(NAMES):
        print(f'    ("{name}", {EARLY[i] + early[i]:.2f}, {LATE[i] + late[i]:.2f}),')


if __name__ == "__main__":
    main()
