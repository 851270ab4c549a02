"""A state from a position in the words of the board: scenes, views, bug reports.

A position names what differs from an empty board. Its defaults stand in the README of the scenes.
"""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.words import meant
from occasus.games.fall_of_rome.board.names import (
    CARDS,
    CITIES,
    CITY_WORDS,
    DO_UT_DES,
    FULL,
    PLAYER_CARD_WORDS,
    REVOLT,
    ROLE_WORDS,
    TRIBE_WORDS,
)
from occasus.games.fall_of_rome.board.state import State, empty
from occasus.games.fall_of_rome.board.tables import Tables
from occasus.games.fall_of_rome.border.arrange_decks import arrange_barbarian_deck, arrange_player_deck
from occasus.games.fall_of_rome.border.arrange_reading import read_card, read_list, read_map, read_number, read_word
from occasus.games.fall_of_rome.border.arrange_turn import arrange_turn
from occasus.games.fall_of_rome.border.check import check
from occasus.games.fall_of_rome.rules.setup import usable_roles

KEYS: Final = (
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


def arrange(position: Position, tables: Tables) -> State:
    """The state for a position; what cannot be is refused with its place."""
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"position.{key}", f"this part is not known; {meant(str(key), KEYS)}")
    state = empty(tables)
    _barbarians(state, position)
    _romans(state, position)
    _players(state, position)
    treasury = read_list(position.get("treasury"), "treasury")
    if treasury and not tables.solo:
        raise BadPosition("position.treasury", "only a game for one player has a treasury (FR-SOLO-11)")
    state.treasury = [read_card(word, f"treasury[{i}]") for i, word in enumerate(treasury)]
    discard = read_list(position.get("player_discard"), "player_discard")
    state.player_discard = [_held(word, f"player_discard[{i}]") for i, word in enumerate(discard)]
    arrange_turn(state, position)
    arrange_player_deck(state, position)
    arrange_barbarian_deck(state, position)
    broken = check(state)
    if broken:
        raise BadPosition("position", f"this position cannot be: {broken[0]}")
    _check_supply(state, position.get("supply"))
    return state


def _barbarians(state: State, position: Position) -> None:
    """Barbarians on the board, alliances, and both markers."""
    tables = state.tables
    for word, horde in read_map(position.get("barbarians"), "barbarians", like="{sinope: {huns: 2}}").items():
        city = read_word(word, CITY_WORDS, "barbarians", "city")
        for name, count in read_map(horde, f"barbarians.{word}", like="{huns: 2}").items():
            tribe = read_word(name, TRIBE_WORDS, f"barbarians.{word}", "tribe")
            state.hordes[tribe * CITIES + city] = read_number(count, FULL, f"barbarians.{word}.{name}")
            state.supply[tribe] -= count
            if state.supply[tribe] < 0:
                only = f"there are only {tables.cubes[tribe]} barbarians of {name} (FR-COMP-04)"
                raise BadPosition("position.barbarians", only)
    for word in read_list(position.get("allied"), "allied"):
        state.allied[read_word(word, TRIBE_WORDS, "allied", "tribe")] = 1
    state.rate = read_number(position.get("rate", 0), len(tables.invasion_rate) - 1, "rate")
    state.decline = read_number(position.get("decline", 0), tables.steps_to_lose, "decline")


def _romans(state: State, position: Position) -> None:
    """Legions and forts."""
    tables = state.tables
    for word, count in read_map(position.get("legions"), "legions", like="{roma: 2}").items():
        city = read_word(word, CITY_WORDS, "legions", "city")
        state.legions[city] = read_number(count, tables.legions, f"legions.{word}")
        state.legion_supply -= count
    if state.legion_supply < 0:
        raise BadPosition("position.legions", f"there are only {tables.legions} legions (FR-COMP-05)")
    for word in read_list(position.get("forts"), "forts"):
        city = read_word(word, CITY_WORDS, "forts", "city")
        if state.forts[city]:
            raise BadPosition("position.forts", f"{word} cannot have two forts (FR-COMP-09)")
        state.forts[city] = 1
        state.fort_supply -= 1
    if state.fort_supply < 0:
        raise BadPosition("position.forts", f"there are only {tables.forts} forts (FR-COMP-06)")


def _players(state: State, position: Position) -> None:
    """Roles, cities and hands; whoever is not named has the next unused role, stands in Roma and holds nothing."""
    tables = state.tables
    entries = _entries(position.get("players"), tables.pawns)
    dealing = any("role" in entry and entry["role"] is None for entry in entries)  # in the middle of the setup
    named = [entry.get("role") for entry in entries]
    spare = [role for role in usable_roles(tables) if ROLE_WORDS[role] not in named]
    for pawn, entry in enumerate(entries):
        where = f"players[{pawn}]"
        if entry.get("role"):
            role = read_word(entry["role"], ROLE_WORDS, f"{where}.role", "role")
            if role not in usable_roles(tables):
                raise BadPosition(
                    f"position.{where}.role", f"the {entry['role']} is not in a game for one (FR-SOLO-02)"
                )
            if role in state.roles:
                raise BadPosition(f"position.{where}.role", f"two players cannot be the {entry['role']} (FR-SETUP-09)")
            state.roles.append(role)
        elif not dealing:
            state.roles.append(spare.pop(0))
        city = entry.get("city", "roma")
        if city is not None or "agenda" not in position:  # before they are placed, pawns are nowhere
            state.cities[pawn] = read_word(city, CITY_WORDS, f"{where}.city", "city")
        for i, word in enumerate(read_list(entry.get("hand"), f"{where}.hand")):
            _deal(state, pawn, word, f"{where}.hand[{i}]")


def _entries(given: Json, pawns: int) -> list[dict[Any, Any]]:
    """An entry for each pawn, from a list or from a map by number."""
    if isinstance(given, dict):
        wrong = [key for key in given if key not in range(pawns)]
        if wrong:
            raise BadPosition(f"position.players.{wrong[0]}", f"players are numbered from 0 to {pawns - 1} here")
        given = [given.get(pawn) for pawn in range(pawns)]
    entries = read_list(given, "players")
    if len(entries) > pawns:
        raise BadPosition("position.players", f"there are {pawns} pawns in this game, not {len(entries)}")
    keys, like = ("role", "city", "hand"), "{role: consul, city: roma}"
    read = [read_map(entry, f"players[{pawn}]", keys, like) for pawn, entry in enumerate(entries)]
    return read + [{} for _ in range(pawns - len(read))]


def _held(word: Json, where: str) -> int:
    """A card that can be in a hand: a revolt never is."""
    return read_word(word, PLAYER_CARD_WORDS[:REVOLT], where, "card")


def _deal(state: State, pawn: int, word: Json, where: str) -> None:
    if pawn >= state.tables.seats:
        raise BadPosition(
            f"position.{where}", "in a game for one the shared hand stands at the first role (FR-SOLO-01)"
        )
    card = _held(word, where)
    if card < CARDS:
        state.hands[pawn].append(card)
    elif state.tables.solo and card - CARDS == DO_UT_DES:
        raise BadPosition(f"position.{where}", f"{word} is not in a game for one (FR-SOLO-02)")
    else:
        state.events[pawn].append(card - CARDS)


def _check_supply(state: State, given: Json) -> None:
    supply = read_map(given, "supply", ("barbarians", "legions", "forts"))
    for name, count in read_map(supply.get("barbarians"), "supply.barbarians").items():
        have = state.supply[read_word(name, TRIBE_WORDS, "supply.barbarians", "tribe")]
        if have != count:
            raise BadPosition(f"position.supply.barbarians.{name}", f"with what is on the board {have} are left")
    for key, have in (("legions", state.legion_supply), ("forts", state.fort_supply)):
        if supply.get(key, have) != have:
            raise BadPosition(f"position.supply.{key}", f"with what is on the board {have} are left")
