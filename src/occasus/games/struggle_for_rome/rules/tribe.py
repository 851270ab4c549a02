"""Phases 3 and 4: the turn of a tribe, and the compensation for doing nothing."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import END_TURN_0, MARCH, SHOW_POINTS_0, TAKE_0, TRAVEL
from occasus.games.struggle_for_rome.board.names import CATTLE, FORCED_MARCH, GRAIN, HORSE, KINDS, ORE
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import COMPENSATED, TOOK
from occasus.games.struggle_for_rome.rules.attack import add_attacks
from occasus.games.struggle_for_rome.rules.development import acting_tribe, add_card_options, can_play
from occasus.games.struggle_for_rome.rules.hands import gain_gold, pasture_left, take_open
from occasus.games.struggle_for_rome.rules.journey import ForcedMarch, Travel
from occasus.games.struggle_for_rome.rules.points import can_show
from occasus.games.struggle_for_rome.steps import DRAW_STEP

TRAVEL_MOVE: Final[Travel] = Travel(TRAVEL)
MARCH_MOVE: Final[ForcedMarch] = ForcedMarch(MARCH)

TAKE_TWO_GOLD: Final = 0
TAKE_GRAIN: Final = 1
TAKE_ORE: Final = 2
TAKE_PASTURE: Final = 3
TAKE_HORSE: Final = 4
TAKE_CATTLE: Final = 5


def tribe_options(state: State, seat: int) -> list[int]:
    """Everything the tribe of this phase may do now (SR-TRIBE-03 to 08, SR-DEC-16)."""
    tribe = acting_tribe(state, seat)
    here = state.figure[tribe]
    codes = [END_TURN_0]
    if is_idle(state):
        _add_compensation(state, codes)
    if not state.attacked:  # SR-TRIBE-05, 06, 08
        add_attacks(state, seat, tribe, codes)
        if here >= 0 and not state.travelled:  # SR-MOVE-01, SR-MOVE-11
            TRAVEL_MOVE.offer(state, seat, codes)
            if can_play(state, seat, FORCED_MARCH):
                MARCH_MOVE.offer(state, seat, codes)
    add_card_options(state, seat, codes)
    if can_show(state, seat):
        codes.append(SHOW_POINTS_0)
    return codes


def is_idle(state: State) -> bool:
    """Neither travelled, attacked nor played a card in this turn (SR-PASS-01, SR-RUL-31)."""
    return not (state.travelled or state.attacked or state.card_played)


def _add_compensation(state: State, codes: list[int]) -> None:
    """Append two gold, or one resource card of what there is (SR-PASS-01, SR-PASS-03)."""
    codes.append(TAKE_0 + TAKE_TWO_GOLD)
    if state.bank[GRAIN]:
        codes.append(TAKE_0 + TAKE_GRAIN)
    if state.bank[ORE]:
        codes.append(TAKE_0 + TAKE_ORE)
    if not state.tables.named_pasture:
        if pasture_left(state):
            codes.append(TAKE_0 + TAKE_PASTURE)
        return
    for kind in (HORSE, CATTLE):  # SR-RUL-20, the alternative
        if state.bank[kind + 2] or state.bank[HORSE] + state.bank[CATTLE]:
            codes.append(TAKE_0 + TAKE_HORSE + kind - HORSE)


def take(state: State, seat: int, action: int, log: Log | None) -> None:
    """Take the compensation, which ends the turn (SR-PASS-04)."""
    what = action - TAKE_0
    if log is not None:
        log.add(COMPENSATED, seat)
    end_turn(state, seat, action, log)
    if what == TAKE_TWO_GOLD:
        gain_gold(state, seat, state.tables.idle_gold, log)
    elif what == TAKE_GRAIN:
        take_open(state, seat, GRAIN, log)
    elif what == TAKE_ORE:
        take_open(state, seat, ORE, log)
    elif what == TAKE_PASTURE:
        state.agenda.append(DRAW_STEP + seat)
    else:
        _take_named(state, seat, HORSE + what - TAKE_HORSE, log)


def _take_named(state: State, seat: int, kind: int, log: Log | None) -> None:
    """A horse or cattle by name: from the discard if there, else from the pile (SR-RUL-20).

    Nobody knows beforehand what the pile holds; if it has none of the kind, the other kind is taken.
    """
    place = kind + 2 if state.bank[kind + 2] else kind
    if not state.bank[place]:
        kind = place = HORSE + CATTLE - kind
    state.bank[place] -= 1
    state.hands[seat * KINDS + kind] += 1
    if log is not None:
        log.add(TOOK, seat, kind)


def end_turn(state: State, seat: int, action: int, log: Log | None) -> None:
    """The turn is over, and with it whatever was used or done in it; the next player's begins (SR-ROUND-03)."""
    state.agenda.pop()
    state.turn += 1
    state.joker = 0
    state.card_played = 0
    state.travelled = 0
    state.attacked = 0
    state.fresh = -1
    state.offers = []
