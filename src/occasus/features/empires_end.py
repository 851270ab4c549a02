"""Empire's End as an array: one's own screen and hand, and what lies open of every empire (EE-INFO)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Layout, marks, short, shorts, single, step_bytes
from occasus.games.empires_end.conflict import base_strength
from occasus.games.empires_end.describe import striking
from occasus.games.empires_end.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT_WORDS,
    CONFLICTS,
    KINDS,
    PHASE_WORDS,
    RESOURCE_WORDS,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.resources import supply
from occasus.games.empires_end.setup import in_setup
from occasus.games.empires_end.state import State
from occasus.games.empires_end.steps import STEPS

NUMBERS: Final = ("score", "hand size", "strength", "cards handled", "rebuilt", "block", "next part", "bid is in")
BID: Final = ("axes + 1", "coins + 1")
UNUSED: Final = 8  # stands for no use: a re-activation lowers the count below it


@final
class EmpiresEndFeatures:
    """For one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.layout: Final = _layout(seats)
        self._steps: Final = [step_bytes(STEPS, code) for code in range(len(STEPS))]
        self._no_step: Final = step_bytes(STEPS, -1)

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        seats, first = self.seats, seat * KINDS
        parts: list[bytes] = [
            shorts(state.resources[first : first + KINDS]),
            marks(CARDS, state.hands[seat]),
            bytes([state.space, short(len(state.deck)), short(len(state.discards)), len(state.takers)]),
            self._phase(state),
            single(seats, (state.temple - seat) % seats),
            self._steps[state.agenda[-1]] if state.agenda else self._no_step,
        ]
        for offer in (0, 1):
            card = state.offers[offer]
            parts.append(single(CARDS, card))
            parts.append(shorts(state.piles[offer * KINDS : offer * KINDS + KINDS]))
            parts.append(bytes([state.tables.target[card] + 1 if card >= 0 else 0, state.handled[offer]]))
        parts.append(single(CONFLICTS, state.conflict))
        parts.append(marks(CONFLICTS, state.conflict_discards))
        parts.append(bytes(state.exhausted))
        finite = state.tables.finite
        parts.append(shorts([supply(state, kind) for kind in range(KINDS)]) if finite else bytes(KINDS))
        shown, all_in = not striking(state), min(state.bids) >= 0
        for own in range(seat, seat + seats):
            parts.extend(self._empire(state, own % seats, own == seat, shown, all_in))
        return b"".join(parts)

    def _phase(self, state: State) -> bytes:
        if state.space == state.tables.end_space:
            return bytes(len(PHASE_WORDS))
        return single(len(PHASE_WORDS), 0 if in_setup(state) else state.tables.track[state.space])

    def _empire(self, state: State, own: int, mine: bool, shown: bool, all_in: bool) -> list[bytes]:
        """What lies open of an empire; its bid and its strike once they do, or if they are mine (EE-INFO-05)."""
        first = own * TILES
        laid = state.row[first + TILES - 1] >= 0
        axes, coins = state.bids[2 * own : 2 * own + 2] if mine or all_in else (-1, -1)
        homes = bytearray(CARDS)
        uses = bytearray(CARDS)  # 0 for a card that is not here
        for card in state.innovations[own]:
            homes[card] = 1 + state.home[card] - first
            uses[card] = UNUSED + state.used[SLOTS + card]
        struck = [card for card in state.struck[2 * own : 2 * own + 2] if card >= 0] if mine or shown else []
        todo = state.todo[own]
        return [
            bytes(
                [
                    short(state.score[own]),
                    len(state.hands[own]),
                    short(base_strength(state, own)) if laid else 0,
                    state.cards_handled[own],
                    state.rebuilt[own],
                    state.block[own],
                    state.next_part[own],
                    int(state.bids[2 * own] >= 0),
                    axes + 1,
                    coins + 1,
                ]
            ),
            bytes([place + 1 for place in state.place[first : first + TILES]]) if laid else bytes(TILES),
            bytes(state.intact[first : first + TILES]),
            bytes([UNUSED + used for used in state.used[first : first + TILES]]),
            bytes(homes),
            bytes(uses),
            marks(CARDS, struck),
            self._steps[todo] if todo >= 0 else self._no_step,
        ]


def _layout(seats: int) -> Layout:
    layout = Layout()
    layout.add("my resources", RESOURCE_WORDS, MOST)
    layout.add("my hand", CARD_WORDS)
    layout.add("table", ("space of the hourglass", "cards in the deck", "discards", "takers"), MOST)
    layout.add("phase", PHASE_WORDS)
    layout.add("temple", [f"seat {seat}" for seat in range(seats)])
    layout.add_step("agenda", STEPS)
    for offer in ("first", "second"):
        layout.add(f"{offer} disaster", CARD_WORDS)
        layout.add(f"{offer} disaster tokens", RESOURCE_WORDS, MOST)
        layout.add(f"{offer} disaster state", ("position", "handled"), TILES)
    layout.add("conflict", CONFLICT_WORDS)
    layout.add("conflict discards", CONFLICT_WORDS)
    layout.add("exhausted", CARD_WORDS)
    layout.add("supply", RESOURCE_WORDS, MOST)
    for seat in range(seats):
        layout.add(f"empire {seat}", (*NUMBERS, *BID), MOST)
        layout.add(f"empire {seat} place", TILE_WORDS, TILES)
        layout.add(f"empire {seat} intact", TILE_WORDS)
        layout.add(f"empire {seat} location uses + {UNUSED}", TILE_WORDS, MOST)
        layout.add(f"empire {seat} home", CARD_WORDS, TILES)
        layout.add(f"empire {seat} innovation uses + {UNUSED}", CARD_WORDS, MOST)
        layout.add(f"empire {seat} struck", CARD_WORDS)
        layout.add_step(f"empire {seat} decides", STEPS)
    return layout


def make(seats: int, options: Options) -> EmpiresEndFeatures:
    """The features for a number of seats; options change none."""
    return EmpiresEndFeatures(seats)
