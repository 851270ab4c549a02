"""What is expected against what is found."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.scenes.compare import differences

FOUND: dict[str, Any] = {
    "decline": 2,
    "lost": False,
    "barbarians": {"sinope": {"ostrogoths": 3}, "tyras": {"huns": 1}},
    "forts": ["roma", "genua"],
    "twice": ["a", "a", "b"],
    "deck": [["x", "y"], ["z"]],
    "players": [{"city": "roma", "hand": ["a"]}, {"city": "genua", "hand": []}],
    "scores": [3, 0],
    "winner": None,
    "agenda": ["first", "second"],
    "player_deck": {"top": ["a", "b"]},
}

SAME = [
    pytest.param({"decline": 2}, id="only what is named"),
    pytest.param({"barbarians": {"sinope": {"ostrogoths": 3}}}, id="maps inside maps"),
    pytest.param({"barbarians": {"sinope": {"huns": 0}, "roma": {"huns": 0}, "genua": {}}}, id="missing is nothing"),
    pytest.param({"forts": ["genua", "roma"]}, id="words in any order"),
    pytest.param({"twice": ["b", "a", "a"]}, id="words as often as they are there"),
    pytest.param({"deck": [["y", "x"], ["z"]]}, id="layers in order, cards in any"),
    pytest.param({"players": [{"city": "roma"}, {"hand": []}]}, id="entries in order, in part"),
    pytest.param({"players": {1: {"city": "genua"}}}, id="one entry by its number"),
    pytest.param({"players": {"0": {"hand": {"size": 1}}}}, id="the size of a list"),
    pytest.param({"forts": {"has": ["roma"], "lacks": ["tyras"], "size": 2}}, id="questions about a list"),
    pytest.param({"twice": {"has": ["a", "a"]}}, id="has as often"),
    pytest.param({"winner": None, "lost": False}, id="no and null"),
    pytest.param({"agenda": ["first", "second"]}, id="the agenda in order"),
    pytest.param({"player_deck": {"top": ["a", "b"]}}, id="the top of a deck in order"),
    pytest.param({"barbarians": {"tyras": {"only": {"huns": 1}}, "roma": {"only": {}}}}, id="all that is there"),
]

OTHER = [
    pytest.param({"decline": 3}, ["e.decline: 3 expected, 2 found"], id="a number"),
    pytest.param({"winner": 0}, ["e.winner: 0 expected, null found"], id="null is not seat 0"),
    pytest.param({"lost": 0}, ["e.lost: 0 expected, false found"], id="no is not 0"),
    pytest.param({"barbarians": {"tyras": {"huns": 0}}}, ["e.barbarians.tyras.huns: 0 expected, 1 found"]),
    pytest.param({"barbarians": {"roma": {"huns": 1}}}, ["e.barbarians.roma.huns: 1 expected, nothing found"]),
    pytest.param({"barbarians": {"sinope": 3}}, ["e.barbarians.sinope: 3 expected, {ostrogoths: 3} found"]),
    pytest.param({"decline": {"x": 1}}, ["e.decline: {x: 1} expected, 2 found"]),
    pytest.param({"forts": ["roma", "tyras"]}, ["e.forts: tyras missing and genua not expected, [roma, genua] found"]),
    pytest.param({"twice": ["a", "b"]}, ["e.twice: a not expected, [a, a, b] found"]),
    pytest.param({"deck": [["z"], ["x", "y"]]}, ["e.deck[0]: z missing and x, y not expected, [x, y] found",
                                                 "e.deck[1]: x, y missing and z not expected, [z] found"]),
    pytest.param({"deck": [["x", "y"]]}, ["e.deck: 1 entries expected, 2 found: [[x, y], [z]]"]),
    pytest.param({"players": {1: {"city": "roma"}}}, ["e.players[1].city: roma expected, genua found"]),
    pytest.param({"players": {5: {"city": "roma"}}}, ["e.players[5].city: roma expected, nothing found"]),
    pytest.param({"players": {0: {"hand": {"size": 2}}}}, ["e.players[0].hand.size: 2 expected, 1 found"]),
    pytest.param({"forts": {"has": ["tyras"]}}, ["e.forts: tyras is missing, [roma, genua] found"]),
    pytest.param({"twice": {"has": ["b", "b"]}}, ["e.twice: b is missing, [a, a, b] found"]),
    pytest.param({"forts": {"lacks": "roma"}}, ["e.forts: roma should not be there, [roma, genua] found"]),
    pytest.param({"forts": {"roma": 1}}, ["e.forts: this is a list; ask for the whole list, for has, lacks or size, "
                                          "or for {0: ...}"]),
    pytest.param({"scores": [0, 3]}, ["e.scores[0]: 0 expected, 3 found", "e.scores[1]: 3 expected, 0 found"]),
    pytest.param({"agenda": ["second", "first"]}, ["e.agenda[0]: second expected, first found",
                                                   "e.agenda[1]: first expected, second found"]),
    pytest.param({"player_deck": {"top": ["b", "a"]}}, ["e.player_deck.top[0]: b expected, a found",
                                                        "e.player_deck.top[1]: a expected, b found"]),
    pytest.param({"barbarians": {"tyras": {"only": {}}}}, ["e.barbarians.tyras.huns: nothing expected, 1 found"]),
]  # fmt: skip


@pytest.mark.parametrize("expected", SAME)
def test_what_holds(expected: dict[str, Any]) -> None:
    assert differences(expected, FOUND, "e") == []


@pytest.mark.parametrize(("expected", "told"), OTHER)
def test_what_does_not_hold(expected: dict[str, Any], told: list[str]) -> None:
    assert differences(expected, FOUND, "e") == told


def test_a_whole_part_must_match_completely() -> None:
    whole = {"sinope": {"ostrogoths": 3, "huns": 0}, "tyras": {"huns": 1}, "roma": {}}
    assert differences(whole, FOUND["barbarians"], "e", whole=True) == []
    told = differences({"sinope": {"huns": 0}}, FOUND["barbarians"], "e", whole=True)
    assert told == ["e.sinope.ostrogoths: nothing expected, 3 found", "e.tyras: nothing expected, {huns: 1} found"]
    assert differences({"sinope": {"huns": 0}}, FOUND["barbarians"], "e") == []
