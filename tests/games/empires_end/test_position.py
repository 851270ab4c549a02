"""Positions that people write: defaults, and what is refused with its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import EVERYTHING, BadPosition
from occasus.core.options import complete
from occasus.games.empires_end.board.names import CONFLICT_WORDS
from tests.fuzzing import told_when, try_broken_positions
from tests.games.empires_end.board import FACTS_ROW, GAME, auction, empire, held, table

DISASTER = {"phase": "disaster", "seat": 0}


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"empire": []}, "empire"),
        ({"temple": 2}, "temple"),
        ({"temple": "zero"}, "temple"),
        ({"hourglass": 28}, "hourglass"),
        ({"hourglass": 2, "turn": DISASTER}, "hourglass"),
        ({"turn": {"phase": "double_disaster"}}, "turn.phase"),
        ({"turn": {"phase": "war"}}, "turn.phase"),
        ({"turn": {"phase": "setup"}}, "turn.phase"),
        ({"turn": {"phases": "disaster"}}, "turn.phases"),
        ({"turn": DISASTER, "agenda": []}, "turn"),
        ({"turn": DISASTER, "offers": {"third": "fire_01"}}, "offers.third"),
        ({"turn": DISASTER, "offers": {"first": "fire_12"}}, "offers.first.card"),
        ({"turn": DISASTER, "offers": {"first": {"card": "fire_01", "position": 2}}}, "offers.first.position"),
        ({"offers": {"first": {"card": "fire_01", "tokens": {"gold": 1}}}}, "offers.first.tokens.gold"),
        ({"turn": DISASTER, "offers": {"first": "fire_01", "second": "fire_02"}}, "offers.second"),
        ({"turn": DISASTER, "offers": {"second": "fire_02"}}, "offers.second"),
        ({"turn": {**DISASTER, "handled": ["first"]}, "offers": {"first": "fire_01"}}, "turn.handled"),
        ({"turn": {"phase": "economy"}, "offers": {"first": "fire_01"}}, "offers"),
        ({"turn": {"phase": "economy", "seat": 0}}, "turn.seat"),
        ({"turn": {"phase": "economy", "done": [0, 0]}}, "turn.done"),
        ({"turn": {**DISASTER, "done": [0]}}, "turn.done"),
        ({"turn": {"phase": "economy"}, "conflict": "conflict_01"}, "conflict"),
        ({"conflict": "conflict_12"}, "conflict"),
        ({"turn": {"phase": "conflict"}, "conflict": "conflict_01", "conflict_discards": ["conflict_01"]}, "conflict"),
        ({"row": list(FACTS_ROW[:10])}, "row"),
        ({"row": [*FACTS_ROW[:10], "farm_3"]}, "row"),
        ({"row": {"12": "farm_3"}}, "row.12"),
        ({"empires": [{}, {}, {}]}, "empires"),
        ({"empires": {"2": {}}}, "empires.2"),
        ({"empires": [{"gold": 1}]}, "empires[0].gold"),
        ({"empires": [{"score": "many"}]}, "empires[0].score"),
        ({"empires": [{"resources": {"wheat": -1}}]}, "empires[0].resources.wheat"),
        ({"empires": [{"resources": [1, 2]}]}, "empires[0].resources"),
        ({"empires": [{"destroyed": ["rome"]}]}, "empires[0].destroyed"),
        ({"empires": [{"destroyed": "farm_3"}]}, "empires[0].destroyed"),
        (
            {"empires": [{"innovations": {"farm_3": ["fire_01"], "road_9": ["fire_01"]}}]},
            "empires[0].innovations.road_9",
        ),
        ({"empires": [{"innovations": {"farm": ["fire_01"]}}]}, "empires[0].innovations.farm"),
        ({"empires": [{"exhausted": ["fire_01"]}]}, "empires[0].exhausted"),
        ({"empires": [{"innovations": {"farm_3": ["fire_02"]}, "exhausted": ["fire_02"]}]}, "empires[0].exhausted"),
        ({"empires": [{"hand": ["fire_01"]}, {"hand": ["fire_01"]}]}, "empires"),
        ({"empires": [{"hand": 89}]}, "empires[0].hand"),
        ({"empires": [{"used": {"farm_4": 1}}]}, "empires[0].used.farm_4"),
        ({"empires": [{"cards_handled": 4}]}, "empires[0].cards_handled"),
        ({"empires": [{"next_part": "conflict"}]}, "empires[0].next_part"),
        ({"empires": [{"bid": {"wheat": 1}}]}, "empires[0].bid.wheat"),
        ({"empires": [{"struck": ["fire_01", "fire_02", "fire_03"]}]}, "empires[0].struck"),
        ({"deck": 90}, "deck"),
        ({"agenda": ["dance"]}, "agenda"),
        ({"agenda": ["on_turn"]}, "agenda"),
        ({"takers": [3]}, "takers"),
        ({"hourglass": 2, "phase": "disaster"}, "hourglass"),
        ({"hourglass": 1, "phase": "setup"}, "hourglass"),
        ({"hourglass": 1, "turn": {"phase": "end"}}, "hourglass"),
        ({"hourglass": 27, "phase": "conflict"}, "hourglass"),
        ({"phase": "economy", "turn": {"phase": "conflict"}}, "turn.phase"),
        ({"seats": 3}, "seats"),
        ({"options": {"mode": "lightning"}}, "options"),
        ({"supply": {"wheat": 1}}, "supply"),
        ({"turn": {"phase": "economy"}, "takers": [0]}, "takers"),
        ({"deck": 3, "discards": 3}, "deck"),
        ({"row": {1: "farm_3", 3: "camp_5"}}, "row"),
        ({"empires": [{"strength": 9}]}, "empires[0].strength"),
        ({"empires": [{"at_end": {"points": 9, "least": False}}]}, "empires[0].at_end"),
        ({"empires": [{"hand": 5}]}, "empires[0].hand"),
        ({"empires": [{"next_part": "economy"}]}, "empires[0].next_part"),
        ({"empires": [{"struck": ["fire_01"]}]}, "empires[0].struck"),
        ({"empires": [{"decides": "on_turn"}]}, "empires"),
        ({"empires": [{"cards_handled": 1}]}, "empires[0].cards_handled"),
        ({"empires": [{"rebuilt": True}]}, "empires[0].rebuilt"),
        ({"empires": [{"cards_handled": 1}], "turn": {"phase": "industry"}}, "empires[0].cards_handled"),
        ({"empires": [{"block": 1}], "turn": {"phase": "industry"}}, "empires[0].block"),
        ({"empires": [{"used": {"flood_01": 1}}], "turn": {"phase": "economy"}}, "empires[0].used.flood_01"),
        ({"empires": [{"used": {"farm_3": 1}}]}, "empires[0].used.farm_3"),
        ({"empires": [{"used": {"city_32": 1}}], "turn": {"phase": "economy"}}, "empires[0].used.city_32"),
        ({"empires": [{"used": {"road_14": 3}}], "turn": {"phase": "economy"}}, "empires[0].used.road_14"),
        ({"empires": [{"bid": {"axes": 1}}]}, "empires[0].bid"),
        ({"empires": [{"bid": {"axes": 1}}], "turn": {"phase": "conflict"}}, "empires[0].bid"),
        (
            {"empires": [{"bid": {"coins": 1}}], "turn": {"phase": "conflict"}, "conflict": "conflict_01"},
            "empires[0].bid",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(position, 2, complete(GAME.options, {}), Random(1))
    assert error.value.where == where


AUCTION: dict[str, Any] = table(turn=DISASTER, offers={"first": "fire_01"}).describe(EVERYTHING)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"agenda": []}, "agenda"),
        ({"agenda": ["go_on 0"]}, "agenda"),
        ({"agenda": ["advance", "advance"]}, "agenda"),
        ({"agenda": ["advance", "compare"]}, "agenda"),
        ({"agenda": ["advance", "lay_tile"]}, "agenda"),
        ({"empires": AUCTION["empires"][:1]}, "empires"),
        ({"empires": [{**AUCTION["empires"][0], "decides": None}, AUCTION["empires"][1]]}, "agenda"),
        ({"empires": [AUCTION["empires"][0], {**AUCTION["empires"][1], "decides": "on_turn"}]}, "agenda"),
        ({"empires": [{**AUCTION["empires"][0], "decides": "in_window"}, AUCTION["empires"][1]]}, "agenda"),
        (
            {"empires": [{**AUCTION["empires"][0], "decides": "in_economy"}, AUCTION["empires"][1]]},
            "empires[0].decides",
        ),
        (
            {"offers": {"first": {**AUCTION["offers"]["first"], "handled": True}}},
            "empires[0].decides",
        ),
        ({"hourglass": 27, "phase": "end", "offers": {}, "deck": None}, "agenda"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused_with_its_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**AUCTION, **changes}, 2, complete(GAME.options, {}), Random(1))
    assert error.value.where == where


def test_lightning_has_no_space_before_its_first() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position({"hourglass": 3}, 2, complete(GAME.options, {"mode": "lightning"}), Random(1))
    assert error.value.where == "hourglass"


@pytest.mark.parametrize("decides", [None, "choose_hand"])
def test_what_a_seat_decides_stands_beside_an_agenda(decides: str | None) -> None:
    """Also that it decides nothing: without an agenda it may have to choose its hand."""
    position: dict[str, Any] = {"empires": [{"decides": decides}, {}, {}]}
    with pytest.raises(BadPosition) as error:
        GAME.from_position(position, 3, complete(GAME.options, {"mode": "lightning"}), Random(1))
    assert error.value.where == "empires"


def test_the_card_that_gets_its_location_is_the_first_that_struck() -> None:
    """Otherwise it would be in the game twice, and the other one nowhere."""
    options = complete(GAME.options, {"mode": "lightning"})
    position = told_when(GAME, 2, options, lambda told: str(told["empires"][0]["decides"]).startswith("choose_home"))
    GAME.from_position(position, 2, options, Random(1))
    position["empires"][0]["struck"].reverse()
    with pytest.raises(BadPosition) as error:
        GAME.from_position(position, 2, options, Random(1))
    assert error.value.where == "empires[0].struck"


def test_who_has_bid_goes_on_from_there() -> None:
    bids: list[dict[str, Any]] = [{"bid": {"axes": 1, "coins": 0}}, {"bid": {"axes": 2}}, {}]
    scene = table(*bids, players=3, turn={"phase": "conflict"}, conflict="conflict_01")
    scene.expect(actors=[1, 2], empires={0: {"bid": {"axes": 1, "coins": 0}}, 1: {"bid": {"axes": 2}}})
    assert scene.legal(1)[0] == "bid_coins 0" and scene.legal(2)[0] == "bid_axes 0"


CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (3, {"mode": "lightning"}),
    (3, {"finite_supply": True, "abilities_in_one_block": True, "throw_away_early": True}),
]


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_a_broken_position_is_refused_or_means_what_it_says(seats: int, options: dict[str, Any]) -> None:
    assert try_broken_positions(GAME, seats, options, "broken", 150) > 30


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_many_broken_positions_are_refused_or_mean_what_they_say(seats: int, options: dict[str, Any]) -> None:
    try_broken_positions(GAME, seats, options, "many", 2500)


def until_due(step: str) -> dict[str, Any]:
    """A game of luck up to where this is to be drawn."""
    return told_when(GAME, 2, complete(GAME.options, {}), lambda told: told["agenda"][-1].startswith(step), 3)


@pytest.mark.parametrize("step", ["draw_disaster", "draw_conflict", "draw_card"])
def test_a_card_is_drawn_for_something_that_follows_and_for_a_hand_with_room(step: str) -> None:
    told = until_due(step)
    GAME.from_position(told, 2, told["options"], Random(1))
    agenda = [*told["agenda"], *["draw_card 0"] * 5] if step == "draw_card" else [told["agenda"][0], told["agenda"][-1]]
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**told, "agenda": agenda}, 2, told["options"], Random(1))
    assert error.value.where == "agenda"


@pytest.mark.parametrize("step", ["draw_disaster", "draw_card"])
def test_a_card_is_drawn_from_a_deck_into_which_the_discards_were_shuffled(step: str) -> None:
    """They are as soon as it is needed (EE-RUL-26)."""
    told = until_due(step)
    told["deck"], told["discards"] = [], [*told["deck"], *told["discards"]]
    with pytest.raises(BadPosition, match="a card is drawn from it next") as error:
        GAME.from_position(told, 2, told["options"], Random(1))
    assert error.value.where == "deck"


CLASH: dict[str, Any] = table(turn={"phase": "conflict"}, conflict="conflict_01").describe(EVERYTHING)


def after_taking() -> dict[str, Any]:
    """A seat has taken a card and chooses where to attach it."""
    scene = table(turn=DISASTER, offers={"first": "fire_01"})
    scene.play("take first")
    told: dict[str, Any] = scene.describe(EVERYTHING)
    return told


@pytest.mark.parametrize(
    ("told", "agenda"),
    [
        pytest.param(CLASH, ["advance"], id="nothing compares the bids, so the conflict would never end (EE-CON-19)"),
        pytest.param(CLASH, ["advance", "upheaval"], id="nobody has compared the bids yet"),
        pytest.param(CLASH, ["advance", "compare", "upheaval"], id="the upheaval comes after the comparison"),
        pytest.param(AUCTION, ["advance", "go_on 0"], id="no card was taken yet"),
        pytest.param(AUCTION, ["advance", "turn 1"], id="no holder of a replacement is asked"),
        pytest.param(after_taking(), ["advance", "relief 0"], id="nobody goes on"),
        pytest.param(after_taking(), ["advance", "go_on 0"], id="the relief is left out"),
        pytest.param(after_taking(), ["advance", "relief 0", "go_on 0"], id="relief comes before the next turn"),
        pytest.param(after_taking(), ["advance", "go_on 1", "relief 0"], id="somebody else goes on"),
    ],
)
def test_the_agenda_holds_what_follows_from_what_a_seat_decides(told: dict[str, Any], agenda: list[str]) -> None:
    GAME.from_position(told, 2, told["options"], Random(1))
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**told, "agenda": agenda}, 2, told["options"], Random(1))
    assert error.value.where == "agenda"


def test_an_empty_position_is_the_first_disaster_with_defaults() -> None:
    scene = table()
    scene.expect(hourglass=1, phase="disaster", temple=0, actors=["chance"], discards=[])
    assert held(scene) == (2, 2, 2, 2)
    assert len(scene.describe()["deck"]) == 88
    assert list(empire(scene)["row"].values()) == list(FACTS_ROW)


def test_cards_named_nowhere_lie_in_the_deck_or_with_a_deck_in_the_discards() -> None:
    table({"hand": ["fire_01"]}, discards=["fire_02"]).expect(deck={"size": 86, "lacks": ["fire_01", "fire_02"]})
    table({"hand": ["fire_01"]}, deck=["fire_02"]).expect(deck=["fire_02"], discards={"size": 86})
    table(deck=3).expect(deck={"size": 3}, discards={"size": 85})
    table(discards=5).expect(deck={"size": 83}, discards={"size": 5})
    table({"hand": 4}, {"hand": 2}).expect(deck={"size": 82}, empires={0: {"hand": {"size": 4}}})


def test_empires_may_be_given_by_seat_and_rows_by_position() -> None:
    row = {str(place): tile for place, tile in enumerate(reversed(FACTS_ROW), 1)}
    state = GAME.from_position({"empires": {1: {"row": row, "score": 3}}}, 3, complete(GAME.options, {}), Random(1))
    described = GAME.describe(state, EVERYTHING)["empires"]
    assert [described[seat]["score"] for seat in range(3)] == [0, 3, 0]
    assert described[1]["row"] == row and described[0]["row"]["1"] == "farm_3"


def test_the_hourglass_finds_the_first_space_of_a_phase() -> None:
    table(turn={"phase": "conflict"}).expect(hourglass=7)
    table(turn={"phase": "conflict"}, hourglass=14).expect(hourglass=14, phase="conflict")
    table(hourglass=15).expect(phase="economy", actors=[0, 1])
    table(turn={"phase": "economy"}, options={"mode": "lightning"}).expect(hourglass=9)
    table(turn={"phase": "end"}).expect(hourglass=27, actors=[])


def test_a_turn_may_have_handled_one_of_two_cards() -> None:
    scene = auction("fire_01", "fire_04", players=3, turn={"handled": ["first"]})
    scene.expect(only={"legal": ["pay second wheat", "pay second coin", "take second"]})


def test_a_supply_that_does_not_fit_is_refused() -> None:
    options = complete(GAME.options, {"finite_supply": True})
    with pytest.raises(BadPosition, match=r"supply\.wheat"):
        GAME.from_position({"supply": {"wheat": 36}}, 2, options, Random(1))


def test_a_conflict_card_that_is_drawn_lies_in_its_deck() -> None:
    """Empty, it is made of the discards again before the card is drawn (EE-RUL-27)."""
    told = until_due("draw_conflict")
    told = {**told, "conflict_discards": list(CONFLICT_WORDS)}
    with pytest.raises(BadPosition) as error:
        GAME.from_position(told, 2, told["options"], Random(1))
    assert error.value.where == "conflict_discards"


@pytest.mark.parametrize(("decides", "struck"), [("choose_hand", 1), ("choose_strike", 2), (None, 1)])
def test_as_many_cards_strike_as_have_been_chosen(decides: str | None, struck: int) -> None:
    """One after the other from the hand (EE-LIGHT-03); who has chosen both decides nothing until they strike."""
    options = complete(GAME.options, {"mode": "lightning"})
    told = told_when(
        GAME,
        2,
        options,
        lambda told: told["empires"][0]["decides"] == decides and told["empires"][1]["decides"] is not None,
    )
    GAME.from_position(told, 2, told["options"], Random(1))
    own = told["empires"][0]
    cards = [*own["struck"], *own["hand"]]
    own["struck"], own["hand"] = cards[:struck], cards[struck:]
    with pytest.raises(BadPosition) as error:
        GAME.from_position(told, 2, told["options"], Random(1))
    assert error.value.where == "empires[0].struck"
