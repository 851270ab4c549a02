"""Empire's End as a game of the contract."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast, final

from occasus.content import facts, overlaid
from occasus.core.agenda import Agenda
from occasus.core.basics import Json, Position, Refused, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue
from occasus.core.game import Game, Result
from occasus.core.log import EventKind, Log
from occasus.core.options import Option, Options, complete
from occasus.games.empires_end.actions import CATALOGUE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.board.tables_check import refuse_unplayable
from occasus.games.empires_end.border import not_now, save
from occasus.games.empires_end.border.arrange import arrange
from occasus.games.empires_end.border.check import check
from occasus.games.empires_end.border.describe import describe
from occasus.games.empires_end.border.redeal import redeal
from occasus.games.empires_end.events import EVENT_KINDS
from occasus.games.empires_end.options import OPTIONS
from occasus.games.empires_end.rules import (  # noqa: F401  each binds its steps
    auction,
    combined,
    conflict,
    drawing,
    economy,
    ending,
    hand_cards,
    industry,
    innovations,
    lightning,
    owners_choice,
    relief,
    replacing,
    setup,
    taking,
    track,
)


@final
class EmpiresEnd:
    """The rules with one content."""

    name: str = "empires_end"
    letters: str = "EE"
    rules_version: int = 2
    seat_counts: range = range(2, 5)  # EE-COMP-01
    usual_seats: int = 3
    minutes: int = 75
    cooperative: bool = False
    hidden_information: bool = True
    payments: frozenset[str] = frozenset()  # paying for a card on offer is a deed of its own
    hurries: frozenset[str] = frozenset()
    catalogue: Catalogue = CATALOGUE
    events: tuple[EventKind, ...] = EVENT_KINDS
    options: tuple[Option, ...] = OPTIONS

    def __init__(self, overlay: dict[str, Json]) -> None:
        self.agenda: Agenda[State] = AGENDA
        self.actors: Callable[[State], list[Seat]] = AGENDA.actors
        self.legal: Callable[[State, Seat], list[int]] = AGENDA.legal
        self.sample: Callable[[State, Random], int] = AGENDA.sample
        self.apply: Callable[[State, Seat, int, Log | None], None] = AGENDA.apply
        self.overlay: dict[str, Json] = overlay
        self._content: dict[str, Any] = overlaid(facts(self.name), overlay) if overlay else facts(self.name)
        refuse_unplayable(self._content)
        assert not AGENDA.unbound(), AGENDA.unbound()
        self._tables: dict[str, Tables] = {}
        if overlay:  # a figure that cannot be is told at once, not when a table is made
            for seats in self.seat_counts:
                self.tables(seats, complete(OPTIONS, {}))

    def tables(self, seats: int, options: Options) -> Tables:
        """The facts for a number of seats and a choice of options; built once."""
        if seats not in self.seat_counts:
            raise Refused(f"this game is for 2 to 4 players, not {seats}", "EE-COMP-01")
        key = f"{seats} {sorted(options.items())}"
        if key not in self._tables:
            self._tables[key] = Tables(self._content, self.overlay, seats, options)
        return self._tables[key]

    def start(self, seats: int, options: Options) -> State:
        """A new game, before the first chance move."""
        return setup.start(self.tables(seats, complete(OPTIONS, options)))

    def odds(self, state: State) -> list[tuple[int, int]]:
        """What chance may do now."""
        return AGENDA.odds(state)

    def result(self, state: State) -> Result | None:
        """None while the game goes on."""
        return None if state.agenda else ending.result(state)

    def copy(self, state: State) -> State:
        """An independent state."""
        return state.copy()

    def save(self, state: State) -> Saved:
        """The state as plain data."""
        return save.save(state)

    def load(self, saved: Saved) -> State:
        """The inverse of save."""
        return save.load(saved, self.tables)

    def describe(self, state: State, seat: Seat) -> Position:
        """The position in the words of the board, as far as a seat may know it."""
        return cast(Position, describe(state, seat))

    def arrange(self, position: Position, seats: int, options: Options, rng: Random) -> State:
        """A state that fits a position; what is hidden is sampled."""
        return arrange(self.tables(seats, complete(OPTIONS, options)), position, rng)

    def redeal(self, state: State, seat: Seat, rng: Random) -> State:
        """Another state that looks the same to a seat."""
        return redeal(state, seat, rng)

    def explain(self, state: State, seat: Seat, action: int) -> RuleId | None:
        """The rule that forbids an action now; None if it is legal."""
        return not_now.explain(state, seat, action)

    def check(self, state: State) -> list[str]:
        """Broken invariants, as sentences."""
        return check(state)


def make(overlay: dict[str, Json]) -> Game[State]:
    """The game, with an overlay on its content."""
    return EmpiresEnd(overlay)
