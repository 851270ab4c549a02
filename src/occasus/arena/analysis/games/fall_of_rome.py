"""Fall of Rome as the analysis sees it: whole plans of a turn, two turns by a quick team."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from occasus.arena.analysis.game_rules import SHIFT, Candidate, GameRules
from occasus.bots.budget import Budget, Thinking
from occasus.bots.contract import Reason
from occasus.bots.fall_of_rome.danger import FEWEST, Danger
from occasus.bots.fall_of_rome.distances import distances_of
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.event_timing import EventTiming
from occasus.bots.fall_of_rome.learned_value import learned
from occasus.bots.fall_of_rome.level_params import QUICK, LevelParams
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.lookahead import weighed
from occasus.bots.fall_of_rome.planner import QUICK_PLANS, Node, Planner, position_key
from occasus.bots.fall_of_rome.policy import answer
from occasus.bots.fall_of_rome.reasons import reasons_against
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE, Seat
from occasus.core.game import Game
from occasus.games.fall_of_rome.actions import END_ACTIONS, EXCHANGE, PASS, PLAY_EVENT
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE
from occasus.games.fall_of_rome.board.state import State, active_seat

TURNS: Final = 2
WIDE: Final = LevelParams(width=8)
LOOKED: Final = 60  # positions from which plans of the best turn go on
WEIGHED: Final = 20  # plans at whose ends the learned value looks,
PLANS: Final = 4  # and that are played on
PRIOR: Final = 24.0
END: Final = END_ACTIONS.at()
PASSES: Final = PASS.at()


class FallRules(GameRules):
    """Cards lie open, so all know the same."""

    hides = False
    routine = frozenset(("end_actions", "draw_cards", "pass", "pass_turn", "accept", "refuse", "decline", "done", "go"))
    end = "end_actions"
    fact = "fact-unused-actions"
    fact_share = 0.0

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.answerer: Final = make("centurio")

    def owner(self, state: State) -> Seat | None:
        return int(active_seat(state))

    def ends(self, state: State, seat: Seat, code: int) -> bool:
        return code == END

    def unused(self, state: State) -> int:
        return int(state.actions_left)

    def alike(self, one: State, other: State) -> bool:
        return position_key(one) == position_key(other)

    def candidates(self, state: State, seat: Seat, played: list[int], rng: Random) -> list[Candidate]:
        """The planner's first plan and those whose ends the learned value likes best, up to their first battle."""
        legal = self.game.legal(state, seat)
        if END not in legal or seat != active_seat(state):
            code = self.answerer.choose(state.copy(), seat, legal, Random(1), Budget())
            return [] if [code] == played[:1] else [Candidate((code,))]
        planner = _planner(state, WIDE, rng)
        plans = planner.plans(state, Thinking(LOOKED, 0.0))[:WEIGHED]
        ranked = [trial.plan for trial in weighed(plans, planner.evaluation, learned(), PRIOR)]
        chosen = dict.fromkeys([plans[0], *ranked[: PLANS - 1]])
        return [_as_candidate(plan, state, planner) for plan in chosen]

    def why(self, worlds: list[State], seat: Seat, best: Candidate, played: Candidate) -> list[Reason]:
        [state] = worlds
        after, other = self.after(state, seat, best), self.after(state, seat, played)
        if after is None or other is None:
            return []
        planner = _planner(state, QUICK, Random(0))
        danger = Danger(planner, Random(0))
        danger.tries = FEWEST
        return reasons_against(state, other, after, planner.evaluation, danger)

    def play_on(self, state: State, until: Any, seed: int) -> list[float]:
        if not state.over:
            _play_on(state, _planner(state, QUICK, Random(seed)), seed)
        return self.values(state)


def _planner(state: State, params: LevelParams, rng: Random) -> Planner:
    return Planner(Evaluation(state, distances_of(state.facts), Weights()), params, rng)


def _as_candidate(plan: Node, state: State, planner: Planner) -> Candidate:
    now = state.copy()
    codes = list(plan.codes if plan.sure < 0 else plan.codes[: plan.sure])
    for code in codes:
        AGENDA.apply(now, active_seat(now), code, None)
        planner.settle(now)
    if plan.sure < 0 and planner.is_acting(now):
        AGENDA.apply(now, active_seat(now), END, None)
        codes.append(END)
    return Candidate(tuple(codes), now)


def _play_on(state: State, planner: Planner, seed: int) -> None:
    """Play quickly until two more turns have begun."""
    luck, turns, phase = planner.rng, 0, state.phase
    luck.seed(seed * SHIFT + phase)
    while asked := AGENDA.actors(state):
        seat = asked[0]
        if seat == CHANCE:
            AGENDA.apply(state, CHANCE, AGENDA.sample(state, luck), None)
        else:
            _decide(state, seat, planner)
        if state.phase != phase:
            if phase != ACTION_PHASE and state.phase == ACTION_PHASE:
                turns += 1
                if turns >= TURNS:
                    return
            phase = state.phase
            luck.seed(seed * SHIFT + 3 * turns + phase)


def _decide(state: State, seat: Seat, planner: Planner) -> None:
    legal = AGENDA.legal(state, seat)
    if len(legal) == 1:
        AGENDA.apply(state, seat, legal[0], None)
        return
    playable = [code for code in legal if PLAY_EVENT.has(code) or EXCHANGE.has(code)]
    if playable:  # who passes now may play it later, else every pass would be charged again
        planner.evaluation.turn_to(state)
        code = EventTiming(state, seat, planner).best(playable, 0.0)[0]
        if code >= 0:
            AGENDA.apply(state, seat, code, None)
            return
    if END in legal and seat == active_seat(state):
        planner.evaluation.turn_to(state)
        _act(state, planner)
    elif PASSES in legal:
        AGENDA.apply(state, seat, PASSES, None)
    else:
        AGENDA.apply(state, seat, answer(state, seat, legal, planner), None)


def _act(state: State, planner: Planner) -> None:
    """The actions of a turn up to its first battle, or its end."""
    best = planner.plans(state, Thinking(QUICK_PLANS, 0.0))[0]
    for code in best.codes if best.sure < 0 else best.codes[: best.sure]:
        AGENDA.apply(state, active_seat(state), code, None)
        planner.settle(state)
        if state.over:
            return
    if best.sure < 0 and planner.is_acting(state):
        AGENDA.apply(state, active_seat(state), END, None)
