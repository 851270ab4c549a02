"""An event in the browser: found in the list, signed up for, and from there to a table and back."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any

from playwright.sync_api import expect
from sqlalchemy import update

from occasus.server.storage.schema import CONTESTS
from tests.server.accounts.test_sessions import change
from tests.server.contests.test_contests import create, host_of, sign_up, until
from tests.server.harness import Client, Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_fall_of_rome_games import be


def test_an_event_leads_to_a_table(site: Running, visit: Visit) -> None:
    page, host = visit(reduced_motion="reduce"), host_of(site)
    contest = create(host, name="Evening Swiss")["id"]
    people = [host, site.person("Galla"), site.person("Titus")]
    sign_up(contest, people)
    be(page, site, "Livia")
    page.goto(f"{site.url}/tables")
    page.get_by_role("link", name="Events").click()
    expect(page.get_by_text("To create events, you need an account.")).to_be_visible()
    no_barriers(page)
    page.get_by_role("listitem").filter(has_text="Evening Swiss").get_by_role("link", name="View").click()
    mine = page.get_by_role("region", name="Your status")
    expect(mine.get_by_text("You haven’t signed up.")).to_be_visible()
    mine.get_by_role("button", name="Sign up").click()
    expect(mine.get_by_text("You’re in.")).to_be_visible()
    expect(page.get_by_role("region", name="4 players").get_by_text("Livia")).to_be_visible()
    no_barriers(page)
    start = update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time())
    with ThreadPoolExecutor() as other:  # this one has the loop of the browser
        other.submit(change, site, start).result()
    expect(page).to_have_url(re.compile("/table/"), timeout=60_000)
    page.go_back()
    expect(mine.get_by_role("link", name="Go to your table")).to_be_visible()
    expect(page.get_by_role("region", name="Tables now").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()
    no_barriers(page)
    mine.get_by_role("link", name="Go to your table").click()
    expect(page).to_have_url(re.compile("/table/"))
    for person in people:  # so that home shows no game to those who come later
        with person.socket(person.get(f"/api/contests/{contest}")["table"]) as socket:
            socket.ask("resign", seat=socket.welcome["seats"][0])


def in_thread(site: Running, statement: Any) -> None:
    """Change the database from a thread: this one has the loop of the browser."""
    with ThreadPoolExecutor() as other:
        other.submit(change, site, statement).result()


def test_a_finished_event_has_a_podium_my_result_replays_and_what_comes_next(site: Running, visit: Visit) -> None:
    page, host = visit(reduced_motion="reduce"), host_of(site)
    contest = create(host, name="Evening arena", kind="arena", length=60)["id"]
    be(page, site, "Livia")
    livia = Client(site.url)
    livia.http.cookies.update({cookie["name"]: cookie["value"] for cookie in page.context.cookies()})
    people = [livia, *(site.person(name) for name in ("Galla", "Titus", "Nero"))]
    sign_up(contest, people)
    in_thread(site, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time()))
    tables: dict[str, Client] = {}
    while len(tables) < 2:
        tables |= {table: person for person in people if (table := person.get(f"/api/contests/{contest}")["table"])}
    in_thread(site, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time() - 3600))
    for table, person in tables.items():
        with person.socket(table) as socket:
            socket.ask("resign", seat=socket.welcome["seats"][0])
    following = create(host, name="Next Swiss", starts=time() + 90_000)["id"]
    until(host, contest, "over")

    page.goto(f"{site.url}/events/{contest}")

    podium = page.get_by_role("region", name="Podium")
    expect(podium.get_by_role("listitem")).to_have_count(3)
    expect(podium.get_by_text("3 points")).to_have_count(2)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    podium.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Link copied. It shows the winners and all points.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}/events/{contest}"
    expect(page.get_by_role("region", name="Your status").get_by_text("Your place:")).to_be_visible()
    again = page.get_by_role("region", name="Worth another look")
    expect(again.get_by_text("your table")).to_have_count(1)
    expect(page.get_by_role("region", name="Next").get_by_role("link", name="View")).to_be_visible()
    no_barriers(page)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width
    again.get_by_role("link", name="Replay").first.click()
    expect(page).to_have_url(re.compile("/replay/"))
    host.call("DELETE", f"/api/contests/{following}")
