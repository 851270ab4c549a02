"""Nobody takes the room of others: lines and sockets are bounded, and bots are shared out fairly."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from occasus.tables.protocol.server_messages import Pong
from occasus.tables.room.caller import Caller
from occasus.tables.room.connection import MOST_BYTES, Connection
from occasus.tables.store.rows import Person
from occasus.tables.workers.fair_queue import QueueBounds, Turns
from tests.server.harness import PATIENCE, Client, Running, Socket
from tests.server.in_process_server import inside

ADA = Person(id="a", name="Ada", language="en", account=None, account_key=None, password=None, session=-1, created=0.0)


class Deaf:
    """A socket that takes nothing."""

    def __init__(self) -> None:
        self.code = 0
        self.full = asyncio.Event()

    def write(self, text: bytes) -> bool:
        return False

    async def send(self, text: bytes) -> None:
        await self.full.wait()

    async def close(self, code: int, reason: str) -> None:
        self.code = code


def test_what_waits_for_somebody_who_does_not_read_is_bounded_in_bytes() -> None:
    async def fill() -> tuple[int, bool, int]:
        socket = Deaf()
        line = Connection(socket, Caller(person=ADA, kind="session", key="k"))
        sender = asyncio.create_task(line.run())
        sent = 0
        while not line.closed and sent < 100:
            line.send_bytes(b'"' + b"x" * 100_000 + b'"')
            sent += 1
            await asyncio.sleep(0)
        line.send(Pong())
        socket.full.set()
        await sender
        return sent, line.closed, socket.code

    sent, closed, code = asyncio.run(fill())
    assert closed
    assert sent * 100_000 < MOST_BYTES + 300_000
    assert code == 1013


def test_a_line_that_is_read_may_carry_any_number_of_bytes() -> None:
    async def fill() -> bool:
        socket = Deaf()
        socket.full.set()
        line = Connection(socket, Caller(person=ADA, kind="session", key="k"))
        sender = asyncio.create_task(line.run())
        for _ in range(100):
            line.send_bytes('"é'.encode() + b"x" * 100_000 + b'"')
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        closed = line.closed
        line.hang_up()
        await sender
        return closed

    assert not asyncio.run(fill())


def closed_with(socket: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with inside(tmp_path, hello_seconds=0.1) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("fall_of_rome", "me", public=True)["id"]
        assert closed_with(ada.socket(table, hello=False)) == 1008


def test_sockets_of_a_person_and_of_an_address_are_bounded(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"limits": "true", "sockets_person": 3, "sockets_address": 5, "hello_seconds": PATIENCE}
    with Running(tmp_path / "data", **settings) as running:
        ada = running.person("Ada")
        table = ada.table("fall_of_rome", "me", public=True)["id"]
        mine = [ada.socket(table) for _ in range(3)]
        assert closed_with(ada.socket(table, hello=False)) == 1013
        others = [running.person("Bob").socket(table) for _ in range(2)]
        assert closed_with(running.person("Eve").socket(table, hello=False)) == 1013, "a later, not a never"
        mine[0].close()
        others[0].close()
        assert mine[1].ask("chat", text="still here")["type"] == "done"


def test_turns_go_from_person_to_person_however_many_jobs_one_has() -> None:
    async def take() -> list[str]:
        turns, order = Turns([0], QueueBounds(person=100, address=200)), list[str]()

        async def job(who: str) -> None:
            thing = await turns.take(who)
            order.append(who)
            await asyncio.sleep(0)
            turns.give(thing)

        jobs = [asyncio.create_task(job(who)) for who in ["many"] * 100 + ["few", "few", "one"]]
        await asyncio.sleep(0)
        jobs[50].cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert len(turns) == 0
        last = asyncio.create_task(turns.take("last"))
        await asyncio.sleep(0)
        assert last.done(), "what a cancelled job would have had is free"
        return order

    order = asyncio.run(take())
    assert len(order) == 102
    assert order.index("one") <= 5
    assert [place for place, who in enumerate(order) if who == "few"][-1] <= 8


def test_a_table_that_nobody_looks_at_sleeps_and_wakes_when_somebody_comes(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table("empires_end", "random", "random", public=True)["id"]
    ada.post(f"/api/tables/{table}/start")
    number = ada.get(f"/api/tables/{table}")["number"]
    busy = ada.table("empires_end", "me", "random", public=True)["id"]
    ada.post(f"/api/tables/{busy}/start")
    with ada.socket(busy) as socket:
        for _ in range(6):  # here bots move, there they do not
            socket.until("0 in self.views and 0 in self.views[0]['actors']")
            socket.play(0)
    assert ada.get(f"/api/tables/{table}")["number"] == number

    with ada.socket(table) as socket:
        socket.until(f"self.number > {number}")


def test_the_host_stops_a_game_at_which_no_other_person_sits(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "random", "random", public=True)["id"]
    ada.post(f"/api/tables/{table}/start")
    bob.call("DELETE", f"/api/tables/{table}", None, 403)
    with bob.socket(table) as watching:
        ada.call("DELETE", f"/api/tables/{table}")
        watching.until("self.table['state'] == 'closed'")
    shared = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{shared}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{shared}/start")
    assert ada.call("DELETE", f"/api/tables/{shared}", None, 409)["code"] == "others_play"
