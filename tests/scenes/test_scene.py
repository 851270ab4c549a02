"""Scenes in Python: the builder that rule tests use."""

from __future__ import annotations

import pytest

from occasus.core.basics import CHANCE, BadPosition, OccasusError, Refused, RuleId, Seat
from occasus.scenes import Scene, SceneMistake
from tests.scenes.toys import POSITION, toy_scene
from tests.toy.board.state import ToyState
from tests.toy.game import ToyGame


def test_moves_are_made_one_by_one_and_tell_what_happened() -> None:
    scene = toy_scene()
    assert scene.play("bid card9") == ["committed 0 card9"]
    assert scene.play("bid card5") == ["committed 1 card5", "shown 0 card9", "shown 1 card5", "won 0 3"]
    assert scene.actors == [0]
    assert scene.legal() == ["reuse", "drop"]
    assert scene.play("drop") == []
    assert scene.actors == [CHANCE]
    assert scene.odds() == {"deal card3": 1}
    assert scene.chance("deal card3") == ["dealt 0 card3"]
    assert scene.events[-1] == "dealt 0 card3"
    assert scene.state.scores == [3, 0]


class Forbidding(ToyGame):
    def explain(self, state: ToyState, seat: Seat, action: int) -> RuleId | None:
        return "no rule"


def test_nothing_that_is_played_may_have_a_rule_against_it() -> None:
    with pytest.raises(AssertionError, match="'bid card9' is legal, but no rule is said to forbid it"):
        Scene(Forbidding(), 2, POSITION).play("bid card9")


def test_without_a_position_a_scene_is_a_new_game() -> None:
    scene = Scene(ToyGame(), 3, options={"rounds": 1})
    assert len(scene.odds()) == 9
    scene.settle()
    assert scene.actors == [0, 1, 2]
    assert len(scene.events) == 7


def test_chance_by_the_seed_is_the_same_every_time() -> None:
    first, second, other = (Scene(ToyGame(), 2, seed=seed) for seed in (1, 1, 2))
    assert first.chance() == second.chance()
    assert first.settle() == second.settle()
    assert first.events != other.chance() + other.settle()


def test_a_move_that_several_seats_may_make_needs_its_seat() -> None:
    position = {"agenda": ["bid"], "hands": [["card1"], ["card2"]]}
    scene = Scene(ToyGame(), 2, position)
    scene.game.legal = lambda state, seat: [0, 1]  # type: ignore[method-assign]
    with pytest.raises(Refused, match=r"seats 0, 1 may all do this now; write `SEAT: deal card1`"):
        scene.play("deal card1")


def test_a_refused_move_says_why_and_what_is_legal() -> None:
    scene = toy_scene()
    with pytest.raises(
        Refused, match=r"'bid card5' is not allowed now \(TY-BID-01\); legal are 'bid card1' or"
    ) as error:
        scene.play("bid card5", 0)
    assert error.value.rule == "TY-BID-01"
    assert scene.refused("bid card5", 0) == "TY-BID-01"
    assert scene.refused("drop") == "TY-TURN-02"
    with pytest.raises(AssertionError, match="allowed for seat 0"):
        scene.refused("bid card9", 0)
    with pytest.raises(OccasusError, match="did you mean 'bid card1'"):
        scene.play("bid crd1")


def test_seats_and_chance_do_not_move_for_each_other() -> None:
    scene = toy_scene()
    with pytest.raises(Refused, match="chance has nothing to decide here; waiting for seat 0 or seat 1 to"):
        scene.chance("deal card3")
    scene = Scene(ToyGame(), 2)
    with pytest.raises(Refused, match=r"chance must decide here; it can 'deal card1' or .*\(and 3 more\)"):
        scene.play("bid card1")
    with pytest.raises(Refused, match="chance cannot 'roll 2' now; it can 'deal"):
        scene.chance("roll 2")


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"hands\[0\]: unknown card 'card99'"):
        Scene(ToyGame(), 2, {"hands": [["card99"], []]})
    with pytest.raises(BadPosition, match="this is impossible: a card is lost"):
        Scene(ToyGame(), 2, {"hands": [[], []], "deck": []})
    with pytest.raises(OccasusError, match="toy is for 2 or 3 players, not 4"):
        Scene(ToyGame(), 4, POSITION)
    with pytest.raises(OccasusError, match="unknown option 'round'; did you mean rounds"):
        toy_scene(options={"round": 1})


def test_with_a_seat_everything_is_seen_through_its_eyes() -> None:
    seen = ToyGame().describe(toy_scene().state, 1)
    scene = Scene(ToyGame(), 2, seen, seat=1)
    scene.play("bid " + scene.legal(0)[0].split()[1], 0)
    assert scene.events == ["committed 0 ?"]
    assert scene.describe()["hands"] == [{"hidden": 1}, ["card2", "card5"]]
    assert scene.describe()["bids"] == {"0": "hidden"}


def test_expectations_in_python_raise_with_all_differences() -> None:
    scene = toy_scene()
    scene.play("bid card9")
    scene.expect(prize=3, bids={0: "card9"}, events=["committed 0"], actors=[1])
    with pytest.raises(
        AssertionError, match=r"(?s)expect.prize: 2 expected, 3 found.*expect.left: 1 expected, 2 found"
    ):
        scene.expect(prize=2, left=1)
    with pytest.raises(SceneMistake, match="did you mean prize"):
        scene.expect(prise=3)


def test_the_result_is_seen_when_the_game_is_over() -> None:
    scene = Scene(ToyGame(), 2, {**POSITION, "left": 1})
    assert scene.result is None
    for move in ("bid card9", "bid card2", "drop"):
        scene.play(move)
    assert scene.result is not None
    assert scene.result["winners"] == [0]
    with pytest.raises(Refused, match="the game is over"):
        scene.play("drop")
    with pytest.raises(Refused, match="the game is over"):
        scene.chance("any")
