"""A planning player of Fall of Rome: plans its turns, answers questions, plays events at the right moment."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.bots.budget import Budget, Thinking
from occasus.bots.common.worlds import ADVISED, codes_of
from occasus.bots.contract import Advice, Reason
from occasus.bots.fall_of_rome.danger import Danger
from occasus.bots.fall_of_rome.distances import distances_of
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.event_timing import EventTiming
from occasus.bots.fall_of_rome.event_trials import EventTrials
from occasus.bots.fall_of_rome.forecast import START, chance
from occasus.bots.fall_of_rome.learned_value import Value
from occasus.bots.fall_of_rome.level_params import LevelParams
from occasus.bots.fall_of_rome.lookahead import SEEN, TRIED, Trial, lookahead, weighed
from occasus.bots.fall_of_rome.planner import INSIDE, STEP, Node, Planner, first_code, position_key
from occasus.bots.fall_of_rome.policy import ANSWERED, answer
from occasus.bots.fall_of_rome.reasons import on_the_way, reasons, reasons_against
from occasus.bots.fall_of_rome.weights import Weights, alternative_weights
from occasus.core.basics import View
from occasus.core.game import Game, imagine
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import EXCHANGE, PASS, PLAY_EVENT
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import SETUP_PHASE
from occasus.games.fall_of_rome.board.state import WON as TEAM_WON
from occasus.games.fall_of_rome.board.state import State, active_seat

USUAL: Final = 100  # positions of a turn from which plans go on,
OTHERWISE: Final = 50  # and for each other way to see it;
WIDTH: Final = 6  # that keeps fewer plans
OTHER_PLANS: Final = 4  # and adds so many
_ACTIONS: Final = steps.ACTIONS_STEP.index
_DISCARD: Final = steps.DISCARD_STEP.index


@final
class Player:
    """One seat of one match."""

    def __init__(self, weights: Weights, params: LevelParams, value: Value | None = None) -> None:
        self.weights: Final = weights
        self.params: Final = params
        self.value: Final = value  # with it, plans are tried by playing on
        self.trials: list[Trial] = []  # those of the last plan
        self.explore = 0  # for training: the plan of this place is taken next instead of the best
        self._alternatives: Final = alternative_weights() if value is not None else []
        self.planned: list[tuple[tuple[object, ...], int]] = []

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        state: State = imagine(game, view, rng)
        seat = int(view["seat"])
        code = self.choose(state, seat, codes_of(game, legal), rng, budget)
        return game.catalogue.text(code)

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        state: State = imagine(game, view, rng)
        options = codes_of(game, legal)
        planner = self._planner(state, rng, budget)
        seat = int(view["seat"])
        ends = self._ends(state, seat, options, planner, budget)
        advice: list[Advice] = []
        danger = Danger(planner, rng)
        usual = START - ends[0][0] if state.phase == SETUP_PHASE else 0.0  # worths of the setup tell differences only
        for place, (worth, code, after) in enumerate(ends[:ADVISED]):
            text = game.catalogue.text(code)
            if code == PASS.at() and not after.over:
                why = [Reason("hint-keep", {}, 0.0)]
            elif place == 0 and len(ends) > 1:
                why = reasons_against(state, ends[1][2], after, planner.evaluation, danger)
            else:
                why = reasons(state, after, planner.evaluation, danger)
            if STEP[state.agenda[-1]] == _ACTIONS:
                why = on_the_way(state, seat, code, text, why)
            advice.append(Advice(text, chance(worth + usual, state), why))
        return advice

    def _ends(
        self, state: State, seat: int, options: list[int], planner: Planner, budget: Budget
    ) -> list[tuple[float, int, State]]:
        """For each option what it is worth and where it leads, best first."""
        by_action: dict[int, tuple[float, int, State]] = {}
        acting = STEP[state.agenda[-1]] == _ACTIONS and seat == active_seat(state)
        if acting:
            for plan in planner.plans(state, Thinking(budget.simulations or USUAL, planner.clock.until)):
                first = first_code(plan)
                if first in options and first not in by_action:
                    by_action[first] = (plan.worth, first, plan.state)
        if not acting or len(options) <= ADVISED:
            for code in options:
                if code not in by_action:
                    by_action[code] = self._end(state, seat, code, planner, acting, budget)
        ends = sorted(by_action.values(), key=lambda end: end[0], reverse=True)
        if acting or STEP[state.agenda[-1]] < INSIDE or seat != active_seat(state):
            return ends
        return sorted(
            [self._with_the_rest(end, planner, budget) for end in ends[:ADVISED]], key=lambda end: end[0], reverse=True
        )

    def _with_the_rest(
        self, end: tuple[float, int, State], planner: Planner, budget: Budget
    ) -> tuple[float, int, State]:
        """Return what belongs to an action, such as its price, is worth as much as the turn that it is part of."""
        _, code, after = end
        if not planner.is_acting(after):
            return end
        plan = planner.plans(after, Thinking(budget.simulations or USUAL, planner.clock.until))[0]
        return (plan.worth, code, plan.state)

    def _end(
        self, state: State, seat: int, code: int, planner: Planner, acting: bool, budget: Budget
    ) -> tuple[float, int, State]:
        if PLAY_EVENT.has(code) or EXCHANGE.has(code):
            return (EventTiming(state, seat, planner).worth(code), code, state)
        after = state.copy()
        AGENDA.apply(after, seat, code, None)
        planner.settle(after)
        if acting and planner.is_acting(after):
            plan = planner.plans(after, Thinking(budget.simulations or USUAL, planner.clock.until))[0]
            return (plan.worth, code, plan.state)
        return (planner.tried(state, seat, code), code, after)

    def _planner(self, state: State, rng: Random, budget: Budget) -> Planner:
        planner = Planner(Evaluation(state, distances_of(state.facts), self.weights), self.params, rng)
        planner.clock = budget.start(USUAL)
        return planner

    def choose(self, state: State, seat: int, options: list[int], rng: Random, budget: Budget) -> int:
        planner = self._planner(state, rng, budget)
        step = STEP[state.agenda[-1]]
        if step in ANSWERED:
            return answer(state, seat, options, planner)
        playable = [code for code in options if PLAY_EVENT.has(code) or EXCHANGE.has(code)]
        if step == _DISCARD:
            events = self._events(state, seat, planner)
            return events.discard(options, playable, budget.start(self.params.looks_ahead))
        acting = step == _ACTIONS and seat == active_seat(state)
        if playable and self.params.plays_events and not (acting and self.value):
            code = self._events(state, seat, planner).event(playable, budget.start(self.params.looks_ahead))
            if code >= 0:
                return code
        if PASS.at() in options:
            return PASS.at()
        if acting:
            return self._act(state, planner, playable, budget)
        return answer(state, seat, options, planner)

    def _events(self, state: State, seat: int, planner: Planner) -> EventTiming:
        """The judge of events and discards: by playing on where there is a learned value."""
        value = self.value
        if value is None:
            return EventTiming(state, seat, planner)
        ahead = lookahead(state, planner.evaluation.distances, value, self.params.horizon)
        return EventTrials(state, seat, planner, ahead)

    def _act(self, state: State, planner: Planner, playable: list[int], budget: Budget) -> int:
        """The next action of the plan, made again when something came between."""
        if self.planned and self.planned[0][0] == position_key(state):
            return self.planned.pop(0)[1]
        best = self._best_plan(state, planner, playable, budget)
        self.remember(state, planner, best.codes, best.sure)
        return first_code(best)

    def _best_plan(self, state: State, planner: Planner, playable: list[int], budget: Budget) -> Node:
        """The best plan for the rest of the turn, played on where there is a value."""
        value = self.value
        if value is None:
            plans = planner.plans(state, budget.start(USUAL))
            return plans[min(self.explore, len(plans) - 1)]
        thinking = budget.start(self.params.looks_ahead)
        plans = planner.plans(state, budget.start(USUAL))
        self.trials = []
        if plans[0].state.over == TEAM_WON:
            return plans[0]
        usual = plans[:SEEN]
        usual.extend(self.otherwise(state, usual, planner))
        self.trials = weighed(usual, planner.evaluation, value, self.params.prior)[:TRIED]
        ahead = lookahead(state, planner.evaluation.distances, value, self.params.horizon)
        if playable:
            trials = EventTrials(state, active_seat(state), planner, ahead)
            begun = weighed([plans[0], *trials.plans(playable)], planner.evaluation, value, self.params.prior)
            self.trials.extend(trial for trial in begun if trial.plan is not plans[0])
        best = ahead.best(self.trials, thinking, planner.rng)
        return self.trials[min(self.explore, len(self.trials) - 1)].plan if self.explore else best.plan

    def otherwise(self, state: State, known: list[Node], planner: Planner) -> list[Node]:
        """The best plans by other ways to see the position that are not known yet."""
        seen = {position_key(plan.state) for plan in known}
        result: list[Node] = []
        for weights in self._alternatives:
            other = Planner(
                Evaluation(state, planner.evaluation.distances, weights), LevelParams(width=WIDTH), planner.rng
            )
            other.clock = planner.clock
            for plan in other.plans(state, Thinking(OTHERWISE, planner.clock.until))[:OTHER_PLANS]:
                key = position_key(plan.state)
                if key not in seen:
                    seen.add(key)
                    result.append(plan)
        return result

    def remember(self, state: State, planner: Planner, codes: tuple[int, ...], sure: int) -> None:
        """Keep the rest of a plan up to its first battle, as long as it can be done.

        Small choices are made by the usual weights, which may differ from those that the plan was made with.
        """
        self.planned = []
        known = codes if sure < 0 else codes[:sure]
        now = state.copy()
        for i in range(len(known) - 1):
            AGENDA.apply(now, active_seat(now), known[i], None)
            planner.settle(now)
            if not planner.is_acting(now) or known[i + 1] not in AGENDA.legal(now, active_seat(now)):
                return
            self.planned.append((position_key(now), known[i + 1]))
