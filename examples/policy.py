"""A masked policy in NumPy: one hidden layer, a softmax over the legal actions only, a value, and Adam.

Legal actions are few among thousands, so they are kept as pairs (row, code), and nothing is computed for the others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from occasus.envs.batch import Batch

Floats: TypeAlias = NDArray[np.floating[Any]]
Ints: TypeAlias = NDArray[np.int64]
Bytes: TypeAlias = NDArray[np.uint8]

LEAST_SPREAD: Final = 0.1  # of a feature, so that one that hardly ever changes does not shout
FARTHEST: Final = 5.0  # that a feature goes from its mean, in spreads


class Legal:
    """The legal actions of some decisions: of row `rows[i]` the action `codes[i]`, row by row."""

    def __init__(self, rows: Ints, codes: Ints) -> None:
        self.rows: Final = rows
        self.codes: Final = codes
        self.counts: Final[Ints] = np.bincount(rows)
        self.starts: Final[Ints] = np.cumsum(self.counts) - self.counts


def legal_in(batch: Batch, games: Ints) -> Legal:
    """The pairs of some games of a batch, in rising order."""
    wanted = np.zeros(batch.games, np.bool_)
    wanted[games] = True
    codes = batch.codes[np.repeat(wanted, batch.counts)]
    return Legal(np.repeat(np.arange(len(games)), batch.counts[games]), codes)


def legal_of(lists: list[Ints]) -> Legal:
    """The pairs of some lists of codes."""
    return Legal(np.repeat(np.arange(len(lists)), [len(each) for each in lists]), np.concatenate(lists))


class Policy:
    """Chances of the legal actions, and what the position is worth."""

    def __init__(self, features: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.mean: Floats = np.zeros(features, np.float32)
        self.spread: Floats = np.ones(features, np.float32)
        self.weights: Final[dict[str, Floats]] = {
            "in": (rng.standard_normal((features, hidden)) / np.sqrt(features)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "out": np.zeros((actions, hidden), np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "value": np.zeros(hidden, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._adam: Final = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self._steps = 0

    def look_at(self, observations: Bytes) -> None:
        """Learn what features are like, from some observations, so that all have about the same size."""
        self.mean = observations.mean(0, dtype=np.float32)
        self.spread = observations.std(0, dtype=np.float32) + LEAST_SPREAD

    def hidden(self, observations: Bytes) -> tuple[Floats, Floats]:
        """The scaled features and the hidden layer."""
        seen: Floats = np.clip((observations - self.mean) / self.spread, -FARTHEST, FARTHEST)
        return seen, np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])

    def chances(self, hidden: Floats, legal: Legal) -> Floats:
        """The chance of each legal action."""
        logits = np.einsum("ih,ih->i", self.weights["out"][legal.codes], hidden[legal.rows])
        logits += self.weights["out_bias"][legal.codes]
        logits -= np.repeat(np.maximum.reduceat(logits, legal.starts), legal.counts)
        raised: Floats = np.exp(logits)
        raised /= np.repeat(np.add.reduceat(raised, legal.starts), legal.counts)
        return raised

    def values(self, hidden: Floats) -> Floats:
        """Return the value of each position for its observer."""
        worth: Floats = hidden @ self.weights["value"] + self.weights["value_bias"]
        return worth

    def choose(self, observations: Bytes, legal: Legal, rng: np.random.Generator) -> tuple[Ints, Floats, Floats]:
        """Draw an action for each row: its place among the pairs, its chance, and the value of the position."""
        _, hidden = self.hidden(observations)
        chances = self.chances(hidden, legal)
        rows = len(observations)
        upto = np.cumsum(chances, dtype=np.float64)
        before = upto[legal.starts] - chances[legal.starts]
        places = np.searchsorted(upto, before + rng.random(rows))
        places = np.clip(places, legal.starts, legal.starts + legal.counts - 1)
        return places, chances[places], self.values(hidden)

    def best(self, observations: Bytes, legal: Legal) -> Ints:
        """The likeliest action of each row."""
        _, hidden = self.hidden(observations)
        chances = self.chances(hidden, legal)
        order = np.lexsort((chances, legal.rows))
        last: Ints = order[legal.starts + legal.counts - 1]
        return legal.codes[last]

    def step(self, seen: Floats, hidden: Floats, legal: Legal, logits: Floats, values: Floats, rate: float) -> None:
        """One step of Adam, down the slopes of a loss by the logits of the pairs and by the values of the rows."""
        weights = self.weights
        slope = np.add.reduceat(logits[:, None] * weights["out"][legal.codes], legal.starts)
        slope += values[:, None] * weights["value"]
        slope *= 1 - hidden * hidden
        order = np.argsort(legal.codes, kind="stable")
        touched, first = np.unique(legal.codes[order], return_index=True)
        per_pair = logits[:, None] * hidden[legal.rows]
        everything: Any = slice(None)
        self._steps += 1
        for name, where, slopes in (
            ("in", everything, seen.T @ slope),
            ("in_bias", everything, slope.sum(0)),
            ("out", touched, np.add.reduceat(per_pair[order], first)),
            ("out_bias", touched, np.add.reduceat(logits[order], first)),
            ("value", everything, values @ hidden),
            ("value_bias", everything, values.sum(keepdims=True)),
        ):
            self._move(name, where, slopes, rate)

    def _move(self, name: str, where: Any, slopes: Floats, rate: float) -> None:
        first, second = self._adam[name]
        first[where] += 0.1 * (slopes - first[where])
        second[where] += 0.001 * (slopes * slopes - second[where])
        fair = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        self.weights[name][where] -= rate * fair * first[where] / (np.sqrt(second[where]) + 1e-8)

    def copy(self) -> Policy:
        """The policy as it is now, to play against."""
        features, hidden = self.weights["in"].shape
        made = type(self)(features, len(self.weights["out"]), hidden)
        made.mean, made.spread = self.mean, self.spread
        for name, each in self.weights.items():
            made.weights[name][...] = each
        return made

    def save(self, path: Path) -> None:
        """Write it to a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept: dict[str, Any] = {name: each.astype(np.float16) for name, each in self.weights.items()}
        np.savez_compressed(path, mean=self.mean, spread=self.spread, **kept)


def read_policy(path: Path) -> Policy:
    """The policy in a file."""
    with np.load(path) as found:
        features, hidden = found["in"].shape
        made = Policy(features, len(found["out"]), hidden)
        made.mean, made.spread = found["mean"], found["spread"]
        for name in made.weights:
            made.weights[name][...] = found[name]
    return made
