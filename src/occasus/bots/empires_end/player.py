"""A player of Empire's End: weighs its actions in several worlds that fit what it sees."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.bots.budget import Budget, Thinking
from occasus.bots.common.worlds import ADVISED, codes_of
from occasus.bots.contract import Advice
from occasus.bots.empires_end import bids
from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.forecast import guessed_scores
from occasus.bots.empires_end.level_params import LevelParams
from occasus.bots.empires_end.lookahead import candidates, tried
from occasus.bots.empires_end.policy import Policy, Worths, depends_on_others, is_bid
from occasus.bots.empires_end.reasons import told_reasons
from occasus.bots.empires_end.worlds import worlds
from occasus.core.basics import View
from occasus.core.game import Game
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.conflict import base_strength

GUESSES: Final = 12  # worlds by which the scores of all are guessed for it


@final
class Player:
    """A bot of one level."""

    def __init__(self, params: LevelParams) -> None:
        self._params: Final = params
        self._policies: Final[dict[int, tuple[Facts, Policy]]] = {}  # by the identity of the tables

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        seat: int = view["seat"]
        imagined = worlds(game, view, self._params.worlds, rng)
        thinking, ahead = budget.start(self._params.worlds), budget.start(self._params.looks_ahead)
        policy = self.policy(imagined[0].facts)
        if is_bid(imagined[0], seat):
            return game.catalogue.text(policy.bid(imagined[0], seat, self._victory(policy, imagined, seat, rng), rng))
        worths = self._weigh(policy, imagined, seat, codes_of(game, legal), rng, thinking)
        if self._params.looks_ahead:
            return game.catalogue.text(_ahead(policy, imagined, seat, worths, rng, ahead))
        noise = self._params.noise
        best, most = worths[0][1], -1e9
        for worth, code in worths:
            if noise:
                worth += rng.gauss(0.0, noise)
            if worth > most:
                best, most = code, worth
        return game.catalogue.text(best)

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        seat: int = view["seat"]
        imagined = worlds(game, view, self._params.worlds, rng)
        thinking = budget.start(self._params.worlds)
        policy = self.policy(imagined[0].facts)
        worths = sorted(
            self._weigh(policy, imagined, seat, codes_of(game, legal), rng, thinking),
            key=lambda pair: (-pair[0], pair[1]),
        )
        scores = guessed_scores(policy, imagined[:GUESSES], seat)
        advice: list[Advice] = []
        asked = worths if len(legal) <= ADVISED else _different(game, worths)  # who asks about a few hears about each
        for worth, code in asked[:ADVISED]:
            then = scores[:]
            then[seat] += worth - worths[0][0]
            chance = policy.evaluation.guessed_shares(imagined[0], then)[seat]
            advice.append(Advice(game.catalogue.text(code), chance, told_reasons(policy, imagined, seat, code, rng)))
        return advice

    def policy(self, facts: Facts) -> Policy:
        """The policy for a game; made once, with nothing remembered of another position."""
        known = self._policies.get(id(facts))
        if known is None or known[0] is not facts:
            params = self._params
            policy = Policy(Evaluation(facts, params.weights), params.swaps, params.foresight, params.mixing)
            known = self._policies[id(facts)] = (facts, policy)
        known[1].forget()
        return known[1]

    def _weigh(
        self, policy: Policy, imagined: list[State], seat: int, legal: list[int], rng: Random, thinking: Thinking
    ) -> Worths:
        """Return what each action is worth, on average over the worlds where these matter."""
        if is_bid(imagined[0], seat):
            return policy.bid_worths(imagined[0], seat, self._victory(policy, imagined, seat, rng))
        if not depends_on_others(imagined[0], seat):
            return policy.weigh(imagined[0], seat, legal, rng)
        total: dict[int, float] = {}
        number = 0
        while number < len(imagined) and (thinking.has_time_left() or not number):
            for worth, code in policy.weigh(imagined[number], seat, legal, rng):
                total[code] = total.get(code, 0.0) + worth
            number += 1
        return [(worth / number, code) for code, worth in total.items()]

    def _victory(self, policy: Policy, imagined: list[State], seat: int, rng: Random) -> list[float]:
        """The chance to be strongest by number of committed tokens: the others bid by the quick policy."""
        if not self._params.foresight:
            return bids.likely_victory(policy.evaluation, imagined[0], seat)
        base = base_strength(imagined[0], seat)
        wins = [0.0] * (bids.most_tokens(imagined[0], seat) + 1)
        for world in imagined:
            rival = 0
            for other in range(world.facts.seats):
                if other != seat:
                    rival = max(rival, base_strength(world, other) + _guessed_bid(policy, world, other, rng))
            for tokens in range(max(0, rival - base), len(wins)):
                wins[tokens] += 1.0 / len(imagined)
        return wins


def _guessed_bid(policy: Policy, world: State, seat: int, rng: Random) -> int:
    """Return what another seat may commit; a bid already made is taken as it was imagined."""
    axes, coins = world.bids[2 * seat], world.bids[2 * seat + 1]
    if axes >= 0 and coins >= 0:
        return axes + coins
    worths = bids.bid_worths(policy.evaluation, world, seat, bids.likely_victory(policy.evaluation, world, seat))
    return sum(bids.mixed_bid(worths, policy.mixing, rng))


def _ahead(policy: Policy, imagined: list[State], seat: int, worths: Worths, rng: Random, thinking: Thinking) -> int:
    """The best action after the few best were played on."""
    options = candidates(worths)
    if len(options) == 1:
        return options[0][1]
    chances = tried(policy, imagined, seat, options, rng, thinking)
    return options[chances.index(max(chances))][1]


def _different(game: Game[Any], worths: Worths) -> Worths:
    """The best way of each deed; the other ways to pay for it are left out."""
    seen: set[str] = set()
    imagined: Worths = []
    for worth, code in worths:
        words = game.catalogue.text(code).split()
        key = " ".join(words[:2] if words[0] in ("pay", "skip", "build", "rebuild") else words)
        if key not in seen:
            seen.add(key)
            imagined.append((worth, code))
    return imagined
