"""Pieces on the board: barbarians that come and go, legions, forts (FR-COMP, FR-DEF)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import CITIES, TRIBES, crowd_code, crowd_counts
from occasus.games.fall_of_rome.board.state import State, legions_may_stand
from occasus.games.fall_of_rome.rules.ending import check_win


def barbarians_in(state: State, city: int) -> int:
    """How many barbarians of all tribes are in a city."""
    hordes = state.hordes
    return (
        hordes[city]
        + hordes[CITIES + city]
        + hordes[2 * CITIES + city]
        + hordes[3 * CITIES + city]
        + hordes[4 * CITIES + city]
    )


def barbarians_by_tribe(state: State, city: int) -> list[int]:
    """How many barbarians of each tribe are in a city."""
    return state.hordes[city::CITIES]


def is_there(state: State, city: int, crowd: int) -> bool:
    """Whether a crowd, or more, is in a city."""
    present = barbarians_by_tribe(state, city)
    return all(count <= present[tribe] for tribe, count in enumerate(crowd_counts(crowd)))


def remove_barbarians(state: State, city: int, crowd: int, log: Log | None) -> int:
    """Return a crowd from a city to the supplies, together; returns how many
    (FR-COMP-12, FR-ACT-BATTLE-07, FR-RUL-115).
    """
    total = 0
    for tribe, count in enumerate(crowd_counts(crowd)):
        if count:
            state.hordes[tribe * CITIES + city] -= count
            state.supply[tribe] += count
            total += count
            if log is not None:
                log.add(events.REMOVED, tribe, city, count)
    check_win(state, log)
    return total


def crowds(present: list[int], least: int, most: int) -> list[int]:
    """The codes of all crowds of least to most barbarians out of those present."""
    codes: list[int] = []
    counts = [0] * TRIBES
    _collect(present, least, most, 0, counts, codes)
    return codes


def _collect(present: list[int], least: int, most: int, tribe: int, counts: list[int], codes: list[int]) -> None:
    if tribe == TRIBES:
        if least <= 0:
            codes.append(crowd_code(counts))
        return
    for count in range(min(present[tribe], most) + 1):
        counts[tribe] = count
        _collect(present, least - count, most - count, tribe + 1, counts, codes)
    counts[tribe] = 0


def place_legions(state: State, city: int, wanted: int) -> int:
    """Place legions as far as the supply goes; none are taken from the board (FR-RUL-95). Returns how many.

    In Roma Caput Mundi none are placed in Roma (FR-RUL-91).
    """
    if not legions_may_stand(state, city):
        return 0
    placed = min(wanted, state.legion_supply)
    state.legion_supply -= placed
    state.legions[city] += placed
    return placed


def remove_legions(state: State, city: int, count: int) -> None:
    """Return legions from a city to the supply (FR-COMP-12)."""
    state.legions[city] -= count
    state.legion_supply += count


def defend(state: State, tribe: int, city: int, log: Log | None) -> None:
    """Legions keep one barbarian out: attacked, one falls; ambushed, all do (FR-DEF-01, FR-DEF-02, FR-DEF-03)."""
    if state.forts[city] or city in state.cities:  # FR-DEF-02, FR-RUL-34, FR-RUL-73, FR-RUL-92, FR-RUL-102
        remove_legions(state, city, 1)
        if log is not None:
            log.add(events.ATTACKED, tribe, city)
        return
    fallen = state.legions[city]
    remove_legions(state, city, fallen)  # FR-DEF-03
    if log is not None:
        log.add(events.AMBUSHED, tribe, city, fallen)
