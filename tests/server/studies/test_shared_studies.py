"""Studies that several people edit at once: nothing is lost, everybody hears of it, and only who may changes them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from occasus.server.storage.accounts.people import add_guest
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import migrate
from occasus.server.storage.studies import StudyRow, add_study, change_study, find_study
from tests.server.harness import Client, Running, Socket
from tests.server.studies.test_studies import opened


def shared(server: Running) -> tuple[Client, dict[str, Any]]:
    ada, checked = opened(server)
    return ada, ada.post("/api/studies/shared", {"file": checked["file"]}, 200)


SPOT: dict[str, Any] = {"moves": ["0 march genua 2"]}


def change(client: Client, study: dict[str, Any], what: str, status: int = 200, **more: Any) -> dict[str, Any]:
    asked = {"version": study["version"], "what": what, **more}
    made: dict[str, Any] = client.post(f"/api/studies/shared/{study['id']}/changes?key={study['key']}", asked, status)
    return made


def lines(study: dict[str, Any]) -> list[list[str]]:
    return [study["file"]["moves"], *(line["moves"] for line in study["file"]["study"]["lines"])]


def test_moves_that_two_make_at_once_are_all_there(server: Running) -> None:
    ada, study = shared(server)
    look = ada.post("/api/studies/look", {"file": study["file"]}, 200)
    marches = [f"0 {action['text']}" for action in look["seats"][0]["actions"]][:6]
    assert len(marches) >= 4
    people = [ada, server.person("Livia")]

    def play(number: int) -> dict[str, Any]:
        return change(people[number % 2], study, "move", text=marches[number])

    with ThreadPoolExecutor(len(marches)) as threads:
        made = list(threads.map(play, range(len(marches))))
    now = ada.get(f"/api/studies/shared/{study['id']}", 200)
    assert sorted(line[0] for line in lines(now)) == sorted(marches)
    assert now["version"] == 1 + len(marches)
    assert {deed["by"] for deed in now["log"]} == {"Ada", "Livia"}
    for move, after in zip(marches, made, strict=True):  # everybody is behind their own move
        assert lines(after)[after["line"]][0] == move


def test_a_change_that_was_made_of_an_older_version_at_another_worker_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'occasus.sqlite'}")
        try:
            await migrate(storage)
            ada = await add_guest(storage, "Ada", "en", "all")
            first = StudyRow(id="a", title="", at=0.0, person=ada.id, key="k", version=1, data="{}", log=[])
            await add_study(storage, first)
            hers, his = (msgspec.structs.replace(first, version=2, title=title) for title in ("hers", "his"))
            assert await change_study(storage, hers)
            assert not await change_study(storage, his)
            kept = await find_study(storage, "a")
            assert kept is not None and (kept.title, kept.version) == ("hers", 2)
        finally:
            await storage.close()

    asyncio.run(run())


def test_two_comments_on_one_move_are_both_kept(server: Running) -> None:
    ada, study = shared(server)
    livia = server.person("Livia")
    first = change(ada, study, "move", text="0 march genua 2")
    change(ada, first, "comment", text="Strong.", **SPOT)
    change(livia, first, "comment", text="Is it?", **SPOT)
    change(livia, first, "symbol", text="!?", **SPOT)
    ring, arrow = {"kind": "ring", "places": ["roma"]}, {"kind": "arrow", "places": ["roma", "genua"]}
    change(ada, first, "mark", draw=[ring], **SPOT)
    now = change(livia, first, "mark", draw=[arrow], **SPOT)
    note = now["file"]["study"]["notes"][0]
    assert (note["comment"], note["glyph"]) == ("Strong.\nIs it?", "!?")
    assert [mark["kind"] for mark in note["marks"]] == ["ring", "arrow"]
    edited = change(ada, now, "comment", text="Strong, I think.", before=note["comment"], **SPOT)
    assert edited["file"]["study"]["notes"][0]["comment"] == "Strong, I think."


def test_what_somebody_has_not_seen_is_not_deleted(server: Running) -> None:
    ada, study = shared(server)
    first = change(ada, study, "move", text="0 march genua 2")
    last = change(server.person("Livia"), first, "move", text="0 end_actions", **SPOT)
    refused = change(ada, first, "delete", 409, **SPOT)
    assert refused["code"] == "study_changed"
    assert lines(change(ada, last, "delete", **SPOT))[0] == []
    assert change(ada, last, "symbol", 409, text="!", **SPOT)["code"] == "study_changed"  # that move is gone


def test_chapters_are_begun_named_and_taken_away(server: Running) -> None:
    ada, study = shared(server)
    first = change(ada, study, "move", text="0 march genua 2")
    second = change(ada, first, "chapter", moves=["0 march genua 2"])
    assert (second["chapter"], second["at"]) == (1, 1)
    named = change(ada, second, "name", chapter=1, text="By the sea")
    titled = change(ada, named, "title", text="Marches")
    assert titled["file"]["study"]["title"] == "Marches"
    assert titled["file"]["study"]["chapters"][0]["study"]["chapter"] == "By the sea"
    assert change(ada, named, "remove_chapter", 409)["code"] == "study_changed"
    rest = change(ada, titled, "remove_chapter")
    assert rest["file"]["study"]["chapter"] == "By the sea" and rest["file"]["study"]["title"] == "Marches"
    assert change(ada, rest, "remove_chapter", 409)["code"] == "last_chapter"


def test_readers_hear_of_every_change_but_make_none(server: Running) -> None:
    ada, study = shared(server)
    livia = server.person("Livia")
    seen = livia.get(f"/api/studies/shared/{study['id']}", 200)
    assert (seen["editable"], seen["mine"], seen["key"]) == (False, False, "")
    refused = change(livia, {**study, "key": ""}, "move", 403, text="0 march genua 2")
    assert refused["code"] == "read_only_study"
    socket = Socket(livia, study["id"], hello=False, under="studies")
    assert socket.receive() == {"type": "study", "version": 1, "readers": 1}
    change(ada, study, "move", text="0 march genua 2")
    while socket.receive()["version"] != 2:
        pass
    assert [line["id"] for line in ada.get("/api/studies/shared", 200)] == [study["id"]]
    livia.call("DELETE", f"/api/studies/shared/{study['id']}", None, 404)
    ada.call("DELETE", f"/api/studies/shared/{study['id']}", None, 204)
    livia.get(f"/api/studies/shared/{study['id']}", 404)


def test_moves_are_checked_and_a_study_stays_small(server: Running) -> None:
    ada, study = shared(server)
    assert "waiting for seat 0" in change(ada, study, "move", 400, text="1 march genua 2")["sentence"]
    change(ada, study, "symbol", 400, text="??")
    change(ada, study, "comment", 400, text="x" * 3000)
    file = {**study["file"], "study": {"format": "occasus study 1", "notes": [{"at": 0, "comment": "x" * 2000}] * 300}}
    assert ada.post("/api/studies/shared", {"file": file}, 409)["code"] == "too_large"
