"""Checks of a position's agenda while a seat decides or cards are drawn."""

from __future__ import annotations

import re
from typing import Final

from occasus.core.basics import BadPosition, Seat
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.setup import in_setup

# Above `advance` while no one decides: the names of the steps, bottom first, as a pattern.
_IN_SETUP: Final = f"(end_strike strike_all begin_strike )?{s.DRAWING}(lay_tile )*(draw_temple )?"
_BY_CHANCE: Final = f"window (draw_disaster )+|compare draw_conflict |{s.DRAWING}"


def refuse_wrong_order(state: State) -> None:
    """Refuse steps that do not lie on each other while these seats decide, or while no one does."""
    names = "".join(f"{s.STEPS.family(step).name} " for step in list(state.agenda)[1:])
    if not state.open_seats:
        pattern = _IN_SETUP if in_setup(state) else _BY_CHANCE
        if not re.fullmatch(pattern, names):
            raise BadPosition("agenda", f"`{names.strip()}` can't be stacked on each other while cards are drawn.")
    for seat in state.open_seats:
        if not AGENDA.may_wait(state.todo[seat], names) or not _fits(state, seat):
            step = s.STEPS.text(state.todo[seat])
            raise BadPosition("agenda", f"above `advance` it does not hold what follows `{step}` of seat {seat}.")


def _fits(state: State, seat: Seat) -> bool:
    """Whoever has taken a card goes on; relief follows each card, or by an option the last one (EE-RUL-10)."""
    step, agenda = state.todo[seat], state.agenda
    going_on = [s.GO_ON_STEP.of(due) for due in agenda if s.GO_ON_STEP.has(due)]
    to_come = [s.RELIEF_STEP.of(due) for due in agenda if s.RELIEF_STEP.has(due)]
    attached = [s.TO_ATTACH_STEP.first(due) for due in agenda if s.TO_ATTACH_STEP.has(due)]
    at_end = state.facts.relief_at_end
    if s.IN_RELIEF_STEP.has(step):
        return max(state.offers) < 0 and not going_on if at_end else going_on == [seat]
    if not going_on:
        return True
    return going_on == [seat] and attached in ([], [seat]) and to_come == ([] if at_end else [seat])
