"""How a level of Struggle for Rome plays: how it trades, how much it errs, whether it plays a game out."""

from __future__ import annotations

from typing import Final, final


@final
class LevelParams:
    """The parameters of one level."""

    def __init__(
        self,
        offers: int,
        least: float,
        grudge: float,
        generous: bool,
        noise: float = 0.0,
        looks_ahead: int = 0,
    ) -> None:
        self.offers: Final = offers  # that it makes in a turn, at most
        self.least: Final = least  # gain worth a deal, in logits
        self.grudge: Final = grudge  # how much of another's gain counts as a loss
        self.generous: Final = generous  # offers two for one
        self.noise: Final = noise  # logits by which a judgement may be off
        self.looks_ahead: Final = looks_ahead  # trials of a weighty decision near the end of a game
