"""The turn, and the menu of the action phase: what the active player may do (FR-TURN)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, CLASSIS, CONSUL, FABRUM
from occasus.games.fall_of_rome.board.state import OPEN, PASSED, State, active_city, active_seat, reopen
from occasus.games.fall_of_rome.rules.alliance import Ally, Enlist
from occasus.games.fall_of_rome.rules.battle import Battle
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.forts import BuildFort, Fortify
from occasus.games.fall_of_rome.rules.movement import March, Sail, SailFree, Travel
from occasus.games.fall_of_rome.rules.plot import FAMILIES, Fetch, Plot, Store
from occasus.games.fall_of_rome.rules.recruiting import Levy, PortRecruit, Recruit, RecruitOnly
from occasus.games.fall_of_rome.rules.windows import EXCHANGING, PLAYING, WINDOW, may_interrupt
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    AFTER_DRAW_STEP,
    BEFORE_DRAW_STEP,
    DRAW_STEP,
    END_TURN_STEP,
    INVADE_STEP,
    TURN_STEP,
)


def _begin_turn(state: State, log: Log | None) -> bool:
    """A turn begins: actions, then the draw, then invasions (FR-TURN-01)."""
    state.agenda.pop()
    state.phase = ACTION_PHASE
    state.actions_left = state.tables.actions
    state.traded = state.enlisted = state.revealed = state.skip_invasion = state.alea = state.victory = 0
    state.refused = []
    state.passed = [OPEN] * state.tables.seats
    state.agenda.extend([END_TURN_STEP.at(), INVADE_STEP.at(), AFTER_DRAW_STEP.at(), DRAW_STEP.at(), ACTIONS_STEP.at()])
    if log is not None:
        log.add(events.TURN_BEGAN, state.roles[state.active])
    return True


def _end_turn(state: State, log: Log | None) -> bool:
    """The player to the left begins (FR-TURN-04, FR-SETUP-21, FR-SOLO-04)."""
    state.agenda[-1] = TURN_STEP.at()
    state.active = (state.active + 1) % state.tables.pawns
    return True


@final
class EndActions(Move[State]):
    """Stop; unused actions are lost (FR-TURN-03)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        return None

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        state.actions_left = 0
        state.passed[seat] = max(state.passed[seat], PASSED)


END_ACTIONS: Final[EndActions] = EndActions(can.END_ACTIONS)
MARCH: Final[March] = March(can.MARCH)
SAIL: Final[Sail] = Sail(can.SAIL)
FORTIFY: Final[Fortify] = Fortify(can.FORTIFY)
ALLY: Final[Ally] = Ally(can.ALLY)
RECRUIT: Final[Recruit] = Recruit(can.RECRUIT)
RECRUIT_ONLY: Final[RecruitOnly] = RecruitOnly(can.RECRUIT_ONLY)
BATTLE: Final[Battle] = Battle(can.BATTLE)
ENLIST: Final[Enlist] = Enlist(can.ENLIST, can.ENLIST_FREE)
STORE: Final[Store] = Store(can.STORE)
FETCH: Final[Fetch] = Fetch(can.FETCH)
PLOT: Final[Plot] = Plot(*FAMILIES)
LEVY: Final[Levy] = Levy(can.LEVY)
SAIL_FREE: Final[SailFree] = SailFree(can.SAIL_FREE)
PORT_RECRUIT: Final[PortRecruit] = PortRecruit(can.PORT_RECRUIT)
BUILD_FORT: Final[BuildFort] = BuildFort(can.BUILD_FORT)
TRAVEL: Final[Travel] = Travel(can.TRAVEL)


@final
class ActionPhase(Question[State]):
    """The active player acts and may play events; the others may interrupt with events (FR-TURN-02, FR-EVENT-09)."""

    def who(self, state: State) -> list[Seat]:
        """The active player, after those who might interrupt."""
        active = active_seat(state)
        if not state.event_deck and not any(state.events):
            return [active]
        seats = [seat for seat in range(state.tables.seats) if seat != active and may_interrupt(state, seat)]
        seats.append(active)
        return seats

    def legal(self, state: State, seat: Seat) -> list[int]:
        return self.offer(state, seat) if seat == active_seat(state) else WINDOW.legal(state, seat)

    def offer(self, state: State, seat: Seat) -> list[int]:
        """All moves in their order; a look at the board first spares asking most of them."""
        city = active_city(state)
        codes: list[int] = [can.END_ACTIONS.at()]
        MARCH.offer(state, seat, codes)
        if state.hands[seat]:
            SAIL.offer(state, seat, codes)
            FORTIFY.offer(state, seat, codes)
            ALLY.offer(state, seat, codes)
        if state.forts[city]:
            RECRUIT.offer(state, seat, codes)
            if state.tables.options["recruit.allow_fewer"]:
                RECRUIT_ONLY.offer(state, seat, codes)
        if state.legions[city]:
            BATTLE.offer(state, seat, codes)
        if any(state.allied):
            ENLIST.offer(state, seat, codes)
        if state.tables.solo:
            STORE.offer(state, seat, codes)
            FETCH.offer(state, seat, codes)
        elif state.cities.count(city) > 1:
            PLOT.offer(state, seat, codes)
        self._offer_of_role(state, seat, codes)
        if state.events[seat]:
            PLAYING.offer(state, seat, codes)
        if state.event_deck:
            EXCHANGING.offer(state, seat, codes)
        return codes

    def _offer_of_role(self, state: State, seat: Seat, codes: list[int]) -> None:
        role = state.roles[state.active]
        if role == CONSUL:
            LEVY.offer(state, seat, codes)
        elif role == CLASSIS:
            SAIL_FREE.offer(state, seat, codes)
            PORT_RECRUIT.offer(state, seat, codes)
        elif role == FABRUM:
            BUILD_FORT.offer(state, seat, codes)
            TRAVEL.offer(state, seat, codes)

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        return super().why(state, seat, code) if seat == active_seat(state) else WINDOW.why(state, seat, code)

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """An action ends the window after a battle (FR-EVENT-15); an event does not."""
        if seat != active_seat(state):
            WINDOW.do(state, seat, code, log)
            return
        if not can.PLAY_EVENT.has(code) and not can.EXCHANGE.has(code):
            state.victory = 0
            reopen(state)
        left = state.actions_left
        super().do(state, seat, code, log)
        if state.actions_left < left:  # a plot is only proposed so far
            lift_refusals(state)

    def run(self, state: State, log: Log | None) -> bool:
        """Without actions left only the window before the draw remains (FR-TURN-02)."""
        if state.actions_left > 0:
            return False
        state.agenda[-1] = BEFORE_DRAW_STEP.at()
        return True


AGENDA.automatic(TURN_STEP, _begin_turn)
AGENDA.bind(
    ACTIONS_STEP,
    ActionPhase(
        CATALOGUE,
        END_ACTIONS,
        MARCH,
        SAIL,
        FORTIFY,
        ALLY,
        RECRUIT,
        RECRUIT_ONLY,
        BATTLE,
        ENLIST,
        STORE,
        FETCH,
        PLOT,
        LEVY,
        SAIL_FREE,
        PORT_RECRUIT,
        BUILD_FORT,
        TRAVEL,
        PLAYING,
        EXCHANGING,
    ),
)
AGENDA.automatic(END_TURN_STEP, _end_turn)
