"""A state from a position in the words of the board: the inverse of `describe`, with defaults and sampling.

The defaults are written down in docs/rules/scenes/struggle_for_rome/README.md.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from occasus.core.basics import BadPosition, OccasusError, Position
from occasus.core.reading import as_counts, as_flag, as_list, as_map, as_number, as_word
from occasus.games.struggle_for_rome.board.names import (
    BUILD_PHASE,
    CITY_WORDS,
    CLAIM_PHASE,
    FACE_WORDS,
    FACES,
    GOODS,
    GOODS_WORDS,
    HEX_WORDS,
    HIGHEST,
    LOWEST,
    PHASE_WORDS,
    PLAYER_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    ROLL_PHASE,
    SETUP_PHASE,
)
from occasus.games.struggle_for_rome.board.state import FREE, State
from occasus.games.struggle_for_rome.board.tables import Tables
from occasus.games.struggle_for_rome.border.arrange_cards import arrange_cards
from occasus.games.struggle_for_rome.border.arrange_players import arrange_players
from occasus.games.struggle_for_rome.border.check import check
from occasus.games.struggle_for_rome.border.describe import ANSWER_WORDS, ATTACK_WORDS
from occasus.games.struggle_for_rome.rules.draft import TABLE, table_code
from occasus.games.struggle_for_rome.rules.points import DIPLOMATS_NEEDED, LEGACY_CITIES, has_all_colours
from occasus.games.struggle_for_rome.rules.setup import close_neutral_cities
from occasus.games.struggle_for_rome.steps import BUILD_STEP, CLAIM_STEP, PLACE_STEP, ROLL_STEP, STEPS, TRIBE_STEP

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
TURN_KEYS: Final = (
    "player",
    "phase",
    "taken",
    "travelled",
    "attacked",
    "card_played",
    "plundered_card",
    "joker_used",
    "offers",
)


def arrange(position: Position, tables: Tables, rng: Random) -> State:
    """A state that fits a position; what cannot be is refused with its place."""
    as_map(position, "", KEYS)
    players = PLAYER_WORDS[: tables.seats]
    state = State(tables)
    close_neutral_cities(state)
    state.start = as_word(position.get("start", players[0]), players, "start")
    state.legionnaire = as_word(
        position.get("legionnaire", HEX_WORDS[tables.legionnaire_starts[0]]), HEX_WORDS, "legionnaire"
    )
    _turn(state, as_map(position.get("turn", {}), "turn", TURN_KEYS), players)
    state.round_number = as_number(position.get("round", 1 if state.phase else 0), "round")
    _dice(state, position)
    arrange_players(state, as_map(position.get("players", {}), "players", players))
    _agenda(state, position.get("agenda"))
    _offer(state, position.get("offer"), players)
    _tokens(state, position)
    arrange_cards(state, position, rng)
    _points(state, position, players)
    state.over = as_flag(position.get("over", False), "over")
    broken = check(state)
    if broken:
        raise BadPosition("position", f"this cannot be: {broken[0]}.")
    return state


def _turn(state: State, turn: dict[str, Any], players: tuple[str, ...]) -> None:
    seats = len(players)
    state.phase = as_word(turn.get("phase", PHASE_WORDS[BUILD_PHASE]), PHASE_WORDS, "turn.phase")
    player = as_word(turn.get("player", players[state.start]), players, "turn.player")
    state.turn = as_number(turn.get("taken", (player - state.start) % seats), "turn.taken", most=seats)
    if (state.start + state.turn) % seats != player:
        raise BadPosition("turn.taken", f"after {state.turn} turns it is not the turn of {players[player]}.")
    state.travelled = as_flag(turn.get("travelled", False), "turn.travelled")
    state.attacked = as_word(turn.get("attacked", ATTACK_WORDS[0]), ATTACK_WORDS, "turn.attacked")
    state.card_played = as_flag(turn.get("card_played", False), "turn.card_played")
    state.joker = as_flag(turn.get("joker_used", False), "turn.joker_used")
    for number, table in enumerate(as_list(turn.get("offers", []), "turn.offers")):
        state.offers.append(table_code(_table(table, f"turn.offers[{number}]")))


def _dice(state: State, position: Position) -> None:
    for total in as_list(position.get("covered", []), "covered"):
        if not as_number(total, "covered", most=HIGHEST) >= LOWEST:
            raise BadPosition("covered", f"{total} is no sum of two dice.")
        state.covered |= 1 << total
    state.rolled = as_number(position.get("rolled", 0), "rolled", most=HIGHEST)


def _agenda(state: State, given: Any) -> None:
    """The steps as listed, the next one last; otherwise what the phase asks for."""
    if given is not None:
        for number, text in enumerate(as_list(given, "agenda")):
            try:
                state.agenda.append(STEPS.parse(str(text)))
            except OccasusError as error:
                raise BadPosition(f"agenda[{number}]", str(error)) from error
        return
    seats = state.tables.seats
    player = (state.start + state.turn) % seats
    clockwise = [(state.start + i) % seats for i in range(seats)]
    if state.phase == SETUP_PHASE:
        state.agenda = [PLACE_STEP.at(seat) for seat in reversed(clockwise) if state.figure[2 * seat] < 0]
    elif state.phase == ROLL_PHASE:
        state.agenda = [ROLL_STEP.at()]
    elif state.phase == BUILD_PHASE:
        state.agenda = [BUILD_STEP.at(player)]
    elif state.phase == CLAIM_PHASE:
        state.agenda = [CLAIM_STEP.at(seat) for seat in reversed(clockwise)]
    else:
        state.agenda = [TRIBE_STEP.at(player)]


def _table(given: Any, where: str) -> list[int]:
    table = as_map(given, where, ("give", "want", "answers", "counters"))
    return [
        *as_counts(table.get("give", {}), GOODS_WORDS, f"{where}.give"),
        *as_counts(table.get("want", {}), GOODS_WORDS, f"{where}.want"),
    ]


def _offer(state: State, given: Any, players: tuple[str, ...]) -> None:
    """What lies on the table, and the answers so far."""
    if given is None:
        return
    state.offer = _table(given, "offer")
    assert len(state.offer) == 2 * GOODS
    for word, answer in as_map(given.get("answers", {}), "offer.answers", players).items():
        state.answers[players.index(word)] = as_word(answer, ANSWER_WORDS, f"offer.answers.{word}")
    for word, table in as_map(given.get("counters", {}), "offer.counters", players).items():
        first = players.index(word) * TABLE
        state.counters[first : first + TABLE] = _table(table, f"offer.counters.{word}")


def _tokens(state: State, position: Position) -> None:
    """Tokens lie on all free cities but those named, and but as many more as the boxes hold (SR-INV-03)."""
    tables = state.tables
    gone = [as_word(w, CITY_WORDS, "tokens_gone") for w in as_list(position.get("tokens_gone", []), "tokens_gone")]
    for city in gone:
        state.token_on[city] = 0
    turned = as_map(position.get("turned", {}), "turned", PROVINCE_WORDS)
    for province, word in enumerate(PROVINCE_WORDS):
        boxes = sum(state.tokens[province::PROVINCES])
        first = province * FACES
        if word in turned:
            seen = as_counts(turned[word], FACE_WORDS, f"turned.{word}")
        else:
            seen = _last_faces(list(tables.faces[first : first + FACES]), boxes)
        for face in range(FACES):
            state.unseen[first + face] -= seen[face]
        cities = [c for c, home in enumerate(tables.province) if home == province and c not in tables.neutral]
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


def _points(state: State, position: Position, players: tuple[str, ...]) -> None:
    """Special cards lie where the rules put them, unless the position says otherwise; points follow (SR-INV-09)."""
    tables = state.tables
    given = as_map(position.get("players", {}), "players", players)
    _diplomacy(state, position, players)
    diplomacy, scourge, legacy = tables.special_points
    for seat, word in enumerate(players):
        own = as_map(given.get(word, {}), f"players.{word}")
        tribes = (2 * seat, 2 * seat + 1)
        due = min(state.realm[t] for t in tribes) >= LEGACY_CITIES and sum(state.legacy) < tables.legacies
        state.legacy[seat] = as_flag(own.get("legacy", due), f"players.{word}.legacy")
        points = sum(state.realm[t] for t in tribes) + legacy * state.legacy[seat]
        points += scourge * sum(has_all_colours(state, t) for t in tribes)
        points += diplomacy * (state.diplomacy == seat) + tables.hidden_points * state.shown[seat]
        if own.get("points", points) != points:
            raise BadPosition(f"players.{word}.points", f"cities and cards make {points}, not {own['points']}.")
        state.points[seat] = points
    reached = max(state.points) >= tables.points_to_end
    state.announced = as_flag(position.get("announced", reached), "announced")


def _diplomacy(state: State, position: Position, players: tuple[str, ...]) -> None:
    if "diplomacy" in position:
        word = position["diplomacy"]
        state.diplomacy = -1 if word is None else as_word(word, players, "diplomacy")
        return
    most = max(state.diplomats)
    if most < DIPLOMATS_NEEDED:
        return
    if state.diplomats.count(most) > 1:
        raise BadPosition("diplomacy", f"several players have {most} Diplomats; say who holds the card.")
    state.diplomacy = state.diplomats.index(most)
