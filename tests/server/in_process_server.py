"""A real server on a loopback port inside the test process, whose clock, ids, seed and dice the test decides."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.server.app import make_app
from occasus.server.http.uvicorn_http import HttpProtocol
from occasus.tables.match import clocks
from occasus.tables.settings import Settings
from tests.server.harness import PATIENCE, free_port


@contextmanager
def inside(folder: Path, **settings: Any) -> Iterator[str]:
    """Run a server in a thread; gives its address."""
    port = free_port()
    app = make_app(Settings(data=str(folder), **{"limits": False, "warm": False, **settings}))
    config = uvicorn.Config(
        app, port=port, http=HttpProtocol, ws="websockets-sansio", log_config=None, ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("occasus.server.server.CLOSING", PATIENCE)  # here nothing ends what is left, as a process would
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()


class Hands:
    """The hands of a clock that stands until a test moves it."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


def still_hands(patch: pytest.MonkeyPatch) -> Hands:
    """The time of rooms, of what they tell and of who keeps it."""
    found = Hands()
    for module in ("room", "broadcast", "clock_watcher"):
        patch.setattr(f"occasus.tables.room.{module}.time", found)
    patch.setattr("occasus.tables.room.clock_watcher.LOOK", 0.05)
    patch.setattr("occasus.server.storage.uptime.time", found)
    patch.setattr(clocks, "_stops", ())
    return found


def fix_everything(patch: pytest.MonkeyPatch, seed: str, dice: Callable[[Match[Any]], int]) -> None:
    """Let a server be the same in every run: ids are counted, the clock stands, chance does what `dice` says."""
    numbers = count(1)

    def counted(length: int = 16) -> str:
        return f"{next(numbers):0{length}d}"

    for name, module in list(sys.modules.items()):
        if name.startswith(("occasus.server", "occasus.tables")):
            if hasattr(module, "random_id"):
                patch.setattr(module, "random_id", counted)
            if callable(getattr(module, "time", None)):
                patch.setattr(module, "time", lambda: 1_000_000.0)
    patch.setattr("occasus.tables.room.lobby.new_secret", lambda: seed)
    patch.setattr("occasus.tables.room.lobby.fair_seed", lambda _secret, _nonces: seed)

    def settle(self: Match[Any]) -> None:
        while self.game.actors(self.state) == [CHANCE]:
            self.make(CHANCE, dice(self))

    patch.setattr(Match, "settle", settle)
