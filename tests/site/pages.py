"""What tests of the site do again and again."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

LONG: Final = 1_200_000  # milliseconds for a whole game; only an end to waiting
KEPT: Final = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""
INSTALLED: Final = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"
CONTROLLED: Final = "navigator.serviceWorker.controller !== null"
AT_ONCE: Final = """localStorage.setItem('occasus.settings', '{"notes": false, "speed": "instant"}')"""
GAMES: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")  # as they stand at home
WATCHES: Final = "this one only shows it"


def moves(page: Page) -> list[int]:
    """The numbers of the moves that are kept on the device, all tables together."""
    keys: list[str] = page.evaluate(KEPT)
    return sorted(int(key.rpartition("/")[2]) for key in keys if key.startswith("entry/"))


def play_bots(page: Page, game: str) -> None:
    """Begin a game with bots, and wait until it is my turn."""
    page.locator("article").nth(GAMES.index(game)).get_by_role("button", name="bots").click()
    page.wait_for_url("**/#/table/*")
    my_turn(page)


def begin(page: Page, game: str, players: int, way: str, level: str = "") -> None:
    """From home through the lobby to the board, with as many players, and bots of the level, as one likes."""
    page.locator("article").nth(GAMES.index(game)).get_by_role("button", name="One screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="With whom").get_by_text(way, exact=True).click()
    dialog.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    if level:
        for bot in page.get_by_role("combobox", name="How the bot plays").all():
            bot.select_option(level)
    page.get_by_role("button", name="Begin", exact=True).click()


def my_turn(page: Page) -> None:
    """Wait until it is my turn."""
    expect(page.get_by_role("heading", name="Your turn").first).to_be_attached()


def cut_the_net(page: Page) -> None:
    """When all of the site is kept, cut the net, and open the page again without it."""
    page.wait_for_function(INSTALLED)
    page.context.set_offline(True)
    page.reload()


def touch_until_it_is_over(page: Page, finger: str) -> None:
    """Let a finger touch what is offered, until the end is told."""
    page.wait_for_function(f"({finger})() === 'over'", polling=20, timeout=LONG)
