"""The end of the game (EE-END): final scores, ties, the result."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.game import Result
from occasus.core.int_arrays import total
from occasus.core.log import Log
from occasus.games.empires_end.board.names import (
    END_GAME,
    END_MOST_DESTROYED,
    END_PER_ADJACENT,
    END_PER_ADJACENT_DESTROYED,
    END_PER_DESTROYED,
    END_PER_RESOURCE,
    END_RESCORE,
    RESOURCES,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import FINAL_SCORE, INNOVATION_COUNTED, LOCATIONS_COUNTED, WON
from occasus.games.empires_end.rules.empire import intact_beside, neighbours, ruins_beside


def intact_count(state: State, seat: i64) -> i64:
    """Return how many locations of a seat are intact."""
    return total(state.intact, seat * TILES, seat * TILES + TILES)


def location_points(state: State, seat: i64) -> i64:
    """The values of the intact locations (EE-END-02, EE-END-03)."""
    first = seat * TILES
    return sum(state.facts.value[tile] for tile in range(TILES) if state.intact[first + tile])


def innovation_points(state: State, seat: i64, open_to_reader: bool = True) -> list[tuple[int, int]]:
    """The end-game innovations on intact locations with their points; a re-score gets the best of the
    others (EE-END-02, EE-END-08, EE-ABIL-31, EE-DEC-24). Tokens that a reader may not see count nothing (EE-INFO-01).
    """
    abilities = state.facts.abilities
    cards = _counting(state, seat)
    plain = [
        (card, ability_points(state, seat, card) if open_to_reader or not _counts_tokens(state, card) else 0)
        for card in cards
        if abilities.kind[TILES + card] != END_RESCORE
    ]
    best = max((points for _, points in plain), default=0)
    again = [
        (card, max(0, best) * abilities.limit[TILES + card])
        for card in cards
        if abilities.kind[TILES + card] == END_RESCORE
    ]
    return sorted(plain + again)


def _counting(state: State, seat: i64) -> list[int]:
    """The end-game innovations of a seat that are not under a ruin (EE-LOC-06)."""
    phase = state.facts.abilities.phase
    return [
        card for card in state.innovations[seat] if phase[TILES + card] == END_GAME and state.intact[state.home[card]]
    ]


def _counts_tokens(state: State, card: i64) -> bool:
    return state.facts.abilities.kind[TILES + card] == END_PER_RESOURCE


def ability_points(state: State, seat: i64, card: i64) -> i64:
    """Return what one end-game ability is worth (EE-ABIL-26, EE-ABIL-27, EE-ABIL-28, EE-ABIL-29, EE-ABIL-30)."""
    abilities, bearer, slot = state.facts.abilities, TILES + card, state.home[card]
    kind, points = abilities.kind[bearer], abilities.points[bearer]
    if kind == END_PER_DESTROYED:
        return points * (TILES - intact_count(state, seat))
    if kind == END_PER_ADJACENT_DESTROYED:
        return points * ruins_beside(state, slot)
    if kind == END_PER_RESOURCE:  # EE-RES-04
        return points * state.resources[seat * RESOURCES + abilities.resource[bearer]]
    if kind == END_PER_ADJACENT:
        return points * _beside_at_end(state, slot, abilities.beside[bearer])
    assert kind == END_MOST_DESTROYED
    # of players without a ruin all have the most (EE-RUL-30)
    fewest = min(intact_count(state, other) for other in range(state.facts.seats))
    return points if intact_count(state, seat) == fewest else 0


def _beside_at_end(state: State, slot: i64, kind: i64) -> i64:
    """Neighbours of a kind, intact ones only unless the option says otherwise (EE-ABIL-29, EE-RUL-21)."""
    if state.facts.ruins_keep_kind:
        return sum(1 for near in neighbours(state, slot) if state.facts.kind[near % TILES] == kind)
    return intact_beside(state, slot, kind)


def score_now(state: State, seat: i64, open_to_reader: bool) -> int:
    """Score track, intact locations and end-game innovations; nothing else (EE-END-02, EE-END-04)."""
    innovations = sum(points for _, points in innovation_points(state, seat, open_to_reader))
    return state.score[seat] + location_points(state, seat) + innovations


def may_be_more(state: State, seat: i64, open_to_reader: bool) -> bool:
    """Return whether tokens that a reader may not see could add to a score (EE-INFO-01, EE-ABIL-28)."""
    return not open_to_reader and any(_counts_tokens(state, card) for card in _counting(state, seat))


def final_scores(state: State) -> list[int]:
    """Return what everyone has at the end (EE-END-02)."""
    return [score_now(state, seat, True) for seat in range(state.facts.seats)]


def places(state: State, scores: list[int]) -> tuple[int, ...]:
    """The highest score wins, then more intact locations; those still tied share a place
    (EE-END-05, EE-END-06, EE-END-07).
    """
    ranks = [(scores[seat], intact_count(state, seat)) for seat in range(state.facts.seats)]
    return tuple(1 + sum(1 for other in ranks if other > own) for own in ranks)


def result(state: State) -> Result:
    """The result of a game that is over."""
    scores = final_scores(state)
    ranked = places(state, scores)
    if ranked.count(1) > 1:
        return Result(ranked, tuple(scores), "shared_victory", "EE-END-07")
    if scores.count(max(scores)) > 1:
        return Result(ranked, tuple(scores), "more_intact", "EE-END-06")
    return Result(ranked, tuple(scores), "most_points", "EE-END-05")


def tell_scores(state: State, log: Log) -> None:
    """Tell how the final scores come about."""
    scores = final_scores(state)
    for seat in range(state.facts.seats):
        log.add(LOCATIONS_COUNTED, seat, location_points(state, seat))
        for card, points in innovation_points(state, seat):
            log.add(INNOVATION_COUNTED, seat, card, points)
        log.add(FINAL_SCORE, seat, scores[seat])
    for seat in result(state).winners():
        log.add(WON, seat)
