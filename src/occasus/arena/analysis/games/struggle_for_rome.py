"""Struggle for Rome as the analysis sees it: four rounds by the quick policy."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any, Final

from occasus.arena.analysis.game_rules import Candidate, QuickRules
from occasus.bots.contract import Reason
from occasus.bots.struggle_for_rome.evaluation import stage
from occasus.bots.struggle_for_rome.levels import LEVEL_PARAMS
from occasus.bots.struggle_for_rome.lookahead import Moment, moment_after
from occasus.bots.struggle_for_rome.map_stats import map_stats_of
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.reasons import Why
from occasus.bots.struggle_for_rome.weights import WEIGHTS
from occasus.core.basics import Seat
from occasus.core.game import Game
from occasus.games.struggle_for_rome.actions import END_TURN
from occasus.games.struggle_for_rome.board.names import BUILD_PHASE
from occasus.games.struggle_for_rome.board.state import State

ROUNDS: Final = 4  # fewer make it cheap to do nothing: the value of a hand assumes that it will be spent
FIRSTS: Final = 3  # first actions that are tried, offers among them
PHASES: Final = 8


class StruggleRules(QuickRules):
    """A turn here is a whole round, so more of it can be lost."""

    routine = frozenset(  # of a trade the offer and the deal are told
        (
            "end_turn",
            "accept",
            "decline",
            "counter",
            "give",
            "want",
            "withdraw",
            "stop_waiting",
            "no_deal",
            "pay",
            "take",
        )
    )
    end = "end_turn"
    sums = False  # the value looks too short ahead for sums
    thresholds = (1.0, 5.0, 10.0, 20.0)

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.policy: Final = Policy(WEIGHTS, LEVEL_PARAMS["legatus"])

    def choose(self, state: State, seat: Seat, legal: list[int], luck: Random) -> int:
        return self.policy.choose(state, seat, legal)

    def until(self, state: State) -> Moment:
        return moment_after(state, ROUNDS)

    def reached(self, state: State, until: Moment) -> bool:
        return (state.round_number, state.phase, state.turn) >= until

    def moment(self, state: State) -> int:
        return int(state.round_number * PHASES + state.phase)

    def ends(self, state: State, seat: Seat, code: int) -> bool:
        return code == END_TURN.at() and state.phase == BUILD_PHASE

    def unused(self, state: State) -> int:
        return 1

    def candidates(self, state: State, seat: Seat, played: list[int], rng: Random) -> list[Candidate]:
        """The quick policy's own turn, and what it would do after its best first actions."""
        ranked = self.policy.ranked(state, seat, self.game.legal(state, seat))[:FIRSTS]
        turns = [self.codes_of(state, seat, (), rng), *((code,) for code, _ in ranked)]
        return [Candidate(codes) for codes in dict.fromkeys(turns)]

    def why(self, worlds: list[State], seat: Seat, best: Candidate, played: Candidate) -> list[Reason]:
        """The reason for the first action in which the two differ."""
        state: State = self.game.copy(worlds[0])
        for code, other in zip_longest(best.codes, played.codes):
            if code is None:
                return []
            if code != other:
                return Why(map_stats_of(state.facts), self.policy.weights[stage(state)], state, seat).reasons(code)
            if seat not in self.game.actors(state) or code not in self.game.legal(state, seat):
                return []
            self.game.apply(state, seat, code, None)
        return []
