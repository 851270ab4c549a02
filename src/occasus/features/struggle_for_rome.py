"""Struggle for Rome as an array: one's own cards, of other hands their size and what was seen of them (SR-INFO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.int_arrays import total, vec
from occasus.core.options import Options
from occasus.features.layout import Features, Layout
from occasus.features.row import MOST, Row
from occasus.features.steps import StepTable
from occasus.games.struggle_for_rome.board.names import (
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
    HIGHEST,
    HORSE,
    KIND_WORDS,
    LOWEST,
    ORE,
    PHASE_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    RESOURCES,
    TRIBE_KIND_WORDS,
)
from occasus.games.struggle_for_rome.board.state import (
    CATTLE_DISCARD,
    HORSE_DISCARD,
    NEUTRAL,
    State,
    hand_size,
    seat_on_turn,
)
from occasus.games.struggle_for_rome.rules.knowledge import bounds
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE
from occasus.games.struggle_for_rome.steps import STEPS

SUMS: Final = range(LOWEST, HIGHEST + 1)
PLAYER: Final = (
    *("gold", "diplomats", "shown points", "legacy", "points"),
    *("horsemen in reserve", "warriors in reserve", "wagons in reserve", "answer", "owed"),
)
SIZES: Final = ("hand size", "cards", "returned")


STEP_TABLE: Final = StepTable(STEPS)


@final
class StruggleForRomeFeatures(Features[State]):
    """For one number of seats. Where each block begins is looked up once."""

    def __init__(self, seats: int, layout: Layout) -> None:
        super().__init__(layout)
        start = layout.start
        tribe = f"player 0 {TRIBE_KIND_WORDS[0]}"
        self.seats: Final[i64] = seats
        self._hand: Final[i64] = start("my hand")
        self._returned: Final[i64] = start("my returned cards")
        self._cards: Final[i64] = start("my cards")
        self._round: Final[i64] = start("round")
        self._bank: Final[i64] = start("bank")
        self._played: Final[i64] = start("played")
        self._plundered: Final[i64] = start("card just plundered")
        self._phase: Final[i64] = start("phase")
        self._on_turn: Final[i64] = start("on turn")
        self._start: Final[i64] = start("start player")
        self._diplomacy: Final[i64] = start("diplomacy")
        self._agenda: Final[i64] = start("agenda kind")
        self._covered: Final[i64] = start("covered sum")
        self._legionnaire: Final[i64] = start("legionnaire")
        self._token_on: Final[i64] = start("token on")
        self._neutral: Final[i64] = start("neutral")
        self._unseen: Final[i64] = start("unseen tokens")
        self._offer: Final[i64] = start("offer")
        self._numbers: Final[i64] = start("player 0")
        self._sizes: Final[i64] = start("player 0 sizes")
        self._bounds: Final[i64] = start("player 0 at least")
        self._counters: Final[i64] = start("player 0 counter")
        self._figures: Final[i64] = start(f"{tribe} stands at")
        self._fighters: Final[i64] = start(f"{tribe} fighters")
        self._wagons: Final[i64] = start(f"{tribe} wagons")
        self._realms: Final[i64] = start(f"{tribe} cities")
        self._tokens: Final[i64] = start(f"{tribe} tokens")
        self._holds: Final[i64] = start(f"{tribe} holds")

    def write(self, state: State, seat: i64, row: Row) -> None:
        """One's own cards and the table, then every player from the reader's place."""
        row.wipe()
        mine = seat * RESOURCES
        row.tell_part(self._hand, state.hands, mine, mine + RESOURCES)
        row.tell_part(self._returned, state.returned, mine, mine + RESOURCES)
        row.tell_part(self._cards, state.cards, seat * CARDS, seat * CARDS + CARDS)
        self._table(state, seat, row)
        row.tell(self._token_on, state.token_on)
        row.tell(self._unseen, state.unseen)
        row.tell(self._offer, state.offer)
        for place in range(self.seats):
            self._player(state, seat, place, row)
        for city in range(CITIES):
            owner = state.owner[city]
            if owner >= 0:
                row.mark(self._holds + (owner - 2 * seat) % (2 * self.seats) * CITIES + city)
            elif owner == NEUTRAL:
                row.mark(self._neutral + city)

    def _table(self, state: State, seat: i64, row: Row) -> None:
        """The turn, the dice, the bank and the piles."""
        bank = state.bank
        numbers = vec[i64](
            [
                state.round_number,
                state.turn,
                state.rolled,
                state.joker,
                state.card_played,
                state.travelled,
                state.attacked,
                1 if state.plundered_card >= 0 else 0,
                len(state.offers),
                state.announced,
                bank[ORE],
                bank[GRAIN],
                bank[HORSE] + bank[CATTLE],
                bank[HORSE_DISCARD],
                bank[CATTLE_DISCARD],
                total(state.pile, 0, CARDS),
            ]
        )
        row.tell(self._round, numbers)
        row.tell(self._played, state.played)
        on_turn = seat_on_turn(state)
        if state.plundered_card >= 0 and seat == on_turn:
            row.mark(self._plundered + state.plundered_card)
        row.mark(self._phase + state.phase)
        row.mark(self._on_turn + (on_turn - seat) % self.seats)
        row.mark(self._start + (state.start - seat) % self.seats)
        if state.diplomacy >= 0:
            row.mark(self._diplomacy + (state.diplomacy - seat) % self.seats)
        if state.agenda:
            STEP_TABLE.tell(row, self._agenda, state.agenda[-1])
        if state.covered:
            for number in range(LOWEST, HIGHEST + 1):
                row.put(self._covered + number - LOWEST, state.covered >> number & 1)
        row.mark(self._legionnaire + state.legionnaire)

    def _player(self, state: State, reader: i64, place: i64, row: Row) -> None:
        """Write the public part of a player, and what the observer can know of the hand (SR-INFO-01)."""
        own = (reader + place) % self.seats
        hand, tribe = own * RESOURCES, 2 * own
        numbers = vec[i64](
            [
                state.gold[own],
                state.diplomats[own],
                state.shown[own],
                state.legacy[own],
                state.points[own],
                state.reserve[tribe],
                state.reserve[tribe + 1],
                state.reserve_wagons[own],
                state.answers[own],
                state.owed[own],
            ]
        )
        row.tell(self._numbers + place * len(PLAYER), numbers)
        sizes = vec[i64](
            [
                hand_size(state, own),
                total(state.cards, own * CARDS, own * CARDS + CARDS),
                total(state.returned, hand, hand + RESOURCES),
            ]
        )
        row.tell(self._sizes + place * len(SIZES), sizes)
        known = self._bounds + 2 * place * RESOURCES
        if place == 0:
            row.tell_part(known, state.hands, hand, hand + RESOURCES)
            row.tell_part(known + RESOURCES, state.hands, hand, hand + RESOURCES)
        else:
            low, high = bounds(state, reader, own)
            row.tell(known, low)
            row.tell(known + RESOURCES, high)
        row.tell_part(self._counters + place * TABLE, state.counters, own * TABLE, own * TABLE + TABLE)
        row.tell_part(self._fighters + 2 * place, state.fighters, tribe, tribe + 2)
        row.tell_part(self._wagons + 2 * place, state.wagons, tribe, tribe + 2)
        row.tell_part(self._realms + 2 * place, state.realm, tribe, tribe + 2)
        tokens = self._tokens + 2 * place * PROVINCES
        row.tell_part(tokens, state.tokens, tribe * PROVINCES, (tribe + 2) * PROVINCES)
        for kind in range(2):
            if state.figure[tribe + kind] >= 0:
                row.mark(self._figures + (2 * place + kind) * CROSSROADS + state.figure[tribe + kind])


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int) -> Layout:
    layout = Layout()
    others = [f"seat {seat}" for seat in range(seats)]
    table = [f"{side} {good}" for side in ("gives", "wants") for good in GOODS_WORDS]
    layout.add("my hand", KIND_WORDS, MOST)
    layout.add("my returned cards", KIND_WORDS, MOST)
    layout.add("my cards", CARD_WORDS, MOST)
    layout.add("round", ("number", "turns taken", "rolled"), MOST)
    layout.add("turn", ("joker", "card played", "travelled", "attacked", "card plundered"), 2)
    layout.add("table", ("offers", "end announced"), MOST)
    layout.add("bank", ("ore", "grain", "pasture", "discarded horses", "discarded cattle"), MOST)
    layout.one("development cards left")
    layout.add("played", CARD_WORDS, MOST)
    layout.add("card just plundered", CARD_WORDS)
    layout.add("phase", PHASE_WORDS)
    layout.add("on turn", others)
    layout.add("start player", others)
    layout.add("diplomacy", others)
    layout.add_step("agenda", STEPS)
    layout.add("covered sum", [str(total) for total in SUMS])
    layout.add("legionnaire", HEX_WORDS)
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
