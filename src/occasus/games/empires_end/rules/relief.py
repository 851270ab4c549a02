"""Too few resources (EE-POOR): the taker of a card may buy coins for points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.empires_end.actions import BUY_COINS, CATALOGUE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COIN, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import BOUGHT_COINS, SHOWED
from occasus.games.empires_end.rules.resources import gain, held, score, supply
from occasus.games.empires_end.steps import IN_RELIEF_STEP, RELIEF_STEP


@final
class Relief(Step[State]):
    """Ask the taker, whatever it holds: to be asked tells nothing about the screen (EE-POOR-06, EE-RUL-42)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.ask(RELIEF_STEP.of(state.agenda.pop()), IN_RELIEF_STEP.at())
        return True


def _most(state: State, seat: i64) -> i64:
    """Coins that a seat may buy: up to a number of tokens, if it has few enough (EE-POOR-01, EE-POOR-04)."""
    has, facts = held(state, seat), state.facts
    return max(0, facts.relief_up_to - has) if has < facts.relief_below else 0


@final
class BuyCoins(Move[State]):
    """With n tokens, 0 to 5 - n coins, for points; the screen is shown
    (EE-POOR-01, EE-POOR-02, EE-POOR-03, EE-POOR-04, EE-POOR-05).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        number = BUY_COINS.of(code)
        if number == 0:
            return None
        if held(state, seat) >= state.facts.relief_below:
            return "EE-POOR-01"
        if number > _most(state, seat):
            return "EE-POOR-04"
        return "EE-RUL-41" if state.facts.finite and number > supply(state, COIN) else None

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        most = _most(state, seat)
        if state.facts.finite:
            most = min(most, supply(state, COIN))
        for number in range(most + 1):
            codes.append(BUY_COINS.at(number))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answered(seat)
        number = BUY_COINS.of(code)
        if number:
            if log is not None:
                log.add(SHOWED, seat, *state.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES])  # EE-INFO-06
                log.add(BOUGHT_COINS, seat, number)
            score(state, seat, -number * state.facts.relief_points, log)
            gain(state, seat, COIN, number * state.facts.relief_coins, log)


AGENDA.bind(RELIEF_STEP, Relief())
AGENDA.bind(IN_RELIEF_STEP, Question(CATALOGUE, BuyCoins(BUY_COINS)), waiting="go_on |(relief )*")
