"""Redis, the database or the disk goes away and comes back: the server says so, and goes on by itself."""

from __future__ import annotations

import json
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from tests.server.harness import PATIENCE, Running, Socket, fetch
from tests.server.services import Service, postgres_service, redis_service
from tests.server.tables.test_play import opened
from tests.server.workers.test_cluster import elsewhere, two_seats

Cluster = tuple[list[Running], Service, Service]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two workers, and the PostgreSQL and Redis between them."""
    folder = tmp_path_factory.mktemp("outages")
    with postgres_service() as database, redis_service(folder) as redis:
        settings: dict[str, Any] = {"database": database.address, "redis": redis.address, "beat_seconds": 0.5}
        settings["secret"] = "the same secret for all of the workers"
        with Running(folder / "one", **settings) as one, Running(folder / "two", **settings) as two:
            yield [one, two], database, redis


def readyz(running: Running) -> str:
    return fetch(f"{running.url}/readyz").text


def wait_until(running: Running, trouble: str) -> None:
    """Wait until /readyz names a trouble, or says that all is well."""
    deadline = time.monotonic() + PATIENCE
    while (readyz(running) != "ready") if trouble == "ready" else (trouble not in readyz(running)):
        assert time.monotonic() < deadline, readyz(running)
        time.sleep(0.05)


def move(sockets: list[Socket]) -> int:
    """Make a move as whoever must, trying again as a client does; the number afterwards."""
    known = max(socket.number for socket in sockets)
    sockets[0].until(f"self.number >= {known}")
    actor = sockets[0].views[0]["actors"][0]
    sockets[actor].until(f"{actor} in self.views[{actor}]['actors']")
    while (answer := sockets[actor].play(actor))["type"] != "done":
        assert answer["code"] in ("unavailable", "stale"), answer
        sockets[actor].drain(0.1)
    return int(answer["number"])


def test_workers_come_together_again_after_redis_was_away(cluster: Cluster) -> None:
    workers, _, redis = cluster
    people, sockets, table = two_seats(workers)
    redis.stop()
    for worker in workers:
        wait_until(worker, "ready, without redis")
    number = move(sockets)
    sockets[0].ask("chat", text="are you there?")

    redis.start()

    for worker in workers:
        wait_until(worker, "ready")
    for socket in sockets:
        socket.until(f"self.number >= {number}")
    number = move(sockets)
    for socket in sockets:
        socket.until(f"self.number >= {number}")
    said = "are you there?"
    assert any(said in raw for raw in sockets[1].raw) or sockets[1].wait("said")["chat"]["text"] == said
    assert sockets[0].views[0]["position"] == sockets[1].views[1]["position"]
    for socket in sockets:
        socket.until("all(seat['present'] for seat in self.table['seats'])")
    elsewhere(people[0], workers[1]).socket(table).wait("told")


def test_play_goes_on_after_the_database_was_away(cluster: Cluster) -> None:
    workers, database, _ = cluster
    _, sockets, _ = two_seats(workers)
    number = move(sockets)
    for socket in sockets:
        socket.until(f"self.number >= {number}")
    actor = sockets[0].views[0]["actors"][0]
    database.stop()
    wait_until(workers[0], "database")
    refused = sockets[actor].play(actor, message_id="again")
    assert refused["code"] == "unavailable"
    assert fetch(f"{workers[0].url}/api/me", "PUT", json={"name": "Eve"}).status_code == 503

    database.start()

    while (answer := sockets[actor].play(actor, message_id="again"))["type"] != "done":
        assert answer["code"] in ("unavailable", "stale"), answer
        sockets[actor].drain(0.1)
    for worker in workers:
        wait_until(worker, "ready")
    for socket in sockets:
        socket.until(f"self.number >= {answer['number']}")


def test_a_worker_that_hears_of_a_change_while_the_database_is_away_reads_it_afterwards(cluster: Cluster) -> None:
    workers, database, notes = cluster
    ada = workers[0].person("Ada")
    table = ada.table("fall_of_rome", "me", "open")["id"]
    socket = ada.socket(table)
    database.stop()
    wait_until(workers[0], "database")
    logged = len(workers[0].log.read_text())
    with Redis.from_url(notes.address) as line:
        note = {"worker": "another", "kind": "table", "table": table}
        assert line.spublish(f"occasus_table/{table}", json.dumps(note)) == 1, "the leader of a table hears of it"
        deadline = time.monotonic() + PATIENCE
        while "a message from another worker could not be processed" not in workers[0].log.read_text()[logged:]:
            assert time.monotonic() < deadline
            time.sleep(0.05)

    database.start()

    for worker in workers:
        wait_until(worker, "ready")
    assert elsewhere(ada, workers[1]).put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    socket.until("self.table['seats'][1]['kind'] == 'bot'")


def test_people_of_a_killed_worker_are_soon_away(cluster: Cluster) -> None:
    workers, _, _ = cluster
    _, sockets, _ = two_seats(workers)
    for socket in sockets:
        socket.until("all(seat['present'] for seat in self.table['seats'])")

    workers[1].kill()

    sockets[0].until("not self.table['seats'][1]['present']")
    workers[1].start()


def test_a_stop_takes_a_few_seconds_even_when_redis_and_the_database_are_away(cluster: Cluster) -> None:
    workers, database, redis = cluster
    _, sockets, _ = two_seats(workers)
    move(sockets)
    redis.stop()
    database.stop()
    process = workers[1].process
    assert process is not None
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=PATIENCE)  # ten seconds on a machine with nothing else to do; it hung for minutes
    database.start()
    redis.start()
    workers[1].start()


def wait_until_saved(running: Running, number: int) -> None:
    """Wait until the snapshot of the only match is that of a number."""
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(running.data / "occasus.sqlite")) as connection:
        while connection.execute("SELECT number FROM snapshots WHERE kind = 'latest'").fetchone() != (number,):
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the limit on a running process is Linux's")
def test_a_full_disk_refuses_moves_with_a_sentence_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada = running.person("Ada")
        table = ada.table("fall_of_rome", "me")["id"]
        ada.post(f"/api/tables/{table}/start")
        socket = opened(ada, table)
        socket.play(0)
        wait_until_saved(running, socket.number)  # so that nothing waits to be written
        assert running.process is not None
        before = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))

        refused = socket.play(0, message_id="again")
        assert refused["code"] == "unavailable"
        assert readyz(running) == "not ready: storing"

        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, before)
        wait_until(running, "ready")  # by itself: a proxy may let nobody move at a worker that is not ready
        assert socket.play(0, message_id="again")["type"] == "done"
        number = socket.number
    with sqlite3.connect(running.data / "occasus.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (number,)
