"""Who has won, as numbers."""

from __future__ import annotations

from occasus.core.game import Result


def shares(result: Result, cooperative: bool) -> list[float]:
    """Each seat's share of the victory when a game is over; a cooperative one is won whole by everybody."""
    winners = result.winners()
    share = 1.0 if cooperative or not winners else 1.0 / len(winners)
    return [share if place == 1 else 0.0 for place in result.places]
