"""A match file that somebody brings freezes nobody: it is checked, bounded, and played through elsewhere."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from occasus.core.basics import EVERYTHING
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.studies.file import FORMAT
from occasus.tables.match.replays import part, state_at
from occasus.tables.workers import uploads
from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.worker_pool import Bounds, Thinkers, TooSlow
from tests.server.harness import Client, Running, close_all
from tests.server.in_process_server import inside
from tests.server.stored_fixtures import SHORT


def played(name: str, moves: int = 12, opening: bool = False) -> dict[str, Any]:
    """A match file of a game played by luck; with an opening if asked for, which is a position in the middle."""
    game, rng = find(name), Random(name)
    seats = game.seat_counts[-1]
    match = Match(game, seats, complete(game.options, SHORT.get(name, {})), "a seed")
    for turn in range(2 if opening else 1):
        match.settle()
        while len(match.moves) < moves and (actors := game.actors(match.state)):
            match.play(actors[0], rng.choice(game.legal(match.state, actors[0])))
        if opening and turn == 0:
            match = Match(game, seats, match.options, "a seed", game.load(game.save(match.state)))
    return msgspec.to_builtins(to_data(match))  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", OURS)
def test_an_opening_that_breaks_the_rules_is_refused_and_a_good_one_is_not(server: Running, name: str) -> None:
    ada = server.person("Ada")
    good = played(name, opening=True)
    ada.post("/api/replays", good)
    for field, value in good["opening"].items():
        if not isinstance(value, list) or not value or not all(isinstance(each, int) for each in value):
            continue
        bad = {**good, "opening": {**good["opening"], field: value + [0] * 2000}, "moves": [], "result": None}
        assert ada.post("/api/replays", bad, 400)["code"] == "not_a_match", field
        odd = {**bad, "opening": {**good["opening"], field: [10**6] * len(value)}}
        answer = ada.http.post("/api/replays", json=odd)
        if answer.status_code == 201:  # an odd number may be part of a position, but does no harm
            steps = ada.http.get(f"/api/replays/{answer.json()['id']}/steps?count=50")
            assert steps.status_code in (200, 409), field
            assert len(steps.content) < 2_000_000, field
    other = {**good["opening"], "junk": 1}
    assert ada.post("/api/replays", {**good, "opening": other}, 400)["code"] == "not_a_match"
    other = {**good, "seats": good["seats"] - 1}
    assert ada.post("/api/replays", other, 400)["code"] == "not_a_match"


def test_keys_that_no_match_file_has_are_refused_not_kept(server: Running) -> None:
    ada, good = server.person("Ada"), played("fall_of_rome")
    for more in (
        {"junk": "x" * 1000},
        {"seed": "x" * 10_000},
        {"players": ["x" * 10_000]},
        {"players": ["x"] * 1000},
        {"content": {"x": 1}},
        {"result": {"x": 1}},
        {"options": {"x": 1}},
        {"moves": [*good["moves"], "0 " + "x" * 10_000]},
        {"rules_version": 10**9},
    ):
        assert ada.post("/api/replays", {**good, **more}, 400)["code"] == "not_a_match", more
    assert ada.get("/api/replays")["brought"] == []


def test_a_list_of_match_files_tells_who_played_and_how_it_ended(server: Running) -> None:
    ada, whole = server.person("Ada"), played("empires_end", 10_000)
    names = [f"Player of old {seat}" for seat in range(whole["seats"])]
    ada.post("/api/replays", {**whole, "players": names})
    ada.post("/api/replays", played("fall_of_rome"))
    running, ended = ada.get("/api/replays")["brought"]
    assert (ended["players"], ended["result"]) == (names, whole["result"])
    assert ended["result"]["winners"]
    assert (set(running["players"]), running["result"]) == ({""}, None)


def test_answers_are_bounded_in_bytes_and_the_next_page_goes_on() -> None:
    data = played("struggle_for_rome", 60)
    whole = part(data, 0, 50, EVERYTHING)
    size = len(msgspec.json.encode(whole)) // 3

    small = part(data, 0, 50, EVERYTHING, size)

    assert 0 < len(small.steps) < len(whole.steps) == 50
    assert len(msgspec.json.encode(small)) < size * 1.3
    more = part(data, len(small.steps), 50, EVERYTHING, size)
    assert more.steps[0] == whole.steps[len(small.steps)]
    assert len(part(data, 3, 5, EVERYTHING, 1).steps) == 1, "never nothing, so that whoever turns pages gets on"


def test_uploads_are_bounded_in_bytes_for_a_person_and_for_an_address(tmp_path: Path) -> None:
    data = played("fall_of_rome")
    size = len(msgspec.json.encode(data))
    with Running(tmp_path / "one", upload_bytes=3 * size, limits="true") as running:
        ada = running.person("Ada")
        ids = [ada.post("/api/replays", data)["id"] for _ in range(2)]
        assert ada.post("/api/replays", {**data, "players": ["Ada" * 10] * 5}, 409)["code"] == "too_many_replays"
        ada.call("DELETE", f"/api/replays/{ids[0]}")
        ada.post("/api/replays", data)
    with Running(tmp_path / "two", limits="true", rates=f"upload={3 * size}/1") as running:
        people = [running.person("Guest") for _ in range(5)]
        answers = [each.http.post("/api/replays", json=data).status_code for each in people]
        assert answers[:2] == [201, 201]
        assert answers[-1] == 429, "a new guest at the same address has no new allowance"


def test_what_is_brought_is_never_thought_through_by_those_who_think_for_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []
    think = Thinkers.think

    async def recorded(self: Thinkers, job: Job, who: str = "", where: str = "") -> Thought:
        asked.append((id(self), job.kind))
        return await think(self, job, who, where)

    monkeypatch.setattr(Thinkers, "think", recorded)
    with inside(tmp_path / "data") as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("empires_end", "me", "tiro")["id"]
        ada.post(f"/api/tables/{table}/start")
        socket = ada.socket(table)
        socket.until("0 in self.views and 0 in self.views[0]['actors'] and self.number > 2")
        socket.play(0)
        while not any(kind == "decide" for _, kind in asked):
            socket.play(0) if 0 in socket.views[0]["actors"] else socket.receive()
        brought = ada.post("/api/replays", played("empires_end", 40))["id"]
        ada.get(f"/api/replays/{brought}/steps")
        ada.analysis(brought)
        close_all()
    pools = {
        kind: {pool for pool, each in asked if each == kind}
        for kind in ("decide", "replay", "steps", "survey", "judge")
    }
    assert all(pools.values())
    assert not pools["decide"] & (pools["replay"] | pools["steps"] | pools["survey"] | pools["judge"])


class Hungry:
    """A bot that wants more memory than there is."""

    def decide(self, *_: object) -> str:
        return str(len(bytearray(1 << 34)))


class Endless:
    """A bot that never decides."""

    def decide(self, *_: object) -> str:
        while True:
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_process_that_wants_too_much_memory_or_time_ends_and_the_next_job_is_done(tmp_path: Path) -> None:
    view = {"legal": ["a", "b"]}

    async def ask() -> list[str]:
        pool = Thinkers(1, 600.0, Bounds(memory=400_000_000, seconds=1))
        found = []
        for bot in ("tests.server.attacks.test_uploads:Hungry", "tests.server.attacks.test_uploads:Endless", "random"):
            try:
                thought = await pool.think(Job(kind="decide", game="fall_of_rome", bot=bot, view=view, seed="1"))
                found.append(thought.error or thought.action)
            except TooSlow:
                found.append("ended")
        await pool.close()
        return found

    began = time.monotonic()
    hungry, endless, last = asyncio.run(ask())
    assert time.monotonic() - began < 600, "the limit of processor time ended it, not the clock"
    assert (hungry in ("ended", "too large"), endless, last in "ab") == (True, "ended", True)


@pytest.mark.parametrize("name", OURS)
def test_the_state_at_a_step_is_the_one_that_the_replay_shows(name: str) -> None:
    file, game = played(name), find(name)
    for step in range(0, len(file["moves"]) + 1, 4):
        state = game.load(msgspec.json.decode(state_at(file, step)))
        shown = part(file, step, 1, EVERYTHING).steps[-1].view.position
        assert msgspec.to_builtins(game.describe(state, EVERYTHING)) == msgspec.to_builtins(shown), step


def test_a_replay_is_played_on_as_a_table_of_its_own_which_outlives_the_server(tmp_path: Path) -> None:
    file = played("empires_end")
    with Running(tmp_path / "data") as server:
        ada, bela = server.person("Ada"), server.person("Bela")
        replay = ada.post("/api/replays", file)["id"]

        table = ada.post(f"/api/replays/{replay}/play", {"step": len(file["moves"]), "seat": 1})["id"]

        made = ada.get(f"/api/tables/{table}")
        assert made["state"] == "playing"
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "person", "bot", "bot"]
        assert bela.post(f"/api/replays/{replay}/play", {"step": 1, "seat": 1}, 404)["code"] == "not_found"
        assert ada.post(f"/api/replays/{replay}/play", {"step": 1, "seat": 9}, 400)["code"] == "no_seat"
        assert ada.post(f"/api/replays/{table}/play", {"step": 1, "seat": 1}, 409)["code"] == "not_over"
        server.kill()
        server.start()
        line = ada.socket(table)
        assert line.wait("told")["view"]["position"]["seats"] == 4
        close_all()


def test_nobody_plays_on_from_the_end(server: Running) -> None:
    ada = server.person("Ada")
    file = played("empires_end", moves=10_000)
    replay = ada.post("/api/replays", file)["id"]
    assert ada.post(f"/api/replays/{replay}/play", {"step": len(file["moves"]), "seat": 0}, 409)["code"] == "over"


def test_a_file_that_somebody_brings_is_read_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[object] = []
    monkeypatch.setattr(uploads, "read_study", read.append)
    notes = {"format": FORMAT, "notes": [{"at": 0, "comment": "a"}] * 50}
    chapter = {**played("fall_of_rome"), "study": notes}
    study = {**chapter, "study": {**notes, "chapters": [chapter] * 5}}
    wrong = {**chapter, "study": {**notes, "chapters": 5}}
    with inside(tmp_path) as url:
        eve = Client(url)
        eve.put("/api/me", {"name": "Eve"})
        assert eve.post("/api/replays", study)["id"]
        assert eve.post("/api/studies/shared", {"file": study})["id"]
        assert eve.post("/api/studies/look", {"file": study})
        assert eve.post("/api/replays", wrong, 400)["code"] == "not_a_match"
        assert eve.post("/api/studies/look", {"file": wrong}, 400)["code"] == "not_a_match"
    assert not read, "large ones would hold up everybody else"
