"""Phase 1: the dice and the white markers."""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Chance
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import ROLL
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import LOWEST, SEVEN
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import ROLLED, ROLLED_AGAIN
from occasus.games.struggle_for_rome.rules.production import dues, hand_out, suffices
from occasus.games.struggle_for_rome.rules.shortage import begin_shortage
from occasus.games.struggle_for_rome.steps import LEGIONNAIRE_STEP, ROLL_STEP

WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of rolling 2 to 12 with two dice
_ROLLS: Final = tuple(ROLL.at(i) for i, ways in enumerate(WAYS) for _ in range(ways))


def roll_odds(state: State) -> list[tuple[int, int]]:
    """Both dice, covered sums included (SR-DICE-03)."""
    return [(ROLL.at(i), ways) for i, ways in enumerate(WAYS)]


@final
class Roll(Chance[State]):
    """A new sum is covered and takes effect at once, before the next roll; a covered one does nothing
    (SR-DICE-01, SR-DICE-02, SR-DICE-07).
    """

    def odds(self, state: State) -> list[tuple[int, int]]:
        return roll_odds(state)

    def sample(self, state: State, rng: Random) -> i64:
        return _ROLLS[int(rng.random() * 36)]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        total = ROLL.of(code) + LOWEST
        facts = state.facts
        if total == SEVEN and facts.every_seven:  # SR-RUL-10, the alternative
            state.agenda.append(LEGIONNAIRE_STEP.at(state.start))
            if log is not None:
                log.add(ROLLED, total - LOWEST)
            return
        if state.covered >> total & 1:  # SR-DICE-03
            if log is not None:
                log.add(ROLLED_AGAIN, total - LOWEST)
            return
        state.covered |= 1 << total
        if log is not None:
            log.add(ROLLED, total - LOWEST)
        if int(state.covered).bit_count() == facts.sums:  # SR-DICE-04
            state.agenda.pop()
        if total == SEVEN:  # no one loses cards by it (SR-DICE-05, SR-LEG-07, SR-LEG-08)
            state.agenda.append(LEGIONNAIRE_STEP.at(state.start))
        else:
            state.rolled = total
            _produce(state, log)


def _produce(state: State, log: Log | None) -> None:
    """The rolled sum is handed out, or a shortage begins (SR-SHORT-01)."""
    owing = dues(state)
    if suffices(state, owing):
        hand_out(state, owing, log)
    else:
        begin_shortage(state, log)


AGENDA.bind(ROLL_STEP, Roll())
