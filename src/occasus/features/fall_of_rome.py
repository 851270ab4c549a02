"""Fall of Rome as an array. Everything lies open (FR-INFO-01), so every seat is told all of it, from its place."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Layout, marks, short, single, step_bytes, turned
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
SOLO_PAWNS: Final = 3


@final
class FallOfRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.pawns: Final = SOLO_PAWNS if seats == 1 else seats
        self.layout: Final = _layout(seats, self.pawns)
        self._steps: Final = [step_bytes(STEPS, code) for code in range(len(STEPS))]
        self._roles: Final = [single(ROLES, role) for role in range(ROLES)]
        self._cities: Final = [single(CITIES, city) for city in range(CITIES)]

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        parts: list[bytes] = [
            bytes(state.hordes),
            bytes(state.legions),
            bytes(state.forts),
            bytes(state.allied),
            bytes(state.supply),
            bytes(self._numbers(state)),
            single(len(PHASE_WORDS), state.phase),
            self._steps[state.agenda[-1]] if state.agenda else step_bytes(STEPS, -1),
        ]
        for place in range(self.pawns):
            pawn = (seat + place) % self.pawns
            placed = pawn < len(state.roles)
            parts.append(self._roles[state.roles[pawn]] if placed else bytes(ROLES))
            parts.append(self._cities[state.cities[pawn]] if state.cities[pawn] >= 0 else bytes(CITIES))
            parts.append(bytes([int(pawn == state.active)]))
        for own in range(seat, seat + self.seats):
            parts.append(marks(CARDS, state.hands[own % self.seats]))
            parts.append(marks(EVENTS, state.events[own % self.seats]))
        parts.append(bytes(turned(state.passed, seat)))
        parts.append(marks(CARDS, state.treasury))
        parts.extend(self._player_deck(state))
        parts.append(self._depths(state))
        parts.append(marks(CARDS, state.barbarian_discard))
        parts.append(marks(CARDS, state.removed))
        chosen = [short(choice + 1) for choice in state.chosen[:CHOSEN]]
        parts.append(bytes(chosen + [0] * (CHOSEN - len(chosen))))
        return b"".join(parts)

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

    def _player_deck(self, state: State) -> list[bytes]:
        """What can be known of the player deck."""
        sizes, revolts = bytearray(PILES), bytearray(PILES)
        for number, pile in enumerate(state.piles[: -PILES - 1 : -1]):
            sizes[number] = pile >> 1
            revolts[number] = pile & 1
        return [
            marks(CARDS, state.pool),
            marks(EVENTS, state.unseen_events),
            bytes([state.pool_events, state.event_deck, len(state.top)]),
            single(len(PLAYER_CARD_WORDS), state.top[-1] if state.top else -1),
            bytes(sizes),
            bytes(revolts),
            marks(len(PLAYER_CARD_WORDS), state.player_discard),
            marks(len(PLAYER_CARD_WORDS), state.drawn),
        ]

    def _depths(self, state: State) -> bytes:
        """The layer of each barbarian card in its deck, 1 for the top; 0 if it is elsewhere."""
        made = bytearray(CARDS)
        cards, end = state.deck.cards, len(state.deck.cards)
        for depth, size in enumerate(reversed(state.deck.sizes), 1):
            for card in cards[end - size : end]:
                made[card] = depth
            end -= size
        return bytes(made)


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
    return FallOfRomeFeatures(seats)
