"""A state from a position in the words of the board: scenes, views, bug reports.

A position names what differs from an empty board. Its defaults stand in the README of the scenes.
"""

from __future__ import annotations

from typing import Any

from occasus.core.basics import BadPosition, Json, OccasusError, Position
from occasus.core.deck import deck_of
from occasus.core.words import look_up, meant
from occasus.games.fall_of_rome.arrange_turn import arrange_turn
from occasus.games.fall_of_rome.check import check
from occasus.games.fall_of_rome.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    FULL,
    PLAYER_CARD_WORDS,
    REVOLT,
    ROLE_WORDS,
    TRIBE_WORDS,
    VESTALIS,
)
from occasus.games.fall_of_rome.setup import piles_of, usable_events, usable_roles
from occasus.games.fall_of_rome.state import State, empty
from occasus.games.fall_of_rome.tables import Tables

KEYS = (
    "seats",
    "options",
    "players",
    "treasury",
    "barbarians",
    "legions",
    "forts",
    "allied",
    "rate",
    "decline",
    "supply",
    "player_deck",
    "player_discard",
    "barbarian_deck",
    "barbarian_discard",
    "removed",
    "turn",
    "agenda",
    "outcome",
)
OTHERS = "others"  # among the layers of the barbarian deck: the cards that are named nowhere


def arrange(position: Position, tables: Tables) -> State:
    """The state for a position; what cannot be is refused with its place."""
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"position.{key}", f"this part is not known; {meant(str(key), KEYS)}")
    state = empty(tables)
    _board(state, position)
    _players(state, _list(position, "players"))
    state.treasury = [_card(word, f"treasury[{i}]") for i, word in enumerate(_list(position, "treasury"))]
    state.player_discard = [
        _word(word, PLAYER_CARD_WORDS, f"player_discard[{i}]", "card")
        for i, word in enumerate(_list(position, "player_discard"))
    ]
    arrange_turn(state, position)
    _player_deck(state, position)
    _barbarian_deck(state, position)
    broken = check(state)
    if broken:
        raise BadPosition("position", f"this position cannot be: {broken[0]}")
    _check_supply(state, position.get("supply") or {})
    return state


def _word(word: Json, words: tuple[str, ...], where: str, what: str) -> int:
    try:
        return look_up(word, words, what)
    except OccasusError as error:
        raise BadPosition(f"position.{where}", str(error)) from error


def _card(word: Json, where: str) -> int:
    return _word(word, CARD_WORDS, where, "city card")


def _list(position: Position, key: str) -> list[Any]:
    value = position.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(f"position.{key}", f"a list was expected, not {value!r}")
    return value


def _map(value: Json, where: str) -> dict[Any, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadPosition(f"position.{where}", f"a map was expected, not {value!r}")
    return value


def _number(value: Json, most: int, where: str, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"position.{where}", f"a whole number from {least} to {most} was expected, not {value!r}")
    return value


def _board(state: State, position: Position) -> None:
    tables = state.tables
    for word, horde in _map(position.get("barbarians"), "barbarians").items():
        city = _word(word, CITY_WORDS, "barbarians", "city")
        for name, count in _map(horde, f"barbarians.{word}").items():
            tribe = _word(name, TRIBE_WORDS, f"barbarians.{word}", "tribe")
            state.hordes[tribe * CITIES + city] = _number(count, FULL, f"barbarians.{word}.{name}")
            state.supply[tribe] -= count
            if state.supply[tribe] < 0:
                raise BadPosition("position.barbarians", f"there are only {tables.cubes[tribe]} cubes of {name}")
    for word, count in _map(position.get("legions"), "legions").items():
        city = _word(word, CITY_WORDS, "legions", "city")
        state.legions[city] = _number(count, tables.legions, f"legions.{word}")
        state.legion_supply -= count
    if state.legion_supply < 0:
        raise BadPosition("position.legions", f"there are only {tables.legions} legions (FR-COMP-05)")
    for word in _list(position, "forts"):
        city = _word(word, CITY_WORDS, "forts", "city")
        if state.forts[city]:
            raise BadPosition("position.forts", f"{word} cannot have two forts (FR-COMP-09)")
        state.forts[city] = 1
        state.fort_supply -= 1
    if state.fort_supply < 0:
        raise BadPosition("position.forts", f"there are only {tables.forts} forts (FR-COMP-06)")
    for word in _list(position, "allied"):
        state.allied[_word(word, TRIBE_WORDS, "allied", "tribe")] = 1
    state.rate = _number(position.get("rate", 0), len(tables.invasion_rate) - 1, "rate")
    state.decline = _number(position.get("decline", 0), tables.steps_to_lose, "decline")


def _players(state: State, entries: list[Any]) -> None:
    """Roles, cities and hands; whoever is not named has the next unused role, stands in Roma and holds nothing."""
    tables = state.tables
    if len(entries) > tables.pawns:
        raise BadPosition("position.players", f"there are {tables.pawns} pawns in this game, not {len(entries)}")
    in_setup = any(isinstance(entry, dict) and "role" in entry and entry["role"] is None for entry in entries)
    named = [entry.get("role") for entry in entries if isinstance(entry, dict)]
    spare = [role for role in usable_roles(tables) if ROLE_WORDS[role] not in named]
    for pawn in range(tables.pawns):
        entry = _map(entries[pawn] if pawn < len(entries) else {}, f"players[{pawn}]")
        for key in entry:
            if key not in ("role", "city", "hand"):
                raise BadPosition(f"position.players[{pawn}].{key}", "known are role, city and hand")
        if entry.get("role"):
            role = _word(entry["role"], ROLE_WORDS, f"players[{pawn}].role", "role")
            if role in state.roles or role not in usable_roles(tables):
                raise BadPosition(f"position.players[{pawn}].role", f"{entry['role']} cannot be this role here")
            state.roles.append(role)
        elif not in_setup:
            state.roles.append(spare.pop(0))
        city = entry.get("city", "roma")
        state.cities[pawn] = -1 if city is None else _word(city, CITY_WORDS, f"players[{pawn}].city", "city")
        for i, word in enumerate(_list(entry, "hand")):
            _deal(state, pawn, word, f"players[{pawn}].hand[{i}]")


def _deal(state: State, pawn: int, word: Json, where: str) -> None:
    if pawn >= state.tables.seats:
        raise BadPosition(f"position.{where}", "in solo the shared hand stands at the first role")
    card = _word(word, PLAYER_CARD_WORDS[:REVOLT], where, "card")
    if card < CARDS:
        state.hands[pawn].append(card)
    else:
        state.events[pawn].append(card - CARDS)


def _player_deck(state: State, position: Position) -> None:
    """The deck as after the setup, less what lies elsewhere, unless the position says more."""
    given = _map(position.get("player_deck"), "player_deck")
    known = ("size", "top", "piles", "cards", "events", "event_deck", "unseen_events")
    for key in given:
        if key not in known:
            raise BadPosition(f"position.player_deck.{key}", f"this part is not known; {meant(str(key), known)}")
    tables = state.tables
    top = [_word(word, PLAYER_CARD_WORDS, "player_deck.top", "card") for word in given.get("top", [])]
    state.top = list(reversed(top))
    drawn = state.drawn if "sort_drawn" in position.get("agenda", []) else []
    elsewhere = [*state.player_discard, *top, *state.treasury, *drawn, *(c for hand in state.hands for c in hand)]
    if "cards" in given:
        state.pool = [_card(word, "player_deck.cards") for word in given["cards"]]
        rest = [card for card in range(CARDS) if card not in state.pool and card not in elsewhere]
        state.player_discard.extend(rest)
    else:
        state.pool = [card for card in range(CARDS) if card not in elsewhere]
    seen = [event for hand in state.events for event in hand]
    seen.extend(card - CARDS for card in elsewhere if CARDS <= card < REVOLT)
    state.unseen_events = [event for event in usable_events(tables) if event not in seen]
    from_deck = max(0, tables.events_used - len(seen))
    state.pool_events = _number(given.get("events", from_deck), len(state.unseen_events), "player_deck.events")
    unused = max(0, len(state.unseen_events) - state.pool_events) if VESTALIS in state.roles else 0
    fresh = min(unused, len(usable_events(tables)) - tables.events_used)
    state.event_deck = _number(given.get("event_deck", fresh), unused, "player_deck.event_deck")
    _piles(state, given)


def _piles(state: State, given: dict[str, Any]) -> None:
    cards = len(state.pool) + state.pool_events
    if "piles" in given:
        piles = [_pile(entry, f"player_deck.piles[{i}]") for i, entry in enumerate(_list(given, "piles"))]
        state.piles = list(reversed(piles))
        held = sum(pile >> 1 for pile in piles) - sum(pile & 1 for pile in piles)
        if piles and held != cards:
            raise BadPosition("position.player_deck.piles", f"they hold {held} cards besides revolts, the deck {cards}")
        return
    size = given.get("size")
    revolts = max(0, state.tables.revolts - state.rate - state.top.count(REVOLT))
    if size is not None:
        wanted = _number(size, cards + revolts + len(state.top), "player_deck.size") - len(state.top)
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
    fields = _map(entry, where)
    cards = _number(fields.get("cards"), 70, f"{where}.cards", 1)
    return 2 * cards + (1 if fields.get("revolt") else 0)


def _barbarian_deck(state: State, position: Position) -> None:
    """All barbarian cards that lie nowhere else are the deck, below the layers that are named or where `others` is."""
    discard = [_barbarian(word, "barbarian_discard") for word in _list(position, "barbarian_discard")]
    removed = [_barbarian(word, "removed") for word in _list(position, "removed")]
    looked = [*state.drawn, *state.chosen[2:]] if "lay" in position.get("agenda", []) else []
    given = _list(position, "barbarian_deck")
    layers = [_layer(layer, f"barbarian_deck[{i}]") for i, layer in enumerate(given)]
    named = [*discard, *removed, *looked, *(card for layer in layers for card in layer)]
    if len(set(named)) != len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise BadPosition("position", f"the barbarian card {BARBARIAN_WORDS[twice]!r} lies in two places")
    place = given.index(OTHERS) if OTHERS in given else len(layers)
    layers.insert(place, [card for card in range(CARDS) if card not in named])
    state.deck = deck_of(layers, "position.barbarian_deck")
    state.barbarian_discard, state.removed = discard, removed


def _layer(layer: Json, where: str) -> list[int]:
    if layer == OTHERS:
        return []
    if not isinstance(layer, list):
        raise BadPosition(f"position.{where}", f"a list of cards whose order is open, or {OTHERS}, not {layer!r}")
    return [_barbarian(word, where) for word in layer]


def _barbarian(word: Json, where: str) -> int:
    return _word(word, BARBARIAN_WORDS, where, "barbarian card")


def _check_supply(state: State, given: Json) -> None:
    supply = _map(given, "supply")
    for name, count in _map(supply.get("barbarians"), "supply.barbarians").items():
        have = state.supply[_word(name, TRIBE_WORDS, "supply.barbarians", "tribe")]
        if have != count:
            raise BadPosition(f"position.supply.barbarians.{name}", f"with what is on the board {have} are left")
    for key, have in (("legions", state.legion_supply), ("forts", state.fort_supply)):
        if supply.get(key, have) != have:
            raise BadPosition(f"position.supply.{key}", f"with what is on the board {have} are left")
