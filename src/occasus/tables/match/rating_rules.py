"""Which games can be rated: those that can be compared with others, and tell something about each of their people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from occasus.bots.levels import LEVELS
from occasus.core.basics import Seat
from occasus.core.options import Options, complete
from occasus.games import find
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.store.rows import SeatRow

DIFFICULTY: Final = "difficulty"  # the one option that may be chosen: scores are kept for each value of it
FIRST_DECISIONS: Final = {"fall_of_rome": 4, "empires_end": 2, "struggle_for_rome": 2}  # of each person
MOST_ABORTS: Final = 3  # rated games that someone may abort within a day
ABORTED: Final = "aborted"  # what the journal and the result say of a game that ended before them


def is_under_way(game: str, people: Collection[Seat], movers: Iterable[Seat]) -> bool:
    """Return whether each person has made their first decisions, given who made the moves that stand."""
    moves = Counter(movers)
    return all(moves[seat] >= FIRST_DECISIONS.get(game, 2) for seat in people)


def must_be_usual(name: str, options: Options, hints: bool, content: str, timed: bool) -> None:
    """Refuse a rated table that could not be compared with others."""
    if not timed:
        raise conflict("rated_clock", "Rated games have a clock or days per move. Choose one, or play a casual game.")
    if hints:
        raise conflict("rated_hints", "Rated games have no hints. Turn hints off or play a casual game.")
    if content:
        raise conflict(
            "rated_content", "Rated games use the default values. Remove the content file or play a casual game."
        )
    usual = complete(find(name).options, {})
    if any(options.get(option) != value for option, value in usual.items() if option != DIFFICULTY):
        raise conflict(
            "rated_options",
            "Rated games use the standard options, except difficulty. Reset them or play a casual game.",
        )


def guests_play_casual() -> Problem:
    """Return why a guest can't sit at a rated table."""
    return conflict("rated_guest", "Rated games need an account. Create one; you keep your games.")


def too_many_aborts() -> Problem:
    """Return why someone who starts rated games only to look at them can't start another."""
    return conflict(
        "rated_aborts",
        f"Anyone who aborts {MOST_ABORTS} rated games within a day can only play casual games for a while.",
    )


def require_same_kind(people: list[SeatRow], program: bool) -> None:
    """Refuse a program among people, and a person among programs."""
    if any(seat.program != program for seat in people):
        raise conflict("rated_programs", "Programs play rated games only with other programs and bots.")


def require_rateable(seats: list[SeatRow], state: str) -> None:
    """Refuse a rated game whose outcome would tell nothing about its people."""
    people = [seat.person for seat in seats if seat.kind == "person"]
    if len(people) != len(set(people)):
        raise conflict("rated_seats", "In a rated game, everyone plays one seat. Give the others to people or bots.")
    if any(seat.guest for seat in seats):
        raise guests_play_casual()
    for seat in seats:
        require_same_kind([other for other in seats if other.kind == seat.kind == "person"], seat.program)
    if any(seat.kind == "bot" and seat.bot not in LEVELS for seat in seats):
        raise conflict("rated_bots", "Rated games use the four standard bot levels. Choose one of them.")
    if state:
        raise conflict("rated_replay", "A game continued from a replay can't be rated.")
