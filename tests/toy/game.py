"""The toy game as a game of the contract."""

from __future__ import annotations

from random import Random

from occasus.core.basics import Json, OccasusError, Position, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue
from occasus.core.deck import deck_of
from occasus.core.game import Result
from occasus.core.int_arrays import Stack
from occasus.core.log import EventKind, Log
from occasus.core.options import Option, Options, complete
from tests.toy import events
from tests.toy.actions import CATALOGUE
from tests.toy.agenda import AGENDA
from tests.toy.board.names import CARDS, HAND
from tests.toy.board.state import ToyState
from tests.toy.io import check, describe, from_position, refusals, save
from tests.toy.options import OPTIONS
from tests.toy.rules import bid as _bid  # noqa: F401  binds its steps
from tests.toy.rules import choose, ending
from tests.toy.rules import deal as _deal  # noqa: F401  binds its steps


class ToyGame:
    """The toy game. Tests break it on purpose by overriding one function."""

    name = "toy"
    letters = "TY"
    rules_version = 1
    seat_counts = range(2, 4)
    usual_seats = 2
    minutes = 5
    cooperative = False
    hidden_information = True
    payments: frozenset[str] = frozenset()
    hurries: frozenset[str] = frozenset()
    catalogue: Catalogue = CATALOGUE
    events: tuple[EventKind, ...] = events.EVENT_KINDS
    options: tuple[Option, ...] = OPTIONS

    def __init__(self) -> None:
        self.overlay: dict[str, Json] = {}

    def start(self, seats: int, options: Options) -> ToyState:
        """A new game, before the first card is dealt (TY-OPT-03)."""
        if seats not in self.seat_counts:
            raise OccasusError(f"toy is for 2 or 3 players, not {seats}. (TY-OPT-03)")
        state = ToyState(seats, int(options["rounds"]), bool(options["open_bids"]))
        state.deck = deck_of([list(range(CARDS))])
        state.agenda = Stack(choose.round_steps(seats, HAND))
        return state

    def actors(self, state: ToyState) -> list[Seat]:
        """Who may decide now."""
        return AGENDA.actors(state)

    def legal(self, state: ToyState, seat: Seat) -> list[int]:
        """What a seat may choose from."""
        return AGENDA.legal(state, seat)

    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        """What chance may do."""
        return AGENDA.odds(state)

    def sample(self, state: ToyState, rng: Random) -> int:
        """What chance does."""
        return AGENDA.sample(state, rng)

    def apply(self, state: ToyState, seat: Seat, action: int, log: Log | None) -> None:
        """Carry it out."""
        AGENDA.apply(state, seat, action, log)

    def result(self, state: ToyState) -> Result | None:
        """How it ended."""
        return ending.result(state)

    def copy(self, state: ToyState) -> ToyState:
        """An independent state."""
        return state.copy()

    def save(self, state: ToyState) -> Saved:
        """Plain data."""
        return save.save(state)

    def load(self, saved: Saved) -> ToyState:
        """The inverse of save."""
        return save.load(saved)

    def describe(self, state: ToyState, seat: Seat) -> Position:
        """The position in words."""
        return describe.describe(state, seat)

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> ToyState:
        """A state that fits."""
        return from_position.from_position(position, seats, options, rng)

    def resample_hidden(self, state: ToyState, seat: Seat, rng: Random) -> ToyState:
        """Another state that looks the same: by the words, which is quick enough for a toy."""
        seen = self.describe(state, seat)
        return self.from_position(seen, seen["seats"], seen["options"], rng)

    def explain(self, state: ToyState, seat: Seat, action: int) -> RuleId | None:
        """Why not."""
        return refusals.explain(state, seat, action)

    def check(self, state: ToyState) -> list[str]:
        """Broken invariants."""
        return check.check(state)


def make(overlay: dict[str, Json]) -> ToyGame:
    """The game; it has no content file, so nothing of it can be replaced."""
    return ToyGame()


def toy_options(**given: object) -> Options:
    """Options of the toy game, with the defaults."""
    return complete(OPTIONS, given)
