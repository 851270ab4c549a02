"""The setup (EE-SETUP), and what chance does in it."""

from __future__ import annotations

from occasus.core.basics import Refused
from occasus.core.log import Log
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State, empty_state
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.events import DREW, TEMPLE_GIVEN, TILE_LAID
from occasus.games.empires_end.steps import (
    ADVANCE,
    BEGIN_STRIKE,
    DRAW_CARD,
    DRAW_TEMPLE,
    END_STRIKE,
    LAY_TILE,
    STRIKE_ALL,
)

NOT_LAID = -1  # in `row` and `place` before a tile is laid


def start(tables: Tables) -> State:
    """A new game before its first chance move: the temple, the first player's row, the hands."""
    state = empty_state(tables)
    state.row = [NOT_LAID] * len(state.row)
    state.place = [NOT_LAID] * len(state.place)
    agenda = state.agenda
    agenda.append(ADVANCE.base)  # EE-TRACK-01
    if tables.lightning:
        agenda.extend([END_STRIKE.base, STRIKE_ALL.base, BEGIN_STRIKE.base])
    for seat in range(tables.seats - 1, -1, -1):
        agenda.extend([DRAW_CARD.base + seat] * tables.dealt)  # EE-SETUP-08, EE-LIGHT-02
    agenda.extend([LAY_TILE.base] * TILES)  # EE-SETUP-11
    first = str(tables.options["first_player"])
    if first == "random":
        agenda.append(DRAW_TEMPLE.base)  # EE-SETUP-06
    elif int(first) >= tables.seats:
        raise Refused(f"option first_player: there is no seat {first} with {tables.seats} players", "EE-SETUP-06")
    else:
        state.temple = int(first)
    return state


def give_temple(state: State, seat: int, log: Log | None) -> None:
    """A seat begins (EE-SETUP-06)."""
    state.temple = seat
    if log is not None:
        log.add(TEMPLE_GIVEN, seat)


def lay(state: State, tile: int, log: Log | None) -> None:
    """Lay the first player's next tile; everybody copies it at once (EE-SETUP-11, EE-SETUP-12)."""
    place = state.row.index(NOT_LAID)
    for seat in range(state.tables.seats):
        state.row[seat * TILES + place] = tile
        state.place[seat * TILES + tile] = place
    if log is not None:
        log.add(TILE_LAID, place, tile)


def draw(state: State, seat: int, card: int, log: Log | None) -> None:
    """A card comes into a hand; only its owner sees it (EE-SETUP-08, EE-INFO-02)."""
    state.hands[seat].append(card)
    if log is not None:
        log.whisper((seat,), DREW, seat, card)


def in_setup(state: State) -> bool:
    """Whether the hourglass has not moved yet."""
    return state.space == state.tables.start_space
