"""What can be chosen before a game."""

from __future__ import annotations

from typing import Final

from occasus.core.options import Option, flag

OPTIONS: Final[tuple[Option, ...]] = (
    Option("rounds", 2, (1, 2, 3), "TY-OPT-01", "how many prizes there are"),
    flag("open_bids", "TY-OPT-02", "whether bids lie open at once"),
)
