"""Events, exchanges and discards tried by playing on: the evaluation says what is worth a try, the tries decide."""

from __future__ import annotations

from typing import Final, final

from occasus.bots.budget import Thinking
from occasus.bots.fall_of_rome.event_timing import CALM, EventTiming
from occasus.bots.fall_of_rome.lookahead import Lookahead, Start
from occasus.bots.fall_of_rome.planner import Node, Planner
from occasus.games.fall_of_rome.actions import DISCARD, PLAY_EVENT
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ALEA, AUDENTES
from occasus.games.fall_of_rome.board.state import State

DOUBT: Final = 4.0  # an event that seems to lose no more than this is tried,
EVENTS: Final = 4  # at most so many;
CLOSE: Final = 6.0  # a discard that seems worse than the best by no more than this,
DISCARDS: Final = 4  # at most so many
BEGINNINGS: Final = 3  # plans that begin with an event, for each
SHARE: Final = 4  # a choice gets a fourth of the tries of a plan


@final
class EventTrials(EventTiming):
    """Judges events and discards by playing on: the evaluation says what is worth a try, the tries decide."""

    def __init__(self, state: State, seat: int, planner: Planner, ahead: Lookahead) -> None:
        super().__init__(state, seat, planner)
        self.ahead: Final = ahead

    def event(self, playable: list[int], thinking: Thinking) -> int:
        """The event or exchange that is better than to wait; -1 if none is."""
        options = self._possible(playable)
        if not options:
            return -1
        starts = [self._end_of(self.state, 0.0)]
        for gain, code in options:
            starts.append(self._end_of(self._after(code), gain))
        best = self._best(starts, thinking)
        return options[best - 1][1] if best else -1

    def discard(self, options: list[int], playable: list[int], thinking: Thinking) -> int:
        """The best way out of too full a hand: a card to discard, or an event to play."""
        worths = [(self.planner.tried(self.state, self.seat, code), code) for code in options if DISCARD.has(code)]
        worths.sort(reverse=True)
        least = worths[0][0] - CLOSE
        possible = [(worth - self.now, code) for worth, code in worths[:DISCARDS] if worth >= least]
        possible.extend(self._possible(playable)[: EVENTS // 2])
        if len(possible) == 1:
            return possible[0][1]
        starts = [self._end_of(self._after(code), gain) for gain, code in possible]
        return possible[self._best(starts, thinking)][1]

    def plans(self, options: list[int]) -> list[Node]:
        """Plans for the rest of the turn that begin with an event."""
        result: list[Node] = []
        for _, code in self._possible(options):
            after = self._after(code)
            if after.over or not self.planner.is_acting(after):
                result.append(Node(after, (code,), 0.0, 0.0, 1))
                continue
            for plan in self.planner.plans(after, Thinking(CALM, self.planner.clock.until))[:BEGINNINGS]:
                result.append(Node(plan.state, (code, *plan.codes), plan.worth, plan.luck, 1))
        return result

    def _possible(self, options: list[int]) -> list[tuple[float, int]]:
        """The options that are worth a try, with their gain by the evaluation, best first."""
        gains: list[tuple[float, int]] = []
        for code in options:
            dared = PLAY_EVENT.has(code) and PLAY_EVENT.first(code) in (ALEA, AUDENTES)
            if dared or self.is_time(code):
                gain = self.worth(code) - self.now
                if gain > -DOUBT:
                    gains.append((gain, code))
            if self.planner.clock.is_late():
                break
        gains.sort(reverse=True)
        return gains[:EVENTS]

    def _after(self, code: int) -> State:
        after = self.state.copy()
        AGENDA.apply(after, self.seat, code, None)
        self.planner.settle(after)
        return after

    def _end_of(self, state: State, gain: float) -> Start:
        """Return where the current player gets to from a position."""
        if not self.planner.is_acting(state):
            return Start(state, gain, 0.0)
        plan = self.planner.plans(state, Thinking(CALM, self.planner.clock.until))[0]
        return Start(plan.state, gain, plan.luck)

    def _best(self, starts: list[Start], thinking: Thinking) -> int:
        chances = self.ahead.compare(starts, max(1, thinking.left // SHARE), thinking, self.planner.rng)
        best = 0
        for i in range(len(chances)):
            if chances[i] > chances[best]:
                best = i
        return best
