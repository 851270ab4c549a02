"""Overlays: a user's own component data in place of ours.

An overlay has the shape of the facts and names only what it replaces. Lists whose entries have an `id` are replaced
entry by entry, all other lists whole. The facts are the schema: a value must be of a sort that stands at its
place, or at the same place of a sibling entry. What stands under `notes:` says where figures come from; no table reads
it, so no overlay replaces it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import yaml

from occasus.content.provenance import NOTES
from occasus.core.basics import Json, OccasusError
from occasus.core.suggestions import meant

Facts: TypeAlias = dict[str, Any]

DEEPEST: Final = 12  # maps and lists around a figure; ours have seven at most
WHOLE: Final = ("resources", "give", "get")  # heaps of tokens: inside an entry they are replaced whole, not mixed


def read_overlay(path: Path, game: str = "") -> Facts:
    """An overlay from a file. A top-level `game:` names the game it is for and is no part of it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise OccasusError(f"{path}: this is not readable YAML: {' '.join(str(error).split())}.") from error
    return parse_overlay(text, str(path), game)


def parse_overlay(text: str, name: str, game: str = "") -> Facts:
    """An overlay from the text of a file; the name of the file is for sentences."""
    try:
        _refuse_knots(text, name)
        read = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError) as error:  # a date that is none is a ValueError
        raise OccasusError(f"{name}: this is not readable YAML: {' '.join(str(error).split())}.") from error
    if not isinstance(read, dict) or not read:
        raise OccasusError(f"{name}: a content file must be a map of the parts it replaces, such as `cities:`.")
    named = read.pop("game", None)
    if named is not None and game and _plain(str(named)) != _plain(game):
        raise OccasusError(f"{name}: this content is for {named}, not for {game}.")
    return read


def _refuse_knots(text: str, name: str) -> None:
    """Refuse what makes a short file endless: references to another place of it, and maps in maps in maps."""
    depth = 0
    for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent):
            raise OccasusError(f"{name}: write *{event.anchor} out; a content file has no references.")
        if depth > DEEPEST:
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise OccasusError(f"{name}: line {line} is nested deeper than any value.")


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")


def overlay_game(path: Path) -> str:
    """The game that a content file names; empty if it names none."""
    try:
        read = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError, UnicodeDecodeError):
        return ""  # read_overlay says what is wrong
    return str(read.get("game", "")) if isinstance(read, dict) else ""


def overlaid(base: Json, over: Json, where: str = "", siblings: tuple[Json, ...] = ()) -> Json:
    """The facts with an overlay laid on them; whatever has another shape than the facts is refused."""
    if isinstance(base, dict) and (isinstance(over, dict) or not siblings):
        return _overlaid_map(base, over, where, siblings)
    if isinstance(base, list) and (isinstance(over, list) or not siblings):
        return _overlaid_list(base, over, where)
    _refuse_other_sort((base, *siblings), over, where)
    return over


def changes(base: Json, changed: Json, where: str = "") -> Iterator[str]:
    """List what an overlay has changed: `cities.entries[genua].days: 3 -> 4`."""
    if isinstance(base, dict) and isinstance(changed, dict):
        for key in {**base, **changed}:  # of a heap that is replaced whole a kind may be gone
            if key != NOTES:
                yield from changes(base.get(key), changed.get(key), f"{where}.{key}" if where else str(key))
    elif _by_id(base) and isinstance(changed, list):
        for old, new in zip(base, changed, strict=True):
            yield from changes(old, new, f"{where}[{old['id']}]")
    elif base != changed:
        yield f"{where}: {_told(base)} -> {_told(changed)}"


def _told(value: Json) -> Json:
    return "nothing" if value is None else value


def _overlaid_map(base: dict[Any, Any], over: Json, where: str, siblings: tuple[Json, ...] = ()) -> Json:
    if not isinstance(over, dict):
        parts = ", ".join(str(key) for key in base if key != NOTES)
        raise OccasusError(f"{where or 'the file'}: a map of {parts} was expected, not {over!r}.")
    maps = [sibling for sibling in siblings if isinstance(sibling, dict)]
    known = list(dict.fromkeys(key for entry in [base, *maps] for key in entry if key != NOTES))
    by_text = {str(key): key for key in known}  # a match file is JSON, where each key is a text
    result = dict(base)
    for text, value in over.items():
        key = by_text.get(str(text), text)
        place = f"{where}.{key}" if where else str(key)
        if key == NOTES:
            raise OccasusError(f"{place}: notes can't be replaced; leave them out.")
        if key not in known:
            raise OccasusError(f"{place}: unknown entry; {meant(str(key), map(str, known))}")
        others = tuple(entry[key] for entry in maps if key in entry)
        if key in WHOLE and where:
            _refuse_other_sort((base.get(key, others[0] if others else value), *others), value, place)
            result[key] = value
        else:
            result[key] = overlaid(base[key] if key in base else others[0], value, place, others)
    return result


def _overlaid_list(base: list[Any], over: Json, where: str) -> Json:
    if not isinstance(over, list):
        raise OccasusError(f"{where}: a list was expected, not {over!r}.")
    if not _by_id(base):
        for number, entry in enumerate(over):
            _refuse_other_entry(base, entry, f"{where}[{number}]")
        return over
    result = list(base)
    ids = [str(entry["id"]) for entry in base]
    for number, entry in enumerate(over):
        if not isinstance(entry, dict) or "id" not in entry:
            raise OccasusError(f"{where}[{number}]: a map with the `id` of the entry to replace was expected.")
        if str(entry["id"]) not in ids:
            raise OccasusError(f"{where}[{number}]: unknown id {entry['id']!r}; {meant(str(entry['id']), ids)}")
        place = ids.index(str(entry["id"]))
        result[place] = _overlaid_map(result[place], entry, f"{where}[{entry['id']}]", tuple(base))
    return result


def _by_id(base: Json) -> bool:
    return isinstance(base, list) and bool(base) and all(isinstance(entry, dict) and "id" in entry for entry in base)


def _refuse_other_entry(base: list[Any], entry: Json, where: str) -> None:
    """Refuse an entry of a list without ids that is not like the entries that stand there now."""
    if not base:
        return
    _refuse_other_sort(tuple(base), entry, where)
    maps = [like for like in base if isinstance(like, dict)]
    if isinstance(entry, dict) and maps:
        names = [key for key in maps[0] if key != NOTES]
        for needed in names:
            if needed not in entry and all(needed in like for like in maps):
                raise OccasusError(f"{where}: {needed!r} is missing; an entry here has {', '.join(map(str, names))}.")
        _overlaid_map(maps[0], entry, where, tuple(maps))


def _refuse_other_sort(standing: tuple[Json, ...], over: Json, where: str) -> None:
    sorts = list(dict.fromkeys(_sort(value) for value in standing))
    if sorts == ["empty"] or _sort(over) in sorts or (_sort(over) == "a whole number" and "a number" in sorts):
        return
    now = f" (now {standing[0]!r})" if not isinstance(standing[0], dict | list) else ""
    raise OccasusError(f"{where}: {over!r} is {_sort(over)}, but {' or '.join(sorts)} was expected{now}.")


def _sort(value: Json) -> str:
    if isinstance(value, bool):
        return "yes or no"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, dict):
        return "a map"
    return "a list" if isinstance(value, list) else "empty"
