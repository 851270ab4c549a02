"""Saved states: every field is copied and saved, and saves of before still load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data
from occasus.core.state_codec import fields
from occasus.games import find
from occasus.games.fall_of_rome.steps import STEPS

GAME = find("fall_of_rome")
OLD: list[dict[str, Any]] = json.loads(Path(__file__).with_name("old_saves.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=[old["due"] for old in OLD])
def test_a_save_of_before_goes_on_as_it_would_have(old: dict[str, Any]) -> None:
    """Steps were numbers then, and the choices of an event lay beside them."""
    state = GAME.load(old["saved"])
    assert STEPS.family(state.agenda[-1]).name == old["due"]
    assert GAME.check(state) == []
    asked = [seat for seat in GAME.actors(state) if seat >= 0]
    legal = {str(seat): [GAME.catalogue.text(code) for code in GAME.legal(state, seat)] for seat in asked}
    assert legal == old["legal"]


@pytest.mark.parametrize("old", OLD, ids=[old["due"] for old in OLD])
def test_a_match_that_begins_in_a_position_of_before_still_replays(old: dict[str, Any]) -> None:
    saved = old["saved"]
    match: Match[Any] = Match(GAME, saved["seats"], saved["options"], "before", GAME.load(saved))
    again = from_data({**to_data(match), "opening": saved}, lambda name, overlay: GAME)
    assert GAME.save(again.state) == GAME.save(match.state)


@pytest.mark.parametrize("old", OLD, ids=[old["due"] for old in OLD])
def test_a_copy_and_a_save_hold_every_field_and_share_no_list(old: dict[str, Any]) -> None:
    state = GAME.load(old["saved"])
    copied = GAME.copy(state)
    for name in fields(state):
        value, again = getattr(state, name), getattr(copied, name)
        if isinstance(value, list):
            assert value == again, name
            assert value is not again or name in ("todo", "open_seats"), name
        elif name != "deck":
            assert value == again, name
    assert copied.deck.layers() == state.deck.layers() and copied.deck is not state.deck
    saved = GAME.save(state)
    assert set(saved) == {*fields(state), "seats", "options"}
    assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved


def test_how_a_game_ended_stood_under_another_name_before() -> None:
    saved = {**OLD[0]["saved"], "outcome": 2}
    saved.pop("over", None)
    state = GAME.load(saved)
    assert state.over == 2
    result = GAME.result(state)
    assert result is not None and result.reason == "no_cubes"
