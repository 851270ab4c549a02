"""The legionnaire: where he goes, and who is robbed there."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance, Move
from occasus.core.basics import RuleId
from occasus.core.chance import pick
from occasus.core.int_arrays import Stack, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.actions import CATALOGUE, MOVE_LEGIONNAIRE, ROB, STEAL, TAKE_GOLD
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import RESOURCES
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.events import LEGIONNAIRE_MOVED, RANSOMED, ROBBED
from occasus.games.struggle_for_rome.rules.knowledge import steal_unseen


@final
class MoveLegionnaire(Move[State]):
    """He goes to any other hex of the Empire and robs someone there; of several the mover chooses.

    SR-LEG-01, SR-LEG-02, SR-LEG-03, SR-LEG-04, SR-LEG-06.
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        hexagon = MOVE_LEGIONNAIRE.of(code)
        if not state.facts.in_empire[hexagon]:
            return "SR-LEG-02"
        return "SR-LEG-03" if hexagon == state.legionnaire else None

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for hexagon in state.facts.empire:
            if hexagon != state.legionnaire:
                codes.append(MOVE_LEGIONNAIRE.at(hexagon))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        state.legionnaire = MOVE_LEGIONNAIRE.of(code)
        if log is not None:
            log.add(LEGIONNAIRE_MOVED, seat, state.legionnaire)
        victims = victims_of(state, seat)
        if len(victims) == 1:
            _rob(state, seat, victims[0])
        elif victims:
            state.agenda.append(steps.ROB_STEP.at(seat))


def victims_of(state: State, seat: i64) -> list[int]:
    """Opponents with a piece on a corner of the legionnaire's hex (SR-LEG-04)."""
    there = state.seats_around[state.legionnaire]
    return [other for other in range(state.facts.seats) if there >> other & 1 and other != seat]


def _rob(state: State, thief: i64, victim: i64) -> None:
    """A card at random, or gold of someone who has no cards (SR-LEG-04, SR-LEG-05)."""
    if hand_size(state, victim):
        state.agenda.append(steps.STEAL_STEP.at(thief, victim))
    elif state.gold[victim]:
        state.agenda.append(steps.RANSOM_STEP.at(thief, victim))


@final
class Rob(Move[State]):
    """Which of several opponents at the hex is robbed (SR-LEG-04)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if ROB.of(code) in victims_of(state, seat) else "SR-LEG-04"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        _rob(state, seat, ROB.of(code))


@final
class TakeGold(Move[State]):
    """From nothing up to 2 gold of someone without cards, as far as there is (SR-LEG-05, SR-RUL-13)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        _, victim = steps.RANSOM_STEP.split(state.agenda[-1])
        amount = TAKE_GOLD.of(code)
        return None if amount <= state.facts.robbed_gold and amount <= state.gold[victim] else "SR-LEG-05"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _, victim = steps.RANSOM_STEP.split(state.agenda.pop())
        amount = TAKE_GOLD.of(code)
        state.gold[victim] -= amount
        state.gold[seat] += amount
        if log is not None:
            log.add(RANSOMED, seat, victim, amount)


def _robbed_hand(state: State) -> vec[i64]:
    _, victim = steps.STEAL_STEP.split(state.agenda[-1])
    return state.hands[victim * RESOURCES : victim * RESOURCES + RESOURCES]


@final
class Steal(Chance[State]):
    """The card goes over; only thief and victim see it (SR-INFO-07)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """Every card of the victim is as likely as the others (SR-RUL-34)."""
        hand = _robbed_hand(state)
        return [(STEAL.at(kind), number) for kind, number in enumerate(hand) if number]

    def sample(self, state: State, rng: Random) -> i64:
        return STEAL.at(pick(_robbed_hand(state), rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        thief, victim = steps.STEAL_STEP.split(state.agenda.pop())
        kind = STEAL.of(code)
        steal_unseen(state, thief, victim, kind)
        if log is not None:
            log.add_secret((thief, victim), ROBBED, thief, victim, kind)


AGENDA.bind(
    steps.LEGIONNAIRE_STEP,
    SeatOfStep(CATALOGUE, MoveLegionnaire(MOVE_LEGIONNAIRE)),
    above=(steps.ROLL_STEP, steps.BUILD_STEP),
)
AGENDA.bind(steps.ROB_STEP, SeatOfStep(CATALOGUE, Rob(ROB)), above=(steps.ROLL_STEP, steps.BUILD_STEP))
AGENDA.bind(steps.RANSOM_STEP, SeatOfStep(CATALOGUE, TakeGold(TAKE_GOLD)), above=(steps.ROLL_STEP, steps.BUILD_STEP))
AGENDA.bind(steps.STEAL_STEP, Steal(), above=(steps.ROLL_STEP, steps.BUILD_STEP))
