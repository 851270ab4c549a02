"""Hints on a busy machine: they take their time, the person who asked plays on, and a quicker bot stands in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.worker_pool import Thinkers, TooSlow
from tests.server.harness import PATIENCE, Client, Socket
from tests.server.in_process_server import inside


def asked(url: str) -> Socket:
    """A table at which one person has something to decide in two seats."""
    ada = Client(url)
    ada.put("/api/me", {"name": "Ada"})
    table = ada.table("empires_end", "me", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    socket = ada.socket(table)
    socket.until("len(self.views) == 2 and self.views[0]['actors']")
    return socket


def seat_of(socket: Socket) -> int:
    return int(socket.views[0]["actors"][0])


def test_a_hint_may_take_longer_than_a_move_of_a_bot(tmp_path: Path) -> None:
    with inside(tmp_path, bot_seconds=0.001) as url, asked(url) as socket:
        hint = socket.ask("hint", seat=seat_of(socket))
        assert hint["type"] == "hinted"
        assert hint["advice"]


def test_a_quicker_bot_stands_in_for_an_adviser_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[tuple[str, str]] = []
    think = Thinkers.think

    async def failing(self: Thinkers, job: Job, who: str = "", where: str = "") -> Thought:
        jobs.append((job.kind, job.bot))
        if job.kind == "advise":
            raise TooSlow
        return await think(self, job, who, where)

    monkeypatch.setattr(Thinkers, "think", failing)
    with inside(tmp_path) as url, asked(url) as socket:
        seat = seat_of(socket)
        hint = socket.ask("hint", seat=seat)
        assert hint["action"] in [each["text"] for each in socket.views[seat]["legal"]]
    assert jobs == [("advise", ""), ("decide", "miles")], "an idea of luck is no hint"


def test_one_plays_on_while_a_bot_thinks_about_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, go_on = Event(), Event()

    async def waiting(_: Thinkers, job: Job, who: str = "", where: str = "") -> Thought:
        thinks.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return Thought(action=job.view["legal"][0])

    monkeypatch.setattr(Thinkers, "think", waiting)
    with inside(tmp_path) as url, asked(url) as socket:
        seat, number = seat_of(socket), socket.number
        socket.send({"type": "hint", "id": "slow", "seat": seat})
        assert thinks.wait(PATIENCE)
        assert socket.ask("hint", seat=seat)["code"] == "too_fast", "one question at a time"
        assert socket.play(seat)["type"] == "done"
        go_on.set()
        hint = socket.wait("hinted")
        assert (hint["id"], hint["number"]) == ("slow", number)
