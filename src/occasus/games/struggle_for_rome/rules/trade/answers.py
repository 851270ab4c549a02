"""Answers to an offer: accept it, decline it, or lay out a counter-offer; all who are asked decide at the same time."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer, Move, Question
from occasus.core.array_ops import overwrite
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has
from occasus.core.log import Log
from occasus.games.struggle_for_rome import actions
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import GOODS, RESOURCES
from occasus.games.struggle_for_rome.board.state import (
    ACCEPTED_IT,
    COUNTERED,
    DECLINED_IT,
    DRAFTING,
    WAITING,
    State,
    hand_size,
)
from occasus.games.struggle_for_rome.events import ACCEPTED, DECLINED, PROPOSED, UNANSWERED, WITHDREW
from occasus.games.struggle_for_rome.rules.knowledge import note_shown
from occasus.games.struggle_for_rome.rules.trade.draft import (
    TABLE,
    can_give,
    is_complete,
    offer_goods,
    why_not_give,
    why_not_want,
)
from occasus.games.struggle_for_rome.rules.trade.offers import ask_for, clear_table, lay_out
from occasus.games.struggle_for_rome.steps import ANSWERS_STEP, BUILD_STEP, CHOOSE_STEP


def _has_cards(state: State, seat: i64) -> bool:
    return hand_size(state, seat) > 0


def _close_when_answered(state: State) -> None:
    """When all have answered the active player chooses; when all declined the turn goes on (SR-ROUND-08)."""
    if has(state.answers, WAITING) or has(state.answers, DRAFTING):
        return
    active = ANSWERS_STEP.of(state.agenda.pop())
    if has(state.answers, ACCEPTED_IT) or has(state.answers, COUNTERED):
        state.agenda.append(CHOOSE_STEP.at(active))
    else:
        clear_table(state)


@final
class Answers(Question[State]):
    """All who were asked answer at the same time (SR-DEC-08); the active player may stop waiting (SR-ROUND-08)."""

    def who(self, state: State, seats: Stack) -> None:
        for seat in range(state.facts.seats):
            if state.answers[seat] in (WAITING, DRAFTING):
                seats.append(seat)
        seats.append(ANSWERS_STEP.of(state.agenda[-1]))

    def legal(self, state: State, seat: i64, codes: Stack) -> None:
        self.offer(state, seat, codes)  # nothing for whoever is not asked


@final
class Decline(Move[State]):
    """Refuse the offer (SR-TRADE-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if state.answers[seat] == WAITING else "SR-RUL-14"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answers[seat] = DECLINED_IT
        if log is not None:
            log.add(DECLINED, seat)
        _close_when_answered(state)


@final
class Accept(Move[State]):
    """Agree to the offer, with the goods for it; the active player picks among those who do (SR-TRADE-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        possible = state.answers[seat] == WAITING and can_give(state, seat, state.offer, GOODS)
        return None if possible else "SR-TRADE-03"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answers[seat] = ACCEPTED_IT
        for kind in range(RESOURCES):  # no one can accept who doesn't have what is wanted
            note_shown(state, seat, kind, state.offer[GOODS + kind])
        if log is not None:
            log.add(ACCEPTED, seat)
        _close_when_answered(state)


@final
class StopWaiting(Move[State]):
    """The active player waits no longer: whoever has not answered has declined (SR-ROUND-08)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if seat == ANSWERS_STEP.of(state.agenda[-1]) else "SR-RUL-14"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        for other in range(state.facts.seats):
            if state.answers[other] in (WAITING, DRAFTING):
                state.answers[other] = DECLINED_IT
                overwrite(state.counters, other * TABLE, [0] * TABLE)
                if log is not None:
                    log.add(UNANSWERED, other)
        _close_when_answered(state)


@final
class Counter(Move[State]):
    """Begin a counter-offer; for that one needs a card to give (SR-TRADE-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if state.answers[seat] == WAITING and _has_cards(state, seat) else "SR-TRADE-03"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answers[seat] = DRAFTING


@final
class CounterGive(Move[State]):
    """Lay one more card on the table of a counter-offer."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        good = actions.GIVE.of(code)
        if state.answers[seat] != DRAFTING:
            return "SR-TRADE-07" if good >= state.facts.goods else "SR-RUL-14"
        return why_not_give(state, seat, state.counters, seat * TABLE, good)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        lay_out(state, seat, state.counters, seat * TABLE, actions.GIVE.of(code), log)


@final
class CounterWant(Move[State]):
    """Ask for one more card in a counter-offer."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        good = actions.WANT.of(code)
        if state.answers[seat] != DRAFTING:
            return "SR-TRADE-07" if good >= state.facts.goods else "SR-RUL-14"
        return why_not_want(state, seat, state.counters, seat * TABLE, good)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        ask_for(state.counters, seat * TABLE, seat, actions.WANT.of(code), log)


@final
class CounterWithdraw(Move[State]):
    """Take a counter-offer off the table; the offer is still to be answered."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if state.answers[seat] == DRAFTING else "SR-RUL-14"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        overwrite(state.counters, seat * TABLE, [0] * TABLE)
        state.answers[seat] = WAITING
        if log is not None:
            log.add(WITHDREW, seat)


@final
class CounterPropose(Move[State]):
    """Put a complete counter-offer to the active player, and to no one else (SR-TRADE-02, SR-TRADE-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if state.answers[seat] != DRAFTING:
            return "SR-RUL-14"
        if not is_complete(state.counters, seat * TABLE):
            return "SR-TRADE-03"
        return None if actions.PROPOSE.of(code) == 1 << ANSWERS_STEP.of(state.agenda[-1]) else "SR-TRADE-02"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        if log is not None:
            log.add(PROPOSED, seat, actions.PROPOSE.of(code))
        state.answers[seat] = COUNTERED
        _close_when_answered(state)


@final
class Answer(CombinedOffer[State]):
    """First a plain answer or the beginning of a counter-offer, then its table (SR-DEC-08)."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.answers[seat] == WAITING:
            codes.append(actions.DECLINE.at())
            if _has_cards(state, seat):
                codes.append(actions.COUNTER.at())
            if can_give(state, seat, state.offer, GOODS):
                codes.append(actions.ACCEPT.at())
        elif state.answers[seat] == DRAFTING:
            offer_goods(state, seat, state.counters, seat * TABLE, codes)
            codes.append(actions.WITHDRAW.at())
            if is_complete(state.counters, seat * TABLE):
                codes.append(actions.PROPOSE.at(1 << ANSWERS_STEP.of(state.agenda[-1])))


AGENDA.bind(
    ANSWERS_STEP,
    Answers(
        actions.CATALOGUE,
        StopWaiting(actions.STOP_WAITING),
        Answer(
            Decline(actions.DECLINE),
            Counter(actions.COUNTER),
            Accept(actions.ACCEPT),
            CounterGive(actions.GIVE),
            CounterWant(actions.WANT),
            CounterWithdraw(actions.WITHDRAW),
            CounterPropose(actions.PROPOSE),
        ),
    ),
    above=(BUILD_STEP,),
)
