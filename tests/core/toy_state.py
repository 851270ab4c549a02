"""The state and the words of the toy game: nine cards, two dice, two or three seats.

Everybody bids a card in secret for a prize that dice have made; the highest card wins it. The winner drops the
card or puts it back on the deck, where everybody knows it. After some rounds most points win.
"""

from __future__ import annotations

from typing import Final, final

from occasus.core.catalogue import Catalogue, Domain, any_number, numbers
from occasus.core.deck import Deck
from occasus.core.log import EventKind

CARDS: Final = 9
HAND: Final = 2
NONE: Final = -1

CARD: Final = Domain("card", tuple(f"card{i + 1}" for i in range(CARDS)))
SEAT: Final = Domain("seat", ("0", "1", "2"))
POINTS: Final = any_number("points")

CATALOGUE: Final = Catalogue()
DEAL: Final = CATALOGUE.add("deal", CARD)
ROLL: Final = CATALOGUE.add("roll", numbers("prize", 4))
BID: Final = CATALOGUE.add("bid", CARD)
REUSE: Final = CATALOGUE.add("reuse")
DROP: Final = CATALOGUE.add("drop")

STEPS: Final = Catalogue()
DEAL_TO: Final = STEPS.add("deal", SEAT)
ROLL_DICE: Final = STEPS.add("roll")
BID_ALL: Final = STEPS.add("bid")
CHOOSE: Final = STEPS.add("choose", SEAT)

DEALT: Final = EventKind("dealt", (SEAT, CARD), "TY-DEAL-01", secret=("card",))
ROLLED: Final = EventKind("rolled", (POINTS,), "TY-ROLL-01")
COMMITTED: Final = EventKind("committed", (SEAT, CARD), "TY-BID-01", secret=("card",))
SHOWN: Final = EventKind("shown", (SEAT, CARD), "TY-BID-02", reveals=True)
WON: Final = EventKind("won", (SEAT, POINTS), "TY-BID-03")


@final
class ToyState:
    """Where every card is, what was bid, and what is still to do (the last step first)."""

    def __init__(
        self,
        seats: int,
        rounds: int,
        open_bids: bool,
        left: int,
        prize: int,
        scores: list[int],
        hands: list[list[int]],
        bids: list[int],
        deck: Deck,
        known: list[int],
        discard: list[int],
        agenda: list[int],
    ) -> None:
        self.seats = seats
        self.rounds = rounds
        self.open_bids = open_bids
        self.left = left  # rounds still to play, the current one included
        self.prize = prize
        self.scores = scores
        self.hands = hands
        self.bids = bids  # by seat
        self.deck = deck
        self.known = known  # cards of the deck that everybody knows, in layers of one
        self.discard = discard
        self.agenda = agenda

    def copy(self) -> ToyState:
        """An independent state."""
        return ToyState(
            self.seats,
            self.rounds,
            self.open_bids,
            self.left,
            self.prize,
            self.scores[:],
            [hand[:] for hand in self.hands],
            self.bids[:],
            self.deck.copy(),
            self.known[:],
            self.discard[:],
            self.agenda[:],
        )
