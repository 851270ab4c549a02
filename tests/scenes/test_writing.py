"""Scenes that are easy to write: names, seats by colour or role, kinds of actions, passing, refused positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from occasus.core.basics import Json
from occasus.scenes import run_file, run_scene
from tests.scenes.toys import complaint, find_toy, run_toy

PARTNERS = [
    {"role": "consul", "city": "genua", "hand": ["white_tyras"]},
    {"role": "mercator", "city": "genua", "hand": ["carpe_diem"]},
]


def of_rome(**parts: Json) -> str:
    """What is wrong with a scene of Fall of Rome for two."""
    return run_scene({"game": "fall_of_rome", "players": 2, "position": {"players": PARTNERS}, **parts}).complaint()


def struggle(**parts: Json) -> str:
    """What is wrong with a scene of Struggle for Rome for four."""
    return run_scene({"game": "struggle_for_rome", "players": 4, "position": {}, **parts}).complaint()


@pytest.mark.parametrize("name", ["FR-EX" + "-99", "a bug of yesterday", 17])
def test_a_scene_may_have_any_name(name: Json) -> None:
    outcome = run_toy(scene=name)
    assert outcome.ok
    assert outcome.name == str(name)


def test_an_unknown_rule_blames_its_scene_and_the_others_are_run(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text("{game: toy, players: 2, rules: [FR-NO" + "-01]}\n---\n{game: toy, players: 2}\n", encoding="utf-8")
    bad, good = run_file(file, find_toy)
    assert bad.complaint().startswith(f"{file}[0]: rules[0]: rule FR-NO" + "-01 is not in the ledgers")
    assert good.ok


def test_provinces_are_words() -> None:
    tokens = {"players": {"red": {"horseman": {"tokens": {"germania": 0}}}}}
    assert struggle(expect=tokens) == ""
    slip = {"players": {"red": {"horseman": {"tokens": {"germaniia": 0}}}}}
    assert "this is not a word of struggle_for_rome; did you mean germania" in struggle(expect=slip)


@pytest.mark.parametrize("blue", [1, "blue"])
def test_a_seat_is_named_by_number_or_colour(blue: Json) -> None:
    position = {"start": blue, "players": {blue: {"gold": 9, "horseman": {"fighters": 2}}}}
    expect = {
        "actors": [blue],
        "legal": {blue: ["buy_card joker_cattle"]},
        "illegal": {"red": {"end_turn": None}},
        "players": {blue: {"gold": 9}, 0: {"gold": 0}},
        "seen_by": {"white": {"players": {blue: {"gold": 9}}}},
    }
    assert struggle(position=position, expect=expect, moves=[{"expect": expect}]) == ""
    assert struggle(position=position, moves=[{blue: "end_turn"}], expect={"actors": ["white"]}) == ""
    assert struggle(position=position, seat=blue, expect=expect) == ""


@pytest.mark.parametrize("mercator", [1, "mercator"])
def test_a_seat_is_named_by_number_or_role(mercator: Json) -> None:
    expect = {
        "players": {mercator: {"city": "genua", "hand": []}},
        "turn": {"actions": 6},
        "seen_by": {mercator: {"decline": 0}},
    }
    assert of_rome(moves=[{mercator: "event carpe_diem standard"}], expect=expect) == ""
    assert of_rome(seat=mercator, expect={"players": {mercator: {"hand": ["carpe_diem"]}}}) == ""
    turn = {"position": {"players": PARTNERS, "turn": {"active": mercator}}}
    assert of_rome(**turn, moves=[{mercator: "march roma 0"}], expect={"turn": {"active": 1}}) == ""


def test_players_are_arranged_by_role_in_the_order_of_the_seats() -> None:
    position = {"players": {"mercator": {"city": "genua"}, "vestalis": {}}, "turn": {"active": "vestalis"}}
    expect = {"players": [{"role": "mercator", "city": "genua"}, {"role": "vestalis", "city": "roma"}], "actors": [1]}
    assert of_rome(position=position, expect=expect) == ""
    assert "two players cannot be" not in of_rome(position=position)


def test_a_word_that_is_no_seat_is_told_with_those_that_are() -> None:
    assert "moves[0]: mercater cannot move: the word before the colon must be a seat" in of_rome(
        moves=[{"mercater": "pass"}]
    )
    assert struggle(seat="green").startswith("seat: there is no seat green; seats are 0 to 3")


def test_the_actions_of_one_kind_can_be_asked_for() -> None:
    assert complaint(expect={"only": {"legal": {0: {"bid": ["card9", "bid card1"]}}}}) == ""
    told = complaint(expect={"only": {"legal": {0: {"bid": ["card9"]}}}})
    assert told == "expect.only.legal.bid: legal and not expected: bid card1"
    assert complaint(expect={"only": {"legal": {"drop": []}}}) == ""
    assert "the word before the colon must be a seat or a kind of action" in complaint(
        expect={"legal": {"bidd": ["card9"]}}
    )


def test_a_failed_legal_tells_the_difference_and_not_everything() -> None:
    told = of_rome(expect={"legal": ["march lugdunum 1"]})
    assert told.startswith("expect.legal: 'march lugdunum 1' is not legal (FR-ACT-MARCH-01); of its kind march")
    assert "sail" not in told
    wrong = {"legal": ["march roma 0"]}
    assert len(of_rome(expect={"only": wrong})) < 400


def test_a_long_list_is_not_told_whole() -> None:
    told = of_rome(expect={"player_deck": {"cards": {"has": ["white_tyras"]}}})
    assert told.startswith("expect.player_deck.cards: white_tyras is missing, ")
    assert len(told) < 80


@pytest.mark.parametrize(
    ("until", "expect"),
    [
        ("chance", {"actors": ["chance"], "turn": {"phase": "draw"}}),
        ({"turn": {"phase": "draw"}}, {"actors": ["chance"]}),
        ({"actors": [0]}, {"turn": {"passed": [0, 1]}}),
        ("consul", {"turn": {"passed": [0, 0]}}),
    ],
    ids=str,
)
def test_everybody_passes_until_something_is_seen(until: Json, expect: dict[str, Any]) -> None:
    assert of_rome(moves=[{"until": until}], expect=expect) == ""


REFUSED = [
    pytest.param({"legions": {"roma": 99}}, "position.legions.roma", id="a place"),
    pytest.param({"legions": {"roma": 99}}, "legions.roma", id="a place without the word position"),
    pytest.param({"legions": {"roma": 9, "genua": 9}}, {"position.legions": "there are only 16"}, id="with a sentence"),
]


@pytest.mark.parametrize(("position", "refused"), REFUSED)
def test_a_position_can_be_expected_to_be_refused(position: Json, refused: Json) -> None:
    assert of_rome(position=position, expect={"refused": refused}) == ""


def test_a_position_that_is_not_refused_so_fails() -> None:
    assert of_rome(expect={"refused": "rate"}).endswith("rate was expected to be refused, but the position is possible")
    told = of_rome(position={"legions": {"roma": 99}}, expect={"refused": "rate"})
    assert "rate was expected to be refused, but the refusal is about position.legions.roma" in told
    told = of_rome(position={"legions": {"roma": 99}}, expect={"refused": {"legions.roma": "barbarians"}})
    assert told.startswith("expect.refused.legions.roma: 'barbarians' expected, 'there are only")


def test_a_hand_is_exact_without_zeros() -> None:
    position = {"players": {"red": {"hand": {"ore": 2, "grain": 1}}}}
    assert struggle(position=position, expect={"players": {"red": {"hand": {"only": {"ore": 2, "grain": 1}}}}}) == ""
    told = struggle(position=position, expect={"players": {"red": {"hand": {"only": {"ore": 2}}}}})
    assert told == "expect.players.red.hand.grain: nothing expected, 1 found"
    assert struggle(position=position, expect={"players": {"blue": {"hand": {"only": {}}}}}) == ""


def test_a_refusal_names_its_rule_once() -> None:
    told = of_rome(moves=["march lugdunum 1"])
    assert told.count("FR-ACT-MARCH-01") == 1
    assert "legal are 'march" in told


def test_suggestions_know_the_names_on_the_map() -> None:
    tribes = {"position": {"turn": {"phase": "horseman_actions"}}}
    assert struggle(**tribes, moves=["travel lutetia"]).endswith(
        "did you mean 'travel c042' or 'travel c061' or 'travel c062'?"
    )
    assert "did you mean 'plunder colonia_agrippina'?" in struggle(**tribes, moves=["plunder Cologne"])
    assert "did you mean 'march lutetia 1'?" in of_rome(moves=["march Paris 1"])
    position: Json = {"players": {"red": {"horseman": {"figure": "lutetia"}}}}
    assert "unknown crossroads 'lutetia'; did you mean c042 or" in struggle(position=position)
    position = {"barbarians": {"roma": {"orange": 2}}}
    assert "unknown tribe 'orange'; did you mean anglo_saxons_franks?" in of_rome(position=position)
