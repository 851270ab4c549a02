"""Positions in words: what is left out has a default, what cannot be is refused with its place, the rest comes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import EVERYTHING, BadPosition, OccasusError
from occasus.core.options import complete
from occasus.games import find
from occasus.games.struggle_for_rome.io.sample_hidden import deal_within
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import at, building, due, offer, player, riding, rolling
from tests.games.struggle_for_rome.realms import realm
from tests.rules import rule

GAME = find("struggle_for_rome")


def arranged(position: dict[str, Any], seats: int = 4) -> Any:
    return GAME.from_position(position, seats, complete(GAME.options, {}), Random(0))


def test_an_empty_position_is_the_start_players_turn_in_phase_two() -> None:
    scene = Scene("struggle_for_rome", 4, {})
    scene.expect(
        round=1,
        start="red",
        turn={"player": "red", "phase": "build", "taken": 0, "attacked": "nothing", "offers": []},
        agenda=["build red"],
        legionnaire="gallaecia",
        bank={"ore": 14, "grain": 14, "pasture": {"horse": 10, "cattle": 10}},
        diplomacy=None,
        announced=False,
        over=False,
        offer=None,
        shortage=None,
    )
    for name, first, second in (("red", "c017", "c037"), ("yellow", "c025", "c028")):
        found = player(scene, name)
        assert (found["gold"], found["hand"], found["cards"]) == (0, {}, {})
        assert (found["horseman"]["figure"], found["warrior"]["figure"]) == (first, second)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"rond": 1}, "rond"),
        ({"start": "green"}, "start"),
        ({"start": "yellow"}, "start"),
        ({"round": -1}, "round"),
        ({"round": "two"}, "round"),
        ({"legionnaire": "roma"}, "legionnaire"),
        ({"turn": {"phase": "dice"}}, "turn.phase"),
        ({"turn": {"travelled": 1}}, "turn.travelled"),
        ({"turn": {"attacked": "robbed"}}, "turn.attacked"),
        ({"turn": {"player": "red", "taken": 2}}, "turn.taken"),
        ({"turn": {"plundered_card": "knight"}}, "turn.plundered_card"),
        ({"covered": 5}, "covered"),
        ({"covered": [1]}, "covered"),
        ({"covered": [13]}, "covered"),
        ({"agenda": ["sleep"]}, "agenda[0]"),
        ({"players": {"green": {}}}, "players.green"),
        ({"players": {"red": []}}, "players.red"),
        ({"players": {"red": {"silver": 1}}}, "players.red.silver"),
        ({"players": {"red": {"gold": -2}}}, "players.red.gold"),
        ({"players": {"red": {"hand": {"wool": 1}}}}, "players.red.hand.wool"),
        ({"players": {"red": {"hand": {"ore": 15}}}}, "players"),
        ({"players": {"red": {"cards": {"traitor": 6}}}}, "players"),
        ({"players": {"red": {"cards": 31}}}, "players"),
        ({"players": {"red": {"points": 3}}}, "players.red.points"),
        ({"players": {"red": {"reserve": {"wagons": 3}}}}, "players.red.reserve.wagons"),
        ({"players": {"red": {"horseman": {"fighters": 9}}}}, "players.red.reserve"),
        ({"players": {"red": {"horseman": {"figure": "c900"}}}}, "players.red.horseman.figure"),
        ({"players": {"red": {"horseman": {"figure": "c128"}}}}, "players.red.horseman.figure"),
        ({"players": {"red": {"horseman": {"figure": None}}}}, "players.red.horseman.figure"),
        ({"players": {"red": {"horseman": {"cities": ["paris"]}}}}, "players.red.horseman.cities"),
        ({"players": {"red": {"horseman": {"cities": ["samarobriva"]}}}}, "players.red.horseman.cities"),
        ({"players": {"red": {"horseman": {"cities": ["roma"], "figure": "c017"}}}}, "players.red.horseman.figure"),
        (
            {"players": {"red": {"horseman": {"cities": ["roma"]}}, "blue": {"warrior": {"cities": ["roma"]}}}},
            "players.blue.warrior.cities",
        ),
        (
            {"players": {"red": {"horseman": {"figure": "c002"}}, "blue": {"warrior": {"figure": "c002"}}}},
            "players.blue.warrior.figure",
        ),
        ({"players": {"red": {"horseman": {"tokens": {"gallia": 3}}}}}, "position"),
        ({"players": {"red": {"diplomats": 3}, "blue": {"diplomats": 3}}}, "diplomacy"),
        ({"bank": {"ore": 13}}, "bank.ore"),
        ({"bank": {"pasture": {"horse": 3, "cattle": 3}}}, "bank.pasture"),
        ({"bank": {"discard": {"horse": 11}}}, "bank.discard"),
        ({"development": {"pile": 29}}, "development.pile"),
        ({"tokens_gone": ["paris"]}, "tokens_gone"),
        ({"turned": {"gallia": {"gold_2": 1}}}, "position"),
        ({"turned": {"gallia": {"silver": 1}}}, "turned.gallia.silver"),
        ({"offer": {"give": {"wool": 1}}}, "offer.give.wool"),
        ({"offer": {"answers": {"blue": "maybe"}}}, "offer.answers.blue"),
        ({"shortage": {"chosen": {"red": {"ore": 1}}}}, "shortage.chosen.red"),
        ({"players": {"red": {"hand": {"cards": 2, "at_least": {"ore": 3}}}}}, "players"),
        ({"players": {"red": {"hand": {"cards": 50}}}}, "bank"),
        ({"players": {"red": {"hand": {"cards": 2, "perhaps": {}}}}}, "players.red.hand.perhaps"),
        ({"announced": "yes"}, "announced"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as error:
        arranged(position, 3)
    assert error.value.where == where
    assert str(error.value).startswith(f"{where}: ")


OFFER = {"give": {"ore": 1}, "want": {"grain": 1}}
ASKED = {"agenda": ["build red", "answers red"], "players": {"red": {"hand": {"ore": 1}}}}


@rule("SR-INV-01", "SR-INV-11", "SR-DICE-04", "SR-VP-03", "SR-VP-08", "SR-END-06", "SR-SHORT-02", "SR-RUL-14")
@pytest.mark.parametrize(
    ("position", "where", "told"),
    [
        ({"development": {"pile": {"victory_point": 30}}}, "development.pile", "victory_point cards are left, not 30"),
        ({"bank": {"discard": {"ore": 1}}}, "bank.discard.ore", "unknown part"),
        ({"bank": {"pasture": {"ore": 1}}}, "bank.pasture.ore", "unknown part"),
        ({"bank": {"pasture": {"horse": 0}}}, "bank.pasture", "10 horses and 10 cattle are left"),
        ({"bank": {"horse": 0}}, "bank.horse", "unknown part"),
        ({"turn": {"phase": "roll"}, "covered": [2, 3, 4, 5]}, "covered", "there are no more rolls"),
        ({"turn": {"phase": "roll"}, "agenda": ["legionnaire red"], "covered": [2, 7]}, "covered", "until 4 sums"),
        ({"diplomacy": "red"}, "diplomacy", "needs 3"),
        ({"diplomacy": "red", "players": {"red": {"diplomats": 3}, "blue": {"diplomats": 4}}}, "diplomacy", "needs 4"),
        ({"diplomacy": None, "players": {"red": {"diplomats": 3}}}, "diplomacy", "someone must have the card"),
        ({"players": {"red": {"legacy": True}}}, "players.red.legacy", "needs 4 cities"),
        ({"announced": True}, "announced", "no one has or had 10 points"),
        ({"agenda": ["tribe red"]}, "agenda[0]", "does not belong to the phase 'build'"),
        ({"agenda": ["build blue"]}, "agenda[0]", "it is the turn of red"),
        ({"agenda": ["build yellow"]}, "agenda[0]", "nobody plays yellow"),
        ({"agenda": ["build red", "roll"]}, "agenda[1]", "does not follow from 'build red'"),
        ({"agenda": []}, "agenda", "the agenda is empty"),
        ({"agenda": ["build red", "steal red blue"]}, "agenda", "the victim has no cards"),
        ({"agenda": ["build red", "ransom red blue"]}, "agenda", "gold is taken only from"),
        ({"agenda": ["build red", "rob red"]}, "agenda", "not several to choose from"),
        ({"turn": {"phase": "setup"}, "agenda": ["place red", "place blue", "place white"]}, "agenda", "in this order"),
        (
            {"turn": {"phase": "horseman_actions"}, "agenda": ["tribe red", "turn red lutetia"]},
            "agenda",
            "nobody plunders this city",
        ),
        ({"turn": {"phase": "horseman_actions"}, "agenda": ["tribe red", "pay red c017"]}, "agenda", "cannot go there"),
        ({"turn": {"phase": "roll"}, "agenda": ["roll", "shortage"]}, "rolled", "give it"),
        (
            {"turn": {"phase": "roll"}, "agenda": ["roll", "shortage"], "rolled": 5},
            "agenda",
            "nobody owes cards",
        ),
        (
            {"turn": {"phase": "roll"}, "agenda": ["roll", "shortage"], "rolled": 5, "shortage": {"owed": {"red": 1}}},
            "shortage.owed.red",
            "0 cards in all",
        ),
        (
            {"shortage": {"owed": {"red": 1}}, "players": {"red": {"hand": {"ore": 4}}}},
            "shortage",
            "there is no shortage",
        ),
        ({"rolled": 5}, "rolled", "no sum is being paid out"),
        ({"offer": OFFER}, "offer", "no one is making an offer now"),
        ({**ASKED, "offer": OFFER}, "offer.answers", "no one is left to answer"),
        (
            {**ASKED, "offer": {**OFFER, "answers": {"red": "waiting"}}},
            "offer.answers.red",
            "players don't answer their own offers",
        ),
        ({**ASKED, "offer": {"give": {"ore": 1}}}, "offer", "each side"),
        (
            {**ASKED, "offer": {**OFFER, "answers": {"blue": "waiting", "white": "accepted"}}},
            "offer.answers.white",
            "doesn't have what is wanted",
        ),
        (
            {**ASKED, "offer": {**OFFER, "give": {"ore": 2}, "answers": {"blue": "waiting"}}},
            "offer.give",
            "doesn't have",
        ),
        ({**ASKED, "offer": {"give": {"ore": 1}, "want": {"ore": 1}}}, "offer", "both sides"),
        (
            {**ASKED, "offer": {**OFFER, "answers": {"blue": "drafting"}, "counters": {"blue": {"give": {}}}}},
            "offer.counters.blue",
            "there is no offer yet; leave this out",
        ),
        ({**ASKED, "offer": {"give": {"gold": 1}}}, "offer", "gold can't be part"),
        (
            {**ASKED, "agenda": ["build red", "choose_deal red"], "offer": {**OFFER, "answers": {"blue": "declined"}}},
            "offer.answers",
            "everyone has answered and someone has accepted",
        ),
        ({"turn": {"travelled": True}}, "turn.travelled", "cannot have happened in the phase 'build'"),
        ({"turn": {"phase": "roll", "card_played": True}}, "turn.card_played", "phase 'roll'"),
        ({"turn": {"phase": "warrior_actions", "plundered_card": "diplomat"}}, "turn.plundered_card", "no city"),
        ({"over": True}, "over", "phase 'claims'"),
        ({"tokens_gone": ["samarobriva"]}, "tokens_gone", "isn't a free city"),
        ({"tokens_gone": ["lutetia", "lutetia"]}, "tokens_gone", "listed twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(position: dict[str, Any], where: str, told: str) -> None:
    with pytest.raises(BadPosition) as error:
        arranged(position, 3)
    assert error.value.where == where
    assert told in str(error.value)


@rule("SR-END-06", "SR-END-07")
def test_an_announcement_fits_the_points() -> None:
    ten: dict[str, Any] = {
        "red": {"diplomats": 3, "horseman": realm("gaul", "spain")},
        "blue": {"diplomats": 4},
    }
    assert GAME.describe(arranged({"players": ten}, 3), EVERYTHING)["announced"] is False
    assert GAME.describe(arranged({"players": ten, "announced": True}, 3), EVERYTHING)["announced"] is True
    ten["red"]["shown_points"] = 2
    assert GAME.describe(arranged({"players": ten}, 3), EVERYTHING)["announced"] is True
    with pytest.raises(BadPosition, match="so the end is announced"):
        arranged({"players": ten, "announced": False}, 3)


@rule("SR-PASS-04", "SR-SHORT-01")
def test_a_description_shows_nothing_stale() -> None:
    scene = riding(seats=3)
    scene.play("take pasture")
    told = scene.describe()
    assert told["agenda"] == ["draw red"]
    assert (told["turn"]["player"], told["turn"]["taken"]) == ("red", 0)  # it is not blue's turn yet
    assert GAME.describe(arranged(told, 3), EVERYTHING) == told
    scene.chance("draw horse")
    assert scene.describe()["turn"]["player"] == "blue"
    rolled = rolling({"red": {"horseman": {"figure": "c015"}}})
    rolled.chance("roll 5")
    assert rolled.describe()["rolled"] == 0  # it is paid out


def test_tokens_in_boxes_come_from_the_last_cities_of_the_colour() -> None:
    scene = riding({"tokens": {"gallia": 2}})
    assert scene.describe()["tokens_gone"] == ["narbo_martius", "massilia"]
    scene = riding({"tokens": {"gallia": 2}}, tokens_gone=["lutetia"])
    assert scene.describe()["tokens_gone"] == ["lutetia", "massilia"]
    scene = riding({"tokens": {"gallia": 2}}, {"warrior": {"cities": ["massilia"]}})
    assert scene.describe()["tokens_gone"] == ["narbo_martius"]
    assert scene.describe()["turned"] == {"gallia": {"gold_2 casualty": 2}}


def test_figures_that_are_not_named_give_way() -> None:
    scene = building(others={"blue": {"horseman": {"figure": "c017"}}})
    assert player(scene)["horseman"]["figure"] == "c018"
    assert player(scene, "white")["horseman"]["figure"] == "c019"


def test_a_description_in_the_middle_of_anything_comes_back() -> None:
    scene = building({"hand": {"grain": 2}}, others={"blue": {"hand": {"ore": 2}}, "white": {"hand": {"horse": 1}}})
    offer(scene, {"grain": 1}, {"ore": 1})
    scene.play("counter", 2)
    scene.play("give horse", 2)
    whole = scene.describe(EVERYTHING)
    assert GAME.describe(arranged(whole), EVERYTHING) == whole
    short = rolling(
        {
            "red": {"hand": {"grain": 7}, "horseman": {"figure": "c015"}},
            "blue": {"hand": {"grain": 7}, "horseman": {"figure": "c023"}},
        }
    )
    short.chance("roll 5")
    short.play("return grain", 1)
    whole = short.describe(EVERYTHING)
    assert GAME.describe(arranged(whole), EVERYTHING) == whole


@pytest.mark.parametrize(
    ("phase", "agenda"),
    [
        ("setup", ["place white", "place blue", "place red"]),
        ("roll", ["roll"]),
        ("build", ["build red"]),
        ("horseman_actions", ["tribe red"]),
        ("claims", ["claim white", "claim blue", "claim red"]),
    ],
)
def test_the_agenda_follows_from_the_phase(phase: str, agenda: list[str]) -> None:
    position: dict[str, Any] = {"turn": {"phase": phase}}
    if phase == "setup":
        position["round"] = 0
    assert GAME.describe(arranged(position, 3), EVERYTHING)["agenda"] == agenda


def test_a_seats_position_is_sampled() -> None:
    position = {
        "players": {
            "red": {"hand": {"ore": 2}},
            "blue": {"hand": {"cards": 4, "at_least": {"grain": 1}, "at_most": {"ore": 0}}, "cards": 2},
        },
    }
    seen = set()
    for seed in range(30):
        state = GAME.from_position(position, 4, complete(GAME.options, {}), Random(seed))
        hand = state.hands[4:8]
        assert sum(hand) == 4
        assert hand[1] >= 1
        assert hand[0] == 0
        assert sum(state.cards[9:18]) == 2
        seen.add(tuple(hand))
    assert len(seen) > 3


def test_hard_bounds_are_met_by_search() -> None:
    sizes, pool = [3, 3, 2], [2, 2, 2, 2]
    low = [[0] * 4 for _ in sizes]
    high = [[0, 2, 2, 2], [2, 0, 0, 2], [2, 2, 0, 0]]
    for seed in range(10):
        dealt = deal_within(sizes, pool, low, high, Random(seed), "here")
        assert [sum(row) for row in dealt] == sizes
        assert [sum(column) for column in zip(*dealt, strict=True)] == pool
        assert all(dealt[r][k] <= high[r][k] for r in range(3) for k in range(4))
    with pytest.raises(BadPosition, match="these hands are impossible"):
        deal_within([1, 1], [2, 0], [[0, 0], [0, 0]], [[0, 1], [1, 1]], Random(0), "here")


def test_content_that_cannot_be_played_is_refused() -> None:
    city = {"id": "lutetia", "crossroad": "c044"}
    with pytest.raises(OccasusError, match="share a crossroads"):
        find("struggle_for_rome", {"map": {"cities": [city]}})
    with pytest.raises(OccasusError, match="place of colonia_agrippina"):
        find("struggle_for_rome", {"map": {"start_crossroads": {"red": ["c024", "c037"]}}})
    with pytest.raises(OccasusError, match="there must be 8 tokens"):
        find("struggle_for_rome", {"plunder_tokens": {"colours": {"gallia": {"tokens": [["gold_2"]]}}}})
    forests = [{"id": name, "terrain": "field", "number": 5} for name in ("gallaecia", "oretania")]
    with pytest.raises(OccasusError, match="no forest"):
        find("struggle_for_rome", {"map": {"hexes": forests}})


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"costs": {"bank_trade": {"give_equal_cards": 5}}}, "at most 4 cards"),
        ({"costs": {"gold_joker": {"gold": 8}}}, "at most 8 gold"),
        ({"rules_constants": {"roll_of_7": {"if_no_cards_gold_up_to": 6}}}, "0 to 5"),
        ({"map": {"roads": [["c001", "c002", "bridge"]]}}, "arrow 'bridge'"),
        ({"map": {"roads": [["c001", "c999", "none"]]}}, "crossroads 'c999'"),
    ],
)
def test_content_beyond_the_limits_is_refused(content: dict[str, Any], told: str) -> None:
    with pytest.raises(OccasusError, match=told):
        find("struggle_for_rome", content)


def test_content_can_change_prices_and_cards() -> None:
    content = {
        "costs": {"bank_trade": {"give_equal_cards": 2}, "build": {"development_card": {"cattle": 1, "gold": 2}}},
        "development_cards": {"kinds": [{"id": "treasure_suebi", "op": {"amount": 9}}]},
    }
    scene = at(
        "build", {"red": {"gold": 1, "hand": {"ore": 2, "cattle": 1}, "cards": {"treasure_suebi": 1}}}, content=content
    )
    assert "bank ore grain" in scene.legal()
    assert scene.refused("buy_card no_joker") == "SR-BUILD-07"
    scene.play("play treasure_suebi")
    assert player(scene)["gold"] == 10
    assert due(scene) == "build red"
