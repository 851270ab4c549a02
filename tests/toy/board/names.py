"""The words of the toy game: nine cards, two dice, two or three seats."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Domain, any_number, numbers

CARDS: Final = 9
HAND: Final = 2
NONE: Final = -1  # no bid
DICE: Final = ((2, 1), (3, 2), (4, 1))  # two dice with the faces 1 and 2: sums and weights

CARD: Final = Domain("card", tuple(f"card{i + 1}" for i in range(CARDS)))
SEAT: Final = Domain("seat", ("0", "1", "2"))
PRIZE: Final = numbers("prize", 4)
POINTS: Final = any_number("points")
