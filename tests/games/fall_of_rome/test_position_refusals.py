"""A written step on the agenda needs its legions, barbarians and cards; without them the position is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import EVERYTHING, BadPosition
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes import Scene
from tests.fuzzing import told_when

TURN = ["end_turn", "invade", "after_draw", "draw", "actions"]
BATTLE = [*TURN, "aftermath 1 0 0", "remove 2"]
FESTINA = [*TURN, "played festina_lente 0 standard", "to tyras", "festina_pawn", "permit mercator 2"]
SWAPPING = [*TURN, "played do_ut_des 0 standard", "swapping consul mercator"]

GIVER = {"role": "consul", "city": "genua", "hand": ["white_genua", "festina_lente", "do_ut_des"]}
TAKER = {"role": "mercator", "city": "genua", "hand": ["blue_roma"]}
LAST = {"role": "vestalis", "city": "roma"}
BOARD: dict[str, Any] = {
    "players": [GIVER, TAKER, LAST],
    "legions": {"genua": 2},
    "barbarians": {"genua": {"huns": 2, "vandals": 1}},
}

GOOD: list[list[str]] = [
    BATTLE,
    [*TURN, "plot mercator white_genua 0"],
    FESTINA,
    [*SWAPPING, "offer 1", "offer 0"],
    [*SWAPPING, "offered white_genua", "offer 1"],
]


def arranged(agenda: list[str], **changed: Any) -> Scene:
    """A scene in which this is still to be done, with parts of the board changed."""
    return Scene("fall_of_rome", 3, {**BOARD, "turn": {"actions": 3}, "agenda": agenda, **changed})


@pytest.mark.parametrize("agenda", GOOD, ids=str)
def test_a_step_that_has_what_it_needs_is_taken(agenda: list[str]) -> None:
    assert arranged(agenda).describe()["agenda"] == agenda


BAD: list[tuple[list[str], dict[str, Any], str]] = [
    (BATTLE, {"legions": {}}, "position.legions: 'aftermath 1 0 0' needs 1 legions in the city of the active player"),
    (BATTLE, {"barbarians": {"tyras": {"huns": 2}}}, "position.barbarians: 'remove 2' needs so many barbarians in"),
    (BATTLE, {"turn": {"active": 2, "actions": 3}, "legions": {"roma": 1}}, "position.barbarians: 'remove 2' needs"),
    ([*TURN, "plot mercator white_genua 0"], {"players": [GIVER, {"city": "genua"}, LAST]}, "(FR-ACT-PLOT-01)"),
    ([*TURN, "plot mercator white_genua 0"], {"players": [TAKER, GIVER]}, "(FR-ACT-PLOT-01)"),
    ([*TURN, "plot mercator white_genua 1"], {}, "'plot mercator white_genua 1' could not be chosen"),
    (
        FESTINA,
        {"players": [GIVER, {"city": "genua"}, LAST]},
        "'permit mercator 2' could not be chosen in this position",
    ),
    (FESTINA, {"legions": {"genua": 1, "roma": 1}}, "'permit mercator 2' could not be chosen in this position (FR-RUL"),
    (FESTINA, {"players": [GIVER, {**TAKER, "city": "tyras"}]}, "(FR-RUL-106)"),
    ([*SWAPPING, "offer 1", "offer 0"], {"players": [GIVER, {"city": "genua"}, LAST]}, "names a role that no one has"),
    ([*SWAPPING, "offered white_roma", "offer 1"], {}, "position.players[0].hand: 'offered white_roma' is on the"),
    (
        [*SWAPPING, "offered white_genua", "offer 1"],
        {"players": [{**GIVER, "role": "magister_militum"}, TAKER]},
        "'swapping consul mercator' could not be chosen in this position (FR-RUL-113)",
    ),
    ([*TURN, "pay_ally vandals 3"], {}, "position.players[0].hand: 'pay_ally vandals 3' needs so many cards"),
]


@pytest.mark.parametrize(("agenda", "changed", "sentence"), BAD, ids=str)
def test_a_step_that_lacks_what_it_needs_is_refused(agenda: list[str], changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        arranged(agenda, **changed)
    assert sentence in str(refused.value)


EXCHANGE: dict[str, Any] = {"turn": {"phase": "draw"}, "player_discard": ["orange_roma"]}


@pytest.mark.parametrize(
    ("seat", "changed", "sentence"),
    [
        (0, {}, "'exchange 0' needs a card of a colour of Vestalis' city"),
        (2, {"player_discard": []}, "'exchange 2' needs a card of a colour of Vestalis' city"),
        (2, {"player_discard": ["orange_roma", "vae_victis"]}, "'exchange 2' needs a card of a colour of Vestalis'"),
        (
            2,
            {"players": [GIVER, TAKER, {**LAST, "city": "tyras"}]},
            "'exchange 2' needs a card of a colour of Vestalis'",
        ),
        (2, {"player_deck": {"event_deck": 0}}, "'exchange 2' needs an event in the event deck (FR-RUL-51)"),
    ],
)
def test_an_exchange_needs_vestalis_her_card_and_an_event(seat: int, changed: dict[str, Any], sentence: str) -> None:
    agenda = ["end_turn", "invade", "after_draw", "exchange 2"]
    assert arranged(agenda, **EXCHANGE).describe()["agenda"] == agenda
    with pytest.raises(BadPosition) as refused:
        arranged([*agenda[:-1], f"exchange {seat}"], **{**EXCHANGE, **changed})
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "steps",
    [
        ["played hic_manebimus_optime 0 standard", "to tyras", "festina_pawn"],
        ["played festina_lente 0 standard", "to tyras", "si_vis_pawn"],
        ["played carpe_diem 0 standard", "extra_draw"],
        ["played mortui_non_mordent 0 standard", "hand_limit"],
        ["played do_ut_des 0 standard", "roll 1 0"],
    ],
    ids=str,
)
def test_an_event_asks_for_nothing_that_another_card_is_about(steps: list[str]) -> None:
    event = steps[0].split()[1]
    with pytest.raises(BadPosition, match=f"'{steps[-1]}' is nothing that {event} asks for|'to tyras' is nothing"):
        arranged([*TURN, *steps], players=[{**GIVER, "hand": [event]}, TAKER, LAST])


@pytest.mark.parametrize("step", ["reveal", "revolt_card", "look"])
def test_what_is_turned_up_lies_in_the_barbarian_deck(step: str) -> None:
    """An empty deck is made anew from the discards before a card is turned up (FR-RUL-59)."""
    game = find("fall_of_rome")
    told = told_when(game, 3, complete(game.options, {}), lambda told: told["agenda"][-1:] == [step])
    game.from_position(told, 3, told["options"], Random(1))
    drawn = [card for layer in told["barbarian_deck"] for card in layer]
    emptied = {**told, "barbarian_deck": [], "barbarian_discard": [*told["barbarian_discard"], *drawn]}
    with pytest.raises(BadPosition) as refused:
        game.from_position(emptied, 3, told["options"], Random(1))
    assert refused.value.where == "position.barbarian_deck"


def test_before_the_deck_is_built_it_has_no_piles_and_all_cards_that_are_left() -> None:
    """Alone the events join it after the hands (FR-SOLO-06), so that piles of the cards so far would be too small."""
    game, rng = find("fall_of_rome"), Random(1)
    options = complete(game.options, {})
    told = told_when(game, 1, options, lambda told: bool(told["treasury"]))
    deck = told["player_deck"]
    without = {key: part for key, part in deck.items() if key != "piles"}
    again = game.from_position({**told, "player_deck": without}, 1, options, rng)
    assert game.describe(again, EVERYTHING) == told
    for part, value in (("piles", [{"cards": deck["size"], "revolt": False}]), ("size", deck["size"] - 1)):
        with pytest.raises(BadPosition, match="before the deck is built") as refused:
            game.from_position({**told, "player_deck": {**without, part: value}}, 1, options, rng)
        assert refused.value.where == f"position.player_deck.{part}"


@pytest.mark.parametrize("phase", ["actions", "draw", "invade"])
def test_a_game_that_is_over_stays_in_its_phase(phase: str) -> None:
    """Without an agenda too: the invade phase does not begin any more."""
    Scene("fall_of_rome", 3, {"turn": {"phase": phase}, "outcome": "decline"}).expect(turn={"phase": phase}, actors=[])
