"""Match files: they replay exactly, and a damaged one is refused with a sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from occasus.core.basics import Json, OccasusError
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data, verify
from tests.toy.actions import DEAL
from tests.toy.game import ToyGame, toy_options


def find(name: str, overlay: dict[str, Json]) -> Game[Any]:
    if name != "toy":
        raise OccasusError(f"unknown game {name!r}.")
    return ToyGame()


def played(most: int = 1000) -> Match[Any]:
    game = ToyGame()
    match: Match[Any] = Match(game, 3, toy_options(rounds=2), "seed")
    rng = Random(4)
    match.settle()
    while (actors := game.actors(match.state)) and len(match.moves) < most:
        match.play(actors[-1], rng.choice(game.legal(match.state, actors[-1])))
    return match


def stored(match: Match[Any]) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(json.dumps(to_data(match)))
    return data


def test_a_file_replays_to_the_same_state() -> None:
    match = played()
    again = from_data(stored(match), find)
    assert again.game.save(again.state) == match.game.save(match.state)
    assert to_data(again) == to_data(match)
    assert [e.text() for events in again.log for e in events] == [e.text() for events in match.log for e in events]
    verify(again)


def test_a_match_goes_on_after_loading_as_if_it_had_never_stopped() -> None:
    match, again = played(9), from_data(stored(played(9)), find)
    for one in (match, again):
        while actors := one.game.actors(one.state):
            one.play(actors[0], one.game.legal(one.state, actors[0])[0])
    assert match.moves == again.moves


def test_a_file_replays_in_part() -> None:
    match = played()
    assert len(from_data(stored(match), find, most=4).moves) == 4


def test_a_match_from_a_position_keeps_its_opening() -> None:
    first = played(8)
    match: Match[Any] = Match(first.game, 3, first.options, "other", first.game.copy(first.state))
    actor = match.game.actors(match.state)[0]
    match.play(actor, match.game.legal(match.state, actor)[0])
    again = from_data(stored(match), find)
    assert again.game.save(again.state) == match.game.save(match.state)
    verify(again)


def damaged(**parts: Json) -> dict[str, Json]:
    return {**stored(played()), **parts}


def without(key: str) -> dict[str, Json]:
    return {name: part for name, part in stored(played()).items() if name != key}


def with_move(number: int, move: str) -> dict[str, Json]:
    data = stored(played())
    data["moves"][number] = move
    return data


DAMAGED = [
    pytest.param("text", "this is not an Occasus match file", id="no map"),
    pytest.param({"format": "other"}, "this is not an Occasus match file", id="another format"),
    pytest.param(without("moves"), "this match file is damaged: KeyError at 'moves'", id="no moves"),
    pytest.param(without("opening"), "this match file is damaged: KeyError at 'opening'", id="no opening"),
    pytest.param(damaged(moves=3), "this match file is damaged: TypeError", id="moves of another sort"),
    pytest.param(damaged(seats="many"), "this match file is damaged: ValueError", id="seats of another sort"),
    pytest.param(damaged(opening={"seats": 2}), "this match file is damaged: KeyError", id="half an opening"),
    pytest.param(damaged(game="chess"), "unknown game 'chess'", id="another game"),
    pytest.param(damaged(seats=9), "toy is for 2 or 3 players, not 9", id="too many seats"),
    pytest.param(damaged(options={"round": 2}), "unknown option 'round'; did you mean rounds", id="an option"),
    pytest.param(damaged(rules_version=0), "version 0 of the rules of toy, and this is version 1", id="old rules"),
    pytest.param(damaged(result=None), "its result is None, but its moves lead to", id="no result"),
    pytest.param(with_move(0, "chance deal card99"), "move 0 ('chance deal card99') does not fit: 'deal card99'"),
    pytest.param(with_move(0, "chance roll 2"), "move 0 ('chance roll 2') does not fit: chance cannot 'roll 2' now"),
    pytest.param(with_move(7, "chance roll 2"), "does not fit: chance has nothing to decide now", id="not chance"),
    pytest.param(with_move(0, "0 bid card1"), "does not fit: seat 0 has nothing to decide now; waiting for seat -1"),
    pytest.param(with_move(7, "nobody bid card1"), "does not fit: 'nobody' is neither a seat nor chance"),
    pytest.param(with_move(7, ""), "move 7 ('') does not fit", id="an empty move"),
]


@pytest.mark.parametrize(("data", "told"), DAMAGED)
def test_a_damaged_file_is_refused(data: Json, told: str) -> None:
    with pytest.raises(OccasusError) as error:
        from_data(data, find)
    assert told in str(error.value)


def test_chosen_dice_are_found_out() -> None:
    match: Match[Any] = Match(ToyGame(), 2, toy_options(), "seed")
    fair = match.game.sample(match.state, Random(0))
    match.settle()
    honest = match.moves[0][1]
    cheat: Match[Any] = Match(ToyGame(), 2, toy_options(), "seed")
    cheat.chance(next(code for code in range(DEAL.base, DEAL.base + DEAL.size) if code != honest))
    with pytest.raises(OccasusError, match=r"move 0: chance made 'deal card\d', but the seed gives"):
        verify(cheat)
    verify(match)
    assert DEAL.base <= fair < DEAL.base + DEAL.size
