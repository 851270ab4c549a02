"""Too few resources (EE-POOR): the taker of a card may buy coins for points."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import BUY_COINS
from occasus.games.empires_end.board.names import COIN, KINDS
from occasus.games.empires_end.board.state import State, answered, ask
from occasus.games.empires_end.events import BOUGHT_COINS, SHOWED
from occasus.games.empires_end.rules.resources import gain, held, score, supply
from occasus.games.empires_end.steps import IN_RELIEF

_BUY: Final = BUY_COINS.base
_IN_RELIEF: Final = IN_RELIEF.base


def relief(state: State, seat: int, _log: Log | None) -> None:
    """Ask the taker, whatever it holds: to be asked tells nothing about the screen (EE-POOR-06, EE-RUL-42)."""
    ask(state, seat, _IN_RELIEF)


def relief_options(state: State, seat: int, _step: int) -> list[int]:
    """With n tokens, 0 to 5 - n coins (EE-POOR-01, EE-POOR-04)."""
    most = max(0, state.tables.relief_below - held(state, seat))
    if state.tables.finite:
        most = min(most, supply(state, COIN))
    return list(range(_BUY, _BUY + most + 1))


def buy_coins(state: State, seat: int, code: int, log: Log | None) -> None:
    """Show the screen and lose points for coins (EE-POOR-02, EE-POOR-03, EE-POOR-05)."""
    answered(state, seat)
    number = code - _BUY
    if number:
        if log is not None:
            log.add(SHOWED, seat, *state.resources[seat * KINDS : seat * KINDS + KINDS])  # EE-INFO-06
            log.add(BOUGHT_COINS, seat, number)
        score(state, seat, -number * state.tables.relief_points, log)
        gain(state, seat, COIN, number * state.tables.relief_coins, log)
