"""A server that has the site: it offers to play without it, and takes finished games to an account."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.local.device import Device, Tab, one_move
from tests.server.harness import ROOT, Running
from tests.site.pages import my_turn, play_bots, until
from tests.web.conftest import Visit, missing


@pytest.fixture
def server(folder: Path, tmp_path: Path) -> Iterator[Running]:
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    with Running(tmp_path / "data", site=folder) as running:
        yield running


async def _finished() -> tuple[str, str]:
    """A game that is over on some device: its table, and the file with all games there."""
    tab = Tab(Device())
    await tab.ask("PUT", "/api/me", {"name": "Ada"})
    table = await tab.table("empires_end", "me", "me")
    line = await tab.line(table)
    await line.until(lambda: len(line.views) == 2)
    while not line.over():
        if (await one_move(line))["type"] == "done":
            await line.until(lambda: line.over() or line.views[0]["actors"] != [])
    _, file = await tab.page.ask("GET", "/api/me/data", "")
    return table, file


def test_one_plays_here_and_takes_a_finished_game_to_the_account(server: Running, visit: Visit, tmp_path: Path) -> None:
    with ThreadPoolExecutor() as beside:  # where no loop of the browser runs
        table, file = beside.submit(lambda: asyncio.run(_finished())).result()
    (tmp_path / "occasus.json").write_text(file)
    page = visit(server.url)
    page.get_by_role("link", name="Play offline on this device").click()
    page.wait_for_url("**/here/")
    play_bots(page, "empires_end")
    page.goto(f"{server.url}/here/#/settings")
    page.get_by_label("Import games from a file").set_input_files(tmp_path / "occasus.json")
    expect(page.get_by_text("1 game imported.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all games to a file").click()
    assert f"table/{table}" in json.loads(saved.value.path().read_text())["kept"]
    page.get_by_role("button", name="Upload finished games to your account").click()
    expect(page.get_by_text("1 game added to your account.")).to_be_visible()
    page.goto(f"{server.url}/replays")
    page.get_by_role("region", name="Uploaded match files").get_by_role("listitem").get_by_role("link").click()
    expect(page.get_by_role("group", name="Move").locator("output")).to_be_visible()


def test_the_game_goes_on_when_the_server_is_gone(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/here/", lost=True)
    play_bots(page, "empires_end")
    until(page, "navigator.serviceWorker.controller?.scriptURL.endsWith('/here/worker.js')")
    server.stop()
    page.reload()
    my_turn(page)
