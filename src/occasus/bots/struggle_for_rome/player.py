"""A player of Struggle for Rome: decides by its policy, plays the end of a game out, says why."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.bots.common.worlds import ADVISED, Worlds, codes_of
from occasus.bots.contract import Advice
from occasus.bots.struggle_for_rome.evaluation import stage
from occasus.bots.struggle_for_rome.forecast import hint
from occasus.bots.struggle_for_rome.lookahead import Lookahead
from occasus.bots.struggle_for_rome.map_stats import map_stats_of
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.quick_policy import BUILD, CLAIM, LEGIONNAIRE, TRIBE
from occasus.bots.struggle_for_rome.reasons import Why
from occasus.bots.struggle_for_rome.trading import Trading
from occasus.core.basics import View
from occasus.core.game import Game, imagine
from occasus.games.struggle_for_rome.actions import DECLINE
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import STEP_OF

WEIGHTY: Final = (TRIBE, BUILD, LEGIONNAIRE, CLAIM)  # decisions that are worth looking ahead for
NEAR_END: Final = 2  # points that the leader lacks when a game is short enough to be played out
TO_THE_END: Final = 99  # rounds
MARGIN: Final = 0.6  # logits by which an action may look worse at once and still be tried
TRUST: Final = 0.25  # in the first judgement, against what came of the trials
ADVICE: Final = 24  # simulations for an advice, at most, for bots that look ahead less


@final
class Player:
    """One seat of one match: a policy, which plays the end of a game out where its level does."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy
        self.usual: Final = policy.params.looks_ahead
        self.ahead: Final = Lookahead(policy, rounds=TO_THE_END, width=ADVISED, margin=MARGIN, trust=TRUST)

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        worlds = Worlds(game, view, rng)
        state: State = worlds.world(0)
        codes = codes_of(game, legal)
        if (
            not self.usual
            or max(state.points) < state.facts.points_to_end - NEAR_END
            or STEP_OF[state.agenda[-1]] not in WEIGHTY
        ):
            return game.catalogue.text(self.policy.decide(state, view["seat"], codes, rng))
        prospects = self.ahead.prospects(worlds.world, view["seat"], codes, rng, budget.start(self.usual))
        return game.catalogue.text(prospects[0].code)

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        """The best few actions, best first, each with the chance to win and why."""
        worlds = Worlds(game, view, rng)
        state: State = worlds.world(0)
        wide = Lookahead(self.policy, rounds=1, width=ADVISED, margin=99.0, trust=self.ahead.trust)
        thinking = budget.start(max(self.usual, ADVICE))
        prospects = wide.prospects(worlds.world, view["seat"], codes_of(game, legal), rng, thinking)
        why = Why(map_stats_of(state.facts), self.policy.weights[stage(state)], state, view["seat"])
        chances = [self.policy.values(state)[view["seat"]]] * len(prospects)
        if prospects[0].tried:  # else there is but one, or no time
            chances = wide.chances(prospects)
        return [
            Advice(game.catalogue.text(one.code), hint(chance, state), why.reasons(one.code))
            for one, chance in zip(prospects, chances, strict=True)
        ]

    def remark(self, game: Game[Any], view: View, action: str) -> str:
        """Why it declines an offer."""
        if action != game.catalogue.text(DECLINE.at()):
            return ""
        state: State = imagine(game, view, Random(0))
        trading = Trading(self.policy.weights[stage(state)], state, view["seat"], self.policy.params)
        return trading.refusal()
