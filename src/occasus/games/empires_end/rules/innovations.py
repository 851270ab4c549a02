"""Where innovations may lie (EE-INNO), and moving one by an ability (EE-ABIL-12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.array_ops import insort
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, offer_all, total, vec
from occasus.core.log import Log
from occasus.games.empires_end.actions import CATALOGUE, MOVE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import ATTACHED, MOVED
from occasus.games.empires_end.steps import DRAWING, IN_INDUSTRY_STEP, IN_MOVE_STEP

FAR: Final = 1 << 20  # more innovations than any location has


def homes(state: State, seat: i64) -> vec[i64]:
    """The intact locations with the fewest innovations, as slots; destroyed ones do not enter the minimum, and there
    is no upper limit; a second card sees where the first one lies
    (EE-INNO-02, EE-INNO-03, EE-INNO-04, EE-INNO-05, EE-INNO-06, EE-INNO-11, EE-IND-18).
    """
    intact, count = state.intact, state.count
    fewest: i64 = FAR
    slots = vec[i64](capacity=TILES)
    for slot in range(seat * TILES, seat * TILES + TILES):
        if intact[slot]:
            if count[slot] < fewest:
                fewest = count[slot]
                slots = vec[i64]([slot])
            elif count[slot] == fewest:
                slots = append(slots, slot)
    return slots


def attach(state: State, seat: i64, card: i64, slot: i64, log: Log | None) -> None:
    """Attach a card to a location (EE-INNO-02)."""
    assert state.intact[slot]  # EE-INNO-03, EE-INV-03
    state.home[card] = slot
    state.count[slot] += 1
    state.innovations[seat] = insort(state.innovations[seat], card)
    if log is not None:
        log.add(ATTACHED, seat, card, slot % TILES)


def has_intact(state: State, seat: i64) -> bool:
    """Return whether anything can be attached at all (EE-INNO-12)."""
    return total(state.intact, seat * TILES, seat * TILES + TILES) > 0


def moves(state: State, seat: i64) -> vec[i64]:
    """Every move of one innovation to another location by the rules of placement.

    The card is lifted off before innovations are counted (EE-RUL-19), so that from the one intact location
    that would have the fewest there is no move.
    """
    intact, count = state.intact, state.count
    first = seat * TILES
    codes = vec[i64]()
    lifted = 0 if state.facts.count_before_lifting else 1
    for card in state.innovations[seat]:
        origin = state.home[card]
        fewest: i64 = FAR
        for slot in range(first, first + TILES):
            here = count[slot] - lifted if slot == origin else count[slot]
            if intact[slot] and here < fewest:
                fewest = here
        for slot in range(first, first + TILES):
            if intact[slot] and slot != origin and count[slot] == fewest:
                codes = append(codes, MOVE.at(card, slot - first))
    return codes


def move(state: State, seat: i64, card: i64, slot: i64, log: Log | None) -> None:
    """Move an innovation with its exhaust marker (EE-ABIL-12, EE-EXH-09, EE-RUL-13)."""
    state.count[state.home[card]] -= 1
    state.count[slot] += 1
    state.home[card] = slot
    if log is not None:
        log.add(MOVED, seat, card, slot % TILES)


@final
class MoveInnovation(Move[State]):
    """One innovation of one's own goes to another intact location with the fewest (EE-ABIL-12, EE-INNO-10)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card, tile = MOVE.split(code)
        slot = seat * TILES + tile
        if card not in state.innovations[seat] or state.home[card] == slot:
            return "EE-ABIL-12"
        if not state.intact[slot]:
            return "EE-INNO-03"
        if code in moves(state, seat):
            return None
        return "EE-RUL-19" if slot in homes(state, seat) else "EE-INNO-04"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        offer_all(moves(state, seat), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card, tile = MOVE.split(code)
        move(state, seat, card, seat * TILES + tile, log)
        state.ask(seat, IN_INDUSTRY_STEP.at())


AGENDA.bind(IN_MOVE_STEP, Question(CATALOGUE, MoveInnovation(MOVE)), waiting=DRAWING)
