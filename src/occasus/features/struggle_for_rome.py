"""Struggle for Rome as an array: one's own cards, of other hands their size and what was seen of them (SR-INFO)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Layout, short, shorts, single, step_bytes
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
    *("gold", "hand size", "cards", "diplomats", "shown points", "legacy", "points"),
    *("horsemen in reserve", "warriors in reserve", "wagons in reserve", "answer", "owed", "returned"),
)


@final
class StruggleForRomeFeatures:
    """For one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.layout: Final = _layout(seats)
        self._steps: Final = [step_bytes(STEPS, code) for code in range(len(STEPS))]

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
            single(CARDS, fresh),
            single(len(PHASE_WORDS), state.phase),
            single(seats, (on_turn - seat) % seats),
            single(seats, (state.start - seat) % seats),
            single(seats, (state.diplomacy - seat) % seats if state.diplomacy >= 0 else -1),
            self._steps[state.agenda[-1]] if state.agenda else step_bytes(STEPS, -1),
            bytes([short(state.round_number), state.turn, state.rolled, state.joker, state.card_played]),
            bytes([state.travelled, state.attacked, int(state.fresh >= 0), len(state.offers), state.announced]),
            bytes([state.covered >> total & 1 for total in SUMS]),
            single(HEXES, state.legionnaire),
            bytes([bank[ORE], bank[GRAIN], bank[HORSE] + bank[CATTLE], bank[HORSE + 2], bank[CATTLE + 2]]),
            bytes([sum(state.pile)]),
            bytes(state.played),
            bytes(state.token_on),
            bytes([int(owner == NEUTRAL) for owner in state.owner]),
            bytes(state.unseen),
            shorts(state.offer),
        ]
        for own in range(seat, seat + seats):
            parts.extend(self._player(state, own % seats, seat))
        return b"".join(parts)

    def _player(self, state: State, own: int, seat: Seat) -> list[bytes]:
        """What lies open of a player, and what the reader can know of the hand (SR-INFO-01)."""
        hand = state.hands[own * KINDS : own * KINDS + KINDS]
        low, high = (hand, hand) if own == seat else bounds(state, seat, own)
        numbers = [
            state.gold[own],
            sum(hand),
            sum(state.cards[own * CARDS : own * CARDS + CARDS]),
            state.diplomats[own],
            state.shown[own],
            state.legacy[own],
            state.points[own],
            state.reserve[2 * own],
            state.reserve[2 * own + 1],
            state.reserve_wagons[own],
            state.answers[own],
            state.owed[own],
            sum(state.returned[own * KINDS : own * KINDS + KINDS]),
        ]
        parts = [shorts(numbers), bytes(low), bytes(high), shorts(state.counters[own * TABLE : own * TABLE + TABLE])]
        for tribe in (2 * own, 2 * own + 1):
            parts.append(single(CROSSROADS, state.figure[tribe]))
            parts.append(bytes([state.fighters[tribe], state.wagons[tribe], state.realm[tribe]]))
            parts.append(bytes(state.tokens[tribe * PROVINCES : tribe * PROVINCES + PROVINCES]))
            cities = bytearray(CITIES)
            if state.realm[tribe]:
                for city, owner in enumerate(state.owner):
                    if owner == tribe:
                        cities[city] = 1
            parts.append(bytes(cities))
        return parts


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
    for seat in range(seats):
        layout.add(f"player {seat}", PLAYER, MOST)
        layout.add(f"player {seat} at least", KIND_WORDS, MOST)
        layout.add(f"player {seat} at most", KIND_WORDS, MOST)
        layout.add(f"player {seat} counter", table, MOST)
        for kind in TRIBE_KIND_WORDS:
            layout.add(f"player {seat} {kind} stands at", CROSSROADS_WORDS)
            layout.add(f"player {seat} {kind}", ("fighters", "wagons", "cities"), MOST)
            layout.add(f"player {seat} {kind} tokens", PROVINCE_WORDS, MOST)
            layout.add(f"player {seat} {kind} holds", CITY_WORDS)
    return layout


def make(seats: int, options: Options) -> StruggleForRomeFeatures:
    """The features for a number of seats; options change none."""
    return StruggleForRomeFeatures(seats)
