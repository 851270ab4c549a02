"""The map of Struggle for Rome on a phone: what is picked or asked about comes into sight; nothing else moves it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.position_table import Arranged
from tests.web.test_replay import PHONE
from tests.web.test_struggle_for_rome import JOURNEY

REALM: Final[Position] = JOURNEY | {
    "players": {
        "red": {
            "cards": {"traitor": 1},
            "horseman": {"fighters": 3, "wagons": 2, "cities": ["argentoratum", "augusta_treverorum"]},
            "warrior": {"figure": "c028", "fighters": 2},
        },
    },
}
# A place of the map lies inside of it, and nothing covers the middle of it.
IN_SIGHT: Final = """(place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const map = document.querySelector('svg.board').getBoundingClientRect();
    return x > map.left && x < map.right && y > map.top && y < map.bottom
        && Boolean(document.elementFromPoint(x, y)?.closest('svg.board'));
}"""


def on_a_phone(site: Running, visit: Visit, position: Position, width: int) -> tuple[Page, Arranged]:
    table = Arranged("struggle_for_rome", 3, position)
    screen: dict[str, Any] = {"viewport": {"width": width, "height": 740 if width < 390 else 844}}
    page = visit(**PHONE | screen)
    table.open(page, site.url, [0])
    expect(page.locator("[data-deed]").first).to_be_visible()
    return page, table


def comes_into_sight(place: Locator) -> None:
    place.page.wait_for_function(IN_SIGHT, arg=place.element_handle())


def farthest(table: Arranged) -> str:
    return [text for text in table.legal(0) if text.startswith("travel")][-1].split()[1]


@pytest.mark.parametrize("width", [360, 390])
def test_a_picked_place_comes_into_sight(site: Running, visit: Visit, width: int) -> None:
    page, table = on_a_phone(site, visit, JOURNEY, width)
    far = page.locator(f"[data-crossroads={farthest(table)}]")
    assert not far.evaluate(IN_SIGHT)

    far.dispatch_event("click")

    expect(page.get_by_role("group", name="Travel", exact=True)).to_be_visible()
    comes_into_sight(far)


@pytest.mark.parametrize("width", [360, 390])
def test_cities_that_can_be_conquered_come_into_sight(site: Running, visit: Visit, width: int) -> None:
    page, table = on_a_phone(site, visit, REALM, width)
    cities = {text.split()[1] for text in table.legal(0) if text.startswith("conquer")}
    assert len(cities) > 1

    for city in cities:
        comes_into_sight(page.locator(f"[data-city={city}]"))


def test_the_map_is_led_by_the_hand_that_drags_it(site: Running, visit: Visit) -> None:
    page, table = on_a_phone(site, visit, JOURNEY, 390)
    board = page.locator("svg.board")
    before = board.get_attribute("viewBox")

    board.dispatch_event("pointerdown", {"pointerId": 1, "clientX": 200, "clientY": 200})
    page.locator(f"[data-crossroads={farthest(table)}]").dispatch_event("click")

    expect(page.get_by_role("group", name="Travel", exact=True)).to_be_visible()
    assert board.get_attribute("viewBox") == before


def test_a_place_in_sight_is_picked_where_it_is(site: Running, visit: Visit) -> None:
    page, _ = on_a_phone(site, visit, JOURNEY, 390)
    board = page.locator("svg.board")
    before = board.get_attribute("viewBox")

    page.locator("[data-city=argentoratum]").dispatch_event("click")

    expect(page.get_by_role("group", name="Plunder", exact=True)).to_be_visible()
    assert board.get_attribute("viewBox") == before
