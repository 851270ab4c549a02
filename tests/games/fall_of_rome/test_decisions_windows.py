"""What is chosen while drawing and in the windows of events, by whom and between what (FR-DEC)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import kinds, offers, turn_of
from tests.rules import rule

SEVEN: Final = ["orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope", "blue_roma", "carpe_diem"]
PASSES: Final = {"pass", "pass_turn"}


def interrupted(event: str, **position: Any) -> Scene:
    """The Consul's turn in Genua; the Mercator in Narbo holds an event, the Vestalis stands in Eburacum."""
    mercator = {"role": "mercator", "city": "narbo", "hand": [event]}
    vestalis = {"role": "vestalis", "city": "eburacum"}
    return turn_of("consul", "genua", [], [mercator, vestalis], **position)


@rule("FR-DEC-28")
@pytest.mark.parametrize(("role", "asked"), [("vestalis", True), ("consul", False)])
def test_only_the_vestalis_chooses_how_many_cards_to_draw(role: str, asked: bool) -> None:
    scene = turn_of(role, "roma", turn={"phase": "draw"})
    assert scene.actors == ([0] if asked else [-1])
    assert scene.legal() == (["draw_cards 2", "draw_cards 3"] if asked else [])


@rule("FR-DEC-28")
def test_in_anothers_draw_phase_the_vestalis_chooses_nothing() -> None:
    scene = turn_of("consul", "roma", [], [{"role": "vestalis"}], turn={"phase": "draw"})
    assert scene.actors == [-1]


@rule("FR-DEC-29")
def test_the_vestalis_puts_back_one_of_the_three_that_she_drew() -> None:
    top = ["white_tyras", "black_tingi", "carpe_diem"]
    scene = turn_of("vestalis", "roma", ["blue_roma"], player_deck={"top": top}, turn={"phase": "draw"})
    scene.play("draw_cards 3")
    for card in top:
        scene.chance(f"draw {card}")
    assert (scene.actors, set(scene.legal())) == ([0], {f"put_back {card}" for card in top})


@rule("FR-DEC-30")
def test_over_the_limit_the_owner_discards_plays_an_event_or_exchanges() -> None:
    vestalis = {"role": "vestalis", "city": "genua", "hand": SEVEN}
    scene = turn_of("consul", "genua", ["orange_genua"], [vestalis])
    scene.play("give vestalis orange_genua")
    scene.play("accept", 1)
    assert scene.actors == [1]
    assert offers(scene, "discard") == {*SEVEN, "orange_genua"}
    assert offers(scene, "event") == {"carpe_diem standard", "carpe_diem corruption"}
    assert offers(scene, "exchange") == {"orange_narbo", "orange_genua", "white_roma"}  # the colours of Genua
    assert kinds(scene) == {"discard", "event", "exchange"}  # no pass
    scene.play("discard carpe_diem")
    scene.expect(players={1: {"hand": {"size": 7}}}, player_discard=["carpe_diem"])
    assert "discard" not in kinds(scene, 1)


@rule("FR-DEC-31", "FR-DEC-32")
def test_any_player_plays_an_own_event_with_either_option_or_passes() -> None:
    scene = interrupted("festina_lente")
    assert scene.actors == [1, 0]
    assert set(scene.legal(1)) == {"event festina_lente standard", "event festina_lente corruption", *PASSES}
    assert scene.refused("event festina_lente standard", 0) == "FR-EVENT-01"  # it is not in that hand
    assert scene.refused("event festina_lente standard", 2) == "FR-EVENT-01"


@rule("FR-DEC-32")
@pytest.mark.parametrize(("option", "actions", "decline"), [("standard", 6, 0), ("corruption", 8, 1)])
def test_the_option_decides_what_the_event_does_and_costs(option: str, actions: int, decline: int) -> None:
    scene = interrupted("carpe_diem")
    scene.play(f"event carpe_diem {option}", 1)
    scene.expect(turn={"actions": actions}, decline=decline)


BOARD: Final[dict[str, Any]] = {
    "barbarians": {"lutetia": {"huns": 2, "vandals": 1}},
    "forts": ["roma", "genua"],
    "legions": {"narbo": 1, "genua": 2},
}
ANYWHERE: Final = {f"choose {city}" for city in CITY_WORDS}
TARGETS: Final[list[tuple[str, set[str]]]] = [
    ("festina_lente", ANYWHERE),
    ("hic_manebimus_optime", {f"place {city} {n}" for city in ("roma", "genua") for n in (1, 2)} | {"done"}),
    ("mors_tua_vita_mea", {"choose lutetia", "choose tyras"}),
    ("mortui_non_mordent", {"strike huns lutetia", "strike vandals lutetia", "strike visigoths tyras", "done"}),
    ("si_vis_pacem_para_bellum", ANYWHERE - {"choose roma", "choose genua"}),
    ("veni_vidi_vici", ANYWHERE - {"choose genua"}),
]


@rule("FR-DEC-33")
@pytest.mark.parametrize(("event", "targets"), TARGETS)
def test_whoever_plays_an_event_names_its_targets(event: str, targets: set[str]) -> None:
    scene = interrupted(event, **BOARD)
    scene.play(f"event {event} standard", 1)
    assert scene.actors == [1]
    assert set(scene.legal()) == targets


@rule("FR-DEC-33")
@pytest.mark.parametrize(("option", "cities", "most"), [("standard", 3, 2), ("corruption", 4, 3)])
def test_legions_are_placed_in_three_fort_cities_or_in_all(option: str, cities: int, most: int) -> None:
    forts = ["roma", "genua", "patrae", "tingi"]
    scene = interrupted("hic_manebimus_optime", forts=forts)
    scene.play(f"event hic_manebimus_optime {option}", 1)
    for number, city in enumerate(forts[:cities]):
        assert offers(scene, "place") == {f"{fort} {n}" for fort in forts[number:] for n in range(1, most + 1)}
        scene.play(f"place {city} {most}")
    scene.expect(only={"legions": dict.fromkeys(forts[:cities], most)}, actors=[0])


@rule("FR-DEC-33")
def test_the_blows_of_one_event_fall_on_one_tribe_or_end_early() -> None:
    scene = interrupted("mortui_non_mordent", **BOARD)
    scene.play("event mortui_non_mordent corruption", 1)
    scene.play("strike huns lutetia")
    assert (scene.actors, scene.legal()) == ([1], ["strike huns lutetia", "done"])
    scene.play("done")
    scene.expect(barbarians={"lutetia": {"huns": 1, "vandals": 1}}, actors=[0])


@rule("FR-DEC-33")
def test_whoever_plays_the_event_orders_the_barbarian_cards_and_removes_one() -> None:
    cards = ["huns roma", "huns patrae", "vandals roma", "vandals tingi", "visigoths roma", "visigoths genua"]
    scene = interrupted("melius_cavere_quam_pavere", barbarian_deck=[cards])
    scene.play("event melius_cavere_quam_pavere corruption", 1)
    for card in cards:
        scene.chance(f"reveal {card}")
    assert (scene.actors, set(scene.legal())) == ([1], {f"banish {card}" for card in cards})
    scene.play("banish huns patrae")
    assert (scene.actors, len(scene.legal()), kinds(scene)) == ([1], 5, {"lay"})


@rule("FR-DEC-33")
def test_whoever_plays_the_event_chooses_pawn_and_legions() -> None:
    scene = interrupted("festina_lente", **BOARD)
    scene.play("event festina_lente standard", 1)
    scene.play("choose roma")
    assert (scene.actors, set(scene.legal())) == (
        [1],
        {
            *(f"move_pawn consul {legions}" for legions in range(3)),
            *(f"move_pawn mercator {legions}" for legions in range(2)),
            "move_pawn vestalis 0",
        },
    )


@rule("FR-DEC-34")
@pytest.mark.parametrize(("pawn", "asked"), [("consul", 0), ("vestalis", 2)])
def test_exactly_the_owner_of_the_pawn_is_asked(pawn: str, asked: int) -> None:
    scene = interrupted("festina_lente")
    scene.play("event festina_lente standard", 1)
    scene.play("choose roma")
    scene.play(f"move_pawn {pawn} 0")
    assert (scene.actors, scene.legal()) == ([asked], ["accept", "refuse"])


@rule("FR-DEC-35")
def test_the_vestalis_exchanges_a_card_of_a_colour_of_her_city_in_anothers_turn_or_passes() -> None:
    vestalis = {"role": "vestalis", "city": "patrae", "hand": ["green_roma", "white_tyras", "blue_roma"]}
    scene = turn_of("consul", "genua", ["green_patrae"], [vestalis], player_deck={"event_deck": 2})
    assert scene.actors == [1, 0]
    assert set(scene.legal(1)) == {"exchange green_roma", "exchange white_tyras", *PASSES}
    assert scene.refused("exchange green_patrae", 0) == "FR-ROLE-VESTALIS-02"
    scene.play("exchange green_roma", 1)
    scene.chance("draw_event vae_victis")
    scene.expect(
        players={1: {"hand": ["white_tyras", "blue_roma", "vae_victis"]}},
        player_discard=["green_roma"],
        player_deck={"event_deck": 1, "unseen_events": {"size": 13, "lacks": "vae_victis"}},
        turn={"actions": 4},
    )


@rule("FR-DEC-36")
def test_a_window_closes_when_everybody_who_could_play_something_has_passed() -> None:
    others = [{"role": "mercator", "hand": ["festina_lente"]}, {"role": "vestalis", "hand": ["mortui_non_mordent"]}]
    scene = turn_of("consul", "genua", [], others, turn={"phase": "after_draw"})
    assert scene.actors == [1, 2]  # the Consul holds nothing
    scene.play("pass", 2)
    assert scene.actors == [1]
    scene.play("pass", 1)
    scene.expect(turn={"phase": "invade"}, actors=["chance"])
    scene.chance()
    assert scene.actors == [1, 2]  # something happened: they are asked again


@rule("FR-DEC-36")
def test_an_exchange_asks_those_again_who_have_passed() -> None:
    others = [
        {"role": "vestalis", "city": "patrae", "hand": ["white_tyras"]},
        {"role": "mercator", "hand": ["festina_lente"]},
    ]
    scene = turn_of("consul", "genua", [], others, turn={"phase": "after_draw"})
    scene.play("pass", 2)
    assert scene.actors == [1]
    scene.play("exchange white_tyras", 1)
    scene.chance("draw_event carpe_diem")
    assert scene.actors == [2]


@rule("FR-DEC-36")
def test_whoever_passes_for_the_turn_is_asked_again_in_the_next_one() -> None:
    scene = turn_of("consul", "genua", [], [{"role": "mercator", "hand": ["festina_lente"]}], turn={"phase": "invade"})
    scene.play("pass_turn", 1)
    scene.chance()
    assert scene.actors == [-1]
    scene.chance()
    scene.expect(turn={"active": 1, "phase": "actions"}, actors=[1])
    scene.play("end_actions", 1)
    scene.settle()
    assert scene.actors == [1]


@rule("FR-DEC-36")
def test_a_window_that_nobody_can_use_is_not_shown() -> None:
    other = {"role": "mercator", "hand": ["audentes_fortuna_iuvat"]}  # not in the invade phase
    scene = turn_of("consul", "genua", [], [other], turn={"phase": "invade"})
    assert scene.actors == [-1]
    assert scene.refused("pass", 1) == "FR-DEC-36"


@rule("FR-DEC-37")
def test_revolts_and_invasions_ask_nobody() -> None:
    full = {"lutetia": {"huns": 3}, "lugdunum": {"huns": 3}, "genua": {"anglo_saxons_franks": 3}}
    scene = turn_of(
        "consul",
        "genua",
        ["green_lutetia"],
        barbarians=full,
        legions={"burdigala": 2, "genua": 1},
        player_deck={"top": ["revolt", "revolt"]},
        barbarian_discard=["anglo_saxons_franks genua", "ostrogoths sinope"],
        turn={"phase": "draw"},
    )
    for move in (
        "draw revolt", "draw revolt", "reveal huns lutetia", "reveal vandals tingi",
        "reveal vandals tingi", "reveal anglo_saxons_franks genua", "reveal ostrogoths sinope",
    ):  # fmt: skip
        assert scene.actors == [-1]
        scene.chance(move)
    scene.expect(turn={"active": 1, "phase": "actions"}, rate=2, events=["sacked huns lutetia", "sacked huns lugdunum"])
