"""The economy phase (EE-ECO): each usable ability once, in any order, and re-activation."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer, Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, offer_all, vec
from occasus.core.log import Log
from occasus.games.empires_end.actions import CATALOGUE, DONE, EXCHANGE_ONE, REACTIVATE_IT, USE_ABILITY
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COIN, ECONOMY, EXCHANGE, REACTIVATE, RESOURCES, SLOTS, TILES, WHEAT
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import EXCHANGED, REACTIVATED, USED
from occasus.games.empires_end.rules.abilities import carry_out, use_of, why_not_usable
from occasus.games.empires_end.rules.combined import Done
from occasus.games.empires_end.rules.resources import gain_bundle, spend
from occasus.games.empires_end.steps import DRAWING, IN_ECONOMY_STEP, IN_REACTIVATION_STEP


def _why_not_here(state: State, seat: i64, bearer: i64) -> RuleId | None:
    """An economy ability of one's own on an intact location."""
    return why_not_usable(state, seat, bearer, ECONOMY, "EE-ECO-01", "EE-ECO-06")


def _exchange_rule(state: State, bearer: i64) -> RuleId:
    """The rule on the exchange of a Road, or on exchanges in general."""
    road = bearer < TILES and state.facts.abilities.kind[bearer] == EXCHANGE
    return "EE-ABIL-02" if road else "EE-ABIL-03"


@final
class Use(Move[State]):
    """Use an ability, once in a phase; what it gives can be spent at once
    (EE-ECO-01, EE-ECO-02, EE-ECO-03, EE-ECO-04, EE-ECO-05, EE-ECO-06).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        bearer = USE_ABILITY.of(code)
        reason = _why_not_here(state, seat, bearer)
        if reason is not None:
            return reason
        kind = state.facts.abilities.kind[bearer]
        if kind == EXCHANGE:
            return _exchange_rule(state, bearer)
        if state.used[use_of(seat, bearer)] >= state.facts.abilities.limit[bearer]:
            return "EE-ECO-02"
        if kind == REACTIVATE and not _renewables(state, seat, bearer - TILES):
            return "EE-ABIL-05"
        return None

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        bearer = USE_ABILITY.of(code)
        state.used[use_of(seat, bearer)] += 1
        if log is not None:
            log.add(USED, seat, bearer)
        if state.facts.abilities.kind[bearer] == REACTIVATE:
            state.ask(seat, IN_REACTIVATION_STEP.at(bearer - TILES))
        else:
            carry_out(state, seat, bearer, log)


@final
class Exchange(Move[State]):
    """One exchange: give one token, take one bundle (EE-ABIL-02, EE-ABIL-03, EE-ABIL-04, EE-RUL-24)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        bearer, given, taken = EXCHANGE_ONE.split(code)
        reason = _why_not_here(state, seat, bearer)
        if reason is not None:
            return reason
        abilities = state.facts.abilities
        if abilities.kind[bearer] != EXCHANGE or not abilities.taken[bearer][taken]:
            return _exchange_rule(state, bearer)
        if given == 0 and abilities.given[bearer] == COIN:
            return "EE-RES-03"
        if given == 1 and abilities.given[bearer] == WHEAT and not state.facts.coins_in_exchanges:
            return "EE-RUL-25"
        if not state.resources[seat * RESOURCES + (COIN if given else WHEAT)]:
            return "EE-RES-06"
        if state.used[use_of(seat, bearer)] >= abilities.limit[bearer]:
            return "EE-ABIL-02" if bearer < TILES else "EE-RUL-24"
        return None

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        bearer, given, taken = EXCHANGE_ONE.split(code)
        state.used[use_of(seat, bearer)] += 1
        if log is not None:
            log.add(EXCHANGED, seat, bearer, given, taken)
        spend(state, seat, COIN if given else WHEAT, 1, log)
        gain_bundle(state, seat, state.facts.abilities.taken[bearer][taken], log)


@final
class Reactivate(Move[State]):
    """Give another economy ability its full uses again (EE-ABIL-05, EE-RUL-22, EE-RUL-24, EE-RUL-29)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        bearer = REACTIVATE_IT.of(code)
        reason = _why_not_here(state, seat, bearer)
        if reason is None and not _renewable(state, bearer, IN_REACTIVATION_STEP.of(state.todo[seat])):
            reason = "EE-RUL-22"
        return reason

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for bearer in _renewables(state, seat, IN_REACTIVATION_STEP.of(state.todo[seat])):
            codes.append(REACTIVATE_IT.at(bearer))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        bearer = REACTIVATE_IT.of(code)
        state.used[use_of(seat, bearer)] -= state.facts.abilities.limit[bearer]
        if log is not None:
            log.add(REACTIVATED, seat, bearer)
        state.ask(seat, IN_ECONOMY_STEP.at())


def _renewable(state: State, bearer: i64, own: i64) -> bool:
    """No ability twice in a chain of re-activations (EE-RUL-22)."""
    if bearer < TILES or state.facts.abilities.kind[bearer] != REACTIVATE:
        return True
    card = bearer - TILES
    return state.facts.chains and card != own and not state.used[SLOTS + card]


def _renewables(state: State, seat: i64, own: i64) -> vec[i64]:
    """Return what a re-activation may name: tiles, then cards."""
    phases, intact, home = state.facts.abilities.phase, state.intact, state.home
    first = seat * TILES
    bearers = vec[i64]([tile for tile in state.facts.economy_tiles if intact[first + tile]])
    for card in state.innovations[seat]:
        bearer = TILES + card
        if phases[bearer] == ECONOMY and intact[home[card]] and _renewable(state, bearer, own):
            bearers = append(bearers, bearer)
    return bearers


@final
class UseAbilities(CombinedOffer[State]):
    """Uses and exchanges in any order (EE-ECO-03, EE-ECO-04), tiles before cards."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        facts, intact, used, resources = state.facts, state.intact, state.used, state.resources
        abilities = facts.abilities
        kinds, phases, limits = abilities.kind, abilities.phase, abilities.limit
        start = seat * RESOURCES
        purse: i64 = (1 if resources[start + WHEAT] else 0) + (2 if resources[start + COIN] else 0)
        first = seat * TILES
        for tile in facts.economy_tiles:
            slot = first + tile
            if intact[slot] and used[slot] < limits[tile]:
                if kinds[tile] == EXCHANGE:
                    offer_all(abilities.exchange_codes[tile][purse], codes)
                else:
                    codes.append(USE_ABILITY.at(tile))
        home = state.home
        for card in state.innovations[seat]:
            bearer = TILES + card
            if phases[bearer] == ECONOMY and intact[home[card]] and used[SLOTS + card] < limits[bearer]:
                kind = kinds[bearer]
                if kind == EXCHANGE:
                    offer_all(abilities.exchange_codes[bearer][purse], codes)
                elif kind != REACTIVATE or len(_renewables(state, seat, card)) > 0:
                    codes.append(USE_ABILITY.at(bearer))


AGENDA.bind(
    IN_ECONOMY_STEP,
    Question(CATALOGUE, Done(DONE), UseAbilities(Use(USE_ABILITY), Exchange(EXCHANGE_ONE))),
    waiting=DRAWING,
)
AGENDA.bind(IN_REACTIVATION_STEP, Question(CATALOGUE, Reactivate(REACTIVATE_IT)), waiting=DRAWING)
