"""Whole games of Fall of Rome by touching whatever is offered first."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.test_replay import FIRST

STILL: Final = {"reduced_motion": "reduce"}

# A finger that touches the first sensible thing, again and again: what is asked, then the end of the actions.
FINGER: Final = """() => {
    const find = (query) => [...document.querySelectorAll(query)].find((one) => !one.disabled && one.offsetParent);
    const sure = find('.sure button.tablet');
    if (document.querySelector('.end .reason')) return 'over';
    const tablet = find('.tray button.tablet, .heap button.tablet');
    const more = find('.heap .line [data-answer]:not([aria-pressed=true])');
    const closing = find('.closing button:last-of-type');
    const pass = [...document.querySelectorAll('.actions li')].at(-1)?.querySelector('button:not(:disabled)');
    const target = sure ?? tablet ?? more ?? closing ?? pass;
    target?.click();
    return target ? 'touched' : 'waiting';
}"""


def touch_until_it_is_over(*pages: Page) -> None:
    for _ in range(3000):
        told = [page.evaluate(FINGER) for page in pages]
        if "over" in told:
            return
        pages[0].wait_for_timeout(15 if "touched" in told else 60)
    raise AssertionError("the game has no end")


ASK: Final = """async ([method, path, body]) => {
    const headers = {'content-type': 'application/json', 'x-occasus': '1'};
    return (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
}"""


def be(page: Page, site: Running, name: str) -> None:
    """Come in as somebody."""
    page.goto(site.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(ASK, ["PUT", "/api/me", {"name": name, "language": "en"}])


def make_table(page: Page, seats: list[str], game: str = "fall_of_rome") -> dict[str, Any]:
    wish = {"game": game, "seats": [{"kind": kind, "bot": "random"} for kind in seats]}
    made: dict[str, Any] = page.evaluate(ASK, ["POST", "/api/tables", wish])
    return made


def test_a_whole_game_alone(site: Running, visit: Visit) -> None:
    page = visit(**STILL)
    be(page, site, "Livia")
    table = make_table(page, ["me"])
    page.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    page.goto(f"{site.url}/table/{table['id']}")

    touch_until_it_is_over(page)

    ending = page.get_by_role("main")
    expect(ending).to_contain_text("Decline")
    expect(ending).to_contain_text("moves")
    ending.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("group", name="Move").locator("output")).to_have_text(FIRST)


def test_a_whole_game_of_two_people_and_a_bot(site: Running, visit: Visit) -> None:
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    table = make_table(livia, ["me", "open", "bot"])
    marcus.evaluate(ASK, ["POST", f"/api/invites/{table['code']}", {}])
    marcus.evaluate(ASK, ["PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "me"}])
    livia.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    for page in (livia, marcus):
        page.goto(f"{site.url}/table/{table['id']}")

    touch_until_it_is_over(livia, marcus)

    for page in (livia, marcus):
        expect(page.get_by_role("main")).to_contain_text("Decline")
