"""Decks as layers: what can be drawn, and how likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from occasus.core.basics import BadPosition
from occasus.core.deck import deck_of
from occasus.core.int_arrays import vec


def test_layers_are_read_from_the_top() -> None:
    deck = deck_of([[7], [3, 1, 2], [], [9, 8]])
    assert deck.layers() == [[7], [1, 2, 3], [8, 9]]
    assert len(deck) == 6
    assert list(deck.top()) == [7]
    assert sorted(deck.bottom()) == [8, 9]
    assert deck_of(deck.layers()) == deck


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(BadPosition, match="barbarian_deck: a card is in it twice"):
        deck_of([[1, 2], [2]], "barbarian_deck")


def test_drawing_leaves_the_rest_of_the_layer() -> None:
    deck = deck_of([[1, 2], [3, 4, 5]])
    deck.draw_top(1)
    assert deck.layers() == [[2], [3, 4, 5]]
    deck.draw_bottom(4)
    assert deck.layers() == [[2], [3, 5]]
    deck.draw_top(2)
    deck.draw_bottom(3)
    deck.draw_bottom(5)
    assert deck.layers() == []
    assert list(deck.top()) == list(deck.bottom()) == []


def test_only_the_outer_layers_can_be_drawn_from() -> None:
    deck = deck_of([[1, 2], [3], [4, 5]])
    with pytest.raises(IndexError):
        deck.draw_top(3)
    with pytest.raises(AssertionError):
        deck.draw_bottom(3)


def test_cards_come_onto_the_deck_as_layers() -> None:
    deck = deck_of([[1, 2]])
    deck.shuffle_onto(vec[i64]([5, 4]))
    deck.shuffle_onto(vec[i64]())
    deck.put_on_top(9)
    assert deck.layers() == [[9], [4, 5], [1, 2]]


def test_a_copy_is_independent() -> None:
    deck = deck_of([[1, 2], [3]])
    other = deck.copy()
    other.draw_top(1)
    other.put_on_top(9)
    assert deck.layers() == [[1, 2], [3]]
    assert other != deck
    assert deck != "a deck"


def test_samples_are_as_likely_as_the_odds_say() -> None:
    deck = deck_of([[1, 2, 3, 4], [5, 6, 7]])
    rng = Random(1)
    top = Counter(deck.sample_top(rng) for _ in range(4000))
    bottom = Counter(deck.sample_bottom(rng) for _ in range(3000))
    assert sorted(top) == [1, 2, 3, 4]
    assert sorted(bottom) == [5, 6, 7]
    assert all(900 < count < 1100 for count in [*top.values(), *bottom.values()])


def test_drawing_through_layers_is_like_drawing_from_a_shuffled_pile() -> None:
    """Every order of a layer comes equally often, as if it had been shuffled in secret beforehand."""
    rng = Random(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        deck = deck_of([[9], [1, 2, 3]])
        drawn = []
        while len(deck):
            card = deck.sample_top(rng)
            deck.draw_top(card)
            drawn.append(card)
        orders[tuple(drawn)] += 1
    assert sorted(orders) == [(9, *order) for order in permutations([1, 2, 3])]
    assert all(870 < count < 1130 for count in orders.values())


@given(st.lists(st.sampled_from(["top", "bottom", "onto", "put"]), max_size=30), st.integers())
def test_no_card_is_made_or_lost(deeds: list[str], seed: int) -> None:
    rng = Random(seed)
    deck = deck_of([[0, 1, 2], [3, 4], [5, 6, 7, 8]])
    out: list[int] = []
    for deed in deeds:
        if deed in ("top", "bottom") and len(deck):
            card = deck.sample_top(rng) if deed == "top" else deck.sample_bottom(rng)
            (deck.draw_top if deed == "top" else deck.draw_bottom)(card)
            out.append(card)
        elif deed == "onto":
            deck.shuffle_onto(vec[i64](out))
            out = []
        elif deed == "put" and out:
            deck.put_on_top(out.pop())
        assert sum(deck.sizes) == len(deck.cards)
        assert 0 not in deck.sizes
        assert sorted([*deck.cards, *out]) == list(range(9))


def test_layers_show_no_order() -> None:
    assert deck_of([[1, 2], [3]]).layers() == deck_of([[2, 1], [3]]).layers() == [[1, 2], [3]]
