"""Cards and gold changing hands: payments to the bank, cards from it, draws from the two piles."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance
from occasus.core.chance import pick
from occasus.core.int_arrays import total
from occasus.core.log import Log
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.actions import DRAW, DRAW_CARD
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import CARDS, CATTLE, HORSE, RESOURCES
from occasus.games.struggle_for_rome.board.state import CATTLE_DISCARD, HORSE_DISCARD, PAID_TO, State
from occasus.games.struggle_for_rome.events import (
    DREW,
    DREW_CARD,
    GAINED_GOLD,
    NO_CARD_LEFT,
    RENEWED,
    TOOK,
)
from occasus.games.struggle_for_rome.rules.knowledge import note_draw, note_spent


def hand_in(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Cards go to the bank: grain and ore to their piles, horses and cattle to the discard (SR-TRADE-10)."""
    state.hands[seat * RESOURCES + kind] -= number
    state.bank[PAID_TO[kind]] += number
    note_spent(state, seat, kind)


def take_open(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """One ore or grain from its open pile."""
    state.bank[kind] -= 1
    state.hands[seat * RESOURCES + kind] += 1
    if log is not None:
        log.add(TOOK, seat, kind)


def gain_gold(state: State, seat: i64, amount: i64, log: Log | None) -> None:
    """Gold from the bank, which never runs out (SR-COMP-05, SR-RUL-02)."""
    state.gold[seat] += amount
    if log is not None and amount:
        log.add(GAINED_GOLD, seat, amount)


def pasture_left(state: State) -> i64:
    """Pasture cards of the bank: pile and discard (SR-SHORT-01)."""
    bank = state.bank
    return bank[HORSE] + bank[CATTLE] + bank[HORSE_DISCARD] + bank[CATTLE_DISCARD]


def ready_pile(state: State, log: Log | None) -> bool:
    """Renew an empty pasture pile from the discard; whether there is a card to draw (SR-PROD-08, SR-RUL-33)."""
    bank = state.bank
    if bank[HORSE] + bank[CATTLE]:
        return True
    if not bank[HORSE_DISCARD] + bank[CATTLE_DISCARD]:
        return False
    bank[HORSE], bank[CATTLE] = bank[HORSE_DISCARD], bank[CATTLE_DISCARD]
    bank[HORSE_DISCARD] = bank[CATTLE_DISCARD] = 0
    if log is not None:
        log.add(RENEWED)
    return True


def no_pasture_left(state: State, log: Log | None) -> bool:
    """A pasture card is due and there is none: nothing is drawn (SR-RUL-33)."""
    if ready_pile(state, log):
        return False
    state.agenda.pop()
    return True


@final
class Draw(Chance[State]):
    """A pasture card goes to the seat of the step; only that seat sees it (SR-INFO-03)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The top pasture card: horse or cattle, as many as are in the pile."""
        return [(DRAW.at(i), state.bank[HORSE + i]) for i in range(2) if state.bank[HORSE + i]]

    def sample(self, state: State, rng: Random) -> i64:
        horses = state.bank[HORSE]
        return DRAW.at(0 if rng.random() * float(horses + state.bank[CATTLE]) < float(horses) else 1)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        owner = steps.DRAW_STEP.of(state.agenda.pop())
        kind = HORSE + DRAW.of(code)
        state.bank[kind] -= 1
        state.hands[owner * RESOURCES + kind] += 1
        note_draw(state, owner, kind)
        if log is not None:
            log.add_secret((owner,), DREW, owner, kind)

    def run(self, state: State, log: Log | None) -> bool:
        return no_pasture_left(state, log)


def cards_left(state: State) -> bool:
    """Return whether the pile of development cards has any (SR-BUILD-08)."""
    return total(state.pile, 0, CARDS) > 0


def due_card(state: State, seat: i64, log: Log | None) -> None:
    """A development card is due: nothing when the pile is empty (SR-BUILD-08)."""
    if cards_left(state):
        state.agenda.append(steps.DRAW_CARD_STEP.at(seat))
    elif log is not None:
        log.add(NO_CARD_LEFT, seat)


@final
class DrawCard(Chance[State]):
    """A development card goes face-down to the seat of the step (SR-INFO-02, SR-BUILD-07, SR-PLUN-09)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The top development card, by kind."""
        return [(DRAW_CARD.at(kind), number) for kind, number in enumerate(state.pile) if number]

    def sample(self, state: State, rng: Random) -> i64:
        return DRAW_CARD.at(pick(state.pile, rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        owner = steps.DRAW_CARD_STEP.of(state.agenda.pop())
        kind = DRAW_CARD.of(code)
        state.pile[kind] -= 1
        state.cards[owner * CARDS + kind] += 1
        if state.attacked:
            state.plundered_card = kind  # gained by plunder: SR-RUL-17
        if log is not None:
            log.add_secret((owner,), DREW_CARD, owner, kind)


AGENDA.bind(
    steps.DRAW_STEP,
    Draw(),
    above=(
        steps.PLACE_STEP,
        steps.ROLL_STEP,
        steps.BUILD_STEP,
        steps.BOOTY_STEP,
        steps.DRAW_CARD_STEP,
        steps.DRAW_STEP,
    ),
)
AGENDA.bind(steps.DRAW_CARD_STEP, DrawCard(), above=(steps.BUILD_STEP, steps.BOOTY_STEP))
