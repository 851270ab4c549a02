"""A learned chance to win: a small network over the features of a position, read from a file of weights.

The file is made by `python -m occasus.training fit` and says itself what it was made from.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from occasus.bots.common.chances import logistic
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.features import features
from occasus.core.int_arrays import append, vec
from occasus.games.fall_of_rome.board.state import WON, State

WEIGHTS: Final = "value.json"


@final
class Layer:
    """Weights by output, with a bias each."""

    def __init__(self, rows: list[list[float]], biases: list[float]) -> None:
        self.rows: Final = vec[vec[float]]([vec[float](row) for row in rows])
        self.biases: Final = vec[float](biases)

    def of(self, given: vec[float]) -> vec[float]:
        at = vec[i64]()
        what = vec[float]()
        for i in range(len(given)):
            if given[i] != 0.0:
                at = append(at, i)
                what = append(what, given[i])
        count = len(at)
        result = self.biases[:]
        for k in range(len(result)):
            row = self.rows[k]
            total = result[k]
            for j in range(count):
                total += row[at[j]] * what[j]
            result[k] = total
        return result


@final
class Value:
    """Judges positions where a turn's actions end."""

    def __init__(self, layers: list[Layer], tilt: list[float], scale: float) -> None:
        self.layers: Final = layers
        self.tilt: Final = tilt
        self.scale: Final = scale

    def logit(self, given: list[float]) -> float:
        """The chance to win on the logistic scale, from the features."""
        now = vec[float](given)
        last = len(self.layers) - 1
        for i in range(last):
            now = self.layers[i].of(now)
            for k in range(len(now)):
                if now[k] < 0.0:
                    now[k] = 0.0
        return self.layers[last].of(now)[0]

    def rank(self, given: list[float]) -> float:
        """The same for comparing plans of one turn: differences as playing on has shown them."""
        total = self.scale * self.logit(given)
        for i in range(len(self.tilt)):
            total += self.tilt[i] * given[i]
        return total

    def chance(self, state: State, evaluation: Evaluation) -> float:
        if state.over:
            return 1.0 if state.over == WON else 0.0
        return logistic(self.logit(features(state, evaluation)))


def read(record: dict[str, Any]) -> Value:
    """A value from a record of its weights."""
    layers: list[Layer] = []
    for layer in record["layers"]:
        rows: list[list[float]] = [[float(weight) for weight in row] for row in layer["weights"]]
        biases: list[float] = [float(bias) for bias in layer["biases"]]
        layers.append(Layer(rows, biases))
    tilt: list[float] = [float(weight) for weight in record["tilt"]]
    return Value(layers, tilt, float(record["scale"]))


@cache
def learned() -> Value:
    text = (files("occasus.bots.fall_of_rome") / WEIGHTS).read_text(encoding="utf-8")
    return read(json.loads(text))
