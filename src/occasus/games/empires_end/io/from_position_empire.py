"""One empire of a position: its row, what lies on it, its screen, and how far it is in a phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.array_ops import insort, overwrite
from occasus.core.basics import BadPosition, Json, Seat
from occasus.core.int_arrays import vec
from occasus.core.position_parser import as_counts, as_flag, as_list, as_map, as_number, as_word, as_words
from occasus.games.empires_end.board.names import (
    BEARER_WORDS,
    CARD_WORDS,
    DISASTER,
    ECONOMY,
    INDUSTRY,
    PHASE_WORDS,
    POSITION,
    RESOURCE_WORDS,
    RESOURCES,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.board.state import State, close_hand
from occasus.games.empires_end.io.describe import HIDDEN
from occasus.games.empires_end.rules.setup import NOT_LAID

EMPIRE_KEYS: Final = (
    "score",
    "resources",
    "hand",
    "strength",
    "at_end",
    "row",
    "destroyed",
    "innovations",
    "exhausted",
    "used",
    "cards_handled",
    "rebuilt",
    "block",
    "next_part",
    "bid",
    "struck",
    "decides",
)
REFILLED: Final = "refilled"  # another word for one card more than can be handled
LOWEST: Final = -(1 << 30)  # for numbers that may be below 0


def arrange_rows(state: State, common: Json, empires: list[dict[str, Json]], exact: bool) -> None:
    """Lay the rows: the common one, or an empire's own; without either the order of the facts."""
    shared = None if common is None else _row(common, "row", exact)
    for seat, empire in enumerate(empires):
        where = f"empires[{seat}].row"
        row = _row(empire["row"], where, exact) if empire.get("row") is not None else shared
        if row is None:
            continue
        row = row + [NOT_LAID] * (TILES - len(row))
        first = seat * TILES
        overwrite(state.row, first, row)
        overwrite(state.place, first, [NOT_LAID] * TILES)
        for place, tile in enumerate(row):
            if tile != NOT_LAID:
                state.place[first + tile] = place


def _row(given: Json, where: str, exact: bool) -> list[int]:
    """Tiles from left to right, as a list or as a map by position."""
    if isinstance(given, dict):
        places = as_map({str(place): tile for place, tile in given.items()}, where, POSITION.words)
        if list(POSITION.words[: len(places)]) != sorted(places, key=int):
            raise BadPosition(where, "positions are filled from 1 up.")
        given = [places[place] for place in POSITION.words[: len(places)]]
    row = as_words(given, TILE_WORDS, where)
    if len(row) != TILES and not exact:
        missing = [name for tile, name in enumerate(TILE_WORDS) if tile not in row]
        raise BadPosition(where, f"a row has {TILES} locations; {', '.join(missing)} missing.")
    return row


def arrange_empire(state: State, seat: Seat, empire: dict[str, Json]) -> None:
    """Everything of an empire but its row and what is hidden."""
    where, first = f"empires[{seat}]", seat * TILES
    state.score[seat] = as_number(empire.get("score", 0), f"{where}.score", LOWEST)
    if empire.get("resources") == HIDDEN:
        overwrite(state.resources, seat * RESOURCES, [0] * RESOURCES)
    elif empire.get("resources") is not None:
        held = as_counts(empire["resources"], RESOURCE_WORDS, f"{where}.resources")
        overwrite(state.resources, seat * RESOURCES, held)
    for tile in as_words(empire.get("destroyed"), TILE_WORDS, f"{where}.destroyed"):
        state.intact[first + tile] = 0
    for name, cards in as_map(empire.get("innovations"), f"{where}.innovations").items():
        slot = first + as_word(name, TILE_WORDS, f"{where}.innovations.{name}")
        for card in as_words(cards, CARD_WORDS, f"{where}.innovations.{name}"):
            if state.home[card] >= 0:
                raise BadPosition(f"{where}.innovations.{name}", f"{CARD_WORDS[card]} is attached twice.")
            state.home[card] = slot
            state.count[slot] += 1
            state.innovations[seat] = insort(state.innovations[seat], card)
    _markers(state, seat, empire, where)
    if isinstance(empire.get("hand"), list):
        state.hands[seat] = vec[i64](as_words(empire["hand"], CARD_WORDS, f"{where}.hand"))
    if isinstance(empire.get("struck"), list):
        struck = as_words(empire["struck"], CARD_WORDS, f"{where}.struck")
        _struck(state, seat, struck, empire)
    _progress(state, seat, empire, where)


def _struck(state: State, seat: Seat, struck: list[int], empire: dict[str, Json]) -> None:
    """The cards chosen for the strike; once the first is attached only the second one is left."""
    if len(struck) > 2:
        raise BadPosition(f"empires[{seat}].struck", "at most two cards strike.")
    attached = len(struck) == 1 and str(empire.get("decides", "")).startswith("choose_home")
    start = 2 * seat + (1 if attached else 0)
    overwrite(state.struck, start, struck)


def _markers(state: State, seat: Seat, empire: dict[str, Json], where: str) -> None:
    for card in as_words(empire.get("exhausted"), CARD_WORDS, f"{where}.exhausted"):
        if card not in state.innovations[seat]:
            raise BadPosition(f"{where}.exhausted", f"{CARD_WORDS[card]} is not attached to this empire.")
        if state.facts.abilities.phase[TILES + card] != DISASTER:  # EE-EXH-01
            raise BadPosition(f"{where}.exhausted", f"{CARD_WORDS[card]} has no ability that can be exhausted.")
        state.exhausted[card] = 1


def _progress(state: State, seat: Seat, empire: dict[str, Json], where: str) -> None:
    """What was done in this phase so far."""
    for name, uses in as_map(empire.get("used"), f"{where}.used").items():
        bearer = as_word(name, BEARER_WORDS, f"{where}.used.{name}")
        if bearer >= TILES and bearer - TILES not in state.innovations[seat]:
            raise BadPosition(f"{where}.used.{name}", f"{name} is not attached to this empire.")
        use = seat * TILES + bearer if bearer < TILES else SLOTS + bearer - TILES
        state.used[use] = as_number(uses, f"{where}.used.{name}", LOWEST)
    handled = empire.get("cards_handled", 0)
    if handled == REFILLED:
        close_hand(state, seat)
    else:
        most = state.facts.handled_most + 1
        state.cards_handled[seat] = as_number(handled, f"{where}.cards_handled", 0, most)
    state.rebuilt[seat] = as_flag(empire.get("rebuilt", False), f"{where}.rebuilt")
    state.block[seat] = as_number(empire.get("block", 0), f"{where}.block", 0, 2)
    if empire.get("next_part") is not None:
        part = as_word(empire["next_part"], PHASE_WORDS, f"{where}.next_part")
        if part not in (ECONOMY, INDUSTRY):
            raise BadPosition(f"{where}.next_part", "only economy or industry can still be to come.")
        state.next_part[seat] = part
    bid = empire.get("bid")
    if bid is not None and bid != HIDDEN:
        given = as_map(bid, f"{where}.bid", ("axes", "coins"))
        for offset, name in enumerate(("axes", "coins")):
            if name in given:
                state.bids[2 * seat + offset] = as_number(given[name], f"{where}.bid.{name}", 0)


def seats_in(given: Json, seats: int, where: str) -> list[int]:
    return [as_number(seat, where, 0, seats - 1) for seat in as_list(given, where)]
