"""The hand limit (FR-HAND)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, kinds, offers, turn_of
from tests.rules import rule

DRAW: Final = {"phase": "draw"}
SEVEN_OF_ALL: Final = [
    "orange_genua",
    "orange_narbo",
    "black_tingi",
    "white_roma",
    "green_lutetia",
    "blue_sinope",
    "blue_roma",
]
OTHER_EIGHT: Final = [
    "orange_roma", "orange_lutetia", "black_roma", "black_athenae",
    "white_tyras", "green_roma", "green_patrae", "blue_aquileia",
]  # fmt: skip
THIRD_EIGHT: Final = [
    "black_corduba", "black_cesarea", "black_carthago", "white_genua",
    "white_narbo", "green_iuvavum", "green_brundisium", "blue_carnuntum",
]  # fmt: skip

SEVEN = [f"white_{city}" for city in ("aquileia", "athenae", "corduba", "genua", "narbo", "narona", "patrae")]
BLACK = [f"black_{city}" for city in ("tingi", "corduba", "carthago", "athenae", "burdigala", "cesarea", "syracusae")]
ORANGE = [
    f"orange_{city}" for city in ("genua", "narbo", "lutetia", "burdigala", "gesoriacum", "eburacum", "londinium")
]


@rule("FR-HAND-01")
@pytest.mark.parametrize(
    ("hand", "drawn", "over"),
    [
        pytest.param(SEVEN[:5], ["blue_roma", "blue_sinope"], 0, id="seven city cards"),
        pytest.param(SEVEN[:6], ["blue_roma", "blue_sinope"], 1, id="eight city cards"),
        pytest.param([*SEVEN[:5], "carpe_diem"], ["blue_roma", "vae_victis"], 1, id="events count"),
        pytest.param(SEVEN[:6], ["blue_roma", "revolt"], 0, id="revolts do not"),
        pytest.param(SEVEN[:7], ["revolt", "revolt"], 0, id="two revolts"),
        pytest.param(SEVEN[:7], ["blue_roma", "blue_sinope"], 2, id="nine"),
    ],
)
def test_a_hand_holds_seven_cities_and_events(hand: list[str], drawn: list[str], over: int) -> None:
    scene = before("draw", players=[{"hand": hand}], player_deck={"top": drawn})
    scene.settle()
    for _ in range(over):
        scene.expect(actors=[0], turn={"phase": "draw"})
        scene.play(next(text for text in scene.legal() if text.startswith("discard")))
    assert "discard" not in kinds(scene)
    scene.expect(players={0: {"hand": {"size": len(hand) + 2 - drawn.count("revolt") - over}}})


@rule("FR-HAND-02", "FR-HAND-03")
def test_the_limit_holds_outside_the_own_turn_too() -> None:
    """A card given to somebody with seven: the receiver reduces at once, in the giver's turn."""
    scene = before(
        "actions",
        players=[
            {"role": "consul", "city": "roma", "hand": ["blue_roma"]},
            {"role": "regina_foederata", "city": "roma", "hand": SEVEN},
        ],
    )
    scene.play("give regina_foederata blue_roma")
    scene.play("accept")
    scene.expect(actors=[1], turn={"active": 0, "phase": "actions", "actions": 3})
    scene.expect(only={"legal": {1: [f"discard {card}" for card in [*SEVEN, "blue_roma"]]}})
    scene.play("discard white_narona")
    scene.expect(actors=[0], players={1: {"hand": {"size": 7, "lacks": "white_narona"}}})


@rule("FR-HAND-02")
@pytest.mark.parametrize("phase", ["actions", "after_draw", "invade"])
def test_a_card_taken_by_an_event_is_counted_at_once(phase: str) -> None:
    """Played by somebody else, so that it leaves no room in the hand of seven."""
    scene = before(
        phase,
        players=[{"city": "tyras", "hand": SEVEN}, {"hand": ["homo_faber_fortunae_suae"]}],
        player_discard=["white_tyras"],
    )
    scene.play("event homo_faber_fortunae_suae standard", 1)
    scene.play("take_card white_tyras", 0)
    scene.expect(actors=[0])
    assert kinds(scene, 0) == {"discard"}
    scene.play("discard white_tyras")
    assert "discard" not in kinds(scene)


@rule("FR-HAND-02", "FR-RUL-56")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_over_the_limit_reduces_the_active_player_first(active: int, order: list[int]) -> None:
    colours = [("white", SEVEN), ("black", BLACK), ("orange", ORANGE)]
    hands = [[*cards, f"{colour}_roma"] for colour, cards in colours]
    agenda = ["end_turn", "invade", "after_draw", "hand_limit", f"discard {active}"]
    turn = {"active": active, "phase": "draw"}
    scene = before("draw", players=[{"hand": hand} for hand in hands], turn=turn, agenda=agenda)
    for seat in order:
        scene.expect(actors=[seat])
        scene.play(f"discard {colours[seat][0]}_roma", seat)
    scene.expect(actors=["chance"], turn={"phase": "invade"})


@rule("FR-HAND-03")
def test_too_many_cards_are_discarded_or_played_and_nothing_else_goes_on() -> None:
    """The second player's event must wait, and so must the invasion."""
    scene = before(
        "draw",
        players=[{"hand": [*SEVEN[:6], "mortui_non_mordent"]}, {"hand": ["festina_lente"]}],
        barbarians={"tyras": {"visigoths": 3}},
        player_deck={"top": ["blue_roma", "blue_sinope"]},
    )
    scene.settle()
    scene.expect(actors=[0], turn={"phase": "draw"})
    assert kinds(scene, 0) == {"discard", "event"}
    assert len([text for text in scene.legal(0) if text.startswith("discard")]) == 9
    assert scene.refused("event festina_lente standard", 1) == "FR-RUL-105"
    scene.play("discard white_aquileia")
    scene.expect(actors=[0], players={0: {"hand": {"size": 8}}})
    scene.play("event mortui_non_mordent standard")
    scene.play("strike visigoths tyras")
    scene.play("done")
    scene.expect(actors=[1], players={0: {"hand": {"size": 7}}}, barbarians={"tyras": {"visigoths": 2}})


@rule("FR-HAND-03")
def test_revolts_of_the_same_draw_come_before_the_limit() -> None:
    scene = before("draw", players=[{"hand": SEVEN}], player_deck={"top": ["blue_roma", "revolt"]})
    scene.chance()
    scene.chance()
    scene.expect(actors=["chance"], rate=1)
    scene.chance("reveal huns lutetia")
    scene.expect(actors=[0], legal={0: "discard blue_roma"}, barbarians={"lutetia": {"huns": 3}})


@rule("FR-HAND-04")
@pytest.mark.parametrize("card", ["white_corduba", "orange_burdigala", "vae_victis", "abundans_cautela_non_nocet"])
def test_discarded_cards_lie_face_up_on_the_discard_pile(card: str) -> None:
    hand = [*SEVEN[:4], "orange_burdigala", "vae_victis", "abundans_cautela_non_nocet"]
    scene = before("draw", players=[{"hand": hand}], player_deck={"top": ["blue_roma", "revolt"]})
    scene.settle()
    scene.play(f"discard {card}")
    scene.expect(
        player_discard=[card],
        players={0: {"hand": [*(held for held in hand if held != card), "blue_roma"]}},
        events=[f"discarded 0 {card}"],
        seen_by={1: {"player_discard": [card]}},
    )


@rule("FR-RUL-53")
def test_revolts_come_before_the_hand_limit() -> None:
    scene = turn_of("consul", "roma", SEVEN_OF_ALL, player_deck={"top": ["white_tyras", "revolt"]}, turn=DRAW)
    scene.chance("draw white_tyras")
    scene.chance("draw revolt")
    scene.expect(actors=["chance"], rate=1, players={0: {"hand": {"size": 8}}})
    scene.chance("reveal huns lutetia")
    assert (scene.actors, kinds(scene)) == ([0], {"discard"})


@rule("FR-RUL-54", "FR-DEC-30")
def test_the_owner_of_the_hand_decides_what_is_discarded_also_in_anothers_turn() -> None:
    mercator = {
        "role": "mercator",
        "city": "genua",
        "hand": [card for card in SEVEN_OF_ALL if card != "orange_genua"] + ["white_tyras"],
    }
    scene = turn_of("consul", "genua", ["orange_genua"], [mercator])
    scene.play("give mercator orange_genua")
    scene.play("accept", 1)
    assert scene.actors == [1]
    assert offers(scene, "discard", 1) == {*SEVEN_OF_ALL, "white_tyras"}
    assert kinds(scene, 1) == {"discard"}
    assert scene.refused("discard orange_genua", 0) == "FR-RUL-100"
    scene.play("discard blue_roma", 1)
    scene.expect(players={1: {"hand": {"size": 7, "lacks": "blue_roma"}}}, player_discard=["blue_roma"], actors=[0])


@rule("FR-RUL-55")
def test_cards_are_discarded_until_seven_are_left() -> None:
    scene = turn_of("consul", "roma", SEVEN_OF_ALL, turn=DRAW)
    scene.chance("draw white_tyras")
    scene.chance("draw abundans_cautela_non_nocet")
    scene.play("discard abundans_cautela_non_nocet")
    assert kinds(scene) == {"discard"}
    scene.play("discard blue_roma")
    scene.expect(
        players={0: {"hand": {"size": 7, "has": "white_tyras"}}},
        player_discard=["abundans_cautela_non_nocet", "blue_roma"],
        actors=["chance"],
    )


@rule("FR-RUL-56")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_several_over_the_limit_reduce_their_hands_from_the_active_player_on(active: int, order: list[int]) -> None:
    hands = [[*SEVEN_OF_ALL, "white_aquileia"], OTHER_EIGHT, THIRD_EIGHT]
    scene = Scene(
        "fall_of_rome",
        3,
        {
            "players": [{"hand": hand} for hand in hands],
            "turn": {"active": active, "phase": "draw"},
            "agenda": ["end_turn", "invade", "after_draw", "hand_limit", f"discard {active}"],
        },
    )
    asked = []
    while scene.actors != [-1]:
        asked.extend(scene.actors)
        scene.play(scene.legal()[0])
    assert asked == order


@rule("FR-RUL-100")
def test_nobody_discards_without_being_over_the_limit() -> None:
    hand = ["orange_genua", "orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope", "carpe_diem"]
    scene = turn_of("consul", "roma", hand)
    assert "discard" not in kinds(scene)
    assert scene.refused("discard orange_genua") == "FR-RUL-100"
    assert scene.refused("discard carpe_diem") == "FR-RUL-100"


@rule("FR-RUL-105")
def test_while_somebody_is_over_the_limit_the_others_wait() -> None:
    seven = ["orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope", "blue_roma", "carpe_diem"]
    others = [
        {"role": "mercator", "city": "genua", "hand": ["orange_genua", "mortui_non_mordent"]},
        {"role": "vestalis", "city": "roma", "hand": ["black_roma"]},
    ]
    scene = turn_of("consul", "genua", seven, others)
    scene.play("take mercator orange_genua")
    scene.play("accept", 1)
    assert (scene.actors, kinds(scene, 0)) == ([0], {"discard", "event"})
    assert scene.refused("event mortui_non_mordent standard", 1) == "FR-RUL-105"
    assert scene.refused("exchange black_roma", 2) == "FR-RUL-49"
    scene.play("event carpe_diem standard")
    assert scene.actors == [1, 2, 0]
    scene.expect(turn={"actions": 5})
