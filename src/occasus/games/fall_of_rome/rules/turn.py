"""The turn: what the active player may do, and what each action does (FR-TURN)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Deeds, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import (
    ACTION_PHASE,
    CARD_CITY,
    CARD_TRIBE,
    CLASSIS,
    CONSUL,
    FABRUM,
    INVADE_PHASE,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import OPEN, PASSED, State, active_city, active_seat, hand_size, reopen
from occasus.games.fall_of_rome.rules import alliance, battle, forts, recruiting
from occasus.games.fall_of_rome.rules.draw import renew_barbarian_deck
from occasus.games.fall_of_rome.rules.event_cards import play_event
from occasus.games.fall_of_rome.rules.hand import discard, discard_options
from occasus.games.fall_of_rome.rules.invasion import invade
from occasus.games.fall_of_rome.rules.movement import March, Sail, SailFree, Travel
from occasus.games.fall_of_rome.rules.plot import FAMILIES, Fetch, Plot, Store
from occasus.games.fall_of_rome.rules.windows import (
    event_options,
    exchange,
    exchange_options,
    may_interrupt,
    pass_window,
    run_window,
    window_options,
)
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    AFTER_DRAW_STEP,
    BEFORE_DRAW_STEP,
    BEFORE_INVASION_STEP,
    BETWEEN_INVASIONS_STEP,
    COUNT_INVASIONS_STEP,
    DISCARD_STEP,
    DRAW_STEP,
    END_TURN_STEP,
    INVADE_STEP,
    REVEAL_STEP,
    TURN_STEP,
)


def run_turn(state: State, log: Log | None) -> bool:
    """A turn begins: actions, then the draw, then invasions (FR-TURN-01)."""
    state.agenda.pop()
    state.phase = ACTION_PHASE
    state.actions_left = state.tables.actions
    state.traded = state.enlisted = state.revealed = state.skip_invasion = state.alea = state.victory = 0
    state.refused = []
    state.passed = [OPEN] * state.tables.seats
    state.agenda.extend([END_TURN_STEP.base, INVADE_STEP.base, AFTER_DRAW_STEP.base, DRAW_STEP.base, ACTIONS_STEP.base])
    if log is not None:
        log.add(events.TURN_BEGAN, state.roles[state.active])
    return True


def run_end_turn(state: State, log: Log | None) -> bool:
    """The player to the left begins (FR-TURN-04, FR-SETUP-21, FR-SOLO-04)."""
    state.agenda[-1] = TURN_STEP.base
    state.active = (state.active + 1) % state.tables.pawns
    return True


def run_actions(state: State, log: Log | None) -> bool:
    """Without actions left only the window before the draw remains (FR-TURN-02)."""
    if state.actions_left > 0:
        return False
    state.agenda[-1] = BEFORE_DRAW_STEP.base
    return True


def turn_actors(state: State) -> list[int]:
    """The active player, after those who might interrupt with an event."""
    active = active_seat(state)
    if not state.event_deck and not any(state.events):
        return [active]
    found = [seat for seat in range(state.tables.seats) if seat != active and may_interrupt(state, seat)]
    found.append(active)
    return found


def turn_options(state: State, seat: int) -> list[int]:
    """The active player's actions and events; the others' events."""
    if seat != active_seat(state):
        return window_options(state, seat)
    found = action_options(state)
    if state.events[seat]:
        found.extend(event_options(state, seat))
    if state.event_deck:
        found.extend(exchange_options(state, seat))
    return found


def action_options(state: State) -> list[int]:
    """Everything the active player may spend an action on, or stop (FR-TURN-02, 03, FR-ACT)."""
    tables = state.tables
    city = active_city(state)
    role = state.roles[state.active]
    legions = state.legions[city]
    found = [can.END_ACTIONS.base]
    seat = active_seat(state)
    MARCH.offer(state, seat, found)
    hand = state.hands[seat]
    if hand:
        SAIL.offer(state, seat, found)
        named = False
        counts = [0] * TRIBES
        for card in hand:
            tribe = CARD_TRIBE[card]
            counts[tribe] += 1
            if CARD_CITY[card] == city:
                named = True
        if named:
            found.extend(forts.fortify_options(state, city))
        for tribe in range(TRIBES):
            if counts[tribe] >= tables.cheapest_alliance:
                found.extend(alliance.ally_options(state, city, counts))
                break
    if state.forts[city]:
        found.extend(recruiting.recruit_options(state, city))
    if legions:
        found.extend(battle.battle_options(state, city))
    if any(state.allied):
        found.extend(alliance.enlist_options(state, city))
    if tables.solo:
        STORE.offer(state, seat, found)
        FETCH.offer(state, seat, found)
    elif state.cities.count(city) > 1:
        PLOT.offer(state, seat, found)
    if role == CONSUL:
        found.extend(recruiting.levy_options(state, city))
    elif role == CLASSIS:
        SAIL_FREE.offer(state, seat, found)
        found.extend(recruiting.port_recruit_options(state, city))
    elif role == FABRUM:
        if forts.can_build_fort(state, city):
            found.append(can.BUILD_FORT.base)
        TRAVEL.offer(state, seat, found)
    return found


@final
class ActionPhase(Question[State]):
    """The action phase: the active player acts, and everybody may play events (FR-TURN-02, FR-EVENT-10)."""

    def who(self, state: State) -> list[Seat]:
        """The active player, after those who might interrupt."""
        return turn_actors(state)

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The options say themselves who is asked."""
        return turn_options(state, seat)

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Actions are the active player's."""
        return super().why(state, seat, code) if seat == active_seat(state) else ""

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """An event, or an action, which ends the window after a battle (FR-EVENT-15)."""
        if can.PLAY_EVENT.base <= code <= can.PASS_TURN.base:
            _interrupt(state, seat, code, log)
            return
        state.victory = 0
        reopen(state)
        super().do(state, seat, code, log)

    def run(self, state: State, log: Log | None) -> bool:
        """Without actions left only the window before the draw remains."""
        return run_actions(state, log)


def _stop(state: State, seat: int, action: int, log: Log | None) -> None:
    state.actions_left = 0  # FR-TURN-03
    state.passed[seat] = max(state.passed[seat], PASSED)


def _act(state: State, _seat: int, action: int, log: Log | None) -> None:
    family = CATALOGUE.family(action)
    args = family.args(action)
    if family is can.BATTLE:
        state.actions_left -= 1
        battle.battle(state, args[0], 0, log)
    elif family is can.RECRUIT:
        recruiting.recruit(state, log)
    elif family is can.RECRUIT_ONLY:
        recruiting.recruit_only(state, args[0], log)
    elif family is can.FORTIFY:
        forts.fortify(state, args[0], log)
    elif family is can.BUILD_FORT:
        forts.build_fort(state, log)
    elif family is can.LEVY:
        recruiting.levy(state, args[0], log)
    elif family is can.PORT_RECRUIT:
        recruiting.port_recruit(state, args[0], args[1], log)
    elif family is can.ALLY:
        alliance.ally(state, args[0], log)
    elif family is can.ENLIST:
        alliance.enlist(state, args[0], args[1], log)
    else:
        alliance.enlist_free(state, args[0], args[1], log)


def _interrupt(state: State, seat: int, action: int, log: Log | None) -> None:
    """Play an event, exchange a card, or pass."""
    if action < can.EXCHANGE.base:
        play_event(state, seat, (action - can.PLAY_EVENT.base) // 2, (action - can.PLAY_EVENT.base) % 2, log)
    elif action < can.PASS.base:
        exchange(state, seat, action - can.EXCHANGE.base, log)
    else:
        pass_window(state, seat, action)


def answer_window(state: State, seat: int, action: int, log: Log | None) -> None:
    """What a seat chose in a window."""
    _interrupt(state, seat, action, log)


def over_limit_options(state: State, seat: int) -> list[int]:
    """Discard, play an event, or exchange, until the hand is small enough (FR-HAND-03, FR-RUL-105)."""
    return [*discard_options(state, seat), *event_options(state, seat), *exchange_options(state, seat)]


def reduce_hand(state: State, seat: int, action: int, log: Log | None) -> None:
    """One card less, or an event in its place."""
    if can.DISCARD.base <= action < can.PLAY_EVENT.base:
        discard(state, seat, action - can.DISCARD.base, log)
    else:
        _interrupt(state, seat, action, log)


def run_over_limit(state: State, log: Log | None) -> bool:
    """Until seven cards or fewer remain (FR-RUL-55)."""
    seat = state.agenda[-1] - DISCARD_STEP.base
    if hand_size(state, seat) > state.tables.hand_limit:
        return False
    state.agenda.pop()
    return True


def run_invade(state: State, log: Log | None) -> bool:
    """The invade phase begins with a window; who passed just before has passed (FR-EVENT-09)."""
    state.agenda.pop()
    state.phase = INVADE_PHASE
    state.agenda.extend([COUNT_INVASIONS_STEP.base, BEFORE_INVASION_STEP.base])
    return True


def run_count_invasions(state: State, log: Log | None) -> bool:
    """The number of invasions is read once, when the first card is due (FR-INV-01, FR-RUL-62)."""
    state.agenda.pop()
    state.revealed = 1
    if state.skip_invasion:
        if log is not None:
            log.add(events.INVASION_SKIPPED)
        return True
    state.invasions_left = max(0, state.tables.invasion_rate[state.rate] - state.fewer)
    state.fewer = 0
    if state.invasions_left:
        _next_invasion(state)
    return True


def _next_invasion(state: State) -> None:
    renew_barbarian_deck(state)
    state.agenda.append(REVEAL_STEP.base)


def reveal(state: State, action: int, log: Log | None) -> None:
    """Reveal a barbarian card and resolve it fully; then there is a window (FR-INV-01)."""
    card = action - can.REVEAL.base
    state.deck.draw_top(card)
    state.invasions_left -= 1
    if log is not None:
        log.add(events.REVEALED, card)
    state.agenda[-1] = BETWEEN_INVASIONS_STEP.base
    reopen(state)
    invade(state, card, log)


def run_between_invasions(state: State, log: Log | None) -> bool:
    """After the window the next card is due, if there is one."""
    if not run_window(state, log):
        return False
    if state.invasions_left:
        _next_invasion(state)
    return True


MARCH: Final[March] = March(can.MARCH)
SAIL: Final[Sail] = Sail(can.SAIL)
SAIL_FREE: Final[SailFree] = SailFree(can.SAIL_FREE)
TRAVEL: Final[Travel] = Travel(can.TRAVEL)
PLOT: Final[Plot] = Plot(*FAMILIES)
STORE: Final[Store] = Store(can.STORE)
FETCH: Final[Fetch] = Fetch(can.FETCH)
AGENDA.bind(
    ACTIONS_STEP,
    ActionPhase(
        CATALOGUE,
        Deeds(_stop, can.END_ACTIONS),
        MARCH,
        SAIL,
        SAIL_FREE,
        TRAVEL,
        PLOT,
        STORE,
        FETCH,
        Deeds(
            _act,
            can.BATTLE,
            can.RECRUIT,
            can.RECRUIT_ONLY,
            can.FORTIFY,
            can.BUILD_FORT,
            can.LEVY,
            can.PORT_RECRUIT,
            can.ALLY,
            can.ENLIST,
            can.ENLIST_FREE,
        ),
    ),
)
