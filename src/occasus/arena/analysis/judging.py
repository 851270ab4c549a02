"""The cost of a turn: the best turn found against the one that was played, over fresh rollouts with the same luck."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Any, Final

from occasus.arena.analysis.effort import Effort
from occasus.arena.analysis.game_rules import Candidate, GameRules
from occasus.arena.analysis.records import BetterReason, TurnRecord
from occasus.arena.analysis.scale import columns, is_open, label, logit, mean, standard_error
from occasus.arena.analysis.survey import Block, Surveyor, action_record, opening
from occasus.bots.contract import Reason
from occasus.core.basics import Seat
from occasus.core.match import Match, dice

SEEDS: Final = 32  # bits
BEST: Final = "best"
WORLDS: Final = 4  # in which a reason is looked for


class Comparison:
    """Two ways to play one block, each played on in the same worlds with the same luck."""

    def __init__(self, rules: GameRules, state: Any, seat: Seat, rng: Random) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        self.until: Final = rules.until(state)
        self.worlds: Final[list[Any]] = []
        self.seed: Final = rng.getrandbits(SEEDS)

    def tried(self, candidate: Candidate, number: int) -> list[float]:
        """Each seat's chance after a candidate in one world; empty where it is not possible there."""
        while number >= len(self.worlds):
            self.worlds.append(self.rules.world(self.state, self.seat, self.rng))
        after = self.rules.after(self.worlds[number], self.seat, candidate)
        return [] if after is None else self.rules.play_on(after, self.until, self.seed + number)

    def why(self, best: Candidate, played: Candidate) -> list[Reason]:
        """Why the better way is better, by what the seat knows."""
        worlds = self.worlds[:WORLDS] if self.rules.hides else [self.state]
        return self.rules.why(worlds, self.seat, best, played)

    def best_of(self, candidates: list[Candidate], tries: int) -> Candidate:
        """The candidate that does best in a few worlds."""
        if len(candidates) == 1:
            return candidates[0]
        totals = []
        for candidate in candidates:
            chances = [after[self.seat] for number in range(tries) if (after := self.tried(candidate, number))]
            totals.append(mean(chances) if chances else -1.0)
        return candidates[totals.index(max(totals))]


class Difference:
    """The cost of playing a block, over fresh rollouts."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.best: Final[list[list[float]]] = []
        self.played: Final[list[list[float]]] = []
        self.gaps: Final[list[float]] = []
        self.odds: Final[list[float]] = []

    def add(self, best: list[float], played: list[float]) -> None:
        self.best.append(best)
        self.played.append(played)
        self.gaps.append(best[self.seat] - played[self.seat])
        self.odds.append(logit(best[self.seat]) - logit(played[self.seat]))

    def is_known(self, effort: Effort) -> bool:
        return len(self.gaps) >= effort.judge and standard_error(self.gaps) < effort.error

    def effects(self) -> list[float]:
        pairs = zip(columns(self.played), columns(self.best), strict=True)
        return [played - best for played, best in pairs]


def judge(match: Match[Any], wanted: Iterable[int], effort: Effort) -> list[TurnRecord]:
    """Judge some turns of a match, by their places; the others are not returned."""
    surveyor = Surveyor(match)
    turns = surveyor.run(with_values=False).turns
    places = set(wanted)
    judged = {place: TurnJudge(turns[place]) for place in sorted(places) if 0 <= place < len(turns)}
    state, number = opening(match), 0
    for block in surveyor.blocks:
        if block.turn not in judged:
            continue
        for seat, code in match.moves[number : block.first]:
            match.game.apply(state, seat, code, None)
        number = block.first
        judged[block.turn].add(match, surveyor.rules, state, block, effort)
    for one in judged.values():
        one.settle(surveyor.rules)
    return [one.turn for one in judged.values()]


class TurnJudge:
    """One turn, block by block."""

    def __init__(self, turn: TurnRecord) -> None:
        self.turn: Final = turn
        self.variance = self.odds_variance = self.costliest = 0.0

    def add(self, match: Match[Any], rules: GameRules, state: Any, block: Block, effort: Effort) -> None:
        """Judge one of its blocks, which begins in a state."""
        turn = self.turn
        if not turn.start:
            turn.start = [round(chance, 4) for chance in rules.values(state)]
        if not turn.effects:
            turn.effects = [0.0] * match.seats
        rng = dice(f"{match.seed}/judged", block.first)
        candidates = rules.candidates(state, block.seat, block.codes, rng)
        if not candidates or all(list(candidate.codes) == block.codes for candidate in candidates):
            return
        comparison = Comparison(rules, state, block.seat, rng)
        played = Candidate(tuple(block.codes))
        best = comparison.best_of(candidates, effort.screen)
        if best.codes == played.codes:  # as good as anything that was found
            return
        done = rules.after(state, block.seat, played)
        if best.state is not None and done is not None and rules.alike(best.state, done):
            return
        difference = Difference(block.seat)
        for number in range(effort.screen, effort.screen + effort.most):
            if difference.is_known(effort):
                break
            one, other = comparison.tried(best, number), comparison.tried(played, number)
            if one and other:
                difference.add(one, other)
        if len(difference.gaps) > 1:
            self._count(match, block, best, comparison, difference)

    def _count(
        self, match: Match[Any], block: Block, best: Candidate, comparison: Comparison, difference: Difference
    ) -> None:
        turn = self.turn
        turn.effects = [old + new for old, new in zip(turn.effects, difference.effects(), strict=True)]
        turn.odds += mean(difference.odds)
        self.variance += standard_error(difference.gaps) ** 2
        self.odds_variance += standard_error(difference.odds) ** 2
        best_ends = columns(difference.best)
        if not turn.best or best_ends[block.seat] > turn.best[block.seat]:
            turn.best = [round(chance, 4) for chance in best_ends]
        cost = mean(difference.gaps)
        if cost > self.costliest:
            self.costliest = cost
            turn.better_at = block.first
            turn.better = comparison.rules.told([action_record(match.game, code) for code in best.codes])
            why = comparison.why(best, Candidate(tuple(block.codes)))
            turn.why = [BetterReason(key=reason.key, words=reason.words) for reason in why[:1]]

    def settle(self, rules: GameRules) -> None:
        """All blocks are judged."""
        turn = self.turn
        turn.judged = True
        turn.effects = [round(effect, 4) for effect in turn.effects]
        turn.error, turn.odds_error = round(sqrt(self.variance), 4), round(sqrt(self.odds_variance), 4)
        turn.odds = round(turn.odds, 4)
        cost = -turn.effects[turn.seat]
        if is_open(turn.start[turn.seat]):
            turn.label = label(cost, turn.odds, turn.odds_error, rules.thresholds)
