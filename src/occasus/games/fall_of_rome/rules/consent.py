"""Consent: what needs somebody else's agreement, and refusals (FR-RUL-21, FR-RUL-22, FR-RUL-82, FR-RUL-116)."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import PLAYER_CARD, ROLE
from occasus.games.fall_of_rome.board.state import State

REFUSAL: Final = Catalogue().two("refusal", ROLE, PLAYER_CARD)  # who refused, and which card: `state.refused`


def has_refused(state: State, role: int, card: int) -> bool:
    """Whether a role has refused a proposal about this card in this turn."""
    return bool(state.refused) and REFUSAL.at(role, card) in state.refused


def refuse(state: State, seat: int, role: int, card: int, log: Log | None) -> None:
    """A refusal costs nothing, but the same is not asked again this turn."""
    state.refused.append(REFUSAL.at(role, card))
    if log is not None:
        log.add(events.REFUSED, seat)
