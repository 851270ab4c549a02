"""Chance that is addressed by turn and count, for games that many play with the same luck.

A usual seed gives each chance move the dice of its place among all moves, so that one more move shifts all that come
later. Here a result is found from the seed, the kind of draw, the turn, and how many draws of this kind came before it
in that turn: whatever else was done, the third battle of turn 6 meets the same dice. Of a deck the same card comes
as long as it is still there.

Every outcome has a number of its own at such a place, found from its text; the least of these numbers, each divided by
its weight, is the result. As the numbers follow an exponential distribution, each outcome comes as often as its weight.
"""

from __future__ import annotations

import hashlib
from math import log
from typing import Any, Final

from occasus.core.basics import CHANCE, Seat
from occasus.core.game import Game
from occasus.core.log import Event

BY_TURN: Final = "by turn/"  # how seeds begin that mean this
_RANGE: Final = 1 << 64


def is_by_turn(seed: str) -> bool:
    """Return whether a seed gives chance by turn and count."""
    return seed.startswith(BY_TURN)


def turns_in(events: list[list[Event]]) -> int:
    """Return how many turns have begun."""
    return sum(event.kind.begins_turn for said in events for event in said)


def draw_by_turn(
    game: Game[Any], state: Any, seed: str, moves: list[tuple[Seat, int]], events: list[list[Event]]
) -> int:
    """The chance move that a seed gives after these moves, with what each of them brought about."""
    odds = [(code, weight) for code, weight in game.odds(state) if weight]
    family = game.catalogue.family
    kind = family(odds[0][0]).name
    count = 0
    for (seat, code), said in zip(reversed(moves), reversed(events), strict=True):
        if seat == CHANCE and family(code).name == kind:
            count += 1
        if any(event.kind.begins_turn for event in said):
            break
    place = f"{seed}/{kind}/{turns_in(events)}/{count}"
    return min(odds, key=lambda odd: (_waits(place, game.catalogue.text(odd[0])) / odd[1], odd[0]))[0]


def _waits(place: str, outcome: str) -> float:
    """A number of an outcome at a place, as from an exponential distribution."""
    digest = hashlib.sha256(f"{place}/{outcome}".encode()).digest()
    return -log((int.from_bytes(digest[:8], "big") + 1) / _RANGE)
