"""Which function offers, carries out or runs what: the tables of the engine, by family of actions and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.catalogue import Family
from occasus.core.log import Log
from occasus.games.empires_end import actions as a
from occasus.games.empires_end import (
    auction,
    conflict,
    economy,
    flow,
    hand_cards,
    industry,
    innovations,
    lightning,
    relief,
    replacing,
    taking,
)
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.state import State

Offer = Callable[[State, int, int], list[int]]  # state, seat, step
Deed = Callable[[State, int, int, Log | None], None]  # state, seat, code, log
Step = Callable[[State, int, Log | None], None]  # state, argument of the step, log

_OFFERS: Final[dict[Family, Offer]] = {
    s.ON_TURN: auction.turn_options,
    s.IN_WINDOW: replacing.window_options,
    s.CHOOSE_RUIN: taking.ruin_choices,
    s.CHOOSE_HOME: innovations.home_options,
    s.IN_RELIEF: relief.relief_options,
    s.IN_ECONOMY: economy.economy_options,
    s.IN_REACTIVATION: economy.reactivation_options,
    s.IN_INDUSTRY: industry.industry_options,
    s.WITH_CARDS: hand_cards.more_options,
    s.WITH_LEFTOVERS: hand_cards.leftover_options,
    s.IN_SWAP: industry.swap_options,
    s.IN_MOVE: innovations.move_options,
    s.CHOOSE_PART: flow.part_options,
    s.CHOOSE_AXES: conflict.axe_options,
    s.CHOOSE_COINS: conflict.coin_options,
    s.CHOOSE_REFRESH: conflict.refresh_options,
    s.CHOOSE_HAND: lightning.hand_choices,
    s.CHOOSE_STRIKE: lightning.strike_options,
}
_DEEDS: Final[dict[Family, Deed]] = {
    a.PAY: auction.pay,
    a.SKIP: auction.skip,
    a.TAKE: taking.take,
    a.REPLACE: replacing.replace,
    a.DECLINE: replacing.decline,
    a.DESTROY: flow.choose_ruin,
    a.ATTACH: flow.choose_home,
    a.BUY_COINS: relief.buy_coins,
    a.DONE: flow.done,
    a.USE: flow.use,
    a.EXCHANGE_ONE: economy.exchange,
    a.REACTIVATE_IT: economy.reactivate,
    a.BUILD: hand_cards.build,
    a.SELL: hand_cards.sell,
    a.KEEP: hand_cards.keep,
    a.THROW_AWAY: hand_cards.throw_away,
    a.REBUILD: industry.rebuild,
    a.SWAP: industry.swap,
    a.MOVE: industry.move_one,
    a.BEGIN_WITH: flow.begin_with,
    a.BID_AXES: conflict.bid_axes,
    a.BID_COINS: conflict.bid_coins,
    a.REFRESH: conflict.choose_refresh,
    a.KEEP_HAND: lightning.keep_hand,
    a.REDRAW: lightning.redraw,
    a.STRIKE: lightning.strike,
}
_STEPS: Final[dict[Family, Step]] = {
    s.ADVANCE: flow.advance,
    s.BEGIN_STRIKE: lightning.begin_strike,
    s.STRIKE_ALL: lightning.strike_all,
    s.END_STRIKE: lightning.end_strike,
    s.TURN: auction.turn,
    s.POLL: replacing.poll,
    s.WINDOW: auction.open_turn,
    s.TO_DESTROY: taking.to_destroy,
    s.TO_ATTACH: taking.to_attach,
    s.RELIEF: relief.relief,
    s.GO_ON: auction.go_on,
    s.COMPARE: conflict.compare,
    s.UPHEAVAL: conflict.upheaval,
}

OFFERS: Final[tuple[Offer | None, ...]] = tuple(_OFFERS.get(family) for family in s.STEPS.families)
DEEDS: Final[tuple[Deed | None, ...]] = tuple(_DEEDS.get(family) for family in a.CATALOGUE.families)
STEPS_DONE: Final[tuple[Step | None, ...]] = tuple(_STEPS.get(family) for family in s.STEPS.families)


def run(state: State, log: Log | None) -> None:
    """Carry out automatic steps until chance or a seat must decide or the game is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if step >= s.FIRST_CHANCE:
            if step < s.FIRST_OF_DECK or state.deck or flow.restock(state, log):
                return
            agenda.pop()  # no card is left to draw (EE-RUL-26)
            continue
        if state.open_seats:
            return
        agenda.pop()
        family = _STEP_FAMILY[step]
        deed = STEPS_DONE[family]
        assert deed is not None
        deed(state, step - _STEP_BASE[family], log)


_STEP_FAMILY: Final = tuple(s.STEPS.family_index)
_STEP_BASE: Final = tuple(family.base for family in s.STEPS.families)
_FAMILY: Final = tuple(a.CATALOGUE.family_index)


def legal(state: State, seat: int) -> list[int]:
    """The codes a seat may choose from; none while chance decides."""
    step = state.todo[seat]
    if step < 0 or state.agenda[-1] >= s.FIRST_CHANCE:
        return []
    offer = OFFERS[_STEP_FAMILY[step]]
    assert offer is not None
    return offer(state, seat, step)


def act(state: State, seat: int, code: int, log: Log | None) -> None:
    """Carry out what a seat chose."""
    deed = DEEDS[_FAMILY[code]]
    assert deed is not None
    deed(state, seat, code, log)
    run(state, log)
