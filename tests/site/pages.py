"""What tests of the site do again and again."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.server.harness import PATIENCE

LONG: Final = 1200.0  # seconds for a whole game; only an end to waiting
KEPT: Final = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""
ENTRIES: Final = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const all = IDBKeyRange.bound('entry/', 'entry0');
        const asked = opening.result.transaction('kept').objectStore('kept').getAll(all);
        asked.onsuccess = () => { opening.result.close(); done(asked.result.map((text) => JSON.parse(text))); };
    };
})"""
INSTALLED: Final = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"
REMEMBERED: Final = """async () => {
    for (const name of await caches.keys())
        if (name.startsWith('occasus-memory-')) return (await (await caches.open(name)).keys()).length === 1;
}"""
CONTROLLED: Final = "navigator.serviceWorker.controller !== null"
AT_ONCE: Final = """localStorage.setItem('occasus.settings', '{"notes": false, "speed": "instant"}')"""
GAMES: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")  # as they stand at home


def until(page: Page, code: str, patience: float = PATIENCE) -> None:
    """Wait until an expression or a function is true; asked from here, since the policy of a page forbids `eval`."""
    deadline = time.monotonic() + patience
    while not page.evaluate(code):
        assert time.monotonic() < deadline, f"{code}: {page.locator('body').inner_text()}"
        page.wait_for_timeout(20)


def watching(page: Page) -> Locator:
    """What a tab says that only watches."""
    return page.locator("[role=status] > p", has_text="this tab is view-only")


def moves(page: Page) -> list[int]:
    """The numbers of the moves that are kept on the device, all tables together."""
    keys: list[str] = page.evaluate(KEPT)
    return sorted(int(key.rpartition("/")[2]) for key in keys if key.startswith("entry/"))


def decided(page: Page) -> set[int]:
    """The seats whose decisions, made by a person, are kept on the device."""
    return {entry["seat"] for entry in page.evaluate(ENTRIES) if entry["kind"] == "move" and entry.get("person")}


def tables(page: Page) -> set[str]:
    """The ids of the tables of which anything is kept on the device."""
    return {key.split("/")[1] for key in page.evaluate(KEPT) if key.startswith(("table/", "entry/", "snapshot/"))}


def play_bots(page: Page, game: str) -> None:
    """Begin a game with bots, and wait until it is my turn."""
    page.locator("article").nth(GAMES.index(game)).get_by_role("button", name="bots").click()
    page.wait_for_url("**/#/table/*")
    my_turn(page)


def begin(page: Page, game: str, players: int, way: str, level: str = "") -> None:
    """From home through the lobby to the board, with as many players, and bots of the level, as one likes."""
    page.locator("article").nth(GAMES.index(game)).get_by_role("button", name="Same screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Play with").get_by_text(way, exact=True).click()
    dialog.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("button", name="Start game", exact=True)).to_be_enabled()
    if level:
        for bot in page.get_by_role("combobox", name="Bot level").all():
            bot.select_option(level)
    page.get_by_role("button", name="Start game", exact=True).click()


def my_turn(page: Page) -> None:
    """Wait until it is my turn, whatever is asked: the title of the window says so."""
    expect(page).to_have_title(re.compile("Your turn"))


def cut_the_net(page: Page) -> None:
    """When all of the site is kept, cut the net, and open the page again without it."""
    until(page, INSTALLED)
    page.context.set_offline(True)
    page.reload()


def touch_until_it_is_over(page: Page, finger: str) -> None:
    """Let a finger touch what is offered, until the end is told."""
    until(page, f"({finger})() === 'over'", LONG)
