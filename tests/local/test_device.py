"""A table on one device: all that needs nobody else, nothing lost, and two tabs that do not disturb each other."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from occasus.tables.protocol.problems import Problem
from occasus.tables.store.rows import StaleWrite
from tests.local.device import Device, Tab, TabLine, one_move

FORBIDDEN = ("sqlalchemy", "litestar", "argon2", "prometheus_client", "cryptography", "redis", "typer", "fluent")


def runs(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: Any, **others: Any) -> None:
        asyncio.run(test(*args, **others))

    return run


async def somebody(device: Device) -> Tab:
    tab = Tab(device)
    await tab.ask("PUT", "/api/me", {"name": "Ada", "language": "pl"})
    return tab


async def alone(tab: Tab, game: str = "empires_end") -> tuple[str, TabLine]:
    """A hot-seat game of two seats, so that nothing moves by itself."""
    table = await tab.table(game, "me", "me")
    line = await tab.line(table)
    await line.until(lambda: len(line.views) == 2)
    return table, line


async def whole_game(line: TabLine) -> None:
    while not line.over():
        if (await one_move(line))["type"] == "done":
            await line.until(lambda: line.over() or line.views[0]["actors"] != [])


def test_it_needs_nothing_of_a_server() -> None:
    code = "import sys, occasus.local.page_api; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert "msgspec" in loaded
    assert not set(FORBIDDEN) & set(loaded)


@runs
async def test_what_is_asked_of_games_lessons_scenes_and_books_is_answered() -> None:
    tab = Tab(Device())
    assert len(await tab.ask("GET", "/api/games")) == 3
    for part in ("words", "facts", "figures", "rules?language=pl"):
        assert await tab.ask("GET", f"/api/games/fall_of_rome/{part}")
    status, text = await tab.page.ask("GET", "/api/games/fall_of_rome/template", "")
    assert (status, text[:1]) == (200, "#")
    assert await tab.ask("GET", "/api/books/empires_end?language=fr")
    lessons = await tab.ask("GET", "/api/lessons")
    assert len(lessons) > 20
    assert await tab.ask("GET", "/api/scenes/FR-EX-06")
    await tab.ask("GET", "/api/games/chess", status=404)
    await tab.ask("GET", "/api/admin", status=401)
    await tab.ask("GET", "/api/tables", status=401)
    await tab.ask("PUT", "/api/me", {"name": "Ada"})
    state = await tab.ask("POST", f"/api/lessons/{lessons[0]['id']}", {"moves": []})
    assert state["view"]["legal"]
    await tab.ask("POST", "/api/tables", {"game": "fall_of_rome"}, status=400)
    await tab.ask("GET", "/api/admin", status=404)


@runs
async def test_studies_work_without_a_server() -> None:
    tab = await somebody(Device())
    asked = {"game": "fall_of_rome", "position": {"legions": {"roma": 2}, "turn": {"active": 0}}, "language": "fr"}
    checked = await tab.ask("POST", "/api/studies/positions", asked)
    spot = await tab.ask("POST", "/api/studies/look", {"file": checked["file"], "play": "0 march genua 2"})
    assert spot["step"]["view"]["position"]["legions"] == {"genua": 2}
    assert await tab.ask("POST", "/api/studies/hint", {"file": spot["file"], "at": spot["at"]})
    saved = await tab.ask("POST", "/api/replays", spot["file"])
    assert (await tab.ask("GET", f"/api/replays/{saved['id']}"))["moves"] == ["0 march genua 2"]


@runs
async def test_hints_reasons_foresight_and_undo_are_there() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    number = line.number
    seat = line.views[0]["actors"][0]
    assert (await line.ask("hint", seat=seat))["action"]
    action = line.views[seat]["legal"][0]["text"]
    assert len((await line.ask("foresee", seat=seat, lines=[[action]]))["lines"]) == 1
    assert (await line.ask("explain", seat=seat, action=action))["rule"] == ""
    assert (await one_move(line))["type"] == "done"
    assert (await line.ask("undo", seat=seat, number=line.number))["type"] == "done"
    await line.until(lambda: line.number > number + 1)
    assert (await tab.ask("GET", "/api/me/turns"))["tables"][0]["id"] == table
    assert (await line.ask("chat", text="hello?"))["code"] == "alone"


@runs
async def test_a_finished_game_is_a_replay_that_is_looked_back_at_and_played_on() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    await whole_game(line)
    assert [each["id"] for each in (await tab.ask("GET", "/api/replays"))["mine"]] == [table]
    part = await tab.ask("GET", f"/api/replays/{table}/steps?first=0&count=3&seat=0")
    assert len(part["steps"]) == 3
    assert await tab.ask("GET", f"/api/replays/{table}/analysis")
    file = await tab.ask("GET", f"/api/replays/{table}")
    brought = await tab.ask("POST", "/api/replays", file)
    assert (await tab.ask("GET", f"/api/replays/{brought['id']}"))["moves"] == file["moves"]
    again = await tab.ask("POST", f"/api/replays/{brought['id']}/play", {"step": 5, "seat": 1})
    assert (await tab.ask("GET", f"/api/tables/{again['id']}"))["state"] == "playing"
    await tab.ask("DELETE", f"/api/replays/{brought['id']}", status=204)
    assert (await tab.ask("GET", "/api/replays"))["brought"] == []


@runs
async def test_after_a_reload_the_table_is_as_it_was() -> None:
    device = Device()
    tab = await somebody(device)
    table, line = await alone(tab)
    for _ in range(5):
        await one_move(line)
    later = Tab(device)
    assert (await later.ask("GET", "/api/me"))["person"]["name"] == "Ada"
    again = await later.line(table)
    await again.until(lambda: len(again.views) == 2)
    assert again.views == line.views
    assert (await one_move(again))["type"] == "done"


@runs
async def test_a_move_that_cannot_be_kept_did_not_happen() -> None:
    device = Device()
    tab = await somebody(device)
    table, line = await alone(tab)
    kept = dict(device.kept)
    device.full = True
    assert (await one_move(line))["code"] == "not_kept"
    assert device.kept == kept
    device.full = False
    assert (await one_move(line))["type"] == "done"
    again = await Tab(device).line(table)
    await again.until(lambda: len(again.views) == 2)
    assert again.number == line.number


@runs
async def test_the_second_tab_watches_and_plays_on_when_the_first_has_gone() -> None:
    device = Device()
    first = await somebody(device)
    table, line = await alone(first)
    second = Tab(device)
    second.page.watch()
    device.others.append(second.page)
    watching = await second.line(table)
    await watching.until(lambda: len(watching.views) == 2)
    assert (await one_move(watching))["code"] == "other_tab"
    refused = await second.ask("POST", "/api/tables", {"game": "empires_end", "seats": []}, status=409)
    assert refused["code"] == "other_tab"
    assert (await one_move(line))["type"] == "done"
    await watching.until(lambda: watching.views == line.views)
    device.others.clear()  # the first tab is closed
    await second.page.play(json.dumps(device.kept))
    assert (await one_move(watching))["type"] == "done"


@runs
async def test_an_entry_that_is_there_already_is_not_written_over() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    assert (await one_move(line))["type"] == "done"
    store = tab.page.house.store
    again = await store.entries_from(table, line.number - 1)
    commit = (await tab.page.house.room(table)).build_commit(again, [], [], "playing", [])
    with pytest.raises(StaleWrite):
        await store.add(commit)


@runs
async def test_a_page_that_stops_leaves_nothing_running() -> None:
    tab = await somebody(Device())
    line = await tab.line(await tab.table("empires_end", "me", "miles", "miles"))
    await line.until(lambda: bool(line.views))
    await tab.page.stop()
    assert asyncio.all_tasks() == {asyncio.current_task()}


@runs
async def test_a_host_changes_seats_and_options_before_the_start_and_closes_tables() -> None:
    tab = await somebody(Device())
    made = await tab.ask("POST", "/api/tables", {"game": "fall_of_rome", "seats": [{"kind": "me"}, {"kind": "open"}]})
    path = f"/api/tables/{made['id']}"
    assert len((await tab.ask("PATCH", path, {"seats": 3}))["seats"]) == 3
    assert (await tab.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "miles"}))["seats"][1]["bot"] == "miles"
    assert (await tab.ask("PUT", f"{path}/nonce", {"nonce": "ab" * 16}))["seats"][0]["nonce"] == "ab" * 16
    assert (await tab.ask("POST", f"{path}/start", status=409))["code"] == "open_seats"
    assert len((await tab.ask("GET", "/api/tables"))["mine"]) == 1
    await tab.ask("DELETE", path, status=204)
    assert (await tab.ask("GET", "/api/tables"))["mine"] == []
    with pytest.raises(Problem):
        await tab.page.house.room(made["id"])


@runs
async def test_a_finished_game_is_deleted_with_all_that_was_kept_of_it() -> None:
    device = Device()
    tab = await somebody(device)
    table, line = await alone(tab)
    _, other = await alone(tab)
    await one_move(other)
    await tab.ask("DELETE", f"/api/replays/{table}", status=404)  # it is not over
    await whole_game(line)
    await tab.page.house.saver.save()
    assert any(table in key for key in device.kept)
    await tab.ask("DELETE", f"/api/replays/{table}", status=204)
    assert not any(table in key for key in device.kept)
    assert (await tab.ask("GET", "/api/replays"))["mine"] == []
    await tab.ask("GET", f"/api/replays/{table}", status=404)
    await tab.page.house.saver.save()
    assert not any(table in key for key in device.kept)
    assert (await one_move(other))["type"] == "done"


@runs
async def test_a_game_that_is_left_for_good_takes_no_room() -> None:
    device = Device()
    tab = await somebody(device)
    made = await tab.ask("POST", "/api/tables", {"game": "empires_end", "seats": [{"kind": "me"}, {"kind": "me"}]})
    path = f"/api/tables/{made['id']}"
    await tab.ask("PATCH", path, {"content": "locations: {tiles: [{id: road_6, points: {value: 71}}]}"})
    await tab.ask("POST", f"{path}/start")
    line = await tab.line(made["id"])
    await line.until(lambda: len(line.views) == 2)
    await one_move(line)
    second = Tab(device)
    second.page.watch()
    device.others.append(second.page)
    watching = await second.line(made["id"])
    await watching.until(lambda: len(watching.views) == 2)
    await tab.ask("POST", f"{path}/leave", status=204)
    assert set(device.kept) == {"me"}
    await tab.page.house.saver.save()
    assert set(device.kept) == {"me"}
    await watching.until(lambda: watching.table["state"] == "closed")


@runs
async def test_a_content_file_stays_as_long_as_a_game_is_played_with_it() -> None:
    device = Device()
    tab = await somebody(device)
    tables = []
    for _ in range(2):
        made = await tab.ask("POST", "/api/tables", {"game": "empires_end", "seats": [{"kind": "me"}, {"kind": "me"}]})
        tables.append(f"/api/tables/{made['id']}")
        await tab.ask("PATCH", tables[-1], {"content": "locations: {tiles: [{id: road_6, points: {value: 71}}]}"})
    await tab.ask("DELETE", tables[0], status=204)
    assert "71" in json.dumps(await tab.ask("GET", f"{tables[1]}/facts"))
    await tab.ask("DELETE", tables[1], status=204)
    assert set(device.kept) == {"me"}


@runs
async def test_a_challenge_is_the_same_on_every_device_and_its_result_is_a_code_to_compare() -> None:
    opened = []
    for _ in range(2):
        tab = await somebody(Device())
        assert (await tab.ask("GET", "/api/home"))["puzzle"]
        name = next(each for each in (await tab.ask("GET", "/api/challenges"))["now"] if each["game"] == "fall_of_rome")
        table = (await tab.ask("POST", f"/api/challenges/{name['id']}/tables", {"seats": 1}))["id"]
        line = await tab.line(table)
        await line.until(lambda line=line: bool(line.views))  # type: ignore[misc]
        opened.append(line.views[0]["position"])
    assert opened[0] == opened[1]
    refused = await tab.ask("POST", f"/api/challenges/{name['id']}/tables", {"seats": 1}, status=409)
    assert refused["code"] == "challenge_tried"
    await whole_game(line)
    done = next(each for each in (await tab.ask("GET", "/api/challenges"))["now"] if each["game"] == "fall_of_rome")
    assert done["entries"][0]["mine"]
    told = await tab.ask("GET", f"/api/challenges/code?code={done['code']}")
    assert (told["id"], told["measure"]) == (done["id"], done["entries"][0]["measure"])


@runs
async def test_a_finished_game_has_its_picture_without_a_server() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    asked = {"title": "Koniec", "sentence": "Tak.", "names": ["Ada", "Livia"], "words": {"card-fire": "Pożar"}}
    await tab.ask("POST", f"/api/replays/{table}/picture", asked, status=409)
    await whole_game(line)
    drawing = await tab.ask("POST", f"/api/replays/{table}/picture", asked)
    texts = [shape["text"] for shape in drawing["shapes"] if shape["type"] == "text"]
    assert {"Koniec", "Tak.", "Ada", "Livia"} <= set(texts)
    assert drawing["about"] == "Koniec. Tak."
