"""Another state that looks the same to a seat: what `describe` hides from it is dealt again.

The draws are those of `from_position` from the seat's description, in the same order, without the words.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import WATCHER, Seat
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.names import CARDS, GRAIN, ORE, RESOURCES
from occasus.games.struggle_for_rome.board.state import State, hand_size, seat_on_turn
from occasus.games.struggle_for_rome.io.sample_hidden import (
    deal_counts,
    deal_hands,
    guess_plundered,
    needs,
    tell_bounds,
)
from occasus.games.struggle_for_rome.rules.knowledge import WATCHING, bounds


def resample_hidden(state: State, seat: Seat, rng: Random) -> State:
    """An independent state; a watcher's seat is no one's."""
    other = state.copy()
    hidden = [own for own in range(state.facts.seats) if own != seat]
    _resources(other, hidden, WATCHING if seat == WATCHER else seat, rng)
    _development(other, hidden, rng)
    if state.plundered_card >= 0 and seat_on_turn(state) != seat:
        other.plundered_card = guess_plundered(other, rng)
    for own in hidden:
        _returned(other, own, rng)
    return other


def _resources(state: State, hidden: list[int], observer: i64, rng: Random) -> None:
    """Hands within what was seen of them, and the pasture pile (SR-INFO-01, SR-INFO-03)."""
    rest = list(state.bank[:RESOURCES])
    sizes: list[int] = []
    seen: list[tuple[list[int], list[int]]] = []
    low: list[list[int]] = [[state.bank[ORE], state.bank[GRAIN], 0, 0]]
    high: list[list[int]] = [[state.bank[ORE], state.bank[GRAIN], sum(rest), sum(rest)]]
    stored = sum(rest)
    for own in hidden:
        fewest, most = bounds(state, observer, own)
        held = state.hands[own * RESOURCES : own * RESOURCES + RESOURCES]
        rest = [rest[kind] + held[kind] for kind in range(RESOURCES)]
        sizes.append(hand_size(state, own))
        seen.append((list(fewest), list(most)))
        needed = needs(state, own)
        low.append([max(fewest[kind], needed[kind]) for kind in range(RESOURCES)])
        high.append(list(most))
    deal_hands(state, hidden, [stored, *sizes], rest, low, high, rng)
    tell_bounds(state, dict(zip(hidden, seen, strict=True)))


def _development(state: State, hidden: list[int], rng: Random) -> None:
    """Covered development cards, from those that no one has shown (SR-INFO-02)."""
    left = list(state.pile)
    sizes: list[int] = []
    for own in hidden:
        held = state.cards[own * CARDS : own * CARDS + CARDS]
        left = [left[kind] + held[kind] for kind in range(CARDS)]
        sizes.append(sum(held))
    for own, dealt in zip(hidden, deal_counts(sizes, left, rng), strict=True):
        overwrite(state.cards, own * CARDS, dealt)
        left = [left[kind] - dealt[kind] for kind in range(CARDS)]
    state.pile = vec[i64](left)


def _returned(state: State, own: int, rng: Random) -> None:
    """What someone has chosen to hand back in a shortage (SR-SHORT-03)."""
    first = own * RESOURCES
    chosen = sum(state.returned[first : first + RESOURCES])
    if chosen:
        hand = list(state.hands[first : first + RESOURCES])
        overwrite(state.returned, first, deal_counts([chosen], hand, rng)[0])
