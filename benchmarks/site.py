"""How long a site without a server takes until one can play, and how long its bots think.

`python -m benchmarks.site FOLDER [OTHER] [--visits N] [--bots]`: each folder is what `script/site` has built, or the
prototype, a page that shows moves as buttons, without boards. Visits take turns, in Chromium with a host on the same
machine: a first one from home to the first position with bots, then later ones, without a net. Folders of the same run
are compared with the last one; the seconds depend on what else the machine does. What the page and its workers ask for
until then is counted as a host sends it (gzip, without fonts). With `--bots` the decisions of bots
are measured at the same positions in the Python of the first folder and in the one that runs this.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright
from tests.site.pages import INSTALLED, REMEMBERED
from tests.site.python import run, start_python
from tests.site.static_host import static_host

LATER = 4  # later visits for each first one
PATIENCE = 240_000  # milliseconds
LEVELS = ("miles", "centurio", "legatus")
GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")
TURNS = 10
MINE = """() => window.at?.playable
    || [...document.querySelectorAll('h1, h2, h3')].some((one) => one.textContent.includes('Your turn'))"""
THOUGHT = """
from time import perf_counter
import occasus.tables.room.lobby
from occasus.local.services import SETTINGS
from tests.local.device import Device, Tab, on_a_device, think_at_once

async def run(game, bot, turns):
    seconds = []
    async def think(text):
        began = perf_counter()
        try:
            return await think_at_once(text)
        finally:
            seconds.append(perf_counter() - began)
    occasus.tables.room.lobby.new_secret = lambda: "5eed" * 16
    await on_a_device(game, bot, turns, Tab(Device(), think, SETTINGS))
    return seconds
"""


def my_turn(page: Page) -> None:
    """Wait until one can play."""
    page.wait_for_function(MINE, polling=20)


def sent(folder: Path, asked: set[str]) -> int:
    """How many bytes a host sends for what was asked for."""
    files = [folder / (name or "index.html") for name in asked if not name.endswith(".woff2")]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file())


def visits(browser: Browser, folder: Path) -> tuple[int, float, list[float]]:
    """The bytes and the seconds of a first visit, and the seconds of later ones."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    later = []
    asked: set[str] = set()

    def note(request: Request) -> None:
        if not request.service_worker and request.url.startswith(address):  # that one fetches for later visits
            asked.add(request.url.removeprefix(address).partition("?")[0].partition("#")[0])

    context.on("request", note)
    with static_host(folder, "/occasus/") as address:
        began = perf_counter()
        page.goto(address)
        if (folder / "games.json").is_file():  # the prototype begins by itself
            page.locator("article").first.get_by_role("button", name="bots").click()
        my_turn(page)
        first = perf_counter() - began
        loaded = sent(folder, set(asked))
        page.wait_for_function(INSTALLED)
        if (folder / "games.json").is_file():
            page.wait_for_function(REMEMBERED)
        context.set_offline(True)
        for _ in range(LATER):
            began = perf_counter()
            page.reload()
            my_turn(page)
            later.append(perf_counter() - began)
    context.close()
    return loaded, first, later


def compare_visits(browser: Browser, folders: list[Path], count: int) -> None:
    """Print what visits load and how long they take."""
    sizes: dict[Path, int] = {}
    firsts: dict[Path, list[float]] = {folder: [] for folder in folders}
    laters: dict[Path, list[float]] = {folder: [] for folder in folders}
    for _ in range(count):
        for folder in folders:
            sizes[folder], first, later = visits(browser, folder)
            firsts[folder].append(first)
            laters[folder] += later
    for folder in folders:
        size, other = sizes[folder], sizes[folders[-1]]
        print(f"{folder}: {size / 1e6:.2f} MB to the first position, {size / other:.2f} times {folders[-1]}")
        for kind, seconds in (("first visit", firsts), ("later", laters)):
            here = seconds[folder]
            times = median(here) / median(seconds[folders[-1]])
            span = f"{min(here):.1f} to {max(here):.1f}"
            print(f"{folder}: {kind} {median(here):.1f} s ({span}), {times:.2f} times {folders[-1]}")


def compare_bots(browser: Browser, folder: Path) -> None:
    """Print how long bots think there and here, and their longest decision there."""
    names: dict[str, Any] = {}
    exec(THOUGHT, names)
    with static_host(folder, "/occasus/") as address, ThreadPoolExecutor() as beside:  # where no loop runs
        page = browser.new_page()
        page.goto(f"{address}licences.txt")
        start_python(page, f"{address}python/")
        for game in GAMES:
            for level in LEVELS:
                there = run(page, THOUGHT, game, level, TURNS)
                here = beside.submit(asyncio.run, names["run"](game, level, TURNS)).result()
                times = mean(there) / mean(here)
                print(
                    f"{game} {level}: {len(there)} decisions, {1000 * mean(there):.0f} ms, "
                    f"{times:.1f} times as long as here; the longest {max(there):.2f} s"
                )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--bots", action="store_true")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if asked.visits:
            compare_visits(browser, asked.folders, asked.visits)
        if asked.bots:
            compare_bots(browser, asked.folders[0])
        browser.close()


if __name__ == "__main__":
    main()
