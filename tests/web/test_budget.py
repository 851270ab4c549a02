"""The first load stays small, and what was loaded once is kept."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.harness import Running, fetch
from tests.web.conftest import Visit, shortly
from tests.web.test_fall_of_rome_games import ASK, be, make_table
from tests.web.test_shell import open_lobby

BUDGET = 150_000  # bytes over the line
INVITED = 110_000  # a lobby, with the words of its game and its figures
REQUESTS = 20


def weigh(page: Page) -> dict[str, int]:
    """Counts from now on what comes over the line, by address."""
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.status == 200:
            sizes = response.request.sizes()
            loaded[response.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    page.on("response", note)
    return loaded


@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_home_is_small_when_it_is_first_loaded(site: Running, visit: Visit, language: str) -> None:
    page = visit(locale=language)
    loaded = weigh(page)

    page.goto(site.url)
    page.wait_for_load_state("networkidle")

    assert sum(loaded.values()) < BUDGET, sorted(loaded.items(), key=lambda each: -each[1])[:8]
    assert len(loaded) <= REQUESTS


def test_an_invitation_is_small_when_it_is_first_loaded(site: Running, visit: Visit) -> None:
    host = visit(site.url)
    open_lobby(host)
    code = host.get_by_role("textbox", name="Invitation code or link").input_value()
    guest = visit()
    loaded = weigh(guest)

    guest.goto(f"{site.url}/join/{code}")
    guest.get_by_role("button", name="Sit here").first.wait_for()
    guest.wait_for_load_state("networkidle")

    assert sum(loaded.values()) < BUDGET + INVITED, sorted(loaded.items(), key=lambda each: -each[1])[:8]


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_a_board_can_be_played_after_few_requests(site: Running, visit: Visit, game: str) -> None:
    first = visit()
    be(first, site, "Livia")
    table = make_table(first, ["me", "bot", "bot"], game)
    first.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    page = visit(storage_state=first.context.storage_state())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto(f"{site.url}/table/{table['id']}")
    expect(page.locator("svg.board, [data-tile]").first).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert len([url for url in asked if not url.endswith("/api/me/turns")]) <= REQUESTS, asked


def test_what_can_be_compressed_comes_compressed_and_fonts_are_asked_for_first(site: Running) -> None:
    def get(path: str) -> httpx.Response:
        return fetch(site.url + path, headers={"accept": "text/html", "accept-encoding": "br, gzip"})

    page = get("/")
    code = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    fonts = re.findall(r'<link rel="preload" as="font"[^>]* href="([^"]+\.woff2)"', page.text)

    assert page.headers["content-encoding"] == "br"
    assert code and get(code[1]).headers["content-encoding"] == "br"
    assert len(fonts) == 3 and page.text.index(fonts[-1]) < page.text.index(code[1])
    assert all(get(font).status_code == 200 for font in fonts)


def test_a_page_that_was_seen_opens_without_the_server(site: Running, visit: Visit) -> None:
    page = visit(site.url, lost=True, service_workers="allow")
    page.wait_for_load_state("networkidle")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now through the worker, which keeps what it brings
    page.wait_for_load_state("networkidle")

    page.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^three board games", re.IGNORECASE))
