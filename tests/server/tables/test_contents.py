"""Content files of tables: brought by a host, checked at the border, used by everything at the table, kept with it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from occasus.content.template import template_of
from occasus.core.basics import EVERYTHING
from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.storage import contents
from occasus.server.storage.engine import Storage
from occasus.tables.match.content_files import read
from occasus.tables.settings import Settings
from occasus.tables.workers.bot_worker import Job, think
from tests.server.attacks.test_uploads import played
from tests.server.harness import Client, Running
from tests.server.workers.test_kill import Player

FIVE_CARDS = "game: fall_of_rome\nsetup:\n  by_players:\n    2: {hand: 5}\n"
AS_JSON = {"setup": {"by_players": {"2": {"hand": 5}}}}
REPLACED = ["setup.by_players.2.hand: 4 -> 5"]


def hands(position: dict[str, Any]) -> list[int]:
    return [len(player["hand"]) for player in position["players"]]


def play_to_the_end(person: Client, table: str) -> None:
    player = Player(person, 0, Random(1))
    while player.step(table):
        pass
    player.drop()


def test_a_table_is_played_by_the_content_file_of_its_host_to_the_end_and_beyond(tmp_path: Path) -> None:
    running = Running(tmp_path / "data").start()
    ada = running.person("Ada")
    table = str(ada.table("fall_of_rome", "me", "tiro", content=FIVE_CARDS)["id"])
    assert ada.get(f"/api/tables/{table}/figures")["replaced"] == REPLACED
    assert ada.get(f"/api/tables/{table}/facts")["setup"]["by_players"]["2"]["hand"] == 5
    ada.post(f"/api/tables/{table}/start")
    socket = ada.socket(table)
    assert hands(socket.wait("told")["view"]["position"]) == [5, 5]
    socket.close()
    running.stop()
    running.start()  # what is kept with the table comes back with it
    play_to_the_end(ada, table)

    file = ada.get(f"/api/replays/{table}")
    assert file["content"] == AS_JSON
    brought = ada.post("/api/replays", file)["id"]
    for replay in (table, brought):
        part = ada.get(f"/api/replays/{replay}/steps?first={len(file['moves']) - 2}&count=1")
        assert part["content"] is True
        assert ada.get(f"/api/replays/{replay}/facts")["setup"]["by_players"]["2"]["hand"] == 5
    middle = len(file["moves"]) // 2  # a game by luck may be over soon
    again = ada.post(f"/api/replays/{brought}/play", {"step": middle, "seat": 0})["id"]
    rematch = ada.post(f"/api/tables/{table}/rematch")["id"]
    for other in (again, rematch):
        assert ada.get(f"/api/tables/{other}/figures")["replaced"] == REPLACED
    running.stop()
    assert '"level": "error"' not in running.log.read_text()


def test_the_host_changes_the_content_before_the_start_and_nobody_else(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)
    place = f"/api/tables/{table['id']}"
    assert table["content"] == ""
    assert ada.get(f"{place}/figures") == ada.get("/api/games/fall_of_rome/figures")

    assert bob.call("PATCH", place, {"content": FIVE_CARDS}, 403)["code"] == "forbidden"
    changed = ada.call("PATCH", place, {"content": FIVE_CARDS})
    assert changed["content"]
    assert bob.get(f"{place}/figures")["replaced"] == REPLACED
    assert ada.call("PATCH", place, {"options": {"difficulty": "novice"}})["content"] == changed["content"]
    refused = ada.call("PATCH", place, {"content": "cities: {entries: [{id: genau}]}"}, 400)
    assert refused["code"] == "bad_content"
    assert refused["sentence"].startswith("Your content file: cities.entries[0]: unknown id 'genau'; did you mean")
    assert ada.get(place)["content"] == changed["content"]
    assert ada.call("PATCH", place, {"content": ""})["content"] == ""
    ada.call("PATCH", place, {"content": FIVE_CARDS})
    bob.put(f"{place}/seats/1", {"kind": "me"})
    ada.post(f"{place}/start")
    assert ada.call("PATCH", place, {"content": ""}, 409)["code"] == "started"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[", "this is not readable YAML"),
        ("nothing", "a content file must be a map of the parts it replaces"),
        ("{}", "a content file must be a map of the parts it replaces"),
        ("game: empires_end\ncities: {}", "this content is for empires_end, not for fall_of_rome"),
        ("a: &a [1, 1]\nb: [*a, *a]", "write *a out; a content file has no references"),
        ("a: " + "[" * 5000 + "]" * 5000, "is nested deeper than any value"),
        ("tribes: {entries: [{id: goths, cubes: 3}]}", "unknown id 'goths'"),
        ("setup: {by_players: {2: {hand: 4000}}}", "4000 is not from"),
        ("setup: {by_players: {2: {hand: .inf}}}", "a whole number was expected"),
        ("setup: {by_players: {2: {hand: 2020-13-45}}}", "this is not readable YAML"),
        ("\0", "this is not readable YAML"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    thought = think(Job(kind="content", game="fall_of_rome", content=text))
    assert sentence in thought.error
    assert thought.error.startswith("your content file: ")
    assert thought.error[-1] in ".?"
    assert "\n" not in thought.error


def test_a_content_file_is_bounded(server: Running) -> None:
    ada = server.person("Ada")
    wish = {"game": "fall_of_rome", "seats": [{"kind": "me"}], "content": "x" * 200_001}
    assert ada.post("/api/tables", wish, 400)["code"] == "bad_request"
    assert ada.post("/api/tables", {**wish, "content": "x: 1"}, 400)["code"] == "bad_content"
    for content in ({"x": "y" * 200_001}, {"setup": {"by_players": {"2": {"hand": 4000}}}}):
        assert ada.post("/api/replays", {**played("fall_of_rome"), "content": content}, 400)["code"] == "not_a_match"
    assert ada.get("/api/tables")["mine"] == []


@pytest.mark.parametrize("name", OURS)
def test_the_template_with_every_figure_fits_and_changes_nothing(server: Running, name: str) -> None:
    template = template_of(name)
    assert server.person("Ada").http.get(f"/api/games/{name}/template").text == template
    fresh = find(name, json.loads(read(name, template)))
    assert fresh.describe(fresh.start(3, {}), EVERYTHING) == find(name).describe(find(name).start(3, {}), EVERYTHING)
    figures = server.person("Ada").get(f"/api/games/{name}/figures")
    assert figures["replaced"] == []
    assert figures["count"] == sum(len(each["figures"]) for each in figures["stand_ins"]) > 0


def test_content_that_no_table_uses_is_forgotten_after_a_while(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada = running.person("Ada")
        kept = ada.table("fall_of_rome", "me", "open", content=FIVE_CARDS)["content"]
        gone = ada.table("fall_of_rome", "me", content="setup: {by_players: {3: {hand: 4}}}")
        assert ada.http.delete(f"/api/tables/{gone['id']}").status_code == 204

    async def forget() -> list[int]:
        storage = Storage(Settings(data=str(tmp_path / "data")).database_url())
        try:
            young, old = await contents.drop_unused(storage), await contents.drop_unused(storage, 0.0)
            assert await contents.of(storage, kept)
            return [young, old]
        finally:
            await storage.close()

    assert asyncio.run(forget()) == [0, 1]
