"""Event cards in general: what each of them says, playing one, and spending it (FR-EVENT).

The cards themselves are files in `cards/`; each puts itself into `CARDS_OF`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.catalogue import Family
from occasus.core.int_arrays import Stack, append, has, remove
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import PLAY_EVENT
from occasus.games.fall_of_rome.board.names import CARDS, CORRUPTION, EVENTS, STANDARD
from occasus.games.fall_of_rome.board.state import State, reopen
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.ending import step_decline
from occasus.games.fall_of_rome.steps import PLAYED_STEP


class EventCard:
    """One event card; here: one that may be played in every window and always has an effect (FR-EVENT-17)."""

    def __init__(self, event: int, asks: tuple[Family, ...] = ()) -> None:
        self.event: Final[i64] = event
        self.asks: Final = asks  # the steps that lie on the agenda while it is carried out

    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        """The rule that forbids playing this option in the window that is open; None if it may be played."""
        return None

    def has_effect(self, state: State, option: i64) -> bool:
        """Return whether it could change anything (FR-RUL-81)."""
        return True

    def play(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        """Spend the card, then carry it out; a card that needs someone's consent is spent later (FR-RUL-116)."""
        effective = self.has_effect(state, option)
        if spend_event(state, seat, self.event, option, log) and effective:
            self.carry_out(state, seat, option, log)

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        """Begin the effect of the card, which is already spent."""
        raise NotImplementedError


CARDS_OF: Final[list[EventCard]] = [EventCard(event) for event in range(EVENTS)]  # by event


def spend_event(state: State, seat: i64, event: i64, option: i64, log: Log | None) -> bool:
    """Discard the card; corruption moves the decline marker before any effect (FR-EVENT-07, FR-EVENT-08, FR-RUL-118).

    False: that has lost the game (FR-RUL-75).
    """
    lift_refusals(state)
    state.events[seat] = remove(state.events[seat], event)
    state.player_discard = append(state.player_discard, CARDS + event)
    if log is not None:
        log.add(events.EVENT_PLAYED, seat, event, option)
    if option == CORRUPTION:
        step_decline(state, log)
    return not state.over


def why_not_play(state: State, event: i64, option: i64) -> RuleId | None:
    """The card's own timing; without any effect only the standard option (FR-RUL-81), if it has two (FR-EVENT-05)."""
    if option == CORRUPTION and not state.facts.event.corruptible[event]:
        return "FR-EVENT-05"
    card = CARDS_OF[event]
    reason = card.why_unplayable(state, option)
    if reason is None and option == CORRUPTION and not card.has_effect(state, CORRUPTION):
        return "FR-RUL-81"
    return reason


def may_play_event(state: State, seat: i64) -> bool:
    """Return whether a seat holds an event that may be played now; windows ask this all the time."""
    for event in state.events[seat]:
        if why_not_play(state, event, STANDARD) is None or why_not_play(state, event, CORRUPTION) is None:
            return True
    return False


@final
class PlayEvent(Move[State]):
    """Play an event card from your own hand, by one of its options; it is no action, and its player chooses
    (FR-EVENT-01, FR-EVENT-02, FR-EVENT-03, FR-EVENT-05).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        event, option = PLAY_EVENT.split(code)
        if not has(state.events[seat], event):
            return "FR-EVENT-01"
        return why_not_play(state, event, option)

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for event in state.events[seat]:
            if why_not_play(state, event, STANDARD) is None:
                codes.append(PLAY_EVENT.at(event, STANDARD))
            if why_not_play(state, event, CORRUPTION) is None:
                codes.append(PLAY_EVENT.at(event, CORRUPTION))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        event, option = PLAY_EVENT.split(code)
        reopen(state)
        state.agenda.append(PLAYED_STEP.at(event, seat, option))
        CARDS_OF[event].play(state, seat, option, log)
