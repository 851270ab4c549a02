"""The threat of one tribe: where its next cards strike, what that does, and what is on the map already."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from occasus.bots.fall_of_rome.distances import CARDS_OF
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.int_arrays import append, has, vec
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import CARD_CITY, CITIES, FULL, ROMA
from occasus.games.fall_of_rome.rules.invasion import invasion_target


def over(rate: float, most: i64) -> float:
    """Return how many of a Poisson number of hits go beyond the first so many, on average."""
    left = rate - float(most)
    term = exp(-rate)
    for hits in range(most):
        left += float(most - hits) * term
        term *= rate / float(hits + 1)
    return left


@final
class Threat:
    """One tribe as it stands: `harm` in all without any legion, `hits` and avoidable `coming` harm by city."""

    def __init__(
        self, harm: float, hits: vec[float], coming: vec[float], whole: vec[float], stands: vec[i64], count: i64
    ) -> None:
        self.harm: Final = harm
        self.hits: Final = hits
        self.coming: Final = coming
        self.whole: Final = whole  # by city, with what stands there
        self.stands: Final = stands  # cities with its barbarians,
        self.count: Final = count  # and how many there are


def threat_of(
    tribe: int,
    crowd: vec[i64],
    decline: i64,
    cards: vec[float],
    bursts: vec[float],
    facts: Facts,
    weights: Weights,
) -> Threat:
    """Look at a tribe whose barbarians stand like this, with cards coming at these rates."""
    hits = vec[float]([0.0] * CITIES)
    burst = vec[float]([0.0] * CITIES)
    for card in CARDS_OF[tribe]:
        rate = cards[card]
        if rate:
            hits[invasion_target(crowd, 0, facts.paths[card])] += rate
        burst[CARD_CITY[card]] = bursts[card]
    coming = vec[float]([0.0] * CITIES)
    whole = vec[float]([0.0] * CITIES)
    harm = 0.0
    step = weights.spent[min(len(weights.spent) - 1, decline + 1)] - weights.spent[decline]
    stands = weights.crowd
    places = vec[i64]()
    count: i64 = 0
    for city in range(CITIES):
        here, rate, sudden = crowd[city], hits[city], burst[city]
        if not here and not rate and not sudden:
            continue
        if here:
            places = append(places, city)
            count += here
        if city == ROMA:
            if facts.rcm:
                more = (rate + float(facts.revolt_cubes) * sudden) * step
                coming[city] = whole[city] = more
                harm += more
                continue
            stands = weights.crowd_roma
        fall = 0.0
        if rate or sudden:
            fall = weights.roma_sacked if city == ROMA else _fall(city, crowd, decline, facts, weights)
        more = fall * over(rate, FULL - here)
        if here == 2:
            more += (1.0 - exp(-rate)) * (stands[3] - stands[2])
        elif here < 2 and rate:
            first = 1.0 - exp(-rate)
            second = first - rate * exp(-rate)
            more += first * (stands[here + 1] - stands[here]) + second * (stands[here + 2] - stands[here + 1])
            if not here:
                more += over(rate, 2) * (stands[3] - stands[2]) * 0.7
        if sudden:
            then = here + facts.revolt_cubes
            more += sudden * (stands[min(FULL, then)] - stands[here] + (fall if then > FULL else 0.0))
        stand = stands[here]
        coming[city] = more
        whole[city] = more + stand
        harm += more + stand
        stands = weights.crowd
    left = facts.cubes[tribe] - count
    if left < len(weights.scarce):
        harm += weights.scarce[left]
    return Threat(harm, hits, coming, whole, places, count)


def _fall(city: i64, crowd: vec[i64], decline: i64, facts: Facts, weights: Weights) -> float:
    """Return what a sack costs: steps of decline, a barbarian for every neighbour, and the cities that fall with it."""
    falling = vec[i64]([city])
    here = crowd[:]
    stands = weights.crowd
    cost = 0.0
    place = 0
    while place < len(falling):
        fallen = falling[place]
        place += 1
        for neighbour in facts.neighbours[fallen]:
            if has(falling, neighbour):
                continue
            count = here[neighbour]
            if neighbour == ROMA:
                if facts.rcm:
                    decline += 1
                elif count == FULL:
                    return cost + weights.roma_sacked
                else:
                    cost += weights.crowd_roma[count + 1] - weights.crowd_roma[count]
            elif count == FULL:
                falling = append(falling, neighbour)
                continue
            else:
                cost += stands[count + 1] - stands[count]
            here[neighbour] = min(FULL, count + 1)
    spent = weights.spent
    worst = len(spent) - 1
    return cost + spent[min(worst, decline + len(falling))] - spent[min(worst, decline)]
