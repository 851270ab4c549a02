"""The board editor over HTTP: positions are opened, checked after a change, written and read again, or refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Running

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


def asked(server: Running, status: int = 200, **what: Any) -> dict[str, Any]:
    answer: dict[str, Any] = server.person("Ada").post("/api/studies/edit", what, status)
    return answer


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("begin", ["empty", "random"])
def test_a_beginning_comes_back_from_its_link_and_its_text(server: Running, game: str, begin: str) -> None:
    opened = asked(server, game=game, begin=begin, write=True)
    assert opened["faults"] == [] and opened["actors"]
    for written in ({"link": opened["link"]}, {"text": opened["text"]}):
        again = asked(server, **written)
        assert again["position"] == opened["position"]
        assert again["shown"] == opened["shown"]


def test_a_change_is_checked_in_the_language_of_the_reader_and_drawn_as_far_as_it_can_be(server: Running) -> None:
    position = asked(server, game="fall_of_rome", begin="empty")["position"]
    position["legions"] = {"roma": 18}
    checked = asked(server, game="fall_of_rome", position=position, language="fr")
    (fault,) = checked["faults"]
    assert fault["places"] == ["legions.roma"] and fault["repair"] == {"legions.roma": 16}
    assert fault["rules"] == ["FR-COMP-05"] and "16" in fault["text"] and "only" not in fault["text"]
    assert checked["shown"]["legions"] == {"roma": 16}
    assert checked["position"]["legions"] == {"roma": 18}
    assert checked["link"]  # it can be kept and copied all the same
    assert asked(server, link=checked["link"])["position"]["legions"] == {"roma": 18}


def test_unknown_cards_stay_unknown(server: Running) -> None:
    position = asked(server, game="empires_end", begin="empty")["position"]
    position["empires"][1]["hand"] = ["?", "fire_01", "?"]
    checked = asked(server, game="empires_end", position=position)
    assert checked["faults"] == [] and checked["unknown"] == 2
    assert asked(server, link=checked["link"])["position"]["empires"][1]["hand"] == ["?", "fire_01", "?"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x: [", "Line 1: this is not readable YAML: expected the node content, but found '<stream end>'."),
        (
            "game: fall_of_rome\nplayers: 3\nposition:\n  barbarians:\n    roma: {visigots: 2}\n",
            "Line 5: unknown tribe 'visigots'; did you mean visigoths or ostrogoths?",
        ),
        (
            "game: fall_of_rome\nplayers: 3\nposition:\n  legion: {}\n",
            "Line 4: unknown part; did you mean legions?",
        ),
        ("game: fall\nplayers: 3\nposition: {}", "unknown game 'fall'; did you mean fall_of_rome?"),
        ("game: fall_of_rome\nposition: {}", "A scene names its players."),
        ("a: &x [1]\nb: *x", "Line 2: write the part out instead of referring to it."),
        ("[" * 40 + "]" * 40, "Line 1: at most 30 lists and maps in each other are read."),
        ("hello", "A scene is a map with keys such as game, players, position, not 'hello'."),
        ("", "unknown game ''; choose from: fall_of_rome, empires_end, struggle_for_rome."),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_its_line(server: Running, text: str, sentence: str) -> None:
    assert asked(server, 400, text=text)["sentence"] == sentence


@pytest.mark.parametrize("link", ["1abc", "9abc", "hello", "1" + "A" * 9000])
def test_a_link_that_cannot_be_read_is_refused_with_a_sentence(server: Running, link: str) -> None:
    assert "link" in asked(server, 400, link=link)["sentence"]
