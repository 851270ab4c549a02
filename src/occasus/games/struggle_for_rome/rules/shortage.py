"""A shortage: when the bank cannot pay a roll, everybody hands back half of their cards."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import RETURN_0
from occasus.games.struggle_for_rome.board.names import KINDS
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.events import RETURNED, SHORTAGE
from occasus.games.struggle_for_rome.rules.hands import hand_in
from occasus.games.struggle_for_rome.steps import SHORTAGE_STEP


def begin_shortage(state: State, log: Log | None) -> None:
    """Everybody owes half of their resource cards, once for all kinds (SR-SHORT-02, SR-RUL-12, SR-RUL-44)."""
    if log is not None:
        log.add(SHORTAGE)
    for seat in range(state.tables.seats):
        number = hand_size(state, seat)
        state.owed[seat] = (number + 1) // 2 if state.tables.round_up else number // 2
    state.agenda.append(SHORTAGE_STEP)


def owing_seats(state: State) -> list[int]:
    """Who still has cards to choose; they do so at the same time (SR-SHORT-03, SR-ROUND-06)."""
    return [seat for seat in range(state.tables.seats) if state.owed[seat]]


def return_options(state: State, seat: int) -> list[int]:
    """The kinds of which a card can still be chosen."""
    if not state.owed[seat]:
        return []
    first = seat * KINDS
    return [RETURN_0 + k for k in range(KINDS) if state.hands[first + k] > state.returned[first + k]]


def choose_return(state: State, seat: int, action: int, log: Log | None) -> None:
    """Choose one card to hand back, unseen by the others."""
    state.returned[seat * KINDS + action - RETURN_0] += 1
    state.owed[seat] -= 1


def return_all(state: State, log: Log | None) -> None:
    """All have chosen: what was chosen goes back together (SR-SHORT-03)."""
    for seat in range(state.tables.seats):
        for kind in range(KINDS):
            number = state.returned[seat * KINDS + kind]
            if number:
                hand_in(state, seat, kind, number)
                if log is not None:
                    log.add(RETURNED, seat, number, kind)
            state.returned[seat * KINDS + kind] = 0


def as_far_as_it_goes(owing: list[int], seats: int, start: int, left: list[int]) -> list[int]:
    """What can be handed out of what is owed, card by card clockwise from the start player (SR-SHORT-05)."""
    given = [0] * len(owing)
    kinds = len(left)
    for kind in range(kinds):
        supply = left[kind]
        again = True
        while supply and again:
            again = False
            for i in range(seats):
                place = (start + i) % seats * kinds + kind
                if supply and given[place] < owing[place]:
                    given[place] += 1
                    supply -= 1
                    again = True
    return given
