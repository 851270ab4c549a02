"""Overlays on facts: what they replace, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from occasus.content import changes, facts, overlaid, read_overlay
from occasus.content.overlay import overlay_game
from occasus.content.provenance import figures
from occasus.core.basics import Json, OccasusError

FACTS: dict[str, Any] = {
    "count": 2,
    "note": "as printed",
    "open": True,
    "nothing": None,
    "cities": [
        {"id": "roma", "days": 0, "colours": ["red", "blue"], "gate": None},
        {"id": "genua", "days": 10.5, "colours": ["red"], "gate": "huns", "port": True},
    ],
    "edges": [{"a": "roma", "b": "genua"}, {"a": "genua", "b": "roma", "lines": ["red"]}],
    "track": [2, 2, 3],
    "by_players": {2: {"cards": 4}, 3: {"cards": 3}},
}


def plain(facts: Json) -> Json:
    """Facts without notes."""
    if isinstance(facts, dict):
        return {key: plain(value) for key, value in facts.items() if key != "notes"}
    return [plain(value) for value in facts] if isinstance(facts, list) else facts


def test_what_is_replaced_is_the_owners_own() -> None:
    facts: dict[str, Any] = {
        "cities": [{"id": "roma", "days": 1, "ports": [1], "notes": {"days_source": "designed(a guess)"}}],
        "track": {"spaces": 3},
        "notes": {"source": "rulebook(1)", "confidence": {"spaces": "medium"}},
    }
    found = {figure.where: figure for figure in figures(facts)}
    assert {where: figure.designed for where, figure in found.items()} == {
        "cities[roma].days": True,
        "cities[roma].ports": False,
        "track.spaces": False,
    }
    assert found["track.spaces"][2:] == ("rulebook(1)", "medium")
    over = {"cities": [{"id": "roma", "days": 2}]}
    sources = {figure.where: figure.source for figure in figures(overlaid(facts, over), over)}
    assert sources["cities[roma].days"] == "own(content file)"
    assert sources["track.spaces"] == "rulebook(1)"


def test_notes_are_refused() -> None:
    with pytest.raises(OccasusError, match=r"cities\[roma\].notes: notes can't be replaced"):
        overlaid(FACTS, {"cities": [{"id": "roma", "notes": {"source": "me"}}]})


def test_only_what_is_named_is_replaced() -> None:
    made = overlaid(FACTS, {"count": 3, "cities": [{"id": "genua", "days": 4}], "by_players": {3: {"cards": 5}}})
    assert made["count"] == 3
    assert made["cities"][0] == FACTS["cities"][0]
    assert plain(made["cities"][1]) == {**FACTS["cities"][1], "days": 4}
    assert plain(made["by_players"]) == {2: {"cards": 4}, 3: {"cards": 5}}
    assert FACTS["count"] == 2
    assert FACTS["cities"][1]["days"] == 10.5


def test_a_list_without_ids_is_replaced_whole() -> None:
    assert overlaid(FACTS, {"track": [1]})["track"] == [1]
    edges = [{"a": "x", "b": "y", "lines": []}]
    assert overlaid(FACTS, {"edges": edges})["edges"] == edges


def test_a_value_may_be_of_any_sort_that_its_siblings_have() -> None:
    made = overlaid(FACTS, {"cities": [{"id": "roma", "days": 0.5, "gate": "vandals", "port": False}]})
    assert plain(made["cities"][0]) == {
        "id": "roma",
        "days": 0.5,
        "colours": ["red", "blue"],
        "gate": "vandals",
        "port": False,
    }
    assert overlaid(FACTS, {"cities": [{"id": "genua", "gate": None}]})["cities"][1]["gate"] is None
    assert overlaid(FACTS, {"nothing": 3})["nothing"] == 3


REFUSED: list[tuple[Json, str]] = [
    ({"cont": 3}, "cont: unknown entry; did you mean count"),
    ({"count": "three"}, "count: 'three' is a text, but a whole number was expected (now 2)."),
    ({"count": 2.5}, "count: 2.5 is a number, but a whole number was expected (now 2)."),
    ({"count": True}, "count: True is yes or no, but a whole number was expected (now 2)."),
    ({"count": None}, "count: None is empty, but a whole number was expected (now 2)."),
    ({"note": 3}, "note: 3 is a whole number, but a text was expected"),
    ({"open": 1}, "open: 1 is a whole number, but yes or no was expected"),
    ({"cities": 3}, "cities: a list was expected, not 3."),
    ({"cities": ["roma"]}, "cities[0]: a map with the `id` of the entry to replace was expected."),
    ({"cities": [{"id": "rome"}]}, "cities[0]: unknown id 'rome'; did you mean roma?"),
    ({"cities": [{"id": "roma", "day": 1}]}, "cities[roma].day: unknown entry; did you mean days?"),
    ({"cities": [{"id": "roma", "colours": "red"}]}, "cities[roma].colours: 'red' is a text, but a list was expected."),
    ({"cities": [{"id": "roma", "colours": [3]}]}, "cities[roma].colours[0]: 3 is a whole number, but a text"),
    ({"edges": [{"a": "x"}]}, "edges[0]: 'b' is missing; an entry here has a, b."),
    ({"edges": [{"a": "x", "b": 3}]}, "edges[0].b: 3 is a whole number, but a text was expected"),
    ({"edges": [{"a": "x", "b": "y", "z": 1}]}, "edges[0].z: unknown entry"),
    ({"track": ["two"]}, "track[0]: 'two' is a text, but a whole number was expected"),
    ({"by_players": {9: {}}}, "by_players.9: unknown entry; choose from: 2, 3."),
    ({"by_players": []}, "by_players: a map of 2, 3 was expected, not []."),
    ([], "the file: a map of count, note"),
]


@pytest.mark.parametrize(("over", "told"), REFUSED, ids=str)
def test_another_shape_is_refused_with_the_entry_and_what_was_expected(over: Json, told: str) -> None:
    with pytest.raises(OccasusError) as error:
        overlaid(FACTS, over)
    assert told in str(error.value)


def test_the_changes_are_listed() -> None:
    over = {"count": 2, "cities": [{"id": "genua", "days": 4}], "track": [1]}
    assert list(changes(FACTS, overlaid(FACTS, over))) == ["cities[genua].days: 10.5 -> 4", "track: [2, 2, 3] -> [1]"]
    assert list(changes(FACTS, FACTS)) == []


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_the_facts_fit_themselves(game: str) -> None:
    own = facts(game)
    assert plain(overlaid(own, plain(own))) == plain(own)
    assert not list(changes(own, overlaid(own, plain(own))))
    assert facts(game) is own
    assert "game" not in own


def test_a_file_may_name_its_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: fall_of_rome\ncount: 3\n", encoding="utf-8")
    assert read_overlay(file) == read_overlay(file, "Fall of Rome") == {"count": 3}
    assert overlay_game(file) == "fall_of_rome"
    with pytest.raises(OccasusError, match="this content is for fall_of_rome, not for empires_end"):
        read_overlay(file, "empires_end")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("count: [", "this is not readable YAML"),
        ("- 3\n", "a content file must be a map of the parts it replaces"),
        ("", "a content file must be a map of the parts it replaces"),
    ],
)
def test_a_file_that_is_no_overlay_is_refused(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OccasusError) as error:
        read_overlay(file)
    assert str(error.value).startswith(f"{file}: {told}")
    assert overlay_game(file) == ""


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OccasusError, match="No such file"):
        read_overlay(tmp_path / "none.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OccasusError, match="not readable YAML"):
        read_overlay(tmp_path / "bytes.yaml")
