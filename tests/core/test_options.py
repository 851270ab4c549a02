"""Options: values, defaults, and what is refused."""

from __future__ import annotations

import pytest

from occasus.core.basics import OccasusError
from occasus.core.options import Choice, Option, complete, flag

SCHEMA = (
    Option("difficulty", "normal", ("novice", "normal", "heroic"), "TY-OPT-01", "how hard it is"),
    Option("steps", 8, (7, 8, 9), "TY-OPT-02", "how many steps lose"),
    flag("open", "TY-OPT-03", "whether hands are open"),
)


def test_what_is_not_given_is_the_default() -> None:
    assert complete(SCHEMA, {}) == {"difficulty": "normal", "steps": 8, "open": False}
    assert complete(SCHEMA, {"steps": 9})["steps"] == 9


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [
        ("difficulty", "HEROIC", "heroic"),
        ("steps", "7", 7),
        ("open", "true", True),
        ("open", "False", False),
        ("open", True, True),
    ],
)
def test_words_and_values_mean_the_same(name: str, given: object, meant: Choice) -> None:
    found = complete(SCHEMA, {name: given})[name]
    assert found == meant
    assert type(found) is type(meant)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"dificulty": "normal"}, "unknown option 'dificulty'; did you mean difficulty?"),
        ({"difficulty": "easy"}, "option difficulty cannot be 'easy'; it can be novice, normal, heroic. (TY-OPT-01)"),
        ({"steps": 3}, "option steps cannot be 3; it can be 7, 8, 9."),
        ({"steps": True}, "option steps cannot be True"),
        ({"open": 1}, "option open cannot be 1; it can be false, true."),
        ({"open": None}, "option open cannot be None"),
    ],
)
def test_anything_else_is_refused(given: dict[str, object], told: str) -> None:
    with pytest.raises(OccasusError) as error:
        complete(SCHEMA, given)
    assert told in str(error.value)


def test_a_default_is_one_of_the_values() -> None:
    with pytest.raises(AssertionError):
        Option("x", 1, (2, 3), "TY-OPT-01", "")


def test_an_option_is_plain_data_for_clients() -> None:
    assert SCHEMA[2].record() == {
        "name": "open",
        "default": False,
        "values": [False, True],
        "rule": "TY-OPT-03",
        "text": "whether hands are open",
    }
