"""Somebody can run it: people, bans, reports, tables, read-only mode, what expires, backups, and older releases."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from occasus.server.storage.engine import Storage
from occasus.server.storage.moderation import admin as stored
from tests.server.accounts.test_sessions import is_closed
from tests.server.harness import ROOT, Client, Running, close_all
from tests.server.in_process_server import inside
from tests.server.services import postgres
from tests.server.tables.test_play import opened
from tests.server.tables.test_undo import two_people

DAY = 86_400.0


def occasus(*words: str, status: int = 0) -> str:
    """Run the command; what it says."""
    command = [sys.executable, "-c", "from occasus.cli.main import run; run()", *words]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin", "HOME": "/tmp"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def admin(running: Running, *words: str, status: int = 0) -> str:
    return occasus("admin", "--data", str(running.data), *words, status=status)


def change(running: Running, sql: str, *values: Any) -> None:
    with sqlite3.connect(running.data / "occasus.sqlite", timeout=60) as connection:
        connection.execute(sql, values)


def refused(client: Client, method: str, path: str, body: Any, code: str) -> None:
    """Ask until it is refused so: decisions of an admin hold from the next sweep on."""
    deadline = time.monotonic() + 60
    while (answer := client.http.request(method, path, json=body)).status_code < 400:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert answer.json()["code"] == code, answer.text


def test_an_admin_finds_resets_ends_bans_closes_and_reads(tmp_path: Path) -> None:
    with Running(tmp_path / "data", sweep_seconds=0.3) as running:
        people, (ada, bob), table = two_people(running, "empires_end")
        people[0].post("/api/me/account", {"account": "Ada.Helps", "password": "eight letters"})
        ada = opened(people[0], table)
        assert people[0].id in admin(running, "find", "ada.helps")
        assert "no one" in admin(running, "end-sessions", "no.such", status=2)

        bob.ask("chat", text="something wrong")
        line = ada.wait("said")["chat"]
        people[0].post("/api/reports", {"person": people[1].id, "table": table, "line": line["id"], "why": "rude"})
        people[0].post("/api/reports", {"person": people[1].id, "table": table, "line": 999}, 404)
        told = admin(running, "reports")
        assert "something wrong" in told
        assert "rude" in told
        admin(running, "reports", "--done", told.split()[0])
        assert "something wrong" not in admin(running, "reports")

        admin(running, "ban", people[1].id, "--days", "1", "--why", "rude")
        assert is_closed(bob) == 4401
        assert people[1].get("/api/me")["person"] is None
        admin(running, "unban", admin(running, "bans").split()[0])

        password = admin(running, "reset-password", "Ada.Helps").split()[-1]
        assert is_closed(ada) == 4401
        people[0].post("/api/me/log-in", {"account": "ada.helps", "password": password})
        again = opened(people[0], table)

        admin(running, "close-table", table)
        again.until("self.table['state'] == 'closed'")
        assert again.play(0, "pass")["code"] == "not_playing"

        own = people[0].table("fall_of_rome", "me")["id"]
        people[0].post(f"/api/tables/{own}/start")
        socket = opened(people[0], own)
        admin(running, "read-only", "true")
        refused(people[0], "PUT", "/api/me", {"name": "Ada"}, "maintenance")
        assert socket.play(0)["code"] == "maintenance"
        assert people[0].get(f"/api/tables/{own}")["state"] == "playing"
        admin(running, "read-only", "false")
        while socket.play(0)["type"] != "done":
            time.sleep(0.1)

        admin(running, "ban", "127.0.0.0/16")
        refused(Client(running.url), "PUT", "/api/me", {"name": "Eve"}, "banned")


def test_a_game_that_starts_while_a_sweep_reads_is_not_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the sweep has read may be older than what the room knows."""
    read = 0

    async def late(storage: Storage, tables: list[str]) -> dict[str, str]:
        nonlocal read
        read += len(tables)
        return dict.fromkeys(tables, "lobby")

    monkeypatch.setattr(stored, "states", late)
    with inside(tmp_path, sweep_seconds=0.05) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("empires_end", "me", "tiro")["id"]
        ada.post(f"/api/tables/{table}/start")
        seen = read
        while read < seen + 3:
            time.sleep(0.02)
        assert ada.get(f"/api/tables/{table}")["state"] == "playing"
        close_all()


def test_what_nobody_comes_back_for_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from occasus.server.storage import expiry
    from occasus.tables.settings import Settings

    with Running(tmp_path / "data") as running:
        guest, player, member = (running.person(name) for name in ("Guest", "Player", "Member"))
        member.post("/api/me/account", {"account": "Member", "password": "eight letters"})
        ids = {name: client.id for name, client in (("guest", guest), ("player", player), ("member", member))}
        lobby, game = guest.table("fall_of_rome", "me")["id"], player.table("fall_of_rome", "me")["id"]
        player.post(f"/api/tables/{game}/start")
    change(running, "UPDATE people SET created = created - 10000000")
    change(running, "UPDATE sessions SET seen = seen - 10000000")
    change(running, "UPDATE tables SET changed = changed - 10000000 WHERE id = ?", lobby)

    async def expire() -> list[int]:
        storage = Storage(Settings(data=str(running.data)).database_url())
        found = [await expiry.drop_lobbies(storage, 0), await expiry.drop_lobbies(storage, 30)]
        found += [await expiry.close_sleeping(storage, 30), await expiry.drop_guests(storage, 90)]
        await storage.close()
        return found

    assert asyncio.run(expire()) == [0, 1, 0, 1]
    with sqlite3.connect(running.data / "occasus.sqlite") as connection:
        left = {row[0] for row in connection.execute("SELECT id FROM people")}
    assert left == {ids["player"], ids["member"]}, "who plays or has an account stays"


def test_my_data_is_whole(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table("fall_of_rome", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    socket = opened(ada, table)
    for _ in range(3):
        socket.play(0)
    for number in range(250):  # more than a page
        socket.ask("chat", text=f"line {number}")
    data = ada.get("/api/me/data")
    assert [line["text"] for line in data["chat"]] == [f"line {number}" for number in range(250)]
    (found,) = data["tables"]
    assert found["id"] == table
    assert len(found["my_moves"]) == 3
    assert data["sessions"][0]["person"] == ada.id
    assert "hash" not in data["sessions"][0]
    assert "hash" not in str(data["tokens"])


def test_a_backup_taken_while_people_play_is_restored_into_either_database(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada = running.person("Ada")
        ada.post("/api/me/account", {"account": "Ada.Backup", "password": "eight letters"})
        table = ada.table("fall_of_rome", "me")["id"]
        ada.post(f"/api/tables/{table}/start")
        socket = opened(ada, table)
        socket.play(0)
        socket.ask("chat", text="kept")
        file = tmp_path / "backup.gz"
        occasus("backup", str(file), "--data", str(running.data))
        assert file.stat().st_mode & 0o777 == 0o600
        number = socket.number
        position = socket.views[0]["position"]
        socket.play(0)
        assert "already exists" in occasus("backup", str(file), "--data", str(running.data), status=2)
        assert "not empty" in occasus("restore", str(file), "--data", str(running.data), status=2)
    with postgres() as database:
        for place in (["--data", str(tmp_path / "new")], ["--database", database]):
            occasus("restore", str(file), *place)
        settings: list[tuple[Path, dict[str, Any]]] = [
            (tmp_path / "new", {}),
            (tmp_path / "other", {"database": database}),
        ]
        for folder, more in settings:
            with Running(folder, **more) as again:
                back = Client(again.url)
                back.post("/api/me/log-in", {"account": "ada.backup", "password": "eight letters"})
                socket = opened(back, table)
                assert (socket.number, socket.views[0]["position"]) == (number, position)
                assert socket.welcome["chat"][0]["text"] == "kept"
                assert socket.play(0)["type"] == "done"
                assert socket.ask("chat", text="and more")["type"] == "done"


def test_an_older_release_does_not_take_a_game_back_nor_touch_a_newer_database(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada = running.person("Ada")
        table = ada.table("fall_of_rome", "me")["id"]
        ada.post(f"/api/tables/{table}/start")
        socket = opened(ada, table)
        socket.play(0)
        number = socket.number
    change(running, "UPDATE tables SET rules_version = 99")  # a newer release, side by side with this one, went on
    with running:
        assert ada.get(f"/api/tables/{table}", 503)["code"] == "newer"
    with sqlite3.connect(running.data / "occasus.sqlite") as connection:
        assert connection.execute("SELECT number, rules_version FROM tables").fetchall() == [(number, 99)]
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (number,)
    change(running, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(AssertionError, match="newer release of Occasus"):
        running.start()


def test_whoever_was_given_the_right_runs_the_server_on_its_page(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada, bob = running.person("Ada"), running.person("Bob")
        ada.post("/api/me/account", {"account": "Ada.Runs", "password": "eight letters"})
        bob.post("/api/me/account", {"account": "Bob.Plays", "password": "eight letters"})
        for path in ("/api/admin", "/api/admin/people?text=bob"):
            assert ada.get(path, 404)["code"] == "not_found"
        assert ada.call("PUT", "/api/admin/read-only", {"on": True}, 404)
        occasus("admin", "--data", str(running.data), "grant", "ada.runs")
        assert ada.get("/api/me")["admin"]
        assert not bob.get("/api/me").get("admin")
        token = ada.post("/api/me/tokens", {"label": "a program"})["secret"]
        assert Client(running.url, token).get("/api/admin", 403)["code"] == "token"

        (found,) = ada.get("/api/admin/people?text=bob")
        assert (found["account"], found["sessions"]) == ("Bob.Plays", 1)
        table = bob.table("fall_of_rome", "me")["id"]
        bob.post(f"/api/tables/{table}/start")
        line = opened(bob, table)
        ada.post(f"/api/admin/tables/{table}/close", None, 204)
        line.until("self.table['state'] == 'closed'")
        password = ada.post(f"/api/admin/people/{found['id']}/password")["password"]
        assert bob.get("/api/me")["person"] is None
        bob.post("/api/me/log-in", {"account": "bob.plays", "password": password})
        ada.post(f"/api/admin/people/{found['id']}/end", None, 204)
        assert bob.get("/api/me")["person"] is None
        (ban,) = ada.post("/api/admin/bans", {"whom": "bob.plays", "days": 1, "why": "noise"})["bans"]
        assert bob.post("/api/me/log-in", {"account": "bob.plays", "password": password}, 403)["code"] == "banned"
        assert ada.post("/api/admin/bans", {"whom": "nobody at all"}, 404)["code"] == "not_found"
        assert ada.call("DELETE", f"/api/admin/bans/{ban['id']}")["bans"] == []
        bob.post("/api/me/log-in", {"account": "bob.plays", "password": password})
        assert ada.put("/api/admin/read-only", {"on": True})["read_only"]
        assert (
            bob.post("/api/tables", {"game": "fall_of_rome", "seats": [{"kind": "me"}]}, 503)["code"] == "maintenance"
        )
        assert not ada.put("/api/admin/read-only", {"on": False})["read_only"]
        shared = bob.table("fall_of_rome", "me", "open", public=True)["id"]
        eve = running.person("Bad Name")
        eve.put(f"/api/tables/{shared}/seats/1", {"kind": "me"})
        bob.http.post("/api/reports", json={"person": eve.id, "table": shared, "line": 0, "why": "the name"})
        (report,) = ada.get("/api/admin")["reports"]
        assert (report["name"], report["why"]) == ("Bad Name", "the name")
        assert ada.post(f"/api/admin/reports/{report['id']}/done")["reports"] == []
        occasus("admin", "--data", str(running.data), "grant", "ada.runs", "--off")
        assert ada.get("/api/admin", 404)["code"] == "not_found"
