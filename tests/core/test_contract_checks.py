"""The contract passes on the toy game, and fails on toys that break it on purpose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import EVERYTHING, Position, RuleId, Saved, Seat
from occasus.core.checks.contract import check_chance, check_contract, check_odds
from occasus.core.checks.secrecy import check_secrecy
from occasus.core.game import Result
from occasus.core.log import Log
from occasus.core.options import Options
from occasus.core.playout import playout
from tests.toy.actions import DROP
from tests.toy.board.state import ToyState
from tests.toy.game import ToyGame, toy_options


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("open_bids", [False, True])
def test_the_toy_keeps_the_contract(seats: int, rounds: int, open_bids: bool) -> None:
    options = toy_options(rounds=rounds, open_bids=open_bids)
    for seed in ("1", "2"):
        match = check_contract(ToyGame(), seats, options, seed, every=1)
        assert match.result() is not None
        check_chance(ToyGame(), seats, options, seed)
        check_odds(ToyGame(), seats, options, seed)
        assert check_secrecy(ToyGame(), seats, options, seed) > 0


class SharedCopy(ToyGame):
    def copy(self, state: ToyState) -> ToyState:
        other = state.copy()
        other.scores = state.scores
        other.deck = state.deck
        return other


class SharedSave(ToyGame):
    """Hands out its own lists, so that a saved state changes with the game."""

    def copy(self, state: ToyState) -> ToyState:
        other = state.copy()
        other.deck = state.deck
        return other

    def save(self, state: ToyState) -> Saved:
        return {**super().save(state), "hands": state.hands}


class LostCard(ToyGame):
    def apply(self, state: ToyState, seat: Seat, action: int, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        if state.discard:
            state.discard.pop()


class IllegalOffer(ToyGame):
    def legal(self, state: ToyState, seat: Seat) -> list[int]:
        found = super().legal(state, seat)
        return [*found, DROP.base] if found and DROP.base not in found else found

    def explain(self, state: ToyState, seat: Seat, action: int) -> RuleId | None:
        return None if action in super().legal(state, seat) else "TY-TURN-02"


class Forbidden(ToyGame):
    def explain(self, state: ToyState, seat: Seat, action: int) -> RuleId | None:
        return super().explain(state, seat, action) and "no rule"


class OfferedTwice(ToyGame):
    def legal(self, state: ToyState, seat: Seat) -> list[int]:
        return super().legal(state, seat) * 2


class NothingToDo(ToyGame):
    def legal(self, state: ToyState, seat: Seat) -> list[int]:
        return super().legal(state, seat)[:-2]


class ImpossibleSample(ToyGame):
    def sample(self, state: ToyState, rng: Random) -> int:
        return DROP.base


class ZeroOdds(ToyGame):
    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        return [*super().odds(state), (DROP.base, 0)]


class DoubleOdds(ToyGame):
    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        return super().odds(state) * 2


class EarlyResult(ToyGame):
    def result(self, state: ToyState) -> Result | None:
        return Result((1,), (0,), "too early", "TY-END-01")


class NoResult(ToyGame):
    def result(self, state: ToyState) -> Result | None:
        return None


class ForgetfulSave(ToyGame):
    def load(self, saved: Saved) -> ToyState:
        state = super().load(saved)
        state.scores = [0] * state.seats
        return state


class ForgetfulDescription(ToyGame):
    def load(self, saved: Saved) -> ToyState:
        return ToyGame().load(saved)

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> ToyState:
        state = super().from_position(position, seats, options, rng)
        if "agenda" in position:
            state.prize = 0
        return state


class BadImagination(ToyGame):
    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> ToyState:
        state = super().from_position(position, seats, options, rng)
        if {"hidden": 2} in position["hands"]:
            state.hands[0] = state.hands[0][:1]
        return state


class Peeking(ToyGame):
    """Deals nothing anew: what a seat cannot know stays as it is."""

    def resample_hidden(self, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        return self.copy(state)


class LeakingHint(ToyGame):
    """Puts a secret into the views in a way that `from_position` does not read back."""

    def describe(self, state: ToyState, seat: Seat) -> Position:
        return {**super().describe(state, seat), "known": [f"card{min(state.hands[0], default=0) + 1}"]}


class Moody(ToyGame):
    """Applies a move differently every time."""

    count = 0

    def apply(self, state: ToyState, seat: Seat, action: int, log: Log | None) -> None:
        super().apply(state, seat, action, log)
        Moody.count += 1
        state.scores[0] += Moody.count


BROKEN = [
    (SharedCopy, "applying to a copy leaves the original alone"),
    (SharedSave, "applying to a copy leaves the original alone"),
    (LostCard, "a card is lost"),
    (IllegalOffer, "is legal"),
    (Forbidden, "is forbidden by a rule"),
    (OfferedTwice, "legal actions are named once"),
    (NothingToDo, "can act"),
    (ImpossibleSample, "a sample is one of the odds"),
    (ZeroOdds, "weights are positive"),
    (DoubleOdds, "odds name an outcome once"),
    (EarlyResult, "somebody can act, so the game goes on"),
    (NoResult, "nobody can act, so the game is over"),
    (ForgetfulSave, "a saved state loads as itself"),
    (ForgetfulDescription, "a full description arranges itself"),
    (BadImagination, "holds nothing that the seat cannot know"),
    (Peeking, "is what its view would give"),
    (LeakingHint, "holds nothing that the seat cannot know"),
    (Moody, "the same move leads to the same state"),
]


@pytest.mark.parametrize(("game", "told"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_does_not_pass(game: type[ToyGame], told: str) -> None:
    with pytest.raises(AssertionError) as error:
        for seed in range(5):
            check_contract(game(), 2, toy_options(rounds=3), str(seed), every=1)
    assert told in str(error.value)


class OpenHands(ToyGame):
    """Shows everybody's hand to everybody; `from_position` reads it back, so that only look-alikes find it out."""

    def describe(self, state: ToyState, seat: Seat) -> Position:
        return {**super().describe(state, seat), "hands": super().describe(state, EVERYTHING)["hands"]}


class OpenBids(ToyGame):
    def describe(self, state: ToyState, seat: Seat) -> Position:
        return {**super().describe(state, seat), "bids": super().describe(state, EVERYTHING)["bids"]}


class OpenDeck(ToyGame):
    """Shows a layer of one card, which nobody has seen."""

    def describe(self, state: ToyState, seat: Seat) -> Position:
        full = super().describe(state, EVERYTHING)["deck"]
        mine = super().describe(state, seat)["deck"]
        deck = [all_cards if len(all_cards) == 1 else seen for all_cards, seen in zip(full, mine, strict=True)]
        return {**super().describe(state, seat), "deck": deck}


def test_without_imagining_a_second_game_is_followed_as_far_as_it_goes() -> None:
    short = check_secrecy(ToyGame(), 2, toy_options(rounds=3), "1", imagined=False)
    assert 0 < short < check_secrecy(ToyGame(), 2, toy_options(rounds=3), "1")
    with pytest.raises(AssertionError, match="look the same to seat"):
        check_secrecy(OpenHands(), 2, toy_options(rounds=3), "1", imagined=False)


@pytest.mark.parametrize("game", [OpenHands, OpenBids, OpenDeck])
def test_a_leak_that_can_be_read_back_is_found_by_look_alikes(game: type[ToyGame]) -> None:
    with pytest.raises(AssertionError, match="look the same to seat"):
        for seed in range(20):
            check_secrecy(game(), 2, toy_options(rounds=3), str(seed))


class OpenMeanwhile(ToyGame):
    """Shows everything while a move is being made."""

    busy = False

    def apply(self, state: ToyState, seat: Seat, action: int, log: Log | None) -> None:
        self.busy = True
        super().apply(state, seat, action, log)
        self.busy = False

    def describe(self, state: ToyState, seat: Seat) -> Position:
        return super().describe(state, EVERYTHING if self.busy else seat)


def test_a_leak_between_two_events_of_a_move_is_found() -> None:
    with pytest.raises(AssertionError, match="after each event"):
        for seed in range(20):
            check_secrecy(OpenMeanwhile(), 2, toy_options(rounds=3), str(seed))


def test_dice_that_do_not_follow_the_seed_are_found() -> None:
    class OwnDice(ToyGame):
        rng = Random(7)

        def sample(self, state: ToyState, rng: Random) -> int:
            return super().sample(state, self.rng)

    with pytest.raises(AssertionError, match="the same seed gives the same game"):
        check_chance(OwnDice(), 2, toy_options(), "1")


def test_loaded_dice_are_found() -> None:
    class LoadedDice(ToyGame):
        def odds(self, state: ToyState) -> list[tuple[int, int]]:
            return [(code, 1) for code, _ in super().odds(state)]

    with pytest.raises(AssertionError, match=r"'roll 3' comes about 200 times in 600, not [23]\d\d"):
        check_odds(LoadedDice(), 2, toy_options(), "1")


def test_a_playout_goes_to_the_end_or_as_far_as_asked() -> None:
    game: Any = ToyGame()
    state = game.start(3, toy_options(rounds=2))
    decisions, choices = playout(game, state, Random(1), most=2)
    assert decisions == 2
    assert choices == 4
    assert game.actors(state) != []
    decisions, _ = playout(game, state, Random(1))
    assert game.actors(state) == []
    assert decisions == 2 * 3 + 2 - 2
