"""Pieces on the board: barbarians that come and go, legions, forts (FR-COMP, FR-DEF)."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.catalogue import Family1
from occasus.core.int_arrays import Stack, has, total, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import CITIES, TRIBES, crowd_code, crowd_counts
from occasus.games.fall_of_rome.board.state import State, legions_may_stand
from occasus.games.fall_of_rome.rules.ending import check_win


def barbarians_in(state: State, city: i64) -> i64:
    """Return how many barbarians of all tribes are in a city."""
    hordes = state.hordes
    return (
        hordes[city]
        + hordes[CITIES + city]
        + hordes[2 * CITIES + city]
        + hordes[3 * CITIES + city]
        + hordes[4 * CITIES + city]
    )


def barbarians_by_tribe(state: State, city: i64) -> vec[i64]:
    """Return how many barbarians of each tribe are in a city."""
    present = vec[i64]([0] * TRIBES)
    for tribe in range(TRIBES):
        present[tribe] = state.hordes[tribe * CITIES + city]
    return present


def tribes_in(state: State, city: i64) -> i64:
    """Return how many tribes have barbarians in a city."""
    tribes: i64 = 0
    for tribe in range(TRIBES):
        if state.hordes[tribe * CITIES + city]:
            tribes += 1
    return tribes


def is_there(state: State, city: i64, crowd: i64) -> bool:
    """Return whether a crowd, or more, is in a city."""
    counts = crowd_counts(crowd)
    return all(counts[tribe] <= state.hordes[tribe * CITIES + city] for tribe in range(TRIBES))


def remove_barbarians(state: State, city: i64, crowd: i64, log: Log | None) -> i64:
    """Return a crowd from a city to the supplies, together; returns how many
    (FR-COMP-12, FR-ACT-BATTLE-07, FR-RUL-115).
    """
    counts = crowd_counts(crowd)
    for tribe in range(TRIBES):
        count = counts[tribe]
        if count:
            state.hordes[tribe * CITIES + city] -= count
            state.supply[tribe] += count
            if log is not None:
                log.add(events.REMOVED, tribe, city, count)
    check_win(state, log)
    return total(counts, 0, TRIBES)


def crowds(present: vec[i64], least: i64, most: i64) -> Stack:
    """The codes of all crowds of least to most barbarians out of those present."""
    codes = Stack()
    _collect(present, least, most, 0, vec[i64]([0] * TRIBES), codes)
    return codes


def offer_crowds(family: Family1, present: vec[i64], least: i64, most: i64, codes: Stack) -> None:
    """Append the actions of a family for all these crowds."""
    choices = crowds(present, least, most)
    for place in range(len(choices)):
        codes.append(family.at(choices[place]))


def _collect(present: vec[i64], least: i64, most: i64, tribe: i64, counts: vec[i64], codes: Stack) -> None:
    if tribe == TRIBES:
        if least <= 0:
            codes.append(crowd_code(counts))
        return
    for count in range(min(present[tribe], most) + 1):
        counts[tribe] = count
        _collect(present, least - count, most - count, tribe + 1, counts, codes)
    counts[tribe] = 0


def place_legions(state: State, city: i64, wanted: i64) -> i64:
    """Place legions as far as the supply goes; none are taken from the board (FR-RUL-95). Returns how many.

    In Roma Caput Mundi none are placed in Roma (FR-RUL-91).
    """
    if not legions_may_stand(state, city):
        return 0
    placed = min(wanted, state.legion_supply)
    state.legion_supply -= placed
    state.legions[city] += placed
    return placed


def remove_legions(state: State, city: i64, count: i64) -> None:
    """Return legions from a city to the supply (FR-COMP-12)."""
    state.legions[city] -= count
    state.legion_supply += count


def defend(state: State, tribe: i64, city: i64, log: Log | None) -> None:
    """Legions keep one barbarian out: attacked, one falls; ambushed, all do (FR-DEF-01, FR-DEF-02, FR-DEF-03)."""
    if state.forts[city] or has(state.cities, city):  # FR-DEF-02, FR-RUL-34, FR-RUL-73, FR-RUL-92, FR-RUL-102
        remove_legions(state, city, 1)
        if log is not None:
            log.add(events.ATTACKED, tribe, city)
        return
    fallen = state.legions[city]
    remove_legions(state, city, fallen)  # FR-DEF-03
    if log is not None:
        log.add(events.AMBUSHED, tribe, city, fallen)
