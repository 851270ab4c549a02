"""FR-ACT-ALLY: an alliance for city cards of the tribe's colour."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import actions_left, fight, idle, offers, turn_of
from tests.rules import rule

BLUE: Final = ["blue_sinope", "blue_roma", "blue_aquileia", "blue_carnuntum", "blue_chersonesus"]

CARDS = {
    "anglo_saxons_franks": ["orange_burdigala", "orange_eburacum", "orange_genua", "orange_lutetia", "orange_roma"],
    "vandals": ["black_athenae", "black_burdigala", "black_carthago", "black_cesarea", "black_corduba", "black_tingi"],
    "huns": ["green_brundisium", "green_carnuntum", "green_iuvavum", "green_lugdunum", "green_roma"],
    "visigoths": ["white_aquileia", "white_athenae", "white_corduba", "white_genua", "white_narbo", "white_tyras"],
    "ostrogoths": ["blue_aquileia", "blue_carnuntum", "blue_chersonesus", "blue_roma"],
}
COST = {"anglo_saxons_franks": 4, "vandals": 5, "huns": 4, "visigoths": 5, "ostrogoths": 3}


@rule("FR-ACT-ALLY-01")
def test_an_alliance_needs_a_barbarian_in_the_own_city() -> None:
    hand = CARDS["ostrogoths"][:3]
    scene = turn_of("consul", hand=hand, barbarians={"genua": {"ostrogoths": 3}, "roma": {"huns": 1}})
    scene.expect(illegal={"ally ostrogoths": "FR-ACT-ALLY-01"})
    scene = turn_of("consul", hand=hand, barbarians={"roma": {"ostrogoths": 1}})
    assert offers(scene, "ally") == {"ostrogoths"}


@rule("FR-ACT-ALLY-01")
def test_a_tribe_is_allied_once() -> None:
    barbarians = {"roma": {"ostrogoths": 1}}
    scene = turn_of("consul", hand=CARDS["ostrogoths"], barbarians=barbarians, allied=["ostrogoths"])
    scene.expect(illegal={"ally ostrogoths": "FR-ACT-ALLY-01"})


@rule("FR-ACT-ALLY-01", "FR-ACT-ALLY-02", "FR-ACT-ALLY-03")
@pytest.mark.parametrize("tribe", COST)
def test_what_an_alliance_costs(tribe: str) -> None:
    """One card less is not enough, and cards of other colours do not help."""
    cost, other = COST[tribe], "green_mediolanum" if tribe != "huns" else "blue_sinope"
    barbarians = {"roma": {tribe: 1}}
    poor = turn_of("consul", hand=[*CARDS[tribe][: cost - 1], other], barbarians=barbarians)
    poor.expect(illegal={f"ally {tribe}": "FR-ACT-ALLY-02"})
    scene = turn_of("consul", hand=[*CARDS[tribe][:cost], other], barbarians=barbarians)
    scene.play(f"ally {tribe}")
    scene.expect(
        allied=[tribe],
        player_discard=CARDS[tribe][:cost],
        players={0: {"hand": [other]}},
        barbarians=barbarians,
        turn={"actions": 3},
    )


@rule("FR-ACT-ALLY-02")
def test_the_first_edition_asks_five_cards_of_the_anglo_saxons_and_franks() -> None:
    tribe = "anglo_saxons_franks"
    for option in ({"edition": "first_polish"}, {"alliance_cost.orange": 5}):
        barbarians = {"roma": {tribe: 1}}
        scene = turn_of("consul", hand=CARDS[tribe][:4], barbarians=barbarians, options=option)
        scene.expect(illegal={f"ally {tribe}": "FR-ACT-ALLY-02"})
        scene = turn_of("consul", hand=CARDS[tribe], barbarians=barbarians, options=option)
        scene.play(f"ally {tribe}")
        scene.expect(player_discard=CARDS[tribe])


@rule("FR-ACT-ALLY-02")
@pytest.mark.parametrize("cost", [1, 2, 6])
def test_a_board_with_another_price_is_obeyed(cost: int) -> None:
    hand = ["blue_aquileia", "blue_carnuntum", "blue_chersonesus", "blue_constantinopolis", "blue_roma", "blue_sinope"]
    content = {"tribes": {"entries": [{"id": "ostrogoths", "alliance_cost": cost}]}}
    position = {"players": [{"role": "mercator", "hand": hand[:cost]}]}
    scene = Scene("fall_of_rome", 2, position, content=content)
    scene.play("ally ostrogoths")
    scene.expect(allied=["ostrogoths"], player_discard=hand[:cost])


@rule("FR-ACT-ALLY-03")
def test_exactly_the_cost_is_discarded() -> None:
    """With more cards than needed, those are picked that go."""
    hand = CARDS["ostrogoths"]
    scene = turn_of("consul", hand=[*hand, "white_roma"], barbarians={"roma": {"ostrogoths": 1}})
    scene.play("ally ostrogoths")
    for paid, card in enumerate(("blue_roma", "blue_aquileia", "blue_carnuntum")):
        scene.expect(allied=[], actors=[0])
        assert offers(scene, "pay") == set(hand) - {"blue_roma", "blue_aquileia"} | set(
            ("blue_roma", "blue_aquileia")[paid:]
        )
        scene.play(f"pay {card}")
    scene.expect(allied=["ostrogoths"], players={0: {"hand": ["blue_chersonesus", "white_roma"]}})
    assert actions_left(scene) == 3


@rule("FR-ACT-ALLY-03")
def test_an_alliance_counts_for_all_players() -> None:
    others = [{"city": "genua", "hand": ["blue_sinope"]}]
    barbarians = {"roma": {"ostrogoths": 1}, "genua": {"ostrogoths": 1}}
    scene = turn_of("consul", hand=CARDS["ostrogoths"][:3], others=others, barbarians=barbarians)
    scene.play("ally ostrogoths")
    idle(scene, "actions")
    scene.expect(turn={"active": 1}, legal=["enlist blue_sinope 1"])


@rule("FR-ACT-ALLY-04")
def test_an_ally_still_invades_revolts_and_sacks() -> None:
    position = {"allied": ["huns"], "barbarians": {"lutetia": {"huns": 3}}, "turn": {"phase": "invade"}}
    scene = Scene("fall_of_rome", 3, position)
    scene.chance("reveal huns carnuntum")
    scene.expect(barbarians={"carnuntum": {"huns": 1}})
    scene.chance("reveal huns lutetia")
    scene.expect(decline=1, barbarians={"londinium": {"huns": 1}})
    scene = Scene("fall_of_rome", 3, {"allied": ["huns"], "turn": {"phase": "revolt"}})
    scene.chance("reveal huns iuvavum")
    scene.expect(barbarians={"iuvavum": {"huns": 3}})


@rule("FR-ACT-ALLY-04")
def test_an_ally_may_be_fought() -> None:
    scene = turn_of("consul", legions={"roma": 1}, barbarians={"roma": {"huns": 2}}, allied=["huns"])
    fight(scene, "barbarian")
    scene.expect(barbarians={"roma": {"huns": 1}}, allied=["huns"])


@rule("FR-ACT-ALLY-05")
def test_nothing_ends_an_alliance() -> None:
    """Not a battle, not enlisting the last one, not invasions, not a revolt, not a sack."""
    barbarians = {"roma": {"huns": 2}, "lutetia": {"huns": 3}}
    scene = turn_of("consul", hand=["green_roma"], legions={"roma": 1}, barbarians=barbarians, allied=["huns"])
    fight(scene, "barbarian")
    scene.play("enlist green_roma 1")
    scene.play("end_actions")
    scene.chance("draw revolt")
    scene.chance("draw blue_roma")
    scene.chance("reveal huns lutetia")
    scene.expect(decline=1, allied=["huns"])
    idle(scene, "actions")
    scene.expect(allied=["huns"], turn={"active": 1})


@rule("FR-RUL-25")
def test_the_player_picks_which_cards_pay_for_an_alliance_and_pays_exactly_the_cost() -> None:
    scene = turn_of("consul", "sinope", [*BLUE, "green_roma"], barbarians={"sinope": {"ostrogoths": 1}})
    scene.play("ally ostrogoths")
    assert set(scene.legal()) == {f"pay {card}" for card in BLUE}
    for card in ("blue_roma", "blue_carnuntum", "blue_chersonesus"):
        scene.play(f"pay {card}")
    scene.expect(
        allied=["ostrogoths"],
        players={0: {"hand": ["blue_sinope", "blue_aquileia", "green_roma"]}},
        player_discard=["blue_roma", "blue_carnuntum", "blue_chersonesus"],
        turn={"actions": 3},
        legal="end_actions",
    )


@rule("FR-RUL-26")
def test_only_the_mercator_allies_with_a_tribe_that_is_not_on_the_board() -> None:
    consul = turn_of("consul", "sinope", BLUE[:3])
    assert consul.refused("ally ostrogoths") == "FR-ACT-ALLY-01"
    mercator = turn_of("mercator", "tingi", BLUE[:3])
    mercator.play("ally ostrogoths")
    mercator.expect(allied=["ostrogoths"], player_discard=BLUE[:3], players={0: {"hand": []}})


@rule("FR-RUL-27")
def test_the_cost_of_an_alliance_comes_from_one_hand() -> None:
    there = {"sinope": {"ostrogoths": 1}}
    partner = {"role": "mercator", "city": "sinope", "hand": BLUE[2:4]}
    scene = turn_of("consul", "sinope", BLUE[:2], [partner], barbarians=there)
    assert scene.refused("ally ostrogoths") == "FR-ACT-ALLY-02"
    enough = turn_of("consul", "sinope", BLUE[:3], [{**partner, "hand": BLUE[3:]}], barbarians=there)
    enough.play("ally ostrogoths")
    enough.expect(players={0: {"hand": []}, 1: {"hand": BLUE[3:]}})
