"""`occasus scene`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SCENE = """
scene: a prize
title: The highest card wins
game: toy
players: 2
position:
  hands: [[card9, card1], [card5, card2]]
  prize: 3
moves: [bid card9, bid card5]
expect: {scores: [3, 0], events: [won 0 3]}
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    file = tmp_path / "prize.yaml"
    file.write_text(SCENE, encoding="utf-8")
    return file


def test_a_scene_shows_what_happened_and_what_comes_next(run: Run, scene: Path) -> None:
    result = run("scene", scene)
    assert result.exit_code == 0
    assert "ok      a prize  The highest card wins" in result.stdout
    assert "    0 bid card9\n        committed 0 card9" in result.stdout
    assert "won 0 3                                                      TY-BID-03" in result.stdout
    assert "    scores: [3, 0]" in result.stdout
    assert "  next: seat 0 decides; 2 legal\n    reuse\n    drop" in result.stdout


def test_chance_and_the_end_are_shown_too(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("[bid card9, bid card5]", "[bid card9, bid card5, drop]"), encoding="utf-8")
    assert "  over: most points (TY-END-01); won by seat 0" in run("scene", scene).stdout
    scene.write_text("{game: toy, players: 2}", encoding="utf-8")
    assert "  next: chance\n    deal card1  1 of 9" in run("scene", scene).stdout


def test_a_failed_expectation_ends_with_1_and_the_difference(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("[3, 0]", "[3, 1]"), encoding="utf-8")
    result = run("scene", scene, "--brief")
    assert result.exit_code == 1
    assert result.stdout == (
        f"FAILED  a prize  The highest card wins\n        {scene}: expect.scores[1]: 1 expected, 0 found\n"
    )


def test_a_mistake_ends_with_1_and_its_place(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("bid card5]", "bid card7]"), encoding="utf-8")
    result = run("scene", scene)
    assert result.exit_code == 1
    assert f"{scene}: moves[1]: 'bid card7' is not allowed now (TY-BID-01); legal are" in result.stdout


def test_a_folder_is_summed_up(run: Run, scene: Path) -> None:
    (scene.parent / "b.yaml").write_text(SCENE.replace("won 0 3", "won 1 3"), encoding="utf-8")
    result = run("scene", scene.parent, "--brief")
    assert result.exit_code == 1
    assert result.stdout.endswith("2 scenes, 1 failed\n")


def test_programs_read_json(run: Run, scene: Path) -> None:
    result = run("scene", scene, "--json")
    (outcome,) = json.loads(result.stdout)
    assert outcome["ok"] is True
    assert outcome["moves"][1]["events"][-1] == {
        "text": "won 0 3",
        "kind": "won",
        "rule": "TY-BID-03",
        "seat": "0",
        "points": "3",
    }
    assert outcome["position"]["scores"] == [3, 0]
    assert outcome["actors"] == [0]
    assert outcome["legal"] == {"0": ["reuse", "drop"]}
    assert outcome["odds"] == {}
    assert outcome["result"] is None
    scene.write_text("game: [", encoding="utf-8")
    (broken,) = json.loads(run("scene", scene, "--json").stdout)
    assert broken["ok"] is False
    assert "not readable YAML" in broken["mistake"]


@pytest.mark.parametrize(
    ("old", "new", "polish"),
    [
        ("[3, 0]", "[3, 1]", "expect.scores[1]: oczekiwano: 1, jest: 0"),
        ("events: [won 0 3]", "events: [won 1 3]", "expect.events: 'won 1 3' się nie wydarzyło; stało się: ["),
        ("players: 2", "players: two", "players: liczba miejsc: tego brakuje, a jest 'two'."),
        ("prize: 3", "price: 3", "może chodziło o prize?"),
        ("title:", "titel:", "titel: scena nie ma takiego klucza; może chodziło o title?"),
        (
            "bid card5]",
            "bid card7]",
            "'bid card7' nie jest teraz dozwolone (TY-BID-01); dozwolone: 'bid card2' albo 'bid card5'",
        ),
        (
            "moves: [",
            "moves: [{until: {scores: [9, 9]}}, ",
            "moves[0].until: miejsce 0 nie może tu spasować; dozwolone: 'bid card1' albo ",
        ),
        ("game: toy", "game: toy\ngame: toy", "wiersz 5: 'game' podano dwa razy; połącz je w jedno."),
    ],
)
def test_what_is_wrong_is_told_in_the_readers_language(
    run: Run, scene: Path, old: str, new: str, polish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", "pl")
    scene.write_text(SCENE.replace(old, new), encoding="utf-8")
    told = run("scene", scene, "--brief").stdout
    assert told.startswith("BŁĄD  ") and polish in told
    record = json.loads(run("scene", scene, "--json").stdout)[0]  # programs read English
    assert record["differences"] or record["mistake"]
    assert polish not in json.dumps(record, ensure_ascii=False)


def test_what_happened_is_told_in_the_readers_language(
    run: Run, scene: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", "nl")
    told = run("scene", scene, scene).stdout
    assert "goed    a prize" in told and "hierna: plaats 0 beslist; toegestane acties: 2" in told
    assert told.endswith("scènes: 2, mislukt: 0\n")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "in deze map liggen geen scènes (*.yaml)." in run("scene", empty).stderr
