"""What protects the server: origins, headers, sizes, limits; and that errors and logs tell no secrets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Running, Socket, fetch
from tests.server.in_process_server import inside
from tests.server.tables.test_play import opened, started

ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/nowhere", 404),
    ("GET", "/assets/nowhere.js", 404),
    ("GET", "/ws/tables/x", 405),
    ("POST", "/healthz", 405),
    ("GET", "/api/tables", 401),
]


def assert_safe(url: str, method: str, path: str, status: int) -> None:
    answer = fetch(url + path, method)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_carries_the_headers_of_safety(server: Running, method: str, path: str, status: int) -> None:
    assert_safe(server.url, method, path, status)


def test_a_server_without_a_built_client_is_as_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("occasus.server.http.client_files.CLIENT", tmp_path / "not_there")
    with inside(tmp_path / "data") as url:
        for method, path, status in [*ANSWERS, ("GET", "/tables", 404)]:
            assert_safe(url, method, path, status)


def test_a_page_of_another_origin_cannot_act_with_my_cookie(server: Running) -> None:
    ada = server.person("Ada")
    cookie = {"cookie": f"occasus={ada.http.cookies['occasus']}"}
    wish = {"game": "fall_of_rome", "seats": [{"kind": "me"}]}
    bare = fetch(f"{server.url}/api/tables", "POST", json=wish, headers=cookie)
    assert bare.status_code == 403, "a form of another site sends the cookie, but not our header"
    foreign = fetch(
        f"{server.url}/api/tables",
        "POST",
        json=wish,
        headers={**cookie, "x-occasus": "1", "origin": "https://elsewhere.example"},
    )
    assert foreign.status_code == 403
    ours = fetch(
        f"{server.url}/api/tables", "POST", json=wish, headers={**cookie, "x-occasus": "1", "origin": server.url}
    )
    assert ours.status_code == 201
    assert "access-control-allow-origin" not in ours.headers


def test_sockets_open_only_for_known_people_from_our_own_pages(server: Running) -> None:
    ada, table = started(server, "me", public=True)
    for client, origin in (
        (ada, "https://elsewhere.example"),
        (Client(server.url), server.url),
        (Client(server.url, "occ_nosuchtoken"), server.url),
    ):
        socket = Socket(client, table, hello=False, origin=origin)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    Socket(ada, table, origin=server.url).wait("told")
    eve, secret = server.person("Eve"), ada.table("fall_of_rome", "me")["id"]
    reasons = []
    for hidden in (secret, "0123456789abcdef"):
        with pytest.raises(ConnectionClosed) as closed:
            Socket(eve, hidden, hello=False).receive()
        assert closed.value.rcvd is not None
        reasons.append((closed.value.rcvd.code, closed.value.rcvd.reason))
    assert reasons[0] == reasons[1]


def test_a_token_plays_over_the_socket(server: Running) -> None:
    ada, table = started(server, "me")
    secret = ada.post("/api/me/tokens", {"label": "bot"})["secret"]
    program = Client(server.url, secret)
    socket = program.socket(table)
    socket.wait("told")
    assert socket.play(0)["type"] == "done"


def test_what_is_too_large_is_refused(server: Running) -> None:
    ada, table = started(server, "me")
    big = ada.http.post("/api/replays", content=b" " * 3_000_000, headers={"content-type": "application/json"})
    assert big.status_code == 413
    socket = ada.socket(table)
    with pytest.raises(ConnectionClosed):
        socket.send({"type": "chat", "id": "1", "text": "x" * 20_000})
        socket.wait("done")
    again = ada.socket(table)
    again.send({"type": "chat", "id": "1", "text": "x" * 1001})
    assert again.wait("refused")["code"] == "bad_message"


def test_limits_hold_back_what_comes_too_often(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits="true", rates="password=10/0.0001 chat=10/0.0001") as running:
        ada = running.person("Ada")
        answers = [
            ada.http.post("/api/me/log-in", json={"account": f"nobody {n}", "password": "eight letters"}).status_code
            for n in range(14)
        ]
        assert answers[0] == 403
        assert answers[-1] == 429
        table = ada.table("fall_of_rome", "me")["id"]
        with ada.socket(table) as socket:
            for n in range(80):
                socket.send({"type": "chat", "id": str(n), "text": "again"})
            codes = {socket.wait("done", "refused").get("code", "done") for _ in range(80)}
        assert codes == {"done", "too_fast"}


def test_reasons_do_not_run_out_with_the_hints(tmp_path: Path) -> None:
    """A panel asks why not for everything that is dark, whatever hints were asked for before."""
    with Running(tmp_path / "data", limits="true", rates="hint=1/0.0001") as running:
        ada, table = started(running, "me")
        socket = opened(ada, table)
        socket.until("len(self.views) == 1")
        told = [socket.ask("explain", seat=0, action="march roma 3")["type"] for _ in range(30)]
        assert told == ["explained"] * 30


def test_an_address_that_asks_too_often_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("occasus.server.limits.monotonic", lambda: 0.0)
    with inside(tmp_path / "data", limits=True) as url, Client(url).http as http:
        statuses = [http.get("/api/me").status_code for _ in range(125)]
        assert statuses == [200] * 120 + [429] * 5
        assert http.get("/healthz").status_code == 200


def test_logs_are_lines_of_json_without_secrets(server: Running) -> None:
    ada = server.person("Ada the First")
    ada.post("/api/me/account", {"account": "ada.logged", "password": "eight letters"})
    table = ada.table("fall_of_rome", "me")
    secret = ada.post("/api/me/tokens", {"label": "bot"})["secret"]
    server.person("Bob").post(f"/api/invites/{table['code']}")
    ada.post(f"/api/tables/{table['id']}/start")
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert any(line.get("path") == "/api/invites/{code}" for line in lines)
    for hidden in (secret, table["code"], "eight letters", ada.http.cookies["occasus"], "Ada the First", "ada.logged"):
        assert hidden not in log


def test_health_readiness_and_metrics_are_told(server: Running) -> None:
    started(server, "me")
    assert fetch(f"{server.url}/healthz").text == "ok"
    assert fetch(f"{server.url}/readyz").text == "ready"
    metrics = fetch(f"{server.url}/metrics").text
    assert "occasus_moves_total" in metrics
    assert "occasus_sockets" in metrics
