"""A small network in NumPy, fitted by Adam."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Trail = list[Floats]


class Network:
    """Layers with rectifiers between them."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.layers: list[tuple[Floats, Floats]] = [
            ((rng.normal(size=(a, b)) * (1.0 / a) ** 0.5).astype(np.float32), np.zeros(b, np.float32))
            for a, b in pairwise(sizes)
        ]
        self._moments = [[np.zeros_like(p) for p in layer] for layer in self.layers]
        self._squares = [[np.zeros_like(p) for p in layer] for layer in self.layers]
        self._steps = 0

    def copy(self) -> list[tuple[Floats, Floats]]:
        return deepcopy(self.layers)

    def take(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    def of(self, given: Floats) -> Floats:
        """The output, one number a row."""
        parts = [self.forward(given[i : i + 8192], 0.0, None)[0][:, 0] for i in range(0, len(given), 8192)]
        return np.concatenate(parts) if parts else np.zeros(0, np.float32)

    def forward(self, given: Floats, drop: float, rng: np.random.Generator | None) -> tuple[Floats, Trail]:
        """The outputs, and what is needed to go back; some hidden numbers are dropped while fitting."""
        trail: Trail = [given]
        now = given
        last = len(self.layers) - 1
        for place, (weights, biases) in enumerate(self.layers):
            now = now @ weights + biases
            if place < last:
                now = np.maximum(now, 0)
                if drop and rng is not None:
                    now = now * (rng.random(now.shape, dtype=np.float32) >= drop) / np.float32(1 - drop)
                trail.append(now)
        return now, trail

    def backward(self, trail: Trail, slope: Floats, rate: float, decay: float = 0.02) -> None:
        """One step against the slope of the loss."""
        self._steps += 1
        for place in range(len(self.layers) - 1, -1, -1):
            weights, biases = self.layers[place]
            by_weight, by_bias = trail[place].T @ slope, slope.sum(0)
            if place:
                slope = (slope @ weights.T) * (trail[place] > 0)
            self._step(place, 0, weights, by_weight, rate, decay)
            self._step(place, 1, biases, by_bias, rate, 0.0)

    def _step(self, place: int, part: int, value: Floats, slope: Floats, rate: float, decay: float) -> None:
        moment, square = self._moments[place][part], self._squares[place][part]
        moment += 0.1 * (slope - moment)
        square += 0.001 * (slope**2 - square)
        size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
        value -= rate * (moment / (1 - 0.9**self._steps) / size + decay * value)
