"""Fall of Rome as a game of the contract."""

from __future__ import annotations

from random import Random
from typing import cast, final

from occasus.core.base_game import BaseGame
from occasus.core.basics import Json, OccasusError, Position, RuleId, Saved, Seat
from occasus.core.game import Result
from occasus.core.options import Options, complete
from occasus.games.fall_of_rome import cards as _cards  # noqa: F401  binds the steps of the cards
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, PAY
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.facts import FactsMaker
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.io import check, describe, from_position, refusals, save
from occasus.games.fall_of_rome.options import LEVELS, OPTIONS
from occasus.games.fall_of_rome.rules import ending, setup
from occasus.games.fall_of_rome.rules import turn as _turn  # noqa: F401  binds the steps of the turn

FIRST_CARDS = 52.0  # of the player deck as a game begins


@final
class FallOfRome(BaseGame[State]):
    """The contract, carried out by the rule files."""

    def __init__(self, overlay: dict[str, Json]) -> None:
        super().__init__(AGENDA, overlay)
        self.name = "fall_of_rome"
        self.letters = "FR"
        self.rules_version = 1
        self.seat_counts = range(1, 6)
        self.usual_seats = 3
        self.minutes = 60
        self.cooperative = True
        self.hidden_information = False  # FR-INFO-01
        self.payments: frozenset[str] = frozenset((PAY.name,))
        self.hurries: frozenset[str] = frozenset()
        self.catalogue = CATALOGUE
        self.events = events.EVENT_KINDS
        self.options = OPTIONS
        self._maker = FactsMaker(overlay)
        if overlay:  # a figure that cannot be is told at once, not when a table is made
            for seats in self.seat_counts:
                self._maker.facts(seats, complete(OPTIONS, {}))
            for challenge, difficulty in LEVELS:
                self._maker.facts(3, complete(OPTIONS, {"challenge": challenge, "difficulty": difficulty}))

    def set_up(self, seats: int, options: Options) -> State:
        if seats not in self.seat_counts:
            raise OccasusError(f"Fall of Rome is for 1 to 5 players, not {seats}. (FR-DEC-01)")
        return setup.start(self._maker.facts(seats, complete(OPTIONS, options)))

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def save(self, state: State) -> Saved:
        return save.save(state)

    def load(self, saved: Saved) -> State:
        return save.load(saved, self._maker.facts(saved["seats"], complete(OPTIONS, saved["options"])))

    def describe(self, state: State, seat: Seat) -> Position:
        """The position; everything is open."""
        return cast(Position, describe.describe(state))

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> State:
        """A state that fits a position, moved on to the next decision or chance."""
        if seats not in self.seat_counts:
            raise OccasusError(f"Fall of Rome is for 1 to 5 players, not {seats}. (FR-DEC-01)")
        state = from_position.from_position(position, self._maker.facts(seats, complete(OPTIONS, options)))
        AGENDA.advance(state, None)
        from_position.refuse_contradictions(state, position)
        return state

    def resample_hidden(self, state: State, seat: Seat, rng: Random) -> State:
        """A copy: everything is open (FR-INFO-01)."""
        return state.copy()

    def scores_now(self, position: Position) -> list[int]:
        """Return how many tribes are allied or off the map, the same for everyone."""
        threats = {tribe for cubes in position["barbarians"].values() for tribe in cubes} - set(position["allied"])
        return [len(position["supply"]["barbarians"]) - len(threats)] * int(position["seats"])

    def share_left(self, position: Position) -> float:
        """Return how much of the player deck is left."""
        return min(1.0, float(position["player_deck"]["size"]) / FIRST_CARDS)

    def explain(self, state: State, seat: Seat, action: int) -> RuleId | None:
        """The rule that forbids an action now; None if it is legal."""
        return refusals.explain(state, seat, action)

    def check(self, state: State) -> list[str]:
        return check.check(state)


def make(overlay: dict[str, Json]) -> FallOfRome:
    """The game with its own content, or with parts of it replaced."""
    return FallOfRome(overlay)
