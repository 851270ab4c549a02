"""A real server with the built client, and Debian's Chromium. Needs both; on the build server a lack of them fails."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.server.harness import ROOT, Running
from tests.web import barriers
from tests.web.toasts import KEEP

WHOLE = ("chromium", "chromium-browser", "google-chrome")
LIGHT = "chromium-headless-shell"  # a third less of the processor; it cannot show notifications
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-site-isolation-trials",  # no process is kept ready for another site, which costs a sixth of a page
    "--no-first-run",
    "--host-resolver-rules=MAP rome.test 127.0.0.1",  # a host that is not this machine, as the browser sees it
]
PATIENCE = 300_000  # milliseconds; a busy machine takes long for a page
GONE = ("net::ERR_", "WebSocket connection")
REFUSED = ("status of 400", "status of 401", "status of 404", "status of 409")
Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def shortly(first: object, *others: object) -> list[object]:
    """Values for a parameter: the first in every run, the others with `--long`."""
    each = [other if isinstance(other, tuple) else (other,) for other in others]
    return [first, *(pytest.param(*other, marks=pytest.mark.long) for other in each)]


def missing(what: str, how: str) -> NoReturn:
    """Skip where something is not installed; on the build server that is a mistake."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing, and the build server must have it ({how})")
    pytest.skip(f"{what} is missing ({how})")


NO_NOTES: Final = """try {
    if (!localStorage.getItem('occasus.settings')) localStorage.setItem('occasus.settings', '{"notes": false}');
} catch {}"""


def chromium(light: bool = True) -> str:
    """The lightest Chromium that is installed, or a whole one."""
    program = next(filter(None, map(shutil.which, (LIGHT, *WHOLE) if light else WHOLE)), None)
    if program is None:
        missing("Chromium", "Debian: apt-get install chromium")
    return program


def pytest_configure(config: pytest.Config) -> None:
    """Let axe look at contrast everywhere in the long version."""
    barriers.always_contrast = bool(config.getoption("--long", False))


@pytest.fixture(scope="package")  # its loop runs as long as it is there, and tests of the server run loops of their own
def playwright() -> Iterator[Playwright]:
    """What starts browsers, once per worker."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all files of a worker, without a window."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the client, without rate limits, where "play now" waits for people as long as tests do.

    Whoever declined an invitation may be asked once more at once.
    """
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    with Running(tmp_path_factory.mktemp("site") / "data", fill_seconds=600, again_seconds=0) as running:
        yield running


@pytest.fixture
def service_workers() -> str:
    """Whether pages have one: it would keep the files of pages that are opened once. A test about it says "allow"."""
    return "block"


@pytest.fixture
def visit(browser: Browser, service_workers: str) -> Iterator[Visit]:
    """Opens pages, each as a person of its own; a mistake in the console of one fails the test.

    `lost` is for pages from which the test takes the server away, `refused` for those that send what the server does
    not take: only there may the console complain of that. What
    happens for the first time is explained only where a test asks for these `notes`.
    """
    mistakes: list[str] = []
    contexts = []

    def open_page(
        url: str = "", lost: bool = False, refused: bool = False, notes: bool = False, **settings: Any
    ) -> Page:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "service_workers": service_workers}
        context = browser.new_context(**usual | settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not notes:
            context.add_init_script(NO_NOTES)
        context.add_init_script(KEEP)
        page = context.new_page()
        page.on("console", lambda message: mistakes.extend(_mistake(message, GONE * lost + REFUSED * refused)))
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        if url:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not mistakes, mistakes


def _mistake(message: ConsoleMessage, expected: tuple[str, ...]) -> list[str]:
    """What the console complains about, but for what happens on purpose."""
    if message.type != "error" or any(word in message.text for word in expected):
        return []
    return [f"{message.text} ({message.location.get('url', '?')})"]
