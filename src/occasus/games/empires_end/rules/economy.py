"""The economy phase (EE-ECO): each usable ability once, in any order, and re-activation."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.empires_end.actions import CATALOGUE, DONE, EXCHANGE_ONE, REACTIVATE_IT, USE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import (
    COIN,
    ECONOMY,
    EXCHANGE,
    GAIN,
    GAIN_PER_ADJACENT,
    GAIN_POINTS,
    KINDS,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    REACTIVATE,
    REFRESH_ADJACENT,
    SLOTS,
    TILES,
    WHEAT,
)
from occasus.games.empires_end.board.state import State, answered, ask
from occasus.games.empires_end.events import EXCHANGED, FINISHED, REACTIVATED, USED
from occasus.games.empires_end.rules.empire import intact_beside, refresh_beside, ruins_beside
from occasus.games.empires_end.rules.resources import ALL_KINDS, gain, gain_bundle, score, spend
from occasus.games.empires_end.steps import IN_ECONOMY, IN_INDUSTRY, IN_REACTIVATION

_CARD_USE: Final = SLOTS - TILES  # from a card's number as a bearer to its count of uses


def slot_of(state: State, seat: int, bearer: int) -> int:
    """The slot that a bearer is, or is attached to."""
    return seat * TILES + bearer if bearer < TILES else state.home[bearer - TILES]


def use_of(seat: int, bearer: int) -> int:
    """Where the uses of a bearer are counted: by tile and card, wherever they stand (EE-IND-29)."""
    return seat * TILES + bearer if bearer < TILES else bearer + _CARD_USE


def done(state: State, seat: int, _code: int, log: Log | None) -> None:
    """Finish one's own phase for good, or this part of it (EE-SIM-04, EE-CMB-03)."""
    part = state.next_part[seat]
    if part:
        state.next_part[seat] = 0
        ask(state, seat, IN_ECONOMY.at() if part == ECONOMY else IN_INDUSTRY.at())
        return
    answered(state, seat)
    if log is not None:
        log.add(FINISHED, seat)


@final
class Done(Move[State]):
    """Finish."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Always."""
        return None

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """One code."""
        found.append(DONE.at())

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """The phase, or a part of it, is over for this seat."""
        done(state, seat, code, log)


def why_not_usable(state: State, seat: Seat, bearer: int) -> RuleId | None:
    """An own economy ability on an intact location (EE-ECO-01, EE-ECO-06, EE-LOC-06)."""
    if bearer >= TILES and bearer - TILES not in state.innovations[seat]:
        return "EE-ECO-01"
    if state.tables.abilities.phase[bearer] != ECONOMY:
        return "EE-ECO-06"
    return None if state.intact[slot_of(state, seat, bearer)] else "EE-LOC-06"


@final
class Use(Move[State]):
    """Use an ability, each as often as printed: by itself, or one exchange of it (EE-ECO-01 to EE-ECO-06)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """An own usable ability, not used up; an exchange by its printed input and output."""
        if EXCHANGE_ONE.has(code):
            return _why_not_exchange(state, seat, code)
        bearer = USE.of(code)
        reason = why_not_usable(state, seat, bearer)
        if reason is not None:
            return reason
        kind = state.tables.abilities.kind[bearer]
        if kind == EXCHANGE:
            return "EE-ABIL-03"
        if state.used[use_of(seat, bearer)] >= state.tables.abilities.limit[bearer]:
            return "EE-ECO-02"
        if kind == REACTIVATE and not _can_reactivate(state, seat, bearer - TILES):
            return "EE-ABIL-05"
        return None

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """Tiles, then cards."""
        tables, intact, used, resources = state.tables, state.intact, state.used, state.resources
        kinds, phases, limits = tables.abilities.kind, tables.abilities.phase, tables.abilities.limit
        start = seat * KINDS
        purse = (1 if resources[start + WHEAT] else 0) + (2 if resources[start + COIN] else 0)
        first = seat * TILES
        for tile in tables.economy_tiles:
            slot = first + tile
            if intact[slot] and used[slot] < limits[tile]:
                if kinds[tile] == EXCHANGE:
                    found.extend(tables.abilities.exchange_codes[tile][purse])
                else:
                    found.append(USE.at(tile))
        home = state.home
        for card in state.innovations[seat]:
            bearer = TILES + card
            if phases[bearer] == ECONOMY and intact[home[card]] and used[SLOTS + card] < limits[bearer]:
                kind = kinds[bearer]
                if kind == EXCHANGE:
                    found.extend(tables.abilities.exchange_codes[bearer][purse])
                elif kind != REACTIVATE or _can_reactivate(state, seat, card):
                    found.append(USE.at(bearer))

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Activate it (EE-ABIL-01, EE-ABIL-05 to EE-ABIL-09)."""
        if EXCHANGE_ONE.has(code):
            _exchange(state, seat, code, log)
            return
        bearer = USE.of(code)
        state.used[use_of(seat, bearer)] += 1
        if log is not None:
            log.add(USED, seat, bearer)
        abilities = state.tables.abilities
        kind = abilities.kind[bearer]
        if kind == GAIN:
            gain_bundle(state, seat, abilities.gain[bearer], log)
        elif kind == REACTIVATE:
            ask(state, seat, IN_REACTIVATION.at(bearer - TILES))
        else:
            use_anywhere(state, seat, bearer, kind, log)


def use_anywhere(state: State, seat: int, bearer: int, kind: int, log: Log | None) -> None:
    """The abilities that look at neighbours, and points; some of them exist in industry too (EE-ABIL-13)."""
    abilities, slot = state.tables.abilities, slot_of(state, seat, bearer)
    if kind == REFRESH_ADJACENT:
        refresh_beside(state, seat, slot, log)
    elif kind == GAIN_POINTS:
        score(state, seat, abilities.points[bearer], log)
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        score(state, seat, abilities.points[bearer] * ruins_beside(state, slot), log)
    elif kind == POINTS_PER_ADJACENT:
        score(state, seat, abilities.points[bearer] * intact_beside(state, slot, abilities.beside[bearer]), log)
    else:
        assert kind == GAIN_PER_ADJACENT
        times = intact_beside(state, slot, abilities.beside[bearer])
        for resource in ALL_KINDS:
            if abilities.gain[bearer][resource] and times:
                gain(state, seat, resource, times * abilities.gain[bearer][resource], log)


def _why_not_exchange(state: State, seat: Seat, code: int) -> RuleId | None:
    """The printed input, a printed output, and no more often than printed."""
    bearer, way, taken = EXCHANGE_ONE.split(code)
    reason = why_not_usable(state, seat, bearer)
    if reason is not None:
        return reason
    abilities = state.tables.abilities
    if abilities.kind[bearer] != EXCHANGE or abilities.taken[bearer][taken] is None:
        return "EE-ABIL-03"
    if way == 0 and abilities.given[bearer] == COIN:
        return "EE-RES-03"
    if way == 1 and abilities.given[bearer] == WHEAT and not state.tables.coins_in_exchanges:
        return "EE-RUL-25"
    if not state.resources[seat * KINDS + (COIN if way else WHEAT)]:
        return "EE-RES-06"
    if state.used[use_of(seat, bearer)] >= abilities.limit[bearer]:
        return "EE-ABIL-02" if bearer < TILES else "EE-RUL-24"
    return None


def _exchange(state: State, seat: int, code: int, log: Log | None) -> None:
    """One exchange: give one token, take one bundle (EE-ABIL-02 to EE-ABIL-04, EE-RUL-24)."""
    bearer, given, taken = EXCHANGE_ONE.split(code)
    state.used[use_of(seat, bearer)] += 1
    if log is not None:
        log.add(EXCHANGED, seat, bearer, given, taken)
    spend(state, seat, COIN if given else WHEAT, 1, log)
    counts = state.tables.abilities.taken[bearer][taken]
    assert counts is not None
    gain_bundle(state, seat, counts, log)


@final
class Reactivate(Move[State]):
    """Give another economy ability its full uses once more (EE-ABIL-05, EE-RUL-22, EE-RUL-24, EE-RUL-29)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """A usable ability, used or not, and no re-activation."""
        bearer = REACTIVATE_IT.of(code)
        reason = why_not_usable(state, seat, bearer)
        if reason is None and not _renewable(state, bearer, IN_REACTIVATION.of(state.todo[seat])):
            reason = "EE-RUL-22"
        return reason

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """Tiles, then cards."""
        own = IN_REACTIVATION.of(state.todo[seat])
        for bearer in _renewables(state, seat, own):
            found.append(REACTIVATE_IT.at(bearer))

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Renew its uses."""
        bearer = REACTIVATE_IT.of(code)
        state.used[use_of(seat, bearer)] -= state.tables.abilities.limit[bearer]
        if log is not None:
            log.add(REACTIVATED, seat, bearer)
        ask(state, seat, IN_ECONOMY.at())


def _renewable(state: State, bearer: int, own: int) -> bool:
    """No ability twice in a chain of re-activations."""
    if bearer < TILES or state.tables.abilities.kind[bearer] != REACTIVATE:
        return True
    card = bearer - TILES
    return state.tables.chains and card != own and not state.used[SLOTS + card]


def _renewables(state: State, seat: int, own: int) -> list[int]:
    phases, intact, home = state.tables.abilities.phase, state.intact, state.home
    first = seat * TILES
    found = [tile for tile in state.tables.economy_tiles if intact[first + tile]]
    for card in state.innovations[seat]:
        bearer = TILES + card
        if phases[bearer] == ECONOMY and intact[home[card]] and _renewable(state, bearer, own):
            found.append(bearer)
    return found


def _can_reactivate(state: State, seat: int, own: int) -> bool:
    return bool(_renewables(state, seat, own))


AGENDA.bind(IN_ECONOMY, Question(CATALOGUE, Done(DONE), Use(USE, EXCHANGE_ONE)))
AGENDA.bind(IN_REACTIVATION, Question(CATALOGUE, Reactivate(REACTIVATE_IT)))
