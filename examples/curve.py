"""The course of a training: what is printed, and the curve as CSV and SVG."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import perf_counter
from typing import Final


class Curve:
    """Points of a training, each with how far it was, what was measured and its 95 % interval."""

    def __init__(self, name: str, unit: str, measured: str) -> None:
        self.name: Final = name
        self.unit: Final = unit  # of how far it was
        self.measured: Final = measured
        self.points: Final[list[tuple[int, float, float, float, float]]] = []
        self._began: Final = perf_counter()

    def add(self, at: int, value: float, low: float, high: float) -> None:
        """Note a point and print it."""
        seconds = perf_counter() - self._began
        self.points.append((at, seconds, value, low, high))
        print(f"{self.unit} {at}, {seconds:.0f} s: {self.measured} {value:.3f} ({low:.3f} to {high:.3f})", flush=True)

    def write(self, folder: Path) -> None:
        """Write the points as CSV and draw them as SVG."""
        from matplotlib.figure import Figure

        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{self.name}.csv").open("w", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            rows.writerow([self.unit, "seconds", self.measured, "low", "high"])
            rows.writerows(self.points)
        at, _, values, lows, highs = zip(*self.points, strict=True)
        figure = Figure(figsize=(7, 4.2), layout="constrained")
        axes = figure.subplots()
        axes.plot(at, values, color="#8a3b52", marker="o")
        axes.fill_between(at, lows, highs, color="#8a3b52", alpha=0.2)
        axes.set(xlabel=self.unit, ylabel=self.measured, title=self.name)
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(folder / f"{self.name}.svg")


def arguments(about: str, given: list[str] | None) -> argparse.Namespace:
    """Read the arguments of all training scripts."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--short", action="store_true", help="a few seconds: shows that it learns, not how well")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"), help="folder of the policy and its curve")
    parser.add_argument("--data", type=Path, help="where an agent imitates: decisions of `occasus export`")
    return parser.parse_args(given)
