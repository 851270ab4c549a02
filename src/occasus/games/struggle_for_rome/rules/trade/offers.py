"""Trade between players: the active player lays out an offer, good by good on the open table, and proposes it.

Whoever is asked may accept, decline or lay out a counter-offer (`answers.py`), then one deal is made or none
(`deals.py`). Whoever could not give what is wanted is asked all the same, so that nothing shows (SR-RUL-14).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, CombinedOffer, Move
from occasus.core.array_ops import nested
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, offer_all, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, GIVE, PROPOSE, WANT, WITHDRAW
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import ALL, GOODS, RESOURCES, SEATS_MOST
from occasus.games.struggle_for_rome.board.state import NOT_ASKED, WAITING, State
from occasus.games.struggle_for_rome.events import ASKED_FOR, LAID_OUT, PROPOSED, WITHDREW
from occasus.games.struggle_for_rome.rules.knowledge import note_shown
from occasus.games.struggle_for_rome.rules.trade.draft import (
    TABLE,
    holds,
    is_complete,
    offer_goods,
    table_code,
    why_not_give,
    why_not_want,
)
from occasus.games.struggle_for_rome.steps import ANSWERS_STEP, BUILD_STEP, DRAFT_STEP


def lay_out(state: State, seat: i64, table: vec[i64], first: i64, good: i64, log: Log | None) -> None:
    """Lay one more card on a table, for everyone to see."""
    table[first + good] += 1
    if good < RESOURCES:
        note_shown(state, seat, good, table[first + good])
    if log is not None:
        log.add(LAID_OUT, seat, good)


def ask_for(table: vec[i64], first: i64, seat: i64, good: i64, log: Log | None) -> None:
    table[first + GOODS + good] += 1
    if log is not None:
        log.add(ASKED_FOR, seat, good)


def clear_table(state: State) -> None:
    state.offer = vec[i64]([0] * TABLE)
    state.counters = vec[i64]([0] * (SEATS_MOST * TABLE))
    state.answers = vec[i64]([NOT_ASKED] * SEATS_MOST)


@final
class BeginOffer(Move[State]):
    """The first card on the table begins an offer (SR-TRADE-01, SR-RUL-46); offered with the purchases."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        good = GIVE.of(code)
        if good >= state.facts.goods:
            return "SR-TRADE-07"
        if not holds(state, seat, good):
            return "SR-RUL-14"
        return None if len(state.offers) < state.facts.offers else "SR-RUL-46"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.append(DRAFT_STEP.at(seat))
        lay_out(state, seat, state.offer, 0, GIVE.of(code), log)


@final
class Give(Move[State]):
    """Lay one more card on the table (SR-TRADE-01)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return why_not_give(state, seat, state.offer, 0, GIVE.of(code))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        lay_out(state, seat, state.offer, 0, GIVE.of(code), log)


@final
class Want(Move[State]):
    """Ask for one more card (SR-TRADE-01)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return why_not_want(state, seat, state.offer, 0, WANT.of(code))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        ask_for(state.offer, 0, seat, WANT.of(code), log)


@final
class Withdraw(AlwaysLegal[State]):
    """Take the offer off the table before it is proposed."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        clear_table(state)
        if log is not None:
            log.add(WITHDREW, seat)


@final
class Propose(Move[State]):
    """Put a complete offer to all others, or to some of them (SR-TRADE-01, SR-TRADE-03, SR-DEC-07)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if not is_complete(state.offer, 0):
            return "SR-TRADE-03"
        others, mask = _others(state, seat), PROPOSE.of(code)
        return None if mask == ALL or (mask & others == mask and mask != others) else "SR-TRADE-02"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if is_complete(state.offer, 0):
            offer_all(_ADDRESSED[_others(state, seat)], codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        mask = PROPOSE.of(code)
        if log is not None:
            log.add(PROPOSED, seat, mask)
        state.offers.append(table_code(state.offer))
        state.agenda[-1] = ANSWERS_STEP.at(seat)
        for other in range(state.facts.seats):
            if other != seat and (mask == ALL or mask >> other & 1):
                state.answers[other] = WAITING


_ADDRESSED: Final = nested(
    [
        [PROPOSE.at(mask) for mask in (ALL, *range(1, others)) if mask & others == mask]
        for others in range(1 << SEATS_MOST)
    ]
)  # to all others or to some of them, by their set


def _others(state: State, seat: i64) -> i64:
    """All other players, one bit each."""
    return (1 << state.facts.seats) - 1 & ~(1 << seat)


@final
class LayOut(CombinedOffer[State]):
    """An offer is laid out on the table (SR-DEC-07)."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        offer_goods(state, seat, state.offer, 0, codes)


AGENDA.bind(
    DRAFT_STEP,
    SeatOfStep(CATALOGUE, LayOut(Give(GIVE), Want(WANT)), Withdraw(WITHDRAW), Propose(PROPOSE)),
    above=(BUILD_STEP,),
)
