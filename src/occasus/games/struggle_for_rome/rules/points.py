"""Victory points: the special cards, and the announcement of the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.int_arrays import has, total
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import CARDS, HORSEMAN, PROVINCES, SEATS_MOST, VICTORY_POINT, WARRIOR
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import (
    ANNOUNCED,
    GAINED_DIPLOMACY,
    GAINED_LEGACY,
    GAINED_SCOURGE,
    LOST_DIPLOMACY,
    SHOWED_POINTS,
)

DIPLOMATS_NEEDED: Final = 3  # SR-VP-03
LEGACY_CITIES: Final = 4  # SR-VP-08
DIPLOMACY_CARD: Final = 0
SCOURGE_CARD: Final = 1
LEGACY_CARD: Final = 2


def add_points(state: State, seat: i64, points: i64, log: Log | None) -> None:
    """Give points that everyone sees; reaching 10 announces the end (SR-END-01, SR-END-06, SR-END-07)."""
    state.points[seat] += points
    if state.points[seat] >= state.facts.points_to_end and not state.announced:
        state.announced = 1
        if log is not None:
            log.add(ANNOUNCED, seat)


def award_diplomacy(state: State, seat: i64, log: Log | None) -> None:
    """After a Diplomat: the card goes to the first with three, later to whoever has more (SR-VP-03, SR-VP-04)."""
    holder = state.diplomacy
    mine = state.diplomats[seat]
    if holder == seat or mine < DIPLOMATS_NEEDED or (holder >= 0 and mine <= state.diplomats[holder]):  # SR-RUL-43
        return
    worth = state.facts.special_points[DIPLOMACY_CARD]
    if holder >= 0:
        state.points[holder] -= worth
        if log is not None:
            log.add(LOST_DIPLOMACY, holder)
    state.diplomacy = seat
    if log is not None:
        log.add(GAINED_DIPLOMACY, seat)
    add_points(state, seat, worth, log)


def has_all_colours(state: State, tribe: i64) -> bool:
    """Return whether a tribe's own tokens show every colour (SR-VP-05, SR-VP-07)."""
    first = tribe * PROVINCES
    return not has(state.tokens[first : first + PROVINCES], 0)


def award_scourge(state: State, tribe: i64, log: Log | None) -> None:
    """A tribe has just completed its colours: the Scourge of Rome, for good (SR-VP-05, SR-VP-06)."""
    if log is not None:
        log.add(GAINED_SCOURGE, tribe)
    add_points(state, tribe // 2, state.facts.special_points[SCOURGE_CARD], log)


def award_legacy(state: State, seat: i64, log: Log | None) -> None:
    """After a conquest: four cities of each tribe bring the Legacy of Rome while there are cards.

    SR-VP-08, SR-VP-09, SR-VP-10.
    """
    realm = state.realm
    if state.legacy[seat] or min(realm[2 * seat + HORSEMAN], realm[2 * seat + WARRIOR]) < LEGACY_CITIES:
        return
    if total(state.legacy, 0, SEATS_MOST) >= state.facts.legacies:  # SR-VP-09, SR-RUL-03
        return
    state.legacy[seat] = 1
    if log is not None:
        log.add(GAINED_LEGACY, seat)
    add_points(state, seat, state.facts.special_points[LEGACY_CARD], log)


def hidden_points(state: State, seat: i64) -> i64:
    """Return what the victory-point cards in a hand are worth (SR-VP-11)."""
    return state.cards[seat * CARDS + VICTORY_POINT] * state.facts.hidden_points


def can_show(state: State, seat: i64) -> bool:
    """Hidden points may be shown when their owner reaches 10 with them (SR-DEV-10, SR-RUL-45)."""
    hidden = hidden_points(state, seat)
    return hidden > 0 and not state.announced and state.points[seat] + hidden >= state.facts.points_to_end


def show_points(state: State, seat: i64, log: Log | None) -> None:
    """Lay the victory-point cards open; showing is not playing (SR-DEV-10)."""
    hidden = hidden_points(state, seat)
    number = state.cards[seat * CARDS + VICTORY_POINT]
    state.cards[seat * CARDS + VICTORY_POINT] = 0
    state.shown[seat] += number
    if log is not None:
        log.add(SHOWED_POINTS, seat, hidden)
    add_points(state, seat, hidden, log)
