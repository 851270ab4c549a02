"""The turns of a round: what a player may do in phase 2 and in phases 3 and 4, and who is next."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Step
from occasus.core.log import Log
from occasus.games.struggle_for_rome import actions
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import BUILD_PHASE, CLAIM_PHASE, ROLL_PHASE, SETUP_PHASE
from occasus.games.struggle_for_rome.board.state import State, seat_on_turn
from occasus.games.struggle_for_rome.events import ROUND_BEGAN
from occasus.games.struggle_for_rome.rules.attack import Attacks
from occasus.games.struggle_for_rome.rules.build import BuildFighters, BuildWagon, BuyCard
from occasus.games.struggle_for_rome.rules.compensation import Take
from occasus.games.struggle_for_rome.rules.conquest import Conquer
from occasus.games.struggle_for_rome.rules.development import Play, PlayCards
from occasus.games.struggle_for_rome.rules.end_turn import EndTurn
from occasus.games.struggle_for_rome.rules.ending import ask_for_claims, finish
from occasus.games.struggle_for_rome.rules.journey import Travel
from occasus.games.struggle_for_rome.rules.plunder import Plunder
from occasus.games.struggle_for_rome.rules.purchases import Purchases
from occasus.games.struggle_for_rome.rules.trade.bank import Bank
from occasus.games.struggle_for_rome.rules.trade.offers import BeginOffer
from occasus.games.struggle_for_rome.steps import BUILD_STEP, ROLL_STEP, TRIBE_STEP

# A turn in phase 2; trade and build alternate freely (SR-DEC-06, SR-TRADE-12, SR-RUL-15). Cards add their moves.
BUILD_MENU: Final = SeatOfStep(
    actions.CATALOGUE,
    EndTurn(actions.END_TURN),
    Purchases(
        BuildFighters(actions.BUILD_FIGHTERS),
        BuildWagon(actions.BUILD_WAGON),
        BuyCard(actions.BUY_CARD),
        Bank(actions.BANK),
        BeginOffer(actions.GIVE),
    ),
    PlayCards(Play(actions.PLAY)),
)
# A turn of a tribe in phases 3 and 4 (SR-TRIBE-01, SR-TRIBE-03, SR-TRIBE-04, SR-TRIBE-07, SR-DEC-16).
TRIBE_MENU: Final = SeatOfStep(
    actions.CATALOGUE,
    EndTurn(actions.END_TURN),
    Take(actions.TAKE),
    Attacks(Plunder(actions.PLUNDER), Conquer(actions.CONQUER)),
    Travel(actions.TRAVEL),
    PlayCards(Play(actions.PLAY)),
)


@final
class NextTurn(Step[State]):
    """Begin the next turn, phase or round (SR-ROUND-01, SR-ROUND-03)."""

    def run(self, state: State, log: Log | None) -> bool:
        if state.phase == SETUP_PHASE:
            _begin_round(state, log)
        elif state.phase == CLAIM_PHASE:
            _end_round(state, log)
        elif state.phase != ROLL_PHASE and state.turn < state.facts.seats:
            step = BUILD_STEP if state.phase == BUILD_PHASE else TRIBE_STEP
            state.agenda.append(step.at(seat_on_turn(state)))
        else:
            state.phase += 1
            state.turn = 0
            if state.phase == CLAIM_PHASE:
                ask_for_claims(state)
        return True


def _begin_round(state: State, log: Log | None) -> None:
    """The markers go back to the centre, and the start player rolls (SR-ROUND-02, SR-ROUND-05)."""
    state.round_number += 1
    state.phase = ROLL_PHASE
    state.turn = 0
    state.covered = 0
    state.agenda.append(ROLL_STEP.at())
    if log is not None:
        log.add(ROUND_BEGAN, state.round_number, state.start)


def _end_round(state: State, log: Log | None) -> None:
    """The round is over: so is the game if the end was announced or the limit is reached (SR-END-01, SR-END-08)."""
    if state.announced or state.round_number >= state.facts.round_limit:
        finish(state, log)
    else:
        state.start = (state.start + 1) % state.facts.seats  # SR-ROUND-04
        _begin_round(state, log)


AGENDA.bind(BUILD_STEP, BUILD_MENU)
AGENDA.bind(TRIBE_STEP, TRIBE_MENU)
AGENDA.bind_idle(NextTurn())
