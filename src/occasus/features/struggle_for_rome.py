"""Struggle for Rome as an array: one's own cards, of other hands their size and what was seen of them (SR-INFO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from occasus.core.cells import blank, tell, tell_row, total, vec
from occasus.core.options import Options
from occasus.features.layout import MOST, Features, Layout
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
from occasus.games.struggle_for_rome.rules.draft import TABLE
from occasus.games.struggle_for_rome.rules.knowledge import bounds
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

    def write(self, state: State, seat: i64, cells: vec[u8], at: i64) -> None:
        """One's own cards and the table, then every player from the reader's place."""
        blank(cells, at, self.size)
        mine = seat * RESOURCES
        tell_row(cells, at + self._hand, state.hands, mine, mine + RESOURCES)
        tell_row(cells, at + self._returned, state.returned, mine, mine + RESOURCES)
        tell_row(cells, at + self._cards, state.cards, seat * CARDS, seat * CARDS + CARDS)
        self._table(state, seat, cells, at)
        tell_row(cells, at + self._token_on, state.token_on, 0, CITIES)
        tell_row(cells, at + self._unseen, state.unseen, 0, len(state.unseen))
        tell_row(cells, at + self._offer, state.offer, 0, TABLE)
        for place in range(self.seats):
            self._player(state, seat, place, cells, at)
        for city in range(CITIES):
            owner = state.owner[city]
            if owner >= 0:
                tribe = (owner - 2 * seat) % (2 * self.seats)
                cells[at + self._holds + tribe * CITIES + city] = 1
            elif owner == NEUTRAL:
                cells[at + self._neutral + city] = 1

    def _table(self, state: State, seat: i64, cells: vec[u8], at: i64) -> None:
        """The turn, the dice, the bank and the piles."""
        place = at + self._round
        tell(cells, place, state.round_number)
        tell(cells, place + 1, state.turn)
        tell(cells, place + 2, state.rolled)
        tell(cells, place + 3, state.joker)
        tell(cells, place + 4, state.card_played)
        tell(cells, place + 5, state.travelled)
        tell(cells, place + 6, state.attacked)
        tell(cells, place + 7, 1 if state.plundered_card >= 0 else 0)
        tell(cells, place + 8, len(state.offers))
        tell(cells, place + 9, state.announced)
        bank, place = state.bank, at + self._bank
        tell(cells, place, bank[ORE])
        tell(cells, place + 1, bank[GRAIN])
        tell(cells, place + 2, bank[HORSE] + bank[CATTLE])
        tell(cells, place + 3, bank[HORSE_DISCARD])
        tell(cells, place + 4, bank[CATTLE_DISCARD])
        tell(cells, place + 5, total(state.pile, 0, CARDS))
        tell_row(cells, at + self._played, state.played, 0, CARDS)
        on_turn = seat_on_turn(state)
        if state.plundered_card >= 0 and seat == on_turn:
            cells[at + self._plundered + state.plundered_card] = 1
        cells[at + self._phase + state.phase] = 1
        cells[at + self._on_turn + (on_turn - seat) % self.seats] = 1
        cells[at + self._start + (state.start - seat) % self.seats] = 1
        if state.diplomacy >= 0:
            cells[at + self._diplomacy + (state.diplomacy - seat) % self.seats] = 1
        if state.agenda:
            STEP_TABLE.tell(cells, at + self._agenda, state.agenda[-1])
        for number in range(LOWEST, HIGHEST + 1):
            tell(cells, at + self._covered + number - LOWEST, state.covered >> number & 1)
        cells[at + self._legionnaire + state.legionnaire] = 1

    def _player(self, state: State, reader: i64, place: i64, cells: vec[u8], at: i64) -> None:
        """What lies open of a player, and what the reader can know of the hand (SR-INFO-01)."""
        own = (reader + place) % self.seats
        hand = own * RESOURCES
        numbers = at + self._numbers + place * len(PLAYER)
        tell(cells, numbers, state.gold[own])
        tell(cells, numbers + 1, state.diplomats[own])
        tell(cells, numbers + 2, state.shown[own])
        tell(cells, numbers + 3, state.legacy[own])
        tell(cells, numbers + 4, state.points[own])
        tell_row(cells, numbers + 5, state.reserve, 2 * own, 2 * own + 2)
        tell(cells, numbers + 7, state.reserve_wagons[own])
        tell(cells, numbers + 8, state.answers[own])
        tell(cells, numbers + 9, state.owed[own])
        sizes = at + self._sizes + place * len(SIZES)
        tell(cells, sizes, hand_size(state, own))
        tell(cells, sizes + 1, total(state.cards, own * CARDS, own * CARDS + CARDS))
        tell(cells, sizes + 2, total(state.returned, hand, hand + RESOURCES))
        known = at + self._bounds + 2 * place * RESOURCES
        if place == 0:
            tell_row(cells, known, state.hands, hand, hand + RESOURCES)
            tell_row(cells, known + RESOURCES, state.hands, hand, hand + RESOURCES)
        else:
            low, high = bounds(state, reader, own)
            tell_row(cells, known, low, 0, RESOURCES)
            tell_row(cells, known + RESOURCES, high, 0, RESOURCES)
        tell_row(cells, at + self._counters + place * TABLE, state.counters, own * TABLE, own * TABLE + TABLE)
        tribe = 2 * own
        tell_row(cells, at + self._fighters + 2 * place, state.fighters, tribe, tribe + 2)
        tell_row(cells, at + self._wagons + 2 * place, state.wagons, tribe, tribe + 2)
        tell_row(cells, at + self._realms + 2 * place, state.realm, tribe, tribe + 2)
        tokens = at + self._tokens + 2 * place * PROVINCES
        tell_row(cells, tokens, state.tokens, tribe * PROVINCES, (tribe + 2) * PROVINCES)
        for kind in range(2):
            if state.figure[tribe + kind] >= 0:
                cells[at + self._figures + (2 * place + kind) * CROSSROADS + state.figure[tribe + kind]] = 1


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
