"""A state from a position in the words of the board: the inverse of `describe`, with defaults and sampling.

The defaults are written down in docs/rules/scenes/struggle_for_rome/README.md.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from occasus.core.basics import BadPosition, Json, Position
from occasus.core.position_parser import as_counts, as_flag, as_map, as_seat, as_word, as_words, refuse_untold
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import (
    CITY_WORDS,
    FACE_WORDS,
    FACES,
    HEX_WORDS,
    HEXES_NEAR,
    PROVINCE_WORDS,
    PROVINCES,
    SEAT_WORDS,
)
from occasus.games.struggle_for_rome.board.state import FREE, State
from occasus.games.struggle_for_rome.io.check import check
from occasus.games.struggle_for_rome.io.from_position_agenda import arrange_agenda, check_agenda
from occasus.games.struggle_for_rome.io.from_position_cards import arrange_cards
from occasus.games.struggle_for_rome.io.from_position_offer import arrange_offer, check_offer
from occasus.games.struggle_for_rome.io.from_position_players import arrange_players
from occasus.games.struggle_for_rome.io.from_position_points import arrange_points
from occasus.games.struggle_for_rome.io.from_position_turn import arrange_turn, check_turn
from occasus.games.struggle_for_rome.rules.setup import close_neutral_cities

KEYS: Final = (
    "seats",
    "options",
    "round",
    "start",
    "turn",
    "agenda",
    "covered",
    "rolled",
    "legionnaire",
    "players",
    "bank",
    "development",
    "tokens_gone",
    "turned",
    "diplomacy",
    "announced",
    "over",
    "offer",
    "shortage",
)


def from_position(position: Position, facts: Facts, rng: Random) -> State:
    """A state that fits a position; what cannot be is refused with its place."""
    as_map(position, "", KEYS)
    given: dict[str, Json] = {"seats": facts.seats, "options": facts.options}
    refuse_untold({key: position[key] for key in given if key in position}, given, "")
    players = SEAT_WORDS[: facts.seats]
    position = {**position, "players": _by_colour(position.get("players"), players)}
    state = State(facts)
    close_neutral_cities(state)
    state.start = as_seat(position.get("start", players[0]), players, "start")
    state.legionnaire = as_word(
        position.get("legionnaire", HEX_WORDS[facts.legionnaire_starts[0]]),
        HEX_WORDS,
        "legionnaire",
        "hex",
        HEXES_NEAR,
    )
    arrange_turn(state, position, players)
    arrange_players(state, position["players"])
    state.over = as_flag(position.get("over", False), "over")
    arrange_agenda(state, position.get("agenda"))
    arrange_offer(state, position.get("offer"), players)
    _tokens(state, position)
    arrange_cards(state, position, rng)
    arrange_points(state, position, players)
    check_turn(state)
    check_agenda(state)
    check_offer(state)
    broken = check(state)
    if broken:
        raise BadPosition("position", f"this is impossible: {broken[0]}.")
    return state


def _by_colour(given: Json, players: tuple[str, ...]) -> dict[str, Any]:
    """The players by colour, where they are named by number too."""
    entries = as_map(given, "players")
    known = {players[key] if key in range(len(players)) else key: entry for key, entry in entries.items()}
    if len(known) < len(entries):
        raise BadPosition("players", "a player is named twice, by colour and by number.")
    return as_map(known, "players", players)


def _tokens(state: State, position: Position) -> None:
    """Tokens lie on all free cities but those named, and but as many more as the boxes hold (SR-INV-03)."""
    facts = state.facts
    for city in as_words(position.get("tokens_gone", []), CITY_WORDS, "tokens_gone", "city"):
        if state.owner[city] != FREE:
            raise BadPosition("tokens_gone", f"{CITY_WORDS[city]} isn't a free city, so it has no token anyway.")
        state.token_on[city] = 0
    turned = as_map(position.get("turned", {}), "turned", PROVINCE_WORDS)
    for province, word in enumerate(PROVINCE_WORDS):
        boxes = sum(state.tokens[province::PROVINCES])
        first = province * FACES
        if word in turned:
            seen = as_counts(turned[word], FACE_WORDS, f"turned.{word}")
        else:
            seen = _last_faces(list(facts.faces[first : first + FACES]), boxes)
        for face in range(FACES):
            state.unseen[first + face] -= seen[face]
        cities = [c for c, home in enumerate(facts.province) if home == province and c not in facts.neutral]
        without = sum(not state.token_on[city] for city in cities)
        for city in reversed(cities):
            if without < boxes and state.token_on[city] and state.owner[city] == FREE:
                state.token_on[city] = 0
                without += 1


def _last_faces(faces: list[int], number: int) -> list[int]:
    """The faces that are taken to have been turned when a position does not say: those with the largest numbers."""
    seen = [0] * FACES
    for face in reversed(range(FACES)):
        seen[face] = min(faces[face], number)
        number -= seen[face]
    return seen
