"""A state as plain data and back, by the names of its fields; a snapshot for one version of the rules.

Steps are saved as texts, so that a renumbering breaks nothing; the numbers of earlier saves are still read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from occasus.core.agenda import NOTHING
from occasus.core.basics import Json, OccasusError, Saved
from occasus.core.catalogue import Catalogue
from occasus.core.deck import Deck
from occasus.core.int_arrays import ROWS, like

STEPS: Final = ("agenda", "todo")  # fields that hold steps
NOT_SAVED: Final = ("facts",)  # shared by all states
HEAD: Final = ("format", "seats", "options")  # of a save, beside the fields


def fields(state: object) -> list[str]:
    """The names of all fields that are saved, in the order of the alphabet, alike in both builds."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}  # compiled or not, or both
    return sorted(name for name in names if name not in NOT_SAVED and not name.startswith("__"))


def save_fields(state: Any, steps: Catalogue) -> Saved:
    """Every field as plain data that no one else holds."""
    return {name: _saved(name, getattr(state, name), steps) for name in fields(state)}


def load_fields(state: Any, saved: Saved, steps: Catalogue, named_now: Mapping[str, str] | None = None) -> None:
    """Fill an empty state; a field that an earlier save did not have keeps what it is.

    `named_now`: fields that earlier saves had under another name.
    """
    known = fields(state)
    for key, value in saved.items():
        name = named_now.get(key, key) if named_now else key
        if name in known:
            setattr(state, name, _loaded(name, value, getattr(state, name), steps))
        elif name not in HEAD:
            raise OccasusError(f"a saved state has a field {key!r}, which this version does not know.")


def _saved(name: str, value: Any, steps: Catalogue) -> Json:
    if name in STEPS:
        return [None if step == NOTHING else steps.text(step) for step in value]
    if isinstance(value, Deck):
        return value.layers()
    if isinstance(value, ROWS):
        return [list(entry) if isinstance(entry, ROWS) else entry for entry in value]
    return value


def _loaded(name: str, value: Json, empty: Any, steps: Catalogue) -> Any:
    if isinstance(empty, (*ROWS, Deck)) != isinstance(value, list) or (isinstance(empty, int) and not _number(value)):
        raise OccasusError(f"a saved state has {value!r} for {name}, which is impossible.")
    if name in STEPS:
        return like(empty, [_step(entry, steps) for entry in value])
    if isinstance(value, list):
        entries = [_entry(name, entry) for entry in value]
        if not isinstance(empty, Deck):
            return like(empty, entries)
        layers = list(reversed(entries))
        return Deck(
            like(empty.cards, [card for layer in layers for card in layer]),
            like(empty.sizes, [len(layer) for layer in layers]),
        )
    return value


def _entry(name: str, entry: Json) -> Any:
    """A number of a list, or a list of numbers."""
    if isinstance(entry, list) and all(_number(number) for number in entry):
        return entry[:]
    if not _number(entry):
        raise OccasusError(f"a saved state has {entry!r} in {name}, which is impossible.")
    return entry


def _number(value: Json) -> bool:
    return isinstance(value, int)


def _step(entry: Json, steps: Catalogue) -> int:
    if entry is None:
        return NOTHING
    if isinstance(entry, str):
        return steps.parse(entry)
    if isinstance(entry, int) and NOTHING <= entry < len(steps):
        return entry
    raise OccasusError(f"a saved state names a step {entry!r}, which this version does not know.")
