"""Hic Manebimus Optime: legions for up to three cities with a fort; corruption: for all of them, and more.

Timing: any window. A short supply is spread by the player of the card (FR-RUL-95).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, DONE, PLACE_LEGIONS
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, Forget, Leave, note, noted, played
from occasus.games.fall_of_rome.board.names import CITIES, HIC
from occasus.games.fall_of_rome.board.state import State, legions_may_stand
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.rules.troops import place_legions
from occasus.games.fall_of_rome.steps import PLACE_STEP, PLACED_STEP, PLAYED_STEP


@final
class HicManebimus(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return state.legion_supply > 0 and bool(_fort_cities(state))

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(PLACE_STEP.at())


def _fort_cities(state: State) -> list[int]:
    return [city for city in range(CITIES) if state.forts[city] and legions_may_stand(state, city)]


def _most(state: State) -> i64:
    """Legions for one more city; none if the supply is empty or as many cities have got some as the card allows."""
    _, _, option = played(state)
    used = len(noted(state, PLACED_STEP))
    if used >= state.facts.event.fort_cities[option]:
        return 0
    return min(state.facts.event.fort_legions[option], state.legion_supply)


@final
class Places(EventPlayer):
    """Which city gets legions next; over when nothing more can be placed."""

    def run(self, state: State, log: Log | None) -> bool:
        used = noted(state, PLACED_STEP)
        if _most(state) and any(city not in used for city in _fort_cities(state)):
            return False
        state.agenda.pop()
        return True


@final
class PlaceLegions(Move[State]):
    """Legions for a city with a fort that has got none yet (FR-DATA-10, FR-RUL-95)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city, count = PLACE_LEGIONS.split(code)
        if not legions_may_stand(state, city):
            return "FR-RCM-04"
        if not state.forts[city] or city in noted(state, PLACED_STEP) or not count:
            return "FR-DATA-10"
        if count <= _most(state):
            return None
        return "FR-RUL-95" if count > state.legion_supply else "FR-DATA-10"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        most, used = _most(state), noted(state, PLACED_STEP)
        for city in _fort_cities(state):
            if city not in used:
                PLACE_LEGIONS.offer(city, 1, most, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        city, count = PLACE_LEGIONS.split(code)
        note(state, PLACED_STEP.at(city))
        placed = place_legions(state, city, count)
        if log is not None:
            log.add(events.LEGIONS_PLACED, city, placed)


CARDS_OF[HIC] = HicManebimus(HIC, asks=(PLACE_STEP, PLACED_STEP))
AGENDA.bind(PLACE_STEP, Places(CATALOGUE, PlaceLegions(PLACE_LEGIONS), Leave(DONE)), above=(PLAYED_STEP, PLACED_STEP))
AGENDA.bind(PLACED_STEP, Forget(), above=(PLAYED_STEP, PLACED_STEP))
