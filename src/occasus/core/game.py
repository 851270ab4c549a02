"""The contract between a game and everyone else.

A game is a stateless set of functions over a state made of small numbers. Server, bots, terminal and
training environments know games only through this.
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol, TypeVar, final

from occasus.core.basics import BadPosition, Json, Position, RuleId, Saved, Seat, View
from occasus.core.catalogue import Catalogue
from occasus.core.log import EventKind, Log
from occasus.core.options import Option, Options

S = TypeVar("S")


@final
class Result:
    """How a game ended: the place of each seat (1 is best), its score, and why, with the rule."""

    def __init__(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: RuleId) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.reason: Final = reason
        self.rule: Final = rule

    def winners(self) -> list[Seat]:
        """The seats that won; none when all lost together."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def record(self) -> dict[str, Json]:
        return {
            "winners": self.winners(),
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.record() == other.record()

    def __repr__(self) -> str:
        return f"Result(places={self.places}, scores={self.scores}, reason={self.reason!r}, rule={self.rule!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.places, self.scores, self.reason, self.rule)


class Game(Protocol[S]):
    """A game. S is its own state class; no one outside the game looks into a state."""

    name: str
    letters: str  # that its rule ids begin with
    rules_version: int  # raised when the same moves may lead to another state
    seat_counts: range
    usual_seats: int  # how many play it best
    minutes: int  # that a game among people takes
    cooperative: bool
    hidden_information: bool  # whether seats know different things
    payments: frozenset[str]  # families that only pay for the move before: both are taken back together
    hurries: frozenset[str]  # families that only cut short the answers of others: a bot lets people answer
    catalogue: Catalogue
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    overlay: dict[str, Json]  # content that replaces parts of our own; empty as a rule

    def start(self, seats: int, options: Options) -> S:
        """A new game, before the first chance move. Refuses a wrong number of seats and contradictory options."""

    def actors(self, state: S) -> list[Seat]:
        """Return who may decide now, in the order in which one would ask them; [CHANCE]; [] when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[int]:
        """The codes a seat may choose from now, without repeats; empty if it is not an actor."""

    def odds(self, state: S) -> list[tuple[int, int]]:
        """Return what chance may do now, with whole-number weights; nothing while a seat decides."""

    def sample(self, state: S, rng: Random) -> int:
        """One of the odds at once, for playouts."""

    def apply(self, state: S, seat: Seat, action: int, log: Log | None) -> None:
        """Carry out a legal action, up to the next decision or chance. The caller has checked that it is legal."""

    def result(self, state: S) -> Result | None:
        """None while the game goes on."""

    def copy(self, state: S) -> S:
        """An independent state."""

    def save(self, state: S) -> Saved:
        """The state as plain data."""

    def load(self, saved: Saved) -> S:
        """The inverse of save."""

    def describe(self, state: S, seat: Seat) -> Position:
        """The position in the words of the board, as far as a seat (or WATCHER, or EVERYTHING) may know it.

        Built up field by field: what is secret is never put in. `from_position` reads it back.
        """

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> S:
        """A state that fits a position. What the position leaves open is a stated default, or, if it is hidden
        in a seat's description, sampled among what fits. Raises BadPosition for what cannot be.
        """

    def resample_hidden(self, state: S, seat: Seat, rng: Random) -> S:
        """An independent state that looks the same to a seat: what it cannot know is dealt again.

        The quick way to many imagined states: it draws the same as `from_position` from the seat's description, without
        the words.
        """

    def explain(self, state: S, seat: Seat, action: int) -> RuleId | None:
        """Why not: the rule that forbids an action now; None if it is legal."""

    def check(self, state: S) -> list[str]:
        """Broken invariants of the ledger, as sentences; for tests."""


def view(game: Game[S], state: S, seat: Seat) -> View:
    """Return what a seat may know, with its legal actions as texts."""
    ended = game.result(state)
    return {
        "game": game.name,
        "seat": seat,
        "actors": game.actors(state),
        "legal": [game.catalogue.text(code) for code in sorted(game.legal(state, seat))] if seat >= 0 else [],
        "position": game.describe(state, seat),
        "result": ended.record() if ended else None,
    }


def imagine(game: Game[S], seen: View, rng: Random) -> S:
    """A full state that fits a view, for search."""
    try:
        position = seen["position"]
        seats, options = position["seats"], position["options"]
    except KeyError as missing:
        raise BadPosition("view", f"it has no {missing}") from missing
    return game.from_position(position, seats, options, rng)
