"""A new version of the site: it waits at a board, comes between games, and no window loses its game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from occasus.server.http.safety import LOCAL
from tests.site.pages import CONTROLLED, INSTALLED, moves, my_turn, play_bots, until, watching
from tests.site.static_host import static_host
from tests.web.conftest import Visit

LOOK = "navigator.serviceWorker.ready.then((found) => found.update()).then(() => null)"


class Published:
    """A site of which new versions are published."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder, self.address = folder, address

    def publish(self, version: str) -> None:
        index, worker = self.folder / "index.html", self.folder / "worker.js"
        index.write_text(index.read_text().replace("<title>", f'<meta name="{version}"><title>'))
        worker.write_text(re.sub(r"occasus-site-\w+", f"occasus-site-{version}", worker.read_text()))


@pytest.fixture
def published(folder: Path, tmp_path: Path) -> Iterator[Published]:
    shutil.copytree(folder, tmp_path / "site")
    with static_host(tmp_path / "site", "/occasus/", LOCAL) as address:
        yield Published(tmp_path / "site", address)


def playing(published: Published, visit: Visit) -> Page:
    """At a board of the version that is published, which is kept."""
    page = visit(published.address)
    play_bots(page, "empires_end")
    until(page, INSTALLED)
    until(page, CONTROLLED)
    return page


def has(page: Page, version: str) -> None:
    expect(page.locator(f"meta[name={version}]")).to_be_attached()


def test_it_waits_at_a_board_until_somebody_wants_it(published: Published, visit: Visit) -> None:
    page = playing(published, visit)
    known = moves(page)
    published.publish("second")
    page.evaluate(LOOK)
    button = page.get_by_role("button", name="Update now")
    expect(button).to_be_visible()
    assert "second" not in page.evaluate("fetch('index.html').then((answer) => answer.text())")
    button.click()
    has(page, "second")
    my_turn(page)
    assert moves(page)[: len(known)] == known


def test_between_games_it_comes_by_itself(published: Published, visit: Visit) -> None:
    page = playing(published, visit)
    known = moves(page)
    page.goto(f"{published.address}#/")
    published.publish("second")
    page.evaluate(LOOK)
    has(page, "second")
    page.locator("a[href*='/table/']").first.click()
    my_turn(page)
    assert moves(page)[: len(known)] == known


def test_of_two_windows_the_one_that_played_plays_on(published: Published, visit: Visit) -> None:
    page = playing(published, visit)
    second = page.context.new_page()
    second.goto(page.url)
    expect(watching(second)).to_be_visible()
    known = moves(page)
    published.publish("second")
    page.evaluate(LOOK)
    page.get_by_role("button", name="Update now").click()
    has(page, "second")
    has(second, "second")
    expect(watching(second)).to_be_visible()
    my_turn(page)
    expect(watching(page)).to_be_hidden()
    assert moves(page)[: len(known)] == known
