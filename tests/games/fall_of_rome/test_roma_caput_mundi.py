"""The challenge Roma Caput Mundi: no legion in Roma, and every barbarian there is a step of decline (FR-RCM)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome import board
from tests.games.fall_of_rome.board import before, kinds, new_game, offers, set_up, turn_of
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
ANGLES: Final = "anglo_saxons_franks"

RCM = {"challenge": "roma_caput_mundi"}
THREAT: dict[str, Any] = {"tyras": {"visigoths": 3}}


def challenge(phase: str, *cards: str, **position: Any) -> Scene:
    """A position of the challenge."""
    return before(phase, *cards, **{"options": RCM, "barbarians": THREAT, **position})


def acting(role: str, city: str, *hand: str, **position: Any) -> Scene:
    """The action phase of a role in a city."""
    return challenge("actions", players=[{"role": role, "city": city, "hand": list(hand)}], **position)


@rule("FR-RCM-01", "FR-DIFF-02")
@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize(("difficulty", "revolts"), [("novice", 4), ("normal", 5), ("heroic", 6), ("legendary", 7)])
def test_there_are_four_to_seven_revolts(players: int, difficulty: str, revolts: int) -> None:
    deck = set_up(players, {**RCM, "difficulty": difficulty}).describe()["player_deck"]
    assert len(deck["piles"]) == revolts
    assert all(pile["revolt"] for pile in deck["piles"])


@rule("FR-RCM-02")
@pytest.mark.parametrize("players", [1, 3])
def test_all_six_forts_start_in_the_supply(players: int) -> None:
    new_game(players, RCM).expect(forts=[], supply={"forts": 6})
    new_game(players).expect(forts=["roma"], supply={"forts": 5})


def opened(players: int, options: dict[str, Any], cards: tuple[str, ...]) -> Scene:
    """A new game in which these city cards are dealt first."""
    scene = new_game(players, options)
    wanted = [f"draw {card}" for card in cards]
    while scene.actors == [-1]:
        scene.chance(wanted.pop(0) if wanted and wanted[0] in scene.odds() else "any")
    return scene


@rule("FR-RCM-03")
@pytest.mark.parametrize(("options", "legions"), [(RCM, 0), ({}, 2)])
def test_who_starts_in_roma_places_no_legions(options: dict[str, Any], legions: int) -> None:
    scene = opened(2, options, ("blue_roma", "white_tyras", "black_tingi", "green_patrae", "white_roma", "blue_sinope"))
    scene.play("start roma", 0)
    scene.expect(players={0: {"city": "roma"}}, legions={"roma": legions}, supply={"legions": 16 - legions})
    scene.play("start sinope", 1)
    scene.expect(legions={"roma": legions, "sinope": 2}, supply={"legions": 14 - legions})


@rule("FR-RCM-04")
@pytest.mark.parametrize(
    ("role", "start", "kind"),
    [
        ("consul", "genua", "march"),
        ("consul", "sinope", "sail"),
        ("praefectus_classis", "sinope", "sail_free"),
        ("praefectus_fabrum", "tyras", "travel"),
    ],
)
def test_pawns_enter_roma_but_legions_do_not(role: str, start: str, kind: str) -> None:
    scene = acting(role, start, "blue_sinope", legions={start: 3}, forts=["roma"])
    assert {text for text in offers(scene, kind) if text.startswith("roma ")} == {"roma 0"}
    assert scene.refused(f"{kind} roma 1") == "FR-RCM-04"
    scene.play(f"{kind} roma 0")
    if scene.legal() == ["pay blue_sinope"]:
        scene.play("pay blue_sinope")
    scene.expect(players={0: {"city": "roma"}}, only={"legions": {start: 3}})


@rule("FR-RCM-04")
@pytest.mark.parametrize(
    ("role", "text"),
    [
        ("magister_militum", "recruit"),
        ("consul", "recruit"),
        ("consul", "levy roma"),
        ("praefectus_classis", "port_recruit blue_roma 1"),
    ],
)
def test_no_action_places_legions_in_roma(role: str, text: str) -> None:
    scene = acting(role, "roma", "blue_roma", forts=["roma"])
    assert scene.refused(text) in ("FR-RCM-04", "FR-RUL-45")
    plain = before(
        "actions", players=[{"role": role, "city": "roma", "hand": ["blue_roma"]}], forts=["roma"], barbarians=THREAT
    )
    plain.expect(legal=[text])


@rule("FR-RCM-04")
def test_the_consul_and_an_event_leave_roma_out_of_the_fort_cities() -> None:
    scene = acting("consul", "genua", "hic_manebimus_optime", forts=["roma", "tyras"])
    assert offers(scene, "levy") == {"genua", "tyras"}
    scene.play("event hic_manebimus_optime corruption")
    assert {text.split()[0] for text in offers(scene, "place")} == {"tyras"}


@rule("FR-RCM-04")
def test_enlisting_in_roma_removes_barbarians_but_places_nothing() -> None:
    scene = acting("consul", "roma", "green_roma", barbarians={**THREAT, "roma": {"huns": 2}}, allied=["huns"])
    assert offers(scene, "enlist") == {"green_roma 0"}
    assert scene.refused("enlist green_roma 1") == "FR-RCM-04"
    scene.play("enlist green_roma 0")
    scene.expect(barbarians={"roma": {"huns": 0}}, legions={"only": {}})


@rule("FR-RCM-04")
def test_mors_tua_vita_mea_places_nothing_in_roma() -> None:
    scene = acting("consul", "genua", "mors_tua_vita_mea", barbarians={**THREAT, "roma": {"huns": 2}})
    scene.play("event mors_tua_vita_mea standard")
    scene.play("choose roma")
    scene.play("remove 1 huns")
    scene.expect(
        barbarians={"roma": {"huns": 1}}, legions={"roma": 0}, supply={"legions": 16}, events=["replaced roma 0"]
    )


@rule("FR-RCM-04")
@pytest.mark.parametrize("event", ["festina_lente", "si_vis_pacem_para_bellum", "veni_vidi_vici"])
def test_events_bring_pawns_to_roma_without_legions(event: str) -> None:
    scene = acting("consul", "genua", event, legions={"genua": 3})
    scene.play(f"event {event} corruption")
    scene.play("choose roma")
    moves = [text for text in scene.legal() if text.split()[0] == "go" or text.startswith("move_pawn consul")]
    assert moves == ["go 0" if event == "veni_vidi_vici" else "move_pawn consul 0"]
    scene.play(moves[0])
    scene.expect(players={0: {"city": "roma"}}, only={"legions": {"genua": 3}})


@rule("FR-RCM-05")
@pytest.mark.parametrize(
    ("phase", "card", "there", "steps", "supply"),
    [
        pytest.param("invade", "huns roma", {"brundisium": {"huns": 1}}, 1, 19, id="invasion"),
        pytest.param("revolt", "huns roma", {}, 3, 20, id="revolt"),
        pytest.param("invade", "huns brundisium", {"brundisium": {"huns": 3}}, 2, 15, id="sack of a neighbour"),
    ],
)
def test_a_barbarian_for_roma_is_a_step_of_decline(
    phase: str, card: str, there: dict[str, Any], steps: int, supply: int
) -> None:
    scene = challenge(phase, card, barbarians=there)
    scene.expect(decline=steps, barbarians={"roma": {"huns": 0}}, supply={"barbarians": {"huns": supply}}, result=None)


@rule("FR-RCM-05")
def test_an_empty_supply_does_not_matter_for_roma() -> None:
    cities = ["sinope", "chersonesus", "narona", "athenae"]
    there = {**{city: {"ostrogoths": 3} for city in cities}, "aquileia": {"ostrogoths": 2}}
    scene = challenge("revolt", "ostrogoths roma", barbarians=there, decline=4)
    scene.expect(decline=7, supply={"barbarians": {"ostrogoths": 0}}, result=None)


@rule("FR-RCM-05")
@pytest.mark.parametrize(("decline", "left"), [(4, "going_on"), (5, "decline"), (7, "decline")])
def test_each_of_these_steps_may_lose(decline: int, left: str) -> None:
    scene = challenge("revolt", "huns roma", decline=decline)
    scene.expect(decline=min(decline + 3, 8), outcome=left)


@rule("FR-RCM-06")
def test_roma_is_never_sacked_even_when_it_is_full() -> None:
    """Barbarians that the Regina brought stay, and the next ones are steps of decline again."""
    full = {"roma": {"huns": 3}, "brundisium": {"huns": 3}}
    scene = challenge("invade", "huns roma", barbarians=full)
    scene.expect(decline=1, only={"barbarians": full}, result=None, no_events=["sacked"])
    scene.chance("reveal huns brundisium")
    scene.expect(decline=3, barbarians=full, result=None, events=["sacked huns brundisium"])


@rule("FR-RCM-06")
def test_the_other_three_ways_to_lose_stay() -> None:
    deck = challenge("draw", player_deck={"size": 1})
    deck.expect(result={"reason": "no_cards"})
    decline = challenge("invade", "visigoths tyras", decline=7)
    decline.expect(result={"reason": "decline"})
    there = {city: {"ostrogoths": 3} for city in ("narona", "athenae", "patrae", "aquileia")}
    cubes = challenge("revolt", "ostrogoths sinope", barbarians=there)
    cubes.expect(result={"reason": "no_cubes"})


@rule("FR-RCM-07")
@pytest.mark.parametrize(
    ("there", "hit", "event", "decline"),
    [
        pytest.param(
            {"carthago": {"vandals": 1}}, "roma", "invaded vandals roma", 1, id="by the predecessor, FR-EX-24"
        ),
        pytest.param({"roma": {"vandals": 1}}, "roma", "invaded vandals roma", 1, id="brought there"),
        pytest.param(
            {"cesarea": {"vandals": 1}}, "carthago", "migrated vandals roma carthago next_door", 0, id="one step back"
        ),
        pytest.param({}, "mogontiacum", "migrated vandals roma mogontiacum gate", 0, id="all the way back"),
    ],
)
def test_the_test_for_a_card_of_roma_is_unchanged(there: dict[str, Any], hit: str, event: str, decline: int) -> None:
    scene = challenge("invade", "vandals roma", barbarians=there)
    scene.expect(decline=decline, events=[event])
    assert scene.describe()["barbarians"].get(hit, {}).get("vandals", 0) == (
        there.get(hit, {}).get("vandals", 0) if hit == "roma" else 1
    )


@rule("FR-RCM-08")
def test_solo_joins_the_challenge() -> None:
    """Three roles, a treasury, five revolts, no fort; a role that begins in Roma brings no legions."""
    scene = opened(1, RCM, ("blue_roma", "white_tyras", "black_tingi"))
    scene.expect(treasury={"size": 3}, forts=[], players={"size": 3})
    for city in ("roma", "tyras", "tingi"):
        scene.play(f"start {city}")
    scene.expect(
        only={"legions": {"tyras": 2, "tingi": 2}},
        supply={"legions": 12, "forts": 6},
        player_deck={"size": 47 + 5, "piles": {"size": 5}},
        players={0: {"city": "roma"}},
    )
    assert "march" in kinds(scene)


@rule("FR-RUL-87")
@pytest.mark.parametrize(("before", "after", "lost"), [(0, 3, False), (4, 7, False), (5, 8, True), (6, 8, True)])
def test_a_revolt_in_roma_is_three_steps_of_decline(before: int, after: int, lost: bool) -> None:
    scene = turn_of("consul", options=RCM, decline=before, turn={"phase": "revolt"})
    scene.chance("reveal huns roma")
    scene.expect(decline=after, only={"barbarians": board.THREAT}, result={"reason": "decline"} if lost else None)


@rule("FR-RUL-88")
def test_every_sack_next_to_roma_in_a_chain_costs_a_step_for_roma() -> None:
    full = {"genua": {ANGLES: 3}, "ravenna": {ANGLES: 3}}
    scene = turn_of("consul", options=RCM, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} genua")
    scene.expect(decline=4, barbarians={"roma": {"only": {}}, **full})
    assert [text for text in scene.events if text.startswith(("sacked", "declined"))] == [
        f"sacked {ANGLES} genua",
        "declined 1",
        "declined 2",
        f"sacked {ANGLES} ravenna",
        "declined 3",
        "declined 4",
    ]
