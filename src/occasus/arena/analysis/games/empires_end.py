"""Empire's End as the analysis sees it: four spaces of the track by the quick policy."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from occasus.arena.analysis.game_rules import Candidate, QuickRules
from occasus.bots.contract import Reason
from occasus.bots.empires_end.forecast import chances
from occasus.bots.empires_end.levels import LEVEL_PARAMS
from occasus.bots.empires_end.player import Player
from occasus.bots.empires_end.policy import Policy
from occasus.bots.empires_end.reasons import told_reasons
from occasus.bots.empires_end.worlds import guess_screen
from occasus.core.basics import Seat
from occasus.core.game import Game
from occasus.games.empires_end.actions import DONE
from occasus.games.empires_end.board.state import State

SPACES: Final = 4
WORLDS: Final = 6  # in which first actions are weighed
BEST: Final = 3  # first actions that are played on,
MARGIN: Final = 1.5  # if they look at most so many points worse


class EmpireRules(QuickRules):
    """Players decide at the same time, so a turn is what a seat does in a phase of the track."""

    routine = frozenset(("done", "decline", "keep_hand"))
    end = "done"
    fact = "fact-idle-phases"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.player: Final = Player(LEVEL_PARAMS["legatus"])
        self.quick: Policy | None = None  # that of the rollout that goes on

    def policy(self, state: State) -> Policy:
        return self.player.policy(state.facts)

    def values(self, state: State) -> list[float]:
        return chances(self.policy(state), state)

    def settled(self, state: State) -> list[float]:
        """Finished games count by how near they were: a single point at the end is noise."""
        result = self.game.result(state)
        if result is None:
            return self.values(state)
        return self.policy(state).evaluation.shares(state, [float(score) for score in result.scores])

    def play_on(self, state: State, until: int, seed: int) -> list[float]:
        self.quick = self.policy(state)
        return super().play_on(state, until, seed)

    def choose(self, state: State, seat: Seat, legal: list[int], luck: Random) -> int:
        assert self.quick is not None
        return self.quick.choose(state, seat, legal, luck)

    def until(self, state: State) -> int:
        return int(state.space) + SPACES

    def reached(self, state: State, until: int) -> bool:
        return state.space >= until

    def moment(self, state: State) -> int:
        return int(state.space)

    def ends(self, state: State, seat: Seat, code: int) -> bool:
        return code == DONE.at()

    def unused(self, state: State) -> int:
        return 1

    def world(self, state: State, seat: Seat, rng: Random) -> State:
        world: State = self.game.resample_hidden(state, seat, rng)
        if not state.facts.finite:
            for other in range(state.facts.seats):
                if other != seat and world.bids[2 * other] < 0:
                    guess_screen(world, other, rng)
        return world

    def candidates(self, state: State, seat: Seat, played: list[int], rng: Random) -> list[Candidate]:
        """The first actions that look best over some imagined worlds."""
        legal = self.game.legal(state, seat)
        total: dict[int, float] = {}
        for _ in range(WORLDS):
            world = self.world(state, seat, rng)
            for worth, code in self.policy(state).weigh(world, seat, legal, rng):
                total[code] = total.get(code, 0.0) + worth / WORLDS
        ranked = sorted(total, key=lambda code: (-total[code], code))[:BEST]
        return [Candidate((code,)) for code in ranked if total[code] > total[ranked[0]] - MARGIN]

    def why(self, worlds: list[State], seat: Seat, best: Candidate, played: Candidate) -> list[Reason]:
        return told_reasons(self.policy(worlds[0]), worlds, seat, best.codes[0], Random(0))
