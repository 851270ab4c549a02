"""Consent: what needs someone else's agreement, and refusals (FR-RUL-21, FR-RUL-22, FR-RUL-82, FR-RUL-116)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.catalogue import Catalogue
from occasus.core.int_arrays import append, has, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import CITY, EVENT, PLAYER_CARD, ROLE
from occasus.games.fall_of_rome.board.state import State

REFUSALS: Final = Catalogue()  # what `state.refused` holds
REFUSAL: Final = REFUSALS.two("refusal", ROLE, PLAYER_CARD)  # who refused, and which card
REFUSED_MOVE: Final = REFUSALS.three("refused_move", ROLE, EVENT, CITY)  # whose pawn, by which event, and where to


def has_refused(state: State, role: i64, card: i64) -> bool:
    """Return whether a role has just refused a proposal about this card."""
    return len(state.refused) > 0 and has(state.refused, REFUSAL.at(role, card))


def has_refused_move(state: State, role: i64, event: i64, city: i64) -> bool:
    """Return whether the owner of a pawn has just refused that this event moves it to this city."""
    return len(state.refused) > 0 and has(state.refused, REFUSED_MOVE.at(role, event, city))


def refuse(state: State, seat: i64, refusal: i64, log: Log | None) -> None:
    """A refusal costs nothing, but the same is not asked again before something else has happened."""
    state.refused = append(state.refused, refusal)
    if log is not None:
        log.add(events.REFUSED, seat)


def lift_refusals(state: State) -> None:
    """Something else has happened: an action, a card played, exchanged, drawn or revealed. All may be asked again."""
    if len(state.refused) > 0:
        state.refused = vec[i64]()
