"""A toy game that has everything core must carry: hidden hands, a layered deck, dice, secret bids, options."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.basics import CHANCE, EVERYTHING, Json, OccasusError, Position, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue
from occasus.core.deck import deck_of
from occasus.core.game import Result
from occasus.core.log import EventKind, Log
from occasus.core.options import Option, Options, complete, flag
from tests.core import toy_position
from tests.core.toy_state import (
    BID,
    BID_ALL,
    CARDS,
    CATALOGUE,
    CHOOSE,
    COMMITTED,
    DEAL,
    DEAL_TO,
    DEALT,
    DROP,
    HAND,
    NONE,
    REUSE,
    ROLL,
    ROLL_DICE,
    ROLLED,
    SHOWN,
    STEPS,
    WON,
    ToyState,
)

DICE: Final = ((2, 1), (3, 2), (4, 1))  # two dice with the faces 1 and 2


class ToyGame:
    """The toy game. Tests break it on purpose by overriding one function."""

    name = "toy"
    rules_version = 1
    seat_counts = range(2, 4)
    cooperative = False
    catalogue: Catalogue = CATALOGUE
    events: tuple[EventKind, ...] = (DEALT, ROLLED, COMMITTED, SHOWN, WON)
    options: tuple[Option, ...] = (
        Option("rounds", 2, (1, 2, 3), "TY-OPT-01", "how many prizes there are"),
        flag("open_bids", "TY-OPT-02", "whether bids lie open at once"),
    )

    def __init__(self) -> None:
        self.overlay: dict[str, Json] = {}

    def start(self, seats: int, options: Options) -> ToyState:
        if seats not in self.seat_counts:
            raise OccasusError(f"toy is for 2 or 3 players, not {seats}. (TY-OPT-03)")
        rounds = int(options["rounds"])
        agenda = [BID_ALL.base, ROLL_DICE.base]
        agenda += [DEAL_TO.code(seat) for _ in range(HAND) for seat in reversed(range(seats))]
        deck = deck_of([list(range(CARDS))])
        hands: list[list[int]] = [[] for _ in range(seats)]
        flagged = bool(options["open_bids"])
        return ToyState(seats, rounds, flagged, rounds, 0, [0] * seats, hands, [NONE] * seats, deck, [], [], agenda)

    def actors(self, state: ToyState) -> list[Seat]:
        if not state.agenda:
            return []
        step = state.agenda[-1]
        if step == BID_ALL.base:
            return [seat for seat in range(state.seats) if state.bids[seat] == NONE]
        return [step - CHOOSE.base] if step >= CHOOSE.base else [CHANCE]

    def legal(self, state: ToyState, seat: Seat) -> list[int]:
        if seat not in self.actors(state) or seat < 0:
            return []
        if state.agenda[-1] == BID_ALL.base:
            return [BID.base + card for card in sorted(state.hands[seat])]
        return [REUSE.base, DROP.base]

    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        if state.agenda[-1] == ROLL_DICE.base:
            return [(ROLL.base + prize, weight) for prize, weight in DICE]
        return [(DEAL.base + card, 1) for card in state.deck.top()]

    def sample(self, state: ToyState, rng: Random) -> int:
        if state.agenda[-1] == ROLL_DICE.base:
            return ROLL.base + rng.randint(1, 2) + rng.randint(1, 2)
        return DEAL.base + state.deck.sample_top(rng)

    def apply(self, state: ToyState, seat: Seat, action: int, log: Log | None) -> None:
        step = state.agenda[-1]
        if seat == CHANCE and step == ROLL_DICE.base:
            state.agenda.pop()
            state.prize = action - ROLL.base
            if log is not None:
                log.add(ROLLED, state.prize)
        elif seat == CHANCE:
            self._deal(state, step - DEAL_TO.base, action - DEAL.base, log)
        elif step == BID_ALL.base:
            self._bid(state, seat, action - BID.base, log)
        else:
            self._choose(state, seat, action == REUSE.base)

    def _deal(self, state: ToyState, seat: Seat, card: int, log: Log | None) -> None:
        state.agenda.pop()
        state.deck.draw_top(card)
        state.known = [other for other in state.known if other != card]
        state.hands[seat].append(card)
        if not len(state.deck):
            state.deck.shuffle_onto(state.discard)
            state.discard = []
        if log is not None:
            log.whisper((seat,), DEALT, seat, card)

    def _bid(self, state: ToyState, seat: Seat, card: int, log: Log | None) -> None:
        state.hands[seat].remove(card)
        state.bids[seat] = card
        if log is not None and state.open_bids:
            log.add(COMMITTED, seat, card)
        elif log is not None:
            log.whisper((seat,), COMMITTED, seat, card)
        if NONE in state.bids:
            return
        best = state.bids.index(max(state.bids))
        state.scores[best] += state.prize
        if log is not None:
            for bidder, shown in enumerate(state.bids):
                log.add(SHOWN, bidder, shown)
            log.add(WON, best, state.prize)
        state.agenda[-1] = CHOOSE.code(best)

    def _choose(self, state: ToyState, seat: Seat, reuse: bool) -> None:
        state.agenda.pop()
        for bidder, card in enumerate(state.bids):
            if bidder == seat and reuse:
                state.deck.put_on_top(card)
                state.known.append(card)
            else:
                state.discard.append(card)
        state.bids = [NONE] * state.seats
        if not len(state.deck):
            state.deck.shuffle_onto(state.discard)
            state.discard = []
        state.prize = 0
        state.left -= 1
        if state.left:
            state.agenda += [BID_ALL.base, ROLL_DICE.base, *(DEAL_TO.code(s) for s in reversed(range(state.seats)))]

    def result(self, state: ToyState) -> Result | None:
        if state.agenda:
            return None
        ranked = sorted(state.scores, reverse=True)
        places = tuple(ranked.index(score) + 1 for score in state.scores)
        return Result(places, tuple(state.scores), "most points", "TY-END-01")

    def copy(self, state: ToyState) -> ToyState:
        return state.copy()

    def save(self, state: ToyState) -> Saved:
        own = state.copy()
        order = [own.hands, own.deck.cards, own.deck.sizes, own.known, own.discard]
        return {**self.describe(state, EVERYTHING), "order": order}

    def load(self, saved: Saved) -> ToyState:
        order = saved["order"]
        position = {key: value for key, value in saved.items() if key != "order"}
        state = self.arrange(position, saved["seats"], complete(self.options, saved["options"]), Random(0))
        state.hands, state.deck.cards, state.deck.sizes, state.known, state.discard = order
        return state

    def describe(self, state: ToyState, seat: Seat) -> Position:
        return toy_position.describe(state, seat)

    def arrange(self, position: Position, seats: int, options: Options, rng: Random) -> ToyState:
        return toy_position.arrange(position, seats, options, rng)

    def explain(self, state: ToyState, seat: Seat, action: int) -> RuleId | None:
        if seat not in self.actors(state):
            return "TY-TURN-01"
        if action in self.legal(state, seat):
            return None
        if BID.base <= action < BID.base + BID.size and state.agenda[-1] == BID_ALL.base:
            return "TY-BID-01"
        return "TY-TURN-02"

    def check(self, state: ToyState) -> list[str]:
        cards = [card for hand in state.hands for card in hand] + [card for card in state.bids if card != NONE]
        cards += state.deck.cards + state.discard
        broken = [] if sorted(cards) == list(range(CARDS)) else ["a card is lost or lies in two places (TY-INV-01)"]
        return broken + [f"{STEPS.text(step)} cannot be due" for step in state.agenda if not 0 <= step < len(STEPS)]


def toy_options(**given: object) -> Options:
    """Options of the toy game, with the defaults."""
    return complete(ToyGame.options, given)
