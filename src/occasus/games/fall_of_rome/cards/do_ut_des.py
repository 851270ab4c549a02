"""Do Ut Des: two players in the same city, or with corruption anywhere, swap one city card each (FR-RUL-113).

Timing: any window. Both must agree; the card is spent once they have (FR-RUL-116).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, has, remove
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, OFFER, REFUSE, SWAP
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, Forget, note, noted, played
from occasus.games.fall_of_rome.board.names import CARDS, DO_UT_DES
from occasus.games.fall_of_rome.board.state import State, pawn_of_role
from occasus.games.fall_of_rome.rules.consent import REFUSAL, has_refused, refuse
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard, spend_event
from occasus.games.fall_of_rome.steps import OFFER_STEP, OFFERED_STEP, PLAYED_STEP, SWAP_STEP, SWAPPING_STEP


@final
class DoUtDes(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return bool(_pairs(state, option))

    def play(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        if self.has_effect(state, option):
            state.agenda.append(SWAP_STEP.at())
        else:
            spend_event(state, seat, DO_UT_DES, option, log)


def _pairs(state: State, option: i64) -> list[tuple[int, int]]:
    """Pairs of roles whose players hold a city card each and have not refused."""
    if state.facts.solo:
        return []
    same_city = state.facts.event.same_city[option]
    ready = [
        pawn
        for pawn in range(state.facts.pawns)
        if len(state.hands[pawn]) > 0 and not has_refused(state, state.roles[pawn], CARDS + DO_UT_DES)
    ]
    return [
        (state.roles[one], state.roles[other])
        for one in ready
        for other in ready
        if one < other and (not same_city or state.cities[one] == state.cities[other])
    ]


@final
class Swap(Move[State]):
    """Name the two players; both are asked, one after the other."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        one, other = SWAP.split(code)
        _, _, option = played(state)
        if (one, other) in _pairs(state, option):
            return None
        refused = has_refused(state, one, CARDS + DO_UT_DES) or has_refused(state, other, CARDS + DO_UT_DES)
        return "FR-RUL-116" if refused else "FR-RUL-113"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        _, _, option = played(state)
        for one, other in _pairs(state, option):
            codes.append(SWAP.at(one, other))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        one, other = SWAP.split(code)
        state.agenda[-1] = SWAPPING_STEP.at(one, other)
        state.agenda.append(OFFER_STEP.at(pawn_of_role(state, other)))
        state.agenda.append(OFFER_STEP.at(pawn_of_role(state, one)))


def swapping(state: State) -> tuple[i64, i64]:
    """The roles of the two players."""
    for place in range(len(state.agenda) - 1, -1, -1):
        if SWAPPING_STEP.has(state.agenda[place]):
            return SWAPPING_STEP.split(state.agenda[place])
    raise AssertionError("nobody swaps cards")


@final
class Swapper(Question[State]):
    """A question to one of the two players."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(OFFER_STEP.of(state.agenda[-1]))


@final
class Offer(Move[State]):
    """Agree with any city card of your hand; when both have, the cards are swapped (FR-DEC-42)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if has(state.hands[seat], OFFER.of(code)) else "FR-RUL-113"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.hands[seat]:
            codes.append(OFFER.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        offered = noted(state, OFFERED_STEP)
        if not offered:
            note(state, OFFERED_STEP.at(OFFER.of(code)))
            return
        _, player, option = played(state)
        if not spend_event(state, player, DO_UT_DES, option, log):
            return
        one, other = swapping(state)
        given, returned = offered[0], OFFER.of(code)
        first, second = pawn_of_role(state, one), pawn_of_role(state, other)
        state.hands[first] = append(remove(state.hands[first], given), returned)
        state.hands[second] = append(remove(state.hands[second], returned), given)
        if log is not None:
            log.add(events.SWAPPED, one, given, other, returned)


@final
class RefuseSwap(AlwaysLegal[State]):
    """One refusal ends the swap; it costs nothing."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        if not noted(state, OFFERED_STEP):
            state.agenda.pop()  # the other one need not be asked
        refuse(state, seat, REFUSAL.at(state.roles[seat], CARDS + DO_UT_DES), log)


CARDS_OF[DO_UT_DES] = DoUtDes(DO_UT_DES, asks=(SWAP_STEP, SWAPPING_STEP, OFFER_STEP, OFFERED_STEP))
AGENDA.bind(SWAP_STEP, EventPlayer(CATALOGUE, Swap(SWAP)), above=(PLAYED_STEP,))
AGENDA.bind(
    OFFER_STEP, Swapper(CATALOGUE, Offer(OFFER), RefuseSwap(REFUSE)), above=(SWAPPING_STEP, OFFERED_STEP, OFFER_STEP)
)
AGENDA.bind(SWAPPING_STEP, Forget(), above=(PLAYED_STEP,))
AGENDA.bind(OFFERED_STEP, Forget(), above=(SWAPPING_STEP,))
