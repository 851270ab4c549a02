"""Saved states: fields by name, steps as texts, and what an earlier version wrote."""

from __future__ import annotations

import json
from pathlib import Path

from occasus.core.basics import EVERYTHING
from occasus.core.state_codec import fields
from tests.games.empires_end.board import GAME, new_game

OLD = Path(__file__).parent / "old_save.json"


def test_steps_are_saved_as_texts() -> None:
    scene = new_game(2)
    saved = GAME.save(scene.state)
    assert saved["agenda"] == ["advance"]
    assert saved["todo"] == ["on_turn" if seat in scene.actors else None for seat in range(2)]


def test_a_state_saved_with_numbers_of_steps_is_still_read() -> None:
    state = GAME.load(json.loads(OLD.read_text(encoding="utf-8")))
    position = GAME.describe(state, EVERYTHING)
    assert position["agenda"] == ["advance"]
    decides = [empire["decides"] for empire in position["empires"]]
    assert decides == ["in_industry", "choose_home rat_plague_11", "in_move fire_06"]
    assert GAME.check(state) == []
    assert GAME.catalogue.parse("attach camp_5") in GAME.legal(state, 1)


def test_a_copy_has_every_field_and_shares_no_list() -> None:
    state = new_game(3).state
    copied = state.copy()
    assert fields(copied) == fields(state) == fields(type(state)(state.facts))
    assert GAME.save(copied) == GAME.save(state)
    for name in fields(state):
        value = getattr(state, name)
        assert not isinstance(value, list) or getattr(copied, name) is not value, name
