"""Events and actions of our games as JSON Schema, from each game's catalogues, for generated types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from occasus.core.registry import OURS
from occasus.games import find

if TYPE_CHECKING:
    from occasus.core.catalogue import Domain

WORD = {"type": "string"}


def kind_schemas() -> dict[str, Any]:
    """Return a union of events and one of actions per game, both by the game in `GameKinds`, and any game's event."""
    kinds: dict[str, Any] = {}
    # any game's event: the client also writes lines of its own, with numbers and without a rule
    parts: dict[str, Any] = {
        "GameEvent": _record({"kind": WORD}) | {"additionalProperties": {"type": ["string", "number"]}}
    }
    for name in OURS:
        game = find(name)
        title = name.title().replace("_", "")
        events: dict[str, tuple[tuple[Domain, ...], list[str]]] = {}
        for kind in game.events:
            events.setdefault(kind.name, (kind.domains, []))[1].append(kind.rule)
        parts[f"{title}Event"] = _union(
            _record({"kind": {"const": kind}, "rule": {"enum": sorted(set(rules))}} | _words(domains))
            for kind, (domains, rules) in events.items()
        )
        parts[f"{title}Action"] = _union(
            _record({"text": WORD, "kind": {"const": family.name}, "args": _record(_words(family.domains))})
            for family in game.catalogue.families
        )
        kinds[name] = _record({of: {"$ref": f"#/$defs/{title}{of.title()}"} for of in ("event", "action")})
    return parts | {"GameKinds": _record(kinds) | {"title": "GameKinds"}}


def _union(kinds: Any) -> dict[str, Any]:
    return {"anyOf": list(kinds)}


def _words(domains: tuple[Domain, ...]) -> dict[str, Any]:
    return {domain.name: WORD for domain in domains}


def _record(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}
