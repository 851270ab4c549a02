"""Playing alone: the setup of the roles, and turns (FR-SOLO)."""

from __future__ import annotations

from typing import Any, Final

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import deal, kinds, new_game, offers
from tests.rules import rule

INVADE: Final = {"phase": "invade"}


def alone(
    active: int, hand: list[str], cities: tuple[str, str, str] = ("roma", "genua", "tyras"), **more: Any
) -> Scene:
    """Consul, Vestalis and Regina of one player, with one of them on turn."""
    roles = ("consul", "vestalis", "regina_foederata")
    players: list[dict[str, Any]] = [{"role": role, "city": city} for role, city in zip(roles, cities, strict=True)]
    players[0]["hand"] = hand
    position = {"barbarians": {"narona": {"visigoths": 1}}, **more, "players": players}
    position["turn"] = {"active": active, **more.get("turn", {})}
    return Scene("fall_of_rome", 1, position)


@rule("FR-RUL-92")
def test_alone_the_role_on_turn_acts_and_draws() -> None:
    assert "levy" in kinds(alone(0, []))
    assert "levy" not in kinds(alone(1, []))
    assert alone(1, [], turn={"phase": "draw"}).legal() == ["draw_cards 2", "draw_cards 3"]
    assert alone(0, [], turn={"phase": "draw"}).actors == [-1]


@rule("FR-RUL-92")
def test_alone_the_vestalis_exchanges_at_any_time_by_the_colours_of_her_own_city() -> None:
    scene = alone(0, ["white_roma", "orange_roma", "blue_roma"])  # she stands in Genua, white and orange
    assert offers(scene, "exchange") == {"white_roma", "orange_roma"}
    other = Scene("fall_of_rome", 1, {"players": [{"role": "vestalis", "city": "genua", "hand": ["white_roma"]}]})
    assert offers(other, "exchange") == {"white_roma"}  # the first of the row, too
    nobody = Scene("fall_of_rome", 1, {"players": [{"role": "consul", "hand": ["white_roma"]}]})
    assert offers(nobody, "exchange") == set()
    scene.play("exchange white_roma")
    scene.chance("draw_event carpe_diem")
    scene.expect(players={0: {"hand": ["orange_roma", "blue_roma", "carpe_diem"]}}, turn={"actions": 4})


@rule("FR-RUL-92")
def test_alone_all_three_pawns_support_legions() -> None:
    cities = ("philippopolis", "carnuntum", "chersonesus")
    scene = alone(1, [], cities, legions=dict.fromkeys(cities, 2), turn=INVADE, rate=2)
    for card in ("huns philippopolis", "huns carnuntum", "ostrogoths chersonesus"):
        scene.chance(f"reveal {card}")
    scene.expect(only={"legions": dict.fromkeys(cities, 1)})


@rule("FR-RUL-93")
def test_alone_an_event_for_the_current_player_is_for_the_role_on_turn() -> None:
    discard = ["white_genua", "white_tyras", "black_roma"]
    scene = alone(2, ["homo_faber_fortunae_suae"], player_discard=discard)
    scene.play("event homo_faber_fortunae_suae standard")
    assert scene.legal() == ["take_card white_tyras", "decline"]


@rule("FR-RUL-93")
def test_alone_no_permission_is_asked() -> None:
    scene = alone(0, ["festina_lente", "veni_vidi_vici"])
    scene.play("event festina_lente standard")
    scene.play("choose narbo")
    scene.play("move_pawn vestalis 0")
    scene.expect(players={1: {"city": "narbo"}}, legal="end_actions")
    scene.play("event veni_vidi_vici standard")
    assert scene.refused("choose roma") == "FR-RUL-106"  # it moves the Consul, who is there
    scene.play("choose lutetia")
    assert scene.legal() == ["go 0"]
    scene.play("go 0")
    scene.expect(players={0: {"city": "lutetia"}, 1: {"city": "narbo"}, 2: {"city": "tyras"}})


@rule("FR-RUL-94", "FR-DEC-27")
def test_alone_two_roles_in_one_city_pass_no_cards() -> None:
    scene = alone(0, ["white_genua", "black_roma"], ("genua", "genua", "tyras"), treasury=["orange_genua", "blue_roma"])
    assert not kinds(scene) & {"give", "take", "trade_give", "trade_take"}
    assert scene.refused("give vestalis white_genua") == "FR-SOLO-12"
    assert (offers(scene, "store"), offers(scene, "fetch")) == ({"white_genua"}, {"orange_genua"})


@rule("FR-RUL-27")
def test_alone_the_shared_hand_pays_for_an_alliance() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia"]
    scene = alone(2, hand, ("roma", "genua", "sinope"), barbarians={"sinope": {"ostrogoths": 1}, "narona": {"huns": 1}})
    scene.play("ally ostrogoths")
    scene.expect(allied=["ostrogoths"], players={0: {"hand": []}}, player_discard=hand)


@rule("FR-RUL-09", "FR-DEC-06")
def test_alone_two_pawns_begin_in_the_city_of_two_cards() -> None:
    scene = new_game(1)
    deal(scene, ("consul", "vestalis", "magister_militum"), ("blue_aquileia", "white_aquileia", "green_lutetia"))
    scene.settle()
    assert offers(scene, "start") == {"aquileia", "lutetia"}
    scene.play("start aquileia")
    assert offers(scene, "start") == {"aquileia", "lutetia"}
    scene.play("start aquileia")
    assert offers(scene, "start") == {"lutetia"}
    scene.play("start lutetia")
    scene.expect(
        only={"legions": {"aquileia": 4, "lutetia": 2}},
        players={0: {"city": "aquileia"}, 1: {"city": "aquileia"}, 2: {"city": "lutetia"}},
    )


@rule("FR-RUL-09")
def test_alone_three_pawns_begin_in_the_city_of_three_cards() -> None:
    scene = new_game(1)
    deal(scene, ("consul", "vestalis", "magister_militum"), ("black_roma", "white_roma", "green_roma"))
    scene.settle()
    for _ in range(3):
        assert offers(scene, "start") == {"roma"}
        scene.play("start roma")
    scene.expect(only={"legions": {"roma": 6}})


@rule("FR-RUL-10")
def test_alone_the_roles_stand_in_the_order_in_which_they_were_dealt() -> None:
    scene = new_game(1)
    deal(scene, ("vestalis", "consul", "regina_foederata"))
    scene.settle()
    assert kinds(scene) == {"start"}
    scene.expect(players={0: {"role": "vestalis"}, 1: {"role": "consul"}, 2: {"role": "regina_foederata"}})


@rule("FR-RUL-10", "FR-DEC-41")
def test_alone_with_the_option_the_player_orders_the_roles_that_were_dealt() -> None:
    scene = new_game(1, {"solo.order": "choose"})
    deal(scene, ("vestalis", "consul", "regina_foederata"))
    assert scene.actors == [0]
    assert set(scene.legal()) == {"pick_role vestalis", "pick_role consul", "pick_role regina_foederata"}
    scene.play("pick_role consul")
    assert set(scene.legal()) == {"pick_role vestalis", "pick_role regina_foederata"}
    assert scene.refused("pick_role consul") == "FR-DEC-41"
    scene.play("pick_role regina_foederata")
    scene.play("pick_role vestalis")
    scene.settle()
    scene.expect(players={0: {"role": "consul"}, 1: {"role": "regina_foederata"}, 2: {"role": "vestalis"}})
