"""Forced March: the figure of a wandering tribe goes to any free crossroads of the map, at no cost.

Timing: phases 3 and 4, before any attack; it is the journey of that turn (SR-DEV-11, SR-MOVE-14).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import MARCH
from occasus.games.struggle_for_rome.board.names import FORCED_MARCH, HORSEMAN_PHASE
from occasus.games.struggle_for_rome.board.state import State, acting_tribe
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card, can_play, spend_card, why_not_card
from occasus.games.struggle_for_rome.rules.journey import go, why_not_there
from occasus.games.struggle_for_rome.rules.turn import TRIBE_MENU


def _may_travel(state: State, seat: i64) -> bool:
    """The tribe wanders, and has neither travelled nor attacked in this turn."""
    return state.figure[acting_tribe(state, seat)] >= 0 and not (state.attacked or state.travelled)


@final
class ForcedMarch(Card):
    """The card; it is played by saying where the march goes."""

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        return "SR-DEV-11"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.phase < HORSEMAN_PHASE or not _may_travel(state, seat) or not can_play(state, seat, FORCED_MARCH):
            return
        holder = state.holder
        for place in state.facts.geography.all_open:
            if not holder[place]:
                codes.append(MARCH.at(place))


@final
class March(Move[State]):
    """March to a free crossroads (SR-MOVE-02); offered by the card, with the other cards."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        reason = why_not_card(state, seat, FORCED_MARCH)
        if reason is None and not _may_travel(state, seat):
            reason = "SR-DEV-11"
        if reason is None:
            reason = why_not_there(state, acting_tribe(state, seat), MARCH.of(code))
        return reason

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        spend_card(state, seat, FORCED_MARCH, log)
        go(state, seat, MARCH.of(code), log)


CARDS_OF[FORCED_MARCH] = ForcedMarch(FORCED_MARCH)
TRIBE_MENU.join(March(MARCH))
