"""Trade between players: the active player lays out an offer, the addressees answer, one deal is made or none.

An offer is built up good by good on the open table. Whoever is asked may accept, decline or lay out a counter-offer;
whoever could not give what is wanted is asked all the same, so that nothing shows (SR-RUL-14).
"""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import (
    ACCEPT_0,
    COUNTER_0,
    DEAL_0,
    DECLINE_0,
    GIVE_0,
    NO_DEAL_0,
    PROPOSE_0,
    STOP_WAITING_0,
    WANT_0,
    WITHDRAW_0,
)
from occasus.games.struggle_for_rome.board.names import ALL, GOLD, GOODS, KINDS, PLAYERS
from occasus.games.struggle_for_rome.board.state import (
    ACCEPTED_IT,
    COUNTERED,
    DECLINED_IT,
    DRAFTING,
    NOT_ASKED,
    WAITING,
    State,
)
from occasus.games.struggle_for_rome.events import (
    ACCEPTED,
    ASKED_FOR,
    DECLINED,
    LAID_OUT,
    PROPOSED,
    TRADED,
    UNANSWERED,
    WITHDREW,
)
from occasus.games.struggle_for_rome.rules.draft import TABLE, can_give, draft_options, is_complete, table_code
from occasus.games.struggle_for_rome.rules.knowledge import note_spent
from occasus.games.struggle_for_rome.steps import (
    ANSWERS_STEP,
    CHOOSE_STEP,
    DRAFT_STEP,
    S_BUILD,
    S_DRAFT,
    STEP_OF,
)


def offer_options(state: State, seat: int) -> list[int]:
    """While the active player lays out an offer (SR-DEC-07)."""
    codes = draft_options(state, seat, state.offer, 0)
    codes.append(WITHDRAW_0)
    if is_complete(state.offer, 0):
        others = (1 << state.tables.seats) - 1 & ~(1 << seat)
        codes.append(PROPOSE_0 + ALL)
        codes += [PROPOSE_0 + mask for mask in range(1, others) if mask & others == mask]
    return codes


def answer_options(state: State, seat: int) -> list[int]:
    """While an offer is open (SR-DEC-08); the active player may stop waiting (SR-ROUND-08)."""
    active = state.agenda[-1] - ANSWERS_STEP
    if seat == active:
        return [STOP_WAITING_0]
    if state.answers[seat] == WAITING:
        codes = [DECLINE_0]
        if any(state.hands[seat * KINDS : seat * KINDS + KINDS]):
            codes.append(COUNTER_0)
        if can_give(state, seat, state.offer, GOODS):
            codes.append(ACCEPT_0)
        return codes
    if state.answers[seat] != DRAFTING:
        return []
    codes = draft_options(state, seat, state.counters, seat * TABLE)
    codes.append(WITHDRAW_0)
    if is_complete(state.counters, seat * TABLE):
        codes.append(PROPOSE_0 + (1 << active))
    return codes


def answering_seats(state: State) -> list[int]:
    """Who has not answered yet, and the active player, who may stop waiting."""
    waiting = [seat for seat in range(state.tables.seats) if state.answers[seat] in (WAITING, DRAFTING)]
    return [*waiting, state.agenda[-1] - ANSWERS_STEP]


def choose_options(state: State, seat: int) -> list[int]:
    """All have answered: make a deal with one of those who agreed or countered, or with none (SR-DEC-09)."""
    codes = [NO_DEAL_0]
    for other in range(state.tables.seats):
        answer = state.answers[other]
        if answer == ACCEPTED_IT:
            codes.append(DEAL_0 + other)
        if answer == COUNTERED and can_give(state, seat, state.counters, other * TABLE + GOODS):
            codes.append(DEAL_0 + other)
    return codes


def give(state: State, seat: int, action: int, log: Log | None) -> None:
    """Lay one more card on the table; in the menu of the turn this begins an offer (SR-TRADE-01)."""
    if STEP_OF[state.agenda[-1]] == S_BUILD.index:
        state.agenda.append(DRAFT_STEP + seat)
    _lay(state, seat, action - GIVE_0)
    if log is not None:
        log.add(LAID_OUT, seat, action - GIVE_0)


def want(state: State, seat: int, action: int, log: Log | None) -> None:
    """Ask for one more card."""
    _lay(state, seat, GOODS + action - WANT_0)
    if log is not None:
        log.add(ASKED_FOR, seat, action - WANT_0)


def _lay(state: State, seat: int, place: int) -> None:
    if STEP_OF[state.agenda[-1]] == S_DRAFT.index:
        state.offer[place] += 1
    else:
        state.counters[seat * TABLE + place] += 1


def withdraw(state: State, seat: int, action: int, log: Log | None) -> None:
    """Take an offer or a counter-offer off the table before it is proposed."""
    if STEP_OF[state.agenda[-1]] == S_DRAFT.index:
        state.agenda.pop()
        clear_table(state)
    else:
        state.counters[seat * TABLE : seat * TABLE + TABLE] = [0] * TABLE
        state.answers[seat] = WAITING
    if log is not None:
        log.add(WITHDREW, seat)


def propose(state: State, seat: int, action: int, log: Log | None) -> None:
    """Put the offer to its addressees, or the counter-offer to the active player."""
    mask = action - PROPOSE_0
    if log is not None:
        log.add(PROPOSED, seat, mask)
    if STEP_OF[state.agenda[-1]] != S_DRAFT.index:
        state.answers[seat] = COUNTERED
        _close_when_answered(state)
        return
    state.offers.append(table_code(state.offer))
    state.agenda[-1] = ANSWERS_STEP + seat
    for other in range(state.tables.seats):
        if other != seat and (mask == ALL or mask >> other & 1):
            state.answers[other] = WAITING


def accept(state: State, seat: int, action: int, log: Log | None) -> None:
    """Agree to the offer; the active player picks among those who do (SR-TRADE-03)."""
    state.answers[seat] = ACCEPTED_IT
    if log is not None:
        log.add(ACCEPTED, seat)
    _close_when_answered(state)


def decline(state: State, seat: int, action: int, log: Log | None) -> None:
    """Refuse the offer."""
    state.answers[seat] = DECLINED_IT
    if log is not None:
        log.add(DECLINED, seat)
    _close_when_answered(state)


def counter(state: State, seat: int, action: int, log: Log | None) -> None:
    """Begin a counter-offer."""
    state.answers[seat] = DRAFTING


def stop_waiting(state: State, seat: int, action: int, log: Log | None) -> None:
    """Whoever has not answered has declined (SR-ROUND-08)."""
    for other in range(state.tables.seats):
        if state.answers[other] in (WAITING, DRAFTING):
            state.answers[other] = DECLINED_IT
            state.counters[other * TABLE : other * TABLE + TABLE] = [0] * TABLE
            if log is not None:
                log.add(UNANSWERED, other)
    _close_when_answered(state)


def _close_when_answered(state: State) -> None:
    """When all have answered the active player chooses; when all declined the turn goes on (SR-ROUND-08)."""
    if WAITING in state.answers or DRAFTING in state.answers:
        return
    active = state.agenda.pop() - ANSWERS_STEP
    if ACCEPTED_IT in state.answers or COUNTERED in state.answers:
        state.agenda.append(CHOOSE_STEP + active)
    else:
        clear_table(state)


def deal(state: State, seat: int, action: int, log: Log | None) -> None:
    """Make the deal with one partner: goods change hands (SR-TRADE-01 to 03)."""
    partner = action - DEAL_0
    state.agenda.pop()
    if state.answers[partner] == COUNTERED:
        first = partner * TABLE
        _hand_over(state, partner, seat, state.counters[first : first + GOODS], log)
        _hand_over(state, seat, partner, state.counters[first + GOODS : first + TABLE], log)
    else:
        _hand_over(state, seat, partner, state.offer[:GOODS], log)
        _hand_over(state, partner, seat, state.offer[GOODS:], log)
    clear_table(state)


def _hand_over(state: State, giver: int, taker: int, goods: list[int], log: Log | None) -> None:
    for good, number in enumerate(goods):
        if not number:
            continue
        if good == GOLD:
            state.gold[giver] -= number
            state.gold[taker] += number
        else:
            state.hands[giver * KINDS + good] -= number
            state.hands[taker * KINDS + good] += number
            note_spent(state, giver, good)
        if log is not None:
            log.add(TRADED, giver, taker, number, good)


def no_deal(state: State, seat: int, action: int, log: Log | None) -> None:
    """Leave it."""
    state.agenda.pop()
    clear_table(state)
    if log is not None:
        log.add(WITHDREW, seat)


def clear_table(state: State) -> None:
    """No offer is open."""
    state.offer = [0] * TABLE
    state.counters = [0] * (PLAYERS * TABLE)
    state.answers = [NOT_ASKED] * PLAYERS
