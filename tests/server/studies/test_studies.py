"""Studies over HTTP: positions are checked, matches branch, and bad requests are refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import names
from occasus.games import find
from occasus.studies.board import begin
from occasus.studies.board import written as study_file
from occasus.studies.study import Line
from occasus.tables.match.studies import StudyLook, look
from tests.server.harness import Running
from tests.studies.test_study import large_study

POSITION: dict[str, Any] = {"legions": {"roma": 4}, "turn": {"active": 0}, "players": [{"role": "consul"}]}


def opened(server: Running, **more: Any) -> tuple[Any, dict[str, Any]]:
    ada = server.person("Ada")
    asked = {"game": "fall_of_rome", "position": POSITION, **more}
    return ada, ada.post("/api/studies/positions", asked, 200)


def test_a_position_is_checked_with_all_its_faults_in_the_language_of_the_reader(server: Running) -> None:
    position = {"barbarians": {"roma": {"huns": 4}}, "forts": ["roma", "roma"]}
    _, checked = opened(server, position=position, language="pl")
    assert [fault["places"] for fault in checked["faults"]] == [["barbarians.roma.huns"], ["forts[0]", "forts[1]"]]
    assert checked["faults"][0]["text"] == "w mieście mieści się najwyżej 3 z plemienia huns."
    assert checked["faults"][0]["repair"] == {"barbarians.roma.huns": 3}
    assert checked["faults"][1]["rules"] == ["FR-COMP-09"]
    assert checked["file"] is None


def test_a_position_comes_back_from_its_link(server: Running) -> None:
    ada, checked = opened(server)
    assert checked["faults"] == []
    again = ada.post("/api/studies/positions", {"link": checked["link"]}, 200)
    assert (again["game"], again["players"], again["position"]) == ("fall_of_rome", 3, POSITION)
    assert again["file"] == checked["file"]
    assert checked["short"]["legions"] == {"roma": 4}
    refused = ada.post("/api/studies/positions", {"link": checked["link"][:-9]}, 400)
    assert refused["sentence"] == "this link is broken; copy the whole link again."


def test_a_study_branches_and_chance_is_set_by_hand_or_rolled(server: Running) -> None:
    ada, checked = opened(server)
    start = ada.post("/api/studies/look", {"file": checked["file"]}, 200)
    assert start["seats"][0]["seat"] == 0 and start["chance"] == [] and start["moves"] == []
    first = ada.post("/api/studies/look", {"file": start["file"], "play": "0 march genua 2"}, 200)
    assert (first["line"], first["at"]) == (0, 1)
    assert first["step"]["view"]["position"]["legions"] == {"genua": 2, "roma": 2}
    other = ada.post("/api/studies/look", {"file": first["file"], "play": "0 end_actions"}, 200)
    assert (other["line"], other["at"]) == (1, 1)
    assert [move["move"] for move in ada.post("/api/studies/look", {"file": other["file"]}, 200)["moves"]] == [
        "0 march genua 2",
        "0 end_actions",
    ]
    spot = {"file": other["file"], "line": other["line"], "at": other["at"]}
    while not other["chance"]:
        move = f"{other['seats'][0]['seat']} {other['seats'][0]['actions'][-1]['text']}"
        other = ada.post("/api/studies/look", {**spot, "play": move}, 200)
        spot = {"file": other["file"], "line": other["line"], "at": other["at"]}
    chosen = other["chance"][0]["action"]["text"]
    by_hand = ada.post("/api/studies/look", {**spot, "play": f"chance {chosen}"}, 200)
    assert by_hand["file"]["study"]["lines"][0]["moves"][-1] == f"chance {chosen}"
    rolled = ada.post("/api/studies/look", {**spot, "play": "roll"}, 200)
    assert rolled["at"] == other["at"] + 1


def test_chance_is_rolled_until_somebody_decides(server: Running) -> None:
    ada = server.person("Ada")
    file = study_file(begin("fall_of_rome", 3, {}))
    dealt = ada.post("/api/studies/look", {"file": file, "play": "roll on"}, 200)
    assert dealt["seats"] and not dealt["chance"]
    assert dealt["at"] == len(dealt["file"]["moves"]) > 10
    assert all(move.startswith("chance ") for move in dealt["file"]["moves"])
    refused = ada.post("/api/studies/look", {"file": dealt["file"], "at": dealt["at"], "play": "roll on"}, 400)
    assert refused["sentence"] == "chance has nothing to decide here; it's a seat's decision."


def test_beside_a_physical_board_cards_stay_unknown_until_they_are_shown(server: Running) -> None:
    ada = server.person("Ada")
    asked = {"file": study_file(begin("empires_end", 3, {})), "referee": True}
    dealt = ada.post("/api/studies/look", {**asked, "play": "roll on"}, 200)
    assert len(dealt["file"]["study"]["covered"]) == 12
    view = dealt["step"]["view"]
    assert view["seat"] == -2 and not view["legal"]
    assert [empire.get("hand") for empire in view["position"]["empires"]] == [4] * 3
    refused = ada.post(
        "/api/studies/look", {**asked, "file": dealt["file"], "at": dealt["at"], "play": "show 1 x"}, 400
    )
    assert "face down" in refused["sentence"]


def test_a_person_may_step_and_ask_as_fast_as_people_do(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits="true") as server:
        ada, checked = opened(server)
        for _ in range(40):  # a referee asks about every action that is not possible
            ada.post("/api/studies/look", {"file": checked["file"], "why": "0 recruit"}, 200)


def test_why_not_names_the_rule_and_what_makes_it_legal(server: Running) -> None:
    ada, checked = opened(server)
    reason = ada.post("/api/studies/look", {"file": checked["file"], "why": "0 march narbo 1"}, 200)["reason"]
    assert not reason["legal"] and reason["rule"].startswith("FR-") and 0 < len(reason["after"]) <= 3
    legal = ada.post("/api/studies/look", {"file": checked["file"], "why": "0 march genua 1"}, 200)["reason"]
    assert legal == {"legal": True, "rule": "", "after": []}


def test_the_strongest_bot_gives_its_opinion(server: Running) -> None:
    ada, checked = opened(server)
    advice = ada.post("/api/studies/hint", {"file": checked["file"]}, 200)
    start = ada.post("/api/studies/look", {"file": checked["file"]}, 200)
    assert 1 <= len(advice) <= 3
    assert advice[0]["action"] in [action["text"] for action in start["seats"][0]["actions"]]


def test_a_study_is_saved_to_an_account_with_its_variations(server: Running) -> None:
    ada = server.person("Ada")
    study = begin("fall_of_rome", 3, {}, POSITION, "A march")
    study.lines[0].moves.append("0 march genua 2")
    study.lines.append(Line(0, 0, ["0 end_actions"]))
    file = study_file(study)
    saved = ada.post("/api/replays", file)["id"]
    assert ada.get(f"/api/replays/{saved}")["study"] == file["study"]
    shared = ada.get(f"/api/replays/{saved}/share")["id"]
    bob = server.person("Bob")
    assert bob.get(f"/api/replays/{shared}")["study"] == file["study"]
    bob.get(f"/api/replays/{saved}", status=404)
    study.lines[1].moves[0] = "1 end_actions"
    bad = {**file, "study": {**file["study"], "lines": [{"from": 0, "at": 0, "moves": ["1 end_actions"]}]}}
    assert "is not possible there" in ada.post("/api/replays", bad, 400)["sentence"]


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("look", {"file": {}}, "This match file can't be shown here"),
        ("look", {"file": "FILE", "at": 7}, "line 0 goes from move 0 to 0"),
        ("look", {"file": "FILE", "line": 3}, "this study has no line 3"),
        ("look", {"file": "FILE", "play": "0 fly"}, "does not fit"),
        ("look", {"file": "FILE", "play": "roll"}, "chance has nothing to decide here"),
        ("look", {"file": "FILE", "why": "recruit"}, "Name a seat"),
        ("look", {"file": "FILE", "seat": 7}, "no such seat"),
        ("look", {"file": "FILE", "other": 1}, "other"),
        ("positions", {"game": "chess"}, "chess"),
        ("positions", {"game": "fall_of_rome", "players": 9}, "9"),
        ("positions", {"link": "1AAAA"}, "broken"),
        ("positions", {"link": "1" * 9000}, "too long"),
    ],
    ids=str,
)
def test_bad_requests_are_refused_with_a_sentence(
    server: Running, path: str, body: dict[str, Any], sentence: str
) -> None:
    ada, checked = opened(server)
    sent = {**body, "file": checked["file"]} if body.get("file") == "FILE" else body
    assert sentence in ada.post(f"/api/studies/{path}", sent, 400)["sentence"]


def test_a_spot_is_seen_by_whoever_decides_with_what_led_there(server: Running) -> None:
    ada, checked = opened(server)
    first = ada.post("/api/studies/look", {"file": checked["file"], "play": "0 march genua 2"}, 200)
    spot = {"file": first["file"], "line": first["line"], "at": first["at"], "seat": -2}
    seen = ada.post("/api/studies/look", {**spot, "steps": 5, "actions": True, "lines": [["march roma 1"]]}, 200)
    assert seen["step"]["view"]["seat"] == 0 and seen["step"]["view"]["legal"]
    (step,) = seen["steps"]
    assert (step["number"], step["seat"]) == (1, 0) and step["events"] and step["changes"]
    assert [action["text"] for action in seen["actions"]] == ["march genua 2"]
    assert seen["foreseen"][0]["changed"]
    untold = ada.post("/api/studies/look", spot, 200)
    assert untold["steps"] == [] and untold["actions"] == []


def test_a_variation_becomes_the_main_line_and_moves_are_deleted(server: Running) -> None:
    ada, checked = opened(server)
    first = ada.post("/api/studies/look", {"file": checked["file"], "play": "0 march genua 2"}, 200)
    other = ada.post("/api/studies/look", {"file": first["file"], "play": "0 march genua 1"}, 200)
    spot = {"file": other["file"], "line": other["line"], "at": other["at"]}
    promoted = ada.post("/api/studies/look", {**spot, "edit": "main"}, 200)
    assert (promoted["line"], promoted["at"]) == (0, 1)
    assert promoted["file"]["moves"] == ["0 march genua 1"]
    assert promoted["file"]["study"]["lines"][0]["moves"] == ["0 march genua 2"]
    deleted = ada.post("/api/studies/look", {"file": promoted["file"], "line": 1, "at": 1, "edit": "delete"}, 200)
    assert deleted["file"]["study"]["lines"] == [] and deleted["at"] == 0
    refused = ada.post("/api/studies/look", {"file": deleted["file"], "edit": "delete"}, 400)
    assert refused["sentence"] == "the opening cannot be deleted; start a new study instead."


def test_a_puzzle_begins_a_study_at_its_position(server: Running) -> None:
    ada = server.person("Ada")
    file = ada.get("/api/lessons/save_roma/file", 200)
    assert file["moves"] == [] and file["opening"]
    seen = ada.post("/api/studies/look", {"file": file, "seat": -2}, 200)
    assert seen["step"]["view"]["legal"]
    ada.get("/api/lessons/no_such_lesson/file", 404)


def test_a_study_of_500_moves_and_50_variations_opens_with_one_small_answer() -> None:
    file = study_file(large_study())
    end = len(file["moves"])
    assert end > 450 and len(file["study"]["lines"]) >= 50
    opened = look(StudyLook(file=file, at=end, steps=60, actions=True))
    assert len(opened.actions) > 50 and len(opened.steps) == 60
    assert len(msgspec.json.encode(opened)) - len(msgspec.json.encode(file)) < 300_000


@pytest.mark.parametrize("name", names())
def test_a_game_that_is_entered_move_by_move_ends_as_it_was_played(name: str) -> None:
    game, rng = find(name), Random(5)
    played = Match(game, 3, complete(game.options, {}), "table")
    while played.result() is None and len(played.moves) < 160:
        seat = game.actors(played.state)[0]
        if seat == CHANCE:
            played.chance(game.sample(played.state, rng))
        else:
            played.play(seat, rng.choice(sorted(game.legal(played.state, seat))))
    moves = [f"{'chance' if who == CHANCE else who} {game.catalogue.text(code)}" for who, code in played.moves]
    file = study_file(begin(name, 3, {}))
    for number, move in enumerate(moves):
        entered = look(StudyLook(file=file, at=number, play=move))
        if number % 50 == 7:  # it was entered by mistake: undone, and entered again
            undone = look(StudyLook(file=entered.file, at=entered.at, edit="delete"))
            assert undone.file["moves"] == moves[:number]
            entered = look(StudyLook(file=undone.file, at=undone.at, play=move))
        file = entered.file
    result = played.result()
    assert file["moves"] == moves
    assert file["result"] == (result.record() if result else None)
    assert entered.step.view.position == game.describe(played.state, EVERYTHING)
