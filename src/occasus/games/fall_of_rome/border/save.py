"""A state as plain data and back, for snapshots of one version."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import Json, Saved
from occasus.core.deck import Deck
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.board.tables import Tables

FIELDS: Final = (  # in the order of the constructor, after the tables
    "roles",
    "cities",
    "hands",
    "events",
    "treasury",
    "hordes",
    "legions",
    "forts",
    "supply",
    "legion_supply",
    "fort_supply",
    "allied",
    "rate",
    "decline",
    "pool",
    "pool_events",
    "unseen_events",
    "event_deck",
    "piles",
    "top",
    "player_discard",
    "deck",
    "barbarian_discard",
    "removed",
    "active",
    "phase",
    "actions_left",
    "traded",
    "enlisted",
    "invasions_left",
    "revealed",
    "fewer",
    "skip_invasion",
    "alea",
    "alea_seat",
    "victory",
    "victory_city",
    "passed",
    "refused",
    "drawn",
    "chosen",
    "agenda",
    "outcome",
)


def save(state: State) -> Saved:
    """All fields as they are; the barbarian deck as its layers, top first."""
    copied = state.copy()
    saved: Saved = {name: getattr(copied, name) for name in FIELDS}
    saved["deck"] = copied.deck.layers()
    return {"seats": state.tables.seats, "options": dict(state.tables.options), **saved}


def load(saved: Saved, tables: Tables) -> State:
    """The inverse of save."""
    layers = list(reversed(saved["deck"]))
    deck = Deck([card for layer in layers for card in layer], [len(layer) for layer in layers])
    values: dict[str, Json] = {**saved, "deck": deck}
    return State(tables, *(values[name] for name in FIELDS)).copy()
