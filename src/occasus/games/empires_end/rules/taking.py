"""The steps of taking a disaster card (EE-DIS-12, EE-DIS-13, EE-DIS-14, EE-DIS-15, EE-DIS-17, EE-DIS-18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import append
from occasus.core.log import Log
from occasus.games.empires_end import steps
from occasus.games.empires_end.actions import TAKE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import DISASTER, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import CARD_LOST, GAINED, NOTHING_LEFT, TEMPLE_MOVED, TOOK
from occasus.games.empires_end.rules.empire import destroy, ruin_options
from occasus.games.empires_end.rules.innovations import attach, homes


def why_not_on_offer(state: State, offer: i64) -> RuleId | None:
    """A card that lies there and was not handled in this turn (EE-DIS-11, EE-DBL-01, EE-DBL-05)."""
    if state.offers[offer] < 0:
        return "EE-DBL-01" if offer and state.facts.track[state.space] == DISASTER else "EE-DIS-11"
    return "EE-DBL-05" if state.handled[offer] else None


@final
class Take(Move[State]):
    """Take a card: temple, tokens, destruction, innovation, in this order (EE-DIS-10, EE-DIS-12); then relief, for
    each card (EE-POOR-01, EE-DBL-13). All others lose nothing and get nothing (EE-DIS-19).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return why_not_on_offer(state, TAKE.of(code))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        offer = TAKE.of(code)
        offers, agenda = state.offers, state.agenda
        card = offers[offer]
        offers[offer] = -1
        state.takers = append(state.takers, seat)
        state.answered(seat)
        if log is not None:
            log.add(TOOK, seat, card)
        if offers[1 - offer] < 0 and state.temple != seat:  # EE-DIS-13; of two cards the later one (EE-DBL-08)
            state.temple = seat
            if log is not None:
                log.add(TEMPLE_MOVED, seat)
        _take_tokens(state, seat, offer, log)
        agenda.append(steps.GO_ON_STEP.at(seat))
        if not state.facts.relief_at_end:  # EE-RUL-10
            agenda.append(steps.RELIEF_STEP.at(seat))
        agenda.append(steps.TO_ATTACH_STEP.at(seat, card))
        agenda.append(steps.TO_DESTROY_STEP.at(seat, state.facts.target[card]))


def _take_tokens(state: State, seat: i64, offer: i64, log: Log | None) -> None:
    """All tokens at the card (EE-DIS-14)."""
    for kind in range(RESOURCES):
        number = state.piles[offer * RESOURCES + kind]
        if number:
            state.piles[offer * RESOURCES + kind] = 0
            state.resources[seat * RESOURCES + kind] += number
            if log is not None:
                log.add(GAINED, seat, kind, number)


@final
class ToDestroy(Step[State]):
    """Destroy the threatened location or the nearest intact one; the owner chooses between two
    (EE-DIS-15, EE-DBL-09, EE-RUL-07).
    """

    def run(self, state: State, log: Log | None) -> bool:
        seat, place = steps.TO_DESTROY_STEP.split(state.agenda.pop())
        slots = ruin_options(state, seat, place)
        if len(slots) > 1:
            state.ask(seat, steps.CHOOSE_RUIN_STEP.at(place))
        elif len(slots) == 1:
            destroy(state, seat, slots[0], log)
        elif log is not None:
            log.add(NOTHING_LEFT, seat)  # EE-LOC-12
        return True


@final
class ToAttach(Step[State]):
    """Attach the taken card free of charge (EE-DIS-17); without an intact location it is discarded
    (EE-INNO-12, EE-RUL-07).
    """

    def run(self, state: State, log: Log | None) -> bool:
        seat, card = steps.TO_ATTACH_STEP.split(state.agenda.pop())
        slots = homes(state, seat)
        if len(slots) > 1:
            state.ask(seat, steps.CHOOSE_HOME_STEP.at(card))
        elif len(slots) == 1:
            attach(state, seat, card, slots[0], log)
        else:
            state.discards = append(state.discards, card)
            if log is not None:
                log.add(CARD_LOST, seat, card)
        return True


AGENDA.bind(steps.TO_DESTROY_STEP, ToDestroy())
AGENDA.bind(steps.TO_ATTACH_STEP, ToAttach())
