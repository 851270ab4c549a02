"""Quick choices in one's own empire: which location falls, where an innovation goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.names import (
    END_PER_ADJACENT,
    END_PER_ADJACENT_DESTROYED,
    GAIN_PER_ADJACENT,
    ON_DESTROYED_GAIN,
    ON_DESTROYED_POINTS,
    ON_DESTRUCTION,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    STRENGTH_PER_ADJACENT,
    STRENGTH_PER_ADJACENT_DESTROYED,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.empire import destroy, intact_beside, ruin_options, ruins_beside
from occasus.games.empires_end.rules.innovations import attach, homes

OF_KIND: Final = (END_PER_ADJACENT, GAIN_PER_ADJACENT, POINTS_PER_ADJACENT, STRENGTH_PER_ADJACENT)
OF_RUINS: Final = (END_PER_ADJACENT_DESTROYED, POINTS_PER_ADJACENT_DESTROYED, STRENGTH_PER_ADJACENT_DESTROYED)
CARD_LOST: Final = 3.0  # points that an innovation on a fallen location was worth
TOKEN_WON: Final = 2.0  # points that a token is worth which a fall brings


def least_ruin(state: State, options: vec[i64]) -> i64:
    """Of the slots of which one falls, the one that costs least."""
    best, least = options[0], 1e9
    for slot in options:
        cost = float(state.facts.value[slot % TILES]) + CARD_LOST * float(state.count[slot])
        if state.count[slot]:
            cost -= _triggered(state, slot)
        if cost < least:
            best, least = slot, cost
    return best


def _triggered(state: State, slot: i64) -> float:
    """Return what the innovations on a slot bring when it falls."""
    abilities, brought = state.facts.abilities, 0.0
    for card in state.innovations[slot // TILES]:
        if state.home[card] == slot and abilities.phase[TILES + card] == ON_DESTRUCTION:
            kind = abilities.kind[TILES + card]
            if kind == ON_DESTROYED_GAIN:
                brought += TOKEN_WON * float(sum(abilities.gain[TILES + card]))
            elif kind == ON_DESTROYED_POINTS:
                brought += float(abilities.points[TILES + card])
    return brought


def best_home(state: State, card: i64, options: vec[i64]) -> i64:
    """Of the slots an innovation may go to, the one where it does most: by its neighbours, then by what lasts."""
    abilities, values = state.facts.abilities, state.facts.value
    bearer = TILES + card
    kind = abilities.kind[bearer]
    best, most = options[0], -1e9
    for slot in options:
        worth = 0.01 * float(values[slot % TILES])
        if kind in OF_KIND:
            worth += float(intact_beside(state, slot, abilities.beside[bearer]))
        elif kind in OF_RUINS:
            worth += float(ruins_beside(state, slot))
        elif abilities.phase[bearer] == ON_DESTRUCTION:
            worth = -worth
        if worth > most:
            best, most = slot, worth
    return best


def strike(state: State, seat: i64, card: i64) -> None:
    """Carry out what taking a card does to the empire of its taker; tokens and temple are not moved."""
    options = ruin_options(state, seat, state.facts.target[card])
    if options:
        destroy(state, seat, least_ruin(state, options), None)
    places = homes(state, seat)
    if places:
        attach(state, seat, card, best_home(state, card, places), None)
