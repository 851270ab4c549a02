"""A position without what follows from its other parts: shorter to send, and easy to edit.

A described position repeats itself (a supply is what is not on the board), so that a change of one part contradicts
another. What is left out here is what the rules fill in again.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

from occasus.core.basics import EVERYTHING, Json, OccasusError, Position, Seat
from occasus.core.game import Game
from occasus.core.places import Key, keys_of, value_at

DEPTH: Final = 3  # of parts that may be left out
FIRST: Final = ("agenda", "supply")  # what the rest is easier to leave out without
TWO_SEEDS: Final = (0, 1)  # what is sampled is not known by its other parts


def short_position(
    game: Game[Any], position: Position, seat: Seat = EVERYTHING, only: tuple[str, ...] | None = None
) -> Position:
    """Return the parts of a whole position, as `describe` gives it to a seat, from which the rest follows.

    With `only`, nothing but these places is left out; `*` in a place is any key.
    """
    short = deepcopy(position)
    for key in ("seats", "options"):
        short.pop(key, None)
    places = None if only is None else [keys_of(place) for place in only]
    parts = _parts(short)
    if places is None:
        for keys in parts:
            _leave_out(short, [keys], lambda: _same(game, short, position, seat))
    else:  # as a rule, all of them can go
        parts = [keys for keys in parts if any(_is_at(keys, place) for place in places)]
        _leave_out(short, parts, lambda: _same(game, short, position, seat))
    return _in_order(short, position)


def _leave_out(short: Position, parts: list[list[Key]], is_same: Callable[[], bool]) -> None:
    """Leave out as many parts as can be known from the rest: all at once, else half by half, the first ones first."""
    left_out: list[tuple[Any, Key, Json]] = []
    for keys in parts:
        try:
            inside = value_at(short, keys[:-1])
            left_out.append((inside, keys[-1], inside.pop(keys[-1])))
        except (KeyError, IndexError, TypeError):  # it was left out with what it is in
            continue
    if not left_out or is_same():
        return
    for inside, key, value in reversed(left_out):
        inside[key] = value
    if len(parts) > 1:
        half = len(parts) // 2
        _leave_out(short, parts[:half], is_same)
        _leave_out(short, parts[half:], is_same)


def _is_at(keys: list[Key], place: list[str]) -> bool:
    """Return whether keys are at a place, in which `*` is any key."""
    return len(keys) == len(place) and all(wanted in ("*", str(key)) for key, wanted in zip(keys, place, strict=True))


def _parts(position: Position) -> list[list[Key]]:
    """Return the keys of all parts of maps, outer ones first."""
    parts: list[list[Key]] = []
    level: list[tuple[list[Key], Json]] = [([], position)]
    for _ in range(DEPTH):
        below: list[tuple[list[Key], Json]] = []
        for keys, data in level:
            if isinstance(data, dict):
                parts += [[*keys, key] for key in data]
                below += [([*keys, key], value) for key, value in data.items()]
            elif isinstance(data, list) and all(isinstance(entry, dict) for entry in data):
                for number, entry in enumerate(data):
                    parts += [[*keys, number, key] for key in entry]
                    below += [([*keys, number, key], value) for key, value in entry.items()]
        level = below
    return sorted(parts, key=lambda keys: (len(keys) > 1, keys[0] not in FIRST))


def _same(game: Game[Any], short: Position, position: Position, seat: Seat) -> bool:
    """Return whether a position leads to the whole one, whatever is sampled."""
    try:
        for seed in TWO_SEEDS:
            state = game.from_position(deepcopy(short), position["seats"], position["options"], Random(seed))
            if game.describe(state, seat) != position:
                return False
    except (OccasusError, TypeError, ValueError, KeyError, IndexError, AttributeError):
        return False
    return True


def _in_order(short: Position, position: Position) -> Position:
    """Return the parts in the order of the whole position."""
    return {key: short[key] for key in position if key in short}
