"""The decks of an arranged position: player cards, events, barbarian cards."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.deck import deck_of
from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS, CARDS, PLAYER_CARD_WORDS, REVOLT, VESTALIS
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.border.arrange_reading import (
    read_barbarian_card,
    read_card,
    read_list,
    read_map,
    read_number,
    read_player_card,
)
from occasus.games.fall_of_rome.rules.setup import piles_of, usable_events

DECK_KEYS: Final = ("size", "top", "piles", "cards", "events", "event_deck", "unseen_events")
OTHERS: Final = "others"  # among the layers of the barbarian deck: the cards that are named nowhere


def arrange_player_deck(state: State, position: Position) -> None:
    """The deck as after the setup, less what lies elsewhere, unless the position says more."""
    given = read_map(position.get("player_deck"), "player_deck", DECK_KEYS)
    tables = state.tables
    top = [read_player_card(word, "player_deck.top") for word in read_list(given.get("top"), "player_deck.top")]
    state.top = list(reversed(top))
    drawn = state.drawn if "sort_drawn" in read_list(position.get("agenda"), "agenda") else []
    elsewhere = [*state.player_discard, *top, *state.treasury, *drawn, *(c for hand in state.hands for c in hand)]
    if "cards" in given:
        cards = read_list(given["cards"], "player_deck.cards")
        state.pool = [read_card(word, "player_deck.cards") for word in cards]
        rest = [card for card in range(CARDS) if card not in state.pool and card not in elsewhere]
        state.player_discard.extend(rest)
    else:
        state.pool = [card for card in range(CARDS) if card not in elsewhere]
    seen = [event for hand in state.events for event in hand]
    seen.extend(card - CARDS for card in elsewhere if CARDS <= card < REVOLT)
    _refuse_twice(
        [*elsewhere, *(c for c in state.pool if "cards" in given), *(CARDS + e for h in state.events for e in h)]
    )
    state.unseen_events = [event for event in usable_events(tables) if event not in seen]
    from_deck = max(0, tables.events_used - len(seen))
    state.pool_events = read_number(given.get("events", from_deck), len(state.unseen_events), "player_deck.events")
    unused = max(0, len(state.unseen_events) - state.pool_events) if VESTALIS in state.roles else 0
    fresh = min(unused, len(usable_events(tables)) - tables.events_used)
    state.event_deck = read_number(given.get("event_deck", fresh), unused, "player_deck.event_deck")
    _piles(state, given)


def _refuse_twice(named: list[int]) -> None:
    for card in named:
        if card != REVOLT and named.count(card) > 1:
            raise BadPosition("position", f"the card {PLAYER_CARD_WORDS[card]} lies in two places (FR-COMP-02)")


def _piles(state: State, given: dict[str, Any]) -> None:
    cards = len(state.pool) + state.pool_events
    if "piles" in given:
        entries = read_list(given["piles"], "player_deck.piles")
        piles = [_pile(entry, f"player_deck.piles[{i}]") for i, entry in enumerate(entries)]
        state.piles = list(reversed(piles))
        held = sum(pile >> 1 for pile in piles) - sum(pile & 1 for pile in piles)
        if piles and held != cards:
            raise BadPosition("position.player_deck.piles", f"they hold {held} cards besides revolts, the deck {cards}")
        return
    size = given.get("size")
    revolts = max(0, state.tables.revolts - state.rate - state.top.count(REVOLT))
    if size is not None:
        wanted = read_number(size, cards + revolts + len(state.top), "player_deck.size") - len(state.top)
        if wanted < 0:
            raise BadPosition("position.player_deck.size", "it must count the cards on top")
        _shrink(state, wanted)
        cards, revolts = wanted, 0
    state.piles = piles_of(cards, revolts)


def _shrink(state: State, wanted: int) -> None:
    """A small deck without revolts: the cards that are not in it lie in the discard pile, events first."""
    state.pool_events = min(state.pool_events, max(0, wanted - len(state.pool)))
    while len(state.pool) + state.pool_events > wanted:
        state.player_discard.append(state.pool.pop())


def _pile(entry: Json, where: str) -> int:
    fields = read_map(entry, where, ("cards", "revolt"), "{cards: 9, revolt: true}")
    cards = read_number(fields.get("cards"), 70, f"{where}.cards", 1)
    return 2 * cards + (1 if fields.get("revolt") else 0)


def arrange_barbarian_deck(state: State, position: Position) -> None:
    """All barbarian cards that lie nowhere else are the deck, below the layers that are named or where `others` is."""
    discard, removed = (
        [read_barbarian_card(word, f"{key}[{i}]") for i, word in enumerate(read_list(position.get(key), key))]
        for key in ("barbarian_discard", "removed")
    )
    looked = [*state.drawn, *state.chosen[2:]] if "lay" in read_list(position.get("agenda"), "agenda") else []
    given = read_list(position.get("barbarian_deck"), "barbarian_deck")
    layers = [_layer(layer, f"barbarian_deck[{i}]") for i, layer in enumerate(given)]
    named = [*discard, *removed, *looked, *(card for layer in layers for card in layer)]
    if len(set(named)) != len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise BadPosition("position", f"the barbarian card {BARBARIAN_WORDS[twice]!r} lies in two places (FR-COMP-03)")
    place = given.index(OTHERS) if OTHERS in given else len(layers)
    layers.insert(place, [card for card in range(CARDS) if card not in named])
    state.deck = deck_of(layers, "position.barbarian_deck")
    state.barbarian_discard, state.removed = discard, removed


def _layer(layer: Json, where: str) -> list[int]:
    if layer == OTHERS:
        return []
    if not isinstance(layer, list):
        raise BadPosition(f"position.{where}", f"a layer is a list, such as [{layer}], or the word {OTHERS}")
    return [read_barbarian_card(word, where) for word in layer]
