"""Another state that looks the same to a seat: what `describe` hides from it is dealt again.

The draws are those of `from_position` from the seat's description, in the same order, without the words.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import Seat
from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.names import RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.io.describe import striking
from occasus.games.empires_end.io.sample_hidden import guess_bids, guess_screens
from occasus.games.empires_end.rules.resources import supply
from occasus.games.empires_end.steps import CHOOSE_COINS_STEP


def resample_hidden(state: State, seat: Seat, rng: Random) -> State:
    """An independent state; a watcher's seat is no one's."""
    other = state.copy()
    hidden = [own for own in range(state.facts.seats) if own != seat]
    _cards(other, hidden, rng)
    _screens(other, hidden, rng)
    return other


def _cards(state: State, hidden: list[int], rng: Random) -> None:
    """Hands, secret choices for the strike and both piles; each keeps its size (EE-INFO-02, EE-INFO-07, EE-INFO-08)."""
    struck = [0] * state.facts.seats
    cards = [*state.deck, *state.discards]
    for own in hidden:
        cards.extend(state.hands[own])
        if striking(state):
            chosen = [card for card in state.struck[2 * own : 2 * own + 2] if card >= 0]
            cards.extend(chosen)
            struck[own] = len(chosen)
    cards.sort()
    rng.shuffle(cards)
    start = 0
    for own in hidden:
        end = start + len(state.hands[own])
        state.hands[own] = vec[i64](cards[start:end])
        start = end + struck[own]
        overwrite(state.struck, 2 * own, cards[end:start])
    end = start + len(state.discards)
    state.discards = vec[i64](cards[start:end])
    state.deck = vec[i64](cards[end:])


def _screens(state: State, hidden: list[int], rng: Random) -> None:
    """Screens, and the bids that are not shown yet (EE-INFO-01, EE-INFO-05)."""
    left = [supply(state, kind) for kind in range(RESOURCES)] if state.facts.finite else None
    secret = min(state.bids) < 0
    bidders = [own for own in hidden if secret and state.bids[2 * own] >= 0]
    for own in hidden:
        overwrite(state.resources, own * RESOURCES, [0] * RESOURCES)
    for own in bidders:
        overwrite(state.bids, 2 * own, [-1, -1])
    guess_screens(state, hidden, left, rng)
    guess_bids(state, bidders, [own for own in bidders if CHOOSE_COINS_STEP.has(state.todo[own])], rng)
