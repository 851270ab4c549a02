"""How a level thinks: how many plans it keeps, how far it looks, what it overlooks."""

from __future__ import annotations

from typing import Final, final


@final
class Style:
    """The ways of one level."""

    def __init__(
        self,
        width: int,
        depth: int = 9,
        overlooks: float = 0.0,
        plays_events: bool = True,
    ) -> None:
        self.width: Final = width  # plans kept after every action
        self.depth: Final = depth  # actions looked ahead
        self.overlooks: Final = overlooks  # how often a possible action is not thought of
        self.plays_events: Final = plays_events  # when they help, not only when the hand is full
