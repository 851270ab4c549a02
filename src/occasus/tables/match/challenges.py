"""The challenge of the week: the same luck for everyone, one try each, and a ranking by result.

A challenge is found from its week, so no one has to make it. Its seed comes from a key: a server's own, which no one
knows, or none where everyone plays on a device of their own and the code of a result is compared.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final, NamedTuple

from occasus.bots.registry import usual_bot
from occasus.core.basics import EVERYTHING, Seat
from occasus.core.match import Match
from occasus.core.registry import OURS
from occasus.core.turn_chance import BY_TURN, turns_in
from occasus.games import find
from occasus.tables.protocol.problems import Problem, not_found

WEEK: Final = timedelta(days=7)
RIVALS: Final = 2  # bots, where people play against each other
_ID: Final = re.compile(rf"(\d{{4}})w(\d{{2}})_({'|'.join(OURS)})")
_CODE: Final = re.compile(r"([A-Z]{2})-(\d{4})W(\d{2})-(\d)((?:-M?\d{1,4}){1,4})-([0-9A-F]{6})")


class Challenge(NamedTuple):
    """A challenge: its id, its game and when it closes."""

    id: str
    game: str
    opens: float
    closes: float

    @property
    def together(self) -> bool:
        return bool(find(self.game).cooperative)

    def sizes(self) -> list[int]:
        """Return how many people can play it at a table: teams of any size, or one against bots."""
        return list(find(self.game).seat_counts) if self.together else [1]

    def bots(self) -> list[str]:
        """The bots that everyone meets."""
        return [] if self.together else [usual_bot(self.game)] * RIVALS

    def seed(self, key: bytes) -> str:
        """The seed of all its tables."""
        return BY_TURN + hmac.new(key, b"challenge/" + self.id.encode(), hashlib.sha256).hexdigest()


def challenges_of(day: date) -> list[Challenge]:
    """The challenges of the week around a day."""
    year, week, _ = day.isocalendar()
    return [_of_week(year, week, game) for game in OURS]


def challenge_by_id(name: str) -> Challenge:
    """A challenge by its id; not found if there cannot be one."""
    match = _ID.fullmatch(name)
    if match is None:
        raise not_found()
    try:
        return _of_week(int(match[1]), int(match[2]), match[3])
    except ValueError:
        raise not_found() from None


def _of_week(year: int, week: int, game: str) -> Challenge:
    monday = datetime.combine(date.fromisocalendar(year, week, 1), time(), UTC)
    return Challenge(f"{year}w{week:02}_{game}", game, monday.timestamp(), (monday + WEEK).timestamp())


def is_open(name: str, now: float) -> bool:
    """Return whether a challenge can still be played: until then no one sees how others played it."""
    return now < challenge_by_id(name).closes


def measure(match: Match[Any], seat: Seat) -> list[int]:
    """Return how well a game that is over went, number by number: the first that differs decides, and more is better.

    Together: won or lost; then, won, the less decline and the fewer turns, lost, the more turns and the less decline.
    Against others: the place, then the points before the best of them (or behind), then the points.
    """
    result = match.result()
    assert result is not None
    if not match.game.cooperative:
        others = max(score for other, score in enumerate(result.scores) if other != seat)
        return [-result.places[seat], result.scores[seat] - others, result.scores[seat]]
    decline, turns = int(match.game.describe(match.state, EVERYTHING).get("decline", 0)), turns_in(match.log)
    return [1, -decline, -turns] if result.places[seat] == 1 else [0, turns, -decline]


def places(measures: Sequence[Sequence[int]]) -> list[int]:
    """The place of each; the same where all numbers are the same."""
    return [1 + sum(list(other) > list(one) for other in measures) for one in measures]


def code_of(challenge: Challenge, seats: int, measured: Sequence[int]) -> str:
    """A result as a code that others can compare: `FR-2026W47-3-1-M4-M12-0A1B2C`."""
    year, week = challenge.id[:4], challenge.id[5:7]
    numbers = "-".join(f"M{-number}" if number < 0 else str(number) for number in measured)
    text = f"{find(challenge.game).letters}-{year}W{week}-{seats}-{numbers}"
    return f"{text}-{_check(text)}"


def read_code(code: str) -> tuple[Challenge, int, list[int]]:
    """The challenge, the seats and the result behind a code; refused where it was mistyped."""
    text = code.strip().upper()
    match = _CODE.fullmatch(text)
    game = next((name for name in OURS if match and find(name).letters == match[1]), "")
    if match is None or not game or _check(text.rpartition("-")[0]) != match[6]:
        raise Problem("challenge_code", "This isn't a challenge code. Check that you copied all of it.")
    numbers = [-int(part[1:]) if part.startswith("M") else int(part) for part in match[5][1:].split("-")]
    return challenge_by_id(f"{match[2]}w{match[3]}_{game}"), int(match[4]), numbers


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:6].upper()
