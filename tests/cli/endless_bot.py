"""A bot that thinks for ever."""

from __future__ import annotations

import time
from typing import Any


class Never:
    """Does not answer."""

    def decide(self, game: Any, view: Any, legal: list[str], rng: Any, budget: Any) -> str:
        """Think."""
        while True:
            time.sleep(1)
