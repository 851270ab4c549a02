"""`python -m tests.web.smoothness`: how smoothly a long story is told, and how long the script of a board update runs.

It prints figures and judges nothing. What the page needs is counted in processor time, so that it says little of how
busy this machine is, and told for a processor that is four times slower (`--slow`).
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect, sync_playwright

from tests.server.harness import Running
from tests.web.conftest import ARGUMENTS, NO_NOTES, chromium
from tests.web.test_stage_clock import ON_STAGE, STARTS, story_of

FRAME: Final = 1000 / 60  # milliseconds
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
SETTLED: Final = "() => new Promise((done) => requestIdleCallback(done))"  # opening the page is no update
LATE: Final = ".away button, .log .since .link"  # so much is told only when it is asked for
# Notes when each frame is drawn, for as long as something is told.
FRAMES: Final = """() => new Promise((done) => {
    const times = [];
    const tick = (now) => {
        times.push(now);
        const telling = times.length % 20 || document.querySelector('.caption, .moment'); // seldom: looking costs too
        if (times.length > 4000 || (!telling && times.length > 60)) done(times);
        else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
})"""


def look(browser: Browser, motion: Literal["no-preference", "reduce"]) -> tuple[Page, CDPSession]:
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion=motion)
    context.add_init_script(NO_NOTES)
    page = context.new_page()
    return page, context.new_cdp_session(page)


def frames(browser: Browser, url: str, game: str, slow: float) -> str:
    """A story of many moves, told at the usual pace: the frames as they came, and what the page needed for them.

    The second is processor time of the page's main thread, which is the same on a busy machine: what a task takes here
    it takes `slow` times on a slower processor, and a task that then takes longer than a frame loses one.
    """
    table, moves = story_of(game)
    page, _ = look(browser, "no-preference")
    table.open(page, url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate(SETTLED)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "__metadata"])
    for seat, text in moves:
        table.play(seat, text)
    page.wait_for_selector(f"{ON_STAGE}, {LATE}")
    if not page.query_selector(ON_STAGE):
        page.click(LATE)
    page.wait_for_selector(ON_STAGE)
    times: list[float] = page.evaluate(FRAMES)
    tasks = sorted(main_thread(json.loads(browser.stop_tracing())["traceEvents"]))
    page.context.close()
    gaps = sorted(after - before for before, after in itertools.pairwise(times))
    longer = sum(task * slow > FRAME for task in tasks)
    return (
        f"{len(moves)} moves, {len(gaps)} frames, {1000 / median(gaps):.0f} a second here; main thread "
        f"{slow * sum(tasks) / len(gaps):.1f} ms a frame, {longer} of {len(tasks)} tasks longer than a frame, "
        f"longest {slow * tasks[-1]:.0f} ms (on a processor {slow:g} times slower)"
    )


def main_thread(events: list[dict[str, Any]]) -> Iterator[float]:
    """How long each task of the page's main thread ran on a processor, in milliseconds."""
    names = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    for each in events:
        if each["name"].endswith("RunTask") and names.get((each["pid"], each["tid"])) == "CrRendererMain":
            yield each.get("tdur", 0) / 1000


def updates(browser: Browser, url: str, game: str) -> str:
    """Each move drawn at once, without a story: processor time of scripts for it, layout and style apart."""
    table, moves = story_of(game)
    page, line = look(browser, "reduce")
    table.open(page, url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate(SETTLED)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: list[float] = []
    for seat, text in moves:
        before = metric(line)
        table.play(seat, text)
        page.wait_for_timeout(1200)  # a still picture of the event stands for a second
        took.append((metric(line) - before) * 1000)
    page.context.close()
    return f"script of an update: {median(took):.1f} ms, longest {max(took):.1f} ms ({len(took)} updates)"


def metric(line: CDPSession, name: str = "ScriptDuration") -> float:
    found: dict[str, Any] = line.send("Performance.getMetrics")
    return next(float(each["value"]) for each in found["metrics"] if each["name"] == name)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.smoothness", description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times the processor is slowed")
    parser.add_argument("--game", choices=STARTS, help="only this game")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data) / "data") as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in [wanted.game] if wanted.game else STARTS:
            print(f"{game}: {frames(browser, running.url, game, wanted.slow)}", flush=True)
            print(f"{game}: {updates(browser, running.url, game)}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
