"""Games of Empire's End by touching whatever is offered first: from a late position, and whole ones."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.arranged import Arranged
from tests.web.conftest import Visit
from tests.web.empires_end_positions import MIDDLE, pair
from tests.web.test_fall_of_rome_games import ASK, be

STILL: Final = {"reduced_motion": "reduce"}
LATE: Final[Position] = MIDDLE | {"hourglass": 24, "turn": {"phase": "disaster"}}
LATE_PAIR: Final[Position] = pair(MIDDLE) | {"hourglass": 23, "turn": {"phase": "industry"}}

# A finger that touches the first sensible thing: what is asked, then an ability, then the end of the phase.
FINGER: Final = """() => {
    const find = (query) => [...document.querySelectorAll(query)].find((one) => !one.disabled && one.offsetParent);
    if (document.querySelector('dialog .reason')) return 'over';
    const choosing = find('.choice');
    const queries = [
        'dialog footer button.tablet',
        '.pass button',
        '.choice button.tablet', '.choice .answers button:not([aria-pressed=true])',
        ...(choosing ? ['.own .tile.lit, .own .strip.lit'] : []),
        '.what button.tablet', '.lot .chip:not(.off)', '.what .deeds button:not([aria-pressed=true])',
        '.work .deeds:not(.end) button', '.abilities button', '.work .ways button', '.ruins button',
        '.work button.tablet',
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
    return page.get_by_role("group", name="Final scoring").locator("output").all_inner_texts()


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
    """Hears what comes to a page, and knows which bids of others were told before they were shown."""

    def __init__(self, page: Page, seat: int) -> None:
        self.seat, self.bids, self.early = seat, 0, list[str]()
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, text: str) -> None:
        answer = json.loads(text)
        if answer["type"] != "told":
            return
        events = [event for step in answer["steps"] for event in step["events"]]
        self.bids += sum(event["kind"] == "committed" for event in events)
        for event in events:
            if event["kind"] in ("chose_axes", "committed") and int(event["seat"]) != self.seat:
                self.early += [text for name in ("axes", "coins", "strength") if event.get(name, "?") != "?"]
        empires = answer["view"]["position"]["empires"]
        if any(str(each["decides"]).startswith(("choose_axes", "choose_coins")) for each in empires):
            others = [each["bid"] for seat, each in enumerate(empires) if seat != self.seat]
            self.early += [text for bid in others if bid not in (None, "hidden")]


@pytest.mark.long
def test_a_whole_game_of_two_people_and_a_bot(site: Running, visit: Visit) -> None:
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    ears = [Ear(livia, 0), Ear(marcus, 1)]
    table = make_table(livia, ["me", "open", "bot"])
    marcus.evaluate(ASK, ["POST", f"/api/invites/{table['code']}", {}])
    marcus.evaluate(ASK, ["PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "me"}])
    livia.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    for page in (livia, marcus):
        page.goto(f"{site.url}/table/{table['id']}")

    touch_until_it_is_over(livia, marcus)

    assert scores(livia) == scores(marcus)
    for ear in ears:
        assert ear.bids >= 4 * 3  # four conflicts, three bids each
        assert not ear.early, ear.early[0]
