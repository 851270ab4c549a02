"""The first load stays small, and what was loaded once is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response

from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.test_shell import open_lobby

BUDGET = 300_000  # bytes over the line


def weigh(page: Page) -> dict[str, int]:
    """Counts from now on what comes over the line, by address."""
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.status == 200:
            sizes = response.request.sizes()
            loaded[response.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    page.on("response", note)
    return loaded


@pytest.mark.parametrize("language", ["en", "pl"])  # Polish letters come in files of their own
def test_home_is_small_when_it_is_first_loaded(site: Running, visit: Visit, language: str) -> None:
    page = visit(service_workers="block", locale=language)
    loaded = weigh(page)

    page.goto(site.url)
    page.wait_for_load_state("networkidle")

    assert sum(loaded.values()) < BUDGET, sorted(loaded.items(), key=lambda each: -each[1])[:8]


def test_an_invitation_is_small_when_it_is_first_loaded(site: Running, visit: Visit) -> None:
    host = visit(site.url)
    open_lobby(host)
    code = host.get_by_role("textbox", name="Code or link").input_value()
    guest = visit(service_workers="block")
    loaded = weigh(guest)

    guest.goto(f"{site.url}/join/{code}")
    guest.get_by_role("button", name="Sit here").first.wait_for()
    guest.wait_for_load_state("networkidle")

    assert sum(loaded.values()) < BUDGET, sorted(loaded.items(), key=lambda each: -each[1])[:8]


def test_a_page_that_was_seen_opens_without_the_server(site: Running, visit: Visit) -> None:
    page = visit(site.url, lost=True)
    page.wait_for_load_state("networkidle")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now through the worker, which keeps what it brings
    page.wait_for_load_state("networkidle")

    page.context.set_offline(True)
    page.reload()

    assert page.get_by_role("heading", level=1).inner_text().lower().startswith("three games")
