"""Which games can be rated: those that can be compared with others, and tell something about each of their people."""

from __future__ import annotations

from typing import Final

from occasus.bots.levels import LEVELS
from occasus.core.options import Options, complete
from occasus.games import find
from occasus.server.problems import conflict
from occasus.server.rows import SeatRow

DIFFICULTY: Final = "difficulty"  # the one option that may be chosen: scores are kept for each value of it


def must_be_usual(name: str, options: Options, hints: bool, content: str) -> None:
    """Refuse a rated table that could not be compared with others."""
    if hints:
        raise conflict("rated_hints", "A rated game has no hints; turn them off, or play a friendly game.")
    if content:
        raise conflict(
            "rated_content", "A rated game has our figures; take the content file away, or play a friendly one."
        )
    usual = complete(find(name).options, {})
    if any(options.get(each) != value for each, value in usual.items() if each != DIFFICULTY):
        raise conflict(
            "rated_options", "A rated game has the usual options, but for difficulty; or play a friendly one."
        )


def must_be_rateable(seats: list[SeatRow], state: str) -> None:
    """Refuse a rated game whose outcome would tell nothing about its people."""
    people = [seat.person for seat in seats if seat.kind == "person"]
    if len(people) != len(set(people)):
        raise conflict("rated_seats", "In a rated game everybody plays one seat; give the others to people or bots.")
    if any(seat.kind == "bot" and seat.bot not in LEVELS for seat in seats):
        raise conflict("rated_bots", "In a rated game bots have one of the four levels; choose one.")
    if state:
        raise conflict("rated_replay", "A game that goes on from a replay is not rated.")
