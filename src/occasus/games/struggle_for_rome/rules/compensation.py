"""The compensation for a tribe that does nothing in its turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import TAKE
from occasus.games.struggle_for_rome.board.names import CATTLE, GRAIN, HORSE, ORE, RESOURCES
from occasus.games.struggle_for_rome.board.state import PAID_TO, State
from occasus.games.struggle_for_rome.events import COMPENSATED, TOOK
from occasus.games.struggle_for_rome.rules.end_turn import end_turn
from occasus.games.struggle_for_rome.rules.hands import gain_gold, pasture_left, take_open
from occasus.games.struggle_for_rome.steps import DRAW_STEP

TAKE_TWO_GOLD: Final = 0
TAKE_GRAIN: Final = 1
TAKE_ORE: Final = 2
TAKE_PASTURE: Final = 3
TAKE_HORSE: Final = 4
TAKE_CATTLE: Final = 5
NAMED: Final = {TAKE_HORSE: HORSE, TAKE_CATTLE: CATTLE}


def is_idle(state: State) -> bool:
    """Neither travelled, attacked nor played a card in this turn of one of the tribes, whatever the reason
    (SR-PASS-01, SR-PASS-02, SR-RUL-31).
    """
    return not (state.travelled or state.attacked or state.card_played)


def _is_left(state: State, what: i64) -> bool:
    """Return whether there is something of a kind; an option allows pasture cards by name (SR-RUL-20)."""
    if what == TAKE_TWO_GOLD:
        return True
    if what == TAKE_GRAIN:
        return state.bank[GRAIN] > 0
    if what == TAKE_ORE:
        return state.bank[ORE] > 0
    if what == TAKE_PASTURE:
        return not state.facts.named_pasture and pasture_left(state) > 0
    if not state.facts.named_pasture:
        return False
    return state.bank[PAID_TO[NAMED[int(what)]]] > 0 or state.bank[HORSE] + state.bank[CATTLE] > 0


@final
class Take(Move[State]):
    """Two gold, or one resource card of what there is, which ends the turn (SR-PASS-01, SR-PASS-03, SR-PASS-04)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        what = TAKE.of(code)
        if not is_idle(state):
            return "SR-PASS-01"
        if what >= TAKE_PASTURE and (what == TAKE_PASTURE) == bool(state.facts.named_pasture):
            return "SR-RUL-20"
        return None if _is_left(state, what) else "SR-SHORT-06"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if not is_idle(state):
            return
        bank = state.bank
        codes.append(TAKE.at(TAKE_TWO_GOLD))
        if bank[GRAIN]:
            codes.append(TAKE.at(TAKE_GRAIN))
        if bank[ORE]:
            codes.append(TAKE.at(TAKE_ORE))
        if state.facts.named_pasture:
            for what in range(TAKE_HORSE, TAKE_CATTLE + 1):
                if _is_left(state, what):
                    codes.append(TAKE.at(what))
        elif pasture_left(state):
            codes.append(TAKE.at(TAKE_PASTURE))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        what = TAKE.of(code)
        if log is not None:
            log.add(COMPENSATED, seat)
        end_turn(state)
        if what == TAKE_TWO_GOLD:
            gain_gold(state, seat, state.facts.idle_gold, log)
        elif what == TAKE_GRAIN:
            take_open(state, seat, GRAIN, log)
        elif what == TAKE_ORE:
            take_open(state, seat, ORE, log)
        elif what == TAKE_PASTURE:
            state.agenda.append(DRAW_STEP.at(seat))
        else:
            _take_named(state, seat, NAMED[int(what)], log)


def _take_named(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """A horse or cattle by name: from the discard if there, else from the pile (SR-RUL-20).

    No one knows beforehand what the pile holds; if it has none of the kind, the other kind is taken.
    """
    place = PAID_TO[kind] if state.bank[PAID_TO[kind]] else kind
    if not state.bank[place]:
        kind = place = CATTLE if kind == HORSE else HORSE
    state.bank[place] -= 1
    state.hands[seat * RESOURCES + kind] += 1
    if log is not None:
        log.add(TOOK, seat, kind)
