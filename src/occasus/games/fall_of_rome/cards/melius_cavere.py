"""Melius Cavere Quam Pavere: look at the top barbarian cards and lay them back in any order (FR-RUL-111).

Corruption: one of them leaves the game first (FR-RUL-86). Timing: any window.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, has, remove, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import BANISH, CATALOGUE, LAY, REVEAL
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, Forget, note, noted
from occasus.games.fall_of_rome.board.names import MELIUS
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.barbarian_deck import TopCard
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.steps import BANISH_STEP, LAID_STEP, LAY_STEP, LOOK_STEP, PLAYED_STEP


@final
class MeliusCavere(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return len(state.deck.cards) > 0

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        count = min(state.facts.event.looked_at[option], len(state.deck))
        state.agenda.append(LAY_STEP.at())
        for _ in range(min(count, state.facts.event.banished[option])):
            state.agenda.append(BANISH_STEP.at())
        for _ in range(count):
            state.agenda.append(LOOK_STEP.at())


@final
class Look(TopCard):
    """One of the top cards is seen by all."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = REVEAL.of(code)
        state.deck.draw_top(card)
        state.drawn = append(state.drawn, card)
        if log is not None:
            log.add(events.LOOKED, card)


@final
class Banish(Move[State]):
    """Exactly one of the cards seen leaves the game for good (FR-RUL-86, FR-RUL-111)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if has(state.drawn, BANISH.of(code)) else "FR-RUL-111"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.drawn:
            codes.append(BANISH.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = BANISH.of(code)
        state.drawn = remove(state.drawn, card)
        state.removed = append(state.removed, card)
        if log is not None:
            log.add(events.BANISHED, card)


@final
class NewOrder(EventPlayer):
    """Which card comes next; the last one lies by itself, and then all go back on top in the new order."""

    def run(self, state: State, log: Log | None) -> bool:
        if len(state.drawn) > 1:
            return False
        state.agenda.pop()
        if len(state.drawn) > 0 and log is not None:
            log.add(events.LAID, state.drawn[0])
        order = noted(state, LAID_STEP) + list(state.drawn)
        for card in reversed(order):
            state.deck.put_on_top(card)
        state.drawn = vec[i64]()
        return True


@final
class Lay(Move[State]):
    """The next card from the top, of those seen (FR-RUL-111)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if has(state.drawn, LAY.of(code)) else "FR-RUL-111"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.drawn:
            codes.append(LAY.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = LAY.of(code)
        state.drawn = remove(state.drawn, card)
        note(state, LAID_STEP.at(card))
        if log is not None:
            log.add(events.LAID, card)


CARDS_OF[MELIUS] = MeliusCavere(MELIUS, asks=(LOOK_STEP, BANISH_STEP, LAY_STEP, LAID_STEP))
AGENDA.bind(LOOK_STEP, Look(), above=(LAY_STEP, BANISH_STEP, LOOK_STEP))
AGENDA.bind(BANISH_STEP, EventPlayer(CATALOGUE, Banish(BANISH)), above=(LAY_STEP, BANISH_STEP))
AGENDA.bind(LAY_STEP, NewOrder(CATALOGUE, Lay(LAY)), above=(PLAYED_STEP, LAID_STEP))
AGENDA.bind(LAID_STEP, Forget(), above=(PLAYED_STEP, LAID_STEP))
