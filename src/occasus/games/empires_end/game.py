"""Empire's End as a game of the contract."""

from __future__ import annotations

from random import Random
from typing import Any, cast, final

from occasus.content import facts, overlaid
from occasus.core.base_game import BaseGame
from occasus.core.basics import Json, Position, Refused, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue
from occasus.core.game import Game, Result
from occasus.core.log import EventKind
from occasus.core.options import Option, Options, complete
from occasus.games.empires_end.actions import CATALOGUE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.facts_check import refuse_unplayable
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import EVENT_KINDS
from occasus.games.empires_end.io import refusals, save
from occasus.games.empires_end.io.check import check
from occasus.games.empires_end.io.describe import describe
from occasus.games.empires_end.io.from_position import from_position
from occasus.games.empires_end.io.resample_hidden import resample_hidden
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
class EmpiresEnd(BaseGame[State]):
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
        super().__init__(AGENDA, overlay)
        self._content: dict[str, Any] = overlaid(facts(self.name), overlay) if overlay else facts(self.name)
        refuse_unplayable(self._content, facts(self.name))
        self._facts: dict[str, Facts] = {}
        if overlay:  # a figure that cannot be is told at once, not when a table is made
            for seats in self.seat_counts:
                self.facts(seats, complete(OPTIONS, {}))

    def facts(self, seats: int, options: Options) -> Facts:
        """The facts for a number of seats and a choice of options; built once."""
        if seats not in self.seat_counts:
            raise Refused(f"this game is for 2 to 4 players, not {seats}", "EE-COMP-01")
        key = f"{seats} {sorted(options.items())}"
        if key not in self._facts:
            self._facts[key] = Facts(self._content, self.overlay, seats, options)
        return self._facts[key]

    def set_up(self, seats: int, options: Options) -> State:
        return setup.start(self.facts(seats, complete(OPTIONS, options)))

    def result(self, state: State) -> Result | None:
        """None while the game goes on."""
        return None if state.agenda else ending.result(state)

    def save(self, state: State) -> Saved:
        return save.save(state)

    def load(self, saved: Saved) -> State:
        return save.load(saved, self.facts)

    def describe(self, state: State, seat: Seat) -> Position:
        """The position in the words of the board, as far as a seat may know it."""
        return cast(Position, describe(state, seat))

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> State:
        """A state that fits a position; what is hidden is sampled."""
        return from_position(self.facts(seats, complete(OPTIONS, options)), position, rng)

    def resample_hidden(self, state: State, seat: Seat, rng: Random) -> State:
        """Another state that looks the same to a seat."""
        return resample_hidden(state, seat, rng)

    def scores_now(self, position: Position) -> list[int]:
        return [int(empire["at_end"]["points"]) for empire in position["empires"]]

    def share_left(self, position: Position) -> float:
        """Return how much of the decline track is left."""
        players = "players_2" if position["seats"] == 2 else "players_3_4"
        spaces = len(self._content["decline_track"][players]["spaces"])
        return max(0.0, 1.0 - float(position["hourglass"]) / spaces)

    def explain(self, state: State, seat: Seat, action: int) -> RuleId | None:
        """The rule that forbids an action now; None if it is legal."""
        return refusals.explain(state, seat, action)

    def check(self, state: State) -> list[str]:
        return check(state)


def make(overlay: dict[str, Json]) -> Game[State]:
    """The game, with an overlay on its content."""
    return EmpiresEnd(overlay)
