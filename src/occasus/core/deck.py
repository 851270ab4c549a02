"""A face-down deck as layers of cards whose order nobody knows yet.

No secret order exists, so none can leak, and exact odds come for free. Chance draws from the top
layer or the bottom one. Shuffling cards onto the deck adds a layer; a card whose place is known is a
layer of its own.
"""

from __future__ import annotations

from random import Random
from typing import final

from occasus.core.basics import BadPosition


@final
class Deck:
    """Cards from the bottom layer to the top one, and the size of each layer."""

    def __init__(self, cards: list[int], sizes: list[int]) -> None:
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
        found: list[list[int]] = []
        end = len(self.cards)
        for size in reversed(self.sizes):
            found.append(sorted(self.cards[end - size : end]))
            end -= size
        return found

    def top(self) -> list[int]:
        """The cards of which one lies on top."""
        return self.cards[len(self.cards) - self.sizes[-1] :] if self.sizes else []

    def bottom(self) -> list[int]:
        """The cards of which one lies at the bottom."""
        return self.cards[: self.sizes[0]] if self.sizes else []

    def sample_top(self, rng: Random) -> int:
        """One card of the top layer, each as likely as the others."""
        return self.cards[len(self.cards) - 1 - int(rng.random() * self.sizes[-1])]

    def sample_bottom(self, rng: Random) -> int:
        """One card of the bottom layer, each as likely as the others."""
        return self.cards[int(rng.random() * self.sizes[0])]

    def draw_top(self, card: int) -> None:
        """Take a card that turned out to lie on top."""
        cards, sizes = self.cards, self.sizes
        place = cards.index(card, len(cards) - sizes[-1])
        cards[place] = cards[-1]
        cards.pop()
        if sizes[-1] == 1:
            sizes.pop()
        else:
            sizes[-1] -= 1

    def draw_bottom(self, card: int) -> None:
        """Take a card that turned out to lie at the bottom."""
        sizes = self.sizes
        place = self.cards.index(card)
        assert place < sizes[0], card
        del self.cards[place]
        if sizes[0] == 1:
            del sizes[0]
        else:
            sizes[0] -= 1

    def shuffle_onto(self, cards: list[int]) -> None:
        """Shuffle some cards and put them on top."""
        if cards:
            self.cards.extend(cards)
            self.sizes.append(len(cards))

    def put_on_top(self, card: int) -> None:
        """Put a card on top whose place everybody knows from now on."""
        self.cards.append(card)
        self.sizes.append(1)

    def shuffle(self) -> None:
        """Shuffle the whole deck: one layer."""
        self.sizes = [len(self.cards)] if self.cards else []


def deck_of(layers: list[list[int]], where: str = "deck") -> Deck:
    """A deck from its layers, top first; no card twice."""
    cards: list[int] = []
    sizes: list[int] = []
    for layer in reversed(layers):
        if layer:
            cards.extend(layer)
            sizes.append(len(layer))
    if len(set(cards)) != len(cards):
        raise BadPosition(where, "a card lies in it twice")
    return Deck(cards, sizes)
