"""Struggle for Rome as a game of the contract."""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from occasus.content import facts, overlaid
from occasus.core.base_game import BaseGame
from occasus.core.basics import Json, OccasusError, Position, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue
from occasus.core.game import Result
from occasus.core.log import EventKind
from occasus.core.options import Option, Options, complete
from occasus.games.struggle_for_rome import cards as _cards  # noqa: F401  binds the steps and moves of the cards
from occasus.games.struggle_for_rome.actions import CATALOGUE, PAY, STOP_WAITING
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.geography import Geography
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import EVENT_KINDS
from occasus.games.struggle_for_rome.io import check, describe, from_position, refusals, resample_hidden, save
from occasus.games.struggle_for_rome.options import OPTIONS
from occasus.games.struggle_for_rome.rules import dice, ending, legionnaire, setup, turn  # noqa: F401  they bind steps
from occasus.games.struggle_for_rome.rules.development import cards_without_file
from occasus.games.struggle_for_rome.rules.trade import answers, deals  # noqa: F401  they bind steps

PLAYER_COUNTS: Final = range(3, 5)  # SR-COMP-01


@final
class StruggleForRome(BaseGame[State]):
    """The game; it keeps the tables that its states share."""

    def __init__(self, overlay: dict[str, Json]) -> None:
        assert not cards_without_file(), cards_without_file()
        super().__init__(AGENDA, overlay)
        self.name = "struggle_for_rome"
        self.letters = "SR"
        self.rules_version = 1
        self.seat_counts = PLAYER_COUNTS
        self.usual_seats = 3
        self.minutes = 90
        self.cooperative = False
        self.hidden_information = True
        self.payments: frozenset[str] = frozenset((PAY.name,))
        self.hurries: frozenset[str] = frozenset((STOP_WAITING.name,))  # SR-ROUND-08
        self.catalogue: Catalogue = CATALOGUE
        self.events: tuple[EventKind, ...] = EVENT_KINDS
        self.options: tuple[Option, ...] = OPTIONS
        self._content = overlaid(facts("struggle_for_rome"), overlay) if overlay else facts("struggle_for_rome")
        self._geographies: dict[tuple[bool, bool], Geography] = {}
        self._facts: dict[tuple[object, ...], Facts] = {}
        self.facts(PLAYER_COUNTS[0], complete(OPTIONS, {}))  # refuses content that cannot be played

    def facts(self, seats: int, options: Options) -> Facts:
        """The facts for a number of seats and options; made once."""
        if seats not in PLAYER_COUNTS:
            raise OccasusError(f"Struggle for Rome is for 3 or 4 players, not {seats}. (SR-COMP-01)")
        full = complete(OPTIONS, options)
        key = (seats, *full.values())
        if key not in self._facts:
            ways = (bool(full["one_way_arrows"]), bool(full["attack_across_sea"]))
            if ways not in self._geographies:
                self._geographies[ways] = Geography(self._content, *ways)
            self._facts[key] = Facts(self._content, self.overlay, self._geographies[ways], seats, full)
        return self._facts[key]

    def set_up(self, seats: int, options: Options) -> State:
        return setup.start(self.facts(seats, options))

    def result(self, state: State) -> Result | None:
        """None while the game goes on."""
        return ending.result(state)

    def save(self, state: State) -> Saved:
        return save.save(state)

    def load(self, saved: Saved) -> State:
        return save.load(saved, self.facts(saved["seats"], saved["options"]))

    def describe(self, state: State, seat: Seat) -> Position:
        """The position in the words of the board, as far as a seat may know it."""
        return cast(Position, describe.describe(state, seat))

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> State:
        return from_position.from_position(position, self.facts(seats, options), rng)

    def resample_hidden(self, state: State, seat: Seat, rng: Random) -> State:
        """Another state that looks the same to a seat."""
        return resample_hidden.resample_hidden(state, seat, rng)

    def scores_now(self, position: Position) -> list[int]:
        return [int(player["points"]) for player in position["players"].values()]

    def share_left(self, position: Position) -> float:
        """Return how many of the points that end the game the leader still needs, from all to none."""
        enough = float(self._content["rules_constants"]["victory_points_to_end"])
        return max(0.0, 1.0 - max(self.scores_now(position)) / enough)

    def explain(self, state: State, seat: Seat, action: int) -> RuleId | None:
        """Why not: the rule that forbids an action now; None if it is legal."""
        return refusals.explain(state, seat, action)

    def check(self, state: State) -> list[str]:
        """Broken invariants of the ledger, as sentences."""
        return check.check(state)


def make(overlay: dict[str, Json]) -> StruggleForRome:
    """The game, with its own content or with an overlay."""
    return StruggleForRome(overlay)
