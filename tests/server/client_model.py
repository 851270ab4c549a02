"""What a client makes of what it is told. Needs nothing but Occasus, so that it runs in a browser's Python too."""

from __future__ import annotations

from typing import Any

from occasus.tables.match.position_patch import apply_patch


def seen_after(view: dict[str, Any] | None, told: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat after something was told, whole or by its change."""
    if "view" in told:
        whole: dict[str, Any] = told["view"]
        return whole
    assert view is not None, "a change came before a view"
    change = told["change"]
    news = {name: change[name] for name in ("actors", "legal", "result", "can_undo")}
    position = view["position"]
    for step in told["steps"]:
        for changes in step["changes"]:
            position = apply_patch(position, changes)
    return {**view, **news, "position": position}
