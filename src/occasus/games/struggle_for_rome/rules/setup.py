"""The setup: who begins, where the legionnaire stands, what everybody receives, which figure goes where."""

from __future__ import annotations

from random import Random

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import PLACE_HORSEMAN_0, START_PLAYER_0, STATION_0
from occasus.games.struggle_for_rome.board.names import GRAIN, HORSEMAN, KINDS, WARRIOR
from occasus.games.struggle_for_rome.board.state import NEUTRAL, State, empty, stand
from occasus.games.struggle_for_rome.board.tables import Tables
from occasus.games.struggle_for_rome.events import PLACED, STARTED, STATIONED
from occasus.games.struggle_for_rome.steps import DRAW_STEP, PLACE_STEP, START_PLAYER_STEP, STATION_STEP


def new_state(tables: Tables) -> State:
    """A new game before the first chance move (SR-SETUP-03 to 10)."""
    state = empty(tables)
    close_neutral_cities(state)
    for seat in range(tables.seats):
        state.gold[seat] = tables.start_gold
        state.hands[seat * KINDS + GRAIN] = tables.start_grain
        state.bank[GRAIN] -= tables.start_grain
        for kind in (HORSEMAN, WARRIOR):
            tribe = 2 * seat + kind
            state.fighters[tribe] = tables.start_fighters[kind]
            state.reserve[tribe] -= tables.start_fighters[kind] + 1
            state.wagons[tribe] = tables.start_wagons[kind]
            state.reserve_wagons[seat] -= tables.start_wagons[kind]
    state.agenda.append(START_PLAYER_STEP)
    return state


def close_neutral_cities(state: State) -> None:
    """Three players: wagons of the unused colour stand in the cities marked III, without tokens (SR-SETUP-13)."""
    for city in state.tables.neutral:
        state.owner[city] = NEUTRAL
        state.token_on[city] = 0


def start_player_odds(state: State) -> list[tuple[int, int]]:
    """Everybody is as likely to roll highest (SR-SETUP-12, SR-RUL-07)."""
    return [(START_PLAYER_0 + seat, 1) for seat in range(state.tables.seats)]


def sample_start_player(state: State, rng: Random) -> int:
    """One of these."""
    return START_PLAYER_0 + int(rng.random() * state.tables.seats)


def choose_start_player(state: State, seat: int, action: int, log: Log | None) -> None:
    """Set the start player; then the legionnaire, the pasture cards, the figures, clockwise."""
    state.agenda.pop()
    state.start = action - START_PLAYER_0
    seats = state.tables.seats
    clockwise = [(state.start + i) % seats for i in range(seats)]
    state.agenda += [PLACE_STEP + player for player in reversed(clockwise)]  # SR-RUL-05
    for player in reversed(clockwise):
        state.agenda += [DRAW_STEP + player] * state.tables.start_pasture  # SR-SETUP-10
    state.agenda.append(STATION_STEP)
    if log is not None:
        log.add(STARTED, state.start)


def station_odds(state: State) -> list[tuple[int, int]]:
    """Any forest of Hispania (SR-SETUP-06, SR-RUL-06)."""
    return [(STATION_0 + hexagon, 1) for hexagon in state.tables.legionnaire_starts]


def sample_station(state: State, rng: Random) -> int:
    """One of these."""
    forests = state.tables.legionnaire_starts
    return STATION_0 + forests[int(rng.random() * len(forests))]


def station(state: State, seat: int, action: int, log: Log | None) -> None:
    """Put the legionnaire on his first hex."""
    state.agenda.pop()
    state.legionnaire = action - STATION_0
    if log is not None:
        log.add(STATIONED, state.legionnaire)


def place_options(state: State, seat: int) -> list[int]:
    """Either starting crossroads of the own colour for the horseman (SR-SETUP-02, SR-DEC-01)."""
    return [PLACE_HORSEMAN_0 + place for place in state.tables.starts[seat]]


def place(state: State, seat: int, action: int, log: Log | None) -> None:
    """The horseman goes here, the warrior to the other one."""
    state.agenda.pop()
    chosen = action - PLACE_HORSEMAN_0
    first, second = state.tables.starts[seat]
    for kind, spot in ((HORSEMAN, chosen), (WARRIOR, first + second - chosen)):
        state.figure[2 * seat + kind] = spot
        stand(state, seat, spot)
        if log is not None:
            log.add(PLACED, 2 * seat + kind, spot)
