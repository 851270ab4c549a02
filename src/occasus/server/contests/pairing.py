"""Pairings for the next tables of an event: pure functions of who is here and what has happened.

Tables are first cut from a list in order of strength; then people change places as long as that makes all tables
together better. What is bad about a table has a price: strangers to each other pay nothing but their distance in
points, those who have met pay more, and those who want nothing of each other most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

APART: Final = 1e6  # one has blocked the other
ALONE: Final = 1e4  # for each time that someone has been alone with bots before
AGAIN: Final = 1e3  # for each earlier meeting
NEAR: Final = 200.0  # both came from one address lately
PASSES: Final = 40  # through all changes of places
SMALL: Final = 16  # people of whom several first orders are tried
ORDERS: Final = 12


class Entrant(NamedTuple):
    """Someone who is to get a seat: the points so far, and how strong they are."""

    person: str
    points: float = 0.0
    rating: float = 1500.0


class Past(NamedTuple):
    """Earlier pairings: who has met whom and how often, who was alone with bots, who must not meet."""

    met: Mapping[frozenset[str], int] = {}
    alone: Mapping[str, int] = {}
    apart: Collection[frozenset[str]] = ()
    near: Collection[frozenset[str]] = ()
    last: Collection[frozenset[str]] = ()  # who met at the last table of one of them


def past_of(
    tables: Sequence[Sequence[str]], apart: Collection[frozenset[str]], near: Collection[frozenset[str]]
) -> Past:
    """Return what has happened at some tables, the earliest first, each with the people who sat there."""
    met: Counter[frozenset[str]] = Counter()
    last: dict[str, set[frozenset[str]]] = {}
    for people in tables:
        pairs = {frozenset(pair) for pair in combinations(people, 2)}
        met.update(pairs)
        for person in people:
            last[person] = {pair for pair in pairs if person in pair}
    alone = Counter(people[0] for people in tables if len(people) == 1)
    return Past(met, alone, apart, near, set().union(*last.values()))


def sizes(count: int, seats: int) -> list[int]:
    """How many people sit at each table: no one sits alone where that can be helped, and bots fill the last tables."""
    full, rest = divmod(count, seats)
    if rest == 1 and full and seats > 2:
        return [seats] * (full - 1) + [seats - 1, 2]
    return [seats] * full + ([rest] if rest else [])


def swiss(entrants: Sequence[Entrant], seats: int, past: Past, first: bool) -> list[list[str]]:
    """The tables of a round: at the first one strong and weak are mixed, then equals meet."""
    order = _ordered(entrants)
    wanted = sizes(len(order), seats)
    if first:
        order = _dealt(order, wanted)
    return _improved(order, wanted, past, apart_by_points=not first)


def arena(entrants: Sequence[Entrant], seats: int, past: Past, patient: Collection[str]) -> list[list[str]]:
    """Full tables of people who wait, the longest-waiting first in the list.

    Who met a moment ago is not seated together, but for those who have been patient for long.
    """
    full = len(entrants) // seats
    if not full:
        return []
    order = _ordered(entrants[: full * seats])
    tables = _improved(order, [seats] * full, past, apart_by_points=True)
    return [table for table in tables if not _keeps_apart(table, past) and _is_fresh(table, past, patient)]


def together(people: Sequence[str], past: Past) -> list[str]:
    """Of people who have waited for so long that a smaller table will do, those who can sit with the first."""
    chosen: list[str] = []
    for person in people:
        if not _keeps_apart([*chosen, person], past):
            chosen.append(person)
    return chosen


def seated(people: Sequence[str], sat: Mapping[str, Sequence[int]], seats: int, rng: Random) -> list[str]:
    """Return who sits where, so that everyone has every seat in turn; empty for a bot."""
    mixed = [*people, *[""] * (seats - len(people))]
    rng.shuffle(mixed)
    counts = {person: Counter(sat.get(person, ())) for person in people}
    orders = permutations(mixed)
    return list(min(orders, key=lambda order: sum(counts[who][seat] ** 2 for seat, who in enumerate(order) if who)))


def _ordered(entrants: Sequence[Entrant]) -> list[Entrant]:
    return sorted(entrants, key=lambda entrant: (-entrant.points, -entrant.rating, entrant.person))


def _dealt(order: Sequence[Entrant], wanted: Sequence[int]) -> list[Entrant]:
    """Deal people to tables as cards, forth and back, so that each has strong and weak ones."""
    tables: list[list[Entrant]] = [[] for _ in wanted]
    turn = 0
    rest = list(order)
    while rest:
        places = range(len(wanted)) if turn % 2 == 0 else reversed(range(len(wanted)))
        for place in places:
            if rest and len(tables[place]) < wanted[place]:
                tables[place].append(rest.pop(0))
        turn += 1
    return [entrant for table in tables for entrant in table]


def _improved(order: Sequence[Entrant], wanted: Sequence[int], past: Past, apart_by_points: bool) -> list[list[str]]:
    """Tables cut from a list, after all changes of places that make them better."""
    points = {entrant.person: entrant.points if apart_by_points else 0.0 for entrant in order}

    def price(table: Sequence[str]) -> float:
        if len(table) == 1:
            return past.alone.get(table[0], 0) * ALONE + points[table[0]]
        total = 0.0
        for one, other in combinations(table, 2):
            pair = frozenset((one, other))
            total += (points[one] - points[other]) ** 2 + past.met.get(pair, 0) ** 2 * AGAIN
            total += APART * (pair in past.apart) + NEAR * (pair in past.near) + AGAIN * (pair in past.last)
        return total

    people = [entrant.person for entrant in order]
    orders = [people]
    if len(people) <= SMALL:
        orders += [Random(number).sample(people, len(people)) for number in range(ORDERS)]
    best: list[list[str]] = []
    lowest = float("inf")
    for start in orders:
        tables = _exchange(_cut(start, wanted), price)
        total = sum(map(price, tables))
        if total < lowest:
            best, lowest = tables, total
        if lowest < AGAIN and start is people:
            break
    return best


def _cut(people: Sequence[str], wanted: Sequence[int]) -> list[list[str]]:
    tables, at = [], 0
    for size in wanted:
        tables.append(list(people[at : at + size]))
        at += size
    return tables


def _exchange(tables: list[list[str]], price: Callable[[Sequence[str]], float]) -> list[list[str]]:
    """Let two people change places wherever that lowers the price of their tables."""
    prices = [price(table) for table in tables]
    for _ in range(PASSES):
        better = False
        for first, second in combinations(range(len(tables)), 2):
            one, other = tables[first], tables[second]
            for here in range(len(one)):
                for there in range(len(other)):
                    one[here], other[there] = other[there], one[here]
                    costs = price(one), price(other)
                    if sum(costs) < prices[first] + prices[second] - 1e-9:
                        prices[first], prices[second] = costs
                        better = True
                    else:
                        one[here], other[there] = other[there], one[here]
        if not better:
            break
    return tables


def _keeps_apart(people: Sequence[str], past: Past) -> bool:
    return any(frozenset(pair) in past.apart for pair in combinations(people, 2))


def _is_fresh(people: Sequence[str], past: Past, patient: Collection[str]) -> bool:
    again = any(frozenset(pair) in past.last for pair in combinations(people, 2))
    return not again or any(person in patient for person in people)
