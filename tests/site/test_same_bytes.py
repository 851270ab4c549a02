"""Same seed and choices, same bytes: the Python of the site in Chromium, without a net, tells what a server tells."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from occasus.core.registry import OURS
from tests.local.test_same_bytes import SEED, at_a_server
from tests.site.python import run, start_python
from tests.web.conftest import Visit

LEVELS: Final = ("tiro", "miles", "centurio", "legatus")
TURNS: Final = 12  # tests/local plays 60 with the same code, outside a browser
PLAYED: Final = """
import occasus.tables.room.lobby
from tests.local.device import on_a_device

async def run(seed, *wish):
    occasus.tables.room.lobby.new_secret = lambda: seed
    return await on_a_device(*wish)
"""


@pytest.fixture
def python(address: str, visit: Visit) -> Page:
    """A page with the Python of the site in a worker; the net is cut from then on."""
    page = visit(f"{address}licences.txt", bypass_csp=True, refused=True)  # a text has no icon, but is asked for one
    start_python(page, f"{address}python/")
    page.context.set_offline(True)
    return page


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", OURS)
def test_python_in_the_browser_tells_the_same_bytes_as_a_server(
    game: str, level: str, python: Page, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("occasus.tables.room.lobby.new_secret", lambda: SEED)
    here: list[str] = run(python, PLAYED, SEED, game, level, TURNS)
    assert len(here) > TURNS
    assert here == at_a_server(tmp_path, game, level, TURNS)
