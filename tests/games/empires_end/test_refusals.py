"""Why not: for each kind of action each reason that forbids it, with the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.basics import EVERYTHING
from occasus.scenes import Scene
from tests.games.empires_end.board import LOW, auction, conflict, table, work
from tests.rules import rule

REPLACER: dict[str, Any] = {"innovations": {"city_32": ["barbarians_01"]}}
SKIPPER: dict[str, Any] = {"innovations": {"city_32": ["famine_01"]}}
MOVER: dict[str, Any] = {"innovations": {"city_32": ["fire_06"], "farm_3": ["flood_01"], "camp_5": ["flood_02"]}}
RENEWER: dict[str, Any] = {"innovations": {"city_32": ["barbarians_04"]}}
HAND: dict[str, Any] = {"hand": ["flood_01", "flood_02", "flood_05", "fire_01"]}
COMBINED: dict[str, Any] = {"players": 3, "turn": {"phase": "economy_industry"}}


def after(scene: Scene, *moves: str, seat: int = 0) -> Scene:
    """The scene after some moves of a seat, and of chance."""
    for move in moves:
        scene.play(move, seat)
        scene.settle()
    return scene


PAY = {
    "it is not shown on the card": (lambda: auction("fire_01"), "pay first wheat", "EE-DIS-05"),
    "there is none": (lambda: auction("fire_01", own={"resources": {}}), "pay first coin", "EE-RES-06"),
    "a single disaster has no second card": (lambda: auction("fire_01"), "pay second coin", "EE-DBL-01"),
    "the card was handled in this turn": (
        lambda: after(auction("fire_01", "fire_04", players=3), "pay first coin"),
        "pay first coin",
        "EE-DBL-05",
    ),
    "somebody else is on turn": (lambda: auction("fire_01", seat=1), "pay first coin", "EE-DIS-03"),
    "holders of a replacement are asked first": (
        lambda: auction("fire_01", others=(REPLACER,)),
        "pay first coin",
        "EE-RUL-20",
    ),
    "one holds a replacement and is not on turn": (
        lambda: auction("fire_01", own=REPLACER, seat=1),
        "pay first coin",
        "EE-DIS-03",
    ),
    "what was taken is resolved first": (
        lambda: after(auction("fire_01", "fire_04", players=3), "take first"),
        "pay second coin",
        "EE-DBL-06",
    ),
    "the card was taken": (lambda: after(auction("fire_01"), "take first"), "take first", "EE-DIS-11"),
    "of two the card was taken": (
        lambda: after(auction("fire_01", "fire_04", players=3), "take first", "attach city_32", "buy_coins 0"),
        "take first",
        "EE-DIS-11",
    ),
    "it is another phase": (lambda: work("economy", {}), "take first", "EE-TRACK-02"),
}
SKIP = {
    "the card was handled in this turn": (
        lambda: after(auction("fire_01", "fire_04", players=3, own=SKIPPER), "pay first coin"),
        "skip first famine_01",
        "EE-DBL-05",
    ),
    "it is not one's own": (lambda: auction("fire_04"), "skip first famine_01", "EE-ABIL-14"),
    "it is another ability": (
        lambda: after(auction("fire_04", own=REPLACER), "decline"),
        "skip first barbarians_01",
        "EE-ABIL-14",
    ),
    "its location is destroyed": (
        lambda: auction("fire_04", own={**SKIPPER, "destroyed": ["city_32"]}),
        "skip first famine_01",
        "EE-LOC-06",
    ),
    "it is exhausted": (
        lambda: auction("fire_04", own={**SKIPPER, "exhausted": ["famine_01"]}),
        "skip first famine_01",
        "EE-EXH-02",
    ),
    "the card shows other tokens": (lambda: auction("fire_01", own=SKIPPER), "skip first famine_01", "EE-RUL-31"),
}
REPLACE = {
    "it is exhausted": (
        lambda: auction("fire_01", own={**REPLACER, "exhausted": ["barbarians_01"]}),
        "replace first barbarians_01",
        "EE-EXH-02",
    ),
    "its location is destroyed": (
        lambda: auction("fire_01", own={**REPLACER, "destroyed": ["city_32"]}),
        "replace first barbarians_01",
        "EE-LOC-06",
    ),
    "it is not one's own": (lambda: auction("fire_01"), "replace first barbarians_01", "EE-ABIL-16"),
    "it is another ability": (lambda: auction("fire_01", own=SKIPPER), "replace first famine_01", "EE-ABIL-16"),
    "the window is closed": (
        lambda: after(auction("fire_01", own=REPLACER), "decline"),
        "replace first barbarians_01",
        "EE-RUL-20",
    ),
    "there is no such card": (lambda: auction("fire_01", own=REPLACER), "replace second barbarians_01", "EE-DBL-11"),
}
STRUCK = {
    "a location that is no neighbour": (
        lambda: after(auction("fire_07", own={"destroyed": ["road_14"]}), "take first"),
        "destroy town_20",
        "EE-LOC-10",
    ),
    "a location that is not nearest": (
        lambda: after(auction("fire_06", own={"destroyed": ["road_9", "farm_11", "road_14"]}), "take first"),
        "destroy road_6",
        "EE-LOC-11",
    ),
    "nothing is to be destroyed": (lambda: auction("fire_01"), "destroy farm_3", "EE-DIS-15"),
    "a ruin takes no innovation": (lambda: after(auction("fire_01"), "take first"), "attach farm_3", "EE-INNO-03"),
    "another location has fewer": (
        lambda: after(auction("fire_01", own=REPLACER), "decline", "take first"),
        "attach city_32",
        "EE-INNO-04",
    ),
    "nothing is to be attached": (lambda: auction("fire_01"), "attach farm_3", "EE-INNO-01"),
    "nobody but the taker buys coins": (lambda: auction("fire_01"), "buy_coins 1", "EE-POOR-06"),
    "coins are bought at the end": (lambda: after(auction("fire_01"), "take first"), "buy_coins 1", "EE-POOR-01"),
}
ECONOMY = {
    "it is not one's own": (lambda: work("economy", {}), "use flood_01", "EE-ECO-01"),
    "it belongs to another phase": (lambda: work("economy", {}), "use city_32", "EE-ECO-06"),
    "its location is destroyed": (lambda: work("economy", {"destroyed": ["farm_3"]}), "use farm_3", "EE-LOC-06"),
    "it was used": (lambda: after(work("economy", {}), "use farm_3"), "use farm_3", "EE-ECO-02"),
    "a Road exchanges": (lambda: work("economy", {}), "use road_14", "EE-ABIL-02"),
    "it is no output": (lambda: work("economy", {}), "exchange road_14 wheat coin", "EE-ABIL-02"),
    "there is no input": (
        lambda: work("economy", {"resources": {}}),
        "exchange road_14 wheat axe",
        "EE-RES-06",
    ),
    "it is no exchange": (lambda: work("economy", {}), "exchange farm_3 wheat axe", "EE-ABIL-03"),
    "a re-activation is not finished": (
        lambda: after(work("economy", RENEWER), "use barbarians_04"),
        "exchange road_14 wheat axe",
        "EE-ABIL-05",
    ),
    "re-activated is what one has": (
        lambda: after(work("economy", RENEWER), "use barbarians_04"),
        "reactivate flood_01",
        "EE-ECO-01",
    ),
    "nothing is re-activated": (lambda: work("economy", {}), "reactivate farm_3", "EE-ABIL-05"),
    "the phase is finished": (lambda: after(table(turn={"phase": "economy"}), "done"), "use farm_3", "EE-SIM-04"),
    "the phase is finished for exchanges": (
        lambda: after(table(turn={"phase": "economy"}), "done"),
        "exchange road_14 wheat axe",
        "EE-SIM-04",
    ),
    "the order of parts is not chosen": (lambda: table(**COMBINED), "exchange road_14 wheat axe", "EE-CMB-02"),
    "the other part is played": (
        lambda: after(table(**COMBINED), "begin_with industry"),
        "exchange road_14 wheat axe",
        "EE-CMB-03",
    ),
}
INDUSTRY = {
    "it is not in hand": (lambda: work("industry", HAND), "sell riot_01", "EE-IND-05"),
    "the hand was handled": (
        lambda: after(work("industry", {**HAND, "hand": ["flood_01"]}), "sell flood_01"),
        "sell flood_01",
        "EE-IND-01",
    ),
    "two cards are enough": (
        lambda: after(work("industry", HAND), "sell flood_01", "sell flood_02"),
        "sell fire_01",
        "EE-IND-05",
    ),
    "more coins than it costs": (
        lambda: work("industry", {**HAND, "resources": {"coin": 5}}),
        "build flood_01 without_town 2",
        "EE-IND-07",
    ),
    "a Town gives nothing back": (
        lambda: work("industry", {**HAND, "resources": {"coin": 5}}),
        "build flood_01 with_town 1",
        "EE-IND-10",
    ),
    "no Town is left": (
        lambda: work("industry", {**HAND, "destroyed": ["town_20", "town_25"]}),
        "build flood_01 with_town 0",
        "EE-IND-08",
    ),
    "no location stands": (
        lambda: work("industry", {**HAND, "destroyed": [*LOW, "city_32"]}),
        "build flood_01 without_town 0",
        "EE-INNO-12",
    ),
    "nothing to stop yet": (lambda: work("industry", HAND), "keep", "EE-RUL-28"),
    "only one card was handled": (
        lambda: after(work("industry", HAND), "sell flood_01"),
        "throw_away",
        "EE-IND-15",
    ),
    "a card is not attached yet": (
        lambda: after(work("industry", {**HAND, "resources": {"coin": 5}}), "build flood_01 without_town 1"),
        "done",
        "EE-IND-02",
    ),
    "it stands": (lambda: work("industry", {}), "rebuild farm_3 0", "EE-IND-21"),
    "one was rebuilt": (
        lambda: after(work("industry", {"destroyed": ["farm_3", "camp_5"]}), "rebuild farm_3 0"),
        "rebuild camp_5 0",
        "EE-IND-19",
    ),
    "a Town is no action": (lambda: work("industry", {}), "use town_20", "EE-IND-03"),
    "it belongs to another phase": (lambda: work("industry", {}), "use farm_3", "EE-IND-25"),
    "nothing is to be swapped": (lambda: work("industry", {}), "swap farm_3 city_32", "EE-IND-28"),
    "it is one location only": (
        lambda: after(work("industry", {}), "use city_32"),
        "swap farm_3 farm_3",
        "EE-IND-28",
    ),
    "nothing is to be moved": (lambda: work("industry", MOVER), "move flood_01 road_6", "EE-INNO-10"),
    "another location has fewer": (
        lambda: after(work("industry", MOVER), "use fire_06"),
        "move flood_01 camp_5",
        "EE-INNO-04",
    ),
}
EARLY = {"throw_away_early": True}
COMBINED_PHASE = {
    "no part is chosen: done": (lambda: table(**COMBINED), "done", "EE-CMB-02"),
    "no part is chosen: build": (lambda: table(**COMBINED), "build flood_01 without_town 1", "EE-CMB-02"),
    "no part is chosen: sell": (lambda: table(**COMBINED), "sell flood_01", "EE-CMB-02"),
    "no part is chosen: rebuild": (lambda: table(**COMBINED), "rebuild farm_3 0", "EE-CMB-02"),
    "economy is played: build": (
        lambda: after(table(**COMBINED), "begin_with economy"),
        "build flood_01 without_town 1",
        "EE-CMB-03",
    ),
    "economy is played: sell": (lambda: after(table(**COMBINED), "begin_with economy"), "sell flood_01", "EE-CMB-03"),
    "economy is played: rebuild": (
        lambda: after(table(**COMBINED), "begin_with economy"),
        "rebuild farm_3 0",
        "EE-CMB-03",
    ),
}
THROW_AWAY = {
    "the hand was refilled": (
        lambda: after(work("industry", {**HAND, "hand": ["flood_01"]}, EARLY), "sell flood_01"),
        "throw_away",
        "EE-IND-01",
    ),
    "the hand is empty": (lambda: work("industry", {"hand": []}, EARLY), "throw_away", "EE-IND-14"),
}
CONFLICT = {
    "more axes than there are": (lambda: conflict("conflict_01"), "bid_axes 9", "EE-CON-05"),
    "axes come first": (lambda: conflict("conflict_01"), "bid_coins 0", "EE-RUL-42"),
    "axes are chosen": (lambda: after(conflict("conflict_01"), "bid_axes 0"), "bid_axes 1", "EE-SIM-07"),
    "the bid is in": (lambda: after(conflict("conflict_01"), "bid_axes 0", "bid_coins 0"), "bid_coins 1", "EE-SIM-07"),
}


def cases() -> list[Any]:
    facts = {"pay": PAY, "skip": SKIP, "replace": REPLACE, "struck": STRUCK, "economy": ECONOMY}
    facts |= {"industry": INDUSTRY, "combined": COMBINED_PHASE, "throw away": THROW_AWAY, "conflict": CONFLICT}
    return [
        pytest.param(*case, id=f"{kind}: {reason}") for kind, table in facts.items() for reason, case in table.items()
    ]


@pytest.mark.parametrize(("scene", "action", "forbidden_by"), cases())
def test_a_refusal_names_the_rule_that_forbids(scene: Any, action: str, forbidden_by: str) -> None:
    assert scene().refused(action, 0) == forbidden_by


@rule("EE-LIGHT-03")
def test_only_a_card_in_hand_strikes() -> None:
    scene = table(options={"mode": "lightning"}, turn={"phase": "setup"})
    scene.play("keep_hand", 0)
    others = scene.describe(EVERYTHING)["empires"][1]["hand"]
    assert scene.refused(f"strike {others[0]}", 0) == "EE-LIGHT-03"


@rule("EE-IND-28")
def test_two_locations_are_swapped_in_whichever_order_they_are_named() -> None:
    scene = work("industry", {})
    scene.play("use city_32")
    scene.expect(legal=["swap city_32 farm_3", "swap farm_3 city_32"])
    scene.play("swap city_32 farm_3")
    scene.expect(events=["swapped 0 farm_3 city_32"])
