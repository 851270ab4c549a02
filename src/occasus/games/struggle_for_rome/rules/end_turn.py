"""The end of a turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.state import State


def end_turn(state: State) -> None:
    """The turn is over, and with it whatever was used or done in it; the next player's begins
    (SR-ROUND-03, SR-RUL-37).
    """
    state.agenda.pop()
    state.turn += 1
    state.joker = 0
    state.card_played = 0
    state.travelled = 0
    state.attacked = 0
    state.plundered_card = -1
    state.offers = []


@final
class EndTurn(AlwaysLegal[State]):
    """Everyone may end their turn at any time; nothing in it is a duty, cards neither (SR-DEV-02)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        end_turn(state)
