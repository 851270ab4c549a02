"""Homo Faber Fortunae Suae: the active player may take a city card from the discard pile into the hand.

By the standard option the card names the active city. Timing: any window. A "may" is the active player's (FR-RUL-107).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import append, has, remove
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, DECLINE, TAKE_CARD
from occasus.games.fall_of_rome.agenda import AGENDA, Active, Leave, played
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARDS, HOMO
from occasus.games.fall_of_rome.board.state import State, active_city
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.rules.hand import check_hand_limit
from occasus.games.fall_of_rome.steps import LIMIT_STEPS, PLAYED_STEP, TAKE_CARD_STEP


@final
class HomoFaber(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return any(card < CARDS and _names(state, card, option) for card in state.player_discard)

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(TAKE_CARD_STEP.at())


def _names(state: State, card: i64, option: i64) -> bool:
    return not state.facts.event.matching[option] or CARD_CITY[card] == active_city(state)


@final
class TakeCard(Move[State]):
    """Take a discarded city card (FR-DATA-10)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = TAKE_CARD.of(code)
        _, _, option = played(state)
        allowed = has(state.player_discard, card) and _names(state, card, option)
        return None if allowed else "FR-DATA-10"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = TAKE_CARD.of(code)
        state.player_discard = remove(state.player_discard, card)
        state.hands[seat] = append(state.hands[seat], card)
        if log is not None:
            log.add(events.CARD_TAKEN, seat, card)
        check_hand_limit(state)


CARDS_OF[HOMO] = HomoFaber(HOMO, asks=(TAKE_CARD_STEP, *LIMIT_STEPS))
AGENDA.bind(TAKE_CARD_STEP, Active(CATALOGUE, TakeCard(TAKE_CARD), Leave(DECLINE)), above=(PLAYED_STEP,))
