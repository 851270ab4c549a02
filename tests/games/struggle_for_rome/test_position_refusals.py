"""Positions broken at random: each is refused with its place, or it means what is written."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, EVERYTHING, BadPosition
from occasus.core.options import complete
from occasus.games import find
from tests.fuzzing import try_broken_positions
from tests.games.struggle_for_rome.board import at

GAME = find("struggle_for_rome")
EMPTY: tuple[Any, ...] = (None, 0, False, {}, [])


def positions(rng: Random, seats: int, moves: int, every: int) -> list[tuple[dict[str, Any], int]]:
    """Descriptions from a random game, each with the one whom it is for."""
    state = GAME.start(seats, complete(GAME.options, {"offers_per_turn": 2}))
    told = []
    for number in range(moves):
        actors = GAME.actors(state)
        if not actors:
            break
        seat = actors[0] if actors == [CHANCE] else rng.choice(actors)
        action = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, action, None)
        if number % every == 0:
            observer = rng.choice([EVERYTHING, EVERYTHING, *range(seats)])
            told.append((GAME.describe(state, observer), observer))
    return told


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of everything in a position."""
    if not isinstance(value, (dict, list)) or not value:
        return [path]
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    return [path, *(place for key, inner in pairs for place in leaves(inner, (*path, key)))]


def broken(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A copy with one number or word changed, one part dropped, or two parts swapped."""
    changed = copy.deepcopy(position)
    places = [place for place in leaves(changed) if place and place[0] not in ("seats", "options")]
    path = rng.choice(places)
    holder: Any = changed
    for key in path[:-1]:
        holder = holder[key]
    value, key = holder[path[-1]], path[-1]
    way = rng.choice(("change", "change", "drop", "swap"))
    if path[0] == "players" and len(path) == 2:
        way = "drop"  # an open hand of somebody else would be told as a covered one
    if way == "drop":
        del holder[key]
    elif way == "swap":
        other = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[key], holder[other] = holder[other], holder[key]
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = rng.choice([value + 1, value - 1, 0, 7, 99])
    elif isinstance(value, str):
        words = [GAME.describe(GAME.start(3, complete(GAME.options, {})), EVERYTHING)["legionnaire"], "blue", "red"]
        words += [place[-1] for place in places if isinstance(place[-1], str)]
        holder[key] = rng.choice(words)
    elif value is None:
        holder[key] = rng.choice(["red", "c017", 3, {}])
    else:
        holder[key] = rng.choice([None, 5, {"wool": 1}, ["lutetia"]])
    return changed


def agrees(written: Any, told: Any) -> bool:
    """Whether a description says what is written; what is not written may be anything."""
    if written is None or (written in EMPTY and told in EMPTY):  # nothing is written
        return True
    if isinstance(written, dict) and "cards" in written and "at_least" in told:  # what was seen may tell even more
        least, most = written.get("at_least") or {}, written.get("at_most") or {}
        return (
            bool(written["cards"] == told["cards"])
            and all(told["at_least"].get(key, 0) >= value for key, value in least.items())
            and all(told["at_most"].get(key, told["cards"]) <= value for key, value in most.items())
        )
    if type(written) is int and isinstance(told, dict):  # so many cards, whichever they are
        return written == sum(told.values())
    if isinstance(written, dict):
        return isinstance(told, dict) and all(_agrees(key, value, told.get(key)) for key, value in written.items())
    if isinstance(written, list):
        return isinstance(told, list) and len(written) == len(told) and all(map(agrees, written, told))
    return bool(written == told)


def _agrees(key: str, written: Any, told: Any) -> bool:
    """The same for a part with a name: some are heaps, and tokens in boxes are gone without being named."""
    if key == "tokens_gone":
        return set(written or ()) <= set(told)
    if key in ("cities", "covered") and isinstance(written, list):
        return sorted(written) == sorted(told)
    return agrees(written, told)


def keep(rng: Random, number: int) -> int:
    """Break so many positions; returns how many were refused."""
    refused = tried = 0
    while tried < number:
        for position, observer in positions(rng, rng.choice([3, 4]), 400, 11):
            for _ in range(4):
                tried += 1
                written = broken(position, rng)
                try:
                    state = GAME.from_position(written, position["seats"], position["options"], rng)
                except BadPosition as error:
                    assert error.where, str(error)
                    refused += 1
                    continue
                told = GAME.describe(state, observer)
                assert agrees(written, told), [
                    (key, written[key], told.get(key)) for key in written if not agrees(written[key], told.get(key))
                ]
                for seat in GAME.actors(state):
                    assert GAME.odds(state) if seat == CHANCE else GAME.legal(state, seat)
    return refused


def test_a_broken_position_is_refused_or_means_what_is_written() -> None:
    assert keep(Random("broken"), 400) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_broken_positions_are_refused_or_mean_what_is_written(part: int) -> None:
    assert keep(Random(f"broken {part}"), 1000) > 300


SETTINGS = [(3, {}), (4, {"offers_per_turn": 2})]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_number_changed_a_key_dropped_or_two_parts_swapped(seats: int, options: dict[str, Any]) -> None:
    assert try_broken_positions(GAME, seats, options, "broken", 150) > 30


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_many_numbers_changed_keys_dropped_or_parts_swapped(seats: int, options: dict[str, Any]) -> None:
    try_broken_positions(GAME, seats, options, "many", 5000)


def test_seats_and_options_that_contradict_the_scene_are_refused() -> None:
    options = complete(GAME.options, {})
    for written, where in (({"seats": 4}, "seats"), ({"options": {"round_limit": 7}}, "options.round_limit")):
        with pytest.raises(BadPosition) as refused:
            GAME.from_position(written, 3, options, Random(0))
        assert refused.value.where == where


def test_the_box_of_whoever_plunders_has_room_for_the_token() -> None:
    """While it is turned, and while cards are drawn before it goes into the box (SR-PLUN-04)."""
    tokens = {"red": {"italia_septentrionalis": 2}, "white": {"italia_septentrionalis": 1}}
    places = {"red": "c074", "white": "c118"}
    players = {name: {"warrior": {"figure": places[name], "fighters": 3, "tokens": tokens[name]}} for name in tokens}
    scene = at("warrior_actions", players, player="white")
    scene.play("plunder genua")
    turning = scene.describe(EVERYTHING)
    scene.chance("turn pasture_card casualty")
    for told, step in ((turning, "turn white genua"), (scene.describe(EVERYTHING), "booty white genua")):
        number = [text.startswith(step) for text in told["agenda"]].index(True)
        GAME.from_position(told, told["seats"], told["options"], Random(0))
        red, white = told["players"]["red"]["warrior"], told["players"]["white"]["warrior"]
        red["tokens"], white["tokens"] = white["tokens"], red["tokens"]
        with pytest.raises(BadPosition, match="no room for a token of this colour") as refused:
            GAME.from_position(told, told["seats"], told["options"], Random(0))
        assert refused.value.where == f"agenda[{number}]"
