"""Struggle for Rome as an array: one's own cards, of other hands their size and what was seen of them (SR-INFO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.basics import Seat
from occasus.core.cells import vec
from occasus.core.options import Options
from occasus.features.layout import Layout, singles, step_table
from occasus.features.row import MOST, Choices, Columns, Part, Round, Row, shorts
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
    HEXES,
    HIGHEST,
    HORSE,
    KIND_WORDS,
    LOWEST,
    ORE,
    PHASE_WORDS,
    PROVINCE_WORDS,
    RESOURCES,
    TRIBE_KIND_WORDS,
)
from occasus.games.struggle_for_rome.board.state import NEUTRAL, State, seat_on_turn
from occasus.games.struggle_for_rome.rules.knowledge import bounds, first_of
from occasus.games.struggle_for_rome.steps import STEPS

SUMS: Final = range(LOWEST, HIGHEST + 1)
PLAYER: Final = (
    *("gold", "diplomats", "shown points", "legacy", "points"),
    *("horsemen in reserve", "warriors in reserve", "wagons in reserve", "answer", "owed"),
)
SIZES: Final = ("hand size", "cards", "returned")


STEP_BYTES: Final = step_table(STEPS)
HEX_BYTES: Final = singles(HEXES)
CROSSROADS_BYTES: Final = singles(CROSSROADS)
COVERED_BYTES: Final = [bytes([sums >> each & 1 for each in range(len(SUMS))]) for sums in range(1 << len(SUMS))]


@final
class StruggleForRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        row, span = Row(layout.size), layout.span
        others, last = singles(seats), seats - 1
        tribe, last_tribe = f"player 0 {TRIBE_KIND_WORDS[0]}", f"player {last} {TRIBE_KIND_WORDS[-1]}"
        self.row: Final = row
        self._head: Final = Part(row, span("my hand", "played"))
        self._choices: Final = Choices(row)
        self._choices.add(span("card just plundered"), singles(CARDS))
        self._choices.add(span("phase"), singles(len(PHASE_WORDS)))
        self._choices.add(span("on turn"), others)
        self._choices.add(span("start player"), others)
        self._choices.add(span("diplomacy"), others)
        self._choices.add(span("agenda kind", "agenda arguments"), STEP_BYTES)
        self._choices.add(span("covered sum"), COVERED_BYTES)
        self._choices.add(span("legionnaire"), HEX_BYTES)
        self._token_on: Final = Part(row, span("token on"))
        self._neutral: Final = Part(row, span("neutral"))
        self._unseen: Final = Part(row, span("unseen tokens"))
        self._offer: Final = Part(row, span("offer"))
        known = span("player 0 at least", f"player {last} at most")
        self._known: Final = [Part(row, known) for _ in range(seats)]  # by reader
        self._bounds: Final = [b""] * seats  # what each reader can know of all hands
        self._numbers: Final = Columns(row, span("player 0", f"player {last}"), seats, [1, 1, 1, 1, 1, 2, 1, 1, 1])
        self._sizes: Final = Round(row, span("player 0 sizes", f"player {last} sizes"), seats)
        self._counters: Final = Round(row, span("player 0 counter", f"player {last} counter"), seats)
        self._figures: Final = Round(row, span(f"{tribe} stands at", f"{last_tribe} stands at"), seats)
        self._fighters: Final = Round(row, span(f"{tribe} fighters", f"{last_tribe} fighters"), seats)
        self._wagons: Final = Round(row, span(f"{tribe} wagons", f"{last_tribe} wagons"), seats)
        self._realms: Final = Round(row, span(f"{tribe} cities", f"{last_tribe} cities"), seats)
        self._tokens: Final = Round(row, span(f"{tribe} tokens", f"{last_tribe} tokens"), seats)
        self._cities: Final = Round(row, span(f"{tribe} holds", f"{last_tribe} holds"), seats)

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        self.update(state, seat)
        return bytes(self.row.seen)

    def update(self, state: State, seat: Seat) -> None:
        """Write what has changed."""
        self.row.turn_to(seat)
        seats, agenda = self.seats, state.agenda
        on_turn = seat_on_turn(state)
        self._head.numbers(_head(state, seat))
        self._choices.tell(
            [
                state.plundered_card if seat == on_turn else -1,
                state.phase,
                (on_turn - seat) % seats,
                (state.start - seat) % seats,
                (state.diplomacy - seat) % seats if state.diplomacy >= 0 else -1,
                agenda[-1] if agenda else -1,
                state.covered >> LOWEST,
                state.legionnaire,
            ]
        )
        self._token_on.numbers(list(state.token_on))
        self._unseen.numbers(list(state.unseen))
        self._offer.numbers(list(state.offer))
        self._players(state, seat)

    def _players(self, state: State, seat: Seat) -> None:
        """What lies open of all players, oneself first, and what the reader can know of the hands."""
        self._numbers.tell(
            [
                list(state.gold),
                list(state.diplomats),
                list(state.shown),
                list(state.legacy),
                list(state.points),
                list(state.reserve),
                list(state.reserve_wagons),
                list(state.answers),
                list(state.owed),
            ]
        )
        sizes, figures, cities = self._sizes, self._figures, self._cities
        if sizes.changed([*state.hands, *state.cards, *state.returned]):
            sizes.turn(_size_bytes(state, self.seats))
        else:
            sizes.keep()
        first, end = first_of(seat, 0), first_of(seat + 1, 0)
        known = self._known[seat]
        if known.changed([*state.hands, *state.margin_below[first:end], *state.margin_above[first:end]]):
            self._bounds[seat] = _bound_bytes(state, seat, self.seats)
            known.write(self._bounds[seat])
        elif self.row.turned:
            known.write(self._bounds[seat])
        self._counters.tell(list(state.counters))
        if figures.changed(list(state.figure)):
            figures.turn(b"".join([CROSSROADS_BYTES[place] for place in state.figure]))
        else:
            figures.keep()
        self._fighters.tell(list(state.fighters))
        self._wagons.tell(list(state.wagons))
        self._realms.tell(list(state.realm))
        self._tokens.tell(list(state.tokens))
        if cities.changed(list(state.owner)):
            cities.turn(_city_bytes(state.owner, self.seats))
            self._neutral.write(bytes([int(owner == NEUTRAL) for owner in state.owner]))
        else:
            cities.keep()


def _head(state: State, seat: Seat) -> list[int]:
    """The numbers of the first blocks."""
    mine, bank = seat * RESOURCES, state.bank
    made = list(state.hands[mine : mine + RESOURCES])
    made += list(state.returned[mine : mine + RESOURCES])
    made += list(state.cards[seat * CARDS : seat * CARDS + CARDS])
    made += [state.round_number, state.turn, state.rolled, state.joker, state.card_played, state.travelled]
    made += [state.attacked, int(state.plundered_card >= 0), len(state.offers), state.announced, bank[ORE], bank[GRAIN]]
    made += [bank[HORSE] + bank[CATTLE], bank[HORSE + 2], bank[CATTLE + 2], sum(state.pile)]
    made += list(state.played)
    return made


def _size_bytes(state: State, seats: int) -> bytes:
    """How many cards of each sort everybody has."""
    made: list[int] = []
    for own in range(seats):
        made.append(sum(state.hands[own * RESOURCES : own * RESOURCES + RESOURCES]))
        made.append(sum(state.cards[own * CARDS : own * CARDS + CARDS]))
        made.append(sum(state.returned[own * RESOURCES : own * RESOURCES + RESOURCES]))
    return shorts(made)


def _bound_bytes(state: State, reader: Seat, seats: int) -> bytes:
    """The least and the most that a reader can know of each hand (SR-INFO-01), beginning with the own one."""
    parts: list[bytes] = []
    for place in range(seats):
        own = (reader + place) % seats
        hand = state.hands[own * RESOURCES : own * RESOURCES + RESOURCES]
        low, high = (hand, hand) if place == 0 else bounds(state, reader, own)
        parts.append(bytes(list(low)))
        parts.append(bytes(list(high)))
    return b"".join(parts)


def _city_bytes(owners: vec[i64], seats: int) -> bytes:
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
