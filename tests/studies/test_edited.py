"""A position in the editor: it comes back from its link unchanged, and what somebody breaks is marked there."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import EVERYTHING, Json, OccasusError, Position
from occasus.core.faults import mended
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.places import Key, keys_of, place_of, value_at
from occasus.games import find
from occasus.studies.edited import UNKNOWN, edited, known, merged, unknown_cards
from occasus.studies.link import LONGEST, linked_position, position_link
from occasus.studies.parts import parts_of
from tests.core.test_faults import GAMES, play_random

TOUCHED: Final = 70  # places for each game
EVERY: Final = {"fall_of_rome": 8, "empires_end": 40, "struggle_for_rome": 400}  # moves: some ten positions of a game
GAMES_WHOLE: Final = {"fall_of_rome": 20, "empires_end": 10, "struggle_for_rome": 1}  # of a part; some take long


def survive(game: str, seed: str, every: int) -> int:
    """Play a random game to its end, by any number of people and any options; positions of it go through the editor,
    a link, and the JSON of a browser, which puts keys that are numbers first. Returns how many came back unchanged.
    """
    rng = Random(seed)
    match, positions = any_match(game, seed, rng), 0
    for moves in count(rng.randrange(every)):
        if moves % every == 0:
            whole = match.game.describe(match.state, EVERYTHING)
            link = position_link(match.game, as_in_a_browser(edited(match.game, whole)), match.seats, match.options)
            assert len(link) < LONGEST
            read: dict[str, Any] = as_in_a_browser(linked_position(link))
            options = complete(match.game.options, read.get("options", {}))
            assert (read["game"], read["players"], options) == (game, match.seats, match.options)
            again = match.game.from_position(read["position"], match.seats, options, Random(1))
            assert match.game.describe(again, EVERYTHING) == whole, (seed, moves)
            positions += 1
        if match.result() is not None:
            return positions
        seat = match.game.actors(match.state)[0]
        if seat == -1:
            match.make(seat, match.game.sample(match.state, rng))
        else:
            match.make(seat, rng.choice(list(match.game.legal(match.state, seat))))
    raise AssertionError


def any_match(game: str, seed: str, rng: Random) -> Match[Any]:
    """A match by any number of people; half of them have some unusual options, where those don't contradict."""
    found = find(game)
    while True:
        wanted = {each.name: rng.choice(each.values) for each in found.options if rng.random() < 0.15}
        seats = rng.choice(found.seat_counts)
        try:
            return Match(found, seats, complete(found.options, rng.choice([{}, wanted])), seed)
        except OccasusError:
            continue


def as_in_a_browser(data: Any) -> Any:
    """What JavaScript makes of JSON: the same values, and of each object the keys that are numbers first."""
    if isinstance(data, list):
        return [as_in_a_browser(entry) for entry in data]
    if isinstance(data, dict):
        numbers = sorted((key for key in data if key.isdigit()), key=int)
        keys = [*numbers, *(key for key in data if not key.isdigit())]
        return {key: as_in_a_browser(data[key]) for key in keys}
    return data


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_random_games_survive_the_editor_and_its_link(game: str) -> None:
    assert sum(survive(game, f"edit/{seed}", EVERY[game]) for seed in range(4)) >= 4


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_random_games_survives_the_editor_and_its_link(game: str, part: int) -> None:
    for number in range(GAMES_WHOLE[game]):
        assert survive(game, f"whole/{part}/{number}", 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_positions_of_1000_random_games_survive_the_editor_and_its_link(game: str, part: int) -> None:
    for number in range(34):
        assert survive(game, f"long/{part}/{number}", EVERY[game])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_survives_with_what_it_does_not_know(game: str) -> None:
    for moves in (10, 60, 120):
        match = play_random(game, moves, "seen")
        for seat in range(3):
            seen = match.game.describe(match.state, seat)
            again = match.game.from_position(edited(match.game, seen, seat), 3, match.options, Random(5))
            assert match.game.describe(again, seat) == seen


@cache
def mid_game(game: str) -> Position:
    match = play_random(game, 70, "edited")
    return edited(match.game, match.game.describe(match.state, EVERYTHING))


def faulty(game: str, position: Position) -> list[str]:
    options = complete(find(game).options, {})
    return [place for fault in mended(find(game), position, 3, options)[0] for place in fault.places]


def leaves(data: Json, keys: list[Key]) -> list[list[Key]]:
    if isinstance(data, dict) and data:
        return [leaf for key, value in data.items() for leaf in leaves(value, [*keys, key])]
    if isinstance(data, list) and data:
        return [leaf for number, value in enumerate(data) for leaf in leaves(value, [*keys, number])]
    return [keys]


@pytest.mark.parametrize("game", GAMES)
def test_broken_positions_are_marked_where_the_editor_was_touched(game: str) -> None:
    places = Random(game).choices(leaves(mid_game(game), []), k=TOUCHED)
    missed: list[str] = []
    for keys in places:
        position = deepcopy(mid_game(game))
        value_at(position, keys[:-1])[keys[-1]] = "nonsense"
        if place_of(keys) not in faulty(game, position):
            missed.append(place_of(keys))
    assert missed == []


def test_too_many_pieces_are_marked_in_every_place_and_taken_from_the_fullest() -> None:
    position = deepcopy(mid_game("fall_of_rome"))
    position["legions"] = {"roma": 10, "genua": 8}
    assert {"legions.roma", "legions.genua"} <= set(faulty("fall_of_rome", position))


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_editor_has_its_place_in_a_position(game: str) -> None:
    """Whatever has a control in the editor has a value in the whole position, so that a change never invents one."""
    match, parts = play_random(game, 70, "edited"), parts_of(game, 3)
    whole = match.game.describe(match.state, EVERYTHING)
    places = [piece.at for piece in parts.pieces] + [part.at for part in parts.parts if not part.optional]
    for place in places:
        data: Json = whole
        for key in keys_of(place.replace("{seat}", parts.seats[0]).partition(".{place}")[0]):
            data = data[int(key)] if isinstance(data, list) else data.get(key, ...)
            assert data is not ..., place


def test_an_unknown_card_is_any_that_lies_nowhere_else() -> None:
    game = find("fall_of_rome")
    position: Position = {"players": [{"hand": ["?", "blue_roma", "?"]}], "player_discard": ["white_roma"]}
    assert unknown_cards(game, position, 3) == 2
    filled = known(game, position, 3, Random(2))
    hand = filled["players"][0]["hand"]
    assert UNKNOWN not in hand and len(set(hand)) == 3 and "white_roma" not in hand
    assert position["players"][0]["hand"][0] == UNKNOWN
    assert faulty("fall_of_rome", filled) == []


def test_parts_that_were_given_by_number_or_word_are_laid_over_the_whole_position() -> None:
    whole = {"players": [{"city": "roma", "hand": []}, {"city": "roma", "hand": []}], "legions": {}}
    given = {"players": {"1": {"hand": ["x"]}}, "legions": {"roma": 18}}
    assert merged(whole, given)["players"][1] == {"city": "roma", "hand": ["x"]}
    assert merged(whole, given)["legions"] == {"roma": 18}
    assert merged(whole, {"players": {"consul": {"city": "genua"}}})["players"][0]["city"] == "genua"
