"""The draw phase (FR-DRAW)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before
from tests.rules import rule

TWO = ["orange_genua", "blue_sinope"]
MORTUI = {"city": "tyras", "hand": ["mortui_non_mordent"]}


@rule("FR-DRAW-01")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_draws_the_top_two_cards(active: int) -> None:
    scene = before("actions", turn={"active": active}, player_deck={"top": [*TWO, "black_tingi"]})
    size = scene.describe()["player_deck"]["size"]
    scene.play("end_actions")
    assert scene.odds() == {"draw orange_genua": 1}
    scene.chance()
    assert scene.odds() == {"draw blue_sinope": 1}
    scene.chance()
    hands = {seat: {"hand": TWO if seat == active else []} for seat in range(3)}
    scene.expect(players=hands, player_deck={"size": size - 2, "top": ["black_tingi"]}, turn={"phase": "invade"})


@rule("FR-DRAW-01")
def test_both_cards_are_drawn_at_the_same_time() -> None:
    """Nobody is asked between the two cards, and they reach the hand together."""
    scene = before("draw", players=[MORTUI, MORTUI | {"hand": ["festina_lente"]}], player_deck={"top": TWO})
    scene.chance("draw orange_genua")
    scene.expect(actors=["chance"], players={0: {"hand": ["mortui_non_mordent"]}})
    scene.chance("draw blue_sinope")
    scene.expect(actors=[0, 1], players={0: {"hand": ["mortui_non_mordent", *TWO]}})


@rule("FR-DRAW-02", "FR-END-05")
@pytest.mark.parametrize("size", [0, 1])
def test_a_deck_of_fewer_than_two_cards_loses_and_nothing_is_drawn(size: int) -> None:
    scene = before("actions", player_deck={"size": size})
    scene.expect(result=None)
    scene.play("end_actions")
    scene.expect(
        result={"winners": [], "reason": "no_cards", "rule": "FR-END-05"},
        player_deck={"size": size},
        players={0: {"hand": []}},
        no_events=["drew"],
        actors=[],
    )


@rule("FR-DRAW-02")
def test_a_card_known_to_lie_on_top_counts_for_the_deck() -> None:
    scene = before("draw", player_deck={"size": 2, "top": ["blue_roma"]})
    scene.expect(result=None, actors=["chance"])
    before("draw", player_deck={"size": 1, "top": ["blue_roma"]}).expect(result={"reason": "no_cards"})


@rule("FR-DRAW-03")
def test_the_discard_pile_is_never_made_into_a_deck() -> None:
    scene = before("actions", player_deck={"size": 2, "top": ["black_tingi", "green_roma"]})
    scene.expect(player_discard={"size": 47})
    scene.play("end_actions")
    scene.settle()
    scene.expect(player_deck={"size": 0}, player_discard={"size": 47}, turn={"active": 1}, result=None)
    scene.play("end_actions")
    scene.expect(result={"reason": "no_cards"}, player_discard={"size": 47})


@rule("FR-DRAW-03")
def test_discarded_cards_are_never_drawn() -> None:
    spent = [f"black_{city}" for city in ("tingi", "corduba", "carthago", "roma")]
    scene = before("draw", player_discard=[*spent, "carpe_diem"])
    odds = scene.odds()
    assert "draw black_athenae" in odds
    assert "draw alea_iacta_est" in odds
    assert not odds.keys() & {f"draw {card}" for card in [*spent, "carpe_diem"]}


@rule("FR-DRAW-04", "FR-END-05")
def test_drawing_the_last_cards_is_no_loss_until_the_next_draw() -> None:
    """FR-EX-25: invasions follow, the next player acts, and only that player's draw is lost."""
    scene = before("draw", player_deck={"size": 2, "top": TWO})
    scene.chance()
    scene.chance()
    scene.expect(player_deck={"size": 0}, result=None, actors=["chance"], turn={"active": 0, "phase": "invade"})
    scene.settle()
    scene.expect(result=None, turn={"active": 1, "phase": "actions", "actions": 4})
    scene.play("march londinium 0")
    scene.expect(result=None)
    scene.play("end_actions")
    scene.expect(result={"reason": "no_cards"})


@rule("FR-DRAW-05")
def test_city_and_event_cards_go_to_the_hand_and_revolts_do_not() -> None:
    scene = before("draw", turn={"active": 2}, player_deck={"top": ["carpe_diem", "revolt"]})
    scene.settle()
    scene.expect(players={0: {"hand": []}, 1: {"hand": []}, 2: {"hand": ["carpe_diem"]}}, rate=1, player_discard=[])


@rule("FR-DRAW-06", "FR-EVENT-10", "FR-EVENT-11")
def test_a_revolt_comes_before_any_event() -> None:
    """Nobody may play the event that came with it, or one held before, until the revolt is done."""
    scene = before(
        "draw",
        players=[{}, MORTUI],
        barbarians={"tyras": {"visigoths": 2}},
        player_deck={"top": ["revolt", "hic_manebimus_optime"]},
    )
    scene.chance("draw revolt")
    assert scene.refused("event mortui_non_mordent standard", 1) == "FR-EVENT-10"
    scene.chance("draw hic_manebimus_optime")
    scene.expect(actors=["chance"], rate=1)
    assert scene.refused("event hic_manebimus_optime standard", 0) == "FR-EVENT-10"
    assert scene.refused("event mortui_non_mordent standard", 1) == "FR-EVENT-10"
    scene.chance("reveal huns lutetia")
    scene.expect(actors=[0, 1], barbarians={"lutetia": {"huns": 3}}, legal={0: ["event hic_manebimus_optime standard"]})


def shares(scene: Scene) -> dict[str, Fraction]:
    """What chance may draw, with how likely it is."""
    odds = scene.odds()
    return {text.removeprefix("draw "): Fraction(weight, sum(odds.values())) for text, weight in odds.items()}


PILE = {"cards": ["black_tingi", "blue_roma"], "events": 1, "piles": [{"cards": 4, "revolt": True}]}


@rule("FR-DRAW-01", "FR-INFO-04")
def test_any_card_of_the_top_pile_may_come_next() -> None:
    """A pile of a revolt, two city cards and an event that may be any of the 14."""
    chances = shares(before("draw", player_deck=PILE))
    assert chances.pop("revolt") == Fraction(1, 4)
    assert chances.pop("black_tingi") == chances.pop("blue_roma") == Fraction(1, 4)
    assert len(chances) == 14
    assert set(chances.values()) == {Fraction(1, 4 * 14)}


@rule("FR-DRAW-01")
def test_a_pile_without_its_revolt_gives_none() -> None:
    scene = before("draw", player_deck=PILE)
    scene.chance("draw revolt")
    chances = shares(scene)
    assert "revolt" not in chances
    assert chances["black_tingi"] == Fraction(1, 3)
    scene.expect(player_deck={"size": 3, "piles": [{"cards": 3, "revolt": False}]})


@rule("FR-DRAW-01")
def test_the_next_pile_begins_when_one_is_empty() -> None:
    piles = [{"cards": 1, "revolt": True}, {"cards": 3, "revolt": True}]
    scene = before("draw", player_deck={"cards": ["black_tingi", "blue_roma"], "events": 0, "piles": piles})
    assert shares(scene) == {"revolt": 1}
    scene.chance("draw revolt")
    scene.expect(player_deck={"piles": [{"cards": 3, "revolt": True}]})
    assert set(shares(scene).values()) == {Fraction(1, 3)}
    scene.chance("draw blue_roma")
    scene.expect(player_deck={"size": 2, "piles": [{"cards": 2, "revolt": True}], "cards": ["black_tingi"]})


@rule("FR-DRAW-01")
def test_events_leave_the_deck_when_they_are_drawn() -> None:
    scene = before("draw", player_deck={"cards": ["blue_roma"], "events": 2, "piles": [{"cards": 3}]})
    assert shares(scene)["blue_roma"] == Fraction(1, 3)
    scene.chance("draw carpe_diem")
    assert shares(scene)["blue_roma"] == Fraction(1, 2)
    scene.chance("draw vae_victis")
    scene.expect(
        player_deck={"events": 0, "size": 1, "unseen_events": {"lacks": ["carpe_diem", "vae_victis"], "size": 12}},
        players={0: {"hand": ["carpe_diem", "vae_victis"]}},
    )


@rule("FR-DRAW-01")
@pytest.mark.parametrize("deck", [PILE, {"cards": ["blue_roma"], "events": 2, "piles": [{"cards": 3}]}, {"top": TWO}])
def test_cards_are_drawn_as_often_as_they_are_likely(deck: dict[str, Any]) -> None:
    scene, rng = before("draw", player_deck=deck), Random(7)
    drawn = Counter(scene.game.catalogue.text(scene.game.sample(scene.state, rng)) for _ in range(3000))
    for card, share in shares(scene).items():
        assert abs(drawn.pop(f"draw {card}", 0) / 3000 - share) < 0.03
    assert not drawn
