"""The disaster phases (EE-DIS, EE-DBL): cards on offer, and turns in the auction, one by one (EE-SIM-02)."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance, CombinedOffer, Move, Question, Step
from occasus.core.array_ops import choose
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, vec
from occasus.core.log import Log
from occasus.games.empires_end import steps
from occasus.games.empires_end.actions import CATALOGUE, PAY, REVEAL, SKIP, TAKE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COIN, OFFERS, RESOURCES, SKIP_BID, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import PAID, PHASE_SKIPPED, REVEALED, SKIPPED
from occasus.games.empires_end.rules.abilities import why_not_ready, why_not_working
from occasus.games.empires_end.rules.drawing import leave_deck, restock
from occasus.games.empires_end.rules.replacing import ask_holders
from occasus.games.empires_end.rules.taking import Take, why_not_on_offer


def begin(state: State, cards: i64) -> None:
    """Reveal one card, or two, then the holder of the temple decides first (EE-DIS-01, EE-DIS-03, EE-DBL-01)."""
    state.agenda.append(steps.WINDOW_STEP.at(state.temple))
    for offer in range(cards - 1, -1, -1):
        state.agenda.append(steps.DRAW_DISASTER_STEP.at(offer))


@final
class Reveal(Chance[State]):
    """Lay a card open; a card that it replaces is discarded, its tokens stay (EE-DIS-01, EE-ABIL-16, EE-ABIL-17)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        offer = steps.DRAW_DISASTER_STEP.of(state.agenda[-1])
        return [(REVEAL.at(offer, card), 1) for card in state.deck]

    def sample(self, state: State, rng: Random) -> i64:
        return REVEAL.at(steps.DRAW_DISASTER_STEP.of(state.agenda[-1]), choose(state.deck, rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        offer, card = REVEAL.split(code)
        leave_deck(state, card)
        old = state.offers[offer]
        state.offers[offer] = card
        if old >= 0 and state.facts.replaced_returns:  # EE-RUL-20
            state.deck = append(state.deck, old)
        elif old >= 0:
            state.discards = append(state.discards, old)
        if log is not None:
            log.add(REVEALED, offer, card)

    def run(self, state: State, log: Log | None) -> bool:
        return restock(state, log)


def open_turn(state: State, seat: i64, log: Log | None) -> None:
    """Let a seat handle a card, after all holders of a replacement were asked (EE-DIS-03, EE-RUL-20)."""
    offers = state.offers
    if offers[0] < 0 and offers[1] < 0:  # no card was left to reveal (EE-RUL-26)
        if log is not None:
            log.add(PHASE_SKIPPED)
    elif not ask_holders(state, seat):
        state.ask(seat, steps.ON_TURN_STEP.at())


@final
class Window(Step[State]):
    """A window opens for a seat before it is on turn."""

    def run(self, state: State, log: Log | None) -> bool:
        open_turn(state, steps.WINDOW_STEP.of(state.agenda.pop()), log)
        return True


@final
class Turn(Step[State]):
    """All holders of a replacement have declined: the seat handles a card."""

    def run(self, state: State, log: Log | None) -> bool:
        state.ask(steps.TURN_STEP.of(state.agenda.pop()), steps.ON_TURN_STEP.at())
        return True


def can_skip(state: State, innovation: i64, accepts: vec[i64]) -> bool:
    """Return whether an attached innovation saves a turn on a card that accepts these (EE-ABIL-14, EE-RUL-31)."""
    abilities, bearer = state.facts.abilities, TILES + innovation
    return (
        abilities.kind[bearer] == SKIP_BID
        and abilities.resource[bearer] in accepts
        and why_not_working(state, innovation) is None
    )


@final
class Pay(Move[State]):
    """Put one token next to a card: of a kind that it shows, or a coin (EE-DIS-05, EE-DIS-06, EE-DIS-07)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        offer, kind = PAY.split(code)
        reason = why_not_on_offer(state, offer)
        if reason is not None:
            return reason
        if kind != COIN and kind not in state.facts.accepts[state.offers[offer]]:
            return "EE-DIS-05"
        return None if state.resources[seat * RESOURCES + kind] else "EE-RES-06"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        offer, kind = PAY.split(code)
        state.resources[seat * RESOURCES + kind] -= 1
        state.piles[offer * RESOURCES + kind] += 1
        if log is not None:
            log.add(PAID, seat, offer, kind, state.offers[offer])
        state.handled[offer] = 1
        state.answered(seat)
        go_on(state, seat, log)


@final
class Skip(Move[State]):
    """Exhaust an innovation instead of paying, on one card
    (EE-ABIL-14, EE-ABIL-15, EE-DBL-10, EE-EXH-01, EE-RUL-31).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        offer, innovation = SKIP.split(code)
        reason = why_not_ready(state, seat, innovation, SKIP_BID, "EE-ABIL-14")
        if reason is None:
            reason = why_not_on_offer(state, offer)
        if reason is None and not can_skip(state, innovation, state.facts.accepts[state.offers[offer]]):
            reason = "EE-RUL-31"
        return reason

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        offer, innovation = SKIP.split(code)
        state.exhausted[innovation] = 1
        if log is not None:
            log.add(SKIPPED, seat, offer, innovation, state.offers[offer])
        state.handled[offer] = 1
        state.answered(seat)
        go_on(state, seat, log)


@final
class HandleCard(CombinedOffer[State]):
    """For every card on offer not yet handled in this turn: pay, take or skip; whoever can do nothing else must take
    (EE-DIS-04, EE-DIS-09, EE-RUL-09, EE-DBL-03, EE-DBL-04, EE-DBL-05).
    """

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        facts, resources = state.facts, state.resources
        start = seat * RESOURCES
        for offer in range(OFFERS):
            if why_not_on_offer(state, offer) is not None:
                continue
            accepts = facts.accepts[state.offers[offer]]
            for kind in accepts:
                if resources[start + kind]:
                    codes.append(PAY.at(offer, kind))
            if resources[start + COIN]:
                codes.append(PAY.at(offer, COIN))
            codes.append(TAKE.at(offer))
            for innovation in state.innovations[seat]:
                if can_skip(state, innovation, accepts):
                    codes.append(SKIP.at(offer, innovation))


def go_on(state: State, seat: i64, log: Log | None) -> None:
    """A card is handled: the same seat handles the other one, the next seat follows, or the phase is over."""
    offers, handled = state.offers, state.handled
    for offer in range(OFFERS):
        if offers[offer] >= 0 and not handled[offer]:  # EE-DBL-05
            open_turn(state, seat, log)
            return
    if offers[0] < 0 and offers[1] < 0:  # EE-DIS-20, EE-DBL-12
        if state.facts.relief_at_end:  # EE-RUL-10
            for taker in reversed(dict.fromkeys(state.takers)):
                state.agenda.append(steps.RELIEF_STEP.at(taker))
        return
    handled[0] = handled[1] = 0
    seats = state.facts.seats
    seat = (seat + 1) % seats  # also who has paid before (EE-DIS-03, EE-DIS-08, EE-DBL-07)
    while state.facts.taker_leaves and seat in state.takers:  # EE-RUL-11
        seat = (seat + 1) % seats
    open_turn(state, seat, log)


@final
class GoOn(Step[State]):
    """The taken card is resolved (EE-DBL-06)."""

    def run(self, state: State, log: Log | None) -> bool:
        go_on(state, steps.GO_ON_STEP.of(state.agenda.pop()), log)
        return True


AGENDA.bind(steps.DRAW_DISASTER_STEP, Reveal())
AGENDA.bind(steps.WINDOW_STEP, Window())
AGENDA.bind(steps.TURN_STEP, Turn())
AGENDA.bind(steps.GO_ON_STEP, GoOn())
AGENDA.bind(steps.ON_TURN_STEP, Question(CATALOGUE, HandleCard(Pay(PAY), Take(TAKE), Skip(SKIP))), waiting="")
