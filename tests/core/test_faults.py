"""All faults of a position at once, each at the place that somebody touched, with a repair that helps."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import EVERYTHING, Json, Position
from occasus.core.faults import Fault, find_faults
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.places import Key, existing, place_of, value_at, written
from occasus.core.short_position import short_position
from occasus.games import find

GAMES: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")
TOUCHED: Final = 70  # places for each game


def faults_of(game: str, position: Position, seats: int = 3) -> list[Fault]:
    return find_faults(find(game), position, seats, complete(find(game).options, {}))


def play_random(game: str, moves: int, seed: str) -> Match[Any]:
    match = Match(find(game), 3, complete(find(game).options, {}), seed)
    rng = Random(seed)
    match.settle()
    while len(match.moves) < moves and match.result() is None:
        seat = match.game.actors(match.state)[0]
        match.play(seat, rng.choice(list(match.game.legal(match.state, seat))))
    return match


@cache
def mid_game(game: str, seed: str = "first") -> Position:
    match = play_random(game, 70, seed)
    return short_position(match.game, match.game.describe(match.state, EVERYTHING))


def test_all_faults_are_reported_at_once_with_their_places() -> None:
    faults = faults_of(
        "fall_of_rome",
        {
            "barbarians": {"roma": {"visigoths": 4}},
            "legions": {"roma": 9, "genua": 9},
            "forts": ["narbo", "roma", "narbo"],
            "players": [{"hand": ["blue_roma"]}, {"hand": ["black_roma", "blue_roma"]}],
        },
    )
    assert [(fault.places, fault.text, fault.rules) for fault in faults] == [
        (("barbarians.roma.visigoths",), "at most 3 visigoths in a city.", ("FR-COMP-08",)),
        (("legions.genua", "legions.roma"), "there are only 16 legions.", ("FR-COMP-05",)),
        (("forts[0]", "forts[2]"), "narbo cannot have two forts.", ("FR-COMP-09",)),
        (("players[0].hand[0]", "players[1].hand[1]"), "the card blue_roma is in two places.", ("FR-COMP-02",)),
    ]


def test_both_places_of_a_card_are_marked_in_empires_end() -> None:
    (fault,) = faults_of("empires_end", {"empires": [{"hand": ["riot_01", "fire_01"]}], "discards": ["fire_01"]})
    assert fault.places == ("empires[0].hand[1]", "discards[0]")
    assert fault.repair == {"discards[0]": None}


def test_both_owners_of_a_city_are_marked_in_struggle_for_rome() -> None:
    position = {"players": {"red": {"warrior": {"cities": ["genua"]}}, "blue": {"horseman": {"cities": ["genua"]}}}}
    faults = faults_of("struggle_for_rome", position)
    assert faults[0].places == ("players.red.warrior.cities[0]", "players.blue.horseman.cities[0]")


def test_places_count_what_was_given_also_behind_an_item_that_is_mended() -> None:
    faults = faults_of("fall_of_rome", {"forts": ["roma", "roma", "narbo", "narbo", "x"]})
    assert [fault.places for fault in faults] == [("forts[0]", "forts[1]"), ("forts[2]", "forts[3]"), ("forts[4]",)]


def test_a_sound_position_has_no_faults() -> None:
    for game in GAMES:
        assert faults_of(game, {}) == []
        assert faults_of(game, mid_game(game)) == []


@pytest.mark.parametrize("position", [{"players": 5}, {"turn": []}, {"players": [[]]}, {"": None}, {"forts": {}}])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_position_at_all_is_a_fault_and_no_accident(game: str, position: Position) -> None:
    assert len(faults_of(game, position)) >= 1


def breaking(data: Json, keys: list[Key]) -> list[tuple[list[Key], Json]]:
    """Return values that break a position, each with the place where it is written."""
    if isinstance(data, dict):
        inside = [change for key, value in data.items() for change in breaking(value, [*keys, key])]
        return [([*keys, "nonsense"], 1), *inside] if keys else inside
    if isinstance(data, list):
        return [change for number, value in enumerate(data) for change in breaking(value, [*keys, number])]
    return [(keys, "nonsense")]


def broken_positions(game: str) -> list[tuple[str, Position]]:
    changes = [
        (seed, keys, value) for seed in ("first", "second") for keys, value in breaking(mid_game(game, seed), [])
    ]
    broken: list[tuple[str, Position]] = []
    for seed, keys, value in Random(game).sample(changes, TOUCHED):
        position = deepcopy(mid_game(game, seed))
        value_at(position, keys[:-1])[keys[-1]] = value
        broken.append((place_of(keys), position))
    return broken


@pytest.mark.parametrize("game", GAMES)
def test_broken_positions_are_marked_where_somebody_touched_them(game: str) -> None:
    broken = broken_positions(game)
    assert len(broken) == TOUCHED
    missed: list[tuple[str, list[Fault]]] = []
    for touched, position in broken:
        faults = faults_of(game, position)
        if touched not in [place for fault in faults for place in fault.places]:
            missed.append((touched, faults))
    assert missed == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_that_a_repair_could_mend(game: str) -> None:
    for touched, position in broken_positions(game)[:30]:
        for _ in range(5):
            faults = faults_of(game, position)
            for place, value in [change for fault in faults for change in reversed(fault.repair.items())]:
                keys = existing(position, place)
                if place_of(keys) != place:
                    continue
                inside = value_at(position, keys[:-1])
                if value is None:
                    del inside[keys[-1]]
                else:
                    inside[keys[-1]] = value
        assert [fault for fault in faults_of(game, position) if fault.repair] == [], touched


def test_places_are_read_as_they_are_written() -> None:
    data = {"players": {"consul": {"hand": ["a", "b"]}}, "empires": {1: {"row": []}}, "forts": ["roma"]}
    assert place_of(existing(data, "position.players[0].hand[1]")) == "players.consul.hand[1]"
    assert existing(data, "empires[1].row") == ["empires", 1, "row"]
    assert existing(data, "forts.roma") == ["forts", 0]
    assert existing(data, "players[3].hand") == ["players"]
    assert written(data, "b", ("players", "missing")) == ("players.consul.hand[1]",)


@pytest.mark.parametrize("game", GAMES)
def test_a_short_position_leads_to_the_whole_one(game: str) -> None:
    for moves in (0, 1, 20, 90):
        match = play_random(game, moves, "short")
        whole = match.game.describe(match.state, EVERYTHING)
        short = short_position(match.game, whole)
        assert len(str(short)) < len(str(whole)) * 0.8
        again = match.game.from_position(deepcopy(short), 3, match.options, Random(7))
        assert match.game.describe(again, EVERYTHING) == whole
