"""Reading the parts of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from occasus.core.basics import BadPosition
from occasus.core.position_parser import as_counts, as_flag, as_list, as_map, as_number, as_word, as_words

METALS = ("gold", "ore")


def test_parts_become_numbers() -> None:
    assert as_map({"gold": 1}, "bank", METALS) == {"gold": 1}
    assert as_map(None, "bank") == {} and as_list(None, "row") == []
    assert as_number(3, "gold") == 3 and as_number(-1, "gold", least=-2) == -1
    assert as_flag(True, "joker") == 1
    assert as_word("ore", METALS, "bank.kind") == 1
    assert as_words(["ore", "gold"], METALS, "row") == [1, 0]
    assert as_counts({"ore": 2}, METALS, "bank") == [0, 2]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: as_map([], "bank", like="{gold: 1}"), "bank: a map such as {gold: 1} was expected, not []."),
        (lambda: as_map({"or": 1}, "bank", METALS), "bank.or: unknown part; did you mean ore?"),
        (lambda: as_map({"or": 1}, "", METALS), "or: unknown part; did you mean ore?"),
        (lambda: as_list({}, "row"), "row: a list was expected, not {}."),
        (lambda: as_number(True, "gold"), "gold: a whole number of at least 0 was expected, not True."),
        (lambda: as_number(9, "gold", 1, 5), "gold: a whole number from 1 to 5 was expected, not 9."),
        (lambda: as_flag(1, "joker"), "joker: true or false was expected, not 1."),
        (lambda: as_word("or", METALS, "bank.kind"), "bank.kind: unknown kind 'or'; did you mean ore?"),
        (lambda: as_word("or", METALS, "bank", "metal"), "bank: unknown metal 'or'; did you mean ore?"),
        (lambda: as_words(["ore", "ore"], METALS, "row"), "row: ore is listed twice."),
        (
            lambda: as_counts({"ore": -1}, METALS, "bank"),
            "bank.ore: a whole number of at least 0 was expected, not -1.",
        ),
    ],
)
def test_a_mistake_gets_its_place_and_a_sentence(read: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read()
    assert str(refused.value) == sentence
