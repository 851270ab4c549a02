"""How long a site without a server takes until one can play: `python -m benchmarks.site FOLDER [OTHER] [--visits N]`.

Each folder is what `script/site` has built. Visits take turns, in Chromium with a host on the same machine: a first one
from home to the first position of Empire's End with bots, then later ones of that table, without a net. Two builds of
the same run can be compared; the seconds depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.web.static_host import static_host

LATER = 4  # later visits for each first one
INSTALLED = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"


def my_turn(page: Page) -> None:
    """Wait until one can play."""
    expect(page.get_by_role("heading", name="Your turn").first).to_be_attached(timeout=120_000)


def visits(browser: Browser, address: str) -> tuple[float, list[float]]:
    """The seconds of a first visit, and of later ones."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(120_000)
    page = context.new_page()
    began = perf_counter()
    page.goto(address)
    page.locator("article").nth(1).get_by_role("button", name="bots").click()
    my_turn(page)
    first = perf_counter() - began
    page.wait_for_function(INSTALLED)
    context.set_offline(True)
    later = []
    for _ in range(LATER):
        began = perf_counter()
        page.reload()
        my_turn(page)
        later.append(perf_counter() - began)
    context.close()
    return first, later


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--visits", type=int, default=3)
    asked = parser.parse_args()
    firsts: dict[Path, list[float]] = {folder: [] for folder in asked.folders}
    laters: dict[Path, list[float]] = {folder: [] for folder in asked.folders}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for _ in range(asked.visits):
            for folder in asked.folders:
                with static_host(folder, "/occasus/") as address:
                    first, later = visits(browser, address)
                firsts[folder].append(first)
                laters[folder] += later
        browser.close()
    base = asked.folders[-1]
    for folder in asked.folders:
        for kind, seconds in (("first visit", firsts), ("later", laters)):
            here = seconds[folder]
            times = median(here) / median(seconds[base])
            span = f"{min(here):.1f} to {max(here):.1f}"
            print(f"{folder}: {kind} {median(here):.1f} s ({span}), {times:.2f} times {base}")


if __name__ == "__main__":
    main()
