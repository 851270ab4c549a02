"""How likely each city falls before the next turn begins: what is still to come of this turn, played out."""

from __future__ import annotations

from random import Random
from typing import Final, final

from occasus.bots.fall_of_rome.planner import STEP, Planner, position_key
from occasus.bots.fall_of_rome.policy import answer
from occasus.core.basics import CHANCE
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import END_ACTIONS, PASS
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, CITIES, SETUP_PHASE
from occasus.games.fall_of_rome.board.state import State, active_seat

TRIES: Final = 120
FEWEST: Final = 24  # of them, when the time to think is over
CLOSE: Final = 2  # barbarians of one tribe in a city, from which on a turn may bring it down
_ACTIONS: Final = steps.ACTIONS_STEP.index


@final
class Danger:
    """Plays turns out, with the same luck for every position."""

    def __init__(self, planner: Planner, rng: Random) -> None:
        self._planner: Final = planner
        self._seed: Final = rng.getrandbits(48)
        self.tries = TRIES  # for each position; fewer for all that follow one at which the time was over
        self._known: Final[dict[tuple[object, ...], list[float]]] = {}

    def falls(self, state: State) -> list[float]:
        """By city: how likely it is sacked in this turn if no more actions are taken."""
        if state.over or state.phase == SETUP_PHASE or max(state.hordes) < CLOSE:
            return [0.0] * CITIES
        key = position_key(state)
        result = self._known.get(key)
        if result is None:
            result = self._known[key] = self._played(state)
        return result

    def _played(self, state: State) -> list[float]:
        fallen = [0.0] * CITIES
        played = 0
        while played < self.tries:
            if played >= FEWEST and self._planner.clock.is_late():
                self.tries = played
                break
            for city in self._sacked(state.copy(), Random(self._seed + played)):
                fallen[city] += 1.0
            played += 1
        return [times / played for times in fallen]

    def _sacked(self, state: State, luck: Random) -> set[int]:
        """The cities that fall until the next turn."""
        log = Log()
        ended = state.phase != ACTION_PHASE
        while not state.over:
            seat, acting = AGENDA.actors(state)[0], STEP[state.agenda[-1]] == _ACTIONS
            if acting and ended:
                break
            if seat == CHANCE:
                code = AGENDA.sample(state, luck)
            elif acting and seat == active_seat(state):  # others may be asked before, for their events
                ended = True
                code = END_ACTIONS.at()
            else:
                options = AGENDA.legal(state, seat)
                code = PASS.at() if PASS.at() in options else answer(state, seat, options, self._planner)
            AGENDA.apply(state, seat, code, log)
        return {event.args[1] for event in log.events if event.kind is events.SACKED}
