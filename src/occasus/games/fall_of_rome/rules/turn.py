"""The turn, and the menu of the action phase: what the active player may do (FR-TURN)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Question, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE
from occasus.games.fall_of_rome.board.state import OPEN, PASSED, State, active_seat, any_events, reopen
from occasus.games.fall_of_rome.rules.alliance import Ally, Enlist
from occasus.games.fall_of_rome.rules.battle import Battle
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.forts import Fortify
from occasus.games.fall_of_rome.rules.movement import March, Sail
from occasus.games.fall_of_rome.rules.plot import FAMILIES, Fetch, Plot, Plots, Store
from occasus.games.fall_of_rome.rules.recruiting import Recruit, RecruitOnly, Recruits
from occasus.games.fall_of_rome.rules.roles import RolePowers
from occasus.games.fall_of_rome.rules.windows import EXCHANGING, PLAYING, WINDOW, may_interrupt

# The steps of a turn, the last one first
_TURN: Final = vec[i64](
    [
        steps.END_TURN_STEP.at(),
        steps.INVADE_STEP.at(),
        steps.AFTER_DRAW_STEP.at(),
        steps.DRAW_STEP.at(),
        steps.ACTIONS_STEP.at(),
    ]
)


@final
class BeginTurn(Step[State]):
    """A turn begins: actions, then the draw, then invasions, in solo too (FR-TURN-01, FR-SOLO-13)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        state.phase = ACTION_PHASE
        state.actions_left = state.facts.actions
        state.traded = 0
        state.enlisted = 0
        state.revealed = 0
        state.skip_invasion = 0
        state.faces_chosen = 0
        state.victory = 0
        state.refused = vec[i64]()
        for seat in range(state.facts.seats):
            state.passed[seat] = OPEN
        for step in _TURN:
            state.agenda.append(step)
        if log is not None:
            log.add(events.TURN_BEGAN, state.roles[state.active])
        return True


@final
class EndTurn(Step[State]):
    """The player to the left begins (FR-TURN-04, FR-SETUP-21, FR-SOLO-04)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda[-1] = steps.TURN_STEP.at()
        state.active = (state.active + 1) % state.facts.pawns
        return True


@final
class EndActions(AlwaysLegal[State]):
    """Stop, even before the first action; unused ones are lost (FR-TURN-03, FR-RUL-31)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.actions_left = 0
        state.passed[seat] = max(state.passed[seat], PASSED)


@final
class ActionPhase(Question[State]):
    """The active player acts and may play events; the others may interrupt with events (FR-TURN-02, FR-EVENT-09)."""

    def who(self, state: State, seats: Stack) -> None:
        """The active player, after those who might interrupt."""
        active = active_seat(state)
        if state.event_deck or any_events(state):
            for seat in range(state.facts.seats):
                if seat != active and may_interrupt(state, seat):
                    seats.append(seat)
        seats.append(active)

    def legal(self, state: State, seat: i64, codes: Stack) -> None:
        if seat == active_seat(state):
            self.offer(state, seat, codes)
        else:
            WINDOW.legal(state, seat, codes)

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return super().why_not(state, seat, code) if seat == active_seat(state) else WINDOW.why_not(state, seat, code)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        """An action ends the window after a battle (FR-EVENT-15); an event does not."""
        if seat != active_seat(state):
            WINDOW.do(state, seat, code, log)
            return
        move = self.move_of(code)
        if move is not PLAYING and move is not EXCHANGING:
            state.victory = 0
            reopen(state)
        left = state.actions_left
        move.do(state, seat, code, log)
        if state.actions_left < left:  # a plot is only proposed so far
            lift_refusals(state)

    def run(self, state: State, log: Log | None) -> bool:
        """Without actions left only the window before the draw remains (FR-TURN-02)."""
        if state.actions_left > 0:
            return False
        state.agenda[-1] = steps.BEFORE_DRAW_STEP.at()
        return True


AGENDA.bind(steps.TURN_STEP, BeginTurn())
AGENDA.bind(
    steps.ACTIONS_STEP,
    ActionPhase(
        CATALOGUE,
        EndActions(can.END_ACTIONS),
        March(can.MARCH),
        Sail(can.SAIL),
        Fortify(can.FORTIFY),
        Ally(can.ALLY),
        Recruits(Recruit(can.RECRUIT), RecruitOnly(can.RECRUIT_ONLY)),
        Battle(can.BATTLE),
        Enlist(can.ENLIST, can.ENLIST_FREE),
        Plots(Store(can.STORE), Fetch(can.FETCH), Plot(*FAMILIES)),
        RolePowers(),
        PLAYING,
        EXCHANGING,
    ),
    above=(steps.DRAW_STEP,),
)
AGENDA.bind(steps.END_TURN_STEP, EndTurn())
