"""Trade with the bank."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import BANK
from occasus.games.struggle_for_rome.board.names import CATTLE, HORSE, PASTURE, RESOURCES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import BANKED
from occasus.games.struggle_for_rome.rules.hands import hand_in, pasture_left, take_open
from occasus.games.struggle_for_rome.steps import DRAW_STEP


@final
class Bank(Move[State]):
    """Three alike for one ore, one grain or the top pasture card, as often as one can pay; also for the same kind
    (SR-TRADE-04, SR-TRADE-06, SR-TRADE-08, SR-RUL-39).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        kind, supply = BANK.split(code)
        hand, price = state.hands[seat * RESOURCES : seat * RESOURCES + RESOURCES], state.facts.bank_price
        if hand[kind] < price:
            mixed = kind in (HORSE, CATTLE) and hand[HORSE] + hand[CATTLE] >= price
            return "SR-TRADE-05" if mixed else "SR-TRADE-04"
        left = pasture_left(state) if supply == PASTURE else state.bank[supply]
        return None if left else "SR-TRADE-11"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        kind, supply = BANK.split(code)
        hand_in(state, seat, kind, state.facts.bank_price)
        if log is not None:
            log.add(BANKED, seat, state.facts.bank_price, kind)
        if supply == PASTURE:
            state.agenda.append(DRAW_STEP.at(seat))
        else:
            take_open(state, seat, supply, log)
