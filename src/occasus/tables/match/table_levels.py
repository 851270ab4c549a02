"""As which level each seat of a table counts: bots as they are, people by the strength they have shown."""

from __future__ import annotations

from occasus.bots.levels import LEVELS
from occasus.bots.strength import level_points
from occasus.bots.table_chances import counted
from occasus.tables.store.rows import SeatRow


def table_levels(game: str, seats: list[SeatRow]) -> list[str]:
    """The level of each seat: of a person the nearest to their rating, or without one that of the bots at the table.

    Where there is neither rating nor bot, everyone counts as one who plays well.
    """
    bots = counted([_bot(seat) if seat.kind == "bot" else None for seat in seats])
    return [_rated(game, seat) or level for seat, level in zip(seats, bots, strict=True)]


def _bot(seat: SeatRow) -> str | None:
    return LEVELS[0] if seat.bot == "random" else seat.bot


def _rated(game: str, seat: SeatRow) -> str | None:
    """The level that is nearest to the rating of a person."""
    points = level_points(game)
    if seat.kind == "bot" or seat.rating is None or seat.provisional or not points:
        return None
    rating = seat.rating
    return min(points, key=lambda level: abs(points[level] - rating))
