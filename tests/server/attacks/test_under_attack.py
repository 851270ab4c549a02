"""The server stays responsive under attack: shown by what is answered while something else is held, not by times."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from occasus.core.basics import OccasusError
from occasus.games import find
from occasus.server import metrics, secrets, server
from occasus.server.http import client_files, uvicorn_http
from occasus.server.watchdog import Watchdog
from occasus.server.ws.uvicorn_protocol import Protocol
from occasus.tables.match import content_files
from occasus.tables.protocol.problems import Problem
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.fair_queue import Crowded, QueueBounds, Turns
from occasus.tables.workers.worker_pool import Thinkers
from tests.server.harness import PATIENCE, Client, Running, Socket, fetch
from tests.server.in_process_server import inside
from tests.server.receivers import mailbox, until
from tests.server.tables.test_contents import FIVE_CARDS
from tests.server.tables.test_hints import asked, seat_of

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are paused by way of /proc")


def children(pid: int) -> list[int]:
    return [int(word) for task in Path(f"/proc/{pid}/task").glob("*/children") for word in task.read_text().split()]


@contextmanager
def paused(pids: list[int]) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@LINUX
def test_everyone_is_answered_while_a_preview_is_being_worked_out(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running, asked(running.url) as player, asked(running.url) as other:
        seat = seat_of(player)
        line = [[player.views[seat]["legal"][0]["text"]]]
        assert player.ask("foresee", seat=seat, lines=line)["type"] == "foreseen"
        assert running.process is not None
        helpers = children(running.process.pid)
        assert helpers, "a preview is worked out in a process of its own"
        with paused(helpers):
            player.send({"type": "foresee", "id": "held", "seat": seat, "lines": line})
            player.send({"type": "ping"})
            assert player.wait("pong", "foreseen")["type"] == "pong", "the same socket"
            other.send({"type": "ping"})
            assert other.wait("pong")
            assert player.play(seat)["type"] == "done"
        assert player.wait("foreseen")["id"] == "held"


def test_the_server_is_alive_while_passwords_are_being_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held, go_on = threading.Semaphore(0), threading.Event()

    class Slow:
        def verify(self, *_: str) -> bool:
            held.release()
            return go_on.wait(10 * PATIENCE)

        def hash(self, _: str) -> str:
            return ""

    monkeypatch.setattr(secrets, "_hasher", Slow())
    with inside(tmp_path) as url, ThreadPoolExecutor(40) as many:
        body = {"account": "nobody", "password": "a wrong password"}
        for _ in range(40):
            many.submit(fetch, f"{url}/api/me/log-in", "POST", json=body, headers={"x-occasus": "1"})
        assert held.acquire(timeout=PATIENCE)
        try:
            assert fetch(f"{url}/healthz").text == "ok"
            assert fetch(f"{url}/readyz").status_code == 200
            ada = Client(url)
            ada.put("/api/me", {"name": "Ada"})
            table = ada.table("fall_of_rome", "me")["id"]
            ada.post(f"/api/tables/{table}/start")
            assert ada.socket(table).wait("told"), "a match is loaded in a thread that no password holds"
        finally:
            go_on.set()


def test_people_sign_in_while_a_mail_server_hangs(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        mail: dict[str, Any] = {"url": "https://games.example.org", "mail_from": "us@example.org"}
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        with Running(tmp_path / "data", smtp=smtp, **mail) as running, ThreadPoolExecutor(40) as many:
            guests = [running.person("Guest") for _ in range(40)]
            waiting = [
                many.submit(guest.http.post, "/api/me/notifications/mail", json={"address": f"a{number}@example.org"})
                for number, guest in enumerate(guests)
            ]
            held, _ = silent.accept()
            ada = running.person("Ada")
            ada.post("/api/me/account", {"account": "ada", "password": "a long password"})
            ada.post("/api/me/log-in", {"account": "ada", "password": "a long password"})
            assert fetch(f"{running.url}/healthz").text == "ok"
            assert not any(one.done() and one.result().status_code == 200 for one in waiting)
            held.close()
            silent.close()
            for one in waiting:
                assert one.result().json()["code"] == "mail_failed"


def test_new_identities_at_an_address_gain_no_place_in_the_queue() -> None:
    served: list[str] = []

    async def attack() -> None:
        turns = Turns(["the one process"])
        first = await turns.take("guest", "192.0.2.1")

        async def use(who: str, where: str) -> None:
            item = await turns.take(who, where)
            served.append(who)
            turns.give(item)

        guests = [use(f"guest {number % 8}", "192.0.2.1") for number in range(16)]
        tasks = [asyncio.create_task(work) for work in (*guests, use("ada", "198.51.100.7"))]
        await asyncio.sleep(0)
        turns.give(first)
        await asyncio.gather(*tasks)

    asyncio.run(attack())
    assert served.index("ada") == 1, "one guest of theirs was before her"
    assert sorted(served[:1] + served[2:9]) == [f"guest {number}" for number in range(8)], "and they take turns, too"


def test_a_queue_is_bounded_by_person_by_address_and_altogether() -> None:
    async def fill(bounds: QueueBounds, askers: list[tuple[str, str]]) -> int:
        turns = Turns(["one"], bounds)
        await turns.take("first", "elsewhere")
        tasks = [asyncio.create_task(turns.take(who, where)) for who, where in askers]
        await asyncio.sleep(0)
        refused = sum(task.done() and isinstance(task.exception(), Crowded) for task in tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(turns) == 0, "who gives up waits no longer"
        return refused

    few = QueueBounds(person=2, address=3, all=5)
    assert asyncio.run(fill(few, [("a", "1")] * 4)) == 2
    assert asyncio.run(fill(few, [(who, "1") for who in "abcde"])) == 2
    assert asyncio.run(fill(few, [(who, who) for who in "abcdefg"])) == 2


def test_who_asks_for_too_much_is_told_to_try_again_and_bots_are_not_refused() -> None:
    async def crowd(kind: str) -> list[str]:
        pool = Thinkers(1, 60.0)
        tasks = [asyncio.create_task(pool.think(Job(kind=kind), "one", "1")) for _ in range(20)]
        await asyncio.sleep(0)
        codes = [problem.code for task in tasks if task.done() and isinstance(problem := task.exception(), Problem)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await pool.close()
        return codes

    assert asyncio.run(crowd("foresee")) == ["busy"] * (20 - 1 - QueueBounds().person)
    assert asyncio.run(crowd("decide")) == []


def test_pages_are_limited_too_but_the_server_is_always_found_alive(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits="true", rates="page=20/0.0001") as running:
        answers = [fetch(f"{running.url}/no/such/page") for _ in range(25)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_fast"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert fetch(f"{running.url}/healthz").status_code == 200
        assert fetch(f"{running.url}/api/games").status_code == 200, "the API has a limit of its own"


def test_strangers_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits="true", rates="socket=3/0.0001") as running:
        codes = []
        for _ in range(5):
            with Socket(Client(running.url), "x" * 16, hello=False) as stranger, pytest.raises(ConnectionClosed) as end:
                stranger.receive()
            assert end.value.rcvd is not None
            codes.append(end.value.rcvd.code)
        assert codes == [4403] * 3 + [1013] * 2


def test_assets_are_sent_as_the_build_has_compressed_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets / "page.js").write_text("plain" * 1000)
    monkeypatch.setattr(client_files, "CLIENT", assets.parent)
    (assets / "page.js.br").write_bytes(b"as the build wrote it")
    (assets / "page.js.gz").write_bytes(b"as the build wrote it, too")
    with inside(tmp_path / "data") as url, Client(url).http as http:
        for accepted, encoding, file in (("gzip, br", "br", "page.js.br"), ("gzip", "gzip", "page.js.gz")):
            with http.stream("GET", "/assets/page.js", headers={"accept-encoding": accepted}) as answer:
                assert b"".join(answer.iter_raw()) == (assets / file).read_bytes()
            assert answer.headers["content-encoding"] == encoding
            assert "javascript" in answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"
        plain = http.get("/assets/page.js", headers={"accept-encoding": "identity"})
        assert plain.content == (assets / "page.js").read_bytes()


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc"]
)
def test_a_connection_that_is_idle_or_slow_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(uvicorn_http, "BODY_SECONDS", 0.2)
    with inside(tmp_path) as url, socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
        line.settimeout(PATIENCE)
        line.sendall(sent)
        with pytest.raises(ConnectionResetError):
            while line.recv(1 << 16):
                pass
            raise ConnectionResetError


def test_a_client_that_drips_wins_no_time_and_a_socket_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(uvicorn_http, "BODY_SECONDS", 0.5)
    with inside(tmp_path) as url, asked(url) as player:
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line, pytest.raises(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-drip: ")
            line.settimeout(0.05)
            while True:
                line.sendall(b"x")
                try:
                    if not line.recv(1):
                        raise ConnectionResetError
                except TimeoutError:
                    continue
        player.send({"type": "ping"})
        assert player.wait("pong"), "it is as old"


def test_one_peer_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as url:
        monkeypatch.setattr(uvicorn_http.HttpProtocol, "most", 3)
        port = int(url.rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(3)]
        with pytest.raises(httpx.TransportError):
            fetch(f"{url}/healthz")
        held.pop().close()
        until(lambda: _answers(f"{url}/healthz"))
        for line in held:
            line.close()


def _answers(address: str) -> bool:
    try:
        return fetch(address).status_code == 200
    except httpx.TransportError:
        return False


@LINUX
def test_the_server_takes_as_many_files_as_the_system_lets_it() -> None:
    import resource
    import subprocess

    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (256, r.getrlimit(r.RLIMIT_NOFILE)[1]));"
        "from occasus.server.ops.run import allow_files; allow_files(); print(r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    found = int(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert found == (65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard))


def test_a_mailbox_gets_only_so_many_emails_whatever_is_added_to_its_name(tmp_path: Path) -> None:
    with mailbox() as (box, smtp):
        mail: dict[str, Any] = {"url": "https://games.example.org", "mail_from": "us@example.org", "smtp": smtp}
        with Running(tmp_path / "data", limits="true", rates="guest=100/1 mail=2/0.0001", **mail) as running:
            statuses = []
            for number in range(5):
                body = {"address": f"Target+{number}@example.org"}
                answer = running.person("Guest").http.post("/api/me/notifications/mail", json=body)
                statuses.append(answer.status_code)
        assert statuses == [200, 200, 429, 429, 429]
        assert len(box.mails) == 2


def test_one_address_asks_for_only_so_many_emails(tmp_path: Path) -> None:
    with mailbox() as (box, smtp):
        mail: dict[str, Any] = {"url": "https://games.example.org", "mail_from": "us@example.org", "smtp": smtp}
        with Running(tmp_path / "data", limits="true", rates="guest=100/1 mails=3/0.0001", **mail) as running:
            for number in range(5):
                body = {"address": f"target{number}@example.org"}
                running.person("Guest").http.post("/api/me/notifications/mail", json=body)
        assert len(box.mails) == 3


def test_a_game_with_a_content_file_is_never_made_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_loop: list[bool] = []

    def recorded(name: str, content: Any = None) -> Any:
        if content is None:
            return find(name)
        try:
            asyncio.get_running_loop()
            on_loop.append(True)
        except RuntimeError:
            on_loop.append(False)
        return find(name, content)

    monkeypatch.setattr(content_files, "find", recorded)
    content_files._with_content.cache_clear()
    with inside(tmp_path) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("fall_of_rome", "me", "tiro", content=FIVE_CARDS)["id"]
        content_files._with_content.cache_clear()
        ada.call("PATCH", f"/api/tables/{table}", {"options": {}})
        content_files._with_content.cache_clear()
        ada.post(f"/api/tables/{table}/start")
        ada.socket(table).wait("told")
    assert on_loop
    assert not any(on_loop)


def test_a_worker_has_read_the_games_before_anybody_can_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(server, "warm_up", lambda: begun.append((tmp_path / "occasus.sqlite").exists()))
    with inside(tmp_path, warm=True):
        assert begun == [False], "else what is imported holds up all who are here already"


def test_texts_for_a_line_that_has_just_broken_are_no_accident() -> None:
    class Broken(asyncio.Transport):
        def is_closing(self) -> bool:
            return True

        def write(self, data: object) -> None:
            raise RuntimeError("as uvloop does")

    line = Protocol.__new__(Protocol)
    line.conn, line.close_sent = ServerProtocol(state=OPEN), False
    line.transport = cast("asyncio.Transport", Broken())
    line._gathered, line._size = [b"what was told just before"], 25
    line.flush()
    assert not line._gathered


def test_the_watchdog_names_what_blocks_the_loop(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dog = Watchdog()

    def playout(*_: object) -> None:
        while not dog.blocked_by:
            pass

    async def block() -> str:
        dog.start()
        await asyncio.sleep(0)
        with pytest.raises(OccasusError):  # the game does not end
            content_files.try_out(find("fall_of_rome"))
        found = dog.blocked_by
        while not caplog.records:
            await asyncio.sleep(0.01)
        dog.stop()
        return found

    monkeypatch.setattr(content_files, "playout", playout)
    with caplog.at_level("WARNING", "occasus.watchdog"):
        found = asyncio.run(block())
    assert found == f"occasus.tables.match.content_files.try_out > {__name__}.playout"
    assert caplog.records[0].__dict__["where"] == found
    assert f'occasus_loop_blocked_seconds_count{{where="{found}"}}' in metrics.text().decode()
