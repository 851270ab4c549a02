"""Each observer's knowledge of a hand of resource cards: for every kind a lower and an upper bound.

Grain and ore are taken openly, whatever is paid, traded or laid out in an offer is seen, pasture cards are drawn
unseen, and a stolen card is seen by thief and victim only (SR-INFO-01, SR-INFO-03, SR-INFO-07, SR-RUL-14). The state
keeps the bounds as distances from the true number (`margin_below` it, `margin_above` it), because open movements leave
those alone. The bounds themselves follow from what was open, so they tell no secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.array_ops import nested
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.names import CATTLE, HORSE, RESOURCES, SEATS_MOST
from occasus.games.struggle_for_rome.board.state import OBSERVERS, State, hand_size

WATCHING: Final = SEATS_MOST  # the observer who sees what everyone sees


def first_of(observer: i64, seat: i64) -> i64:
    """Return where the bounds of an observer on a hand begin."""
    return (observer * SEATS_MOST + seat) * RESOURCES


ABOUT: Final = nested(
    [[first_of(observer, seat) for observer in range(OBSERVERS) if observer != seat] for seat in range(SEATS_MOST)]
)  # where the bounds on a seat's hand begin, of everyone else


def note_draw(state: State, seat: i64, kind: i64) -> None:
    """A pasture card came into a hand unseen: it may be either kind (SR-INFO-03)."""
    below, above = state.margin_below, state.margin_above
    other = HORSE + CATTLE - kind
    for first in ABOUT[seat]:
        below[first + kind] += 1
        above[first + other] += 1


def note_spent(state: State, seat: i64, kind: i64) -> None:
    """Cards left a hand openly: no one can know of more than are left."""
    below = state.margin_below
    held = state.hands[seat * RESOURCES + kind]
    for first in ABOUT[seat]:
        if below[first + kind] > held:
            below[first + kind] = held


def note_shown(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Everyone saw that a hand has at least so many cards of a kind (SR-RUL-14)."""
    below = state.margin_below
    unseen = state.hands[seat * RESOURCES + kind] - number
    for first in ABOUT[seat]:
        if below[first + kind] > unseen:
            below[first + kind] = unseen


def bounds(state: State, observer: i64, seat: i64) -> tuple[vec[i64], vec[i64]]:
    """The fewest and the most cards of each kind in a hand, as far as an observer can know."""
    first, own = first_of(observer, seat), seat * RESOURCES
    held, below, above = state.hands, state.margin_below, state.margin_above
    number = held[own] + held[own + 1] + held[own + 2] + held[own + 3]
    low = vec[i64]([0] * RESOURCES)
    high = vec[i64]([0] * RESOURCES)
    fewest: i64 = 0
    most: i64 = 0
    for kind in range(RESOURCES):
        least, greatest = held[own + kind] - below[first + kind], held[own + kind] + above[first + kind]
        low[kind] = least if least > 0 else 0
        high[kind] = greatest if greatest < number else number
        fewest += low[kind]
        most += high[kind]
    for kind in range(RESOURCES):
        least, greatest = low[kind], high[kind]
        if number - most + greatest > least:
            low[kind] = number - most + greatest
        if number - fewest + least < greatest:
            high[kind] = number - fewest + least
    return low, high


def set_bounds(state: State, observer: i64, seat: i64, low: vec[i64], high: vec[i64]) -> None:
    """Let an observer know these bounds on a hand as it is now."""
    first = first_of(observer, seat)
    for kind in range(RESOURCES):
        held = state.hands[seat * RESOURCES + kind]
        state.margin_below[first + kind] = held - low[kind]
        state.margin_above[first + kind] = high[kind] - held


def steal_unseen(state: State, thief: i64, victim: i64, kind: i64) -> None:
    """Move a card from hand to hand so that only these two know which (SR-INFO-07)."""
    seen: list[tuple[vec[i64], vec[i64]]] = []
    for observer in range(OBSERVERS):
        seen.append(bounds(state, observer, victim))
    state.hands[victim * RESOURCES + kind] -= 1
    state.hands[thief * RESOURCES + kind] += 1
    for observer in range(OBSERVERS):
        low, high = seen[observer]
        possible = [k for k in range(RESOURCES) if high[k] > 0]
        if observer in (thief, victim) or len(possible) == 1:
            low[kind] = max(0, low[kind] - 1)
            high[kind] -= 1
        else:
            for k in possible:
                low[k] = max(0, low[k] - 1)
            first = first_of(observer, thief)
            state.margin_below[first + kind] += 1
            for other in possible:
                if other != kind:
                    state.margin_above[first + other] += 1
        set_bounds(state, observer, victim, low, high)


def forget(state: State, observer: i64, seat: i64) -> None:
    """Let an observer know nothing of a hand but its size."""
    number = hand_size(state, seat)
    set_bounds(state, observer, seat, vec[i64]([0] * RESOURCES), vec[i64]([number] * RESOURCES))
