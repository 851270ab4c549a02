"""Broken positions from good ones: one number changed, one key dropped, or two parts swapped.

Whatever comes out is refused with a place and a sentence, or means what it says: `describe` tells what was written.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

from occasus.core.basics import CHANCE, EVERYTHING, BadPosition, Json
from occasus.core.game import Game
from occasus.core.options import Options, complete

Place = tuple[str | int, ...]
HEAPS = ("covered",)  # numbers without an order
LEAST = ("tokens_gone",)  # what else is gone follows from the other parts


def positions(game: Game[Any], seats: int, options: Options, rng: Random, number: int) -> list[dict[str, Any]]:
    """Full descriptions out of random play, spread over games."""
    drawn: list[dict[str, Any]] = []
    state = game.start(seats, complete(game.options, options))
    while len(drawn) < number:
        for _ in range(rng.randint(1, 40)):
            actors = game.actors(state)
            if not actors:
                state = game.start(seats, complete(game.options, options))
            elif actors == [CHANCE]:
                game.apply(state, CHANCE, game.sample(state, rng), None)
            else:
                seat = rng.choice(actors)
                game.apply(state, seat, rng.choice(game.legal(state, seat)), None)
        drawn.append(json.loads(json.dumps(game.describe(state, EVERYTHING))))
    return drawn


def broken(position: dict[str, Any], rng: Random) -> tuple[str, dict[str, Any]]:
    """What was changed, and the changed position."""
    changed = copy.deepcopy(position)
    kind = rng.choice(("change", "drop", "swap"))
    maps = [place for place in places(changed) if isinstance(at(changed, place), (dict, list)) and at(changed, place)]
    if kind == "change":
        place = rng.choice([place for place in places(changed) if type(at(changed, place)) is int])
        value = at(changed, place) + rng.choice((-1, 1, 7))
        at(changed, place[:-1])[place[-1]] = value
        return f"{place} is {value}", changed
    if kind == "drop":
        place = rng.choice(maps)
        part = at(changed, place)
        key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
        del part[key]
        return f"{(*place, key)} is dropped", changed
    place = rng.choice([place for place in maps if len(at(changed, place)) > 1])
    part = at(changed, place)
    one, other = rng.sample(list(part) if isinstance(part, dict) else range(len(part)), 2)
    part[one], part[other] = part[other], part[one]
    return f"{(*place, one)} and {other} are swapped", changed


def places(part: Json, above: Place = ()) -> list[Place]:
    """Every place in a position."""
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []
    below = [place for key in keys for place in places(part[key], (*above, key))]
    return [above, *below]


def at(part: Any, place: Place) -> Any:
    """What stands at a place."""
    for key in place:
        part = part[key]
    return part


def differences(written: Json, described: Json, where: str = "") -> list[str]:
    """Where a description does not tell what was written; nothing is the same as empty, words have no order."""
    if isinstance(written, dict) and isinstance(described, dict):
        return [line for key in written for line in differences(written[key], described.get(key), f"{where}.{key}")]
    last = where.rpartition(".")[2]
    if last in LEAST:
        return [] if set(written or ()) <= set(described) else [f"{where}: not all of {written!r} is told"]
    if last in HEAPS and isinstance(written, list) and isinstance(described, list):
        written, described = sorted(written, key=str), sorted(described, key=str)
    if isinstance(written, list) and isinstance(described, list) and all(isinstance(word, str) for word in written):
        written, described = sorted(written), sorted(map(str, described))
    if isinstance(written, list) and isinstance(described, list) and len(written) == len(described):
        pairs = zip(written, described, strict=True)
        return [line for i, (one, other) in enumerate(pairs) for line in differences(one, other, f"{where}[{i}]")]
    if written == described or (not written and not described):
        return []
    return [f"{where}: {written!r} was written, {described!r} is told"]


def _play_on(game: Game[Any], state: Any, rng: Random, what: str) -> None:
    """The game goes on from there for a while."""
    for _ in range(5):
        actors = game.actors(state)
        if not actors:
            assert game.result(state) is not None, what
            return
        for seat in actors:
            assert seat == CHANCE or game.legal(state, seat), f"{what}: seat {seat} can do nothing"
        mover = rng.choice(actors)
        code = game.sample(state, rng) if mover == CHANCE else rng.choice(game.legal(state, mover))
        game.apply(state, mover, code, None)
        assert not game.check(state), f"{what}: {game.check(state)}"


def told_when(
    game: Game[Any], seats: int, options: Options, reached: Callable[[dict[str, Any]], bool], seed: int = 1
) -> dict[str, Any]:
    """Games of luck, one after the other, told as soon as this is reached."""
    state, rng = game.start(seats, options), Random(seed)
    while not reached(told := dict(game.describe(state, EVERYTHING))):
        if not game.actors(state):
            state = game.start(seats, options)
        mover = game.actors(state)[0]
        code = game.sample(state, rng) if mover == CHANCE else rng.choice(game.legal(state, mover))
        game.apply(state, mover, code, None)
    return told


def try_broken_positions(game: Game[Any], seats: int, options: Options, seed: str, number: int) -> int:
    """Break so many positions; returns how many were refused, and fails at the first that means something else."""
    rng = Random(seed)
    refused = 0
    good = positions(game, seats, options, rng, max(1, number // 10))
    for position in good:
        game.from_position(position, seats, complete(game.options, options), Random(0))
    for _ in range(number):
        what, position = broken(rng.choice(good), rng)
        try:
            state = game.from_position(position, seats, complete(game.options, options), Random(0))
        except BadPosition as error:
            assert error.args, what
            refused += 1
            continue
        wrong = differences(position, game.describe(state, EVERYTHING)) + game.check(state)
        assert not wrong, f"{what}: {wrong[:3]}"
        _play_on(game, state, rng, what)
    return refused
