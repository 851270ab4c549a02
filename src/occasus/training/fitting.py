"""The weights of the learned value, fitted with NumPy: outcomes of games, and differences between tried plans.

A network learns who wins from positions that were played (cross-entropy with the outcome, mixed with what the network
itself says some turns later) and, with less weight, from plans that were tried (cross-entropy with the chance that
playing on found). How plans of one decision differ is learned again apart: small differences, which the outcomes of
whole games drown in noise.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from occasus.core.basics import OccasusError
from occasus.training.network import Network
from occasus.training.provenance import commit
from occasus.training.selfplay import FACTS

HIDDEN: Final = (64, 32)
HELD_OUT: Final = 10  # of so many games one is kept apart
BATCH: Final = 512
TRUST: Final = 0.7  # in later positions of a game: lambda of TD(lambda)
ROUNDS: Final = 2  # of fitting; each takes the chances of the one before for later positions
RIDGE: Final = 1000.0
DOUBT: Final = 6.0  # tries that count half as much as many
TRIED: Final = 4  # tried plans beside each position that was played,
WORTH: Final = 0.5  # which count together for so much of it
Floats = NDArray[np.float32]
Facts = NDArray[np.float64]


def fit(folders: list[Path], out: Path, epochs: int) -> None:
    """Read games, fit, write the weights."""
    sources = commit()
    rows, facts, record = _read(folders)
    played = facts[:, 6] == 1
    positions, records = rows[played], facts[played]
    apart = (records[:, 0] % HELD_OUT) == 0
    won = np.asarray(records[:, 4], np.float32)
    print(f"{len(won)} positions of {rows.shape[1]} features, won {100 * won.mean():.1f} %", flush=True)
    mean, spread = positions[~apart].mean(0), positions[~apart].std(0) + np.float32(0.05)
    given = np.asarray((positions - mean) / spread, np.float32)
    tried, judged = rows[~played], facts[~played]
    plans = Plans(np.asarray((tried - mean) / spread, np.float32), judged)
    target = won.copy()
    loss = 0.0
    network = Network((rows.shape[1], *HIDDEN, 1), seed=1)
    for turn in range(ROUNDS):
        network = Network((rows.shape[1], *HIDDEN, 1), seed=turn + 1)
        loss = _train(network, given, target, won, apart, plans, epochs)
        print(f"round {turn + 1}: cross-entropy {loss:.4f} on games kept apart", flush=True)
        target = _later(network, given, records)
    scale, tilt, explained = 1.0, np.zeros(rows.shape[1], np.float32), 0.0
    if len(tried):
        scale, tilt, explained = _tilt(network.of(plans.given), tried, judged)
        print(f"{len(tried)} tried plans: scale {scale:.2f}, {100 * explained:.1f} % explained", flush=True)
    result = {
        "command": " ".join(["python -m occasus.training fit", *map(str, folders), f"--epochs {epochs}"]),
        "commit": sources,
        "numpy": np.__version__,
        "games": record,
        "positions": int(played.sum()),
        "tried_plans": len(tried),
        "cross_entropy": round(loss, 4),
        "explained": round(explained, 4),
    }
    weights = {
        "made": result,
        "scale": round(scale, 4),
        "tilt": [float(f"{weight:.4g}") for weight in tilt],
        "layers": _layers(network, mean, spread),
    }
    out.write_text(json.dumps(weights, separators=(",", ":")) + "\n")


def _read(folders: list[Path]) -> tuple[Floats, Facts, list[dict[str, Any]]]:
    rows, facts, played = [], [], []
    for place, folder in enumerate(folders):
        played.append(json.loads((folder / "played.json").read_text()))
        for file in sorted(folder.glob("facts-*.bin")):
            fact = np.fromfile(file, np.float32).reshape(-1, FACTS).astype(np.float64)  # numbers of games are large
            if not len(fact):
                continue
            row = np.fromfile(file.with_name(file.name.replace("facts", "rows")), np.float32).reshape(len(fact), -1)
            fact[:, 0] += place * 4_000_000
            rows.append(row)
            facts.append(fact)
    if not rows:
        raise OccasusError(
            f"{', '.join(map(str, folders))}: no game was played to its end here; give it more --seconds."
        )
    return np.concatenate(rows), np.concatenate(facts), played


class Plans:
    """Plans that were tried, of games that are not kept apart, with the chance that playing on found."""

    def __init__(self, given: Floats, facts: Facts) -> None:
        self.given = given
        self.found = np.asarray(facts[:, 2], np.float32)
        self.weight = np.asarray(facts[:, 3] / (facts[:, 3] + DOUBT), np.float32)
        self.at = np.flatnonzero(facts[:, 0] % HELD_OUT)

    def some(self, number: int, rng: np.random.Generator) -> NDArray[np.int64]:
        """So many of them, any; none if there are none."""
        return rng.choice(self.at, number) if len(self.at) else np.zeros(0, np.int64)


def _train(
    network: Network,
    given: Floats,
    target: Floats,
    won: Floats,
    apart: NDArray[np.bool_],
    plans: Plans,
    epochs: int,
) -> float:
    """Fit to positions that were played; the weights of the best epoch on games kept apart are kept."""
    rng = np.random.default_rng(1)
    at = np.flatnonzero(~apart)
    best, kept = 9e9, network.copy()
    for epoch in range(epochs):
        rate = 2e-3 * min(1.0, (epoch + 1) / 3) * (1.0 - epoch / epochs) + 1e-5
        rng.shuffle(at)
        for start in range(0, len(at), BATCH):
            here = at[start : start + BATCH]
            some = plans.some(TRIED * len(here), rng)
            weight = plans.weight[some]
            part = np.concatenate([np.full(len(here), 1 / len(here)), WORTH * weight / max(1e-6, weight.sum())])
            logit, trail = network.forward(np.concatenate([given[here], plans.given[some]]), 0.3, rng)
            aim = np.concatenate([target[here], plans.found[some]])
            slope = np.asarray((_chance(logit[:, 0]) - aim) * part, np.float32)
            network.backward(trail, slope[:, None], rate)
        chance = np.clip(_chance(network.of(given[apart])), 1e-6, 1 - 1e-6)
        loss = float(-np.mean(won[apart] * np.log(chance) + (1 - won[apart]) * np.log(1 - chance)))
        if loss < best:
            best, kept = loss, network.copy()
    network.take(kept)
    return best


def _tilt(logit: Floats, rows: Floats, facts: Facts) -> tuple[float, Floats, float]:
    """Return how plans of one decision differ: a scale for the value, weights for features, and how much they explain.

    A ridge regression of what playing on found, less the mean of the decision; a tenth of the games is kept apart
    to see what it explains.
    """
    _, group = np.unique(facts[:, 0] * 1000 + facts[:, 1], return_inverse=True)
    weight = facts[:, 3] / (facts[:, 3] + DOUBT)
    total = np.bincount(group, weight)

    def centred(column: Floats | Facts) -> Facts:
        return np.asarray(column - (np.bincount(group, weight * column) / total)[group], np.float64)

    target = centred(facts[:, 2])
    mean = (np.bincount(group, weight * facts[:, 2]) / total)[group]
    steep = mean * (1 - mean)  # from the logistic scale to chances
    given = np.stack([steep * centred(column) for column in (logit, *rows.T)], 1)
    spread = given.std(0)
    used = spread > 1e-6
    scaled = given[:, used] / spread[used]
    apart = facts[:, 0] % HELD_OUT == 0
    explained = 0.0
    for part in (~apart, np.ones(len(facts), bool)):
        weighed = scaled[part] * weight[part, None]
        solved = np.linalg.solve(weighed.T @ scaled[part] + RIDGE * np.eye(used.sum()), weighed.T @ target[part])
        if part is not None and not part.all() and apart.any():
            left = target[apart] - scaled[apart] @ solved
            explained = 1 - float(np.sum(weight[apart] * left**2) / np.sum(weight[apart] * target[apart] ** 2))
    weights = np.zeros(given.shape[1])
    weights[used] = solved / spread[used]
    return float(weights[0]), np.asarray(weights[1:], np.float32), explained


def _chance(logit: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-logit)), np.float32)


def _later(network: Network, given: Floats, facts: Facts) -> Floats:
    """Targets for the next round: outcomes, mixed with the chances of later positions of the same game."""
    chance = _chance(network.of(given))
    target = np.asarray(facts[:, 4], np.float32)
    for here in range(len(target) - 2, -1, -1):
        if facts[here, 0] == facts[here + 1, 0]:
            target[here] = (1 - TRUST) * chance[here + 1] + TRUST * target[here + 1]
    return target


def _layers(network: Network, mean: Floats, spread: Floats) -> list[dict[str, Any]]:
    """The weights for play, which takes features as they are."""
    result = []
    for place, (weights, biases) in enumerate(network.layers):
        if place == 0:
            biases = np.asarray(biases - (mean / spread) @ weights, np.float32)
            weights = np.asarray(weights / spread[:, None], np.float32)
        result.append(
            {
                "weights": [[float(f"{w:.5g}") for w in row] for row in weights.T],
                "biases": [float(f"{b:.5g}") for b in biases],
            }
        )
    return result
