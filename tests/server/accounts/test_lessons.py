"""Lessons over HTTP."""

from __future__ import annotations

from tests.server.harness import Running


def test_a_puzzle_is_played_by_sending_all_moves(server: Running) -> None:
    ada = server.person("Ada")
    listed = {lesson["id"]: lesson for lesson in ada.get("/api/lessons")}
    assert listed["save_roma"]["moves"] == 12
    assert "solution" not in listed["save_roma"]

    begun = ada.post("/api/lessons/save_roma", {"moves": [], "lines": [["march roma 2"]], "action": "march roma 3"})
    assert begun["verdict"] == "open"
    assert begun["foreseen"][0]["events"][0]["kind"] == "marched"
    assert begun["rule"].startswith("FR-")
    assert begun["rule_text"]
    saved = ada.post("/api/lessons/save_roma", {"moves": ["march roma 2", "end_actions"]})
    assert saved["verdict"] == "solved"
    assert any(event["kind"] == "attacked" for step in saved["steps"] for event in step["events"])
    assert ada.post("/api/lessons/save_roma", {"moves": ["end_actions"]})["verdict"] == "failed"

    refused = ada.post("/api/lessons/save_roma", {"moves": ["march carthago 2"]}, 400)
    assert "not allowed" in refused["sentence"]
    ada.post("/api/lessons/no-such-lesson", {"moves": []}, 404)
