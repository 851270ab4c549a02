"""The outcome of one simulated game."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Json, RuleId, Seat
from occasus.core.game import Result


@final
class Work:
    """A bot's decisions in a game, and the CPU seconds they took."""

    def __init__(self, decisions: int = 0, seconds: float = 0.0, longest: float = 0.0, slow: int = 0) -> None:
        self.decisions = decisions
        self.seconds = seconds
        self.longest = longest  # seconds of the slowest decision
        self.slow = slow  # decisions that took longer than allowed

    def add(self, other: Work) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.slow += other.slow

    def record(self) -> list[Json]:
        return [self.decisions, round(self.seconds, 4), round(self.longest, 4), *[self.slow] * bool(self.slow)]


@final
class Outcome:
    """How a game ended, how long it was, and what it took."""

    def __init__(
        self,
        number: int,
        bots: tuple[str, ...],
        result: Result,
        decisions: int,
        choices: int,
        turns: int,
        seconds: float,
        work: dict[str, Work],
        failure: tuple[Seat, str] | None = None,
    ) -> None:
        self.number: Final = number  # of the game in its run
        self.bots: Final = bots  # by seat
        self.places: Final[tuple[int, ...]] = result.places
        self.scores: Final[tuple[int, ...]] = result.scores
        self.reason: Final[str] = result.reason
        self.rule: Final[RuleId] = result.rule
        self.decisions: Final = decisions
        self.choices: Final = choices  # actions that were offered, over all decisions
        self.turns: Final = turns  # 0 where a game does not count them
        self.seconds: Final = seconds  # of CPU
        self.work: Final = work  # by bot
        self.failure: Final = failure  # the seat whose bot failed, and how: the game was over then

    def winners(self) -> list[Seat]:
        """The seats that won; none when all lost together."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def record(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "bots": list(self.bots),
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
            "decisions": self.decisions,
            "choices": self.choices,
            "turns": self.turns,
            "seconds": round(self.seconds, 4),
            "work": {bot: work.record() for bot, work in self.work.items()},
            **({"failure": list(self.failure)} if self.failure else {}),
        }


def outcome_from(record: dict[str, Json]) -> Outcome:
    places, scores = tuple(record["places"]), tuple(record["scores"])
    return Outcome(
        record["number"],
        tuple(record["bots"]),
        Result(places, scores, record["reason"], record["rule"]),
        record["decisions"],
        record["choices"],
        record["turns"],
        record["seconds"],
        {bot: Work(*work) for bot, work in record["work"].items()},
        tuple(record["failure"]) if "failure" in record else None,
    )
