"""Phase 2, building: fighters, wagons and development cards, as often as one can pay for them (SR-BUILD-09)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import append, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import BUILD_FIGHTERS, BUILD_WAGON, BUY_CARD
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import GOLD, NO_JOKER, RESOURCES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import BOUGHT_CARD, BUILT_FIGHTER, BUILT_WAGON, USED_JOKER
from occasus.games.struggle_for_rome.rules.hands import cards_left, due_card, hand_in

JOKERS: Final = RESOURCES + 1  # a joker for each kind, or none


def can_pay(facts: Facts, held: vec[i64], cost: vec[i64], joker: i64) -> bool:
    """Return whether a cost can be paid, with the joker for one resource card (SR-BUILD-10, SR-BUILD-12)."""
    gold = cost[GOLD]
    for kind in range(RESOURCES):
        need = cost[kind]
        if kind == joker:
            if not need:
                return False
            need -= 1
            gold += facts.joker
        if held[kind] < need:
            return False
    return held[GOLD] >= gold


def _why_not_pay(state: State, seat: i64, cost: vec[i64], joker: i64, rule: RuleId) -> RuleId | None:
    """One joker in a turn, for a card that the cost of a build asks for; else the rule of the cost
    (SR-BUILD-10, SR-BUILD-13, SR-RUL-16).
    """
    if joker != NO_JOKER and (state.joker or not cost[joker]):
        return "SR-BUILD-10"
    held = append(state.hands[seat * RESOURCES : seat * RESOURCES + RESOURCES], state.gold[seat])
    return None if can_pay(state.facts, held, cost, joker) else rule


def _pay(state: State, seat: i64, cost: vec[i64], joker: i64, log: Log | None) -> None:
    """Pay a cost; the joker replaces a card, none is drawn (SR-BUILD-11, SR-BUILD-14)."""
    gold = cost[GOLD]
    for kind in range(RESOURCES):
        need = cost[kind]
        if kind == joker:
            need -= 1
            gold += state.facts.joker
        if need:
            hand_in(state, seat, kind, need)
    state.gold[seat] -= gold
    if joker != NO_JOKER:
        state.joker = 1
        if log is not None:
            log.add(USED_JOKER, seat, joker)


@final
class BuildFighters(Move[State]):
    """One horseman and one warrior, or the one kind that is left; also to the boxes of realms
    (SR-BUILD-01, SR-BUILD-02, SR-BUILD-03, SR-BUILD-15, SR-RUL-26).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if not (state.reserve[2 * seat] or state.reserve[2 * seat + 1]):
            return "SR-BUILD-04"
        return _why_not_pay(state, seat, state.facts.cost_fighters, BUILD_FIGHTERS.of(code), "SR-BUILD-01")

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _pay(state, seat, state.facts.cost_fighters, BUILD_FIGHTERS.of(code), log)
        for tribe in range(2 * seat, 2 * seat + 2):
            if state.reserve[tribe]:
                state.reserve[tribe] -= 1
                state.fighters[tribe] += 1
                if log is not None:
                    log.add(BUILT_FIGHTER, tribe)


@final
class BuildWagon(Move[State]):
    """A wagon to either box, of a realm too (SR-BUILD-05, SR-BUILD-15)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if not state.reserve_wagons[seat]:
            return "SR-BUILD-06"
        _, joker = BUILD_WAGON.split(code)
        return _why_not_pay(state, seat, state.facts.cost_wagon, joker, "SR-BUILD-05")

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        kind, joker = BUILD_WAGON.split(code)
        _pay(state, seat, state.facts.cost_wagon, joker, log)
        state.reserve_wagons[seat] -= 1
        state.wagons[2 * seat + kind] += 1
        if log is not None:
            log.add(BUILT_WAGON, 2 * seat + kind)


@final
class BuyCard(Move[State]):
    """The top development card, face-down (SR-BUILD-07)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if not cards_left(state):
            return "SR-BUILD-08"
        return _why_not_pay(state, seat, state.facts.cost_card, BUY_CARD.of(code), "SR-BUILD-07")

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _pay(state, seat, state.facts.cost_card, BUY_CARD.of(code), log)
        if log is not None:
            log.add(BOUGHT_CARD, seat)
        due_card(state, seat, log)
