"""The player deck, drawing from it, and revolts (FR-DRAW, FR-REVOLT).

No one knows the order of the deck, so it is kept as what is in it: a pool of city cards, a number of
event cards that may be any of the unseen ones, and piles with their sizes and revolts.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Chance, Move, Step
from occasus.core.array_ops import choose
from occasus.core.basics import RuleId
from occasus.core.int_arrays import append, has, pop, remove, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import CATALOGUE, DRAW, DRAW_CARDS, PUT_BACK, REVEAL
from occasus.games.fall_of_rome.agenda import AGENDA, Active
from occasus.games.fall_of_rome.board.names import CARDS, DRAW_PHASE, REVOLT, VESTALIS
from occasus.games.fall_of_rome.board.state import State, active_seat, reopen
from occasus.games.fall_of_rome.rules.barbarian_deck import renew_barbarian_deck
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.ending import lose_for_cards
from occasus.games.fall_of_rome.rules.hand import check_hand_limit
from occasus.games.fall_of_rome.rules.invasion import revolt

_ONE_CARD: Final = 2  # in the number of a pile


def pile_of(cards: i64, revolts: i64) -> i64:
    """A pile of the player deck as a number: how many cards it holds, and whether its revolt is still among them."""
    return cards * _ONE_CARD + revolts


def pile_size(pile: i64) -> i64:
    """Return how many cards a pile holds."""
    return pile // _ONE_CARD


def has_revolt(pile: i64) -> bool:
    """Return whether the revolt of a pile is still in it."""
    return pile % _ONE_CARD == 1


def deck_size(state: State) -> i64:
    """Return how many cards the player deck holds."""
    size: i64 = len(state.top)
    for pile in state.piles:
        size += pile_size(pile)
    return size


class DeckCard(Chance[State]):
    """The next player card is drawn."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """Return what the next player card may be, with whole-number weights."""
        if len(state.top) > 0:
            return [(DRAW.at(state.top[-1]), 1)]
        revolt_in = len(state.piles) > 0 and has_revolt(state.piles[-1])
        unseen = max(1, len(state.unseen_events))
        others: int = pile_size(state.piles[-1]) - 1 if revolt_in else 1
        odds = [(DRAW.at(card), others * unseen) for card in state.pool if others]
        if state.pool_events and others:
            odds.extend((DRAW.at(CARDS + event), others * state.pool_events) for event in state.unseen_events)
        if revolt_in:
            odds.append((DRAW.at(REVOLT), max(1, len(state.pool) + state.pool_events) * unseen))
        return odds

    def sample(self, state: State, rng: Random) -> i64:
        if len(state.top) > 0:
            return DRAW.at(state.top[-1])
        if len(state.piles) > 0:
            pile = state.piles[-1]
            if has_revolt(pile) and int(rng.random() * float(pile_size(pile))) == 0:
                return DRAW.at(REVOLT)
        place: i64 = int(rng.random() * float(len(state.pool) + state.pool_events))
        if place < len(state.pool):
            return DRAW.at(state.pool[place])
        return DRAW.at(CARDS + choose(state.unseen_events, rng))


def take_from_deck(state: State, card: i64) -> None:
    """Take the card that turned out to be the top one."""
    if len(state.top) > 0:
        state.top, _ = pop(state.top)
        return
    if card == REVOLT:
        state.piles[-1] = pile_of(pile_size(state.piles[-1]) - 1, 0)
    else:
        if len(state.piles) > 0:
            state.piles[-1] -= _ONE_CARD
        if card < CARDS:
            state.pool = remove(state.pool, card)
        else:
            state.unseen_events = remove(state.unseen_events, card - CARDS)
            state.pool_events -= 1
    if len(state.piles) > 0 and not pile_size(state.piles[-1]):
        state.piles, _ = pop(state.piles)


@final
class Draw(Step[State]):
    """The draw phase begins; too small a deck loses, but only now (FR-DRAW-01, FR-DRAW-02, FR-DRAW-04, FR-RUL-76)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        state.phase = DRAW_PHASE
        size, facts = deck_size(state), state.facts
        if size < facts.drawn:
            lose_for_cards(state, log)
        elif state.roles[state.active] == VESTALIS and facts.drawn < facts.drawn_by_vestalis <= size:  # FR-RUL-48
            state.agenda.append(steps.DRAW_CHOICE_STEP.at())  # FR-ROLE-VESTALIS-03
        else:
            begin_draw(state, facts.drawn)
        return True


def begin_draw(state: State, count: i64) -> None:
    """Draw so many cards at the same time, then sort them."""
    state.agenda.append(steps.SORT_DRAWN_STEP.at())
    for _ in range(count):
        state.agenda.append(steps.DRAW_CARD_STEP.at())


@final
class DrawCards(Move[State]):
    """Vestalis declares before the draw whether she draws two cards or three (FR-ROLE-VESTALIS-03, FR-RUL-47)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        facts = state.facts
        wanted = DRAW_CARDS.of(code)
        return None if wanted == facts.drawn or wanted == facts.drawn_by_vestalis else "FR-ROLE-VESTALIS-03"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        count = DRAW_CARDS.of(code)
        begin_draw(state, count)
        for _ in range(count - state.facts.drawn):
            state.agenda.insert(len(state.agenda) - count, steps.PUT_BACK_STEP.at())


@final
class DrawCard(DeckCard):
    """A card is drawn and seen by all."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = DRAW.of(code)
        take_from_deck(state, card)
        state.drawn = append(state.drawn, card)
        if log is not None:
            log.add(events.DREW, active_seat(state), card)


@final
class PutBack(Move[State]):
    """Vestalis puts one of the three back on top, openly; an option forbids it for a revolt (FR-RUL-46, FR-RUL-103)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card = PUT_BACK.of(code)
        if not has(state.drawn, card):
            return "FR-ROLE-VESTALIS-03"
        allowed = card != REVOLT or state.facts.may_return_revolt or all(drawn == REVOLT for drawn in state.drawn)
        return None if allowed else "FR-RUL-46"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = PUT_BACK.of(code)
        state.drawn = remove(state.drawn, card)
        state.top = append(state.top, card)
        if log is not None:
            log.add(events.PUT_BACK_ON_TOP, seat, card)


@final
class SortDrawn(Step[State]):
    """Cards go to the hand; revolts come before the hand limit and before drawn events can be played
    (FR-DRAW-05, FR-DRAW-06, FR-RUL-53, FR-EVENT-11, FR-RUL-58).
    """

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        reopen(state)
        lift_refusals(state)
        seat = active_seat(state)
        revolts: i64 = 0
        for card in state.drawn:
            if card == REVOLT:
                revolts += 1
            elif card < CARDS:
                state.hands[seat] = append(state.hands[seat], card)
            else:
                state.events[seat] = append(state.events[seat], card - CARDS)
        state.drawn = vec[i64]()
        check_hand_limit(state)
        for number in range(revolts):  # one whole revolt after the other (FR-REVOLT-09)
            if number:
                state.agenda.append(steps.BETWEEN_REVOLTS_STEP.at())  # FR-REVOLT-10
            state.agenda.append(steps.REVOLT_STEP.at())
        return True


@final
class Revolt(Step[State]):
    """Increase: the rate marker moves one space right; nothing comes between the steps of one revolt
    (FR-REVOLT-02, FR-REVOLT-11, FR-RUL-57).
    """

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        facts = state.facts
        state.rate = min(state.rate + 1, len(facts.invasion_rate) - 1)
        if log is not None:
            log.add(events.RATE_ROSE, facts.invasion_rate[state.rate], facts.recruit_rate[state.rate])
        renew_barbarian_deck(state)
        state.agenda.append(steps.REVOLT_CARD_STEP.at())
        return True


@final
class DrawRevoltCard(Chance[State]):
    """Revolt, then intensify: the discards are shuffled and put on top, at first with the cards of Roma
    (FR-REVOLT-03, FR-REVOLT-07, FR-REVOLT-08, FR-REVOLT-12).
    """

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The cards of the bottom layer, each as likely (FR-REVOLT-03)."""
        return [(REVEAL.at(card), 1) for card in state.deck.bottom()]

    def sample(self, state: State, rng: Random) -> i64:
        """One card of the bottom layer."""
        return REVEAL.at(state.deck.sample_bottom(rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        reopen(state)
        lift_refusals(state)
        card = REVEAL.of(code)
        state.deck.draw_bottom(card)
        if log is not None:
            log.add(events.REVOLTED, card)
        revolt(state, card, log)
        if state.over:
            return
        state.deck.shuffle_onto(state.barbarian_discard)
        if log is not None:
            log.add(events.INTENSIFIED, len(state.barbarian_discard))
        state.barbarian_discard = vec[i64]()


AGENDA.bind(steps.DRAW_STEP, Draw(), above=(steps.AFTER_DRAW_STEP,))
AGENDA.bind(steps.DRAW_CHOICE_STEP, Active(CATALOGUE, DrawCards(DRAW_CARDS)), above=(steps.AFTER_DRAW_STEP,))
AGENDA.bind(steps.DRAW_CARD_STEP, DrawCard(), above=(steps.SORT_DRAWN_STEP, steps.PUT_BACK_STEP, steps.DRAW_CARD_STEP))
AGENDA.bind(
    steps.PUT_BACK_STEP, Active(CATALOGUE, PutBack(PUT_BACK)), above=(steps.SORT_DRAWN_STEP, steps.PUT_BACK_STEP)
)
AGENDA.bind(steps.SORT_DRAWN_STEP, SortDrawn(), above=(steps.AFTER_DRAW_STEP, steps.PLAYED_STEP))
AGENDA.bind(
    steps.REVOLT_STEP,
    Revolt(),
    above=(steps.AFTER_DRAW_STEP, steps.HAND_LIMIT_STEP, steps.BETWEEN_REVOLTS_STEP, steps.PLAYED_STEP),
)
AGENDA.bind(
    steps.REVOLT_CARD_STEP,
    DrawRevoltCard(),
    above=(steps.AFTER_DRAW_STEP, steps.HAND_LIMIT_STEP, steps.BETWEEN_REVOLTS_STEP, steps.PLAYED_STEP),
)
