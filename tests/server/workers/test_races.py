"""Two workers change a table at the same time: one of them wins, and what is left is a table as it should be."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Running
from tests.server.services import postgres, redis
from tests.server.workers.test_cluster import elsewhere


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def workers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("races")
    with redis(folder) as notes:
        settings: dict[str, Any] = {"redis": notes, "secret": "the same secret for all of the workers"}
        if request.param == "postgresql":
            with postgres() as database:
                yield from two_workers(folder, {**settings, "database": database})
        else:
            yield from two_workers(folder, {**settings, "database": f"sqlite:///{folder / 'shared.sqlite'}"})


def two_workers(folder: Path, settings: dict[str, Any]) -> Iterator[list[Running]]:
    with Running(folder / "one", **settings) as one, Running(folder / "two", **settings) as two:
        yield [one, two]
    for running in (one, two):
        assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]


def at_once(*work: Callable[[], Any]) -> list[Any]:
    """Do some things at the same moment."""
    barrier, found = threading.Barrier(len(work)), [None] * len(work)

    def run(place: int) -> None:
        barrier.wait()
        found[place] = work[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def race(ada: Client, bob: Client, host: Client, kind: str) -> None:
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    host.get(f"/api/tables/{table}")
    if kind != "sit":
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    others = {
        "sit": partial(bob.http.put, f"/api/tables/{table}/seats/1", json={"kind": "me"}),
        "leave": partial(bob.http.post, f"/api/tables/{table}/leave"),
        "close": partial(ada.http.delete, f"/api/tables/{table}"),
    }
    started, changed = at_once(partial(host.http.post, f"/api/tables/{table}/start"), others[kind])
    assert started.status_code in (200, 404, 409), started.text
    assert changed.status_code in (200, 204, 404, 409), changed.text
    if kind == "close" and changed.status_code == 204:
        assert started.status_code in (404, 409), "a table that was closed is not started"
        assert ada.http.get(f"/api/tables/{table}").status_code == 404
        return
    record = host.get(f"/api/tables/{table}")
    kinds = [seat["kind"] for seat in record["seats"]]
    if started.status_code == 200:
        assert record["state"] == "playing"
        assert "open" not in kinds, "a running game has no open seat"
    else:
        assert record["state"] == "lobby"


@pytest.mark.parametrize("kind", ["leave", "sit", "close"])
def test_a_start_against_another_change_leaves_no_running_game_with_an_open_seat(
    workers: list[Running], kind: str
) -> None:
    ada, bob = workers[0].person("Ada"), workers[1].person("Bob")
    host = elsewhere(ada, workers[0])
    for _ in range(12):
        race(ada, bob, host, kind)


def test_two_people_who_want_one_seat_and_two_rematches(workers: list[Running]) -> None:
    ada, bob, eve = workers[0].person("Ada"), workers[0].person("Bob"), workers[1].person("Eve")
    for _ in range(6):
        table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
        path = f"/api/tables/{table}/seats/1"
        sit = [partial(who.http.put, path, json={"kind": "me"}) for who in (bob, eve)]
        assert sorted(each.status_code for each in at_once(*sit)) == [200, 409]
    for _ in range(6):
        table = ada.table("empires_end", "me", "open", public=True)["id"]
        eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.post(f"/api/tables/{table}/start")
        eve.socket(table)  # her worker plays along, and may hear of the end later than she asks
        assert ada.socket(table).ask("resign", seat=0)["type"] == "done"
        again = [partial(who.post, f"/api/tables/{table}/rematch") for who in (ada, eve)]
        assert len({each["id"] for each in at_once(*again)}) == 1


def test_a_rematch_can_be_asked_for_at_a_worker_that_has_not_heard_of_the_end(tmp_path: Path) -> None:
    """Without Redis a worker hears nothing: it must look before it says that the game is not over."""
    settings = {
        "secret": "the same secret for all of the workers",
        "database": f"sqlite:///{tmp_path / 'shared.sqlite'}",
    }
    for running in two_workers(tmp_path, settings):
        ada, eve = running[0].person("Ada"), running[1].person("Eve")
        table = ada.table("empires_end", "me", "open", public=True)["id"]
        eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.post(f"/api/tables/{table}/start")
        hers = eve.socket(table)
        hers.wait("told")
        assert ada.socket(table).ask("resign", seat=0)["type"] == "done"

        asked = eve.post(f"/api/tables/{table}/rematch")

        assert ada.post(f"/api/tables/{table}/rematch") == asked
