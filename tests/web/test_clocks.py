"""Clocks in browsers, at a server whose time the test moves: who is warned, whose time is up, what is half chosen."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from occasus.core.match import Match
from occasus.scenes.stage import Stage
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.room import bot_driver
from occasus.tables.room.bot_driver import choose
from tests.server.in_process_server import Hands, inside, still_hands
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.empires_end_positions import INDUSTRY, pair
from tests.web.test_empires_end_games import FINGER
from tests.web.test_fall_of_rome_games import ASK
from tests.web.toasts import expect_toast

STILL: Final = {"reduced_motion": "reduce"}
NAMES: Final = ("Livia", "Marcus")
SHORT: Final = "Almost out of time."
GET: Final = "async (path) => (await fetch(path)).json()"
NUMBER: Final = "async ([path, number]) => (await (await fetch(path)).json()).number > number"


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return still_hands(monkeypatch)


@pytest.fixture
def url(tmp_path: Path, hands: Hands) -> Iterator[str]:
    """A server whose time is in the hands of the test."""
    with inside(tmp_path, sweep_seconds=0.2) as found:
        yield found


def begun(url: str, game: str, pages: list[Page], minutes: int = 5) -> str:
    """Livia and Marcus in a game of two that has begun; where the table is told."""
    for page, name in zip(pages, NAMES, strict=True):
        page.goto(url)
        page.evaluate(ASK, ["PUT", "/api/me", {"name": name, "language": "en"}])
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "minutes": minutes}
    table = pages[0].evaluate(ASK, ["POST", "/api/tables", wish])["id"]
    pages[1].evaluate(ASK, ["PUT", f"/api/tables/{table}/seats/1", {"kind": "me"}])
    for page in pages:
        page.goto(f"{url}/table/{table}")
    pages[0].get_by_role("button", name="Start game").click()
    for page in pages:
        expect(page.get_by_role("list", name="Seats").get_by_label("5:00 left")).to_have_count(2 if minutes else 0)
        expect(page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    return f"/api/tables/{table}"


def test_who_has_little_time_is_warned_and_all_are_told_when_it_is_up(
    url: str, hands: Hands, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = Event()

    async def when_free(*asked: Any) -> tuple[str, str]:
        while not free.is_set():
            await asyncio.sleep(0.05)
        return await choose(*asked)

    monkeypatch.setattr(bot_driver, "choose", when_free)
    pages = [visit(**STILL), visit(**STILL)]
    table = begun(url, "fall_of_rome", pages)
    (due,) = pages[0].evaluate(GET, table)["due"]
    thinks, waits, name = pages[due], pages[1 - due], NAMES[due]

    hands.now += 200
    waits.get_by_role("banner").get_by_role("button", name="Menu").click()
    waits.get_by_role("dialog").get_by_role("button", name="Pause clocks").click()
    notice = thinks.get_by_role("listitem").filter(has_text=SHORT)
    expect(notice).to_be_visible()
    expect(waits.get_by_text(SHORT)).to_have_count(0)
    no_barriers(thinks)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)

    hands.now += 111
    expect_toast(waits, f"{name} ran out of time. Bot .* takes over")
    expect(waits.get_by_role("list", name="Seats").get_by_text(re.compile(rf"{name} \(Bot .*\)"))).to_be_visible()
    expect(thinks.get_by_text(re.compile("You ran out of time. Bot .* plays your seat"))).to_be_visible()
    no_barriers(thinks)
    expect(thinks.get_by_role("button", name="I’m back")).to_have_count(0)
    free.set()


def test_a_game_of_two_is_claimed_from_somebody_who_does_not_come_back(url: str, hands: Hands, visit: Visit) -> None:
    pages = [visit(**STILL), visit(**STILL)]
    table = begun(url, "empires_end", pages, minutes=0)
    due = pages[0].evaluate(GET, table)["due"][0]
    gone, stays, name = pages[due], pages[1 - due], NAMES[due]
    gone.goto("about:blank")
    expect(stays.get_by_role("list", name="Seats").get_by_title("away")).to_be_visible()

    hands.now += 86_400
    waiting = stays.get_by_role("listitem").filter(has_text=f"{name} has been away too long.")
    waiting.get_by_role("button", name="Claim victory").click()
    expect(waiting.get_by_text("End the game now and claim victory?")).to_be_visible()
    waiting.get_by_role("button", name="Claim victory").click()
    ending = stays.get_by_role("main")
    expect(ending.get_by_role("heading", name="You won")).to_be_visible()
    expect(ending.get_by_text("The opponent didn’t come back.")).to_be_visible()
    gone.goto(f"{url}{table.removeprefix('/api').replace('tables', 'table')}")
    expect(gone.get_by_role("main").get_by_text("You didn’t come back in time.")).to_be_visible()


class Late:
    """A line over which a page hears late what happens, as long as the test wants."""

    def __init__(self, page: Page) -> None:
        self.holding, self.held = False, list[str | bytes]()
        self.played: list[dict[str, Any]] = []
        self.route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._greet)

    def _greet(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()

        def heard(text: str | bytes) -> None:
            if self.holding:
                self.held.append(text)
            else:
                route.send(text)

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play":
                self.played.append(message)
            server.send(text)

        server.on_message(heard)
        route.on_message(said)

    def release(self) -> None:
        """Let the page hear all of it."""
        assert self.route is not None
        self.holding = False
        for text in self.held:
            self.route.send(text)


def plays_on(page: Page, line: Late, table: str) -> int:
    """Touch what is offered until one move is sent; return the number of the table once it has arrived."""
    before, sent = page.evaluate(GET, table)["number"], len(line.played)
    while len(line.played) == sent:  # a second touch would send a second move
        page.evaluate(FINGER)
        page.wait_for_timeout(20)
    page.wait_for_function(NUMBER, arg=[table, before])
    return int(page.evaluate(GET, table)["number"])


def test_what_is_half_chosen_outlives_what_others_do_and_a_late_number_costs_nothing(
    url: str, hands: Hands, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin(table: ReplayedMatch) -> Match[Any]:
        return Stage(table.game, 2, pair(INDUSTRY)).match

    monkeypatch.setattr(ReplayedMatch, "_begin", begin)  # where both choose at the same time
    livia, marcus = visit(**STILL), visit(**STILL)
    line, his = Late(livia), Late(marcus)
    table = begun(url, "empires_end", [livia, marcus])
    hands.now += 30  # ten seconds are free
    livia.locator(".middle").get_by_role("button", name="Use City 32").click()
    lit = livia.locator(".own .tile.lit")
    expect(lit).to_have_count(11)  # all locations can be swapped, once the server has said so
    for location in ("8", "9"):
        lit.filter(has_text=location).first.click()
    swap = livia.get_by_role("group", name="City 32").get_by_role("button", name=re.compile("^Swap .* and "))
    expect(swap).to_be_visible()
    chosen = swap.inner_text()

    marcus.get_by_role("banner").get_by_role("button", name="Chat").click()
    marcus.get_by_role("list", name="Quick phrases").get_by_role("button", name="Hello").first.click()
    expect(livia.get_by_role("status").get_by_text("Marcus: Hello")).to_be_visible()
    plays_on(marcus, his, table)
    expect(livia.get_by_role("region", name="Marcus").first.get_by_text("playing")).to_be_visible()
    expect(swap).to_have_text(chosen)
    line.holding = True
    number = plays_on(marcus, his, table)
    swap.click()
    marcus.wait_for_function(NUMBER, arg=[table, number])  # only her move is on its way
    assert line.played[-1]["number"] < number, "she had not heard of what he did"
    line.release()
    expect(swap).to_have_count(0)
    expect(livia.get_by_text(re.compile("has moved on"))).to_have_count(0)
    told = livia.evaluate(GET, table)
    assert told["clock"]["left"] == [280.0, 280.0], "her own time, and no more"
    assert told["seats"][0]["kind"] == "person"
