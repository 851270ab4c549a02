"""Why not: attacks with a Traitor are refused as those without one, and whoever is asked for something else waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.struggle_for_rome.board import THREE_COLOURS, Table, riding
from tests.games.struggle_for_rome.realms import last_turn, realm
from tests.rules import rule

TRAITOR = {"cards": {"traitor": 1}}
FOUNDER = {"figure": "c061", "fighters": 2, "wagons": 1, "tokens": THREE_COLOURS}
REALM = {"cities": ["lutetia"], "fighters": 2, "wagons": 1}
THIRD = {"white": {"warrior": {"cities": ["durocortorum"]}}}


def plundered() -> Table:
    """Red has plundered Lutetia without the Traitor, and found nothing but gold."""
    scene = riding({**FOUNDER, "fighters": 4}, TRAITOR)
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    return scene


def conquered(tribe: dict[str, object]) -> Table:
    """Red has conquered a city without the Traitor."""
    scene = riding(tribe, TRAITOR)
    scene.play("conquer durocortorum" if "cities" in tribe else "conquer lutetia")
    return scene


def found(card: str) -> Table:
    """Red has just found a card by plunder, which waits for the next phase by the option."""
    scene = riding({"figure": "c055", "fighters": 2}, options={"plundered_card_waits": True})
    scene.play("plunder argentoratum")
    scene.chance("turn development_card casualty")
    scene.chance(f"draw_card {card}")
    return scene


def announcing() -> Table:
    """At the end of a round red is asked whether to show victory points."""
    eight = {"horseman": realm("gaul", "spain", cities=7), "warrior": realm("germany", cities=1)}
    scene = last_turn({"red": {**eight, "cards": {"victory_point": 2}}})
    scene.play("end_turn")
    return scene


REFUSED: dict[str, tuple[Callable[[], Table], str, str]] = {
    "a realm needs three colours": (
        lambda: riding({**FOUNDER, "tokens": {}}, TRAITOR),
        "conquer_with_traitor lutetia",
        "SR-CONQ-01",
    ),
    "a realm needs a figure beside the city": (
        lambda: riding({**FOUNDER, "figure": "c055"}, TRAITOR),
        "conquer_with_traitor lutetia",
        "SR-CONQ-02",
    ),
    "even a betrayed city has a defence": (
        lambda: riding({**FOUNDER, "fighters": 0}, TRAITOR),
        "conquer_with_traitor lutetia",
        "SR-CONQ-03",
    ),
    "a realm needs a wagon": (
        lambda: riding({**FOUNDER, "wagons": 0}, TRAITOR),
        "conquer_with_traitor lutetia",
        "SR-CONQ-04",
    ),
    "the city is somebody's": (
        lambda: riding(FOUNDER, TRAITOR, others={"white": {"warrior": {"cities": ["lutetia"]}}}),
        "conquer_with_traitor lutetia",
        "SR-CONQ-05",
    ),
    "it is too far from the realm": (
        lambda: riding(REALM, TRAITOR),
        "conquer_with_traitor toletum",
        "SR-EXP-01",
    ),
    "another city needs a wagon": (
        lambda: riding({**REALM, "wagons": 0}, TRAITOR),
        "conquer_with_traitor durocortorum",
        "SR-EXP-04",
    ),
    "another city needs a fighter": (
        lambda: riding({**REALM, "fighters": 0}, TRAITOR),
        "conquer_with_traitor durocortorum",
        "SR-EXP-05",
    ),
    "the other city is somebody's": (
        lambda: riding(REALM, TRAITOR, others=THIRD),
        "conquer_with_traitor durocortorum",
        "SR-EXP-06",
    ),
    "one conquest a turn": (
        lambda: conquered({**REALM, "fighters": 4, "wagons": 3}),
        "conquer_with_traitor caesarodunum",
        "SR-TRIBE-08",
    ),
    "no plunder after a conquest": (lambda: conquered(FOUNDER), "plunder_with_traitor lutetia", "SR-TRIBE-07"),
    "no second plunder": (plundered, "plunder_with_traitor caesarodunum", "SR-TRIBE-03"),
    "a realm does not plunder": (lambda: riding(REALM, TRAITOR), "plunder_with_traitor durocortorum", "SR-TRIBE-07"),
    "a traitor opens no city that is far away": (
        lambda: riding({**FOUNDER, "figure": "c055"}, TRAITOR),
        "plunder_with_traitor lutetia",
        "SR-PLUN-01",
    ),
    "two tokens of a colour are all": (
        lambda: riding({**FOUNDER, "tokens": {"gallia": 2}}, TRAITOR),
        "plunder_with_traitor lutetia",
        "SR-PLUN-04",
    ),
    "a conquest was declared this turn": (
        lambda: riding(FOUNDER, TRAITOR, turn={"attacked": "conquered"}),
        "plunder_with_traitor lutetia",
        "SR-TRIBE-06",
    ),
    "a traitor just found waits, for plunder": (
        lambda: found("traitor"),
        "plunder_with_traitor argentoratum",
        "SR-RUL-17",
    ),
    "a traitor just found waits, for conquest": (
        lambda: found("traitor"),
        "conquer_with_traitor argentoratum",
        "SR-RUL-17",
    ),
    "a march just found waits": (lambda: found("forced_march"), "forced_march c061", "SR-RUL-17"),
    "three play without some cities: plunder": (
        lambda: riding({**FOUNDER, "figure": "c042"}, TRAITOR, seats=3),
        "plunder_with_traitor samarobriva",
        "SR-SETUP-14",
    ),
    "three play without some cities: conquest": (
        lambda: riding({**FOUNDER, "figure": "c042"}, TRAITOR, seats=3),
        "conquer_with_traitor samarobriva",
        "SR-SETUP-14",
    ),
    "points come first: travel": (announcing, "travel c062", "SR-TRIBE-01"),
    "points come first: march": (announcing, "forced_march c062", "SR-TRIBE-01"),
    "points come first: plunder": (announcing, "plunder lutetia", "SR-TRIBE-01"),
    "points come first: traitor": (announcing, "plunder_with_traitor lutetia", "SR-TRIBE-01"),
    "points come first: conquest": (announcing, "conquer lutetia", "SR-TRIBE-01"),
    "points come first: betrayal": (announcing, "conquer_with_traitor lutetia", "SR-TRIBE-01"),
    "points come first: compensation": (announcing, "take ore", "SR-TRIBE-01"),
}


@rule("SR-RUL-36", "SR-RUL-42", "SR-TRIBE-01")
@pytest.mark.parametrize("why", REFUSED)
def test_each_reason_names_the_rule_that_forbids(why: str) -> None:
    scene, text, forbidden = REFUSED[why]
    assert scene().refused(text) == forbidden
