"""From a wrong word to the right ones."""

from __future__ import annotations

import pytest

from occasus.core.basics import OccasusError, Refused
from occasus.core.suggestions import look_up, meant, nearest

CITIES = ("roma", "ravenna", "genua")


def test_near_words_come_best_first() -> None:
    assert nearest("ravena", CITIES)[0] == "ravenna"
    assert nearest("zzz", CITIES) == []
    assert meant("rma", CITIES).startswith("did you mean roma")


def test_without_a_near_word_some_known_ones_are_named() -> None:
    assert meant("zzz", CITIES) == "choose from: roma, ravenna, genua."
    assert meant("zzz", [str(n) for n in range(20)]) == "there are 20 others, such as 0, 1, 2, 3, 4."


def test_looking_a_word_up() -> None:
    assert look_up("genua", CITIES, "city") == 2
    with pytest.raises(OccasusError, match="unknown city 'gena'; did you mean genua"):
        look_up("gena", CITIES, "city")
    with pytest.raises(OccasusError, match="unknown city 3"):
        look_up(3, CITIES, "city")


def test_a_refusal_carries_its_rule() -> None:
    assert str(Refused("no", "FR-SACK-01")) == "no (FR-SACK-01)"
    assert str(Refused("no")) == "no"
