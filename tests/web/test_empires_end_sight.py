"""What must be in sight on the board of Empire's End, on a phone and on a low desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, shortly
from tests.web.empires_end_positions import CONFLICT, DOUBLE, INDUSTRY
from tests.web.test_empires_end import UNCOVERED, arranged, look, middle, own


def test_on_a_phone_a_tile_of_the_empires_page_can_be_chosen(site: Running, visit: Visit) -> None:
    page = look(arranged(INDUSTRY), site, visit, viewport={"width": 360, "height": 740}, has_touch=True)
    middle(page).get_by_role("button", name="Use City 32").tap()
    page.get_by_role("button", name="Empire", exact=True).tap()
    expect(page.get_by_text("Select a highlighted location.")).to_be_in_viewport()

    page.locator(".empire [data-tile=town_20]").tap()
    choose = page.get_by_role("button", name="Choose Town 20")
    assert choose.evaluate(UNCOVERED)
    no_barriers(page)
    choose.tap()

    expect(own(page, "town_20")).to_be_visible()
    expect(own(page, "town_20")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_no_location_of_the_empires_page_is_covered(site: Running, visit: Visit) -> None:
    page = look(arranged(DOUBLE), site, visit, viewport={"width": 360, "height": 740})
    page.get_by_role("button", name="Empire", exact=True).click()
    assert page.locator(".empire [data-column='11'] .tile").evaluate(UNCOVERED)


def test_on_a_tablet_industry_is_in_sight_and_all_that_may_change_places(site: Running, visit: Visit) -> None:
    page = look(arranged(INDUSTRY), site, visit, viewport={"width": 768, "height": 1024})
    city = middle(page).get_by_role("button", name="Use City 32")
    assert city.evaluate(UNCOVERED)
    city.click()
    expect(page.get_by_role("button", name="Select two in your row")).to_be_in_viewport()
    for tile in page.locator(".own .tile").all():
        expect(tile).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", shortly("pl", "en"))
def test_on_a_phone_a_conflict_is_read_and_answered_without_scrolling(
    site: Running, visit: Visit, language: str
) -> None:
    page = look(arranged(CONFLICT), site, visit, locale=language, viewport={"width": 360, "height": 740})
    for part in (page.locator("[data-conflict]"), page.locator(".bands"), middle(page).locator("button.tablet")):
        assert part.evaluate(UNCOVERED), part.evaluate("one => JSON.stringify(one.getBoundingClientRect())")


@pytest.mark.parametrize("language", shortly("pl", "fr", "en"))
def test_all_ideas_of_a_hint_are_in_sight(site: Running, visit: Visit, language: str) -> None:
    page = look(arranged(DOUBLE), site, visit, locale=language, viewport={"width": 1280, "height": 800})
    page.keyboard.press("h")
    ideas = page.locator(".advice li")
    expect(ideas).to_have_count(3)
    for idea in ideas.all():
        assert idea.evaluate(UNCOVERED), idea.evaluate("one => JSON.stringify(one.getBoundingClientRect())")
