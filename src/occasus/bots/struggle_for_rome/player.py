"""A player of Struggle for Rome: decides by its mind, plays the end of a game out, says why."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice
from occasus.bots.struggle_for_rome.chart import chart_of
from occasus.bots.struggle_for_rome.deals import Deals
from occasus.bots.struggle_for_rome.forecast import hint
from occasus.bots.struggle_for_rome.instinct import BUILD, CLAIM, LEGIONNAIRE, TRIBE
from occasus.bots.struggle_for_rome.lookahead import Lookahead
from occasus.bots.struggle_for_rome.mind import Mind
from occasus.bots.struggle_for_rome.reasons import Why
from occasus.bots.struggle_for_rome.worth import stage
from occasus.core.basics import View
from occasus.core.game import Game, imagine
from occasus.games.struggle_for_rome.actions import DECLINE
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import STEP_OF

WEIGHTY: Final = (TRIBE, BUILD, LEGIONNAIRE, CLAIM)  # decisions that are worth looking ahead for
NEAR_END: Final = 2  # points that the leader lacks when a game is short enough to be played out
TO_THE_END: Final = 99  # rounds
TOLD: Final = 3  # actions that are tried, or told in an advice
MARGIN: Final = 0.6  # logits by which an action may look worse at once and still be tried
TRUST: Final = 0.25  # in the first judgement, against what came of the trials
ADVICE: Final = 24  # simulations for an advice, at most, for bots that look ahead less


@final
class Player:
    """One seat of one match: a mind, which plays the end of a game out where its style says so."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.usual: Final = mind.style.looks_ahead
        self.ahead: Final = Lookahead(mind, rounds=TO_THE_END, width=TOLD, margin=MARGIN, trust=TRUST)

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        state: State = imagine(game, view, rng)
        codes = game.catalogue.codes()
        known = [codes[text] for text in legal]
        if (
            not self.usual
            or max(state.points) < state.tables.points_to_end - NEAR_END
            or STEP_OF[state.agenda[-1]] not in WEIGHTY
        ):
            return game.catalogue.text(self.mind.decide(state, view["seat"], known, rng))
        worlds = Worlds(game, view, rng, state)
        found = self.ahead.prospects(worlds.world, view["seat"], known, rng, budget.start(self.usual))
        return game.catalogue.text(found[0].code)

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        """The best few actions, best first, each with the chance to win and why."""
        state: State = imagine(game, view, rng)
        codes = game.catalogue.codes()
        worlds = Worlds(game, view, rng, state)
        wide = Lookahead(self.mind, rounds=1, width=TOLD, margin=99.0, trust=self.ahead.trust)
        thinking = budget.start(max(self.usual, ADVICE))
        found = wide.prospects(worlds.world, view["seat"], [codes[text] for text in legal], rng, thinking)
        why = Why(chart_of(state.tables), self.mind.weights[stage(state)], state, view["seat"])
        chances = [self.mind.values(state)[view["seat"]]] * len(found)
        if found[0].tried:  # else there is but one, or no time
            chances = wide.chances(found)
        return [
            Advice(game.catalogue.text(one.code), hint(chance, state), why.reasons(one.code))
            for one, chance in zip(found, chances, strict=True)
        ]

    def remark(self, game: Game[Any], view: View, action: str) -> str:
        """Why it declines an offer."""
        if action != game.catalogue.text(DECLINE.at()):
            return ""
        state: State = imagine(game, view, Random(0))
        deals = Deals(self.mind.weights[stage(state)], state, view["seat"], self.mind.style)
        return deals.refusal()


@final
class Worlds:
    """States that fit a view, imagined when they are asked for."""

    MOST: Final = 8

    def __init__(self, game: Game[Any], view: View, rng: Random, first: State) -> None:
        self._game: Final = game
        self._seat: Final[int] = view["seat"]
        self._rng: Final = rng
        self._made: Final = [first]

    def world(self, number: int) -> State:
        """One of them, by number; after the last the first comes again."""
        number %= self.MOST
        while number >= len(self._made):
            self._made.append(self._game.redeal(self._made[0], self._seat, self._rng))
        return self._made[number]
