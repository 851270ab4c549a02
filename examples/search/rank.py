"""Results of a search: the action to take, and advice with reasons."""

from __future__ import annotations

from random import Random
from typing import Final

from examples.search.search import Search
from examples.search.tree import Edge
from occasus.bots.contract import Advice

TOLD: Final = 3  # actions in an advice
REASONS: Final = 2  # reasons for each of them


def ranking(search: Search) -> list[Edge]:
    """The edges of the root, best first: the one most often tried, then by what came of them."""
    edges = list(search.root.edges.values())
    if not search.root.visits:
        return edges  # in the order of the knowledge: the best move so far
    best = max(edges, key=lambda edge: (edge.visits, edge.mean(), edge.prior))
    usual = search.root.total / search.root.visits
    others = sorted(edges, key=lambda edge: -(edge.total + usual) / (edge.visits + 1))
    return [best, *(edge for edge in others if edge is not best)]


def best(search: Search, rng: Random, mixed: float) -> int:
    """The action to take. Where seats decide at the same time, `mixed` above 0 chooses by luck among those that were
    tried often; the nearer to 0, the fewer of them.
    """
    ranked = ranking(search)
    if mixed and search.root.visits and len(search.seen["actors"]) > 1:
        most = ranked[0].visits
        weights = [(edge.visits / most) ** (1.0 / mixed) for edge in ranked]
        return rng.choices(ranked, weights)[0].code
    return ranked[0].code


def advice(search: Search) -> list[Advice]:
    """The three best actions, each with its chance and why."""
    told: list[Advice] = []
    game, seat = search.game, search.seat
    before = search.world(0)
    for edge in ranking(search)[:TOLD]:
        after = game.copy(before)
        game.apply(after, seat, edge.code, None)
        chance = edge.mean() if edge.visits else search.knowledge.values(after)[seat]
        reasons = search.knowledge.reasons(before, after, seat)[:REASONS]
        told.append(Advice(game.catalogue.text(edge.code), min(1.0, max(0.0, chance)), reasons))
    return told
