"""The players' part of a position: boxes, figures, cities, gold."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.array_ops import overwrite
from occasus.core.basics import BadPosition, Seat
from occasus.core.position_parser import as_counts, as_list, as_map, as_number, as_word, too_many_pieces
from occasus.games.struggle_for_rome.board.names import (
    CITIES_NEAR,
    CITY_WORDS,
    CROSSROADS_NEAR,
    CROSSROADS_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    SEAT_WORDS,
    SETUP_PHASE,
    TRIBE_KIND_WORDS,
)
from occasus.games.struggle_for_rome.board.state import FREE, State, stand

PLAYER_KEYS: Final = (
    "gold",
    "hand",
    "cards",
    "diplomats",
    "shown_points",
    "legacy",
    "points",
    "reserve",
    *TRIBE_KIND_WORDS,
)
TRIBE_KEYS: Final = ("figure", "fighters", "wagons", "tokens", "cities")


def arrange_players(state: State, players: dict[str, Any]) -> None:
    """Set up everyone's open things; whoever is not named has an empty hand and stands as at the beginning."""
    for seat in range(state.facts.seats):
        word = SEAT_WORDS[seat]
        where = f"players.{word}"
        given = as_map(players.get(word, {}), where, PLAYER_KEYS)
        state.gold[seat] = as_number(given.get("gold", 0), f"{where}.gold")
        state.diplomats[seat] = as_number(given.get("diplomats", 0), f"{where}.diplomats")
        state.shown[seat] = as_number(given.get("shown_points", 0), f"{where}.shown_points")
        for kind, name in enumerate(TRIBE_KIND_WORDS):
            tribe = as_map(given.get(name, {}), f"{where}.{name}", TRIBE_KEYS)
            _arrange_tribe(state, 2 * seat + kind, tribe, f"{where}.{name}")
        _arrange_reserve(state, seat, given.get("reserve"), f"{where}.reserve")
    if state.phase != SETUP_PHASE:
        _place_others(state)


def _arrange_tribe(state: State, tribe: int, given: dict[str, Any], where: str) -> None:
    facts = state.facts
    seat, kind = divmod(tribe, 2)
    state.fighters[tribe] = as_number(given.get("fighters", facts.start_fighters[kind]), f"{where}.fighters")
    state.wagons[tribe] = as_number(given.get("wagons", facts.start_wagons[kind]), f"{where}.wagons")
    tokens = as_counts(given.get("tokens", {}), PROVINCE_WORDS, f"{where}.tokens")
    overwrite(state.tokens, tribe * PROVINCES, tokens)
    for number, word in enumerate(as_list(given.get("cities", []), f"{where}.cities")):
        city = as_word(word, CITY_WORDS, f"{where}.cities", "city", CITIES_NEAR)
        if state.owner[city] != FREE:
            own = f"{where}.cities[{number}]"
            first = _city_of(state.owner[city], word) if state.owner[city] >= 0 else own
            what = f"{word} already belongs to someone or is neutral."
            raise BadPosition(f"{where}.cities", what, tuple(dict.fromkeys((first, own))), {own: None})
        state.owner[city] = tribe
        state.token_on[city] = 0
        state.realm[tribe] += 1
        stand(state, seat, facts.geography.crossroads_of[city])
    if "figure" not in given:
        return
    figure = given["figure"]
    if figure is None:
        if state.phase != SETUP_PHASE and not state.realm[tribe]:
            raise BadPosition(f"{where}.figure", "a tribe without a city has its figure on a crossroads.")
        return
    place = as_word(figure, CROSSROADS_WORDS, f"{where}.figure", "crossroads", CROSSROADS_NEAR)
    if state.realm[tribe]:
        raise BadPosition(f"{where}.figure", "a tribe with cities has no figure on a crossroads (SR-TRIBE-09).")
    if state.holder[place] or facts.geography.city_at[place] >= 0:
        raise BadPosition(f"{where}.figure", f"{figure} is not a free crossroads (SR-INV-04).")
    state.figure[tribe] = place
    stand(state, seat, place)


def _city_of(tribe: int, word: str) -> str:
    """Return where a city of a tribe is written."""
    seat, kind = divmod(tribe, 2)
    return f"players.{SEAT_WORDS[seat]}.{TRIBE_KIND_WORDS[kind]}.cities.{word}"


def _place_others(state: State) -> None:
    """Figures that are not named stand on their starting crossroads, or on the next free one of the list."""
    open_places = list(state.facts.geography.all_open)
    for tribe in range(2 * state.facts.seats):
        if state.figure[tribe] >= 0 or state.realm[tribe]:
            continue
        seat, kind = divmod(tribe, 2)
        first = open_places.index(state.facts.starts[seat][kind])
        place = next(spot for spot in open_places[first:] + open_places[:first] if not state.holder[spot])
        state.figure[tribe] = place
        stand(state, seat, place)


def _too_many(state: State, seat: Seat, name: str, over: int) -> BadPosition:
    """The refusal of more fighters or wagons than a player has; each city holds one of each as well."""
    player = SEAT_WORDS[seat]
    counts: dict[str, int] = {}
    for kind, word in enumerate(TRIBE_KIND_WORDS):
        if name == "wagons":
            counts[f"players.{player}.{word}.wagons"] = state.wagons[2 * seat + kind]
        elif name == word:
            counts[f"players.{player}.{word}.fighters"] = state.fighters[2 * seat + kind]
    pieces = "wagons" if name == "wagons" else f"pieces of its {name}"
    most = state.facts.wagons if name == "wagons" else state.facts.fighters[TRIBE_KIND_WORDS.index(name)]
    what = f"{player} has only {most} {pieces}, including those in cities (SR-INV-02)."
    return too_many_pieces(f"players.{player}.reserve", what, counts, over)


def _arrange_reserve(state: State, seat: Seat, given: Any, where: str) -> None:
    """The reserve is what is left; whoever states it must state that (SR-INV-02)."""
    facts = state.facts
    tribes = (2 * seat, 2 * seat + 1)
    left = {
        name: facts.fighters[kind] - state.fighters[tribes[kind]] - max(1, state.realm[tribes[kind]])
        for kind, name in enumerate(TRIBE_KIND_WORDS)
    }
    left["wagons"] = facts.wagons - sum(state.wagons[tribe] + state.realm[tribe] for tribe in tribes)
    for name, number in left.items():
        if number < 0:
            raise _too_many(state, seat, name, -number)
    for name, number in as_map(given or {}, where, tuple(left)).items():
        if number != left[name]:
            raise BadPosition(f"{where}.{name}", f"{left[name]} are left, not {number}.")
    state.reserve[tribes[0]], state.reserve[tribes[1]] = left["horseman"], left["warrior"]
    state.reserve_wagons[seat] = left["wagons"]
