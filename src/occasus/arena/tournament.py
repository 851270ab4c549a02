"""Tournaments: who meets whom, and on which seats, so that no one profits from a seat."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any, Final, final

from occasus.arena.patience import FAIL_FAST, Patience
from occasus.arena.plan import Plan
from occasus.core.basics import Json
from occasus.core.game import Game
from occasus.core.options import Options

Seating = tuple[str, ...]


@final
class Series:
    """Games of the same bots: one `hero` against the rest, or a table of several, or one bot on all seats."""

    def __init__(self, hero: str, rest: str, seatings: list[Seating]) -> None:
        self.hero: Final = hero  # "" where no one is singled out
        self.rest: Final = rest
        self.seatings: Final = seatings  # taken in turn

    def name(self) -> str:
        return f"{self.hero} - {self.rest}" if self.hero else self.rest


def one_against_rest(bots: list[str], seats: int) -> list[Series]:
    """Every bot alone against a table of every other; at two seats each pair once."""
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return [
        Series(hero, rest, [tuple(hero if seat == own else rest for seat in range(seats)) for own in range(seats)])
        for hero, rest in pairs
    ]


def mixed_tables(bots: list[str], seats: int) -> list[Series]:
    """All bots together, as many as there are seats; fewer bots sit several times."""
    filled = [bots[seat % len(bots)] for seat in range(max(seats, len(bots)))]
    tables = sorted(set(combinations(filled, seats)), key=lambda table: [bots.index(bot) for bot in table])
    return [Series("", ", ".join(table), [table[turn:] + table[:turn] for turn in range(seats)]) for table in tables]


def alike(bots: list[str], seats: int) -> list[Series]:
    """Every bot on all seats of a table of its own; the way to compare who plays together."""
    return [Series("", bot, [(bot,) * seats]) for bot in bots]


@final
class Tournament:
    """All series of one game with one set of options. Game number n belongs to series n modulo their number."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        bots: list[str],
        seed: str,
        simulations: int,
        mixed: bool,
        patience: Patience = FAIL_FAST,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.bots: Final = list(dict.fromkeys(bots))
        self.named: Final = bots if mixed else self.bots  # a bot that is named twice sits twice at a mixed table
        self.seed: Final = seed
        self.simulations: Final = simulations
        self.mixed: Final = mixed
        self.patience: Final = patience
        if mixed:
            self.series = mixed_tables(bots, seats)
        elif game.cooperative or seats == 1 or len(self.bots) == 1:
            self.series = alike(self.bots, seats)
        else:
            self.series = one_against_rest(self.bots, seats)

    def seating(self, number: int) -> Seating:
        """Return who sits where in the game with this number."""
        seatings = self.series[number % len(self.series)].seatings
        return seatings[number // len(self.series) % len(seatings)]

    def plans(self) -> list[Plan]:
        """A plan for every seating."""
        return [self._plan(seating) for seating in self._seatings()]

    def tasks(self, games: int, done: set[int]) -> list[tuple[int, int]]:
        """The games that are still to be played, so many of each series."""
        places = {seating: place for place, seating in enumerate(self._seatings())}
        numbers = [number for number in range(games * len(self.series)) if number not in done]
        return [(places[self.seating(number)], number) for number in numbers]

    def record(self) -> dict[str, Json]:
        """Return everything that decides the games, as plain data."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "content": self.game.overlay,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": self.named,
            "seed": self.seed,
            "simulations": self.simulations,
            "mixed": self.mixed,
            **({"lost_after_seconds": self.patience.seconds} if self.patience.slow_loses else {}),
        }

    def _seatings(self) -> list[Seating]:
        return sorted({seating for series in self.series for seating in series.seatings})

    def _plan(self, seating: Seating) -> Plan:
        game = self.game
        return Plan(
            game.name, game.overlay, self.seats, self.options, seating, self.seed, self.simulations, self.patience
        )
