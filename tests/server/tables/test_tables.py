"""Tables: made, found, filled, started, closed, played again."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.storage.journal import Journal
from occasus.tables.protocol.problems import newer, not_found
from occasus.tables.room.room import Room
from occasus.tables.store.rows import Commit, StaleWrite
from tests.server.harness import Client, Running
from tests.server.in_process_server import inside


@pytest.mark.parametrize("name", OURS)
def test_a_client_can_draw_any_option_and_every_default_is_accepted(server: Running, name: str) -> None:
    ada = server.person("Ada")
    game = next(each for each in ada.get("/api/games") if each["name"] == name)
    assert game == ada.get(f"/api/games/{name}")
    assert [option["name"] for option in game["options"]] == [option.name for option in find(name).options]
    chosen = {option["name"]: option["default"] for option in game["options"]}

    table = ada.table(name, *["me"] * game["seats"][0], options=chosen)

    assert table["options"] == chosen
    first = ada.get(f"/api/games/{name}/rules")[0]
    assert (bool(first["id"]), first["language"]) == (True, "en")
    assert ada.get(f"/api/games/{name}/rules?language=xx")[0] == first
    assert ada.get(f"/api/games/{name}/facts")
    assert ada.get(f"/api/games/{name}/words")["actions"]


def test_wrong_wishes_are_refused_with_a_sentence(server: Running) -> None:
    ada = server.person("Ada")
    seat = {"kind": "me"}
    for wish, code in (
        ({"game": "chess", "seats": [seat]}, "unknown_game"),
        ({"game": "fall_of_rome", "seats": [seat] * 6}, "wrong_seats"),
        ({"game": "fall_of_rome", "seats": [seat], "options": {"difficulty": "hard"}}, "bad_options"),
        ({"game": "fall_of_rome", "seats": [seat], "options": {"nothing": 1}}, "bad_options"),
        ({"game": "fall_of_rome", "seats": [{"kind": "bot", "bot": "os:system"}]}, "unknown_bot"),
        ({"game": "fall_of_rome", "seats": [seat], "surprise": 1}, "bad_request"),
        ({"game": "fall_of_rome"}, "bad_request"),
        ([], "bad_request"),
    ):
        answer = ada.post("/api/tables", wish, 400)
        assert answer["code"] == code, answer
        assert answer["sentence"]


def test_a_private_table_is_nowhere_but_behind_its_link(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open")
    nowhere = bob.get("/api/tables/0123456789abcdef", 404)
    assert bob.get(f"/api/tables/{table['id']}", 404) == nowhere
    assert bob.put(f"/api/tables/{table['id']}/seats/1", {"kind": "me"}, 404) == nowhere
    assert bob.post("/api/invites/nosuchcode12", None, 404) == nowhere
    assert table["id"] not in str(bob.get("/api/tables"))

    found = bob.post(f"/api/invites/{table['code']}")

    assert found["id"] == table["id"]
    assert found["code"] == ""
    seated = bob.put(f"/api/tables/{table['id']}/seats/1", {"kind": "me"})
    assert seated["seats"][1]["name"] == "Bob"
    assert seated["code"] == table["code"]
    assert [each["id"] for each in bob.get("/api/tables")["mine"]] == [table["id"]]


def test_public_tables_are_listed_until_they_are_closed(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    assert table in [each["id"] for each in bob.get("/api/tables")["open"]]

    bob.call("DELETE", f"/api/tables/{table}", None, 403)
    ada.call("DELETE", f"/api/tables/{table}")

    assert table not in [each["id"] for each in bob.get("/api/tables")["open"]]
    bob.get(f"/api/tables/{table}", 404)


def test_only_the_host_changes_the_table_and_the_seats_of_others(server: Running) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    table = ada.table("fall_of_rome", "me", "open", "random", public=True)["id"]
    path = f"/api/tables/{table}"
    bob.put(f"{path}/seats/1", {"kind": "me"})
    assert eve.put(f"{path}/seats/1", {"kind": "me"}, 409)["code"] == "taken"
    eve.put(f"{path}/seats/1", {"kind": "open"}, 403)
    eve.put(f"{path}/seats/2", {"kind": "bot", "bot": "tiro"}, 403)
    eve.call("PATCH", path, {"public": False}, 403)
    eve.post(f"{path}/start", None, 403)
    eve.put(f"{path}/seats/7", {"kind": "me"}, 404)

    changed = ada.call("PATCH", path, {"options": {"difficulty": "heroic"}, "days": 3})
    assert changed["options"]["difficulty"] == "heroic"
    assert changed["days"] == 3
    assert ada.put(f"{path}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ada.post(f"{path}/start", None, 409)["code"] == "open_seats"
    ada.put(f"{path}/seats/1", {"kind": "bot", "bot": "random"})

    started = ada.post(f"{path}/start")

    assert started["state"] == "playing"
    assert started["deadline"] is None or started["deadline"] > started["changed"]
    ada.call("PATCH", path, {"days": 1}, 409)
    ada.put(f"{path}/seats/1", {"kind": "open"}, 409)


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_host_changes_how_many_seats_there_are_until_the_start(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    path = f"/api/tables/{ada.table('fall_of_rome', 'me', 'random', public=True)['id']}"
    bob.call("PATCH", path, {"seats": 3}, 403)
    assert kinds(ada.call("PATCH", path, {"seats": 4})) == ["person", "bot", "open", "open"]
    bob.put(f"{path}/seats/2", {"kind": "me"})
    assert ada.call("PATCH", path, {"seats": 2}, 409)["code"] == "taken"
    assert ada.call("PATCH", path, {"seats": 6}, 400)["code"] == "wrong_seats"
    assert kinds(bob.get(path)) == ["person", "bot", "person", "open"], "nothing of what was refused was done"
    assert kinds(ada.call("PATCH", path, {"seats": 3})) == ["person", "bot", "person"]

    assert ada.post(f"{path}/start", None, 409)["code"] == "not_ready"
    bob.say_ready(path.rpartition("/")[2])
    ada.post(f"{path}/start")

    assert len(bob.socket(path.rpartition("/")[2]).wait("told")["view"]["position"]["players"]) == 3
    assert ada.call("PATCH", path, {"seats": 2}, 409)["code"] == "started"


def test_spectators_come_only_where_they_are_welcome(server: Running) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    closed = ada.table("fall_of_rome", "me", public=True, spectators=False)["id"]
    with eve.socket(closed) as early:
        ada.post(f"/api/tables/{closed}/start")
        early.drain()
        assert early.views == {}
    eve.get(f"/api/tables/{closed}", 404)
    opened = ada.table("fall_of_rome", "me", public=True)["id"]
    ada.post(f"/api/tables/{opened}/start")

    with eve.socket(opened) as watching:
        assert watching.wait("told")["seat"] == -2
        assert watching.views[-2]["legal"] == []
        assert watching.play(0, "pass")["code"] == "forbidden"


@pytest.mark.parametrize(
    ("trouble", "status", "code"),
    [
        (not_found(), 404, "not_found"),
        (newer(), 503, "newer"),
        (sqlite3.OperationalError("database is locked"), 503, "unavailable"),
        (None, 409, "open_seats"),
    ],
    ids=["gone", "newer", "busy", "changed"],
)
def test_a_start_that_fails_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception | None, status: int, code: str
) -> None:
    """Only seats that have really changed are a conflict; a table that has gone or a busy database is told as such."""
    with inside(tmp_path) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("fall_of_rome", "me", "random")["id"]
        read = Room.load

        async def fail(_journal: Journal, _stroke: Commit) -> None:
            async def again(room: Room) -> None:
                if trouble is not None:
                    raise trouble
                await read(room)

            monkeypatch.setattr(Room, "load", again)
            raise StaleWrite

        monkeypatch.setattr(Journal, "add", fail)
        assert ada.post(f"/api/tables/{table}/start", None, status)["code"] == code
        ada.close()


@pytest.mark.parametrize(
    ("path", "before"),
    [
        ("/api/games/fall_of_rome/vocabulary", "/api/games/fall_of_rome/words"),
        ("/api/games/fall_of_rome/values", "/api/games/fall_of_rome/figures"),
        ("/api/leaderboards/empires_end", "/api/ladders/empires_end"),
        ("/api/me/notifications", "/api/me/notices"),
    ],
)
def test_paths_of_the_release_before_still_answer(server: Running, path: str, before: str) -> None:
    ada = server.person("Ada")
    assert ada.get(path) == ada.get(before)
