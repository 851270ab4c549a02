"""Reads what a table needs before there is one.

The site keeps the memory of a Python that has done this, so that the next one is there at once.
"""

from __future__ import annotations

import json
from collections.abc import Coroutine
from importlib import import_module
from typing import Any

from occasus.core.registry import OURS
from occasus.local.page_api import Page


def read_ahead() -> None:
    """Begin every game on a device that no one has, and load its bots."""
    for game in OURS:
        import_module(f"occasus.bots.{game}.levels")
        page = Page(_keep_nothing, _think_nothing, lambda _line, _text: None)
        _at_once(page.ask("PUT", "/api/me", json.dumps({"name": "Ada"})))
        wish = {"game": game, "seats": [{"kind": "me"}] * 3}
        _, created = _at_once(page.ask("POST", "/api/tables", json.dumps(wish)))
        _at_once(page.ask("POST", f"/api/tables/{json.loads(created)['id']}/start", ""))


async def _keep_nothing(_changes: str) -> None:
    pass


async def _think_nothing(_job: str) -> str:
    return ""


def _at_once(asked: Coroutine[Any, Any, tuple[int, str]]) -> tuple[int, str]:
    """An answer for which no one else is needed: there may be no loop yet in which one could wait."""
    try:
        asked.send(None)
    except StopIteration as done:
        status, text = done.value
        return status, text
    raise RuntimeError("an answer that has to wait")
