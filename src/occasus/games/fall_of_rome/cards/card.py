"""What every event card says: when it may be played, whether it would do anything, and what it does."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.fall_of_rome.board.names import EVENTS
from occasus.games.fall_of_rome.board.state import State


class Card:
    """One event card; here: one that may be played at any time and always has an effect."""

    def why_not(self, state: State, option: int) -> RuleId | None:
        """The rule that forbids to play this option now; None if it may be played (FR-EVENT-13 to 17)."""
        return None

    def has_effect(self, state: State, option: int) -> bool:
        """Whether it could change anything (FR-RUL-81)."""
        return True

    def play(self, state: State, seat: int, option: int, log: Log | None) -> None:
        """Begin; a card that needs nobody's consent is spent at once."""
        raise NotImplementedError


CARDS_OF: Final[list[Card | None]] = [None] * EVENTS  # by event; a card puts itself in
