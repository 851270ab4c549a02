"""The end of an offer: all have answered, and the active player makes a deal with one of them or with no one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, DEAL, NO_DEAL
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import GOLD, GOODS, RESOURCES
from occasus.games.struggle_for_rome.board.state import ACCEPTED_IT, COUNTERED, State
from occasus.games.struggle_for_rome.events import TRADED, WITHDREW
from occasus.games.struggle_for_rome.rules.knowledge import note_spent
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE, can_give
from occasus.games.struggle_for_rome.rules.trade.offers import clear_table
from occasus.games.struggle_for_rome.steps import BUILD_STEP, CHOOSE_STEP


@final
class Deal(Move[State]):
    """Deal with someone who accepted, or whose counter-offer one can meet (SR-TRADE-03, SR-DEC-09)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        partner = DEAL.of(code)
        answer = state.answers[partner]
        if answer == ACCEPTED_IT:
            return None
        payable = answer == COUNTERED and can_give(state, seat, state.counters, partner * TABLE + GOODS)
        return None if payable else "SR-TRADE-03"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        partner = DEAL.of(code)
        state.agenda.pop()
        if state.answers[partner] == COUNTERED:
            first = partner * TABLE
            _hand_over(state, partner, seat, state.counters, first, log)
            _hand_over(state, seat, partner, state.counters, first + GOODS, log)
        else:
            _hand_over(state, seat, partner, state.offer, 0, log)
            _hand_over(state, partner, seat, state.offer, GOODS, log)
        clear_table(state)


def _hand_over(state: State, giver: i64, taker: i64, table: vec[i64], first: i64, log: Log | None) -> None:
    """The goods of one side of a table change hands."""
    for good in range(GOODS):
        number = table[first + good]
        if number == 0:
            continue
        if good == GOLD:
            state.gold[giver] -= number
            state.gold[taker] += number
        else:
            state.hands[giver * RESOURCES + good] -= number
            state.hands[taker * RESOURCES + good] += number
            note_spent(state, giver, good)
        if log is not None:
            log.add(TRADED, giver, taker, number, good)


@final
class NoDeal(AlwaysLegal[State]):
    """Leave it."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        clear_table(state)
        if log is not None:
            log.add(WITHDREW, seat)


AGENDA.bind(CHOOSE_STEP, SeatOfStep(CATALOGUE, NoDeal(NO_DEAL), Deal(DEAL)), above=(BUILD_STEP,))
