"""All games as one file: brought whole to another device, or refused with a sentence and not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from occasus.local import import_file
from occasus.tables.store.ids import content_id
from tests.local.device import Device, Tab, one_move
from tests.local.test_device import alone, runs, somebody, whole_game

Kept = dict[str, str]


async def saved(tab: Tab) -> str:
    """The file with all games of a device."""
    _, file = await tab.page.ask("GET", "/api/me/data", "")
    return file


@runs
async def test_all_games_go_to_another_device_as_one_file() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    await one_move(line)
    file = await saved(tab)
    other = await somebody(Device())
    await alone(other)
    assert (await other.ask("POST", "/api/me/data", {"file": file}))["games"] == 1
    assert (await other.ask("POST", "/api/me/data", {"file": file}))["games"] == 0
    again = await other.line(table)
    await again.until(lambda: len(again.views) == 2)
    assert again.number == line.number
    assert (await one_move(again))["type"] == "done"
    new = Tab(Device())
    assert (await new.ask("POST", "/api/me/data", {"file": file}))["games"] == 1
    assert (await new.ask("GET", "/api/me"))["person"]["name"] == "Ada"


@runs
async def test_a_game_that_went_on_here_and_there_stays_as_it_is_here() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    await one_move(line)
    file = await saved(tab)
    other = await somebody(Device())
    await other.ask("POST", "/api/me/data", {"file": file})
    there = await other.line(table)
    await there.until(lambda: len(there.views) == 2)
    for _ in range(3):
        assert (await one_move(there))["type"] == "done"
    await one_move(line)
    number = line.number
    back = await saved(other)
    assert (await tab.ask("POST", "/api/me/data", {"file": back}))["games"] == 0
    again = await tab.line(table)
    await again.until(lambda: len(again.views) == 2)
    assert again.number == number
    assert (await one_move(again))["type"] == "done"


@runs
async def test_finished_games_match_files_and_content_files_come_along() -> None:
    tab = await somebody(Device())
    table, line = await alone(tab)
    await whole_game(line)
    await tab.page.house.saver.save()
    await tab.ask("POST", "/api/replays", await tab.ask("GET", f"/api/replays/{table}"))
    made = await tab.ask("POST", "/api/tables", {"game": "empires_end", "seats": [{"kind": "me"}, {"kind": "me"}]})
    await tab.ask(
        "PATCH",
        f"/api/tables/{made['id']}",
        {"content": "locations: {tiles: [{id: road_6, points: {value: 71}}]}"},
    )
    with_bots = await tab.table("fall_of_rome", "me", "miles")
    other = await somebody(Device())
    assert (await other.ask("POST", "/api/me/data", {"file": await saved(tab)}))["games"] == 4
    mine = {each["id"] for each in (await other.ask("GET", "/api/tables"))["mine"]}
    assert mine == {made["id"], with_bots}
    found = await other.ask("GET", "/api/replays")
    assert [each["id"] for each in found["mine"]] == [table]
    assert len(found["brought"]) == 1
    assert "71" in json.dumps(await other.ask("GET", f"/api/tables/{made['id']}/facts"))


def only(kept: Kept, kind: str) -> str:
    """The first key of a kind."""
    return next(key for key in sorted(kept) if key.startswith(f"{kind}/"))


def changed(kind: str, change: Callable[[dict[str, Any]], object]) -> Callable[[Kept], None]:
    """Changes the first record of a kind."""

    def spoil(kept: Kept) -> None:
        key = only(kept, kind) if kind != "me" else kind
        record = json.loads(kept[key])
        change(record)
        kept[key] = json.dumps(record)

    return spoil


def without(kind: str) -> Callable[[Kept], None]:
    def spoil(kept: Kept) -> None:
        del kept[only(kept, kind)]

    return spoil


def named(kind: str, name: str) -> Callable[[Kept], None]:
    def spoil(kept: Kept) -> None:
        kept[name] = kept.pop(only(kept, kind))

    return spoil


def table(**values: Any) -> Callable[[Kept], None]:
    return changed("table", lambda record: record["table"].update(values))


@pytest.mark.parametrize(
    "spoil",
    [
        table(game="another_game"),
        table(id="0" * 16),
        table(number=3),
        table(number=10**9),
        table(seats=3),
        table(state="nowhere"),
        table(host="somebodyelse"),
        table(content="f" * 64),
        changed("table", lambda record: record["seats"].pop()),
        changed("table", lambda record: record["seats"][0].update(seat=1)),
        changed("table", lambda record: record["seats"][0].update(person="somebodyelse")),
        changed("entry", lambda record: record.update(number=7)),
        changed("entry", lambda record: record.update(action="x" * 1000)),
        changed("snapshot", lambda record: record.update(kind="another")),
        changed("snapshot", lambda record: record.update(number=10**9)),
        changed("replay", lambda record: record["row"].update(id="0" * 16)),
        changed("replay", lambda record: record.update(data="{}")),
        changed("replay", lambda record: record.update(data="[")),
        changed("me", lambda record: record.update(id='"},{"')),
        changed("me", lambda record: record.update(name="x" * 1000)),
        changed("me", lambda record: record.update(account="root")),
        without("entry"),
        without("table"),
        named("entry", "entry/0000000000000000/000000"),
        named("snapshot", "snapshot/0000000000000000/latest"),
        named("replay", "replay/0/0"),
        named("content", "content/" + "0" * 64),
        lambda kept: kept.update({"table/x": "{}"}),
        lambda kept: kept.update({"../x": ""}),
        lambda kept: kept.update({"content/x": "[" * 100_000}),
        lambda kept: kept.pop("me"),
    ],
)
@runs
async def test_a_file_with_one_thing_that_cannot_be_is_refused_whole(spoil: Callable[[Kept], None]) -> None:
    tab = await somebody(Device())
    _, line = await alone(tab)
    await one_move(line)
    await tab.page.house.saver.save()
    file = json.loads(await saved(tab))
    row = {"id": "abcdefgh12345678", "person": json.loads(file["kept"]["me"])["id"], "game": "empires_end", "at": 1.0}
    match = {**MATCH, "moves": []}
    file["kept"]["replay/abcdefgh12345678"] = json.dumps({"row": row, "data": json.dumps(match)})
    content = '{"locations":{}}'
    file["kept"][f"content/{content_id(content)}"] = content
    device = Device()
    other = await somebody(device)
    before = dict(device.kept)
    good = json.dumps(file)
    spoil(file["kept"])
    refused = await other.ask("POST", "/api/me/data", {"file": json.dumps(file)}, status=400)
    assert refused["code"] in ("no_games", "games_damaged")
    assert device.kept == before
    assert (await other.ask("POST", "/api/me/data", {"file": good}))["games"] == 2


MATCH: dict[str, Any] = {
    "format": "occasus match 1",
    "game": "empires_end",
    "rules_version": 1,
    "seats": 2,
    "options": {},
    "content": {},
    "seed": "00",
    "opening": None,
    "result": None,
}


@pytest.mark.parametrize(
    "file", ["", "{}", "[]", "[" * 100_000, '{"format":"occasus-device-2","kept":{}}', "\x00", '{"format":"occasus']
)
@runs
async def test_another_file_is_refused(file: str) -> None:
    tab = await somebody(Device())
    assert (await tab.ask("POST", "/api/me/data", {"file": file}, status=400))["code"] == "no_games"


@runs
async def test_a_file_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = await somebody(Device())
    await alone(tab)
    file = await saved(tab)
    device = Device()
    other = await somebody(device)
    before = dict(device.kept)
    for bound, most in (("MOST_BYTES", len(file) - 1), ("MOST_RECORDS", len(json.loads(file)["kept"]) - 1)):
        with monkeypatch.context() as patch:
            patch.setattr(import_file, bound, most)
            refused = await other.ask("POST", "/api/me/data", {"file": file}, status=413)
            assert refused["code"] == "games_too_large"
            assert device.kept == before


@runs
async def test_games_that_cannot_be_kept_are_not_brought() -> None:
    tab = await somebody(Device())
    await alone(tab)
    device = Device()
    other = await somebody(device)
    before = dict(device.kept)
    device.full = True
    assert (await other.ask("POST", "/api/me/data", {"file": await saved(tab)}, status=507))["code"] == "not_kept"
    assert device.kept == before
    assert (await other.ask("GET", "/api/tables"))["mine"] == []
