"""When event cards may be played: windows, passing, Vestalis' exchange (FR-EVENT-09 to 17)."""

from __future__ import annotations

from random import Random

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import DRAW_EVENT, EXCHANGE, PASS, PASS_TURN, PLAY_EVENT
from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    ACTION_PHASE,
    ALEA,
    AUDENTES,
    CARD_TRIBE,
    CARPE,
    CORRUPTION,
    DRAW_PHASE,
    STANDARD,
    VAE,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import (
    OPEN,
    PASSED,
    PASSED_TURN,
    State,
    active_seat,
    pawn_of_role,
    reopen,
)
from occasus.games.fall_of_rome.cards.card import CARDS_OF
from occasus.games.fall_of_rome.rules.effects_possible import has_effect
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    BEFORE_DRAW_STEP,
    BETWEEN_REVOLTS_STEP,
    EXCHANGE_STEP,
)


def is_timely(state: State, event: int, option: int) -> bool:
    """Whether the card's own timing allows it in the window that is open (FR-EVENT-13 to 17)."""
    card = CARDS_OF[event]
    if card is not None:
        return card.why_not(state, option) is None
    if event in (ALEA, CARPE):  # FR-EVENT-13
        return state.phase == ACTION_PHASE
    if event == AUDENTES:  # FR-EVENT-14
        return state.phase == DRAW_PHASE and state.agenda[-1] != BETWEEN_REVOLTS_STEP.base
    if event == VAE:  # FR-EVENT-15
        return (
            state.victory > 0
            and state.phase == ACTION_PHASE
            and state.agenda[-1] in (ACTIONS_STEP.base, BEFORE_DRAW_STEP.base)
        )
    if event == ABUNDANS and option == CORRUPTION:  # FR-EVENT-16
        return not state.revealed
    return True


def event_options(state: State, seat: int) -> list[int]:
    """The events a seat may play now; corruption only where it has an effect (FR-RUL-81)."""
    found: list[int] = []
    for event in state.events[seat]:
        code = PLAY_EVENT.base + 2 * event
        if is_timely(state, event, STANDARD):
            found.append(code)
        if is_timely(state, event, CORRUPTION) and has_effect(state, seat, event, CORRUPTION):
            found.append(code + 1)
    return found


def exchange_options(state: State, seat: int) -> list[int]:
    """Vestalis discards a card of a colour of her city for an event card (FR-ROLE-VESTALIS-02, FR-RUL-51)."""
    if not state.event_deck or not state.hands[seat]:
        return []
    if state.tables.solo:
        pawn = pawn_of_role(state, VESTALIS)
        if pawn < 0:
            return []
    elif state.roles[seat] == VESTALIS:
        pawn = seat
    else:
        return []
    mask = state.tables.colour_mask[state.cities[pawn]]
    return [EXCHANGE.base + card for card in state.hands[seat] if mask >> CARD_TRIBE[card] & 1]


def may_interrupt(state: State, seat: int) -> bool:
    """Whether a seat that has not passed holds something playable."""
    if state.passed[seat] != OPEN:
        return False
    if state.events[seat] and _may_play_event(state, seat):
        return True
    return bool(state.event_deck and exchange_options(state, seat))


def _may_play_event(state: State, seat: int) -> bool:
    """Whether there are event options, without looking for all of them: windows ask at every turn of events."""
    for event in state.events[seat]:
        if is_timely(state, event, STANDARD):
            return True
        if is_timely(state, event, CORRUPTION) and has_effect(state, seat, event, CORRUPTION):
            return True
    return False


def window_actors(state: State) -> list[int]:
    """The seats that may play something in an open window, the active one first."""
    found: list[int] = []
    if not state.event_deck and not any(state.events):
        return found
    seats = state.tables.seats
    seat = active_seat(state)
    for _ in range(seats):
        if may_interrupt(state, seat):
            found.append(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return found


def run_window(state: State, log: Log | None) -> bool:
    """A window closes when nobody has anything to play or everybody has passed (FR-DEC-36)."""
    if state.event_deck or any(state.events):
        for seat in range(state.tables.seats):
            if may_interrupt(state, seat):
                return False
    state.agenda.pop()
    return True


def window_options(state: State, seat: int) -> list[int]:
    """Play something or pass; nothing for who cannot interrupt."""
    if not may_interrupt(state, seat):
        return []
    found = event_options(state, seat)
    found.extend(exchange_options(state, seat))
    found.append(PASS.base)
    found.append(PASS_TURN.base)
    return found


def pass_window(state: State, seat: int, action: int) -> None:
    """Pass until something happens, or for the rest of the turn."""
    state.passed[seat] = PASSED_TURN if action == PASS_TURN.base else PASSED


def exchange(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard the card; the event deck's top card comes next."""
    reopen(state)
    spend_card(state, seat, card, log)
    state.chosen = [seat, card]
    state.agenda.append(EXCHANGE_STEP.base + seat)


def exchange_odds(state: State) -> list[tuple[int, int]]:
    """Any event that nobody has seen yet."""
    return [(DRAW_EVENT.base + event, 1) for event in state.unseen_events]


def sample_exchange(state: State, rng: Random) -> int:
    """One of the unseen events."""
    return DRAW_EVENT.base + state.unseen_events[int(rng.random() * len(state.unseen_events))]


def draw_event(state: State, action: int, log: Log | None) -> None:
    """Vestalis draws the top card of the event deck."""
    seat = state.agenda.pop() - EXCHANGE_STEP.base
    event = action - DRAW_EVENT.base
    state.unseen_events.remove(event)
    state.event_deck -= 1
    state.events[seat].append(event)
    if log is not None:
        log.add(events.EXCHANGED, seat, state.chosen[1], event)
    state.chosen = []
