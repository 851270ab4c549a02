"""What chance chooses from: outcomes that are equally likely, and places by their counts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from mypy_extensions import i64

from occasus.core.agenda import AgendaState
from occasus.core.chance import Equally, pick
from occasus.core.int_arrays import Stack, vec


class SevenToNine(Equally[AgendaState]):
    def outcomes(self, state: AgendaState) -> list[int]:
        return [7, 8, 9]


def test_equal_outcomes_have_equal_odds_and_all_of_them_come() -> None:
    state, rng = AgendaState(Stack(), 0), Random(1)
    assert SevenToNine().odds(state) == [(7, 1), (8, 1), (9, 1)]
    assert {SevenToNine().sample(state, rng) for _ in range(50)} == {7, 8, 9}


def test_a_place_is_picked_as_often_as_its_count_says() -> None:
    rng = Random(1)
    picked = Counter(pick(vec[i64]([0, 3, 0, 1]), rng) for _ in range(4000))
    assert set(picked) == {1, 3}
    assert 2800 < picked[1] < 3200
    with pytest.raises(AssertionError, match="nothing"):
        pick(vec[i64]([0, 0]), rng)
