"""States, matches and what they tell can be copied and pickled, compiled or not, and go on alike afterwards.

Environments: tests/envs/test_copies.py.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from occasus.bots.budget import Budget
from occasus.bots.registry import BOTS, find_bot
from occasus.core.basics import CHANCE, BadPosition, OccasusError, Refused
from occasus.core.log import Event, remark
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.games import find

GAMES = ["fall_of_rome", "empires_end", "struggle_for_rome"]
Again = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    """What comes out of another process."""
    return pickle.loads(pickle.dumps(thing))


every = pytest.mark.parametrize("game", GAMES)
each = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
OVERLAYS: dict[str, Any] = {
    "fall_of_rome": {"setup": {"difficulty_revolts": {"novice": 4}}},
    "empires_end": {"constants": {"hand_size": 4}},
    "struggle_for_rome": {"pieces": {"setup_per_player": {"hand": {"gold": 3}}}},
}


def played(game: str, moves: int = 60, seed: str = "copies") -> Match[Any]:
    """A match some random moves on, at a decision."""
    rules = find(game)
    match = Match(rules, rules.usual_seats, complete(rules.options, {}), seed)
    rng = Random(seed)
    match.settle()
    while len(match.moves) < moves and (actors := rules.actors(match.state)):
        match.play(actors[0], rng.choice(rules.legal(match.state, actors[0])))
    return match


def play_on(rules: Any, state: Any, rng: Random, moves: int = 30) -> list[tuple[int, int]]:
    """What random play goes on with."""
    made: list[tuple[int, int]] = []
    while len(made) < moves and (actors := rules.actors(state)):
        seat = actors[0]
        action = rules.sample(state, rng) if seat == CHANCE else rng.choice(rules.legal(state, seat))
        rules.apply(state, seat, action, None)
        made.append((seat, action))
    return made


@each
@every
def test_a_state_is_copied_whole_and_the_copy_stands_alone(game: str, again: Again) -> None:
    match = played(game)
    rules, state = match.game, match.state
    before = rules.save(state)
    other = again(state)
    assert type(other) is type(state) and other is not state
    assert rules.save(other) == before
    play_on(rules, other, Random(4))
    assert rules.save(state) == before, "what happens to the copy leaves the original alone"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
@every
def test_a_copied_state_goes_on_exactly(game: str, again: Again) -> None:
    match = played(game)
    other = again(match.state)
    assert play_on(match.game, other, Random(5)) == play_on(match.game, match.state, Random(5))


@each
@every
def test_a_state_keeps_the_content_it_is_played_with(game: str, again: Again) -> None:
    rules = find(game, OVERLAYS[game])
    state = rules.start(3, complete(rules.options, {}))
    assert again(state).facts.overlay == OVERLAYS[game]
    plain = find(game)
    assert again(plain.start(3, complete(plain.options, {}))).facts is plain.start(3, complete(plain.options, {})).facts


@each
@every
def test_a_match_is_copied_with_its_moves_log_and_what_can_be_taken_back(game: str, again: Again) -> None:
    match = played(game)
    other = again(match)
    rules = match.game
    assert to_data(other) == to_data(match)
    assert other.moves == match.moves and other.moves is not match.moves
    assert texts(other.log) == texts(match.log)
    assert other.free_moves() == match.free_moves()
    while (actors := rules.actors(match.state)) and len(match.moves) < 150:
        action = rules.legal(match.state, actors[0])[-1]
        match.play(actors[0], action)
        other.play(actors[0], action)
    assert other.moves == match.moves, "the dice are the same"


def texts(log: list[list[Event]]) -> list[list[str]]:
    """Events by move, as texts."""
    return [[event.text() for event in events] for events in log]


@each
@every
def test_a_match_that_began_with_a_position_is_copied(game: str, again: Again) -> None:
    played_on = played(game)
    match = Match(played_on.game, played_on.seats, played_on.options, "opening", played_on.state)
    match.settle()
    seat = match.game.actors(match.state)[0]
    match.play(seat, match.game.legal(match.state, seat)[0])
    assert to_data(again(match)) == to_data(match)


@each
@every
def test_a_move_can_be_taken_back_in_a_copy(game: str, again: Again) -> None:
    match = played(game)
    rules = match.game
    while not match.can_undo():
        seat = rules.actors(match.state)[0]
        match.play(seat, rules.legal(match.state, seat)[-1])
    other = again(match)
    assert other.undo() == match.undo()
    assert rules.save(other.state) == rules.save(match.state)


@each
def test_what_was_said_stays_in_a_copied_match(again: Again) -> None:
    match = played("struggle_for_rome")
    said = remark(match.game.events, 1, "spares_none horse")
    assert said is not None
    match.log[-1].append(said)
    assert texts(again(match).log) == texts(match.log)


@each
@every
def test_results_and_events_are_copied(game: str, again: Again) -> None:
    match = played(game, 10_000)
    result = match.result()
    assert result is not None and again(result) == result
    event = next(event for events in match.log for event in events if event.args)
    other = again(event)
    assert (other.text(), other.record(), other.owners) == (event.text(), event.record(), event.owners)


@each
@every
def test_a_view_is_plain_data_and_holds_nothing_else(game: str, again: Again) -> None:
    match = played(game)
    for seat in range(match.seats):
        view = match.view(seat)
        assert again(view) == view == json.loads(json.dumps(view))


@each
@pytest.mark.parametrize("bot", BOTS)
def test_bots_are_copied(bot: str, again: Again) -> None:
    match = played("empires_end")
    seat = match.game.actors(match.state)[0]
    view = match.view(seat)
    budget = again(Budget(simulations=2))
    assert budget.simulations == 2
    assert again(find_bot(bot)).decide(match.game, view, view["legal"], Random(1), budget) in view["legal"]


@each
@pytest.mark.parametrize(
    "error",
    [OccasusError("one sentence."), Refused("not now", "FR-SACK-06"), Refused("not now"), BadPosition("deck", "twice")],
    ids=["any", "refused", "without a rule", "position"],
)
def test_errors_come_back_from_another_process(error: OccasusError, again: Again) -> None:
    other = again(error)
    assert type(other) is type(error) and str(other) == str(error)
    for name in ("rule", "where"):
        assert getattr(other, name, None) == getattr(error, name, None)
