"""What the event cards of war do: dice, barbarians, legions, forts (FR-DATA-10)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import THREAT, before, fight, held_by_magister, offers, turn_of
from tests.rules import rule

FAR: dict[str, Any] = {"sinope": {"ostrogoths": 1}}


# Alea Iacta Est


@rule("FR-DATA-10", "FR-EVENT-03")
@pytest.mark.parametrize(("option", "battles"), [("standard", 1), ("corruption", 3)])
def test_alea_iacta_est_sets_the_dice_of_one_battle_or_of_all(option: str, battles: int) -> None:
    there = {"tyras": {"visigoths": 3}, **FAR}
    scene = held_by_magister("alea_iacta_est", barbarians=there, legions={"tyras": 5})
    scene.play(f"event alea_iacta_est {option}", 1)
    for number in range(3):
        scene.play("battle 1", 0)
        if number < battles:
            scene.expect(actors=[1])
            faces = {"legion", "barbarian", "barbarian_legion", "two_barbarians_legion", "special"}
            assert offers(scene, "faces") == faces
            scene.play("faces barbarian", 1)
        else:
            scene.expect(actors=["chance"])
            scene.chance("roll barbarian")
        scene.expect(barbarians={"tyras": {"visigoths": 2 - number}}, legions={"tyras": 5})


@rule("FR-DATA-10")
def test_alea_iacta_est_lapses_with_the_turn() -> None:
    scene = held_by_magister("alea_iacta_est", barbarians={"eburacum": {"huns": 3}, **FAR}, legions={"eburacum": 2})
    scene.play("event alea_iacta_est corruption", 1)
    scene.play("end_actions", 0)
    while scene.describe()["turn"]["active"] == 0:
        scene.chance()
    scene.play("battle 1", 1)
    scene.expect(actors=["chance"])


# Mors Tua, Vita Mea


@rule("FR-DATA-10", "FR-EVENT-03")
@pytest.mark.parametrize(("option", "most"), [("standard", 1), ("corruption", 3)])
def test_mors_tua_vita_mea_replaces_barbarians_of_one_city_by_legions(option: str, most: int) -> None:
    there = {"tyras": {"visigoths": 3}, "roma": {"huns": 2, "vandals": 2}}
    scene = held_by_magister("mors_tua_vita_mea", barbarians=there)
    scene.play(f"event mors_tua_vita_mea {option}", 1)
    scene.expect(actors=[1])
    assert offers(scene, "choose") == {"tyras", "roma"}
    scene.play("choose roma", 1)
    wanted = {"1 huns", "1 vandals"}
    if most == 3:
        wanted |= {"2 huns", "2 vandals", "1 vandals 1 huns", "2 vandals 1 huns", "1 vandals 2 huns"}
    assert offers(scene, "remove", 1) == wanted
    scene.play("remove 1 huns" if most == 1 else "remove 1 vandals 2 huns", 1)
    scene.expect(legions={"roma": most}, supply={"legions": 16 - most}, actors=[0])
    assert sum(scene.describe()["barbarians"]["roma"].values()) == 4 - most


@rule("FR-DATA-10")
def test_mors_tua_vita_mea_wins_before_its_legions_come() -> None:
    scene = held_by_magister("mors_tua_vita_mea", barbarians={"tyras": {"visigoths": 1}})
    for text in ("event mors_tua_vita_mea standard", "choose tyras", "remove 1 visigoths"):
        scene.play(text, 1)
    scene.expect(result={"reason": "won"}, legions={"tyras": 0})


# Vae Victis


def after_victory(option: str) -> Scene:
    """The Consul has removed two Visigoths from Tyras, and the Magister Militum plays Vae Victis."""
    there = {"tyras": {"visigoths": 3}, "roma": {"huns": 1, "vandals": 3}, "patrae": {"huns": 2}}
    scene = held_by_magister("vae_victis", barbarians=there, legions={"tyras": 3})
    fight(scene, "barbarian", "barbarian")
    scene.play(f"event vae_victis {option}", 1)
    return scene


@rule("FR-DATA-10", "FR-EVENT-03")
def test_vae_victis_removes_as_many_barbarians_from_one_other_city() -> None:
    scene = after_victory("standard")
    assert offers(scene, "choose", 1) == {"roma", "patrae"}
    assert scene.refused("choose tyras", 1) == "FR-RUL-109"
    scene.play("choose roma", 1)
    assert offers(scene, "remove", 1) == {"1 huns", "1 vandals", "2 vandals", "1 vandals 1 huns"}
    scene.play("remove 1 vandals 1 huns", 1)
    scene.expect(barbarians={"roma": {"huns": 0, "vandals": 2}, "patrae": {"huns": 2}}, actors=[0])


@rule("FR-DATA-10", "FR-EVENT-03")
def test_vae_victis_with_corruption_removes_as_many_anywhere() -> None:
    scene = after_victory("corruption")
    assert offers(scene, "strike", 1) == {"visigoths tyras", "huns roma", "vandals roma", "huns patrae"}
    scene.play("strike visigoths tyras", 1)
    assert offers(scene, "strike", 1) == {"huns roma", "vandals roma", "huns patrae"}
    scene.play("strike huns patrae", 1)
    scene.expect(only={"barbarians": {"roma": {"huns": 1, "vandals": 3}, "patrae": {"huns": 1}}}, decline=1, actors=[0])


# Veni, Vidi, Vici


def veni(option: str, **position: Any) -> Scene:
    """The Consul plays Veni, Vidi, Vici to go from Roma to Tyras with legions."""
    scene = before(
        "actions",
        players=[{"role": "consul", "city": "roma", "hand": ["veni_vidi_vici"]}],
        **{"legions": {"roma": 4}, "barbarians": {"tyras": {"visigoths": 3}, **FAR}, **position},
    )
    scene.play(f"event veni_vidi_vici {option}")
    return scene


@rule("FR-DATA-10")
@pytest.mark.parametrize(("option", "left"), [("standard", 1), ("corruption", 3)])
def test_veni_vidi_vici_moves_the_active_pawn_anywhere_and_may_fight_there(option: str, left: int) -> None:
    scene = veni(option)
    assert len(offers(scene, "choose")) == 30
    assert scene.refused("choose roma") == "FR-RUL-106"
    scene.play("choose tyras")
    scene.expect(only={"legal": ["go 0", "go 1", "go 2", "go 3"]})
    scene.play("go 3")
    scene.expect(only={"legal": ["battle 1", "battle 2", "battle 3", "decline"]}, legions={"roma": 1, "tyras": 3})
    scene.play("battle 2")
    scene.chance("roll barbarian_legion two_barbarians_legion")
    scene.expect(
        barbarians={"tyras": {"visigoths": 0}},
        legions={"tyras": left, "roma": 1},
        turn={"actions": 4},
        players={0: {"city": "tyras"}},
    )


@rule("FR-DATA-10")
def test_the_battle_of_veni_vidi_vici_may_be_declined() -> None:
    scene = veni("standard")
    scene.play("choose tyras")
    scene.play("go 1")
    scene.play("decline")
    scene.expect(barbarians={"tyras": {"visigoths": 3}}, legions={"tyras": 1}, turn={"actions": 4}, legal=["battle 1"])


@rule("FR-DATA-10")
@pytest.mark.parametrize(("city", "go"), [("tyras", "go 0"), ("patrae", "go 2")])
def test_without_legions_or_barbarians_there_is_no_battle(city: str, go: str) -> None:
    scene = veni("standard")
    scene.play(f"choose {city}")
    scene.play(go)
    scene.expect(legal=["end_actions"], players={0: {"city": city}}, player_discard=["veni_vidi_vici"])


@rule("FR-DATA-10", "FR-EVENT-03")
def test_the_active_player_takes_legions_along_or_refuses_to_be_moved() -> None:
    """The event's player picks the city; a refusal costs nothing and holds for the turn."""
    scene = held_by_magister("veni_vidi_vici", legions={"tyras": 1}, barbarians=FAR)
    scene.play("event veni_vidi_vici corruption", 1)
    scene.play("choose roma", 1)
    scene.expect(only={"legal": {0: ["go 0", "go 1", "refuse"]}}, decline=0)
    scene.play("refuse", 0)
    scene.expect(players={0: {"city": "tyras"}, 1: {"hand": ["veni_vidi_vici"]}}, decline=0, actors=[1, 0])
    scene.play("event veni_vidi_vici standard", 1)
    assert scene.refused("choose roma", 1) == "FR-RUL-116"


@rule("FR-DATA-10", "FR-EVENT-07")
def test_veni_vidi_vici_with_corruption_on_the_brink_loses_before_the_move() -> None:
    scene = veni("corruption", decline=7)
    scene.play("choose tyras")
    scene.play("go 3")
    scene.expect(result={"reason": "decline"}, players={0: {"city": "roma"}}, legions={"roma": 4})


# Hic Manebimus Optime


@rule("FR-DATA-10", "FR-EVENT-03")
def test_hic_manebimus_optime_places_up_to_two_legions_in_up_to_three_fort_cities() -> None:
    scene = held_by_magister(
        "hic_manebimus_optime", forts=["roma", "tyras", "patrae", "genua"], legions={"roma": 1}, barbarians=FAR
    )
    scene.play("event hic_manebimus_optime standard", 1)
    cities = ["genua", "patrae", "roma", "tyras"]
    assert offers(scene, "place", 1) == {f"{city} {count}" for city in cities for count in (1, 2)}
    scene.play("place roma 2", 1)
    assert "roma 1" not in offers(scene, "place", 1)
    scene.play("place tyras 1", 1)
    scene.play("place genua 2", 1)
    scene.expect(only={"legions": {"roma": 3, "tyras": 1, "genua": 2}}, actors=[0], supply={"legions": 10})


@rule("FR-DATA-10")
def test_hic_manebimus_optime_with_corruption_serves_every_fort_city_with_three() -> None:
    forts = ["genua", "patrae", "roma", "sinope", "tyras"]
    scene = held_by_magister("hic_manebimus_optime", forts=forts, legions={"lutetia": 2}, barbarians=FAR)
    scene.play("event hic_manebimus_optime corruption", 1)
    for city in forts:
        assert {f"{city} {count}" for count in (1, 2, 3)} <= offers(scene, "place", 1) or city == "tyras"
        scene.play(f"place {city} {2 if city == 'tyras' else 3}", 1)
    scene.expect(only={"legions": {city: 2 if city in ("tyras", "lutetia") else 3 for city in [*forts, "lutetia"]}})
    scene.expect(supply={"legions": 0}, actors=[0])


@rule("FR-DATA-10")
def test_hic_manebimus_optime_may_stop_early_and_ends_with_the_supply() -> None:
    stopped = held_by_magister("hic_manebimus_optime", forts=["roma", "tyras"], barbarians=FAR)
    stopped.play("event hic_manebimus_optime standard", 1)
    stopped.play("place roma 1", 1)
    stopped.play("done", 1)
    stopped.expect(only={"legions": {"roma": 1}}, actors=[0])
    short = held_by_magister("hic_manebimus_optime", forts=["roma", "tyras"], legions={"lutetia": 15}, barbarians=FAR)
    short.play("event hic_manebimus_optime standard", 1)
    assert offers(short, "place", 1) == {"roma 1", "tyras 1"}
    short.play("place tyras 1", 1)
    short.expect(legions={"tyras": 1, "lutetia": 15}, actors=[0])


@rule("FR-RUL-108")
def test_barbarians_of_any_tribes_are_replaced_by_the_legions_that_are_there() -> None:
    there = {"lutetia": {"huns": 1, "vandals": 3}}
    scene = turn_of("consul", "roma", ["mors_tua_vita_mea"], barbarians=there, legions={"narona": 14})
    scene.play("event mors_tua_vita_mea corruption")
    assert offers(scene, "choose") == {"lutetia", "tyras"}
    scene.play("choose lutetia")
    assert offers(scene, "remove") == {
        "1 huns", "1 vandals", "2 vandals", "3 vandals", "1 vandals 1 huns", "2 vandals 1 huns",
    }  # fmt: skip
    scene.play("remove 2 vandals 1 huns")
    scene.expect(
        only={"barbarians": {**THREAT, "lutetia": {"vandals": 1}}, "legions": {"narona": 14, "lutetia": 2}},
        supply={"legions": 0},
    )


@rule("FR-RUL-95")
def test_whoever_plays_the_event_spreads_the_legions_that_are_there() -> None:
    other = {"role": "mercator", "hand": ["hic_manebimus_optime"]}
    scene = turn_of("consul", "roma", [], [other], forts=["roma", "genua", "narbo"], legions={"tyras": 14})
    scene.play("event hic_manebimus_optime corruption", 1)
    assert scene.actors == [1]
    assert offers(scene, "place") == {f"{city} {n}" for city in ("roma", "genua", "narbo") for n in (1, 2)}
    scene.play("place genua 1")
    assert offers(scene, "place") == {"roma 1", "narbo 1"}
    scene.play("place narbo 1")
    scene.expect(only={"legions": {"tyras": 14, "genua": 1, "narbo": 1}}, supply={"legions": 0}, actors=[0])
