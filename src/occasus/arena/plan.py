"""Which games are to be played."""

from __future__ import annotations

from typing import Final, final

from occasus.arena.patience import FAIL_FAST, Patience
from occasus.core.basics import Json
from occasus.core.options import Options


@final
class Plan:
    """Everything that a process must know to play number n of some games."""

    def __init__(
        self,
        game: str,
        overlay: dict[str, Json],
        seats: int,
        options: Options,
        bots: tuple[str, ...],
        seed: str,
        simulations: int = 0,  # that a bot may do for a decision; 0: as many as it likes
        patience: Patience = FAIL_FAST,
    ) -> None:
        self.game: Final = game
        self.overlay: Final = overlay
        self.seats: Final = seats
        self.options: Final = options
        self.bots: Final = bots
        self.seed: Final = seed
        self.simulations: Final = simulations
        self.patience: Final = patience
