"""A server that only reads writes nothing, whoever looks at what."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from occasus.server.notifications.notifier import Notifier
from occasus.server.ops import maintenance
from occasus.server.secrets import sign_old
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PEOPLE, SESSIONS, TOKENS
from occasus.tables.settings import Settings
from tests.server.harness import Client, close_all
from tests.server.in_process_server import inside
from tests.server.receivers import until
from tests.server.tables.test_clocks import read_only

KEY = "a secret of some length, 32 bytes"
OPEN = ("me", "me/turns", "me/sessions", "me/security", "me/notices", "me/invitations", "me/blocked", "home", "tables")


def written(folder: Path) -> list[str]:
    """All that the database holds."""
    with closing(sqlite3.connect(folder / "occasus.sqlite")) as connection:
        return list(connection.iterdump())


def change(folder: Path, *statements: Any) -> None:
    """Change the database of a server that runs."""

    async def carry_out() -> None:
        storage = Storage(Settings(data=str(folder)).database_url())
        async with storage.write() as connection:
            for statement in statements:
                await connection.execute(statement)
        await storage.close()

    asyncio.run(carry_out())


def test_nothing_is_written_by_requests_sockets_old_cookies_and_sweeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeps, looks = list[int](), list[int]()

    async def looked(*_: object) -> None:
        looks.append(1)

    monkeypatch.setattr(maintenance, "tell_abandoned", lambda _: sweeps.append(1))
    monkeypatch.setattr(Notifier, "look", looked)
    with inside(tmp_path, secret=KEY, sweep_seconds=0.05, beat_seconds=0.05) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        ada.sign_up()
        table = ada.table("fall_of_rome", "me", "tiro", days=1)["id"]
        ada.post(f"/api/tables/{table}/start")
        program = Client(url, ada.post("/api/me/tokens", {"label": "look", "scope": "read"})["secret"])
        eve = Client(url)
        eve.put("/api/me", {"name": "Eve"})
        ada.put(f"/api/me/following/{eve.id}", None, 204)
        eve.post(f"/api/me/messages/{ada.id}", {"text": "Salve"}, 204)
        row = {"id": "old", "name": "Old", "language": "en", "session": 3, "created": 1.0}
        change(tmp_path, update(SESSIONS).values(seen=1.0), insert(PEOPLE).values(row))
        old = Client(url)
        old.http.cookies.set("occasus", sign_old(KEY.encode(), "old", 3), "127.0.0.1")
        until(lambda: bool(looks))
        read_only(tmp_path, Client(url), on=True)
        change(tmp_path, update(SESSIONS).values(seen=1.0), update(TOKENS).values(expires=1e12))
        before = written(tmp_path)
        looks.clear()
        sweeps.clear()

        assert old.get("/api/me")["person"]["id"] == "old"
        for client in (ada, program):
            for path in ("me", f"tables/{table}", f"people/{ada.id}"):
                client.get(f"/api/{path}")
            with client.socket(table) as socket:
                socket.until("0 in self.views")
                assert socket.ask("chat", text="hello")["code"] in ("maintenance", "read_only")
        assert eve.id in str(ada.get("/api/me/messages"))
        for path in (*OPEN, f"me/messages/{eve.id}"):
            ada.get(f"/api/{path}")
        assert ada.put("/api/me", {"name": "Eve"}, 503)["code"] == "maintenance"
        until(lambda: len(sweeps) > 3)

        assert written(tmp_path) == before
        assert not looks, "nobody is told anything that would have to be kept"
        close_all()
