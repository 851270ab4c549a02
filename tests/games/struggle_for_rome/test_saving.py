"""Saved states: every field comes back, a copy shares nothing, and match files of earlier versions still replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from occasus.core.match_file import from_data
from occasus.core.options import complete
from occasus.core.state_codec import fields
from occasus.games import find
from tests.games.struggle_for_rome.board import riding

GAME = find("struggle_for_rome")


def test_steps_are_saved_as_texts() -> None:
    scene = riding({"figure": "c017", "fighters": 4}, {"gold": 7, "hand": {"grain": 4}})
    scene.play("travel c054")
    saved = GAME.save(scene.state)
    assert saved["agenda"] == ["tribe red", "pay red c054"]
    assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved


def test_a_match_that_begins_in_a_position_and_was_saved_with_numbers_still_replays() -> None:
    data = json.loads(Path(__file__).with_name("opening_with_numbers.json").read_text())
    assert data["opening"]["agenda"] == [72, 129]  # as saved before steps were texts
    match = from_data(data, lambda name, overlay: GAME)
    assert [match.text(move) for move in match.moves] == data["moves"]


def test_a_copy_has_every_field_and_shares_no_list() -> None:
    state: Any = GAME.start(4, complete(GAME.options, {}))
    copied = GAME.copy(state)
    names = fields(state)
    assert "hands" in names and fields(copied) == names
    for name in names:
        value = getattr(state, name)
        assert getattr(copied, name) == value
        if isinstance(value, list) and value:
            assert getattr(copied, name) is not value, name
