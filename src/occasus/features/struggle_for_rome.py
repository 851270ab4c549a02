"""Struggle for Rome as an array: one's own cards, of other hands their size and what was seen of them (SR-INFO)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Kept, Layout, Round, short, shorts, singles, step_table
from occasus.games.struggle_for_rome.draft import TABLE
from occasus.games.struggle_for_rome.knowledge import bounds
from occasus.games.struggle_for_rome.names import (
    CARD_WORDS,
    CARDS,
    CATTLE,
    CITIES,
    CITY_WORDS,
    CROSSROADS,
    CROSSROADS_WORDS,
    FACE_WORDS,
    GOODS_WORDS,
    GRAIN,
    HEX_WORDS,
    HEXES,
    HIGHEST,
    HORSE,
    KIND_WORDS,
    KINDS,
    LOWEST,
    ORE,
    PHASE_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    TRIBE_KIND_WORDS,
)
from occasus.games.struggle_for_rome.state import NEUTRAL, State, seat_on_turn
from occasus.games.struggle_for_rome.steps import STEPS

SUMS: Final = range(LOWEST, HIGHEST + 1)
PLAYER: Final = (
    *("gold", "diplomats", "shown points", "legacy", "points"),
    *("horsemen in reserve", "warriors in reserve", "wagons in reserve", "answer", "owed"),
)
SIZES: Final = ("hand size", "cards", "returned")


STEP_BYTES: Final = step_table(STEPS)
CARD_BYTES: Final = singles(CARDS)
PHASE_BYTES: Final = singles(len(PHASE_WORDS))
HEX_BYTES: Final = singles(HEXES)
CROSSROADS_BYTES: Final = singles(CROSSROADS)
COVERED_BYTES: Final = [bytes([sums >> each & 1 for each in range(len(SUMS))]) for sums in range(1 << len(SUMS))]


@final
class StruggleForRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        self._seats: Final = singles(seats)
        self._token_on: Final = Kept()
        self._unseen: Final = Kept()
        self._offer: Final = Kept()
        self._neutral: Final = Kept()
        self._numbers: Final = Round(seats, len(PLAYER))
        self._sizes: Final = Round(seats, len(SIZES))
        self._bounds: Final = Round(seats, 2 * KINDS)
        self._known: Final = Round(seats, 0)
        self._counters: Final = Round(seats, TABLE)
        self._figures: Final = Round(seats, 2 * CROSSROADS)
        self._fighters: Final = Round(seats, 2)
        self._wagons: Final = Round(seats, 2)
        self._realms: Final = Round(seats, 2)
        self._tokens: Final = Round(seats, 2 * PROVINCES)
        self._cities: Final = Round(seats, 2 * CITIES)

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        seats, bank = self.seats, state.bank
        on_turn = seat_on_turn(state)
        mine = seat * KINDS
        fresh = state.fresh if seat == on_turn else -1
        parts: list[bytes] = [
            bytes(state.hands[mine : mine + KINDS]),
            bytes(state.returned[mine : mine + KINDS]),
            bytes(state.cards[seat * CARDS : seat * CARDS + CARDS]),
            CARD_BYTES[fresh],
            PHASE_BYTES[state.phase],
            self._seats[(on_turn - seat) % seats],
            self._seats[(state.start - seat) % seats],
            self._seats[(state.diplomacy - seat) % seats if state.diplomacy >= 0 else -1],
            STEP_BYTES[state.agenda[-1] if state.agenda else -1],
            bytes([short(state.round_number), state.turn, state.rolled, state.joker, state.card_played]),
            bytes([state.travelled, state.attacked, int(state.fresh >= 0), len(state.offers), state.announced]),
            COVERED_BYTES[state.covered >> LOWEST],
            HEX_BYTES[state.legionnaire],
            bytes([bank[ORE], bank[GRAIN], bank[HORSE] + bank[CATTLE], bank[HORSE + 2], bank[CATTLE + 2]]),
            bytes([sum(state.pile)]),
            bytes(state.played),
            self._token_on.numbers(state.token_on),
            self._neutrals(state),
            self._unseen.numbers(state.unseen),
            self._offer.numbers(state.offer),
        ]
        self._players(state, seat, parts)
        return b"".join(parts)

    def _players(self, state: State, seat: Seat, parts: list[bytes]) -> None:
        """Add what lies open of all players, oneself first, and what the reader can know of the hands."""
        numbers = state.gold + state.diplomats
        numbers += state.shown
        numbers += state.legacy
        numbers += state.points
        numbers += state.reserve[::2]
        numbers += state.reserve[1::2]
        numbers += state.reserve_wagons
        numbers += state.answers
        numbers += state.owed
        parts.append(self._numbers.columns(numbers, len(state.gold), seat))
        sizes, known = self._sizes, self._bounds
        drawn = known.changed(state.hands)
        if sizes.changed(state.cards + state.returned) | drawn:
            sizes.turn(_size_bytes(state, self.seats))
        if self._known.changed(state.less + state.more) | drawn:
            known.made = [_bound_bytes(state, reader, self.seats) for reader in range(self.seats)]
        if self._figures.changed(state.figure):
            self._figures.turn(b"".join([CROSSROADS_BYTES[place] for place in state.figure]))
        if self._cities.changed(state.owner):
            self._cities.turn(_city_bytes(state.owner, self.seats))
        parts.append(sizes.made[seat])
        parts.append(known.made[seat])
        parts.append(self._counters.numbers(state.counters, seat))
        parts.append(self._figures.made[seat])
        parts.append(self._fighters.numbers(state.fighters, seat))
        parts.append(self._wagons.numbers(state.wagons, seat))
        parts.append(self._realms.numbers(state.realm, seat))
        parts.append(self._tokens.numbers(state.tokens, seat))
        parts.append(self._cities.made[seat])

    def _neutrals(self, state: State) -> bytes:
        """The cities with a neutral wagon."""
        kept = self._neutral
        if state.owner != kept.key:
            kept.key = state.owner[:]
            kept.made = bytes([int(owner == NEUTRAL) for owner in state.owner])
        return kept.made


def _size_bytes(state: State, seats: int) -> bytes:
    """How many cards of each sort everybody has."""
    made: list[int] = []
    for own in range(seats):
        made.append(sum(state.hands[own * KINDS : own * KINDS + KINDS]))
        made.append(sum(state.cards[own * CARDS : own * CARDS + CARDS]))
        made.append(sum(state.returned[own * KINDS : own * KINDS + KINDS]))
    return shorts(made)


def _bound_bytes(state: State, reader: Seat, seats: int) -> bytes:
    """The least and the most that a reader can know of each hand (SR-INFO-01), beginning with the own one."""
    parts: list[bytes] = []
    for place in range(seats):
        own = (reader + place) % seats
        hand = state.hands[own * KINDS : own * KINDS + KINDS]
        low, high = (hand, hand) if place == 0 else bounds(state, reader, own)
        parts.append(bytes(low))
        parts.append(bytes(high))
    return b"".join(parts)


def _city_bytes(owners: list[int], seats: int) -> bytes:
    """The cities of each tribe."""
    made = bytearray(2 * seats * CITIES)
    for city, owner in enumerate(owners):
        if owner >= 0:
            made[owner * CITIES + city] = 1
    return bytes(made)


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int) -> Layout:
    layout = Layout()
    others = [f"seat {seat}" for seat in range(seats)]
    table = [f"{side} {good}" for side in ("gives", "wants") for good in GOODS_WORDS]
    layout.add("my hand", KIND_WORDS, MOST)
    layout.add("my returned cards", KIND_WORDS, MOST)
    layout.add("my cards", CARD_WORDS, MOST)
    layout.add("card just plundered", CARD_WORDS)
    layout.add("phase", PHASE_WORDS)
    layout.add("on turn", others)
    layout.add("start player", others)
    layout.add("diplomacy", others)
    layout.add_step("agenda", STEPS)
    layout.add("round", ("number", "turns taken", "rolled"), MOST)
    layout.add("turn", ("joker", "card played", "travelled", "attacked", "card plundered"), 2)
    layout.add("table", ("offers", "end announced"), MOST)
    layout.add("covered sum", [str(total) for total in SUMS])
    layout.add("legionnaire", HEX_WORDS)
    layout.add("bank", ("ore", "grain", "pasture", "discarded horses", "discarded cattle"), MOST)
    layout.one("development cards left")
    layout.add("played", CARD_WORDS, MOST)
    layout.add("token on", CITY_WORDS)
    layout.add("neutral", CITY_WORDS)
    layout.add("unseen tokens", [f"{province} {face}" for province in PROVINCE_WORDS for face in FACE_WORDS], MOST)
    layout.add("offer", table, MOST)
    every = range(seats)
    for seat in every:
        layout.add(f"player {seat}", PLAYER, MOST)
    for seat in every:
        layout.add(f"player {seat} sizes", SIZES, MOST)
    for seat in every:
        layout.add(f"player {seat} at least", KIND_WORDS, MOST)
        layout.add(f"player {seat} at most", KIND_WORDS, MOST)
    for seat in every:
        layout.add(f"player {seat} counter", table, MOST)
    tribes = [f"player {seat} {kind}" for seat in every for kind in TRIBE_KIND_WORDS]
    for tribe in tribes:
        layout.add(f"{tribe} stands at", CROSSROADS_WORDS)
    for what in ("fighters", "wagons", "cities"):
        for tribe in tribes:
            layout.one(f"{tribe} {what}")
    for tribe in tribes:
        layout.add(f"{tribe} tokens", PROVINCE_WORDS, MOST)
    for tribe in tribes:
        layout.add(f"{tribe} holds", CITY_WORDS)
    return layout


def make(seats: int, options: Options) -> StruggleForRomeFeatures:
    """The features for a number of seats; options change none."""
    if seats not in LAYOUTS:
        LAYOUTS[seats] = _layout(seats)
    return StruggleForRomeFeatures(seats, LAYOUTS[seats])
