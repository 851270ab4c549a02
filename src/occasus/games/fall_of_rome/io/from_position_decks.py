"""The decks of an arranged position: player cards, events, barbarian cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.deck import deck_of
from occasus.core.int_arrays import append, extend, pop, vec
from occasus.core.places import written
from occasus.core.position_parser import as_flag, as_list, as_map, as_number, as_word
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CARDS,
    PLAYER_CARD_WORDS,
    REVOLT,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.setup import piles_of, usable_events
from occasus.games.fall_of_rome.steps import ADD_EVENTS_STEP, BUILD_DECK_STEP, LAID_STEP, REVOLT_STEP

DECK_KEYS: Final = ("size", "top", "piles", "cards", "events", "event_deck", "unseen_events")
PLAYER_CARD_PLACES: Final = ("players", "treasury", "player_discard", "player_deck")
BARBARIAN_CARD_PLACES: Final = ("barbarian_discard", "removed", "barbarian_deck")
OTHERS: Final = "others"  # among the layers of the barbarian deck: the cards that are named nowhere


def arrange_player_deck(state: State, position: Position) -> None:
    """The deck as after the setup, less what lies elsewhere, unless the position says more."""
    given = as_map(position.get("player_deck"), "position.player_deck", DECK_KEYS)
    facts = state.facts
    on_top = as_list(given.get("top"), "position.player_deck.top")
    top = [as_word(word, PLAYER_CARD_WORDS, "position.player_deck.top", "card") for word in on_top]
    state.top = vec[i64](top[::-1])
    drawn = list(state.drawn) if "sort_drawn" in as_list(position.get("agenda"), "position.agenda") else []
    elsewhere = [*state.player_discard, *top, *state.treasury, *drawn, *(c for hand in state.hands for c in hand)]
    if "cards" in given:
        cards = as_list(given["cards"], "position.player_deck.cards")
        pool = [as_word(word, CARD_WORDS, "position.player_deck.cards", "city card") for word in cards]
        rest = [card for card in range(CARDS) if card not in pool and card not in elsewhere]
        state.player_discard = extend(state.player_discard, rest)
    else:
        pool = [card for card in range(CARDS) if card not in elsewhere]
    state.pool = vec[i64](pool)
    seen = [event for hand in state.events for event in hand]
    seen.extend(card - CARDS for card in elsewhere if CARDS <= card < REVOLT)
    held = [CARDS + event for hand in state.events for event in hand]
    _refuse_twice([*elsewhere, *(pool if "cards" in given else ()), *held], position)
    state.unseen_events = vec[i64]([event for event in usable_events(facts) if event not in seen])
    to_come = ADD_EVENTS_STEP.at() in state.agenda  # FR-SOLO-06
    from_deck = 0 if to_come else max(0, facts.events_used - len(seen))
    hidden = len(state.unseen_events)
    state.pool_events = as_number(given.get("events", from_deck), "position.player_deck.events", most=hidden)
    unused = max(0, hidden - state.pool_events) if VESTALIS in state.roles else 0
    built = BUILD_DECK_STEP.at() not in state.agenda  # FR-SETUP-19
    fresh = min(unused, len(usable_events(facts)) - facts.events_used) if built else 0
    state.event_deck = as_number(given.get("event_deck", fresh), "position.player_deck.event_deck", most=unused)
    _piles(state, given, built)


def _refuse_twice(named: list[int], position: Position) -> None:
    for card in named:
        if card != REVOLT and named.count(card) > 1:
            word = PLAYER_CARD_WORDS[card]
            marks = written(position, word, PLAYER_CARD_PLACES)
            what = f"the card {word} is in two places (FR-COMP-02)"
            raise BadPosition("position", what, marks, {marks[-1]: None} if marks else None)


def _piles(state: State, given: dict[str, Any], built: bool) -> None:
    cards = len(state.pool) + state.pool_events
    if not built:
        _refuse_piles(given, cards)
        return
    if "piles" in given:
        entries = as_list(given["piles"], "position.player_deck.piles")
        piles = [_pile(entry, f"position.player_deck.piles[{i}]") for i, entry in enumerate(entries)]
        state.piles = vec[i64](piles[::-1])
        held = sum(pile >> 1 for pile in piles) - sum(pile & 1 for pile in piles)
        if piles and held != cards:
            raise BadPosition(
                "position.player_deck.piles", f"they hold {held} cards without revolts, but the deck has {cards}"
            )
        return
    size = given.get("size")
    drawn = state.agenda.count(REVOLT_STEP.at())  # these are about to move the rate marker
    revolts = max(0, state.facts.revolts - state.rate - drawn - list(state.top).count(REVOLT))
    if size is not None:
        wanted = as_number(size, "position.player_deck.size", most=cards + revolts + len(state.top)) - len(state.top)
        if wanted < 0:
            raise BadPosition("position.player_deck.size", "it must count the cards on top")
        _shrink(state, wanted)
        cards, revolts = wanted, 0
    state.piles = vec[i64](piles_of(cards, revolts))


def _refuse_piles(given: dict[str, Any], cards: int) -> None:
    """Before the deck is built it has no piles and no revolts, and nothing was laid aside from it (FR-SETUP-19)."""
    if as_list(given.get("piles"), "position.player_deck.piles"):
        raise BadPosition("position.player_deck.piles", "there are none before the deck is built (FR-SETUP-19)")
    size = given.get("size")
    if size is not None and as_number(size, "position.player_deck.size") != cards:
        what = f"{cards} cards are left to deal before the deck is built (FR-SETUP-19)"
        raise BadPosition("position.player_deck.size", what)


def _shrink(state: State, wanted: int) -> None:
    """A small deck without revolts: the cards that are not in it lie in the discard pile, events first."""
    state.pool_events = min(state.pool_events, max(0, wanted - len(state.pool)))
    while len(state.pool) + state.pool_events > wanted:
        state.pool, card = pop(state.pool)
        state.player_discard = append(state.player_discard, card)


def _pile(entry: Json, where: str) -> int:
    fields = as_map(entry, where, ("cards", "revolt"), "{cards: 9, revolt: true}")
    cards = as_number(fields.get("cards"), f"{where}.cards", 1, 70)
    return 2 * cards + as_flag(fields.get("revolt", False), f"{where}.revolt")


def arrange_barbarian_deck(state: State, position: Position) -> None:
    """All barbarian cards that lie nowhere else are the deck, below the layers that are named or where `others` is."""
    discard, removed = (_barbarian_cards(position, key) for key in ("barbarian_discard", "removed"))
    looked = list(state.drawn) if "lay" in as_list(position.get("agenda"), "position.agenda") else []
    laid = [LAID_STEP.of(step) for step in state.agenda if LAID_STEP.has(step)]
    given = as_list(position.get("barbarian_deck"), "position.barbarian_deck")
    layers = [_layer(layer, f"position.barbarian_deck[{i}]") for i, layer in enumerate(given)]
    named = [*discard, *removed, *looked, *laid, *(card for layer in layers for card in layer)]
    if len(set(named)) != len(named):
        twice = BARBARIAN_WORDS[next(card for card in named if named.count(card) > 1)]
        marks = written(position, twice, BARBARIAN_CARD_PLACES)
        what = f"the barbarian card {twice!r} is in two places (FR-COMP-03)"
        raise BadPosition("position", what, marks, {marks[-1]: None} if marks else None)
    place = given.index(OTHERS) if OTHERS in given else len(layers)
    layers.insert(place, [card for card in range(CARDS) if card not in named])
    state.deck = deck_of(layers, "position.barbarian_deck")
    state.barbarian_discard, state.removed = vec[i64](discard), vec[i64](removed)


def _layer(layer: Json, where: str) -> list[int]:
    if layer == OTHERS:
        return []
    if not isinstance(layer, list):
        raise BadPosition(f"{where}", f"a layer is a list, such as [{layer}], or the word {OTHERS}")
    return [as_word(word, BARBARIAN_WORDS, where, "barbarian card") for word in layer]


def _barbarian_cards(position: Position, key: str) -> list[int]:
    given = as_list(position.get(key), f"position.{key}")
    return [as_word(word, BARBARIAN_WORDS, f"position.{key}[{i}]", "barbarian card") for i, word in enumerate(given)]
