"""The invariants of the ledger (EE-INV), as sentences on what is broken."""

from __future__ import annotations

from occasus.games.empires_end.board.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT,
    CONFLICTS,
    DISASTER,
    DOUBLE_DISASTER,
    RESOURCES,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.owners_choice import waiting_cards
from occasus.games.empires_end.rules.resources import supply
from occasus.games.empires_end.rules.setup import NOT_LAID, in_setup


def check(state: State) -> list[str]:
    return [*_cards(state), *_rows(state), *_innovations(state), *_tokens(state), *_people(state)]


def _cards(state: State) -> list[str]:
    """EE-INV-01: every card lies in exactly one place."""
    cards = [*state.deck, *state.discards, *[card for hand in state.hands for card in hand]]
    cards += [card for card in range(CARDS) if state.home[card] >= 0]
    cards += [card for card in [*state.offers, *state.struck] if card >= 0]
    cards += waiting_cards(state)
    sentences = [
        f"EE-INV-01: {CARD_WORDS[card]} lies in {cards.count(card)} places"
        for card in range(CARDS)
        if cards.count(card) != 1
    ]
    clashes = [*state.conflict_deck, *state.conflict_discards, *([state.conflict] if state.conflict >= 0 else [])]
    if sorted(clashes) != list(range(CONFLICTS)):
        sentences.append("EE-INV-01: the conflict cards are not complete")
    return sentences


def _rows(state: State) -> list[str]:
    """EE-INV-02: every row is made of the same tiles."""
    sentences: list[str] = []
    for seat in range(state.facts.seats):
        first = seat * TILES
        row = [tile for tile in state.row[first : first + TILES] if tile != NOT_LAID]
        laid = [place for place in state.place[first : first + TILES] if place != NOT_LAID]
        if (len(row) < TILES and not in_setup(state)) or len(set(row)) != len(row) or len(laid) != len(row):
            sentences.append(f"EE-INV-02: the row of seat {seat} is not made of the {TILES} tiles")
        elif any(state.place[first + tile] != place for place, tile in enumerate(row)):
            sentences.append(f"EE-INV-02: row and places of seat {seat} differ")
    return sentences


def _innovations(state: State) -> list[str]:
    sentences: list[str] = []
    for seat in range(state.facts.seats):
        own = [card for card in range(CARDS) if state.home[card] >= 0 and state.home[card] // TILES == seat]
        if own != list(state.innovations[seat]):
            sentences.append(f"EE-INNO-02: the innovations of seat {seat} are not those attached to its row")
        for slot in range(seat * TILES, seat * TILES + TILES):
            if state.count[slot] != sum(1 for card in own if state.home[card] == slot):
                sentences.append(f"EE-INNO-04: the innovations of seat {seat} are miscounted")
    for card in range(CARDS):
        if state.exhausted[card] and state.facts.abilities.phase[TILES + card] != DISASTER:
            sentences.append(f"EE-EXH-01: {CARD_WORDS[card]} cannot be exhausted")
        if state.exhausted[card] and state.home[card] < 0:
            sentences.append(f"EE-EXH-01: {CARD_WORDS[card]} is exhausted without being attached")
    return sentences


def _tokens(state: State) -> list[str]:
    sentences: list[str] = []
    if min(state.resources) < 0 or min(state.piles) < 0:
        sentences.append("EE-RES-06: a count of tokens is below 0")
    phase = -1 if in_setup(state) or state.space >= state.facts.end_space else state.facts.track[state.space]
    if phase not in (DISASTER, DOUBLE_DISASTER) and (max(state.offers) >= 0 or max(state.piles) > 0):
        sentences.append("EE-INV-04: a disaster or tokens are on offer outside a disaster phase")
    for offer in (0, 1):
        if state.offers[offer] < 0 and max(state.piles[offer * RESOURCES : offer * RESOURCES + RESOURCES]) > 0:
            sentences.append("EE-INV-04: tokens are on offer without a card")
    if phase != CONFLICT and (state.conflict >= 0 or max(state.bids) >= 0):
        sentences.append("EE-CON-19: a conflict goes on outside its phase")
    if state.facts.finite:
        for kind in range(RESOURCES):
            out = sum(state.resources[kind::RESOURCES]) + sum(state.piles[kind::RESOURCES])
            if out + supply(state, kind) > state.facts.bank[kind]:
                sentences.append("EE-RUL-41: more tokens are out than there are")
    return sentences


def _people(state: State) -> list[str]:
    sentences: list[str] = []
    if not 0 <= state.temple < state.facts.seats:
        sentences.append("EE-INV-07: nobody holds the temple")
    if any(len(hand) > max(state.facts.hand_size, state.facts.dealt) for hand in state.hands):
        sentences.append("EE-INV-09: a hand is too large")
    if state.open_seats != sorted(
        (seat for seat in range(state.facts.seats) if state.todo[seat] >= 0),
        key=lambda seat: (seat - state.temple) % state.facts.seats,
    ):
        sentences.append("EE-SIM-06: the seats that decide are not those that have something to decide")
    return sentences
