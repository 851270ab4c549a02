"""The end of a round and of the game: hidden cards are shown, and the players are ranked."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.game import Result
from occasus.core.int_arrays import total
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import CARDS, SEATS_MOST, TREASURES, VICTORY_POINT
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import ENDED, SHOWED_POINTS, SHOWED_TREASURE
from occasus.games.struggle_for_rome.rules.points import hidden_points
from occasus.games.struggle_for_rome.steps import CLAIM_STEP


def ask_for_claims(state: State) -> None:
    """At the end of a round whoever might reach 10 with hidden cards is asked (SR-RUL-18, SR-RUL-45).

    Everyone is asked for whom it is possible as far as the others know, so that the question tells nothing.
    """
    if state.announced:
        return
    seats = state.facts.seats
    for i in reversed(range(seats)):
        seat = (state.start + i) % seats
        if might_claim(state, seat):
            state.agenda.append(CLAIM_STEP.at(seat))


def might_claim(state: State, seat: i64) -> bool:
    """Return whether the number of hidden cards could bring a player to 10, as everyone can see."""
    hidden = total(state.cards, seat * CARDS, seat * CARDS + CARDS)
    unseen = state.facts.cards[VICTORY_POINT] - total(state.shown, 0, SEATS_MOST)
    worth = min(hidden, unseen) * state.facts.hidden_points
    return worth > 0 and state.points[seat] + worth >= state.facts.points_to_end


def finish(state: State, log: Log | None) -> None:
    """The game is over: all hidden points and treasures are shown (SR-RUL-18, SR-END-04, SR-DEC-24)."""
    for seat in range(state.facts.seats):
        number = state.cards[seat * CARDS + VICTORY_POINT]
        if number:
            worth = hidden_points(state, seat)
            state.cards[seat * CARDS + VICTORY_POINT] = 0
            state.shown[seat] += number
            state.points[seat] += worth
            if log is not None:
                log.add(SHOWED_POINTS, seat, worth)
        for kind in TREASURES:
            if state.cards[seat * CARDS + kind]:
                _show_treasure(state, seat, kind, log)
    state.over = 1
    if log is not None:
        log.add(ENDED, state.round_number)


def _show_treasure(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    number = state.cards[seat * CARDS + kind]
    state.cards[seat * CARDS + kind] = 0
    state.played[kind] += number
    state.gold[seat] += number * state.facts.card_gold[kind]
    if log is not None:
        log.add(SHOWED_TREASURE, seat, kind)


def result(state: State) -> Result | None:
    """Most points win, then most gold; players equal in both share the place.

    SR-END-02, SR-END-03, SR-END-04, SR-END-05, SR-RUL-25.
    """
    if not state.over:
        return None
    seats = state.facts.seats
    rank = [(state.points[seat], state.gold[seat]) for seat in range(seats)]
    places = tuple(1 + sum(other > mine for other in rank) for mine in rank)
    if state.announced:
        return Result(places, tuple(state.points[:seats]), "ten_points", "SR-END-01")
    return Result(places, tuple(state.points[:seats]), "round_limit", "SR-END-08")
