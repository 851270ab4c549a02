"""Sessions can be ended: by logging out, a new password or everywhere at once, open sockets included; so can tokens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from occasus.server.secrets import sign_old
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PEOPLE, SESSIONS, TOKENS
from occasus.tables.settings import Settings
from tests.server.harness import Client, Running, Socket


def thief_of(client: Client) -> Client:
    """Somebody who has stolen the cookies of another, or planted them."""
    thief = Client(client.url)
    thief.http.cookies.set("occasus", client.http.cookies["occasus"], "127.0.0.1")
    return thief


def account(server: Running, name: str) -> Client:
    client = server.person("Ada")
    client.post("/api/me/account", {"account": name, "password": "eight letters"})
    return client


def is_closed(socket: Socket) -> int:
    """Read until the socket is closed; with which code."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_stolen_cookie_ends_with_log_out(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table("fall_of_rome", "me")["id"]
    thief = thief_of(ada)
    socket = thief.socket(table)

    ada.post("/api/me/log-out")

    assert thief.get("/api/me")["person"] is None
    assert is_closed(socket) == 4401


def test_a_stolen_cookie_ends_with_a_new_password_and_the_owner_stays(server: Running) -> None:
    ada = account(server, "Sessions.One")
    thief = thief_of(ada)
    table = ada.table("fall_of_rome", "me")["id"]
    socket = thief.socket(table)
    secret = thief.post("/api/me/tokens", {"label": "of the thief"})["secret"]

    ada.put("/api/me/password", {"old": "eight letters", "new": "other letters"})

    assert thief.get("/api/me")["person"] is None
    assert Client(server.url, secret).get("/api/me")["person"] is None
    assert is_closed(socket) == 4401
    assert ada.get("/api/me")["person"]["account"] == "Sessions.One"


def test_an_account_made_on_a_planted_cookie_is_closed_to_the_planter(server: Running) -> None:
    planter = server.person("Eve")
    token = planter.post("/api/me/tokens", {"label": "planted"})["secret"]
    victim = thief_of(planter)

    victim.post("/api/me/account", {"account": "Sessions.Two", "password": "eight letters"})

    assert victim.get("/api/me")["person"]["account"] == "Sessions.Two"
    assert planter.get("/api/me")["person"] is None
    assert Client(server.url, token).get("/api/me")["person"] is None


def test_logging_in_gives_a_new_session_and_ends_the_one_before(server: Running) -> None:
    account(server, "Sessions.Three")
    planter = server.person("Eve")
    victim = thief_of(planter)

    victim.post("/api/me/log-in", {"account": "Sessions.Three", "password": "eight letters"})

    assert victim.get("/api/me")["person"]["account"] == "Sessions.Three"
    assert victim.http.cookies["occasus"] != planter.http.cookies["occasus"]
    assert planter.get("/api/me")["person"] is None


def test_sessions_are_listed_with_time_and_device_and_ended_one_by_one(server: Running) -> None:
    ada = account(server, "Sessions.Four")
    phone = Client(server.url)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone.post("/api/me/log-in", {"account": "Sessions.Four", "password": "eight letters"})
    table = ada.table("fall_of_rome", "me")["id"]
    socket = phone.socket(table)

    listed = ada.get("/api/me/sessions")

    assert [session["current"] for session in listed] == [True, False]
    assert [session["device"] for session in listed] == ["", "Firefox, Android"]
    assert all(session["seen"] >= session["created"] > 0 for session in listed)
    assert phone.http.cookies["occasus"] not in str(listed)
    stranger = server.person("Eve")
    stranger.call("DELETE", f"/api/me/sessions/{listed[1]['id']}", None, 404)
    ada.call("DELETE", f"/api/me/sessions/{listed[1]['id']}")
    assert phone.get("/api/me")["person"] is None
    assert is_closed(socket) == 4401
    assert len(ada.get("/api/me/sessions")) == 1


def test_a_token_never_gives_a_cookie_and_cannot_touch_the_account(server: Running) -> None:
    ada = account(server, "Sessions.Five")
    made = ada.post("/api/me/tokens", {"label": "my bot"})
    program = Client(server.url, made["secret"])

    answer = program.http.put("/api/me", json={"name": "Eve"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    for method, path, body in (
        ("POST", "/api/me/account", {"account": "Sessions.Six", "password": "eight letters"}),
        ("PUT", "/api/me/password", {"old": "eight letters", "new": "other letters"}),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/me/sessions", None),
        ("GET", "/api/me/data", None),
        ("POST", "/api/me/log-out-everywhere", None),
        ("POST", "/api/me/delete", {"password": "eight letters"}),
        ("GET", "/api/me/notices", None),
    ):
        assert program.call(method, path, body, 403)["code"] == "token", path
    answer = program.http.post("/api/me/log-in", json={"account": "Sessions.Five", "password": "eight letters"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert ada.get("/api/me")["person"]["name"] == "Sessions.Five"


def test_the_socket_of_a_deleted_token_plays_no_more(server: Running) -> None:
    ada = server.person("Ada")
    made = ada.post("/api/me/tokens", {"label": "my bot"})
    program = Client(server.url, made["secret"])
    table = program.table("fall_of_rome", "me")["id"]
    program.post(f"/api/tables/{table}/start")
    socket = program.socket(table)
    socket.wait("told")

    ada.call("DELETE", f"/api/me/tokens/{made['token']['id']}")

    assert is_closed(socket) == 4401
    assert ada.get(f"/api/tables/{table}")["state"] == "playing"


def test_a_token_that_reads_cannot_play(server: Running) -> None:
    ada = server.person("Ada")
    made = ada.post("/api/me/tokens", {"label": "my eyes", "scope": "read", "days": 7})
    assert made["token"]["scope"] == "read"
    assert 6 < (made["token"]["expires"] - made["token"]["created"]) / 86_400 < 8
    table = ada.table("fall_of_rome", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    program = Client(server.url, made["secret"])

    assert program.get(f"/api/tables/{table}")["id"] == table
    assert program.post("/api/tables", {"game": "fall_of_rome", "seats": [{"kind": "me"}]}, 403)["code"] == "read_only"
    socket = program.socket(table)
    socket.wait("told")
    assert socket.play(0)["code"] == "read_only"
    assert socket.ask("chat", text="hello")["code"] == "read_only"
    ada.post("/api/me/tokens", {"label": "x", "days": 0}, 400)
    ada.post("/api/me/tokens", {"label": "x", "scope": "all"}, 400)


def test_a_session_or_token_that_has_expired_is_nobodys_and_its_socket_is_closed(tmp_path: Path) -> None:
    with Running(tmp_path / "data", sweep_seconds=0.2) as running:
        ada = running.person("Ada")
        table = ada.table("fall_of_rome", "me")["id"]
        program = Client(running.url, ada.post("/api/me/tokens", {"label": "my bot"})["secret"])
        sockets = [ada.socket(table), program.socket(table)]

        change(running, update(SESSIONS).values(expires=1.0), update(TOKENS).values(expires=1.0))

        assert ada.get("/api/me")["person"] is program.get("/api/me")["person"] is None
        assert [is_closed(socket) for socket in sockets] == [4401, 4401]


def test_when_a_session_was_last_seen_is_right_to_a_minute(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada = running.person("Ada")
        before = time() - 90
        change(running, update(SESSIONS).values(seen=before))

        ada.get("/api/me/turns")

        assert ada.get("/api/me/sessions")[0]["seen"] > before + 60


def test_a_cookie_of_an_earlier_release_becomes_a_session_and_ends_with_the_next_log_out(tmp_path: Path) -> None:
    with Running(tmp_path / "data", secret="a secret of some length, 32 bytes") as running:
        row = {"id": "ada", "name": "Ada", "language": "en", "session": 3, "created": 1.0}
        change(running, insert(PEOPLE).values(row))
        old = Client(running.url)
        old.http.cookies.set("occasus", sign_old(b"a secret of some length, 32 bytes", "ada", 3), "127.0.0.1")
        thief = thief_of(old)

        assert old.get("/api/me")["person"]["id"] == "ada"

        assert old.http.cookies["occasus"].count(".") == 0
        assert old.get("/api/me")["person"]["id"] == "ada"
        assert len(old.get("/api/me/sessions")) == 1
        old.post("/api/me/log-out-everywhere")
        assert thief.get("/api/me")["person"] is None


def change(running: Running, *statements: object) -> None:
    """Change the database of a server that runs."""

    async def carry_out() -> None:
        storage = Storage(Settings(data=str(running.data)).database_url())
        async with storage.write() as connection:
            for statement in statements:
                await connection.execute(statement)  # type: ignore[call-overload]
        await storage.close()

    asyncio.run(carry_out())
