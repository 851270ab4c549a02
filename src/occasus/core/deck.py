"""A face-down deck as layers of cards whose order no one knows yet.

No secret order exists, so none can leak, and exact odds come for free. Chance draws from the top
layer or the bottom one. Shuffling cards onto the deck adds a layer; a card whose place is known is a
layer of its own.
"""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.basics import BadPosition
from occasus.core.int_arrays import append, extend, place_of, pop, vec


@final
class Deck:
    """Cards from the bottom layer to the top one, and the size of each layer."""

    def __init__(self, cards: vec[i64], sizes: vec[i64]) -> None:
        self.cards = cards
        self.sizes = sizes

    def copy(self) -> Deck:
        """An independent deck with the same layers."""
        return Deck(self.cards[:], self.sizes[:])

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.layers() == other.layers()

    def layers(self) -> list[list[int]]:
        """The layers from top to bottom, each sorted: all that can be known of the order."""
        result: list[list[int]] = []
        end: i64 = len(self.cards)
        for layer in range(len(self.sizes) - 1, -1, -1):
            size = self.sizes[layer]
            result.append(sorted(self.cards[end - size : end]))
            end -= size
        return result

    def top(self) -> vec[i64]:
        """The cards of which one lies on top."""
        return self.cards[len(self.cards) - self.sizes[-1] :] if len(self.sizes) > 0 else vec[i64]()

    def bottom(self) -> vec[i64]:
        """The cards of which one lies at the bottom."""
        return self.cards[: self.sizes[0]] if len(self.sizes) > 0 else vec[i64]()

    def sample_top(self, rng: Random) -> i64:
        """One card of the top layer, each as likely as the others."""
        return self.cards[len(self.cards) - 1 - int(rng.random() * float(self.sizes[-1]))]

    def sample_bottom(self, rng: Random) -> i64:
        """One card of the bottom layer, each as likely as the others."""
        return self.cards[int(rng.random() * float(self.sizes[0]))]

    def draw_top(self, card: i64) -> None:
        """Take a card that turned out to lie on top."""
        place: i64 = len(self.cards) - self.sizes[-1]
        while self.cards[place] != card:
            place += 1
        self.cards[place] = self.cards[-1]
        self.cards, _ = pop(self.cards)
        if self.sizes[-1] == 1:
            self.sizes, _ = pop(self.sizes)
        else:
            self.sizes[-1] -= 1

    def draw_bottom(self, card: i64) -> None:
        """Take a card that turned out to lie at the bottom."""
        place = place_of(self.cards, card)
        assert place < self.sizes[0], card
        self.cards, _ = pop(self.cards, place)
        if self.sizes[0] == 1:
            self.sizes, _ = pop(self.sizes, 0)
        else:
            self.sizes[0] -= 1

    def shuffle_onto(self, cards: vec[i64]) -> None:
        """Shuffle some cards and put them on top."""
        if len(cards) > 0:
            self.cards = extend(self.cards, cards)
            self.sizes = append(self.sizes, len(cards))

    def put_on_top(self, card: i64) -> None:
        """Put a card on top whose place everyone knows from now on."""
        self.cards = append(self.cards, card)
        self.sizes = append(self.sizes, 1)


def deck_of(layers: list[list[int]], where: str = "deck") -> Deck:
    """A deck from its layers, top first; no card twice."""
    cards: list[int] = []
    sizes: list[int] = []
    for layer in reversed(layers):
        if layer:
            cards.extend(layer)
            sizes.append(len(layer))
    if len(set(cards)) != len(cards):
        raise BadPosition(where, "a card is in it twice")
    return Deck(vec[i64](cards), vec[i64](sizes))
