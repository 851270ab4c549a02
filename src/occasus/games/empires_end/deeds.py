"""Which function offers, carries out or runs what: the tables of the engine, by family of actions and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from occasus.core.agenda import Step as Rule
from occasus.core.basics import Seat
from occasus.core.catalogue import Family
from occasus.core.log import Log
from occasus.games.empires_end import actions as a
from occasus.games.empires_end import flow
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules import (
    auction,
    conflict,
    economy,
    hand_cards,
    industry,
    innovations,
    lightning,
    relief,
    replacing,
    taking,
)

Offer = Callable[[State, int, int], list[int]]  # state, seat, step
Deed = Callable[[State, int, int, Log | None], None]  # state, seat, code, log
Step = Callable[[State, int, Log | None], None]  # state, argument of the step, log

_OFFERS: Final[dict[Family, Offer]] = {
    s.ON_TURN: auction.turn_options,
    s.IN_WINDOW: replacing.window_options,
    s.CHOOSE_RUIN: taking.ruin_choices,
    s.CHOOSE_HOME: innovations.home_options,
    s.IN_RELIEF: relief.relief_options,
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
    a.DONE: economy.done,
    a.USE: flow.use,
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

DEEDS: Final[tuple[Deed | None, ...]] = tuple(_DEEDS.get(family) for family in a.CATALOGUE.families)
_FAMILY: Final = tuple(a.CATALOGUE.family_index)


@final
class Decision(Rule[State]):
    """A question given by functions, for rules that are not moves yet."""

    def __init__(self, offer: Offer) -> None:
        self._offer: Final = offer

    def offer(self, state: State, seat: Seat) -> list[int]:
        """What the seat may choose from."""
        return self._offer(state, seat, state.todo[seat])

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """What it chose."""
        deed = DEEDS[_FAMILY[code]]
        assert deed is not None
        deed(state, seat, code, log)


@final
class Following(Rule[State]):
    """An automatic step with its argument."""

    def __init__(self, step: Step, base: int) -> None:
        self._step: Final = step
        self._base: Final = base

    def run(self, state: State, log: Log | None) -> bool:
        """Take it off the agenda and do it."""
        self._step(state, state.agenda.pop() - self._base, log)
        return True


for _family, _offer in _OFFERS.items():
    AGENDA.bind(_family, Decision(_offer))
for _family, _step in _STEPS.items():
    AGENDA.bind(_family, Following(_step, _family.base))
for _family in (s.DRAW_TEMPLE, s.LAY_TILE, s.DRAW_CONFLICT):
    AGENDA.chance(_family, flow.odds, flow.sample, flow.chance)
for _family in (s.DRAW_CARD, s.DRAW_DISASTER):
    AGENDA.chance(_family, flow.odds, flow.sample_deck, flow.chance, flow.restocked)


def run(state: State, log: Log | None) -> None:
    """Carry out automatic steps until chance or a seat must decide or the game is over."""
    AGENDA.advance(state, log)


def legal(state: State, seat: int) -> list[int]:
    """The codes a seat may choose from; none while chance decides."""
    return AGENDA.legal(state, seat)


def act(state: State, seat: int, code: int, log: Log | None) -> None:
    """Carry out what a seat chose."""
    AGENDA.apply(state, seat, code, log)
