"""Where requests come from: what anybody can write into a header is not believed; limits are shared and set."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from occasus.core.basics import OccasusError
from occasus.server.http.addresses import client_address
from occasus.server.limits import Limit, read_rates
from occasus.server.ops import maintenance
from tests.server.harness import PATIENCE, Client, Running, fetch
from tests.server.in_process_server import inside
from tests.server.receivers import until
from tests.server.services import redis


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "found"),
    [
        ("1.2.3.4", "6.6.6.6", "", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 5.5.5.5", "1", "5.5.5.5"),
        ("10.0.0.1", "6.6.6.6, 5.5.5.5, 10.0.0.2", "2", "5.5.5.5"),
        ("10.0.0.1", "", "1", "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, 5.5.5.5, 10.0.0.2", "10.0.0.0/8", "5.5.5.5"),
        ("9.9.9.9", "6.6.6.6", "10.0.0.0/8", "9.9.9.9"),
        ("10.0.0.1", "6.6.6.6, nonsense", "10.0.0.0/8", "unknown"),
        ("2001:db8:1:2:3:4:5:6", "", "", "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "", "", "1.2.3.4"),
    ],
)
def test_an_address_is_what_the_last_trusted_proxy_says(peer: str, forwarded: str, proxies: str, found: str) -> None:
    assert client_address(peer, forwarded, proxies) == found


def test_wrong_settings_are_refused_with_a_sentence() -> None:
    with pytest.raises(OccasusError, match="OCCASUS_PROXIES"):
        client_address("1.2.3.4", "", "my proxy")
    with pytest.raises(OccasusError, match="OCCASUS_RATES"):
        read_rates("guest=many")
    assert read_rates("guest=100/1 socket=5/0.5") == {"guest": (100, 1), "socket": (5, 0.5)}


def test_a_limit_fills_again_with_time_but_never_saves_up_more_than_it_allows_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr("occasus.server.limits.monotonic", lambda: clock[0])
    limit = Limit(2, 0.5)
    assert [limit.allows("ada") for _ in range(3)] == [True, True, False]
    assert limit.allows("bob"), "everybody has a bucket of their own"
    for clock[0], allowed in ((1.0, [False]), (2.0, [True, False]), (100.0, [True, True, False])):
        assert [limit.allows("ada") for _ in allowed] == allowed


def test_limits_are_shared_by_workers_and_no_header_avoids_them(tmp_path: Path) -> None:
    with redis(tmp_path) as notes:
        settings: dict[str, Any] = {"limits": "true", "rates": "guest=3/0.0001", "redis": notes}
        settings |= {"secret": "the same secret for all of the workers", "database": f"sqlite:///{tmp_path / 'db'}"}
        with Running(tmp_path / "one", **settings) as one, Running(tmp_path / "two", **settings) as two:
            answers = [
                fetch(f"{each.url}/api/me", "PUT", json={}, headers={"x-forwarded-for": f"6.6.6.{n}"}).status_code
                for n, each in enumerate((one, two, one, two, one))
            ]
    assert answers == [200, 200, 200, 429, 429]


def test_a_proxy_that_adds_a_line_of_its_own_is_believed_and_the_lines_before_it_are_not(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"limits": "true", "proxies": "1", "rates": "guest=2/0.0001"}
    with Running(tmp_path / "data", **settings) as running:
        answers = [
            fetch(
                f"{running.url}/api/me",
                "PUT",
                json={},
                headers=[("x-forwarded-for", f"6.6.6.{n}"), ("x-forwarded-for", "5.5.5.5")],
            ).status_code
            for n in range(3)
        ]
    assert answers == [200, 200, 429]


def test_strangers_who_guess_do_not_lock_the_owner_out_and_sockets_are_refused_for_a_while_only(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"limits": "true", "proxies": "1", "rates": "password=4/0.0001 socket=2/0.0001"}
    with Running(tmp_path / "data", **settings) as running:
        owner = running.person("Ada")
        wish = {"account": "Ada.Locked", "password": "eight letters"}
        owner.post("/api/me/account", wish)
        stranger = Client(running.url)
        stranger.http.headers["x-forwarded-for"] = "6.6.6.6"
        wrong = {**wish, "password": "nine letters"}
        codes = [stranger.http.post("/api/me/log-in", json=wrong).json()["code"] for _ in range(6)]
        assert codes[0] == "wrong_password"
        assert codes[-1] == "too_fast"
        again = Client(running.url)
        again.http.headers["x-forwarded-for"] = "5.5.5.5"
        again.post("/api/me/log-in", wish)
        (code, *_) = again.post("/api/me/security/codes", {"password": "eight letters"})["codes"]
        wish = {"account": "Ada.Locked", "code": "no code", "password": "other letters"}
        stranger.http.headers["x-forwarded-for"] = "7.7.7.7"
        codes = [stranger.http.post("/api/me/recover", json=wish).json()["code"] for _ in range(6)]
        assert (codes[0], codes[-1]) == ("wrong_code", "too_fast")
        owner = Client(running.url)
        owner.http.headers["x-forwarded-for"] = "4.4.4.4"
        owner.post("/api/me/recover", {**wish, "code": code})

        table = owner.table("fall_of_rome", "me")["id"]
        sockets = [owner.socket(table, hello=False) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as closed:
            sockets[-1].receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize("hashed", [False, True])
def test_from_where_people_came_is_kept_for_some_days_only_and_hashed_if_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hashed: bool
) -> None:
    monkeypatch.setattr(maintenance, "HOUR", 0.0)

    def kept(change: str = "") -> list[tuple[str, str]]:
        with closing(sqlite3.connect(tmp_path / "occasus.sqlite", timeout=PATIENCE)) as connection, connection:
            connection.execute(change or "SELECT 1")
            return connection.execute("SELECT person, address FROM addresses").fetchall()

    with inside(tmp_path, address_hash=hashed, sweep_seconds=0.05) as url:
        ada, eve = Client(url), Client(url)
        for client in (ada, eve):
            client.put("/api/me", {"name": "Guest"})
        people = sorted([ada.id, eve.id])
        assert sorted(person for person, _ in kept()) == people
        (address,) = {address for _, address in kept()}
        assert (address == "127.0.0.1") != hashed
        kept(f"INSERT INTO bans (id, person, network, why, at) VALUES ('x', '{eve.id}', '', '', 0)")
        assert Client(url).put("/api/me", {"name": "Eve again"}, 403)["code"] == "banned"
        kept("UPDATE addresses SET seen = 1")
        until(lambda: not kept())
        Client(url).put("/api/me", {"name": "Much later"})
