"""Games of Empire's End by touching whatever is offered first: from a late position, and whole ones."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from occasus.core.basics import Position
from tests.server.client_model import seen_after
from tests.server.harness import ROOT, Running
from tests.web.conftest import Visit
from tests.web.empires_end_positions import MIDDLE, pair
from tests.web.position_table import Arranged
from tests.web.test_fall_of_rome_games import ASK, be

STILL: Final = {"reduced_motion": "reduce"}
BID: Final = ("axes", "coins", "strength")
LATE: Final[Position] = MIDDLE | {"hourglass": 24, "turn": {"phase": "disaster"}}
LATE_PAIR: Final[Position] = pair(MIDDLE) | {"hourglass": 23, "turn": {"phase": "industry"}}

# A finger that touches the first sensible thing: what is asked, then an ability, then the end of the phase.
FINGER: Final = """() => {
    const can = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.offsetParent;
    const find = (query) => [...document.querySelectorAll(query)].find(can);
    if (document.querySelector('.end .reason')) return 'over';
    const choosing = find('.choice') || find('article.open');
    const queries = [
        '.sure button.tablet', '.reveal button.tablet',
        '.pass button',
        '.choice button.tablet', '.choice .answers button:not([aria-pressed=true])',
        '.industry .panel button.tablet',
        ...(choosing ? ['.own .tile.lit, .own .strip.lit'] : []),
        '.what button.tablet', '.pay .way:not(.off):not(.on)',
        '.what .deeds button:not([aria-pressed=true]), .what .take button:not([aria-pressed=true])',
        '.industry .deeds:not(.end) button', '.economy button.tablet', '.choices button, .abilities button',
        '.end button',
    ];
    for (const query of queries) {
        const target = find(query);
        if (target) { target.click(); return query; }
    }
    return 'waiting';
}"""


def touch_until_it_is_over(*pages: Page, between: Any = None) -> None:
    """Let fingers touch all pages in turn; `between` is what others do meanwhile."""
    waited = 0
    for _ in range(6000):
        done = [page.evaluate(FINGER) for page in pages]
        if all(each == "over" for each in done):
            return
        if between is not None:
            between()
        waited = waited + 1 if all(each in ("waiting", "over") for each in done) else 0
        assert waited < 400, f"nothing can be touched: {pages[0].locator('.middle').inner_text()}"
        pages[0].wait_for_timeout(60 if waited else 10)
    raise AssertionError("the game has no end")


def scores(page: Page) -> list[str]:
    ending = page.get_by_role("main")
    found: list[str] = ending.get_by_role("group", name="Final scoring").locator("output").all_inner_texts()
    return found


@pytest.mark.long
def test_two_on_one_screen_play_to_the_end(site: Running, visit: Visit) -> None:
    table = Arranged("empires_end", 2, deepcopy(LATE_PAIR))
    page = visit(**STILL)
    table.open(page, site.url, [0, 1])
    expect(page.get_by_role("heading", name="Pass the screen")).to_be_visible()
    expect(page.locator("[data-card], [data-tile]")).to_have_count(0)

    touch_until_it_is_over(page)

    result = table.match.result()
    assert result is not None
    assert scores(page) == [str(score) for score in result.scores]


class Bot:
    """Plays a seat of an arranged table at random."""

    def __init__(self, table: Arranged, seat: int) -> None:
        self.table, self.seat, self.rng = table, seat, Random(4)

    def __call__(self) -> None:
        legal = self.table.legal(self.seat)
        if legal:
            self.table.play(self.seat, self.rng.choice(legal))


def test_two_browsers_and_a_bot_play_to_the_end(site: Running, visit: Visit) -> None:
    table = Arranged("empires_end", 3, deepcopy(LATE))
    livia, marcus = visit(**STILL), visit(**STILL)
    table.open(livia, site.url, [0])
    table.open(marcus, site.url, [1])
    expect(marcus.locator("[data-tile]").first).to_be_visible()
    expect(livia.locator("[data-tile]").first).to_be_visible()

    touch_until_it_is_over(livia, marcus, between=Bot(table, 2))

    assert scores(livia) == scores(marcus)


def make_table(page: Page, seats: list[str]) -> dict[str, Any]:
    wish = {"game": "empires_end", "seats": [{"kind": kind, "bot": "random"} for kind in seats]}
    made: dict[str, Any] = page.evaluate(ASK, ["POST", "/api/tables", wish])
    return made


@pytest.mark.long
def test_a_whole_game_of_two_on_one_screen(site: Running, visit: Visit) -> None:
    page = visit(**STILL)
    be(page, site, "Livia")
    table = make_table(page, ["me", "me"])
    page.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    page.goto(f"{site.url}/table/{table['id']}")

    touch_until_it_is_over(page)

    assert len(scores(page)) == 2


class Ear:
    """Hears all that comes to a page, over its socket and by HTTP, and knows which bids of others came too early."""

    def __init__(self, page: Page, seat: int) -> None:
        self.seat, self.bids, self.answers, self.early = seat, 0, 0, list[str]()
        self.open = False  # bids of a conflict are still secret
        self.view: dict[str, Any] | None = None  # with all changes
        self.files = set[str]()  # what else came: files of the client, which know no table
        page.on("websocket", lambda socket: self._listen(socket))
        page.on("response", lambda answer: self._note(urlsplit(answer.url).path))
        page.route("**/api/**", self._pass_on)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _pass_on(self, route: Route) -> None:
        """Let an answer through, after reading it."""
        answer = route.fetch()
        self.answers += self.open
        if answer.body():
            self._read(answer.text())
        route.fulfill(response=answer)

    def _note(self, path: str) -> None:
        if not path.startswith(("/api/", "/table/")) and path != "/":
            self.files.add(path)

    def _hear(self, text: str) -> None:
        answer = json.loads(text)
        if answer["type"] == "told":
            self.bids += sum(event["kind"] == "committed" for step in answer["steps"] for event in step["events"])
            self.view = seen_after(self.view, answer)
            empires = self.view["position"]["empires"]
            self.open = any(str(each["deciding"]).startswith(("choose_axes", "choose_coins")) for each in empires)
            self._read(json.dumps(self.view))
        self._read(text)

    def _read(self, text: str) -> None:
        """Look through everything that was said, however deep: events, bids in a position, moves of others."""
        todo = [json.loads(text)]
        for each in todo:
            todo += each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
            if isinstance(each, dict) and self._tells_a_bid(each):
                self.early.append(text)

    def _tells_a_bid(self, said: dict[str, Any]) -> bool:
        if said.get("kind") in ("chose_axes", "committed"):
            return int(said["seat"]) != self.seat and any(said.get(name, "?") != "?" for name in BID)
        if self.open and str(said.get("action", "")).startswith("bid_"):
            return bool(said.get("seat") != self.seat)
        others = [empire for place, empire in enumerate(said.get("empires", [])) if place != self.seat]
        return self.open and any(empire["bid"] not in (None, "hidden") for empire in others)


class Reader:
    """One of two people, who bids after the other one, and opens the page again before that."""

    def __init__(self, page: Page, other: Page) -> None:
        self.page, self.other, self.looked = page, other, 0
        self.due = True

    def __call__(self) -> None:
        shown = self.page.locator(
            "dialog[open]"
        ).count()  # behind the bids that are shown the last question stands still
        choosing = not shown and self.page.locator(".steppers").is_visible()
        if choosing and self.other.locator(".steppers").is_visible():
            return
        if choosing and self.due:
            self.page.reload()
            expect(self.page.locator(".steppers")).to_be_visible()
            self.looked += 1
        self.due = not choosing
        self.page.evaluate(FINGER)


@pytest.mark.long
def test_a_whole_game_of_two_people_and_a_bot(site: Running, visit: Visit) -> None:
    livia, marcus = (visit(**STILL) for _ in range(2))
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    ears = [Ear(livia, 0), Ear(marcus, 1)]
    table = make_table(livia, ["me", "open", "bot"])
    marcus.evaluate(ASK, ["POST", f"/api/invites/{table['code']}", {}])
    marcus.evaluate(ASK, ["PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "me"}])
    livia.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    for page in (livia, marcus):
        page.goto(f"{site.url}/table/{table['id']}")
    reader = Reader(livia, marcus)

    touch_until_it_is_over(marcus, between=reader)

    expect(livia.locator(".end .reason")).to_be_visible()
    assert scores(livia) == scores(marcus)
    assert reader.looked  # Marcus had bid, Livia had not, and she opened the page again
    assert ears[0].answers, "no answer came by HTTP while bids were secret"
    for ear in ears:
        assert all((ROOT / "src/occasus/client" / path.lstrip("/")).is_file() for path in ear.files), ear.files
        assert ear.bids >= 4 * 3  # four conflicts, three bids each
        assert not ear.early, ear.early[0]
