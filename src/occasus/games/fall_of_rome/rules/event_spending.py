"""Spending an event card (FR-EVENT-06 to 08)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import CARDS, CORRUPTION
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.ending import step_decline


def spend_event(state: State, seat: int, event: int, option: int, log: Log | None) -> bool:
    """Discard the card; corruption first moves the decline marker. False: that has lost the game (FR-RUL-75)."""
    state.events[seat].remove(event)
    state.player_discard.append(CARDS + event)
    if log is not None:
        log.add(events.EVENT_PLAYED, seat, event, option)
    if option == CORRUPTION:
        step_decline(state, log)
    return not state.outcome
