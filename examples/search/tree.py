"""The tree: what a seat knows as a node, what it may do there as edges."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, final


@final
class Edge:
    """An action at a node: how often it was tried, and what came of it for the seat that decides."""

    def __init__(self, code: int) -> None:
        self.code: Final = code
        self.prior = 0.0  # its share of the weights of the candidates
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """The average of what came of it; 0 if it was never tried."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """All that a seat has seen so far. Different worlds may offer it different actions, which share their edges."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}  # by code
        self.worlds: Final[dict[int, list[Edge]]] = {}  # the candidates, by world
        self.visits = 0
        self.total = 0.0

    def offer(self, world: int, candidates: list[tuple[int, float]]) -> list[Edge]:
        """Note the candidates of a world."""
        whole = sum([weight for _, weight in candidates]) or 1.0
        offered: list[Edge] = []
        for code, weight in candidates:
            edge = self.edges.get(code)
            if edge is None:
                edge = self.edges[code] = Edge(code)
            edge.prior = weight / whole
            offered.append(edge)
        self.worlds[world] = offered
        return offered


def select(node: Node, offered: list[Edge], curiosity: float, caution: float, dark: Random | None) -> Edge:
    """The edge to try next (PUCT): good so far, or expected to be good and seldom tried.

    One never tried counts as the node's average less `caution`. Who decides in the dark, at the same time as others,
    tries things by luck, or seats would learn to follow each other step by step.
    """
    tried = 0
    for edge in offered:
        tried += edge.visits
    reach = curiosity * sqrt(tried + 1.0)
    unknown = (node.total / node.visits if node.visits else 0.5) - caution
    best, most = offered[0], -1e9
    for edge in offered:
        if dark is not None:
            reach = 2.0 * curiosity * sqrt(tried + 1.0) * dark.random()
        visits = edge.visits
        score = (edge.total / visits if visits else unknown) + reach * edge.prior / (1 + visits)
        if score > most:
            best, most = edge, score
    return best
