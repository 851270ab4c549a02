"""Fall of Rome in a browser: where a barbarian card leads and why, what is in danger, and what happened since."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.position_table import Arranged
from tests.web.positions import LATE
from tests.web.test_since import others_play

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PLAYERS: Final[list[dict[str, Any]]] = [
    {"role": "consul", "city": "roma", "hand": []},
    {"role": "magister_militum", "city": "mediolanum", "hand": []},
    {"role": "mercator", "city": "carthago", "hand": []},
]
ROAD: Final[dict[str, Any]] = {
    "players": PLAYERS,
    "barbarians": {"mogontiacum": {"anglo_saxons_franks": 2}, "tyras": {"visigoths": 2}, "tingi": {"vandals": 3}},
    "barbarian_deck": [["anglo_saxons_franks genua"], ["vandals tingi", "huns roma", "huns lutetia"]],
    "turn": {"active": 0, "actions": 4},
}


def opened(site: Running, visit: Visit, table: Arranged, seat: int, viewport: dict[str, int], **more: Any) -> Page:
    page = visit(viewport=viewport, **more)
    table.open(page, site.url, [seat])
    expect(page.locator("svg.board").first).to_be_visible()
    return page


def until_road(page: Page) -> None:
    """Let time go on until the road of a card is on the stage, and stop it there."""
    for _ in range(300):
        if page.locator("[data-road]").count():
            return
        page.clock.run_for(150)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_out_of_reach_shows_its_road_back_city_by_city(
    site: Running, visit: Visit, viewport: dict[str, int]
) -> None:
    table = Arranged("fall_of_rome", 3, ROAD)
    page = visit(viewport=viewport)
    page.clock.install()
    table.open(page, site.url, [0])
    expect(page.locator("svg.board").first).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    table.play(0, "end_actions")
    expect(page.locator(".caption, .moment").first).to_be_visible()
    until_road(page)
    expect(page.locator("[data-road=genua] [data-tried]")).to_have_count(3)
    expect(page.locator("[data-road=genua] [data-target=lutetia]")).to_have_count(1)
    lines = page.get_by_role("region", name="Where the card leads").get_by_role("listitem")
    expect(lines).to_have_count(4)
    expect(lines.last).to_contain_text("in Mogontiacum")


def test_cities_in_danger_are_listed_with_their_chances_and_ringed(site: Running, visit: Visit) -> None:
    page = opened(site, visit, Arranged("fall_of_rome", 3, LATE), 1, DESK, reduced_motion="reduce")
    danger = page.locator("[data-part=danger]")
    expect(danger).to_contain_text("cities are 1 barbarian from a sack")
    expect(danger.get_by_role("listitem").first).to_contain_text("%")
    expect(page.locator("[data-danger=mogontiacum]")).to_have_count(1)
    page.keyboard.press("d")
    expect(danger.get_by_role("listitem")).to_have_count(0)
    expect(page.locator("[data-danger]")).to_have_count(0)
    no_barriers(page)


def test_a_phone_has_a_tab_for_danger(site: Running, visit: Visit) -> None:
    page = opened(site, visit, Arranged("fall_of_rome", 3, LATE), 1, PHONE, reduced_motion="reduce", has_touch=True)
    tab = page.locator("[data-tab=danger]")
    expect(tab).to_contain_text("4")
    tab.click()
    expect(page.locator("[data-part=danger]").get_by_role("listitem").first).to_be_in_viewport()


def test_what_happened_stays_until_my_first_action_and_comes_back(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(ROAD))
    page = opened(site, visit, table, 0, DESK, reduced_motion="reduce")
    table.play(0, "end_actions")
    others_play(table, 0)
    since = page.get_by_role("region", name="Since your turn")
    expect(since).to_contain_text("arrived")
    expect(page.locator("[data-since='1']")).to_have_count(1)
    page.locator("[data-city=roma]").first.hover()
    expect(since).to_be_visible()
    march = next(text for text in table.legal(0) if text.startswith("march"))
    table.play(0, march)
    expect(since).to_have_count(0)
    page.keyboard.press("e")
    expect(page.get_by_role("region", name="Since your turn").or_(page.locator(".since")).first).to_be_visible()
