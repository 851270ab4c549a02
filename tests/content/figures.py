"""Every figure of a content file, changed one at a time: does the game notice?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from occasus.content import facts
from occasus.content.provenance import NOTES, figures
from occasus.core.basics import Json, OccasusError
from occasus.core.int_arrays import ROWS

Path = tuple[str | int, ...]


def overlay_for(path: Path, value: Json) -> dict[str, Any]:
    """The overlay that replaces one figure."""
    overlay: Any = value
    for part in reversed(path):
        overlay = [{"id": str(part)[1:], **overlay}] if str(part).startswith("=") else {part: overlay}
    return dict(overlay)


def merged(one: Json, other: Json) -> Json:
    """Two overlays as one."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: merged(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in {**one, **other}
        }
    if _by_id(one) and _by_id(other):
        ids = list(dict.fromkeys(entry["id"] for entry in [*one, *other]))
        found = []
        for name in ids:
            parts = [entry for entry in [*one, *other] if entry["id"] == name]
            found.append(parts[0] if len(parts) == 1 else merged(parts[0], parts[1]))
        return found
    return one


def _by_id(part: Json) -> bool:
    return isinstance(part, list) and all(isinstance(entry, dict) and "id" in entry for entry in part)


def others(value: Json, alike: list[Json]) -> Iterator[Json]:
    """Values that might stand at the same place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1, value + 2, value - 2)
    elif isinstance(value, list):
        if value:
            yield value[:-1]
            yield [*value, value[-1]]
            yield list(reversed(value))
            for number, part in enumerate(value[:3]):
                for other in others(part, alike):
                    yield [*value[:number], other, *value[number + 1 :]]
    elif isinstance(value, dict):
        for key in value:
            for other in others(value[key], []):
                yield {**value, key: other}
    yield from (other for other in alike if other != value)


def alike(path: Path) -> list[str]:
    """The path without its ids, by which figures of the same sort are found."""
    return [str(part) for part in path if not str(part).startswith("=")]


def sort_of(path: Path) -> str:
    """The sort of a figure as one word: `cities.entries.days`."""
    return ".".join(alike(path))


def all_figures(game: str) -> list[tuple[Path, Json, list[Json]]]:
    """Every figure of a game, with the different values of its like."""
    found = list(figures(facts(game)))
    by_sort: dict[tuple[str, ...], list[Json]] = {}
    for figure in found:
        values = by_sort.setdefault(tuple(alike(figure.path)), [])
        if figure.value not in values and len(values) < 12:
            values.append(figure.value)
    return [(figure.path, figure.value, by_sort[tuple(alike(figure.path))]) for figure in found]


def all_notes(part: Json, path: Path = ()) -> Iterator[Path]:
    """The places of all notes."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == NOTES:
                yield (*path, key)
            else:
                yield from all_notes(value, (*path, key))
    elif isinstance(part, list):
        for entry in part:
            if isinstance(entry, dict) and "id" in entry:
                yield from all_notes(entry, (*path, f"={entry['id']}"))


def frozen(made: object, seen: tuple[int, ...] = ()) -> object:
    """Tables as plain data that can be compared."""
    if isinstance(made, bool | int | float | str | bytes) or made is None:
        return made
    if id(made) in seen:
        return None
    within = (*seen, id(made))
    if isinstance(made, dict):
        return {str(key): frozen(value, within) for key, value in made.items()}
    if isinstance(made, (*ROWS, tuple, set, range)):
        return [frozen(value, within) for value in made]
    parts = {name: getattr(made, name) for name in dir(made) if not name.startswith("_")}  # compiled: no __dict__
    return {name: frozen(part, within) for name, part in parts.items() if not callable(part)}


def refusal(make: Any, overlay: dict[str, Any]) -> str:
    """The sentence with which content is refused; empty if it is not."""
    try:
        make(overlay)
    except OccasusError as error:
        return str(error)
    return ""


def unread(
    game: str, sort: str, make: Any, tables: Any, change: Any, more: tuple[Json, ...] = (), step: int = 1
) -> list[Path]:
    """The figures of one sort that can be changed without a difference in the tables.

    `tables` gives the tables of a made game as plain data, the likeliest to differ first; `change` an overlay; `more`
    are words that may stand there too. With a step only each so manieth figure of a sort is tried.
    """
    if game not in _own:
        _own[game] = list(tables(make({})))
    own = _own[game]
    every = [found for found in all_figures(game) if ".".join(alike(found[0])) == sort]
    return [
        path
        for path, value, like in every[::step]
        if not any(_differs(make, tables, own, change(path, value, other)) for other in [*others(value, like), *more])
    ]


def _differs(make: Any, tables: Any, own: list[object], overlay: dict[str, Any]) -> bool:
    try:
        return any(made != shipped for made, shipped in zip(tables(make(overlay)), own, strict=True))
    except OccasusError:
        return False


_own: dict[str, list[object]] = {}  # the tables with our own content, by game


def sorts(game: str) -> list[str]:
    """The sorts of figures of a game: their places without ids."""
    return sorted({".".join(alike(figure.path)) for figure in figures(facts(game))})
