"""A state from a position in the words of the board: scenes, views, bug reports.

A position names what differs from an empty board. Its defaults stand in the README of the scenes.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from occasus.core.basics import CHANCE, BadPosition, Json, Position, UnknownWord
from occasus.core.int_arrays import append, vec
from occasus.core.position_parser import as_list, as_map, as_number, as_word, refuse_untold, too_many_pieces
from occasus.core.suggestions import meant
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_CITY,
    CARD_TRIBE,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITIES_NEAR,
    CITY_WORDS,
    FULL,
    PLAYER_CARD_WORDS,
    REVOLT,
    ROLE_WORDS,
    TRIBE_WORDS,
    TRIBES_NEAR,
)
from occasus.games.fall_of_rome.board.state import State, hand_size
from occasus.games.fall_of_rome.io.agenda_checks import refuse_unmet_needs
from occasus.games.fall_of_rome.io.check import check, seats_over_limit
from occasus.games.fall_of_rome.io.describe import describe
from occasus.games.fall_of_rome.io.from_position_decks import arrange_barbarian_deck, arrange_player_deck
from occasus.games.fall_of_rome.io.from_position_turn import arrange_turn
from occasus.games.fall_of_rome.rules.setup import usable_roles
from occasus.games.fall_of_rome.steps import GOLD_STEP, START_STEP

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


def from_position(position: Position, facts: Facts) -> State:
    """The state for a position; what cannot be is refused with its place."""
    for key in position:
        if key not in KEYS:
            what = f"unknown part; {meant(str(key), KEYS)}"
            raise UnknownWord(f"position.{key}", what, repair={f"position.{key}": None})
    state = State(facts)
    _barbarians(state, position)
    _romans(state, position)
    _players(state, position)
    treasury = as_list(position.get("treasury"), "position.treasury")
    if treasury and not facts.solo:
        raise BadPosition("position.treasury", "only a solo game has a treasury (FR-SOLO-11)")
    stored = [as_word(word, CARD_WORDS, f"position.treasury[{i}]", "city card") for i, word in enumerate(treasury)]
    state.treasury = vec[i64](stored)
    discard = as_list(position.get("player_discard"), "position.player_discard")
    lying = [_held(word, f"position.player_discard[{i}]") for i, word in enumerate(discard)]
    state.player_discard = vec[i64](lying)
    arrange_turn(state, position)
    arrange_player_deck(state, position)
    arrange_barbarian_deck(state, position)
    if not state.over:
        refuse_unmet_needs(state)
    refuse_large_hands(state)
    broken = check(state)
    if broken:
        raise BadPosition("position", f"this position is impossible: {broken[0]}")
    _check_supply(state, position.get("supply"))
    return state


def refuse_contradictions(state: State, position: Position) -> None:
    """A whole position, which has an agenda, is at rest and holds in all its parts; else its options do at least, and
    what only the engine counts.
    """
    whole = position.get("agenda") is not None
    said: Position = position if whole else {key: position[key] for key in ("seats", "options") if key in position}
    turn = position.get("turn") or {}
    if not whole and "invasions_left" in turn:
        said["turn"] = {"invasions_left": turn["invasions_left"]}
    if state.facts.solo and any(START_STEP.has(step) for step in state.agenda):
        cards = [CARD_CITY[card] for card in state.hands[0]]
        for pawn, city in enumerate(state.cities):
            if city >= 0:
                if city not in cards:
                    what = (
                        f"a pawn starts in a city of your cards, each once, and {CITY_WORDS[city]} is none (FR-SOLO-07)"
                    )
                    raise BadPosition(f"position.players[{pawn}].city", what)
                cards.remove(city)
    if said:
        refuse_untold(said, describe(state), "position")
    if any(GOLD_STEP.has(step) for step in state.agenda):
        for card in state.facts.gold:
            tribe, city = CARD_TRIBE[card], CARD_CITY[card]
            if card in state.deck.cards and state.hordes[tribe * CITIES + city]:
                what = f"they come with the card {BARBARIAN_WORDS[card]!r}, which is still to be revealed (FR-SETUP-06)"
                raise BadPosition(f"position.barbarians.{CITY_WORDS[city]}", what)
    stuck = [seat for seat in AGENDA.actors(state) if seat != CHANCE and not AGENDA.legal(state, seat)] if whole else []
    if stuck:
        raise BadPosition("position.agenda", f"seat {stuck[0]} must decide, but has no action")


def _barbarians(state: State, position: Position) -> None:
    """Barbarians on the board, alliances, and both markers."""
    facts = state.facts
    for word, horde in as_map(position.get("barbarians"), "position.barbarians", like="{sinope: {huns: 2}}").items():
        city = as_word(word, CITY_WORDS, "position.barbarians", "city", CITIES_NEAR)
        for name, count in as_map(horde, f"position.barbarians.{word}", like="{huns: 2}").items():
            tribe = as_word(name, TRIBE_WORDS, f"position.barbarians.{word}", "tribe", TRIBES_NEAR)
            where, full = f"position.barbarians.{word}.{name}", f"at most {FULL} {name} in a city (FR-COMP-08)"
            state.hordes[tribe * CITIES + city] = as_number(count, where, most=FULL, too_many=full)
            state.supply[tribe] -= count
    for tribe, name in enumerate(TRIBE_WORDS):
        if state.supply[tribe] < 0:
            horde = list(state.hordes)[tribe * CITIES : tribe * CITIES + CITIES]
            places = {f"barbarians.{CITY_WORDS[city]}.{name}": count for city, count in enumerate(horde)}
            only = f"there are only {facts.cubes[tribe]} barbarians of {name} (FR-COMP-04)"
            raise too_many_pieces("position.barbarians", only, places, -state.supply[tribe])
    for word in as_list(position.get("allied"), "position.allied"):
        state.allied[as_word(word, TRIBE_WORDS, "position.allied", "tribe", TRIBES_NEAR)] = 1
    state.rate = _rate(position, len(facts.invasion_rate) - 1)
    state.decline = as_number(position.get("decline", 0), "position.decline", most=facts.steps_to_lose)


def _rate(position: Position, last: int) -> int:
    """The space of the marker; in `phase: revolt`, one before that to which the revolt moves it (FR-REVOLT-02)."""
    turn = position.get("turn")
    revolting = isinstance(turn, dict) and turn.get("phase") == "revolt" and "agenda" not in position
    rate = as_number(position.get("rate", int(revolting)), "position.rate", most=last)
    if revolting and not rate:
        raise BadPosition(
            "position.rate", "in the phase `revolt`, the marker must be on space 1 or beyond (FR-REVOLT-02)"
        )
    return rate - int(revolting)


def _romans(state: State, position: Position) -> None:
    facts = state.facts
    for word, count in as_map(position.get("legions"), "position.legions", like="{roma: 2}").items():
        city = as_word(word, CITY_WORDS, "position.legions", "city", CITIES_NEAR)
        only = f"there are only {facts.legions} legions (FR-COMP-05)"
        state.legions[city] = as_number(count, f"position.legions.{word}", most=facts.legions, too_many=only)
        state.legion_supply -= count
    if state.legion_supply < 0:
        places = {f"legions.{CITY_WORDS[city]}": count for city, count in enumerate(state.legions)}
        raise too_many_pieces("position.legions", only, places, -state.legion_supply)
    forts = as_list(position.get("forts"), "position.forts")
    for word in forts:
        city = as_word(word, CITY_WORDS, "position.forts", "city")
        if state.forts[city]:
            twice = tuple(f"forts[{number}]" for number, other in enumerate(forts) if other == word)
            what = f"{word} cannot have two forts (FR-COMP-09)"
            raise BadPosition("position.forts", what, twice, {twice[-1]: None})
        state.forts[city] = 1
        state.fort_supply -= 1
    if state.fort_supply < 0:
        marks = tuple(f"forts[{number}]" for number in range(len(forts)))
        what = f"there are only {facts.forts} forts (FR-COMP-06)"
        raise BadPosition("position.forts", what, marks, dict.fromkeys(reversed(marks[facts.forts :])))


def _players(state: State, position: Position) -> None:
    """Roles, cities and hands; whoever is not named has the next unused role, stands in Roma and holds nothing."""
    facts = state.facts
    entries = _entries(position.get("players"), facts.pawns)
    dealing = any("role" in entry and entry["role"] is None for entry in entries)  # in the middle of the setup
    named = [entry.get("role") for entry in entries]
    spare = [role for role in usable_roles(facts) if ROLE_WORDS[role] not in named]
    for pawn, entry in enumerate(entries):
        where = f"position.players[{pawn}]"
        if entry.get("role"):
            role = as_word(entry["role"], ROLE_WORDS, f"{where}.role", "role")
            if role not in usable_roles(facts):
                raise BadPosition(f"{where}.role", f"the {entry['role']} doesn't exist in a solo game (FR-SOLO-02)")
            if role in state.roles:
                raise BadPosition(f"{where}.role", f"two players cannot be the {entry['role']} (FR-SETUP-09)")
            state.roles = append(state.roles, role)
        elif not dealing:
            state.roles = append(state.roles, spare.pop(0))
        city = entry.get("city", "roma")
        if city is not None or "agenda" not in position:  # before they are placed, pawns are nowhere
            state.cities[pawn] = as_word(city, CITY_WORDS, f"{where}.city", "city", CITIES_NEAR)
        for i, word in enumerate(as_list(entry.get("hand"), f"{where}.hand")):
            _deal(state, pawn, word, f"{where}.hand[{i}]")


def refuse_large_hands(state: State) -> None:
    """Refuse a hand above the limit, with its place."""
    limit = state.facts.hand_limit
    for seat in seats_over_limit(state):
        where = f"position.players[{seat}].hand"
        last_cards = {f"{where}[{card}]": None for card in reversed(range(limit, hand_size(state, seat)))}
        raise BadPosition(where, f"at most {limit} cards in a hand (FR-HAND-02)", repair=last_cards)


def _entries(given: Json, pawns: int) -> list[dict[Any, Any]]:
    """An entry for each pawn, from a list, or from a map by number or by role."""
    if isinstance(given, dict) and given and all(isinstance(key, str) for key in given):  # by role, in seat order
        given = [{"role": role, **as_map(entry, f"position.players.{role}")} for role, entry in given.items()]
    if isinstance(given, dict):
        wrong = [key for key in given if key not in range(pawns)]
        if wrong:
            raise BadPosition(f"position.players.{wrong[0]}", f"players are numbered from 0 to {pawns - 1} here")
        given = [given.get(pawn) for pawn in range(pawns)]
    entries = as_list(given, "position.players")
    if len(entries) > pawns:
        raise BadPosition("position.players", f"there are {pawns} pawns in this game, not {len(entries)}")
    keys, like = ("role", "city", "hand"), "{role: consul, city: roma}"
    read = [as_map(entry, f"position.players[{pawn}]", keys, like) for pawn, entry in enumerate(entries)]
    return read + [{} for _ in range(pawns - len(read))]


def _held(word: Json, where: str) -> int:
    """A card that can be in a hand: a revolt never is."""
    return as_word(word, PLAYER_CARD_WORDS[:REVOLT], where, "card")


def _deal(state: State, pawn: int, word: Json, where: str) -> None:
    if pawn >= state.facts.seats:
        raise BadPosition(f"{where}", "in a solo game, the shared hand belongs with the first role (FR-SOLO-01)")
    card = _held(word, where)
    if card < CARDS:
        state.hands[pawn] = append(state.hands[pawn], card)
    elif state.facts.solo and card - CARDS == state.facts.removed_event:
        raise BadPosition(f"{where}", f"{word} doesn't exist in a solo game (FR-SOLO-02)")
    else:
        state.events[pawn] = append(state.events[pawn], card - CARDS)


def _check_supply(state: State, given: Json) -> None:
    supply = as_map(given, "position.supply", ("barbarians", "legions", "forts"))
    for name, count in as_map(supply.get("barbarians"), "position.supply.barbarians").items():
        have = state.supply[as_word(name, TRIBE_WORDS, "position.supply.barbarians", "tribe")]
        if have != count:
            raise BadPosition(f"position.supply.barbarians.{name}", f"{have} are left, given what is on the board")
    for key, have in (("legions", state.legion_supply), ("forts", state.fort_supply)):
        if supply.get(key, have) != have:
            raise BadPosition(f"position.supply.{key}", f"{have} are left, given what is on the board")
