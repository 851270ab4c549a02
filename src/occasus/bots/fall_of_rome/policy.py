"""Answers of a bot of Fall of Rome, without looking ahead, to questions outside the actions of a turn."""

from __future__ import annotations

from typing import Final

from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.planner import STEP, Planner
from occasus.bots.fall_of_rome.weights import LOST
from occasus.core.int_arrays import append
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import BANISH, DISCARD, DRAW_CARDS, LAY, PUT_BACK
from occasus.games.fall_of_rome.board.names import CARDS, REVOLT
from occasus.games.fall_of_rome.board.state import State, active_seat
from occasus.games.fall_of_rome.rules.invasion import invade

_BANISH: Final = steps.BANISH_STEP.index
_DISCARD: Final = steps.DISCARD_STEP.index
_DRAW_CHOICE: Final = steps.DRAW_CHOICE_STEP.index
_LAY: Final = steps.LAY_STEP.index
_PUT_BACK: Final = steps.PUT_BACK_STEP.index
ANSWERED: Final = (_PUT_BACK, _DRAW_CHOICE, _LAY, _BANISH)  # before any thought of events


def answer(state: State, seat: int, options: list[int], planner: Planner) -> int:
    step = STEP[state.agenda[-1]]
    if step == _PUT_BACK:
        return put_back(options, state, planner)
    if step == _DRAW_CHOICE:
        return DRAW_CARDS.at(state.facts.drawn_by_vestalis)
    if step in (_LAY, _BANISH):
        return lay_choice(state, planner.evaluation)
    if step == _DISCARD:
        options = [code for code in options if DISCARD.has(code)]
    return planner.choose(state, seat, options)


def put_back(options: list[int], state: State, planner: Planner) -> int:
    """Vestalis returns a revolt if she can, else the card that the team misses least."""
    if PUT_BACK.at(REVOLT) in options:
        return PUT_BACK.at(REVOLT)
    best, most = options[0], LOST * 10
    for code in options:
        after = state.copy()
        for other in options:
            card = PUT_BACK.of(other)
            if other != code and card < CARDS:
                hand = active_seat(state)
                after.hands[hand] = append(after.hands[hand], card)
        worth = planner.evaluation.value(after)
        worth += planner.evaluation.weights.event * sum(1 for o in options if o != code and PUT_BACK.of(o) >= CARDS)
        if worth > most:
            best, most = code, worth
    return best


def lay_choice(state: State, evaluation: Evaluation) -> int:
    """Of the cards looked at, the most harmful leaves the game; the least harmful comes next."""
    banishing = STEP[state.agenda[-1]] == _BANISH
    best, most = -1, 0.0
    for card in state.drawn:
        after = state.copy()
        invade(after, card, None)
        worth = evaluation.value(after)
        if best < 0 or (worth < most if banishing else worth > most):
            best, most = card, worth
    return BANISH.at(best) if banishing else LAY.at(best)
