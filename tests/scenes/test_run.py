"""Scenes as files: moves, expectations, and a sentence for every mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from occasus.core.basics import OccasusError
from occasus.scenes import run_file, run_scene
from occasus.scenes.file import scene_files
from tests.scenes.toys import complaint, find_toy, run_toy
from tests.toy.game import ToyGame

MOVES = ["bid card9", "bid card5", {0: "reuse"}]

HOLDS: list[dict[str, Any]] = [
    {"scores": [3, 0], "left": 1},
    {"events": ["committed 0 card9", "won 0 3"]},
    {"events": ["shown", "shown"], "no_events": ["dealt", "won 1"]},
    {"exact_events": ["committed 0", "committed 1", "shown 0", "shown 1", "won 0 3"]},
    {"only": {"events": ["committed 0", "committed 1", "shown 0", "shown 1", "won 0 3"]}},
    {"actors": ["chance"], "legal": ["deal card9"], "only": {"legal": ["deal card9"]}},
    {"actors": "chance", "result": None},
    {"illegal": {"bid card1": "TY-TURN-01", "bid card99": "unknown", "drop": None}},
    {"only": {"discard": ["card8", "card7", "card5"], "options": {"rounds": 2}}},
    {"deck": [["card9"], ["card3"], ["card6", "card4"]]},
    {"seen_by": {0: {"hands": [["card1"], {"hidden": 1}], "deck": {0: ["card9"], 1: {"hidden": 1}}}}},
]

FAILS: list[tuple[dict[str, Any], str]] = [
    ({"scores": [0, 3]}, "expect.scores[0]: 0 expected"),
    ({"left": 2}, "expect.left: 2 expected, 1 found"),
    ({"events": ["won 0 3", "committed 0 card9"]}, "'committed 0 card9' did not happen after the events listed"),
    ({"events": ["won 0 30"]}, "'won 0 30' did not happen; what happened"),
    ({"no_events": ["won"]}, "expect.no_events: 'won 0 3' happened"),
    ({"exact_events": ["won 0 3"]}, "exactly [won 0 3] expected, [committed 0 card9"),
    ({"legal": ["deal card3"]}, "'deal card3' is not legal for chance; of its kind deal card9"),
    ({"only": {"legal": []}}, "expect.only.legal: legal and not expected: deal card9"),
    ({"actors": [0]}, "expect.actors[0]: 0 expected, chance found"),
    ({"result": {"winners": [0]}}, "expect.result: {winners: [0]} expected, null found"),
    ({"illegal": {"bid card1": "TY-BID-01"}}, "expect.illegal.bid card1: TY-BID-01 expected, TY-TURN-01 found"),
    ({"illegal": {"bid card1": "unknown"}}, "this is an action of the game"),
    ({"seen_by": {1: {"hands": {0: ["card1"]}}}}, "expect.seen_by.1.hands[0]: [card1] expected, {hidden: 1} found"),
]  # fmt: skip

MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"mvoes": []}, "mvoes: a scene has no such key; did you mean moves"),
    ({"players": "2"}, "players: the number of seats was expected, not '2'"),
    ({"players": True}, "players: the number of seats was expected"),
    ({"players": 5}, "players: toy is for 2 to 3 players, not 5"),
    ({"game": "tyo"}, "game: unknown game 'tyo'"),
    ({"options": {"rounds": 9}}, "options: option rounds cannot be 9; it can be 1, 2, 3"),
    ({"seat": 2}, "seat: there is no seat 2; seats are 0 to 1"),
    ({"position": "middle"}, "position: a map of what differs from the defaults, or `start` was expected"),
    ({"position": {"hand": []}}, "position.hand: unknown part; did you mean hands"),
    ({"position": {"hands": [["cardd"], []]}}, "position.hands[0]: unknown card 'cardd'"),
    ({"position": {"hands": 3}}, "position: this could not be read (TypeError"),
    ({"position": {"deck": []}}, "position: this is impossible: a card is lost"),
    ({"rules": ["FR-SACK" + "-99"]}, "rules[0]: rule FR-SACK" + "-99 is not in the ledgers; did you mean FR-SACK-09"),
    ({"moves": ["bid crad9"]}, "moves[0]: 'bid crad9' is not an action of this game; did you mean 'bid card9'"),
    ({"moves": ["bid card9", "bid card8"]}, "moves[1]: 'bid card8' is not allowed now (TY-BID-01); legal are"),
    ({"moves": [{1: "bid card9"}]}, "moves[0]: 'bid card9' is not allowed now (TY-BID-01)"),
    ({"moves": [{7: "bid card9"}]}, "moves[0]: there is no seat 7; seats are 0 to 1"),
    ({"moves": [{"chance": "deal card3"}]}, "moves[0]: chance has nothing to decide here"),
    ({"moves": [*MOVES, "drop"]}, "moves[3]: chance must decide here; it can 'deal card9'. Write `chance: drop`"),
    ({"moves": [*MOVES, {"chance": "deal card3"}]}, "moves[3]: chance cannot 'deal card3' now; it can 'deal card9'"),
    ({"moves": [{"chnace": "any"}]}, "moves[0]: chnace cannot move: the word before the colon must be a seat"),
    ({"moves": [3]}, "moves[0]: 3 is not a move; a move is one of"),
    ({"moves": [{"chance": 3}]}, "moves[0]: 3 is not the text of a move"),
    ({"moves": [*MOVES, {"chance": ["deal card9", "deal card7"]}]}, "moves[3].chance[1]: chance cannot 'deal card7'"),
    ({"moves": [{0: ["bid card9", "bid card1"]}]}, "moves[0].0[1]: seat 0 has nothing to decide now"),
    ({"moves": [{"until": {"left": 1}}]}, "moves[0].until: seat 0 cannot pass here; legal are 'bid card1' or 'bid"),
    ({"moves": [*MOVES, {"until": {"left": 9}}]}, "moves[3].until: chance must decide first, so write `until: chance`"),
    ({"moves": [{"until": 7}]}, "moves[0].until: there is no seat 7"),
    ({"moves": [{"expect": {"scors": 1}}]}, "moves[0].expect.scors: this is not a part of a position of toy"),
    ({"expect": {"hands": {0: {"crd1": 0}}}}, "expect.hands.0.crd1: this is not a word of toy"),
    ({"expect": {"options": {"round": 0}}}, "expect.options.round: this is not a word of toy; did you mean rounds"),
    ({"expect": {"events": ["wun 0"]}}, "expect.events: 'wun' is not an event of toy; did you mean won"),
    ({"expect": {"no_events": ["dealt 0 crad1"]}}, "'crad1' cannot be part of a 'dealt' event; did you mean card1"),
    ({"expect": {"events": 3}}, "expect.events: a list of texts was expected, not 3"),
    ({"expect": {"legal": ["bid"]}}, "expect.legal: 'bid' is not an action of this game"),
    ({"expect": {"illegal": ["drop"]}}, "expect.illegal: a map of action texts to rule ids was expected"),
    ({"expect": {"illegal": {"drop": "FR-NO" + "-01"}}}, "rule FR-NO" + "-01 is not in the ledgers"),
    ({"expect": {"seen_by": {"hands": []}}}, "expect.seen_by: a map of seats to parts of the position was expected"),
    ({"expect": {}}, "expect: this is empty, so it would always hold"),
    ({"expect": {"bids": {}}}, "expect.bids: this is empty, so it would always hold; to expect nothing, write"),
    ({"expect": {"hands": {0: {}}}}, "expect.hands.0: this is empty"),
    ({"expect": {"hands": {0: {"has": []}}}}, "expect.hands.0.has: this is empty"),
    ({"expect": {"events": []}}, "expect.events: this is empty"),
    ({"expect": {"no_events": []}}, "expect.no_events: this is empty"),
    ({"expect": {"legal": []}}, "expect.legal: this is empty"),
    ({"expect": {"legal": {"bid": []}}}, "expect.legal.bid: this is empty"),
    ({"expect": {"illegal": {}}}, "expect.illegal: this is empty"),
    ({"expect": {"seen_by": {0: {}}}}, "expect.seen_by: a map of seats to parts of the position was expected"),
    ({"expect": {"only": {}}}, "expect.only: this is empty"),
    ({"expect": {"refused": "position.left", "left": 1}}, "expect.refused: nothing can happen in a position"),
    ({"expect": {"refused": ["left", "prize"]}}, "expect.refused: one place in the position was expected"),
    ({"expect": {"only": 3}}, "expect.only: a map of parts that must match completely was expected"),
]  # fmt: skip


@pytest.mark.parametrize("expected", HOLDS, ids=str)
def test_expectations_that_hold(expected: dict[str, Any]) -> None:
    assert complaint(moves=MOVES, expect=expected) == ""


@pytest.mark.parametrize(("expected", "told"), FAILS, ids=str)
def test_expectations_that_do_not_hold_are_told(expected: dict[str, Any], told: str) -> None:
    outcome = run_toy(moves=MOVES, expect=expected)
    assert outcome.mistake is None
    assert told in outcome.complaint()
    assert not outcome.ok


@pytest.mark.parametrize(("parts", "told"), MISTAKES, ids=str)
def test_a_mistake_of_the_writer_gets_a_sentence(parts: dict[str, Any], told: str) -> None:
    outcome = run_toy(**parts)
    assert told in outcome.complaint()
    assert not outcome.ok


def test_a_result_is_compared_in_part() -> None:
    moves = ["bid card9", "bid card5", "drop"]
    position = {"hands": [["card9"], ["card5"]], "left": 1}
    assert complaint(position=position, moves=moves, expect={"result": {"winners": [0], "rule": "TY-END-01"}}) == ""
    told = complaint(position=position, moves=moves, expect={"result": {"winners": [1]}})
    assert told == "expect.result.winners[0]: 1 expected, 0 found"
    assert "no such part; did you mean winners" in complaint(
        position=position, moves=moves, expect={"result": {"winer": 1}}
    )
    assert "null expected" in complaint(position=position, moves=moves, expect={"result": None})


def test_legal_and_illegal_can_speak_of_one_seat() -> None:
    assert complaint(expect={"legal": {1: ["bid card2"]}, "illegal": {0: {"bid card2": "TY-BID-01"}}}) == ""
    assert "(TY-BID-01)" in complaint(expect={"legal": {0: ["bid card2"]}})
    assert "it is legal, but TY-BID-01 was expected" in complaint(expect={"illegal": {1: {"bid card2": "TY-BID-01"}}})


def test_a_look_in_between_checks_what_is_seen_there() -> None:
    moves = ["bid card9", {"expect": {"actors": [1], "scores": [0, 0]}}, "bid card5", {"expect": {"left": 5}}]
    assert complaint(moves=moves) == "moves[3].expect.left: 5 expected, 2 found"


def test_several_moves_of_one_seat_and_of_chance_stand_in_a_list() -> None:
    moves = [*MOVES, {"chance": ["deal card9", "deal card3", "roll 4"]}, {"0": ["bid card1"]}]
    assert complaint(moves=moves, expect={"prize": 4, "bids": {0: "card1", 1: None}}) == ""


def test_chance_can_be_left_to_the_seed() -> None:
    assert complaint(position="start", moves=[{"chance": "all"}], expect={"hands": {0: {"size": 2}}}) == ""
    first = run_toy(position="start", moves=[{"chance": "any"}], seed=3).scene
    second = run_toy(position="start", moves=[{"chance": "any"}], seed=3).scene
    assert first is not None
    assert second is not None
    assert first.match.moves == second.match.moves
    assert len(first.match.moves) == 1


def test_a_position_can_be_one_seats_view() -> None:
    scene = run_toy().scene
    assert scene is not None
    seen = ToyGame().describe(scene.state, 0)
    expect = {"hands": [["card1", "card9"], {"hidden": 2}], "legal": {0: ["bid card9"]}}
    assert complaint(position=seen, seat=0, expect=expect) == ""


def test_a_file_may_hold_several_scenes(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text("game: toy\nplayers: 2\n---\ngame: toy\nplayers: 9\n", encoding="utf-8")
    good, bad = run_file(file, find_toy)
    assert good.ok
    assert bad.complaint() == f"{file}[1]: players: toy is for 2 to 3 players, not 9."
    with pytest.raises(OccasusError, match="2 scenes are in this file"):
        run_scene(file, find_toy)


BAD_FILES = [
    pytest.param("game: toy\nmoves: [", "line 2: this is not readable YAML", id="no YAML"),
    pytest.param("game: toy\nplayers: 2\ngame: toy\n", "line 3: 'game' is given twice; combine the two.", id="twice"),
    pytest.param("", "the file is empty; a scene begins with", id="empty"),
    pytest.param("- game: toy\n", "a scene is a map with keys such as game", id="a list"),
    pytest.param("players: 2\n", "game: this is missing; write `game: fall_of_rome`", id="no game"),
]


@pytest.mark.parametrize(("text", "told"), BAD_FILES)
def test_a_bad_file_gets_a_sentence_with_its_name(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    outcome = run_scene(file, find_toy)
    assert not outcome.ok
    assert outcome.complaint().startswith(f"{file}: {told}")


def test_files_and_folders_are_found(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    file = tmp_path / "inner" / "a.yaml"
    file.write_text("game: toy\n", encoding="utf-8")
    assert scene_files([tmp_path, file]) == [file, file]
    with pytest.raises(OccasusError, match="there is no such file"):
        scene_files([tmp_path / "none.yaml"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(OccasusError, match="no scenes"):
        scene_files([tmp_path / "empty"])
