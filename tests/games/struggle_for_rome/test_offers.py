"""SR-TRADE: the bank, and deals between players."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import building, due, kinds, offer, offers, player
from tests.rules import rule


@rule("SR-TRADE-01", "SR-DEC-06", "SR-DEC-07", "SR-DEC-08", "SR-DEC-09")
def test_the_active_player_offers_the_others_answer_one_deal_is_made() -> None:
    scene = building({"hand": {"grain": 2}}, others={"blue": {"hand": {"ore": 1}}, "white": {"hand": {"ore": 2}}})
    assert {"end_turn", "give grain"} <= set(scene.legal())
    offer(scene, {"grain": 2}, {"ore": 1})
    scene.play("accept", 1)
    scene.play("decline", 3)
    scene.play("accept", 2)
    assert scene.legal() == ["no_deal", "deal blue", "deal white"]
    assert scene.play("deal white") == ["traded red white 2 grain", "traded white red 1 ore"]
    assert player(scene)["hand"] == {"ore": 1}
    assert player(scene, "white")["hand"] == {"ore": 1, "grain": 2}
    assert player(scene, "blue")["hand"] == {"ore": 1}
    assert due(scene) == "build red"
    assert scene.describe()["offer"] is None


@rule("SR-TRADE-01", "SR-DEC-07")
def test_an_offer_may_be_put_to_some_only() -> None:
    scene = building({"hand": {"grain": 1}})
    scene.play("give grain")
    scene.play("want ore")
    assert offers(scene, "propose") == {
        "all",
        "blue",
        "white",
        "yellow",
        "blue white",
        "blue yellow",
        "white yellow",
    }
    assert scene.refused("propose red") == "SR-TRADE-02"
    scene.play("propose blue yellow")
    assert scene.actors == [1, 3, 0]
    assert scene.legal(2) == []


@rule("SR-RUL-14")
def test_nobody_can_lay_out_what_they_do_not_hold() -> None:
    scene = building({"hand": {"grain": 1}})
    assert scene.refused("give ore") == "SR-RUL-14"
    scene.play("give grain")
    assert scene.refused("give grain") == "SR-RUL-14"


@rule("SR-TRADE-02", "SR-RUL-14")
def test_the_others_trade_only_with_the_active_player() -> None:
    scene = building({"hand": {"grain": 1}}, others={"blue": {"hand": {"ore": 1, "horse": 1}}})
    for action in ("give ore", "want grain", "propose all"):
        assert scene.refused(action, 1) == "SR-TRADE-02"
    offer(scene, {"grain": 1}, {"cattle": 1})
    scene.play("counter", 1)
    scene.play("give ore", 1)
    scene.play("want grain", 1)
    assert offers(scene, "propose", 1) == {"red"}
    assert scene.refused("propose white", 1) == "SR-TRADE-02"


@rule("SR-TRADE-03", "SR-RUL-14")
def test_each_side_gives_at_least_one_card_and_there_are_no_gifts() -> None:
    scene = building({"hand": {"grain": 2}})
    scene.play("give grain")
    assert scene.refused("propose all") == "SR-TRADE-03"
    assert scene.refused("want grain") == "SR-RUL-14"
    scene.play("want ore")
    assert "propose all" in scene.legal()
    assert scene.refused("give ore") == "SR-RUL-14"


@rule("SR-TRADE-03")
def test_both_sides_must_agree() -> None:
    scene = building({"hand": {"grain": 1}}, others={"blue": {"hand": {"ore": 1}}})
    offer(scene, {"grain": 1}, {"ore": 1}, "blue")
    scene.play("decline", 1)
    assert due(scene) == "build red"
    assert player(scene)["hand"] == {"grain": 1}
    offer(scene, {"grain": 1}, {"ore": 1}, "blue")
    scene.play("accept", 1)
    assert scene.play("no_deal") == ["withdrew red"]
    assert player(scene)["hand"] == {"grain": 1}


@rule("SR-DEC-08", "SR-RUL-14")
def test_a_counter_offer_can_be_concluded_if_the_active_player_can_pay_it() -> None:
    for grain, possible in ((2, True), (1, False)):
        scene = building({"hand": {"grain": grain}}, others={"blue": {"hand": {"ore": 1}}})
        offer(scene, {"grain": 1}, {"ore": 1}, "blue")
        for action in ("counter", "give ore", "want grain", "want grain"):
            scene.play(action, 1)
        assert scene.describe()["offer"]["counters"] == {"blue": {"give": {"ore": 1}, "want": {"grain": 2}}}
        scene.play("propose red", 1)
        assert scene.legal() == (["no_deal", "deal blue"] if possible else ["no_deal"])
        if possible:
            scene.play("deal blue")
            assert player(scene)["hand"] == {"ore": 1}
            assert player(scene, "blue")["hand"] == {"grain": 2}
        else:
            assert scene.refused("deal blue") == "SR-TRADE-03"


@rule("SR-DEC-08")
def test_a_counter_offer_can_be_taken_back_before_it_is_proposed() -> None:
    scene = building({"hand": {"grain": 1}}, others={"blue": {"hand": {"ore": 1}}})
    offer(scene, {"grain": 1}, {"ore": 1}, "blue")
    scene.play("counter", 1)
    scene.play("give ore", 1)
    assert scene.refused("propose red", 1) == "SR-TRADE-03"
    scene.play("withdraw", 1)
    assert set(scene.legal(1)) == {"accept", "decline", "counter"}
    assert scene.describe()["offer"]["counters"] == {}


@rule("SR-DEC-07")
def test_an_offer_can_be_taken_back_before_it_is_proposed() -> None:
    scene = building({"hand": {"grain": 1}})
    scene.play("give grain")
    scene.play("withdraw")
    assert due(scene) == "build red"
    assert scene.describe()["offer"] is None
    assert scene.describe()["turn"]["offers"] == []


@rule("SR-TRADE-04", "SR-DEC-10", "SR-TRADE-10")
@pytest.mark.parametrize("kind", ["ore", "grain", "horse", "cattle"])
def test_three_alike_buy_one_ore_one_grain_or_a_pasture_card(kind: str) -> None:
    assert kinds(building({"hand": {kind: 2}})) == {"end_turn", "give"}
    scene = building({"hand": {kind: 3}})
    assert offers(scene, "bank") == {f"{kind} ore", f"{kind} grain", f"{kind} pasture"}
    scene.play(f"bank {kind} grain")
    assert player(scene)["hand"] == {"grain": 1}
    bank = scene.describe()["bank"]
    assert bank["discard"] == ({kind: 3} if kind in ("horse", "cattle") else {})
    assert (bank["ore"], bank["grain"]) == (14, 13)


@rule("SR-TRADE-04")
def test_two_alike_buy_nothing() -> None:
    assert building({"hand": {"ore": 2}}).refused("bank ore grain") == "SR-TRADE-04"


@rule("SR-TRADE-05")
def test_two_horses_and_one_cattle_are_no_set() -> None:
    scene = building({"hand": {"horse": 2, "cattle": 1}})
    assert scene.refused("bank horse ore") == "SR-TRADE-05"
    assert scene.refused("bank cattle ore") == "SR-TRADE-05"


@rule("SR-TRADE-06")
def test_a_pasture_card_of_the_bank_is_drawn_blind() -> None:
    scene = building({"hand": {"ore": 3}})
    scene.play("bank ore pasture")
    assert scene.odds() == {"draw horse": 10, "draw cattle": 10}
    scene.chance("draw cattle")
    assert player(scene)["hand"] == {"cattle": 1}


@rule("SR-TRADE-07", "SR-RUL-14")
def test_gold_buys_no_resources() -> None:
    scene = building({"gold": 9, "hand": {"grain": 1}}, others={"blue": {"gold": 9}})
    assert kinds(scene) == {"end_turn", "give", "buy_card"}
    assert offers(scene, "give") == {"grain"}
    assert scene.refused("give gold") == "SR-TRADE-07"
    scene.play("give grain")
    assert scene.refused("want gold") == "SR-TRADE-07"


@rule("SR-RUL-14")
def test_by_option_gold_may_be_part_of_a_deal_but_not_all_of_a_side() -> None:
    scene = building(
        {"gold": 4, "hand": {"grain": 1}}, options={"gold_in_deals": True}, others={"blue": {"hand": {"ore": 1}}}
    )
    assert offers(scene, "give") == {"grain", "gold"}
    scene.play("give gold")
    scene.play("want ore")
    assert scene.refused("propose all") == "SR-TRADE-03"
    scene.play("give grain")
    scene.play("propose blue")
    scene.play("accept", 1)
    scene.play("deal blue")
    assert (player(scene)["gold"], player(scene)["hand"]) == (3, {"ore": 1})
    assert (player(scene, "blue")["gold"], player(scene, "blue")["hand"]) == (1, {"grain": 1})


@rule("SR-TRADE-08")
def test_trades_may_be_repeated() -> None:
    scene = building({"hand": {"ore": 9}})
    for _ in range(3):
        scene.play("bank ore grain")
    assert player(scene)["hand"] == {"grain": 3}
    scene = building({"hand": {"grain": 6}}, others={"blue": {"hand": {"ore": 6}}})
    for _ in range(6):
        offer(scene, {"grain": 1}, {"ore": 1}, "blue")
        scene.play("accept", 1)
        scene.play("deal blue")
    assert player(scene)["hand"] == {"ore": 6}


@rule("SR-TRADE-09")
def test_only_resource_cards_can_be_laid_out() -> None:
    scene = building({"hand": {"grain": 1}, "cards": {"diplomat": 1}, "gold": 5})
    scene.play("give grain")
    assert offers(scene, "want") == {"ore", "horse", "cattle"}
    assert offers(scene, "give") == set()


@rule("SR-TRADE-11", "SR-SHORT-06")
def test_what_the_bank_does_not_have_cannot_be_bought() -> None:
    scene = building({"hand": {"ore": 14}}, others={"blue": {"hand": {"horse": 10, "cattle": 10}}})
    assert offers(scene, "bank") == {"ore grain"}
    assert scene.refused("bank ore ore") == "SR-TRADE-11"
    assert scene.refused("bank ore pasture") == "SR-TRADE-11"


@rule("SR-TRADE-12", "SR-RUL-15")
def test_trade_and_build_alternate_freely() -> None:
    scene = building({"hand": {"ore": 4, "horse": 1, "cattle": 3}, "gold": 1})
    scene.play("build_fighters no_joker")
    scene.play("bank ore grain")
    scene.play("buy_card no_joker")
    scene.chance("draw_card traitor")
    assert "give grain" in scene.legal()
    assert player(scene)["hand"] == {"grain": 1, "cattle": 2}


@rule("SR-RUL-39")
def test_three_for_one_of_the_same_kind_is_legal() -> None:
    scene = building({"hand": {"ore": 3}})
    scene.play("bank ore ore")
    assert player(scene)["hand"] == {"ore": 1}


@rule("SR-RUL-46", "SR-RUL-14")
def test_offers_of_a_turn_can_be_limited_and_by_default_are_not() -> None:
    scene = building({"hand": {"grain": 1}}, options={"offers_per_turn": 2})
    for _ in range(2):
        offer(scene, {"grain": 1}, {"ore": 1}, "blue")
        scene.play("decline", 1)
    assert scene.refused("give grain") == "SR-RUL-46"
    assert "give grain" not in scene.legal()
    scene = building({"hand": {"grain": 1}})
    for _ in range(8):
        offer(scene, {"grain": 1}, {"ore": 1}, "blue")
        scene.play("decline", 1)
    assert "give grain" in scene.legal()


@rule("SR-COMP-08", "SR-RUL-14")
def test_more_than_exists_cannot_be_wanted() -> None:
    scene = building({"hand": {"grain": 1, "ore": 11}})
    scene.play("give grain")
    for _ in range(3):
        scene.play("want ore")
    assert scene.refused("want ore") == "SR-COMP-08"
