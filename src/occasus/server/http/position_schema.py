"""The positions of our games as JSON Schema, from the types in each `io/position.py`, for generated types."""

from __future__ import annotations

from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from occasus.core.registry import OURS

PLAIN: Final = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}


def position_name(game: str) -> str:
    """The name of the type of a game's positions: FallOfRomePosition."""
    return f"{_title(game)}Position"


def position_schemas() -> dict[str, Any]:
    """Every type that a position of one of our games is made of, by a name that no other game uses."""
    parts: dict[str, Any] = {}
    for game in OURS:
        module = import_module(f"occasus.games.{game}.io.position")
        _add(getattr(module, position_name(game)), _title(game), parts)
    return parts


def _title(game: str) -> str:
    return game.title().replace("_", "")


def _name(kind: type, title: str) -> str:
    return kind.__name__ if kind.__name__.startswith(title) else title + kind.__name__


def _add(kind: Any, title: str, parts: dict[str, Any]) -> None:
    """A typed dictionary and all that it holds."""
    name = _name(kind, title)
    if name in parts:
        return
    parts[name] = {"title": name, "type": "object"}
    hints = get_type_hints(kind)
    parts[name]["properties"] = {field: _schema(hint, title, parts) for field, hint in hints.items()}
    parts[name]["required"] = sorted(kind.__required_keys__)


def _schema(hint: Any, title: str, parts: dict[str, Any]) -> dict[str, Any]:
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if is_typeddict(hint):
        _add(hint, title, parts)
        return {"$ref": f"#/$defs/{_name(hint, title)}"}
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": list(args)}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], title, parts)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], title, parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(arg, title, parts) for arg in args]}
    raise TypeError(f"a position cannot hold {hint!r}")
