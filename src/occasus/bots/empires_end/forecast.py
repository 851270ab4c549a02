"""Forecast for a position of Empire's End: expected final scores and chances to win, including auctions."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end.policy import Policy, next_actor
from occasus.games.empires_end.board.state import State

UNSEEN: Final = 6.0  # points by which guesses of what others hold are too low on average


def chances(policy: Policy, state: State) -> list[float]:
    """Each seat's chance to win; auctions that go on are thought through."""
    if not state.agenda:
        return policy.evaluation.chances(state)
    return policy.evaluation.shares(state, expected_scores(policy, state))


def expected_scores(policy: Policy, state: State) -> list[float]:
    """The final scores that the seats can expect."""
    everybody = range(state.facts.seats)
    scores = [policy.evaluation.value(state, seat) for seat in everybody]
    if state.offers[0] >= 0 or state.offers[1] >= 0:
        actor = state.open_seats[0] if len(state.open_seats) == 1 else next_actor(state)
        policy.forget()
        for offer in (0, 1):
            if state.offers[offer] >= 0:
                handled = state.handled[offer]  # then the next seat is about to act
                gains = policy.outcome(state, (actor + handled) % state.facts.seats, offer)
                for seat in everybody:
                    scores[seat] += gains[seat]
    return scores


def guessed_scores(policy: Policy, worlds: list[State], seat: int) -> list[float]:
    """The final scores to expect as far as one seat can know: the mean over worlds that fit what it sees."""
    total = [0.0] * worlds[0].facts.seats
    for world in worlds:
        policy.forget()
        scores = expected_scores(policy, world)
        for other in range(len(total)):
            total[other] += scores[other] / len(worlds) + (UNSEEN / len(worlds) if other != seat else 0.0)
    return total
