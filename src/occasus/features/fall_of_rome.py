"""Fall of Rome as an array. Everything lies open (FR-INFO-01), so every seat is told all of it, from its place."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Kept, Layout, short, singles, step_table, turned
from occasus.games.fall_of_rome.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    EVENT_WORDS,
    EVENTS,
    FULL,
    PHASE_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
    ROLES,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.state import State
from occasus.games.fall_of_rome.steps import STEPS

PILES: Final = 12  # of the player deck that an observation tells
CHOSEN: Final = 8  # choices inside an event that an observation tells
NOTHING_CHOSEN: Final = bytes(CHOSEN)
SOLO_PAWNS: Final = 3
ON_TURN: Final = b"\1"
NOT_ON_TURN: Final = b"\0"


STEP_BYTES: Final = step_table(STEPS)
ROLE_BYTES: Final = singles(ROLES)
CITY_BYTES: Final = singles(CITIES)
PHASE_BYTES: Final = singles(len(PHASE_WORDS))
PLAYER_CARDS: Final = len(PLAYER_CARD_WORDS)
TOP_BYTES: Final = singles(PLAYER_CARDS)


@final
class FallOfRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.pawns: Final = SOLO_PAWNS if seats == 1 else seats
        self.layout: Final = layout
        self._hordes: Final = Kept()
        self._legions: Final = Kept()
        self._forts: Final = Kept()
        self._hands: Final = [Kept(bytes(CARDS)) for _ in range(seats)]
        self._events: Final = [Kept(bytes(EVENTS)) for _ in range(seats)]
        self._treasury: Final = Kept(bytes(CARDS))
        self._pool: Final = Kept(bytes(CARDS))
        self._unseen: Final = Kept(bytes(EVENTS))
        self._player_discard: Final = Kept(bytes(PLAYER_CARDS))
        self._drawn: Final = Kept(bytes(PLAYER_CARDS))
        self._piles: Final = Kept(bytes(2 * PILES))
        self._deck: Final = Kept(bytes(CARDS))
        self._sizes: list[int] = []  # of the layers of the deck
        self._barbarian_discard: Final = Kept(bytes(CARDS))
        self._removed: Final = Kept(bytes(CARDS))

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        parts: list[bytes] = [
            self._hordes.numbers(state.hordes),
            self._legions.numbers(state.legions),
            self._forts.numbers(state.forts),
            bytes(state.allied),
            bytes(state.supply),
            bytes(self._numbers(state)),
            PHASE_BYTES[state.phase],
            STEP_BYTES[state.agenda[-1] if state.agenda else -1],
        ]
        for place in range(self.pawns):
            pawn = (seat + place) % self.pawns
            parts.append(ROLE_BYTES[state.roles[pawn] if pawn < len(state.roles) else -1])
            parts.append(CITY_BYTES[state.cities[pawn]])
            parts.append(ON_TURN if pawn == state.active else NOT_ON_TURN)
        for place in range(self.seats):
            own = (seat + place) % self.seats
            parts.append(self._hands[own].marks(CARDS, state.hands[own]))
            parts.append(self._events[own].marks(EVENTS, state.events[own]))
        parts.append(bytes(turned(state.passed, seat)))
        parts.append(self._treasury.marks(CARDS, state.treasury))
        self._player_deck(state, parts)
        parts.append(self._depths(state))
        parts.append(self._barbarian_discard.marks(CARDS, state.barbarian_discard))
        parts.append(self._removed.marks(CARDS, state.removed))
        parts.append(self._chosen(state) if state.chosen else NOTHING_CHOSEN)
        return b"".join(parts)

    def _chosen(self, state: State) -> bytes:
        chosen = [short(choice + 1) for choice in state.chosen[:CHOSEN]]
        return bytes(chosen + [0] * (CHOSEN - len(chosen)))

    def _numbers(self, state: State) -> list[int]:
        return [
            state.legion_supply,
            state.fort_supply,
            state.rate,
            state.decline,
            state.actions_left,
            state.invasions_left,
            state.revealed,
            state.fewer,
            state.skip_invasion,
            state.alea,
            state.victory,
            state.victory_city if state.victory else 0,
            state.traded,
            state.enlisted,
        ]

    def _player_deck(self, state: State, parts: list[bytes]) -> None:
        """Add what can be known of the player deck."""
        parts.append(self._pool.marks(CARDS, state.pool))
        parts.append(self._unseen.marks(EVENTS, state.unseen_events))
        parts.append(bytes([state.pool_events, state.event_deck, len(state.top)]))
        parts.append(TOP_BYTES[state.top[-1] if state.top else -1])
        piles = self._piles
        if state.piles != piles.key:
            piles.key = state.piles[:]
            piles.made = _pile_bytes(state.piles)
        parts.append(piles.made)
        parts.append(self._player_discard.marks(PLAYER_CARDS, state.player_discard))
        parts.append(self._drawn.marks(PLAYER_CARDS, state.drawn))

    def _depths(self, state: State) -> bytes:
        """The layer of each barbarian card in its deck, 1 for the top; 0 if it is elsewhere."""
        deck = state.deck
        if deck.cards != self._deck.key or deck.sizes != self._sizes:
            self._deck.key = deck.cards[:]
            self._sizes = deck.sizes[:]
            self._deck.made = _depth_bytes(deck.cards, deck.sizes)
        return self._deck.made


def _pile_bytes(piles: list[int]) -> bytes:
    """The sizes of the piles, the next one first, and which of them hold a revolt."""
    made = bytearray(2 * PILES)
    for number, pile in enumerate(piles[: -PILES - 1 : -1]):
        made[number] = pile >> 1
        made[PILES + number] = pile & 1
    return bytes(made)


def _depth_bytes(cards: list[int], sizes: list[int]) -> bytes:
    made = bytearray(CARDS)
    end = len(cards)
    for depth, size in enumerate(reversed(sizes), 1):
        for card in cards[end - size : end]:
            made[card] = depth
        end -= size
    return bytes(made)


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int, pawns: int) -> Layout:
    layout = Layout()
    layout.add("barbarians", [f"{tribe} in {city}" for tribe in TRIBE_WORDS for city in CITY_WORDS], FULL + 1)
    layout.add("legions", CITY_WORDS, MOST)
    layout.add("forts", CITY_WORDS)
    layout.add("allied", TRIBE_WORDS)
    layout.add("supply", TRIBE_WORDS, MOST)
    for name in ("legions in supply", "forts in supply", "rate", "decline", "actions left", "invasions left"):
        layout.one(name)
    layout.add("turn", ("revealed", "fewer", "skip invasion", "alea", "victory", "city of victory"), MOST)
    layout.add("used this turn", ("trade", "enlisting"))
    layout.add("phase", PHASE_WORDS)
    layout.add_step("to do", STEPS)
    for pawn in range(pawns):
        layout.add(f"pawn {pawn} role", ROLE_WORDS)
        layout.add(f"pawn {pawn} city", CITY_WORDS)
        layout.one(f"pawn {pawn} is on turn", 1)
    for seat in range(seats):
        layout.add(f"hand {seat}", CARD_WORDS)
        layout.add(f"events {seat}", EVENT_WORDS)
    layout.add("passed", [f"seat {seat}" for seat in range(seats)], TRIBES)
    layout.add("treasury", CARD_WORDS)
    layout.add("player deck", CARD_WORDS)
    layout.add("unseen events", EVENT_WORDS)
    layout.add("player deck counts", ("events", "event deck", "cards put back"), MOST)
    layout.add("top of the player deck", PLAYER_CARD_WORDS)
    layout.add("pile cards", [str(pile) for pile in range(PILES)], MOST)
    layout.add("pile revolt", [str(pile) for pile in range(PILES)])
    layout.add("player discard", PLAYER_CARD_WORDS)
    layout.add("drawn", PLAYER_CARD_WORDS)
    layout.add("layer in the barbarian deck", BARBARIAN_WORDS, MOST)
    layout.add("barbarian discard", BARBARIAN_WORDS)
    layout.add("removed", BARBARIAN_WORDS)
    layout.add("chosen", [str(choice) for choice in range(CHOSEN)], MOST)
    return layout


def make(seats: int, options: Options) -> FallOfRomeFeatures:
    """The features for a number of seats; options change none."""
    if seats not in LAYOUTS:
        LAYOUTS[seats] = _layout(seats, SOLO_PAWNS if seats == 1 else seats)
    return FallOfRomeFeatures(seats, LAYOUTS[seats])
