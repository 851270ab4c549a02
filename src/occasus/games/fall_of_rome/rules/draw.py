"""The player deck, drawing from it, and revolts (FR-DRAW, FR-REVOLT).

Nobody knows the order of the deck, so it is kept as what is in it: a pool of city cards, a number of
event cards that may be any of the unseen ones, and piles with their sizes and revolts.
"""

from __future__ import annotations

from random import Random

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import DRAW, DRAW_CARDS, PUT_BACK, REVEAL
from occasus.games.fall_of_rome.board.names import CARDS, DRAW_PHASE, REVOLT, VESTALIS
from occasus.games.fall_of_rome.board.state import State, active_seat, reopen
from occasus.games.fall_of_rome.rules.ending import lose_for_cards
from occasus.games.fall_of_rome.rules.hand import check_hand_limit
from occasus.games.fall_of_rome.rules.invasion import revolt
from occasus.games.fall_of_rome.steps import (
    BETWEEN_REVOLTS_STEP,
    DRAW_CARD_STEP,
    DRAW_CHOICE_STEP,
    PUT_BACK_STEP,
    REVOLT_CARD_STEP,
    REVOLT_STEP,
    SORT_DRAWN_STEP,
)


def deck_size(state: State) -> int:
    """How many cards the player deck holds."""
    return sum(pile >> 1 for pile in state.piles) + len(state.top)


def draw_odds(state: State) -> list[tuple[int, int]]:
    """What the next player card may be, with whole-number weights."""
    if state.top:
        return [(DRAW.base + state.top[-1], 1)]
    size, has_revolt = divmod(state.piles[-1], 2) if state.piles else (1, 0)
    unseen = max(1, len(state.unseen_events))
    others = size - 1 if has_revolt else 1
    odds = [(DRAW.base + card, others * unseen) for card in state.pool if others]
    if state.pool_events and others:
        odds.extend((DRAW.base + CARDS + event, others * state.pool_events) for event in state.unseen_events)
    if has_revolt:
        odds.append((DRAW.base + REVOLT, max(1, len(state.pool) + state.pool_events) * unseen))
    return odds


def sample_draw(state: State, rng: Random) -> int:
    """One of the draw odds."""
    if state.top:
        return DRAW.base + state.top[-1]
    if state.piles:
        pile = state.piles[-1]
        if pile % 2 and int(rng.random() * (pile // 2)) == 0:
            return DRAW.base + REVOLT
    place = int(rng.random() * (len(state.pool) + state.pool_events))
    if place < len(state.pool):
        return DRAW.base + state.pool[place]
    return DRAW.base + CARDS + state.unseen_events[int(rng.random() * len(state.unseen_events))]


def take_from_deck(state: State, card: int) -> None:
    """Take the card that turned out to be the top one."""
    if state.top:
        state.top.pop()
        return
    if card == REVOLT:
        state.piles[-1] -= 3  # one card less, and no revolt any more
    else:
        if state.piles:
            state.piles[-1] -= 2
        if card < CARDS:
            state.pool.remove(card)
        else:
            state.unseen_events.remove(card - CARDS)
            state.pool_events -= 1
    if state.piles and state.piles[-1] < 2:
        state.piles.pop()


def run_draw(state: State, log: Log | None) -> bool:
    """The draw phase begins; too small a deck loses (FR-DRAW-01, 02)."""
    state.agenda.pop()
    state.phase = DRAW_PHASE
    size = deck_size(state)
    if size < 2:
        lose_for_cards(state, log)
    elif state.roles[state.active] == VESTALIS and size > 2:  # FR-ROLE-VESTALIS-03, FR-RUL-48
        state.agenda.append(DRAW_CHOICE_STEP.base)
    else:
        begin_draw(state, 2)
    return True


def begin_draw(state: State, count: int) -> None:
    """Draw so many cards at the same time, then sort them."""
    state.agenda.append(SORT_DRAWN_STEP.base)
    state.agenda.extend([DRAW_CARD_STEP.base] * count)


def draw_choice_options(state: State, seat: int) -> list[int]:
    """Vestalis draws two cards or three (FR-RUL-47)."""
    return [DRAW_CARDS.base + 2, DRAW_CARDS.base + 3]


def choose_draw(state: State, seat: int, action: int, log: Log | None) -> None:
    """Declared before the draw."""
    state.agenda.pop()
    count = action - DRAW_CARDS.base
    begin_draw(state, count)
    if count == 3:
        state.agenda.insert(len(state.agenda) - count, PUT_BACK_STEP.base)


def draw_card(state: State, action: int, log: Log | None) -> None:
    """A card is drawn and seen by all."""
    state.agenda.pop()
    card = action - DRAW.base
    take_from_deck(state, card)
    state.drawn.append(card)
    if log is not None:
        log.add(events.DREW, active_seat(state), card)


def put_back_options(state: State, seat: int) -> list[int]:
    """Any of the three, a revolt too unless the option forbids it (FR-RUL-46)."""
    cards = sorted(set(state.drawn))
    if not state.tables.options["vestalis.may_return_revolt"] and cards != [REVOLT]:
        cards = [card for card in cards if card != REVOLT]
    return [PUT_BACK.base + card for card in cards]


def put_back(state: State, seat: int, action: int, log: Log | None) -> None:
    """Put one of the three back on top, for all to know (FR-RUL-103)."""
    state.agenda.pop()
    card = action - PUT_BACK.base
    state.drawn.remove(card)
    state.top.append(card)
    if log is not None:
        log.add(events.PUT_BACK_ON_TOP, seat, card)


def run_sort_drawn(state: State, log: Log | None) -> bool:
    """Cards go to the hand; revolts come before the hand limit (FR-DRAW-05, FR-DRAW-06, FR-RUL-53)."""
    state.agenda.pop()
    reopen(state)
    seat = active_seat(state)
    revolts = 0
    for card in state.drawn:
        if card == REVOLT:
            revolts += 1
        elif card < CARDS:
            state.hands[seat].append(card)
        else:
            state.events[seat].append(card - CARDS)
    state.drawn = []
    check_hand_limit(state)
    for number in range(revolts):
        if number:
            state.agenda.append(BETWEEN_REVOLTS_STEP.base)  # FR-REVOLT-10
        state.agenda.append(REVOLT_STEP.base)
    return True


def run_revolt(state: State, log: Log | None) -> bool:
    """Increase: the rate marker moves one space right (FR-REVOLT-02, FR-RUL-57)."""
    state.agenda.pop()
    tables = state.tables
    state.rate = min(state.rate + 1, len(tables.invasion_rate) - 1)
    if log is not None:
        log.add(events.RATE_ROSE, tables.invasion_rate[state.rate], tables.recruit_rate[state.rate])
    renew_barbarian_deck(state)
    state.agenda.append(REVOLT_CARD_STEP.base)
    return True


def revolt_card_odds(state: State) -> list[tuple[int, int]]:
    """The bottom card of the barbarian deck (FR-REVOLT-03)."""
    return [(REVEAL.base + card, 1) for card in state.deck.bottom()]


def draw_revolt_card(state: State, action: int, log: Log | None) -> None:
    """Revolt, then intensify: the discards are shuffled and put on top (FR-REVOLT-03 to 08)."""
    state.agenda.pop()
    reopen(state)
    card = action - REVEAL.base
    state.deck.draw_bottom(card)
    if log is not None:
        log.add(events.REVOLTED, card)
    revolt(state, card, log)
    if state.outcome:
        return
    state.deck.shuffle_onto(state.barbarian_discard)
    if log is not None:
        log.add(events.INTENSIFIED, len(state.barbarian_discard))
    state.barbarian_discard = []


def renew_barbarian_deck(state: State) -> None:
    """An empty barbarian deck is made anew from the discards (FR-RUL-59)."""
    if not state.deck.cards:
        state.deck.shuffle_onto(state.barbarian_discard)
        state.barbarian_discard = []
