"""Plunder: which cities a wandering tribe can plunder, and what the token brings."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance, Move, Step
from occasus.core.basics import RuleId
from occasus.core.chance import pick
from occasus.core.int_arrays import has, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import PLUNDER, TURN
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import (
    DEVELOPMENT_CARD,
    FACES,
    LOSS,
    PASTURE_CARD,
    PROVINCES,
    TWO_GOLD,
)
from occasus.games.struggle_for_rome.board.state import (
    CONQUERED_NOW,
    NEUTRAL,
    PLUNDERED_NOW,
    State,
    acting_tribe,
)
from occasus.games.struggle_for_rome.events import LOST_FIGHTER, PLUNDERED, TURNED
from occasus.games.struggle_for_rome.rules.hands import due_card, gain_gold
from occasus.games.struggle_for_rome.rules.points import award_scourge, has_all_colours
from occasus.games.struggle_for_rome.steps import BOOTY_STEP, DRAW_STEP, TRIBE_STEP, TURN_STEP


def has_room(state: State, tribe: i64, city: i64) -> bool:
    """Fewer than two tokens of the city's colour are in the box (SR-PLUN-04, SR-RUL-22)."""
    return state.tokens[tribe * PROVINCES + state.facts.province[city]] < state.facts.tokens_most


def _why_no_token(state: State, tribe: i64, city: i64) -> RuleId | None:
    """A city's token is there for a tribe that has room for it (SR-PLUN-02, SR-PLUN-04, SR-SETUP-14)."""
    if state.owner[city] == NEUTRAL:
        return "SR-SETUP-14"
    if not state.token_on[city]:
        return "SR-PLUN-02"
    return None if has_room(state, tribe, city) else "SR-PLUN-04"


def can_plunder(state: State, tribe: i64, city: i64) -> bool:
    """Return whether a city beside the figure can be plundered, apart from its towers."""
    return _why_no_token(state, tribe, city) is None


def why_not_plunder(state: State, tribe: i64, city: i64, defence: i64) -> RuleId | None:
    """Why a tribe cannot plunder a city that is defended like this."""
    here = state.figure[tribe]
    if here < 0:
        return "SR-TRIBE-07"
    if state.attacked:
        return "SR-TRIBE-06" if state.attacked == CONQUERED_NOW else "SR-TRIBE-03"
    if not has(state.facts.geography.beside[here], city):
        return "SR-PLUN-01"
    reason = _why_no_token(state, tribe, city)
    if reason is None and state.fighters[tribe] < defence:
        reason = "SR-PLUN-03"
    return reason


def plunder(state: State, seat: i64, city: i64, log: Log | None) -> None:
    """Plunder a city: its token is turned; the figure stays where it is, the fighters in the box
    (SR-PLUN-05, SR-PLUN-06, SR-PLUN-15, SR-RUL-40).
    """
    state.attacked = PLUNDERED_NOW
    if log is not None:
        log.add(PLUNDERED, acting_tribe(state, seat), city)
    state.agenda.append(TURN_STEP.at(seat, city))


@final
class Plunder(Move[State]):
    """Plunder a city with as many fighters as it has towers (SR-PLUN-01, SR-PLUN-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = PLUNDER.of(code)
        return why_not_plunder(state, acting_tribe(state, seat), city, state.facts.towers[city])

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        plunder(state, seat, PLUNDER.of(code), log)


def _unseen_faces(state: State) -> vec[i64]:
    _, city = TURN_STEP.split(state.agenda[-1])
    first = state.facts.province[city] * FACES
    return state.unseen[first : first + FACES]


@final
class Turn(Chance[State]):
    """Carry out the symbols: the loss, the cards, then gold and token (SR-PLUN-06, SR-PLUN-14, SR-RUL-29)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The faces of the city's colour that no one has seen yet (SR-INFO-04, SR-INFO-05)."""
        return [(TURN.at(face), number) for face, number in enumerate(_unseen_faces(state)) if number]

    def sample(self, state: State, rng: Random) -> i64:
        return TURN.at(pick(_unseen_faces(state), rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        player, city = TURN_STEP.split(state.agenda.pop())
        tribe = acting_tribe(state, player)
        face = TURN.of(code)
        state.unseen[state.facts.province[city] * FACES + face] -= 1
        state.token_on[city] = 0  # SR-PLUN-13
        if log is not None:
            log.add(TURNED, city, face)
        if face & LOSS and state.fighters[tribe]:  # SR-PLUN-07, SR-RUL-28
            state.fighters[tribe] -= 1
            state.reserve[tribe] += 1
            if log is not None:
                log.add(LOST_FIGHTER, tribe)
        state.agenda.append(BOOTY_STEP.at(player, city, 1 if face & TWO_GOLD else 0))
        if face & DEVELOPMENT_CARD:  # SR-PLUN-09
            due_card(state, player, log)
        if face & PASTURE_CARD:  # SR-PLUN-08
            state.agenda.append(DRAW_STEP.at(player))


@final
class TakeBooty(Step[State]):
    """Two gold for the coins, some for each wagon in the box, and the token goes into the box.

    SR-PLUN-10, SR-PLUN-11, SR-PLUN-12.
    """

    def run(self, state: State, log: Log | None) -> bool:
        player, city, coins = BOOTY_STEP.split(state.agenda.pop())
        tribe = acting_tribe(state, player)
        gain_gold(state, player, 2 * coins + state.facts.wagon_gold * state.wagons[tribe], log)
        place = tribe * PROVINCES + state.facts.province[city]
        state.tokens[place] += 1  # which is no point yet (SR-VP-02)
        if state.tokens[place] == 1 and has_all_colours(state, tribe):
            award_scourge(state, tribe, log)
        return True


AGENDA.bind(TURN_STEP, Turn(), above=(TRIBE_STEP,))
AGENDA.bind(BOOTY_STEP, TakeBooty(), above=(TRIBE_STEP,))
