"""Difficulty (FR-DIFF) and the options of the editions that change play (FR-ED)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.basics import OccasusError
from occasus.games.fall_of_rome.board.names import ROLE_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, new_game, offers, set_up
from tests.rules import rule

ORANGE = ["orange_genua", "orange_narbo", "orange_lutetia", "orange_eburacum", "orange_roma", "orange_burdigala"]


@rule("FR-DIFF-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("difficulty", "revolts"), [("novice", 5), ("normal", 6), ("heroic", 7)])
def test_a_harder_game_has_more_revolts(players: int, difficulty: str, revolts: int) -> None:
    deck = set_up(players, {"difficulty": difficulty}).describe()["player_deck"]
    assert sum(pile["revolt"] for pile in deck["piles"]) == revolts
    assert deck["size"] == len(deck["cards"]) + deck["events"] + revolts


@rule("FR-DIFF-01")
def test_the_middle_level_is_the_usual_one() -> None:
    assert new_game(2).describe()["options"]["difficulty"] == "normal"
    assert len(set_up(2).describe()["player_deck"]["piles"]) == 6


@rule("FR-DIFF-03")
@pytest.mark.parametrize("players", [1, 3])
def test_the_legendary_level_exists_only_in_roma_caput_mundi(players: int) -> None:
    with pytest.raises(OccasusError, match="FR-DIFF-03"):
        new_game(players, {"difficulty": "legendary"})
    legendary = set_up(players, {"difficulty": "legendary", "challenge": "roma_caput_mundi"})
    legendary.expect(player_deck={"piles": {"size": 7}})


@rule("FR-ED-01")
@pytest.mark.parametrize(
    ("options", "cost"),
    [({}, 4), ({"alliance_cost.orange": 5}, 5), ({"edition": "first_polish"}, 5), ({"edition": "default"}, 4)],
)
def test_the_orange_alliance_costs_four_cards_or_five(options: dict[str, Any], cost: int) -> None:
    for held in (cost - 1, cost):
        scene = before(
            "actions",
            players=[{"city": "lutetia", "hand": ORANGE[:held]}],
            barbarians={"lutetia": {"anglo_saxons_franks": 1}, "tyras": {"visigoths": 1}},
            options=options,
        )
        assert ("ally anglo_saxons_franks" in scene.legal()) == (held == cost)
    scene.play("ally anglo_saxons_franks")
    scene.expect(allied=["anglo_saxons_franks"], player_discard={"size": cost}, players={0: {"hand": []}})


@rule("FR-ED-01")
@pytest.mark.parametrize("options", [{}, {"edition": "first_polish"}])
@pytest.mark.parametrize(("tribe", "colour", "cost"), [("vandals", "black", 5), ("huns", "green", 4)])
def test_the_edition_changes_no_other_alliance(options: dict[str, Any], tribe: str, colour: str, cost: int) -> None:
    cities = {
        "black": ["tingi", "roma", "athenae", "corduba", "carthago"],
        "green": ["roma", "patrae", "iuvavum", "lutetia"],
    }
    hand = [f"{colour}_{city}" for city in cities[colour]]
    for held in (cost - 1, cost):
        scene = before(
            "actions",
            players=[{"city": "lutetia", "hand": hand[:held]}],
            barbarians={"lutetia": {tribe: 1}},
            options=options,
        )
        assert (f"ally {tribe}" in scene.legal()) == (held == cost)


@rule("FR-ED-05")
@pytest.mark.parametrize("steps", [1, 3, 8, 12, 16])
def test_a_house_rule_sets_how_many_steps_of_decline_lose(steps: int) -> None:
    options = {"decline.steps_to_lose": steps}
    for decline in {0, max(0, steps - 2), steps - 1}:
        scene = before(
            "invade",
            "visigoths tyras",
            barbarians={"tyras": {"visigoths": 3}},
            decline=decline,
            options=options,
        )
        scene.expect(outcome="decline" if decline == steps - 1 else "going_on", decline=decline + 1)


@rule("FR-ED-05")
def test_eight_steps_lose_unless_a_house_rule_says_otherwise() -> None:
    assert new_game(2).describe()["options"]["decline.steps_to_lose"] == 8
    content = {"tracks": {"decline": {"steps_to_lose": 6}}}  # another printing of the track
    for options, lost in (({}, True), ({"decline.steps_to_lose": 7}, False)):
        position = {"barbarians": {"tyras": {"visigoths": 3}}, "decline": 5, "turn": {"phase": "invade"}}
        scene = Scene("fall_of_rome", 2, position, options, content)
        scene.chance("reveal visigoths tyras")
        assert (scene.result is not None) == lost


@rule("FR-ED-15")
@pytest.mark.parametrize(
    ("allowed", "supply", "fewer"), [(False, 16, set()), (True, 16, {"1", "2"}), (True, 2, {"1"}), (True, 1, set())]
)
def test_fewer_legions_than_the_rate_are_recruited_only_by_option(allowed: bool, supply: int, fewer: set[str]) -> None:
    scene = before(
        "actions",
        players=[{"city": "roma"}],
        forts=["roma"],
        legions={"tyras": 16 - supply},
        options={"recruit.allow_fewer": allowed},
    )
    assert offers(scene, "recruit_only") == fewer
    if not fewer:
        assert scene.refused("recruit_only 1") == "FR-RUL-19"
        scene.play("recruit")
        scene.expect(legions={"roma": min(3, supply)})
    else:
        scene.play("recruit_only 1")
        scene.expect(legions={"roma": 1}, turn={"actions": 3})


@rule("FR-ED-23")
def test_solo_roles_are_chosen_instead_of_dealt_by_option() -> None:
    scene = new_game(1, {"solo.choose_roles": True})
    for _ in range(9):
        scene.chance()
    usable = [role for role in ROLE_WORDS if role != "mercator"]
    for number, role in enumerate(("vestalis", "consul", "regina_foederata")):
        scene.expect(actors=[0])
        assert len(offers(scene, "pick_role")) == len(usable) - number
        assert offers(scene, "pick_role") <= set(usable)
        scene.play(f"pick_role {role}")
        assert scene.actors == [-1] or role not in offers(scene, "pick_role")
    scene.expect(
        actors=["chance"],
        players={0: {"role": "vestalis"}, 1: {"role": "consul"}, 2: {"role": "regina_foederata"}},
    )


@rule("FR-ED-23")
def test_solo_roles_are_dealt_otherwise() -> None:
    scene = new_game(1)
    for _ in range(9):
        scene.chance()
    for _ in range(3):
        assert all(text.startswith("role ") for text in scene.odds())
        scene.chance()
    assert all(text.startswith("draw ") for text in scene.odds())
