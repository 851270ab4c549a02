"""Sampling what a position leaves hidden: screens, bids, and cards that no one has seen.

A view holds no totals (EE-INV-08), so an imagined screen is a guess: of each kind 0 to 4 tokens, each number equally
likely (EE-RUL-43). Whoever has counted the movements in the log writes the resources into the position before
imagining. With `finite_supply` the supply is public, and the guess shares out exactly what is missing from it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.places import written
from occasus.games.empires_end.board.names import AXE, CARD_WORDS, CARDS, COIN, RESOURCE_WORDS, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.resources import supply

GUESS_MOST: Final = 4
CARD_PLACES: Final = ("empires", "offers", "deck", "discards")


def guess_screens(state: State, seats: list[int], left: list[int] | None, rng: Random) -> None:
    """Fill hidden screens: freely, or so that the supply holds just what is left."""
    for kind in range(RESOURCES):
        if left is None:
            for seat in seats:
                state.resources[seat * RESOURCES + kind] = rng.randint(0, GUESS_MOST)
            continue
        missing = supply(state, kind) - left[kind]
        if missing < 0 or (missing and not seats):
            raise BadPosition(f"supply.{RESOURCE_WORDS[kind]}", f"{left[kind]} can't be left, given what players hold.")
        for _ in range(missing):
            state.resources[rng.choice(seats) * RESOURCES + kind] += 1


def guess_bids(state: State, seats: list[int], half: list[int], rng: Random) -> None:
    """Move a guessed part of the screen into a hidden bid; of those in `half` only the axes."""
    for seat in seats:
        for offset, kind in ((0, AXE), (1, COIN)):
            if offset and seat in half:
                continue
            bid = rng.randint(0, state.resources[seat * RESOURCES + kind])
            state.bids[2 * seat + offset] = bid
            state.resources[seat * RESOURCES + kind] -= bid


class Unseen:
    """The cards whose place a position does not name, in random order."""

    def __init__(self, placed: list[int], position: Position, rng: Random) -> None:
        for card in placed:
            if placed.count(card) > 1:
                marks = written(position, CARD_WORDS[card], CARD_PLACES)
                repair: dict[str, Json] | None = {marks[-1]: None} if marks else None
                raise BadPosition("empires", f"{CARD_WORDS[card]} is in two places.", marks, repair)
        self.cards = [card for card in range(CARDS) if card not in placed]
        rng.shuffle(self.cards)

    def take(self, count: int, where: str) -> list[int]:
        if count > len(self.cards):
            raise BadPosition(where, f"only {len(self.cards)} cards are left for it.")
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken
