"""The setup (EE-SETUP): who holds the temple, the row that all copy, the hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.basics import Refused
from occasus.core.chance import Equally
from occasus.core.int_arrays import place_of, vec
from occasus.core.log import Log
from occasus.games.empires_end import steps
from occasus.games.empires_end.actions import GIVE_TEMPLE, LAY
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import TEMPLE_GIVEN, TILE_LAID
from occasus.games.empires_end.rules.drawing import draw_up

NOT_LAID: Final = -1  # in `row` and `place` before a tile is laid


def start(facts: Facts) -> State:
    """A new game before its first chance move: the temple, the first player's row, the hands."""
    state = State(facts)
    state.row = vec[i64]([NOT_LAID] * len(state.row))
    state.place = vec[i64]([NOT_LAID] * len(state.place))
    agenda = state.agenda
    agenda.append(steps.ADVANCE_STEP.at())  # EE-TRACK-01
    if facts.lightning:
        agenda.extend([steps.END_STRIKE_STEP.at(), steps.STRIKE_ALL_STEP.at(), steps.BEGIN_STRIKE_STEP.at()])
    for seat in range(facts.seats - 1, -1, -1):
        draw_up(state, seat, facts.dealt)  # EE-SETUP-08, EE-LIGHT-02
    agenda.extend([steps.LAY_TILE_STEP.at()] * TILES)  # EE-SETUP-11
    first = facts.first_player
    if first < 0:
        agenda.append(steps.DRAW_TEMPLE_STEP.at())  # EE-SETUP-06, EE-RUL-02
    elif first >= facts.seats:
        raise Refused(f"option first_player: there is no seat {first} with {facts.seats} players", "EE-SETUP-06")
    else:
        state.temple = first
    return state


def in_setup(state: State) -> bool:
    """Return whether the hourglass has not moved yet."""
    return state.space == state.facts.start_space


@final
class GiveTemple(Equally[State]):
    """A seat begins (EE-SETUP-06)."""

    def outcomes(self, state: State) -> list[int]:
        return [GIVE_TEMPLE.at(seat) for seat in range(state.facts.seats)]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        state.temple = GIVE_TEMPLE.of(code)
        if log is not None:
            log.add(TEMPLE_GIVEN, state.temple)


@final
class Lay(Equally[State]):
    """Lay the first player's next tile; everyone copies it at once (EE-SETUP-11, EE-SETUP-12)."""

    def outcomes(self, state: State) -> list[int]:
        return [LAY.at(tile) for tile in range(TILES) if state.place[tile] == NOT_LAID]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        tile, place = LAY.of(code), place_of(state.row, NOT_LAID)
        for seat in range(state.facts.seats):
            state.row[seat * TILES + place] = tile
            state.place[seat * TILES + tile] = place
        if log is not None:
            log.add(TILE_LAID, place, tile)


AGENDA.bind(steps.DRAW_TEMPLE_STEP, GiveTemple())
AGENDA.bind(steps.LAY_TILE_STEP, Lay())
