"""Script time of a full board update in a late position of Fall of Rome: `python -m benchmarks.board`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright
from tests.server.harness import Running
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.position_table import Arranged
from tests.web.positions import LATE

MOVES = (("ravenna", 2), ("mediolanum", 2), ("genua", 1), ("mediolanum", 1), ("ravenna", 0))


def main() -> None:
    """Print the milliseconds of script for each of some moves, in the time of the page's own thread."""
    with tempfile.TemporaryDirectory() as data, Running(Path(data) / "data") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
        table = Arranged("fall_of_rome", 3, LATE | {"turn": {"active": 1, "actions": 9}})
        table.open(page, site.url, [1])
        page.get_by_role("application").wait_for()
        page.get_by_role("region", name="Board as text").wait_for(state="attached")  # all is there
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def script() -> float:
            metrics = session.send("Performance.getMetrics")["metrics"]
            return float(next(1000 * one["value"] for one in metrics if one["name"] == "ScriptDuration"))

        seen, whole = [], []
        for there, number in MOVES:
            before = script()
            table.play(1, f"march {there} {number}")
            page.evaluate("0")  # answered after the move was taken in, which is done in one go
            seen.append(script() - before)
            page.wait_for_timeout(300)
            whole.append(script() - before)
        browser.close()
    print(f"script until a move stands on the board: median {median(seen):.1f} ms, of {listed(seen)}")
    print(f"with the board as text, which follows when the browser is idle: {median(whole):.1f} ms, of {listed(whole)}")


def listed(spent: list[float]) -> str:
    """Milliseconds, one after another."""
    return ", ".join(f"{one:.1f}" for one in spent)


if __name__ == "__main__":
    main()
