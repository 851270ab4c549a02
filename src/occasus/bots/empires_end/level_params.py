"""How a level of Empire's End thinks: what it imagines, how far it looks, how much it errs."""

from __future__ import annotations

from typing import Final, final


@final
class LevelParams:
    """The parameters of one level."""

    def __init__(
        self,
        weights: list[float],
        worlds: int,
        foresight: bool,
        swaps: bool,
        noise: float,
        mixing: float,
        looks_ahead: int = 0,
    ) -> None:
        self.weights: Final = weights
        self.worlds: Final = worlds  # that are imagined for an auction or a bid
        self.foresight: Final = foresight  # auctions are thought through to their end
        self.swaps: Final = swaps  # looks for locations to swap
        self.noise: Final = noise  # points by which everything is misjudged
        self.mixing: Final = mixing  # points by which a bid may be worse and still be made
        self.looks_ahead: Final = looks_ahead  # worlds in which the best actions are played on
