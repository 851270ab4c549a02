"""Plans of a turn tried by playing on for some turns with a quick team, the learned value at the end.

All plans of a decision meet the same luck: the chance of each phase is drawn from a seed of its own. The worse half
is dropped step by step, and earlier what is clearly worse than the best.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, final

from occasus.bots.budget import Thinking
from occasus.bots.common.chances import logistic
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.features import features
from occasus.bots.fall_of_rome.forecast import SLOPE
from occasus.bots.fall_of_rome.learned_value import Value
from occasus.bots.fall_of_rome.level_params import QUICK
from occasus.bots.fall_of_rome.planner import QUICK_PLANS, STEP, Node, Planner
from occasus.bots.fall_of_rome.policy import answer
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import END_ACTIONS, PASS
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE
from occasus.games.fall_of_rome.board.state import WON, State, active_seat
from occasus.games.fall_of_rome.rules.draw import deck_size

SEEN: Final = 30  # plans whose ends the value looks at,
TRIED: Final = 12  # and plans that are played on
CLEAR: Final = 2.5  # standard errors by which a plan is clearly worse
LEAST: Final = 4  # tries before anything is clear
HOPE: Final = 0.99  # the best chance while nothing is won: a battle ahead may promise more
BEFORE: Final = 12.0  # tries that count as much as what the evaluation thought of a choice
LOOKS: Final = 450  # positions judged for each try, at most and on average
LATE: Final = 12  # cards in the player deck from which on tries go further,
FURTHER: Final = 2  # by so many turns: soon to the end
_ACTIONS: Final = steps.ACTIONS_STEP.index


@final
class Trial:
    """A plan and what came of playing it on."""

    def __init__(self, plan: Node, prior: float, weight: float, given: list[float]) -> None:
        self.plan: Final = plan
        self.prior: Final = prior
        self.weight: Final = weight  # so many tries count as much as the prior
        self.given: Final = given  # the features of its end
        self.found: Final[list[float]] = []  # the chance after each try

    def chance(self) -> float:
        """The chance to win, by the tries and the value before, with the luck of its battles evened out."""
        chance = (sum(self.found) + self.weight * self.prior) / (len(self.found) + self.weight)
        return bounded(chance + chance * (1.0 - chance) * self.plan.luck / SLOPE, self.plan.state)


@final
class Start:
    """A position that a choice leads to: what the evaluation gives it, and the luck of battles that was evened out."""

    def __init__(self, state: State, gain: float, luck: float) -> None:
        self.state: Final = state
        self.gain: Final = gain
        self.luck: Final = luck


@final
class Lookahead:
    """Tries plans of one team."""

    def __init__(self, distances: Distances, value: Value, horizon: int) -> None:
        self.distances: Final = distances
        self.value: Final = value
        self.horizon: Final = horizon
        self.weights: Final = Weights()
        self.looked = 0  # positions judged in all tries

    def best(self, trials: list[Trial], thinking: Thinking, rng: Random) -> Trial:
        """The best plan after as many tries as may be; the trials keep what they found."""
        alive = sorted(trials, key=_chance, reverse=True)
        half, quarter = max(2, len(alive) // 2), max(2, len(alive) // 4)
        seed = rng.getrandbits(48)
        tries = 0
        whole = max(1, thinking.left)
        most = self.looked + LOOKS * whole
        while len(alive) > 1:
            share = max(1.0 - thinking.left / whole, 1.0 - (most - self.looked) / (LOOKS * whole))
            enough = 0.34 if len(alive) > half else 0.67 if len(alive) > quarter else 1.0
            if thinking.share() > share:
                share = thinking.share()
            if share >= enough:
                if enough == 1.0:
                    break
                alive.sort(key=_chance, reverse=True)
                alive = alive[: half if enough < 0.5 else quarter]
                continue
            for trial in alive:
                if not thinking.has_time_left():
                    break
                trial.found.append(self.play_on(trial.plan.state, seed + tries))
            tries += 1
            if thinking.left <= 0 or self.looked >= most or thinking.is_late():
                break
            alive = _unclear(alive)
        return max(alive, key=_chance)

    def compare(self, starts: list[Start], tries: int, thinking: Thinking, rng: Random) -> list[float]:
        """The chance to win from each start, with what the evaluation thought before."""
        seed = rng.getrandbits(48)
        totals = [0.0] * len(starts)
        count = 0
        most = self.looked + LOOKS * tries * len(starts) // 2
        while count < tries and not (count and (self.looked > most or thinking.is_late())):
            for i in range(len(starts)):
                totals[i] += self.play_on(starts[i].state, seed + count)
            count += 1
        even = sum(totals) / (count * len(starts))
        steep = even * (1.0 - even) / SLOPE
        result: list[float] = []
        for i in range(len(starts)):
            chance = totals[i] / count + steep * (starts[i].luck + starts[i].gain * BEFORE / count)
            result.append(bounded(chance, starts[i].state))
        return result

    def play_on(self, start: State, seed: int) -> float:
        """The chance to win after playing on for some turns."""
        if start.over:
            return 1.0 if start.over == WON else 0.0
        state = start.copy()
        evaluation = Evaluation(state, self.distances, self.weights)
        chance = self._play(state, evaluation, seed)
        self.looked += evaluation.looked
        return chance

    def _play(self, state: State, evaluation: Evaluation, seed: int) -> float:
        luck = Random(seed)
        turns = 0
        planner = Planner(evaluation, QUICK, luck)
        if STEP[state.agenda[-1]] == _ACTIONS:
            AGENDA.apply(state, active_seat(state), END_ACTIONS.at(), None)
        phase = state.phase
        while True:
            asked = AGENDA.actors(state)
            if not asked:
                ended = state.over
                return 1.0 if ended == WON else 0.0
            seat = asked[0]
            if seat == CHANCE:
                AGENDA.apply(state, CHANCE, AGENDA.sample(state, luck), None)
            else:
                options = AGENDA.legal(state, seat)
                if len(options) == 1:
                    AGENDA.apply(state, seat, options[0], None)
                elif PASS.at() in options:
                    AGENDA.apply(state, seat, PASS.at(), None)
                elif STEP[state.agenda[-1]] == _ACTIONS and seat == active_seat(state):
                    evaluation.turn_to(state)
                    self._act(state, planner)
                else:
                    AGENDA.apply(state, seat, answer(state, seat, options, planner), None)
            if state.phase != phase:
                if phase == ACTION_PHASE and not state.over:
                    turns += 1
                    if turns >= self.horizon:
                        return self.value.chance(state, evaluation)
                luck.seed(seed * 64 + 3 * turns + state.phase)
                phase = state.phase

    def _act(self, state: State, planner: Planner) -> None:
        """The actions of a turn up to its first battle, or its end."""
        best = planner.plans(state, Thinking(QUICK_PLANS, 0.0))[0]
        known = best.codes if best.sure < 0 else best.codes[: best.sure]
        for code in known:
            AGENDA.apply(state, active_seat(state), code, None)
            planner.settle(state)
            if state.over:
                return
        if best.sure < 0 and planner.is_acting(state):
            AGENDA.apply(state, active_seat(state), END_ACTIONS.at(), None)


def bounded(chance: float, state: State) -> float:
    """A chance that is one where the game is won, and nowhere else."""
    return 1.0 if state.over == WON else min(HOPE, chance)


def lookahead(state: State, distances: Distances, value: Value, horizon: int) -> Lookahead:
    """A look ahead from a position, further when the player deck runs out."""
    return Lookahead(distances, value, horizon + (FURTHER if deck_size(state) <= LATE else 0))


def weighed(plans: list[Node], evaluation: Evaluation, value: Value, weight: float) -> list[Trial]:
    """Plans as the value sees their ends, best first.

    The value compares plans with the first; the tries will say how good that is.
    """
    result: list[Trial] = []
    level = ranked = 0.0
    for plan in plans:
        ended = plan.state.over
        if ended:
            result.append(Trial(plan, 1.0 if ended == WON else 0.0, weight, []))
            continue
        given = features(plan.state, evaluation)
        rank = value.rank(given)
        if not level:
            level, ranked = value.logit(given), rank
        result.append(Trial(plan, logistic(level + rank - ranked), weight, given))
    result.sort(key=_chance, reverse=True)
    return result


def _chance(trial: Trial) -> float:
    return trial.chance()


def _unclear(trials: list[Trial]) -> list[Trial]:
    """The trials without those that are clearly worse than the best."""
    count = min(len(trial.found) for trial in trials)
    if count < LEAST:
        return trials
    best = max(trials, key=_chance)
    return [trial for trial in trials if trial is best or not _is_worse(trial.found, best.found, count)]


def _is_worse(one: list[float], best: list[float], count: int) -> bool:
    total = squares = 0.0
    for i in range(count):
        gap = best[i] - one[i]
        total += gap
        squares += gap * gap
    mean = total / count
    spread = squares / count - mean * mean
    if spread < 0.0:
        spread = 0.0
    return mean > CLEAR * sqrt(spread / count) + 0.001
