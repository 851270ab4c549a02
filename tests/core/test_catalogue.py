"""Codes, texts and records of actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from occasus.core.basics import OccasusError
from occasus.core.catalogue import HIDDEN, Catalogue, Domain, Family, any_number, numbers
from occasus.core.int_arrays import Stack, as_list

CITY = Domain("city", ("roma", "genua", "nova carthago"))


def made() -> tuple[Catalogue, Family, Family, Family]:
    catalogue = Catalogue()
    return (
        catalogue,
        catalogue.plain("pass"),
        catalogue.two("march", CITY, numbers("legions", 3)),
        catalogue.one("fortify", CITY),
    )


def test_codes_are_consecutive_and_the_last_argument_runs_fastest() -> None:
    catalogue, wait, march, fortify = made()
    assert (wait.base, march.base, fortify.base, len(catalogue)) == (0, 1, 13, 16)
    assert march.code(1, 2) == 1 + 1 * 4 + 2
    assert march.code(1, 3) + 1 == march.code(2, 0)
    assert [catalogue.family(code).name for code in (0, 1, 12, 13, 15)] == [
        "pass",
        "march",
        "march",
        "fortify",
        "fortify",
    ]


@given(st.integers(0, 15))
def test_every_code_comes_back_from_its_text_its_record_and_its_arguments(code: int) -> None:
    catalogue = made()[0]
    assert catalogue.parse(catalogue.text(code)) == code
    assert catalogue.from_record(catalogue.record(code)) == code
    family = catalogue.family(code)
    assert family.code(*family.args(code)) == code


def test_a_text_names_the_kind_and_its_arguments() -> None:
    catalogue, _, march, _ = made()
    assert catalogue.text(march.code(2, 3)) == "march nova carthago 3"
    assert catalogue.record(march.code(0, 1)) == {"kind": "march", "city": "roma", "legions": "1"}
    assert catalogue.parse("  march   nova carthago 3 ") == march.code(2, 3)


WRONG = [
    pytest.param("march rome 2", "did you mean 'march roma 2'?", id="a word"),
    pytest.param("march xyzzyxyzzyxyzzy", "its form is 'march CITY LEGIONS'", id="nothing like it"),
    pytest.param("march 1 carthago nova", "did you mean 'march nova carthago 1'?", id="the order"),
    pytest.param("mrach roma 2", "did you mean march?", id="the kind"),
    pytest.param("teleport", "actions start with pass, march, fortify.", id="another game"),
    pytest.param("", "actions start with", id="nothing"),
]


@pytest.mark.parametrize(("text", "hint"), WRONG)
def test_a_wrong_text_leads_to_right_ones(text: str, hint: str) -> None:
    with pytest.raises(OccasusError) as error:
        made()[0].parse(text)
    assert hint in str(error.value)


def test_names_of_families_and_values_are_checked() -> None:
    catalogue, _, march, _ = made()
    with pytest.raises(AssertionError):
        catalogue.plain("march")
    with pytest.raises(AssertionError):
        march.code(3, 0)
    with pytest.raises(AssertionError):
        march.code(0)


def test_open_and_hidden_values_have_words() -> None:
    assert any_number("points").word(-12) == "-12"
    assert CITY.word(HIDDEN) == "?"
    assert CITY.word(1) == "genua"


def test_where_the_order_does_not_matter_a_code_can_be_turned_round() -> None:
    catalogue = made()[0]
    other = Domain("other_city", CITY.words)
    swap, trade = catalogue.pair("swap", CITY, other), catalogue.two("trade", CITY, other)
    assert catalogue.swap_args(swap.at(0, 2)) == swap.at(2, 0)
    assert catalogue.swap_args(trade.at(0, 2)) == trade.at(0, 2)
    assert catalogue.swap_args(0) == 0


def test_typed_families_make_and_take_apart_the_same_codes_as_the_borders() -> None:
    catalogue = Catalogue()
    leave, pay = catalogue.plain("leave"), catalogue.one("pay", CITY)
    march, plot = catalogue.two("march", CITY, numbers("legions", 3)), catalogue.three("plot", CITY, CITY, CITY)
    assert leave.at() == leave.code()
    for first in range(3):
        assert (pay.at(first), pay.of(pay.at(first))) == (pay.code(first), first)
        for second in range(4):
            assert march.at(first, second) == march.code(first, second)
            assert march.split(march.code(first, second)) == (first, second)
            assert march.first(march.code(first, second)) == first
        codes = Stack()
        march.offer(first, 1, 2, codes)
        assert as_list(codes) == [march.at(first, 1), march.at(first, 2)]
        assert plot.split(plot.code(first, 2, 1)) == (first, 2, 1)
    for family in (leave, pay, march, plot):
        assert [code for code in range(len(catalogue)) if family.has(code)] == list(range(family.base, family.end))
