"""Saving a state by the names of its fields."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.agenda import NOTHING
from occasus.core.basics import OccasusError
from occasus.core.catalogue import Catalogue, numbers
from occasus.core.deck import deck_of
from occasus.core.state_codec import fields, load_fields, save_fields

STEPS = Catalogue()
ROLL = STEPS.plain("roll")
PAY = STEPS.one("pay", numbers("price", 3))


class State:
    def __init__(self) -> None:
        self.facts = object()
        self.agenda: list[int] = []
        self.todo: list[int] = []
        self.hands: list[list[int]] = []
        self.deck = deck_of([])
        self.turn = 0


def _filled() -> State:
    state = State()
    state.agenda, state.todo = [ROLL.at(), PAY.at(2)], [NOTHING, PAY.at(1)]
    state.hands, state.deck, state.turn = [[1, 2], []], deck_of([[4, 5], [3]]), 7
    return state


def test_every_field_but_the_shared_tables_is_saved_and_comes_back() -> None:
    state, again = _filled(), State()
    saved = save_fields(state, STEPS)
    assert fields(state) == ["agenda", "deck", "hands", "todo", "turn"]
    assert saved["agenda"] == ["roll", "pay 2"] and saved["todo"] == [None, "pay 1"]
    load_fields(again, saved, STEPS)
    assert save_fields(again, STEPS) == saved
    again.hands[0].append(9)
    assert saved["hands"] == [[1, 2], []]  # nobody else holds what was saved


def test_steps_of_earlier_saves_are_numbers() -> None:
    state = State()
    load_fields(state, {"agenda": [ROLL.at(), PAY.at(3)], "todo": [NOTHING]}, STEPS)
    assert state.agenda == [ROLL.at(), PAY.at(3)] and state.todo == [NOTHING]


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ({"agenda": [99]}, "names a step 99"),
        ({"agenda": ["rol"]}, "did you mean"),
        ({"turn": [1]}, "has \\[1\\] for turn"),
        ({"turn": "7"}, "has '7' for turn"),
        ({"hands": 3}, "has 3 for hands"),
        ({"hands": [["x"]]}, "in hands"),
        ({"hands": [{}]}, "in hands"),
        ({"deck": 3}, "for deck"),
        ({"junk": 3}, "has a field 'junk'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(broken: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OccasusError, match=sentence):
        load_fields(State(), broken, STEPS)
