"""All faults of a position at once: each with its places, one sentence and, where one is known, a repair.

The one check of positions, `from_position`, stops at the first fault. It is asked again with that fault repaired in a
copy, until nothing is left to refuse, so that every game reports all faults without a second check.
"""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, cast

from occasus.core.basics import BadPosition, Json, OccasusError, Position, UnknownWord
from occasus.core.game import Game
from occasus.core.options import Options
from occasus.core.places import Key, existing, keys_of, place_of, value_at

MOST: Final = 40  # faults that are looked for
RULE: Final = re.compile(r"\b(?:FR|EE|SR|TY)-[A-Z]+-\d+\b")
UNREADABLE: Final = "this part could not be read."


@dataclass(frozen=True)
class Fault:
    """One fault: its places in the position as it was given, one sentence, its rules, and new values that repair it."""

    places: tuple[str, ...]
    text: str
    rules: tuple[str, ...] = ()
    repair: dict[str, Json] = field(default_factory=dict)
    unknown: bool = False  # a word that does not exist, so that no one knows what was meant

    def record(self) -> dict[str, Json]:
        """Return the fault as plain data."""
        return {
            "places": list(self.places),
            "text": self.text,
            "rules": list(self.rules),
            "repair": dict(self.repair),
        }


class _Copy:
    """A copy of a position in which faults are repaired; it knows where its parts were at first."""

    def __init__(self, position: Position) -> None:
        self.position: Position = deepcopy(position)
        self._first: dict[int, list[int]] = {}  # the first numbers of the items that are left, by the list's identity

    def first_place(self, place: str) -> str:
        """Return where a place of this copy was before items in front of it were removed."""
        keys, data = existing(self.position, place), cast(Json, self.position)
        first: list[Key] = []
        for key in keys:
            first.append(self._first.get(id(data), range(len(data)))[key] if isinstance(key, int) else key)
            data = data[key]
        rest = keys_of(place)[len(keys) :]
        return place_of([*first, *(int(key) if key.isdigit() else key for key in rest)])

    def mend(self, repair: dict[str, Json]) -> bool:
        """Write these values, or remove what is there; returns whether anything changed."""
        changed = False
        for place, value in repair.items():
            keys = existing(self.position, place)
            whole = bool(keys) and len(keys) == len(keys_of(place))
            if whole and (value is None or not isinstance(value_at(self.position, keys), dict | list)):
                self._write(keys, value)
                changed = True
        return changed

    def has(self, place: str) -> bool:
        """Return whether a place is written."""
        return bool(place) and len(existing(self.position, place)) == len(keys_of(place))

    def remove(self, place: str) -> str:
        """Remove the deepest part on the way to a place; returns where it was at first, empty if nothing is left."""
        keys = existing(self.position, place)
        if not keys:
            return ""
        first = self.first_place(place_of(keys))
        self._write(keys, None)
        return first

    def _write(self, keys: list[Key], value: Json) -> None:
        inside, key = value_at(self.position, keys[:-1]), keys[-1]
        if value is not None:
            inside[key] = value
            return
        if isinstance(inside, list) and isinstance(key, int):
            del self._first.setdefault(id(inside), list(range(len(inside))))[key]
        del inside[key]


def find_faults(game: Game[Any], position: Position, seats: int, options: Options) -> list[Fault]:
    """Return all faults of a position, those first that the game refuses first."""
    return mended(game, position, seats, options)[0]


def mended(game: Game[Any], position: Position, seats: int, options: Options) -> tuple[list[Fault], Position]:
    """Return all faults of a position, and a copy without them, as far as they could be repaired."""
    copy, faults = _Copy(position), list[Fault]()
    last: tuple[str, str] | None = None
    while len(faults) < MOST:
        refusal = refuse(game, copy.position, seats, options)
        if refusal is None:
            break
        again, last = (refusal.where, refusal.what) == last, (refusal.where, refusal.what)
        if again:  # the repair did not help: offer none, and remove more
            faults[-1] = replace(faults[-1], repair={})
            place = refusal.where
            while place and not copy.remove(place):
                place = place.rpartition(".")[0]
            if not place:
                break
            last = None
            continue
        fault, changed = _mended(copy, refusal)
        if faults and fault.places[0] in faults[-1].repair:  # the repair was no better
            faults[-1] = replace(faults[-1], repair=fault.repair)
        else:
            faults.append(fault)
        if not changed:
            break
    return faults, copy.position


def _mended(copy: _Copy, refusal: BadPosition) -> tuple[Fault, bool]:
    """Return the fault, in the places that were given, and whether the copy could be repaired."""
    marks = tuple(mark for mark in refusal.marks if copy.has(mark)) or (refusal.where,)
    places = tuple(copy.first_place(mark) for mark in marks)
    text, rules = plain(refusal.what), tuple(dict.fromkeys(RULE.findall(refusal.what)))
    repair = {copy.first_place(place): value for place, value in (refusal.repair or {}).items()}
    unknown = isinstance(refusal, UnknownWord)
    if refusal.repair and copy.mend(refusal.repair):
        return Fault(places, text, rules, repair, unknown), True
    removed = copy.remove(marks[-1])
    return Fault(places, text, rules, {removed: None} if removed else {}, unknown), bool(removed)


def refuse(game: Game[Any], position: Position, seats: int, options: Options) -> BadPosition | None:
    """Return why a position cannot be, or None; whatever a reader stumbles over is a refusal as well."""
    try:
        broken = game.check(game.from_position(deepcopy(position), seats, options, Random(0)))
        return BadPosition("", broken[0]) if broken else None
    except BadPosition as error:
        return error
    except OccasusError as error:
        return BadPosition("", str(error))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, ArithmeticError, AssertionError):
        return BadPosition("", UNREADABLE)


def plain(text: str) -> str:
    """Return a sentence without its rules, with a capital and a full stop."""
    text = re.sub(r"\s*\((?:(?:FR|EE|SR|TY)-[A-Z]+-\d+(?:, )?)+\)", "", text).strip()
    text = re.sub(r"^(?:FR|EE|SR|TY)-[A-Z]+-\d+: ", "", text)
    return text if text.endswith((".", "?", "!")) else f"{text}."
