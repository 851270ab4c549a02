"""The setup: who begins, where the legionnaire stands, what everyone receives, which figure goes where."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.chance import Equally
from occasus.core.int_arrays import Stack, has
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, PLACE_HORSEMAN, START_PLAYER, STATION
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import GRAIN, HORSEMAN, RESOURCES, WARRIOR
from occasus.games.struggle_for_rome.board.state import NEUTRAL, State, stand
from occasus.games.struggle_for_rome.events import PLACED, STARTED, STATIONED
from occasus.games.struggle_for_rome.steps import DRAW_STEP, PLACE_STEP, START_PLAYER_STEP, STATION_STEP


def start(facts: Facts) -> State:
    """A new game before the first chance move (SR-SETUP-03, SR-SETUP-04, SR-SETUP-05, SR-SETUP-10)."""
    state = State(facts)
    close_neutral_cities(state)
    for seat in range(facts.seats):
        state.gold[seat] = facts.start_gold
        state.hands[seat * RESOURCES + GRAIN] = facts.start_grain
        state.bank[GRAIN] -= facts.start_grain
        for kind in (HORSEMAN, WARRIOR):
            tribe = 2 * seat + kind
            state.fighters[tribe] = facts.start_fighters[kind]
            state.reserve[tribe] -= facts.start_fighters[kind] + 1
            state.wagons[tribe] = facts.start_wagons[kind]
            state.reserve_wagons[seat] -= facts.start_wagons[kind]
    state.agenda.append(START_PLAYER_STEP.at())
    return state


def close_neutral_cities(state: State) -> None:
    """Three players: wagons of the unused colour stand in the cities marked III, without tokens; they
    hinder no one and yield nothing, and the crossroads of that colour are free (SR-SETUP-13, SR-SETUP-15, SR-SETUP-16).
    """
    for city in state.facts.neutral:
        state.owner[city] = NEUTRAL
        state.token_on[city] = 0


@final
class ChooseStartPlayer(Equally[State]):
    """Set the start player; then the legionnaire, the pasture cards, the figures, clockwise."""

    def outcomes(self, state: State) -> list[int]:
        """Everyone is as likely to roll highest (SR-SETUP-12, SR-RUL-07)."""
        return [START_PLAYER.at(seat) for seat in range(state.facts.seats)]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        state.start = START_PLAYER.of(code)
        seats = state.facts.seats
        clockwise = [(state.start + i) % seats for i in range(seats)]
        state.agenda.extend([PLACE_STEP.at(player) for player in reversed(clockwise)])  # SR-RUL-05
        for player in reversed(clockwise):
            state.agenda.extend([DRAW_STEP.at(player)] * state.facts.start_pasture)  # SR-SETUP-10
        state.agenda.append(STATION_STEP.at())
        if log is not None:
            log.add(STARTED, state.start)


@final
class Station(Equally[State]):
    """Put the legionnaire on his first hex."""

    def outcomes(self, state: State) -> list[int]:
        """Any forest of Hispania (SR-SETUP-06, SR-RUL-06)."""
        return [STATION.at(hexagon) for hexagon in state.facts.legionnaire_starts]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        state.legionnaire = STATION.of(code)
        if log is not None:
            log.add(STATIONED, state.legionnaire)


@final
class PlaceHorseman(Move[State]):
    """The horseman goes to either starting crossroads, the warrior to the other one (SR-SETUP-02, SR-DEC-01)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if has(state.facts.starts[seat], PLACE_HORSEMAN.of(code)) else "SR-SETUP-02"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for place in state.facts.starts[seat]:
            codes.append(PLACE_HORSEMAN.at(place))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        chosen = PLACE_HORSEMAN.of(code)
        starts = state.facts.starts[seat]
        for kind, spot in ((HORSEMAN, chosen), (WARRIOR, starts[0] + starts[1] - chosen)):
            state.figure[2 * seat + kind] = spot
            stand(state, seat, spot)
            if log is not None:
                log.add(PLACED, 2 * seat + kind, spot)


AGENDA.bind(START_PLAYER_STEP, ChooseStartPlayer())
AGENDA.bind(STATION_STEP, Station(), above=(PLACE_STEP, DRAW_STEP))
AGENDA.bind(PLACE_STEP, SeatOfStep(CATALOGUE, PlaceHorseman(PLACE_HORSEMAN)), above=(PLACE_STEP,))
