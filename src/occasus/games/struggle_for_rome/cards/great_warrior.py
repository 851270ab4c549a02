"""Great Warrior: a fighter from the reserve joins the box of the acting tribe, for good (SR-RUL-42).

Timing: phases 3 and 4, also before an attack, for which the fighter counts; not with an empty reserve (SR-DEV-09).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import GREAT_WARRIOR, HORSEMAN_PHASE
from occasus.games.struggle_for_rome.board.state import State, acting_tribe
from occasus.games.struggle_for_rome.events import REINFORCED
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card, why_not_card


@final
class GreatWarrior(Card):
    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        if state.phase < HORSEMAN_PHASE:
            return "SR-DEV-09"
        reason = why_not_card(state, seat, GREAT_WARRIOR)
        if reason is None and not state.reserve[acting_tribe(state, seat)]:
            reason = "SR-DEV-09"
        return reason

    def play(self, state: State, seat: i64, log: Log | None) -> None:
        tribe = acting_tribe(state, seat)
        number = min(state.facts.great_warrior, state.reserve[tribe])
        state.reserve[tribe] -= number
        state.fighters[tribe] += number
        if log is not None:
            log.add(REINFORCED, tribe)


CARDS_OF[GREAT_WARRIOR] = GreatWarrior(GREAT_WARRIOR)
