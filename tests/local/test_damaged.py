"""What goes wrong on a device is told, and spoils nothing else: spoilt records, and moves that cannot be kept."""

from __future__ import annotations

import asyncio
import json

import pytest

from occasus.local import services
from tests.local.device import Device, Tab, one_move, think_at_once
from tests.local.test_device import alone, runs, somebody, whole_game


async def three_games(device: Device) -> tuple[Tab, list[str]]:
    tab = await somebody(device)
    tables = []
    for _ in range(3):
        table, line = await alone(tab)
        await one_move(line)
        tables.append(table)
    return tab, tables


async def played(tab: Tab, table: str) -> None:
    """A move is made at a table that is opened again."""
    line = await tab.line(table)
    await line.until(lambda: len(line.views) == 2)
    assert (await one_move(line))["type"] == "done"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("table/{}", ""),
        ("table/{}", '{"table":{}}'),
        ("table/{}", None),
        ("entry/{}/000001", None),
        ("entry/{}/000001", "["),
        ("entry/{}/000001", '{"number":1,"kind":"move","seat":0,"action":"fly to the moon"}'),
        ("entry/{}/000001", '{"number":1,"kind":"undo","seat":0,"action":"x"}'),
    ],
)
@runs
async def test_a_table_that_cannot_be_read_is_told_and_deleted_and_others_stay(key: str, text: str | None) -> None:
    device = Device()
    _, (first, second, third) = await three_games(device)
    if text is None:
        del device.kept[key.format(second)]
    else:
        device.kept[key.format(second)] = text
    tab = Tab(device)
    assert {each["id"] for each in (await tab.ask("GET", "/api/tables"))["mine"]} >= {first, third}
    assert await tab.ask("GET", "/api/me/turns")
    assert await tab.page.open(99, second) == "unreadable"
    for table in (first, third):
        await played(tab, table)
    assert second in json.dumps(await tab.ask("GET", f"/api/me/damaged/{second}"))
    await tab.ask("DELETE", f"/api/me/damaged/{second}", status=204)
    assert not any(second in key for key in device.kept)
    assert await tab.ask("GET", "/api/me/damaged") == []
    assert await tab.page.open(99, second) == "not_found"


@runs
async def test_what_is_seen_to_be_spoilt_without_opening_it_is_listed() -> None:
    device = Device()
    tab, (first, second, third) = await three_games(device)
    assert await tab.ask("GET", "/api/me/damaged") == []
    device.kept[f"table/{first}"] = "spoilt"
    del device.kept[f"entry/{second}/000001"]
    device.kept["replay/0123456789abcdef"] = "{}"
    tab = Tab(device)
    assert set(await tab.ask("GET", "/api/me/damaged")) == {first, second, "0123456789abcdef"}
    assert (await tab.ask("GET", "/api/replays"))["brought"] == []
    await tab.ask("DELETE", "/api/me/damaged/0123456789abcdef", status=204)
    assert set(await tab.ask("GET", "/api/me/damaged")) == {first, second}
    assert (await tab.ask("DELETE", f"/api/me/damaged/{third}", status=204)) is None  # also one that can be read


@runs
async def test_who_i_was_is_known_by_my_tables() -> None:
    device = Device()
    _, tables = await three_games(device)
    device.kept["me"] = "spoilt"
    tab = Tab(device)
    assert (await tab.ask("GET", "/api/me"))["person"] is None
    await tab.ask("PUT", "/api/me", {"name": "Ada"})
    await played(tab, tables[0])


@runs
async def test_a_bots_move_that_cannot_be_kept_is_not_shown_and_is_made_when_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(services, "AGAIN", 0.01)
    device = Device()
    tab = await somebody(device)
    line = await tab.line(await tab.table("empires_end", "me", "miles"))
    await line.until(line.mine)
    asked: list[str] = []

    async def thinks(job: str) -> str:
        asked.append(job)
        device.full = True
        return await think_at_once(job)

    monkeypatch.setattr(tab.page.house.thinkers, "_think", thinks)
    while not asked:  # until it is for the bot, and the disk is full while it thinks
        assert (await one_move(line))["type"] == "done"
        await line.until(lambda: line.mine() or bool(asked))
        await asyncio.sleep(0.01)
    kept, number = dict(device.kept), line.number
    while len(asked) < 3:
        await asyncio.sleep(0.01)
    assert device.kept == kept
    assert line.number == number
    assert tab.page.house.store.failing
    monkeypatch.setattr(tab.page.house.thinkers, "_think", think_at_once)
    device.full = False
    await line.until(lambda: line.number > number)
    assert not tab.page.house.store.failing
    await tab.page.stop()


@runs
async def test_an_analysis_is_thought_about_elsewhere_than_bots() -> None:
    looked: list[str] = []

    async def look_back(job: str) -> str:
        looked.append(json.loads(job)["kind"])
        return await think_at_once(job)

    tab = Tab(Device(), look_back=look_back)
    await tab.ask("PUT", "/api/me", {"name": "Ada"})
    table, line = await alone(tab)
    await whole_game(line)
    await tab.ask("GET", f"/api/replays/{table}/steps?first=0&count=3&seat=0")
    assert looked == []
    first = await tab.ask("GET", f"/api/replays/{table}/analysis?after=-1")
    assert looked[0] == "survey" and set(looked) <= {"survey", "judge"}
    assert len(first["curve"]) > 2 and 0 <= first["done"] <= first["total"]
