"""Studies: a tree of lines in a match file, which old readers follow along its first line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, OccasusError
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.studies.board import begin, legal_after, match_at, play, roll, written
from occasus.studies.file import FORMAT, read_study, study_data
from occasus.studies.study import Line, Mark, Note, Spot, Study
from tests.core.test_faults import GAMES, play_random

POSITION: dict[str, Any] = {"legions": {"roma": 4}, "turn": {"active": 0}, "players": [{"role": "consul"}]}


def small() -> Study:
    """a b c, after a: x y, after a x: z."""
    study = Study({}, ["a", "b", "c"])
    study.lines.extend([Line(0, 1, ["x", "y"]), Line(1, 2, ["z"])])
    return study


def test_moves_follow_from_the_opening_through_the_lines() -> None:
    study = small()
    assert study.moves_to(Spot(0, 3)) == ["a", "b", "c"]
    assert study.moves_to(Spot(1, 3)) == ["a", "x", "y"]
    assert study.moves_to(Spot(2, 3)) == ["a", "x", "z"]
    assert study.moves_to(Spot(2, 2)) == ["a", "x"]


def test_a_known_move_is_followed_and_a_new_one_begins_a_variation() -> None:
    study = small()
    assert study.next_spots(Spot(0, 1)) == [("b", Spot(0, 2)), ("x", Spot(1, 2))]
    assert study.add(Spot(0, 1), "x") == Spot(1, 2)
    assert study.add(Spot(1, 1), "b") == Spot(0, 2)  # the start of a line is a spot of the line it leaves
    assert study.add(Spot(0, 3), "d") == Spot(0, 4)
    assert study.add(Spot(0, 1), "w") == Spot(3, 2)
    assert study.moves_to(Spot(3, 2)) == ["a", "w"]


def test_deleting_a_move_deletes_what_follows_it_and_nothing_else() -> None:
    study = small()
    study.note(Spot(0, 1), Note("stays"))
    study.note(Spot(2, 3), Note("stays too"))
    study.note(Spot(0, 3), Note("goes"))
    assert study.delete_from(Spot(0, 2)) == Spot(0, 1)
    assert [line.moves for line in study.lines] == [["a"], ["x", "y"], ["z"]]
    assert {spot: note.comment for spot, note in study.notes.items()} == {Spot(0, 1): "stays", Spot(2, 3): "stays too"}
    assert study.delete_from(Spot(1, 2)) == Spot(0, 1)
    assert [line.moves for line in study.lines] == [["a"]]
    with pytest.raises(OccasusError, match="the opening cannot be deleted"):
        study.delete_from(Spot())


def test_a_variation_becomes_the_main_line_with_its_own_variations_and_notes() -> None:
    study = small()
    study.note(Spot(1, 3), Note("good", "!"))
    study.promote(1)
    assert study.lines[0].moves == ["a", "x", "y"]
    assert study.moves_to(Spot(1, 3)) == ["a", "b", "c"]
    assert study.moves_to(Spot(2, 3)) == ["a", "x", "z"]
    assert study.notes == {Spot(0, 3): Note("good", "!")}


def test_a_study_is_written_as_a_match_file_and_read_again() -> None:
    study = begin("fall_of_rome", 3, {}, POSITION, "A march")
    spot, _ = play(study, Spot(), "0 march genua 2")
    study.note(spot, Note("Why not?", "!?", [Mark("arrow", ("roma", "genua"), "info")], "Livia"))
    other, _ = play(study, Spot(), "0 march genua 1")
    play(study, other, "0 end_actions")
    data = written(study)
    assert data["study"]["format"] == FORMAT
    assert data["study"]["lines"] == [{"from": 0, "at": 0, "moves": ["0 march genua 1", "0 end_actions"]}]
    again = read_study(data)
    assert study_data(again) == study_data(study)
    assert again.notes == study.notes
    assert [old.text(move) for old in [from_data(data, find)] for move in old.moves] == ["0 march genua 2"]


@pytest.mark.parametrize("game", GAMES)
def test_every_finished_match_is_a_study_and_stays_a_match(game: str) -> None:
    match = play_random(game, 120, "study")
    study = begin(game, 3, {})
    spot = Spot()
    for move in match.moves:
        spot = study.add(spot, match.text(move))
    data = written(study)
    assert [from_data(data, find).text(move) for move in match.moves] == data["moves"]


def test_chapters_stay_with_their_study_and_are_checked_with_it() -> None:
    study = begin("fall_of_rome", 3, {}, POSITION, "Marches")
    study.chapter = "North"
    play(study, Spot(), "0 march genua 2")
    second = begin("fall_of_rome", 4, {})
    second.chapter = "A new game"
    study.chapters.append(second)
    data = written(study)
    assert [chapter["seats"] for chapter in data["study"]["chapters"]] == [4]
    again = read_study(data)
    assert study_data(again) == study_data(study)
    assert len(from_data(data, find).moves) == 1  # an old reader follows the first chapter
    again.chapters[0].lines[0].moves.append("0 march genua 2")
    with pytest.raises(OccasusError, match="chapter 2: line 0, move 0: '0 march genua 2' is not possible there"):
        written(again)


def test_chance_is_set_by_hand_or_rolled() -> None:
    study = begin("struggle_for_rome", 3, {})
    spot, match = Spot(), match_at(study, Spot())
    while match.game.actors(match.state) == [CHANCE]:
        spot, match = play(study, spot, roll(match, Random(1)))
    assert spot.at > 0
    with pytest.raises(OccasusError, match="chance has nothing to decide here"):
        roll(match, Random(1))
    with pytest.raises(OccasusError, match="does not fit"):
        play(study, Spot(), "chance nonsense")


def test_what_makes_an_action_legal_is_named() -> None:
    study = begin("fall_of_rome", 3, {}, {**POSITION, "players": [{"role": "consul", "city": "roma"}]})
    match = match_at(study, Spot())
    code = match.game.catalogue.parse("march narbo 1")
    assert match.game.explain(match.state, 0, code)
    helpful = legal_after(match, 0, code)
    assert 0 < len(helpful) <= 3
    for move in helpful:
        _, after = play(study, Spot(), move)
        assert code in after.game.legal(after.state, 0)


def broken(**changes: Any) -> dict[str, Any]:
    data = study_data(small())
    return {**data, "format": "occasus match 1", "study": {**data["study"], **changes}}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "this is not an Occasus match file"),
        ({"format": "occasus match 1", "moves": 3}, "moves: a list was expected"),
        ({"format": "occasus match 1", "moves": ["x" * 500]}, "at most 400 characters"),
        (broken(format="occasus study 2"), "a newer release may read this study"),
        (broken(lines=[{"from": 1, "at": 0, "moves": ["x"]}]), r"study.lines\[0\].from: a whole number from 0 to 0"),
        (broken(lines=[{"from": 0, "at": 9, "moves": ["x"]}]), r"study.lines\[0\].at: a whole number from 0 to 3"),
        (broken(lines=[{"from": 0, "at": 1, "moves": []}]), "a line has at least one move"),
        (broken(lines=[{"from": 0, "at": 1, "moves": ["x"] * 6000}]), "at most 5000 entries"),
        (broken(lines=[{"from": 0, "at": 0, "moves": ["x"]}] * 600), "at most 499 entries"),
        (broken(notes=[{"at": 1, "comment": "x" * 3000}]), "at most 2000 characters"),
        (broken(notes=[{"at": 1, "glyph": "??"}]), "one of !, !\\?, \\?, luck was expected"),
        (broken(notes=[{"at": 1, "marks": [{"kind": "arrow", "places": ["roma"]}]}]), "an arrow has two"),
        (broken(chapters=[{}]), r"study.chapters\[0\]: this is not an Occasus match file"),
        (broken(chapters=[{"format": "occasus match 1", "moves": [], "game": "x"}]), "all chapters are about one game"),
        (broken(chapters=[broken(chapters=[broken()])]), "a chapter has no chapters"),
        (broken(chapters=[broken()] * 40), "at most 39 entries"),
    ],
    ids=str,
)
def test_bad_files_are_rejected_with_a_sentence(data: Any, sentence: str) -> None:
    with pytest.raises(OccasusError, match=sentence):
        read_study(data)


def test_an_illegal_move_of_a_variation_is_refused_with_its_place() -> None:
    study = begin("fall_of_rome", 3, {}, POSITION)
    study.lines.append(Line(0, 0, ["0 march genua 2", "1 end_actions"]))
    with pytest.raises(OccasusError, match="line 1, move 1: '1 end_actions' is not possible there"):
        written(study)


def large_study() -> Study:
    """Return a study of 500 moves with at least 50 variations."""
    match = play_random("struggle_for_rome", 500, "large")
    study = begin("struggle_for_rome", 3, {})
    study.lines[0].moves += [match.text(move) for move in match.moves]
    branches = [at for at, (seat, _) in enumerate(match.moves) if seat != CHANCE][:50]
    for at in branches:
        before = match_at(study, Spot(0, at))
        seat = before.game.actors(before.state)[0]
        for code in before.game.legal(before.state, seat):
            study.add(Spot(0, at), f"{seat} {before.game.catalogue.text(code)}")
    return study


def test_a_large_study_keeps_all_its_lines() -> None:
    study = large_study()
    again = read_study(written(study))
    assert study_data(again) == study_data(study)
    assert len(again.lines) > 50
