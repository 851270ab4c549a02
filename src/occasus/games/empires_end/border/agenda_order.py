"""What lies on the agenda of a position while a seat decides something, or while cards are drawn."""

from __future__ import annotations

import re
from typing import Final

from occasus.core.basics import BadPosition, Seat
from occasus.core.catalogue import Family
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.setup import in_setup

_DRAWING: Final = "(draw_card )*"
_STRIKE: Final = "end_strike strike_all "
# Above `advance`, by what is decided: the names of the steps, bottom first, as a pattern.
_WHILE: Final[dict[Family, str]] = {
    s.ON_TURN_STEP: "",
    s.IN_WINDOW_STEP: "turn (poll )*",
    s.CHOOSE_RUIN_STEP: "go_on (relief )?attach |end_strike ",
    s.CHOOSE_HOME_STEP: f"go_on (relief )?|end_strike |{_DRAWING}",
    s.IN_RELIEF_STEP: "go_on |(relief )*",
    s.CHOOSE_AXES_STEP: "compare ",
    s.CHOOSE_COINS_STEP: "compare ",
    s.CHOOSE_REFRESH_STEP: "upheaval ",
    s.CHOOSE_HAND_STEP: _STRIKE + _DRAWING,
    s.CHOOSE_STRIKE_STEP: _STRIKE + _DRAWING,
    s.IN_ECONOMY_STEP: _DRAWING,
    s.IN_REACTIVATION_STEP: _DRAWING,
    s.IN_INDUSTRY_STEP: _DRAWING,
    s.WITH_CARDS_STEP: _DRAWING,
    s.WITH_LEFTOVERS_STEP: _DRAWING,
    s.IN_SWAP_STEP: _DRAWING,
    s.IN_MOVE_STEP: _DRAWING,
    s.CHOOSE_PART_STEP: _DRAWING,
}
_IN_SETUP: Final = f"({_STRIKE}begin_strike )?{_DRAWING}(lay_tile )*(draw_temple )?"
_BY_CHANCE: Final = f"window (draw_disaster )+|compare draw_conflict |{_DRAWING}"


def refuse_wrong_order(state: State) -> None:
    """Refuse steps that do not lie on each other while these seats decide, or while nobody does."""
    names = "".join(f"{s.STEPS.family(step).name} " for step in list(state.agenda)[1:])
    if not state.open_seats:
        pattern = _IN_SETUP if in_setup(state) else _BY_CHANCE
        if not re.fullmatch(pattern, names):
            raise BadPosition("agenda", f"`{names.strip()}` cannot lie on each other while cards are drawn.")
    for seat in state.open_seats:
        family = s.STEPS.family(state.todo[seat])
        if not re.fullmatch(_WHILE[family], names) or not _fits(state, seat):
            told = s.STEPS.text(state.todo[seat])
            raise BadPosition("agenda", f"above `advance` it does not hold what follows `{told}` of seat {seat}.")


def _fits(state: State, seat: Seat) -> bool:
    """Whoever has taken a card goes on; relief follows each card, or by an option the last one (EE-RUL-10)."""
    step, agenda = state.todo[seat], state.agenda
    going_on = [s.GO_ON_STEP.of(due) for due in agenda if s.GO_ON_STEP.has(due)]
    to_come = [s.RELIEF_STEP.of(due) for due in agenda if s.RELIEF_STEP.has(due)]
    attached = [s.TO_ATTACH_STEP.first(due) for due in agenda if s.TO_ATTACH_STEP.has(due)]
    at_end = state.tables.relief_at_end
    if s.IN_RELIEF_STEP.has(step):
        return max(state.offers) < 0 and not going_on if at_end else going_on == [seat]
    if not going_on:
        return True
    return going_on == [seat] and attached in ([], [seat]) and to_come == ([] if at_end else [seat])
