"""The conflict phase (EE-CON): strength, secret bids, bands, victory, upheaval."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question, Step
from occasus.core.basics import RuleId
from occasus.core.chance import Equally
from occasus.core.int_arrays import Stack, append, remove, vec
from occasus.core.log import Log
from occasus.games.empires_end import steps
from occasus.games.empires_end.actions import BID_AXES, BID_COINS, CATALOGUE, REFRESH, REVEAL_CONFLICT
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.facts import band_of
from occasus.games.empires_end.board.names import (
    AXE,
    BID_MOST,
    COIN,
    CONFLICT,
    RESOURCES,
    STRENGTH,
    STRENGTH_PER_ADJACENT,
    STRENGTH_PER_ADJACENT_DESTROYED,
    TILES,
)
from occasus.games.empires_end.board.state import State, ask_all, seats_from_temple
from occasus.games.empires_end.events import (
    BAND_REACHED,
    BASE_STRENGTH,
    BID_SHOWN,
    CHOSE_AXES,
    COMMITTED,
    CONFLICT_REVEALED,
    CONFLICTS_RESHUFFLED,
    MARKER_REMOVED,
    UPHEAVED,
    VICTORY,
)
from occasus.games.empires_end.rules.empire import intact_beside, refresh, ruins_beside, swap_places
from occasus.games.empires_end.rules.resources import gain_bundle, score


def begin(state: State, log: Log | None) -> None:
    """Reveal a conflict card; an empty deck is made of the discards again (EE-CON-01, EE-RUL-27)."""
    if not state.conflict_deck:
        state.conflict_deck, state.conflict_discards = state.conflict_discards, vec[i64]()
        if log is not None:
            log.add(CONFLICTS_RESHUFFLED, len(state.conflict_deck))
    state.agenda.append(steps.COMPARE_STEP.at())
    state.agenda.append(steps.DRAW_CONFLICT_STEP.at())


@final
class Reveal(Equally[State]):
    """The strengths are public; now everyone bids in secret (EE-CON-01, EE-CON-04, EE-CON-05)."""

    def outcomes(self, state: State) -> list[int]:
        return [REVEAL_CONFLICT.at(card) for card in state.conflict_deck]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = REVEAL_CONFLICT.of(code)
        state.conflict_deck = remove(state.conflict_deck, card)
        state.conflict = card
        if log is not None:
            log.add(CONFLICT_REVEALED, card)
            for bidder in range(state.facts.seats):
                log.add(BASE_STRENGTH, bidder, base_strength(state, bidder))
        ask_all(state, steps.CHOOSE_AXES_STEP.at())


def base_strength(state: State, seat: i64) -> i64:
    """The sum of all strength abilities on intact locations and their innovations (EE-CON-02, EE-CON-03)."""
    abilities, first = state.facts.abilities, seat * TILES
    total: i64 = 0
    for tile in state.facts.camps:
        if state.intact[first + tile]:
            total += abilities.strength[tile]
    for card in state.innovations[seat]:
        bearer, slot = TILES + card, state.home[card]
        if abilities.phase[bearer] != CONFLICT or not state.intact[slot]:
            continue
        kind, strength = abilities.kind[bearer], abilities.strength[bearer]
        if kind == STRENGTH:  # EE-ABIL-20
            total += strength
        elif kind == STRENGTH_PER_ADJACENT_DESTROYED:  # EE-ABIL-21
            total += strength * ruins_beside(state, slot)
        else:
            assert kind == STRENGTH_PER_ADJACENT  # EE-ABIL-22
            total += strength * intact_beside(state, slot, abilities.beside[bearer])
    return total


@final
class BidAxes(Move[State]):
    """Any number of one's own axes, 0 too; the first half of a bid leaves the screen
    (EE-CON-05, EE-CON-06, EE-RUL-16).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if BID_AXES.of(code) <= state.resources[seat * RESOURCES + AXE] else "EE-CON-05"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for axes in range(min(state.resources[seat * RESOURCES + AXE], BID_MOST) + 1):
            codes.append(BID_AXES.at(axes))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        axes = BID_AXES.of(code)
        state.bids[2 * seat] = axes
        state.resources[seat * RESOURCES + AXE] -= axes
        if log is not None:
            log.add_secret((seat,), CHOSE_AXES, seat, axes)
        state.ask(seat, steps.CHOOSE_COINS_STEP.at())


@final
class BidCoins(Move[State]):
    """Any number of one's own coins, asked even without coins, so that the question tells nothing (EE-RUL-42); then
    the bid is committed and cannot be changed (EE-CON-05, EE-SIM-07).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if BID_COINS.of(code) <= state.resources[seat * RESOURCES + COIN] else "EE-CON-05"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for coins in range(min(state.resources[seat * RESOURCES + COIN], BID_MOST) + 1):
            codes.append(BID_COINS.at(coins))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        coins = BID_COINS.of(code)
        state.bids[2 * seat + 1] = coins
        state.resources[seat * RESOURCES + COIN] -= coins
        state.answered(seat)
        if log is not None:
            log.add_secret((seat,), COMMITTED, seat, state.bids[2 * seat], coins, final_strength(state, seat))


def final_strength(state: State, seat: i64) -> i64:
    """Base strength and one for each committed token (EE-CON-07)."""
    return base_strength(state, seat) + state.bids[2 * seat] + state.bids[2 * seat + 1]


@final
class Compare(Step[State]):
    """Reveal all bids at once; bands and victory, which bids cannot use any more; then refreshes, and after all of
    them the upheaval (EE-CON-07, EE-CON-08, EE-CON-11, EE-CON-20, EE-SIM-08).
    """

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        seats = seats_from_temple(state)
        strengths = [final_strength(state, seat) for seat in range(state.facts.seats)]
        highest = max(strengths)  # 0 too (EE-RUL-32)
        if log is not None:
            for seat in range(state.facts.seats):
                log.add(BID_SHOWN, seat, state.bids[2 * seat], state.bids[2 * seat + 1], strengths[seat])
        state.agenda.append(steps.UPHEAVAL_STEP.at())
        for seat in seats:
            refreshes = _reward(state, seat, strengths[seat], strengths[seat] == highest, log)
            if refreshes:
                _refresh_some(state, seat, log)
        return True


def _reward(state: State, seat: i64, strength: i64, wins: bool, log: Log | None) -> i64:
    """Give the band and the victory bonus; says how many markers may be removed."""
    facts, card = state.facts, state.conflict
    refreshes: i64 = 0
    band = band_of(facts, card, strength)
    if band is not None:  # EE-CON-08, EE-CON-09, EE-CON-10
        if log is not None:
            log.add(BAND_REACHED, seat, strength)
        score(state, seat, band.points, log)
        gain_bundle(state, seat, band.resources, log)
        refreshes = band.refreshes
    if wins:  # EE-CON-11
        if log is not None:
            log.add(VICTORY, seat)
        score(state, seat, facts.victory_points[card], log)
        gain_bundle(state, seat, facts.victory_gain[card], log)
    return refreshes


def exhausted_cards(state: State, seat: i64) -> vec[i64]:
    """The innovations of a seat with an exhaust marker, on destroyed locations too."""
    return vec[i64]([card for card in state.innovations[seat] if state.exhausted[card]])


def _refresh_some(state: State, seat: i64, log: Log | None) -> None:
    """Remove one exhaust marker anywhere; ask only if there are several (EE-EXH-07)."""
    marked = exhausted_cards(state, seat)
    if len(marked) == 1:
        refresh(state, seat, marked[0], MARKER_REMOVED, log)
    elif marked:
        state.ask(seat, steps.CHOOSE_REFRESH_STEP.at())


@final
class Refresh(Move[State]):
    """Name the one marker that goes (EE-EXH-07)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if REFRESH.of(code) in exhausted_cards(state, seat) else "EE-EXH-07"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in exhausted_cards(state, seat):
            codes.append(REFRESH.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answered(seat)
        refresh(state, seat, REFRESH.of(code), MARKER_REMOVED, log)


@final
class Upheaval(Step[State]):
    """Everyone below the highest strength swaps a location, compulsorily; then bids and card go away
    (EE-CON-12, EE-CON-13, EE-CON-17, EE-CON-18, EE-CON-19).
    """

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        strengths = [final_strength(state, seat) for seat in range(state.facts.seats)]
        highest = max(strengths)
        for seat in range(state.facts.seats):
            if strengths[seat] < highest:
                _upheave(state, seat, log)
        state.bids = vec[i64]([-1] * (2 * state.facts.seats))  # EE-CON-18
        state.conflict_discards = append(state.conflict_discards, state.conflict)  # EE-CON-19
        state.conflict = -1
        return True


def _upheave(state: State, seat: i64, log: Log | None) -> None:
    """Swap the intact location of the printed rank with the one at the printed position
    (EE-CON-14, EE-CON-15, EE-CON-16).
    """
    facts, first = state.facts, seat * TILES
    standing = vec[i64]([tile for tile in facts.by_value if state.intact[first + tile]])
    rank = facts.rank[state.conflict]
    if rank > len(standing):  # EE-RUL-17
        return
    tile = standing[rank - 1]
    other = state.row[first + facts.upheaval_place[state.conflict]]
    if tile != other:
        swap_places(state, first + tile, first + other)
        if log is not None:
            log.add(UPHEAVED, seat, tile, other)


AGENDA.bind(steps.DRAW_CONFLICT_STEP, Reveal())
AGENDA.bind(steps.COMPARE_STEP, Compare())
AGENDA.bind(steps.UPHEAVAL_STEP, Upheaval())
AGENDA.bind(steps.CHOOSE_AXES_STEP, Question(CATALOGUE, BidAxes(BID_AXES)), waiting="compare ")
AGENDA.bind(steps.CHOOSE_COINS_STEP, Question(CATALOGUE, BidCoins(BID_COINS)), waiting="compare ")
AGENDA.bind(steps.CHOOSE_REFRESH_STEP, Question(CATALOGUE, Refresh(REFRESH)), waiting="upheaval ")
