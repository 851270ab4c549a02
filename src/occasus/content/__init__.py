"""The printed facts of each game, and overlays that replace parts of them.

An overlay has the shape of the facts and names only what it replaces. Lists whose entries have an `id`
(or another key that tells them apart) are replaced entry by entry, all other lists whole.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from occasus.core.basics import Json, OccasusError
from occasus.core.words import meant

Facts = dict[str, Any]
_kept: dict[str, Facts] = {}


def facts(game: str) -> Facts:
    """The facts of a game as they stand in its content file."""
    if game not in _kept:
        text = files("occasus.content").joinpath(f"{game}.yaml").read_text(encoding="utf-8")
        _kept[game] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return _kept[game]


def read_overlay(path: Path) -> Facts:
    """An overlay from a file."""
    try:
        read = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OccasusError(f"{path}: {error.strerror}.") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise OccasusError(f"{path}: this is not readable YAML: {' '.join(str(error).split())}.") from error
    if not isinstance(read, dict):
        raise OccasusError(f"{path}: a content file is a map of the parts it replaces, such as `cities:`.")
    return read


def overlaid(base: Json, over: Json, where: str = "") -> Json:
    """The facts with an overlay laid on them; whatever has another shape than the facts is refused."""
    if isinstance(base, dict):
        return _overlaid_map(base, over, where)
    if isinstance(base, list):
        return _overlaid_list(base, over, where)
    if base is not None and over is not None and _sort(base) != _sort(over):
        raise OccasusError(f"{where}: {over!r} is {_sort(over)}, but {_sort(base)} was expected (now {base!r}).")
    return over


def _overlaid_map(base: dict[Any, Any], over: Json, where: str) -> Json:
    if not isinstance(over, dict):
        raise OccasusError(f"{where or 'the file'}: a map of {', '.join(map(str, base))} was expected, not {over!r}.")
    made = dict(base)
    for key, value in over.items():
        place = f"{where}.{key}" if where else str(key)
        if key not in base:
            raise OccasusError(f"{place}: this entry is not known; {meant(str(key), map(str, base))}")
        made[key] = overlaid(base[key], value, place)
    return made


def _overlaid_list(base: list[Any], over: Json, where: str) -> Json:
    if not isinstance(over, list):
        raise OccasusError(f"{where}: a list was expected, not {over!r}.")
    if not (base and all(isinstance(entry, dict) and "id" in entry for entry in base)):
        for number, entry in enumerate(over):
            if base and _sort(entry) != _sort(base[0]):
                raise OccasusError(
                    f"{where}[{number}]: {entry!r} is {_sort(entry)}, but {_sort(base[0])} was expected."
                )
        return over
    made = list(base)
    ids = [entry["id"] for entry in base]
    for number, entry in enumerate(over):
        if not isinstance(entry, dict) or "id" not in entry:
            raise OccasusError(f"{where}[{number}]: a map with the `id` of the entry to replace was expected.")
        if entry["id"] not in ids:
            raise OccasusError(f"{where}[{number}]: id {entry['id']!r} is not known; {meant(str(entry['id']), ids)}")
        place = ids.index(entry["id"])
        made[place] = _overlaid_map(made[place], entry, f"{where}[{entry['id']}]")
    return made


def _sort(value: Json) -> str:
    if isinstance(value, bool):
        return "yes or no"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, dict):
        return "a map"
    return "a list" if isinstance(value, list) else "empty"
