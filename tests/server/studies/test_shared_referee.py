"""A game that several people referee, each on a phone: one move after the other, and hidden hands stay hidden."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from occasus.studies.board import begin, written
from occasus.studies.covered import Cover
from occasus.studies.file import read_study
from tests.server.harness import Client, Running
from tests.server.studies.test_shared_studies import change, shared

FIRST, SECOND = "0 march genua 2", "0 march genua 1"


def enter(client: Client, study: dict[str, Any], move: str, status: int = 200) -> dict[str, Any]:
    """Enter a move at the end of the main line that was seen."""
    return change(client, study, "move", status, text=move, moves=study["file"]["moves"], referee=True)


def undo(client: Client, study: dict[str, Any], status: int = 200) -> dict[str, Any]:
    return change(client, study, "delete", status, moves=study["file"]["moves"], referee=True)


def now(client: Client, study: dict[str, Any]) -> dict[str, Any]:
    seen: dict[str, Any] = client.get(f"/api/studies/shared/{study['id']}?key={study['key']}", 200)
    return seen


def look(client: Client, study: dict[str, Any], **more: Any) -> dict[str, Any]:
    asked = {"file": study["file"], "at": len(study["file"]["moves"]), "referee": True, **more}
    answer: dict[str, Any] = client.post("/api/studies/look", asked, 200)
    return answer


def test_of_two_entries_at_one_moment_the_second_is_refused(server: Running) -> None:
    ada, study = shared(server)
    people = [ada, server.person("Livia")]

    def play(number: int) -> tuple[int, dict[str, Any]]:
        path = f"/api/studies/shared/{study['id']}/changes?key={study['key']}"
        asked = {"version": study["version"], "what": "move", "text": (FIRST, SECOND)[number], "referee": True}
        answer = people[number].http.post(path, json=asked)
        return answer.status_code, answer.json()

    with ThreadPoolExecutor(2) as threads:
        answers = dict(threads.map(play, range(2)))
    assert sorted(answers) == [200, 409]
    assert answers[409]["code"] == "entered_first"
    assert answers[409]["sentence"] == "Someone else entered a move first. Look at it again."
    kept = now(ada, study)
    assert kept["file"]["moves"] == answers[200]["file"]["moves"] and len(kept["file"]["moves"]) == 1
    assert kept["file"]["study"]["lines"] == []


def test_what_two_enter_alike_is_made_once(server: Running) -> None:
    ada, study = shared(server)
    first = enter(ada, study, FIRST)
    again = enter(server.person("Livia"), study, FIRST)
    assert again["file"]["moves"] == first["file"]["moves"] == [FIRST]
    assert (again["line"], again["at"]) == (0, 1)


def test_one_undoes_for_all_and_never_more_than_was_seen(server: Running) -> None:
    ada, study = shared(server)
    livia = server.person("Livia")
    first = enter(ada, study, FIRST)
    second = enter(livia, first, "0 end_actions")
    newer = {**first, "version": second["version"]}  # she asked for it before she saw the second entry
    assert undo(ada, newer, 409)["code"] == "entered_first"
    assert now(ada, study)["file"]["moves"] == [FIRST, "0 end_actions"]
    undone = undo(ada, second)
    assert now(livia, study)["file"]["moves"] == [FIRST]
    assert enter(livia, {**second, "version": undone["version"]}, "roll", 409)["code"] == "study_changed"
    assert undo(livia, {**second, "version": undone["version"]}, 409)["code"] == "study_changed"
    assert undo(livia, undone)["file"]["moves"] == []


def test_an_entry_is_checked_and_only_made_by_those_who_may(server: Running) -> None:
    ada, study = shared(server)
    assert enter(server.person("Livia"), {**study, "key": ""}, FIRST, 403)["code"] == "read_only_study"
    assert "waiting for seat 0" in enter(ada, study, "1 march genua 2", 400)["sentence"]
    assert now(ada, study)["version"] == study["version"]


def refereed(server: Running, game: str) -> tuple[Client, Client, dict[str, Any]]:
    """A new game with hidden hands, shared by two, dealt by the referee."""
    ada, livia = server.person("Ada"), server.person("Livia")
    study = ada.post("/api/studies/shared", {"file": written(begin(game, 3, {}))}, 200)
    return ada, livia, enter(livia, now(livia, {**study, "key": study["key"]}), "roll on")


def test_hands_that_no_one_has_shown_stay_hidden_for_all_who_share_the_game(server: Running) -> None:
    ada, livia, study = refereed(server, "empires_end")
    covered = study["file"]["study"]["covered"]
    assert len(covered) == 12
    assert now(ada, study)["file"] == study["file"]
    seen = look(ada, study, steps=400)
    others = [*study["file"]["moves"]]
    cards = [others[place].rpartition(" ")[2] for place in covered]
    for place, card in zip(covered, cards[4:] + cards[:4], strict=True):  # with the next hand, all see the same
        others[place] = f"{others[place].rpartition(' ')[0]} {card}"
    assert others != study["file"]["moves"]
    swapped = look(livia, {"file": {**study["file"], "moves": others}}, steps=400)
    del seen["file"], swapped["file"]
    assert swapped == seen


def test_a_card_that_is_shown_in_a_shared_game_takes_the_place_of_a_stand_in_for_all(server: Running) -> None:
    ada, livia, study = refereed(server, "empires_end")
    moves = study["file"]["moves"]
    drawn = {move.rpartition(" ")[2] for move in moves}
    left = Cover(read_study(study["file"]), len(moves)).face_down()[0]
    card = next(card for card in left.cards if card not in drawn)
    shown = enter(livia, study, f"show {left.place} {card}")
    assert shown["file"]["moves"][left.place].endswith(f" {card}") and shown["at"] == len(moves)
    assert left.place not in shown["file"]["study"]["covered"]
    assert now(ada, study)["file"] == shown["file"]
    stale = enter(ada, study, f"show {left.place} {left.cards[0]}", 409)
    assert stale["code"] == "study_changed"  # what she saw stood in for what is known now


def test_nothing_of_a_hidden_draw_is_in_the_log(server: Running) -> None:
    _, livia, study = refereed(server, "struggle_for_rome")
    assert [deed["text"] for deed in now(livia, study)["log"]] == ["roll on"]


@pytest.mark.parametrize("what", ["comment", "title"])
def test_other_changes_are_made_as_in_any_study(server: Running, what: str) -> None:
    ada, study = shared(server)
    first = enter(ada, study, FIRST)
    assert change(ada, first, what, text="Ravenna", moves=[FIRST], referee=True)["version"] == 3
