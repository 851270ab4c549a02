"""A position as it is edited: all its parts written, but for those that the engine fills in from the rest.

A card that no one knows is written `?`; where the position is used, it is any card that lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

from occasus.core.basics import EVERYTHING, Json, Position, Seat
from occasus.core.game import Game
from occasus.core.places import Key, keys_of, value_at
from occasus.core.short_position import short_position
from occasus.studies.parts import parts_of
from occasus.studies.parts.part import Parts, Pool

UNKNOWN: Final = "?"
CARDS: Final = ("cards", "layers", "word")


def edited(game: Game[Any], position: Position, seat: Seat = EVERYTHING) -> Position:
    """Return a whole position, as `describe` gives it to a seat, without what follows from its other parts."""
    parts = parts_of(game.name, position["seats"])
    if not parts.parts:
        return short_position(game, position, seat)
    return short_position(game, position, seat, parts.follows)


def merged(whole: Json, given: Json) -> Json:
    """Return a whole position with the values that were given, also where they cannot be."""
    if isinstance(whole, list) and isinstance(given, dict) and given:
        keys = list(given)
        named = not all(str(key).isdigit() for key in keys)
        by_number = {order if named else int(key): given[key] for order, key in enumerate(keys)}
        return [
            merged(entry, by_number[number]) if number in by_number else entry for number, entry in enumerate(whole)
        ]
    if isinstance(whole, dict) and isinstance(given, dict):
        both = {str(key): merged(whole.get(str(key)), value) for key, value in given.items()}
        return {**whole, **both}
    if isinstance(whole, list) and isinstance(given, list) and len(whole) == len(given):
        return [merged(*entries) for entries in zip(whole, given, strict=True)]
    return given


def known(game: Game[Any], position: Position, seats: int, rng: Random) -> Position:
    """Return a position in which every unknown card is one that lies nowhere else."""
    parts = parts_of(game.name, seats)
    filled = deepcopy(position)
    for pool in parts.pools:
        lists = list(_lists(parts, pool, filled))
        unknown = [(cards, at) for cards in lists for at, card in enumerate(cards) if card == UNKNOWN]
        if not unknown:
            continue
        lying = {card for cards in lists for card in cards}
        free = [card for card in pool.unknown if card not in lying]
        rng.shuffle(free)
        for cards, at in unknown:
            if free:
                cards[at] = free.pop()
    return filled


def unknown_cards(game: Game[Any], position: Position, seats: int) -> int:
    """Return how many cards of a position no one knows."""
    parts = parts_of(game.name, seats)
    return sum(cards.count(UNKNOWN) for pool in parts.pools for cards in _lists(parts, pool, position))


def _lists(parts: Parts, pool: Pool, position: Position) -> Iterator[list[Json]]:
    """All lists of a position in which cards of a pool lie; a single card as a list that cannot change it."""
    for part in parts.parts:
        if part.pool != pool.id or part.kind not in CARDS:
            continue
        for value in _values(position, keys_of(part.at.replace("{seat}", "*").replace("{place}", "*"))):
            if part.kind == "word":
                yield [value]
            elif part.kind == "layers":
                yield from (layer for layer in value if isinstance(layer, list)) if isinstance(value, list) else ()
            elif isinstance(value, list):
                yield value


def _values(data: Json, keys: list[str]) -> Iterator[Json]:
    """All values at a place in which `*` is any key."""
    if not keys:
        yield data
        return
    keys_there: list[Key] = []
    if isinstance(data, list):
        keys_there = [*range(len(data))] if keys[0] == "*" else [int(keys[0])] if keys[0].isdigit() else []
        keys_there = [key for key in keys_there if isinstance(key, int) and key < len(data)]
    elif isinstance(data, dict):
        keys_there = [key for key in data if keys[0] in ("*", str(key))]
    for key in keys_there:
        yield from _values(value_at(data, [key]), keys[1:])
