"""The turns of a match file: where each begins, whose it is, and where someone decided."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from occasus.arena.analysis.games.catalogue import rules_of
from occasus.arena.turns import TurnCount
from occasus.core.basics import CHANCE, Seat
from occasus.core.match import Match

EVERYBODY: Final = -1


class ReplayTurn(msgspec.Struct, kw_only=True):
    """A turn, phase or round of a replay."""

    turn: int  # as the game counts; 0 is the setup
    seat: int  # -1 where it is everyone's
    first: int  # the step at which it begins
    decisions: list[int] = []  # the steps at which someone could choose


class TurnList:
    """Turns, noted before each move of a match that is gone through from its start."""

    def __init__(self, match: Match[Any]) -> None:
        self._match: Final = match
        self._rules: Final = rules_of(match.game)
        self._counts: Final = TurnCount()
        self.turns: Final[list[ReplayTurn]] = []

    def note(self, mover: Seat) -> None:
        """Note the position before a move."""
        match = self._match
        turn = self._counts.at(match.game, match.state)
        if not self.turns or self.turns[-1].turn != turn:
            owner = self._rules.owner(match.state) if turn else None
            seat = EVERYBODY if owner is None else owner
            self.turns.append(ReplayTurn(turn=turn, seat=seat, first=len(match.moves)))
        if mover != CHANCE and len(match.game.legal(match.state, mover)) > 1:
            self.turns[-1].decisions.append(len(match.moves))
