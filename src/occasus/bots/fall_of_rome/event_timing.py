"""When to play an event card, exchange a card, or keep it: what it would change now against what it is worth later."""

from __future__ import annotations

from typing import Final

from occasus.bots.budget import Thinking
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.planner import STEP, Planner
from occasus.bots.fall_of_rome.policy import answer, lay_choice
from occasus.bots.fall_of_rome.weights import LOST
from occasus.core.basics import CHANCE
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import EXCHANGE, PLAY_EVENT
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import (
    ALEA,
    AUDENTES,
    CARPE,
    DO_UT_DES,
    FESTINA,
    HIC,
    HOMO,
    MELIUS,
    MORS,
    MORTUI,
    SI_VIS,
    TRIBES,
    VAE,
    VENI,
)
from occasus.games.fall_of_rome.board.state import State

NEVER: Final = LOST * 5
FIRST_THOUGHTS: Final = (HOMO, DO_UT_DES, FESTINA, VENI, SI_VIS, HIC)  # at the start of a turn
LAST_CUBES: Final = (MORTUI, MORS, VAE)  # when few barbarians are between the team and the end
FEW: Final = 4
CALM: Final = 30  # positions of the actions that Carpe Diem gives
_ACTIONS: Final = steps.ACTIONS_STEP.index
_BEFORE_DRAW: Final = steps.BEFORE_DRAW_STEP.index
_AFTER_DRAW: Final = steps.AFTER_DRAW_STEP.index
_LOOK: Final = steps.LOOK_STEP.index
_LAY: Final = steps.LAY_STEP.index


class EventTiming:
    """Judges the events of a seat in one position, by the evaluation alone."""

    def __init__(self, state: State, seat: int, planner: Planner) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.planner: Final = planner
        self.now: Final = planner.evaluation.value(state)

    def event(self, playable: list[int], thinking: Thinking) -> int:
        """The event or exchange that is better than to wait; -1 if none is."""
        return self.best(playable, 0.0)[0]

    def discard(self, options: list[int], playable: list[int], thinking: Thinking) -> int:
        """The best way out of too full a hand: a card to discard, or an event to play rather than lose a good card."""
        discard = answer(self.state, self.seat, options, self.planner)
        lost = self.planner.tried(self.state, self.seat, discard) - self.now
        code, _ = self.best(playable, lost)
        return code if code >= 0 else discard

    def best(self, options: list[int], least: float) -> tuple[int, float]:
        """The option that gains most, if it gains more than `least`, and its gain; else -1."""
        best, most = -1, least
        for code in options:
            if not self.is_time(code):
                continue
            gain = self.worth(code) - self.now
            if gain > most:
                best, most = code, gain
            if self.planner.clock.is_late():
                break
        return best, most

    def is_time(self, code: int) -> bool:
        """Return whether it is worth thinking about an option here."""
        if not PLAY_EVENT.has(code):
            return EXCHANGE.has(code) and self._starts()
        event = PLAY_EVENT.first(code)
        step = STEP[self.state.agenda[-1]]
        if event in LAST_CUBES and (step in (_ACTIONS, _AFTER_DRAW)):
            return event == VAE or self._cubes_left() <= FEW
        if step == _ACTIONS:
            return event in FIRST_THOUGHTS and self._starts()
        if event == CARPE:
            return step == _BEFORE_DRAW
        return step != _AFTER_DRAW and event not in (AUDENTES, ALEA, VENI)

    def _starts(self) -> bool:
        return STEP[self.state.agenda[-1]] == _ACTIONS and self.state.actions_left == self.state.facts.actions

    def _cubes_left(self) -> int:
        state = self.state
        return sum(state.facts.cubes[t] - state.supply[t] for t in range(TRIBES) if not state.allied[t])

    def worth(self, code: int) -> float:
        """Return what the position would be worth after playing an option."""
        after = self.state.copy()
        planner = self.planner
        AGENDA.apply(after, self.seat, code, None)
        if EXCHANGE.has(code):
            return planner.evaluation.value(after) + planner.evaluation.patience * planner.evaluation.weights.event
        event = PLAY_EVENT.first(code)
        if event == CARPE and not after.over:
            return planner.plans(after, Thinking(CALM, planner.clock.until))[0].worth
        planner.settle(after)
        if event == MELIUS:
            return self._looked(after)
        if not after.over and STEP[after.agenda[-1]] == steps.ROLL_STEP.index:
            return planner.rolled(after)[1]
        return Evaluation(after, planner.evaluation.distances, planner.evaluation.weights).value(after)

    def _looked(self, state: State) -> float:
        """Melius Cavere, with a guess at the cards that it shows."""
        while not state.over and STEP[state.agenda[-1]] == _LOOK:
            AGENDA.apply(state, CHANCE, AGENDA.sample(state, self.planner.rng), None)
        while not state.over and STEP[state.agenda[-1]] in (_LAY, steps.BANISH_STEP.index):
            AGENDA.apply(state, AGENDA.actors(state)[0], lay_choice(state, self.planner.evaluation), None)
        evaluation = self.planner.evaluation
        return Evaluation(state, evaluation.distances, evaluation.weights).value(state)
