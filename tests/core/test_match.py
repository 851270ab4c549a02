"""Matches: playing, refusing, taking back, and dice that follow from the seed."""

from __future__ import annotations

from random import Random

import pytest

from occasus.core.basics import CHANCE, OccasusError, Refused
from occasus.core.game import imagine
from occasus.core.match import Match, dice
from occasus.core.playout import playout
from tests.toy.actions import BID, DROP
from tests.toy.board.state import ToyState
from tests.toy.game import ToyGame, toy_options


def started(seats: int = 2, seed: str = "a", **options: object) -> Match[ToyState]:
    match = Match(ToyGame(), seats, toy_options(**options), seed)
    match.settle()
    return match


def test_chance_answers_until_a_seat_must_decide() -> None:
    match = started()
    assert [seat for seat, _ in match.moves] == [CHANCE] * 5
    assert match.game.actors(match.state) == [0, 1]
    events = match.play(0, match.game.legal(match.state, 0)[0])
    assert [event.kind.name for event in events] == ["committed"]
    match.play(1, match.game.legal(match.state, 1)[0])
    (winner,) = match.game.actors(match.state)
    events = match.play(winner, DROP.base)
    assert [event.kind.name for event in events] == ["dealt", "dealt", "rolled"]
    assert len(match.log) == len(match.moves)


def test_the_same_seed_gives_the_same_dice() -> None:
    assert started(seed="x").moves == started(seed="x").moves
    assert started(seed="x").moves != started(seed="y").moves
    assert dice("x", 3).random() == dice("x", 3).random()
    assert dice("x", 3).random() != dice("x", 4).random()


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = started()
    before = match.game.save(match.state)
    foreign = next(
        code for code in range(BID.base, BID.base + BID.size) if code not in match.game.legal(match.state, 0)
    )
    with pytest.raises(Refused, match=r"is not allowed now \(TY-BID-01\)") as error:
        match.play(0, foreign)
    assert error.value.rule == "TY-BID-01"
    assert match.game.save(match.state) == before
    assert len(match.moves) == 5


def test_a_seat_out_of_turn_is_refused_with_who_is_due() -> None:
    match = started()
    match.play(0, match.game.legal(match.state, 0)[0])
    with pytest.raises(Refused, match=r"seat 0 has nothing to decide now; waiting for seat 1 \(TY-TURN-01\)"):
        match.play(0, BID.base)
    with pytest.raises(Refused, match="chance has nothing to decide now"):
        match.chance(0)


def test_chance_makes_only_what_is_possible() -> None:
    match = Match(ToyGame(), 2, toy_options(), "a")
    with pytest.raises(Refused, match="chance cannot 'drop' now"):
        match.chance(DROP.base)
    match.chance(4)
    with pytest.raises(Refused, match="chance cannot 'deal card5' now"):
        match.chance(4)
    assert match.text(match.moves[0]) == "chance deal card5"


def test_moves_can_be_taken_back_until_something_was_rolled() -> None:
    match = started(3)
    start = match.game.save(match.state)
    assert not match.can_undo()
    match.play(0, match.game.legal(match.state, 0)[0])
    middle = match.game.save(match.state)
    match.play(2, match.game.legal(match.state, 2)[0])
    assert match.can_undo()
    assert match.undo() == 8
    assert match.game.save(match.state) == middle
    assert match.undo() == 7
    assert match.game.save(match.state) == start
    assert (len(match.moves), len(match.log)) == (7, 7)
    with pytest.raises(OccasusError, match="nothing to undo"):
        match.undo()


def test_a_move_that_reveals_something_cannot_be_taken_back() -> None:
    match = started()
    match.play(0, match.game.legal(match.state, 0)[0])
    match.play(1, match.game.legal(match.state, 1)[0])  # both bids lie open now
    assert not match.can_undo()


def test_after_taking_back_the_dice_fall_as_before() -> None:
    match = started(rounds=2)
    for seat in (0, 1):
        match.play(seat, match.game.legal(match.state, seat)[0])
    (winner,) = match.game.actors(match.state)
    twin = Match(match.game, 2, match.options, match.seed)
    for seat, action in match.moves:
        twin.make(seat, action)
    assert match.play(winner, DROP.base)[-1].text() == twin.play(winner, DROP.base)[-1].text()


def test_when_it_is_over_nothing_can_be_played() -> None:
    match = started(rounds=1)
    while actors := match.game.actors(match.state):
        assert match.result() is None
        match.play(actors[0], match.game.legal(match.state, actors[0])[0])
    result = match.result()
    assert result is not None
    assert result.winners() == [seat for seat in range(2) if result.places[seat] == 1]
    with pytest.raises(Refused, match="the game is over"):
        match.play(0, BID.base)


def test_a_match_can_begin_in_any_position() -> None:
    game = ToyGame()
    first = started(seed="p")
    match = Match(game, 2, first.options, "q", game.copy(first.state))
    opening = game.save(first.state)
    match.play(0, game.legal(match.state, 0)[0])
    assert match.opening is not None
    assert game.save(match.opening) == opening


def test_a_view_holds_what_the_seat_may_know_and_do() -> None:
    match = started()
    view = match.view(1)
    assert view["game"] == "toy"
    assert view["actors"] == [0, 1]
    assert len(view["legal"]) == 2
    assert view["position"]["hands"][0] == {"hidden": 2}
    assert view["result"] is None
    assert match.view(-2)["legal"] == []


def test_a_move_may_be_given_as_the_text_that_a_view_gives() -> None:
    match, other = started(), started()
    text = match.view(0)["legal"][0]
    match.play(0, text)
    other.play(0, other.game.catalogue.parse(text))
    assert match.moves == other.moves
    with pytest.raises(OccasusError, match="'dance' is not an action of this game"):
        match.play(1, "dance")


def test_what_is_not_there_is_told_in_a_sentence() -> None:
    match = started()
    with pytest.raises(OccasusError, match="there is no seat 7; this match has 2 seats, from 0"):
        match.view(7)
    with pytest.raises(OccasusError, match="there is no action 999999; this game has"):
        match.game.catalogue.text(999999)
    with pytest.raises(OccasusError, match="there is no action -1; this game has"):
        match.game.catalogue.text(-1)
    view = match.view(0)
    with pytest.raises(OccasusError, match="view: it has no 'position'"):
        imagine(match.game, {"seat": 0}, Random(1))
    with pytest.raises(OccasusError, match="view: it has no 'seats'"):
        imagine(match.game, {**view, "position": {}}, Random(1))


def test_chance_has_no_odds_while_a_seat_decides_or_the_game_is_over() -> None:
    match = started()
    assert match.game.odds(match.state) == []
    with pytest.raises(OccasusError, match="chance has nothing to decide now"):
        match.game.sample(match.state, Random(1))
    playout(match.game, match.state, Random(1))
    assert match.game.odds(match.state) == []
