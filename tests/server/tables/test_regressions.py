"""Small holes, each of which somebody fell into."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from occasus.tables.store.name_rules import account_key, readable
from tests.server.harness import ROOT, Running, Socket, fetch
from tests.server.tables.test_play import opened
from tests.server.tables.test_undo import two_people


def test_a_message_that_was_carried_out_is_acknowledged_again_whatever_has_happened_since(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        people, (ada, _), table = two_people(running, "empires_end")
        done = ada.ask("resign", "the last one", seat=0)
        assert done["type"] == "done"
    with sqlite3.connect(tmp_path / "data" / "occasus.sqlite") as connection:
        connection.execute("UPDATE tables SET rules_version = 0")  # as after an upgrade: it cannot be replayed any more
    with running:
        again = people[0].socket(table).ask("resign", "the last one", seat=0)
        assert (again["type"], again["number"]) == ("done", done["number"])
        assert people[0].socket(table).ask("resign", "another", seat=0)["code"] == "not_playing"


@pytest.mark.parametrize(
    "other",
    ["Ada.Small\n", "ADA.SMALL", "Аda.Small", "ada . small", "Ada.Smaⅼl", "Ada.Smàll", "Ada.Srnall", "Ａda.Small"],
)
def test_no_second_account_looks_like_the_first(server: Running, other: str) -> None:
    first = server.person("Ada")  # the first one of these makes it, whichever comes first
    first.http.post("/api/me/account", json={"account": "Ada.Small", "password": "eight letters"})
    bob = server.person("Bob")
    answer = bob.http.post("/api/me/account", json={"account": other, "password": "eight letters"})
    assert answer.status_code in (400, 409), other
    assert bob.get("/api/me")["person"]["account"] == ""


def test_names_can_be_read_and_told_apart() -> None:
    assert readable("A\u200bd\u3164a") == "A d a"
    assert readable("e" + "\u0301" * 50) == "\u00e9" + "\u0301" * 2
    assert account_key("Straße ") == account_key("STRASSE")
    assert account_key("anna") != account_key("hanna")


def test_what_cannot_be_read_is_refused_and_is_no_accident(server: Running) -> None:
    ada = server.person("Ada")
    deep = "[" * 100_000
    kind = {"content-type": "application/json"}
    for body in (deep.encode(), b'{"a":' * 5000, b'{"name": "\xff\xfe"}', b"\xc3\x28"):
        for method, path in (("PUT", "/api/me"), ("POST", "/api/replays"), ("POST", "/api/tables")):
            answer = ada.http.request(method, path, content=body, headers=kind)
            assert answer.status_code in (400, 413), (path, answer.text)
    for path in (
        "/%00",
        "/assets/%00",
        "/api/games/%00",
        "/api/scenes/%00",
        "/%ff%fe",
        "/api/tables?x=%00",
        "/api/lessons/%00",
    ):
        assert ada.http.get(path).status_code < 500, path
    table = ada.table("fall_of_rome", "me")["id"]
    socket = ada.socket(table)
    socket.send("[" * 10_000)
    assert socket.wait("refused")["code"] == "bad_message"
    socket.line.send(b"\xff\xfe{")
    assert socket.wait("refused")["code"] == "bad_message"


def test_head_is_answered_like_get_without_the_body(server: Running) -> None:
    for path in ("/", "/api/games", "/healthz", "/api/nowhere"):
        head, full = (fetch(server.url + path, method) for method in ("HEAD", "GET"))
        assert (head.status_code, head.content) == (full.status_code, b""), path


def test_https_is_kept_to_where_it_is_used(tmp_path: Path, server: Running) -> None:
    assert "strict-transport-security" not in fetch(server.url).headers
    with Running(tmp_path / "data", secure="true") as running:
        assert "max-age=" in fetch(running.url).headers["strict-transport-security"]


def test_after_a_no_one_plays_on_before_asking_again(server: Running) -> None:
    _, sockets, _ = two_people(server)
    actor = sockets[0].views[0]["actors"][0]
    me, other = sockets[actor], sockets[1 - actor]
    while me.views[actor]["can_undo"] or me.number < 30:
        if actor in me.views[actor]["actors"]:
            me.play(actor)
        else:
            other.until(f"self.number == {me.number}")
            other.play(1 - actor)
            me.until(f"self.number >= {other.number}")
    me.ask("undo", seat=actor, number=me.number)
    other.until("self.table['proposals']")
    other.ask("vote", proposal=other.table["proposals"][0]["id"], yes=False)
    me.until("not self.table['proposals']")
    assert me.ask("undo", seat=actor, number=me.number)["code"] == "refused_already"


def test_somebody_whom_the_host_sent_away_does_not_sit_again_at_once(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 403)["code"] == "forbidden"
    eve = server.person("Eve")
    eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    eve.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})


def test_one_host_does_not_fill_the_list_of_open_tables(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    for _ in range(12):
        ada.table("fall_of_rome", "me", "open", public=True)
    hosts = [table["host"] for table in bob.get("/api/tables")["open"]]
    assert hosts.count(ada.id) == 5
    assert len(ada.get("/api/tables")["mine"]) == 12


@pytest.mark.parametrize("game", ["empires_end", "fall_of_rome"])
def test_somebody_who_no_longer_sits_hears_no_more_of_the_players(server: Running, game: str) -> None:
    people = [server.person(name) for name in ("Ada", "Bob", "Eve")]
    table = people[0].table(game, "me", "open", public=True, spectators=False)["id"]
    eve = people[2].socket(table)  # before the start anybody may look
    people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    assert sent_away(eve)
    ada, bob = (opened(person, table) for person in people[:2])
    people[1].post(f"/api/tables/{table}/leave")
    assert sent_away(bob)
    assert ada.ask("chat", text="only for us")["type"] == "done"
    for stranger in people[1:]:
        stranger.get(f"/api/tables/{table}", 404)
        assert sent_away(stranger.socket(table, hello=False))


def sent_away(socket: Socket) -> bool:
    """Wait until a socket is closed, and see why."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    return closed.value.rcvd is not None and closed.value.rcvd.code == 4403


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
def test_nobody_else_on_the_machine_reads_the_data_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    data.chmod(0o755)
    (data / "old.txt").write_text("of an earlier release")
    (data / "old.txt").chmod(0o644)
    with Running(data) as running:
        running.person("Ada")
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}


def test_a_short_secret_is_refused_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from occasus.cli.main import run; run()", "serve", "--no-browser"]
    environment = {**os.environ, "OCCASUS_SECRET": "short", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [*command, "--data", str(tmp_path)], env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 2
    assert "OCCASUS_SECRET is too short" in done.stderr


def test_no_text_that_follows_a_pattern_ends_in_a_new_line(server: Running) -> None:
    ada = server.person("Ada")
    ada.put("/api/me", {"name": "Ada", "language": "pl\n"}, 400)
    ada.put("/api/me", {"name": "Ada", "language": "pl"}, 200)
    ada.post("/api/me/notices/mail", {"address": "ada@example.org\n"}, 400)
    ada.post("/api/me/notices/mail", {"address": "ada@example.org"}, 409)  # this server sends no mail
