"""The site without a server, in Chromium: from any path, without a net after the first visit, and nothing is lost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import ROOT
from tests.web.conftest import Visit, missing
from tests.web.static_host import static_host

SITE = ROOT / "build/site"
SOURCES = ("src/occasus", "docs/rules", "site", "web/src", "web/public", "web/index.html", "web/vite.config.ts")
KEPT = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""
INSTALLED = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"
CONTROLLED = "navigator.serviceWorker.controller !== null"


def _newest(name: str) -> float:
    path = ROOT / name
    files = [path] if path.is_file() else [file for file in path.rglob("*") if "node_modules" not in file.parts]
    made = ("__pycache__", "client")
    return max(file.stat().st_mtime for file in files if file.is_file() and not set(made) & set(file.parts))


pytestmark = pytest.mark.long  # building the site takes a minute


@pytest.fixture(scope="module")
def folder() -> Path:
    """The built site; on the build server it is built now, elsewhere somebody must have built it."""
    made = SITE / "worker.js"
    if not made.is_file() or made.stat().st_mtime < max(map(_newest, SOURCES)):
        if os.environ.get("CI") != "true":
            missing("A current site", "script/site builds it")
        built = subprocess.run([ROOT / "script/site"], capture_output=True, text=True)
        assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return SITE


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The site under a path, as a host of projects serves it."""
    with static_host(folder, "/somebody/occasus/") as url:
        yield url


def _moves(page: Page) -> int:
    keys: list[str] = page.evaluate(KEPT)
    return sum(key.startswith("entry/") for key in keys)


def _play_bots(page: Page, game: int) -> None:
    """Begin a game with bots, and wait until it is my turn."""
    page.locator("article").nth(game).get_by_role("button", name="bots").click()
    page.wait_for_url("**/#/table/*")
    _my_turn(page)


def _my_turn(page: Page) -> None:
    expect(page.get_by_role("heading", name="Your turn").first).to_be_attached()


def _without_a_net(page: Page) -> None:
    """When all of the site is kept, cut the net."""
    page.wait_for_function(INSTALLED)
    page.context.set_offline(True)


def test_a_game_with_bots_goes_on_without_a_net_and_a_second_tab_watches(address: str, visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    _play_bots(page, 1)
    _without_a_net(page)
    page.reload()
    _my_turn(page)
    assert _moves(page) > 10
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_text("this one only shows it")).to_be_visible()
    page.close()
    expect(second.get_by_text("this one only shows it")).to_be_hidden()
    assert [url for url in asked if not url.startswith((address, "blob:", "data:"))] == []


def test_it_can_be_installed_as_an_app(address: str, visit: Visit) -> None:
    page = visit(address)
    page.wait_for_function(INSTALLED)
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_a_new_version_waits_at_a_board_until_somebody_wants_it(folder: Path, visit: Visit, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(folder, site)
    with static_host(site, "/occasus/") as address:
        page = visit(address)
        _play_bots(page, 1)
        page.wait_for_function(INSTALLED)
        page.wait_for_function(CONTROLLED)
        moves = _moves(page)
        index, worker = site / "index.html", site / "worker.js"
        index.write_text(index.read_text().replace("<title>", '<meta name="second"><title>'))
        worker.write_text(re.sub(r"occasus-site-\w{16}", "occasus-site-second", worker.read_text()))
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => null)")
        button = page.get_by_role("button", name="Use it now")
        expect(button).to_be_visible()
        assert "second" not in page.evaluate("fetch('index.html').then((answer) => answer.text())")
        button.click()
        expect(page.locator("meta[name=second]")).to_be_attached()
        _my_turn(page)
        assert _moves(page) >= moves
