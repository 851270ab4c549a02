"""How a level thinks: how many plans it keeps, how far it looks, what it overlooks."""

from __future__ import annotations

from typing import Final, final


@final
class LevelParams:
    """The parameters of one level."""

    def __init__(
        self,
        width: int,
        depth: int = 9,
        overlooks: float = 0.0,
        plays_events: bool = True,
        few: bool = False,
        looks_ahead: int = 0,
        horizon: int = 2,
        prior: float = 24.0,
    ) -> None:
        self.width: Final = width  # plans kept after every action
        self.depth: Final = depth  # actions looked ahead
        self.overlooks: Final = overlooks  # how often a possible action is not thought of
        self.plays_events: Final = plays_events  # when they help, not only when the hand is full
        self.few: Final = few  # thinks only of the nearest moves, for playing on
        self.looks_ahead: Final = looks_ahead  # how often plans are played on,
        self.horizon: Final = horizon  # and for how many turns;
        self.prior: Final = prior  # so many tries count as much as the value before playing on


QUICK: Final = LevelParams(width=1, plays_events=False, few=True)
