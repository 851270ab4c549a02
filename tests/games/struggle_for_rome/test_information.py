"""SR-INFO: who sees what, and what can be known of a hand from what was seen."""

from __future__ import annotations

from random import Random

from occasus.core.array_ops import overwrite
from occasus.core.basics import WATCHER
from occasus.core.game import imagine, view
from occasus.games import find
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import at, building, due, offer, player, riding, rolling, set_up, seventh
from tests.rules import rule

GAME = find("struggle_for_rome")


def hidden(scene: Scene, name: str, seat: int) -> tuple[int, dict[str, int], dict[str, int]]:
    """What a seat can know of a hand: its size, at least, at most."""
    hand = player(scene, name, seat)["hand"]
    return hand["cards"], hand["at_least"], hand["at_most"]


@rule("SR-INFO-01", "SR-RUL-08", "SR-INV-10")
def test_hands_are_hidden_and_their_number_is_public() -> None:
    scene = building({"hand": {"ore": 2, "horse": 1}})
    assert player(scene, "red", 0)["hand"] == {"ore": 2, "horse": 1}
    for seat in (1, 2, 3, WATCHER):
        assert hidden(scene, "red", seat) == (3, {}, {})


@rule("SR-INFO-02", "SR-INV-10")
def test_development_cards_are_hidden_and_their_number_is_public() -> None:
    scene = building({"cards": {"traitor": 1, "victory_point": 2}})
    assert player(scene, "red", 0)["cards"] == {"traitor": 1, "victory_point": 2}
    for seat in (1, 2, 3, WATCHER):
        assert player(scene, "red", seat)["cards"] == 3
        assert scene.describe(seat)["development"]["pile"] == 27


@rule("SR-INFO-02", "SR-BUILD-07")
def test_only_the_buyer_sees_a_bought_card() -> None:
    scene = building({"hand": {"cattle": 1}, "gold": 1})
    scene.play("buy_card no_joker")
    scene.chance("draw_card diplomat")
    event = scene.match.log[-1][0]
    assert event.seen_by(0).text() == "drew_card red diplomat"
    assert event.seen_by(1).text() == event.seen_by(WATCHER).text() == "drew_card red ?"


@rule("SR-INFO-03")
def test_pasture_draws_are_hidden_and_grain_and_ore_are_not() -> None:
    scene = set_up(4)
    assert hidden(scene, "blue", 0) == (2, {"grain": 1}, {"ore": 0, "grain": 1, "horse": 1, "cattle": 1})
    event = next(event for events in scene.match.log for event in events if event.text() == "drew blue horse")
    assert event.seen_by(2).text() == "drew blue ?"
    assert event.seen_by(1).text() == "drew blue horse"
    scene.chance("roll 3")  # Lugii, a mountain: blue c038, white c019, red c037, yellow c028
    assert hidden(scene, "blue", 0) == (3, {"ore": 1, "grain": 1}, {"ore": 1, "grain": 1, "horse": 1, "cattle": 1})


@rule("SR-INFO-03", "SR-INV-10")
def test_nobody_sees_the_order_of_the_pasture_pile() -> None:
    scene = building()
    assert scene.describe(0)["bank"]["pasture"] == 20
    assert "horse" not in str(scene.describe(0)["bank"])


@rule("SR-INFO-04", "SR-INFO-05", "SR-RUL-09", "SR-INV-10")
def test_faces_are_unknown_until_a_token_is_turned_then_public() -> None:
    scene = riding(
        {"figure": "c061", "fighters": 2, "wagons": 1, "tokens": {"germania": 1, "gallia": 1, "hispania": 1}}
    )
    before = scene.describe(1)["turned"]
    scene.play("conquer lutetia")
    assert scene.describe(1)["turned"] == before  # removed unseen
    scene = riding({"figure": "c061", "fighters": 2})
    scene.play("plunder lutetia")
    odds = scene.odds()
    assert sum(odds.values()) == 8
    assert odds["turn development_card casualty"] == 2
    scene.chance("turn development_card casualty")
    for seat in (1, 2, 3, WATCHER):
        assert scene.describe(seat)["turned"] == {"gallia": {"development_card casualty": 1}}


@rule("SR-INFO-05")
def test_tokens_lost_to_a_conquest_stay_possible_faces() -> None:
    scene = at(
        "warrior_actions",
        {
            "red": {
                "horseman": {"cities": ["lutetia", "durocortorum"]},
                "warrior": {"figure": "c061", "fighters": 2},
            }
        },
    )
    scene.play("plunder caesarodunum")
    assert sum(scene.odds().values()) == 8


@rule("SR-INFO-06")
def test_the_discard_and_open_diplomats_are_public() -> None:
    scene = building({"hand": {"ore": 1, "horse": 1}, "diplomats": 2})
    scene.play("build_fighters no_joker")
    for seat in (1, WATCHER):
        assert scene.describe(seat)["bank"]["discard"] == {"horse": 1}
        assert player(scene, "red", seat)["diplomats"] == 2


@rule("SR-INFO-07")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    scene = seventh({"blue": {"horseman": {"figure": "c055"}, "hand": {"ore": 1, "grain": 1}}})
    scene.play("move_legionnaire raetia")
    scene.chance("steal ore")
    event = scene.match.log[-1][0]
    assert [event.seen_by(seat).text() for seat in (0, 1, 2, WATCHER)] == [
        "robbed red blue ore",
        "robbed red blue ore",
        "robbed red blue ?",
        "robbed red blue ?",
    ]
    assert hidden(scene, "blue", 2)[0] == 1
    assert hidden(scene, "red", 2) == (1, {}, {})
    assert hidden(scene, "red", 1) == (1, {"ore": 1}, {"grain": 0, "horse": 0, "cattle": 0})


@rule("SR-INFO-07")
def test_a_theft_from_a_known_hand_leaves_what_can_still_be_known() -> None:
    scene = set_up(4)
    scene.chance("roll 3")  # everybody: one grain, one ore, one pasture card
    scene.chance("roll 7")
    scene.play("move_legionnaire latium")
    until_yellow = {"blue": (3, {"ore": 1, "grain": 1}, {"ore": 1, "grain": 1, "horse": 1, "cattle": 1})}
    assert hidden(scene, "blue", 3) == until_yellow["blue"]
    state = scene.state
    from occasus.games.struggle_for_rome.rules.knowledge import steal_unseen

    steal_unseen(state, 0, 1, 1)  # red takes blue's grain
    assert hidden(scene, "blue", 3) == (2, {}, {"ore": 1, "grain": 1, "horse": 1, "cattle": 1})
    assert hidden(scene, "blue", 0) == (2, {"ore": 1}, {"ore": 1, "grain": 0, "horse": 1, "cattle": 1})
    assert hidden(scene, "red", 1) == (4, {"ore": 1, "grain": 2}, {"ore": 1, "grain": 2, "horse": 1, "cattle": 1})
    assert hidden(scene, "red", 3)[1] == {"ore": 1, "grain": 1}
    assert hidden(scene, "red", 3)[2] == {"ore": 2, "grain": 2, "horse": 2, "cattle": 2}


@rule("SR-INFO-01", "SR-INFO-07")
def test_a_theft_from_a_hand_of_one_kind_tells_everybody() -> None:
    scene = set_up(3)
    state = scene.state
    overwrite(state.hands, 4, [0, 2, 0, 0])  # blue holds two grain
    for first in (4, 20, 36, 52, 68):
        overwrite(state.margin_below, first, [0] * 4)
        overwrite(state.margin_above, first, [0] * 4)
    from occasus.games.struggle_for_rome.rules.knowledge import steal_unseen

    steal_unseen(state, 0, 1, 1)
    assert hidden(scene, "blue", 2) == (1, {"grain": 1}, {"ore": 0, "horse": 0, "cattle": 0})
    assert hidden(scene, "red", 2)[1] == {"grain": 2}


@rule("SR-INFO-01", "SR-INFO-03")
def test_what_is_paid_is_seen() -> None:
    scene = set_up(4)
    scene.chance("roll 3")
    state = scene.state
    from occasus.games.struggle_for_rome.rules.hands import hand_in

    hand_in(state, 1, 2, 1)  # blue pays the horse that nobody knew of
    assert hidden(scene, "blue", 0) == (2, {"ore": 1, "grain": 1}, {"ore": 1, "grain": 1, "horse": 0, "cattle": 0})


@rule("SR-INFO-01")
def test_an_imagined_hand_fits_what_was_seen() -> None:
    scene = set_up(4)
    scene.chance("roll 3")
    scene.chance("roll 6")
    seen = view(GAME, scene.state, 0)
    for number in range(20):
        other = imagine(GAME, seen, Random(number))
        for seat in (1, 2, 3):
            hand = other.hands[4 * seat : 4 * seat + 4]
            assert hand[0] == scene.state.hands[4 * seat]
            assert hand[1] == scene.state.hands[4 * seat + 1]
            assert hand[2] + hand[3] == 1
    horses = {imagine(GAME, seen, Random(number)).hands[6] for number in range(20)}
    assert horses == {0, 1}


@rule("SR-RUL-14", "SR-INFO-01")
def test_whoever_cannot_give_is_asked_all_the_same() -> None:
    scene = building({"hand": {"grain": 1}}, others={"blue": {"hand": {"ore": 1}}, "white": {"hand": {"horse": 1}}})
    offer(scene, {"grain": 1}, {"ore": 1})
    assert scene.actors == [1, 2, 3, 0]
    assert set(scene.legal(1)) == {"accept", "decline", "counter"}
    assert set(scene.legal(2)) == {"decline", "counter"}
    assert scene.legal(3) == ["decline"]
    assert scene.refused("accept", 2) == "SR-TRADE-03"
    assert scene.describe(0)["offer"]["answers"] == {"blue": "waiting", "white": "waiting", "yellow": "waiting"}


@rule("SR-INFO-01")
def test_an_imagined_offerer_holds_what_lies_on_the_table() -> None:
    scene = building({"hand": {"grain": 2, "ore": 1}}, others={"blue": {"hand": {"ore": 2, "horse": 1, "cattle": 3}}})
    offer(scene, {"grain": 2}, {"horse": 1})
    scene.play("accept", 1)
    for number in range(15):
        other = imagine(GAME, view(GAME, scene.state, 2), Random(number))
        assert other.hands[1] >= 2
        assert other.hands[6] >= 1
        assert GAME.legal(other, 2)


@rule("SR-RUL-14", "SR-INFO-01")
def test_what_was_laid_out_in_an_offer_is_remembered() -> None:
    scene = building({"hand": {"grain": 2, "ore": 1}}, others={"blue": {"hand": {"horse": 1, "cattle": 3}}})
    assert hidden(scene, "red", 2)[1] == {}
    scene.play("give grain")
    scene.play("give grain")
    scene.play("want horse")
    assert hidden(scene, "red", 2)[1] == hidden(scene, "red", WATCHER)[1] == {"grain": 2}
    scene.play("propose all")
    scene.play("counter", 1)
    scene.play("give cattle", 1)
    assert hidden(scene, "blue", 0)[1] == {"cattle": 1}
    scene.play("withdraw", 1)
    scene.play("accept", 1)  # which only somebody with a horse can do
    scene.play("decline", 2)
    scene.play("decline", 3)
    scene.play("no_deal")
    for seat in (2, 3, WATCHER):
        assert hidden(scene, "red", seat)[1] == {"grain": 2}
        assert hidden(scene, "blue", seat)[1] == {"horse": 1, "cattle": 1}
    for number in range(10):
        other = imagine(GAME, view(GAME, scene.state, 2), Random(number))
        assert other.hands[1] >= 2
        assert other.hands[6] >= 1


@rule("SR-RUL-14", "SR-INFO-07")
def test_what_was_laid_out_is_forgotten_when_a_card_leaves_the_hand_unseen() -> None:
    scene = building({"hand": {"grain": 2, "ore": 2}}, others={"white": {"hand": {"ore": 1}}})
    scene.play("give grain")
    scene.play("give grain")
    scene.play("withdraw")
    assert hidden(scene, "red", 2)[1] == {"grain": 2}
    from occasus.games.struggle_for_rome.rules.knowledge import steal_unseen

    steal_unseen(scene.state, 1, 0, 0)  # blue takes an ore, which white does not see
    assert hidden(scene, "red", 2)[1] == {"grain": 1}
    assert hidden(scene, "red", 1)[1] == {"grain": 2}


@rule("SR-RUL-14", "SR-INFO-01")
def test_what_comes_back_in_a_trade_is_known_though_the_hand_was_not() -> None:
    hand = {"grain": 1, "ore": 1, "cattle": 2}
    scene = building({"hand": hand}, others={"blue": {"hand": {"horse": 1}}})
    offer(scene, {"grain": 1}, {"horse": 1}, "blue")
    for move in ("counter", "give horse", "want ore", "propose red"):
        scene.play(move, 1)
    scene.play("deal blue")
    offer(scene, {"horse": 1}, {"ore": 1}, "blue")
    scene.play("accept", 1)
    scene.play("deal blue")
    for seat in (1, 2, WATCHER):
        assert hidden(scene, "red", seat)[1] == {"grain": 1, "ore": 1}


@rule("SR-INFO-01")
def test_an_imagined_traveller_can_pay() -> None:
    scene = riding({"figure": "c055"}, {"gold": 3, "hand": {"grain": 2, "ore": 5}})
    scene.play("travel c071")
    assert due(scene) == "pay red c071"
    for number in range(15):
        other = imagine(GAME, view(GAME, scene.state, 2), Random(number))
        assert GAME.legal(other, 0)


@rule("SR-INFO-01", "SR-SHORT-03")
def test_cards_chosen_in_a_shortage_are_in_nobody_elses_view() -> None:
    players = {
        "red": {"hand": {"grain": 7}, "horseman": {"figure": "c015"}},
        "blue": {"hand": {"grain": 6, "ore": 1}, "horseman": {"figure": "c023"}},
    }
    scene = rolling(players)
    scene.chance("roll 5")
    scene.play("return grain", 0)
    assert scene.describe(0)["shortage"]["chosen"] == {"red": {"grain": 1}}
    assert scene.describe(1)["shortage"]["chosen"] == {"red": 1}
    assert "return" not in str(scene.match.log[-1])
