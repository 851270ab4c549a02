"""What the shared tree search is told about Empire's End."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from occasus.bots.contract import Reason
from occasus.bots.empires_end.policy import Policy, next_actor
from occasus.bots.empires_end.reasons import reasons_between
from occasus.games.empires_end.board.state import State

SHARP: Final = 1.0  # points of difference that make an action e times likelier to be tried


@final
class EmpireKnowledge:
    """Chances, candidates and the quick policy, by one policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win; auctions that go on are thought through."""
        outlook = self.policy.outlook
        if not state.agenda:
            return outlook.chances(state)
        return outlook.shares(state, self.scores(state))

    def scores(self, state: State) -> list[float]:
        """The final scores that the seats can expect."""
        outlook, policy = self.policy.outlook, self.policy
        everybody = range(state.tables.seats)
        scores = [outlook.value(state, seat) for seat in everybody]
        if state.offers[0] >= 0 or state.offers[1] >= 0:
            actor = state.open_seats[0] if len(state.open_seats) == 1 else next_actor(state)
            policy.forget()
            for offer in (0, 1):
                if state.offers[offer] >= 0:
                    handled = state.handled[offer]  # then the next seat is about to act
                    gains = policy.outcome(state, (actor + handled) % state.tables.seats, offer)
                    for seat in everybody:
                        scores[seat] += gains[seat]
        return scores

    def candidates(self, state: State, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        """The best few actions by the quick policy, with weights."""
        self.policy.forget()
        worths = sorted(self.policy.weigh(state, seat, legal, Random(0)), key=lambda pair: (-pair[0], pair[1]))[:width]
        return [(code, exp(max(-20.0, (worth - worths[0][0]) / SHARP))) for worth, code in worths]

    def choose(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """The quick policy."""
        return self.policy.choose(state, seat, legal, rng)

    def reasons(self, before: State, after: State, seat: int) -> list[Reason]:
        """The largest terms by which the evaluation changed."""
        return reasons_between(self.policy.outlook, before, after, seat)
