"""Slow play in the browser: the digest with its count, mail from the form to the last link, a push that is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.server.harness import PATIENCE, ROOT, Running
from tests.server.receivers import mailbox
from tests.web.barriers import no_barriers
from tests.web.conftest import ARGUMENTS, Visit, chromium, missing

WHERE = "http://127.0.0.1"


def link(text: str, deed: str) -> str:
    """The link of a mail, as the path on the server under test."""
    address = next(word for word in text.split() if f"/{deed}/" in word)
    return address[address.index(f"/{deed}/") :]


def slow_game(page: Page) -> str:
    """A started slow game of one; returns its id."""
    return str(
        page.evaluate(
            """async () => {
            const ask = async (path, method, body) => (await fetch(path, { method, body: JSON.stringify(body),
                headers: { 'x-occasus': '1', 'content-type': 'application/json' } })).json();
            await ask('/api/me', 'PUT', { name: 'Ada', language: 'en' });
            const table = await ask('/api/tables', 'POST', { game: 'fall_of_rome', seats: [{ kind: 'me' }], days: 2 });
            await ask(`/api/tables/${table.id}/start`, 'POST', {});
            return table.id;
        }"""
        )
    )


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole Chromium, which shows notifications."""
    browser = playwright.chromium.launch(executable_path=chromium(light=False), args=ARGUMENTS)
    yield browser
    browser.close()


def test_my_turn_by_page_mail_and_push(visit: Visit, tmp_path: Path) -> None:
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    settings = {"mail_from": "occasus@example.org", "url": WHERE, "notice_seconds": 0, "sweep_seconds": 0.3}
    with mailbox() as (box, smtp), Running(tmp_path / "data", port=0, smtp=smtp, **settings) as site:
        page = visit(f"{site.url}/turns", permissions=["notifications"], service_workers="allow")
        expect(page.get_by_text("No one is waiting for you.")).to_be_visible()
        table = slow_game(page)
        page.reload()
        expect(page.locator(f'a[href="/table/{table}"]')).to_contain_text("next move due")
        expect(page.locator("header .pill .count")).to_have_text("1")
        assert page.title().startswith("● ")
        no_barriers(page)

        page.goto(f"{site.url}/settings")
        page.get_by_label("Address").fill("ada@example.org")
        page.get_by_role("button", name="Send confirmation link").click()
        expect(page.get_by_text("sent a confirmation link to ada@example.org")).to_be_visible()
        no_barriers(page)
        page.goto(site.url + link(box.wait(1).get_content(), "confirm"))
        expect(page.get_by_text("Email address confirmed.")).to_be_visible()
        told = box.wait(2)
        assert f"{WHERE}/table/{table}" in told.get_content()
        page.goto(site.url + link(told.get_content(), "unsubscribe"))
        expect(page.get_by_text("You won’t get any more emails")).to_be_visible()
        page.goto(f"{site.url}/settings")
        expect(page.get_by_role("group", name="By email").get_by_label("Off")).to_be_checked()

        assert shown(page, {"title": "It’s your turn", "body": "Fall of Rome", "path": f"/table/{table}"}) == [
            ["It’s your turn", "Fall of Rome", f"/table/{table}"]
        ]


def shown(page: Page, message: dict[str, str]) -> list[list[str]]:
    """Let the browser deliver a push to this site's worker until one is shown; returns the notices that it shows.

    The browser may drop a push whose worker it is just starting, as a push service may, and says nothing about it.
    """
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    origin = page.evaluate("location.origin")
    browser = page.context.new_cdp_session(page)
    active: list[str] = []
    browser.on(
        "ServiceWorker.workerVersionUpdated",
        lambda event: active.extend(
            each["registrationId"]
            for each in event["versions"]
            if each["status"] == "activated" and each["scriptURL"].startswith(origin)
        ),
    )
    browser.send("ServiceWorker.enable")
    found: list[list[str]] = []
    deadline = monotonic() + PATIENCE
    while not found and monotonic() < deadline:
        page.wait_for_timeout(500)
        if active:
            push = {"origin": origin, "registrationId": active[-1], "data": json.dumps(message)}
            browser.send("ServiceWorker.deliverPushMessage", push)
        found = page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map((each) => [each.title, each.body, each.data])"""
        )
    assert active, "no worker is active"
    return found
