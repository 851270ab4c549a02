"""The board of Empire's End in a browser: positions arranged for one thing each, and what a player does there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.arranged import Arranged
from tests.web.conftest import Visit
from tests.web.empires_end_positions import CONFLICT, DOUBLE, ECONOMY, INDUSTRY, LAST

STILL: Final = {"reduced_motion": "reduce"}


def arranged(position: Position) -> Arranged:
    return Arranged("empires_end", 3, deepcopy(position))


def look(table: Arranged, site: Running, visit: Visit, seat: int = 0, **settings: Any) -> Page:
    """The table through the eyes of a seat."""
    page = visit(**STILL | settings)
    table.open(page, site.url, [seat])
    expect(page.locator("[data-tile]").first).to_be_visible()
    return page


def no_barriers(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def own(page: Page, tile: str) -> Locator:
    return page.locator(f".own [data-tile={tile}]")


def middle(page: Page) -> Locator:
    """What the phase is about; the board as text has the same deeds once more."""
    return page.locator(".middle")


def told(table: Arranged) -> list[str]:
    return [event.text() for move in table.match.log for event in move]


def empire(table: Arranged, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.match.game.describe(table.match.state, seat)["empires"][seat]
    return found


def test_a_card_is_paid_for_and_taking_the_other_is_spelled_out(site: Running, visit: Visit) -> None:
    table = arranged(DOUBLE)
    page = look(table, site, visit)
    second = page.get_by_role("region", name="Card II")

    expect(middle(page).get_by_text("If you take card I now:")).to_be_visible()
    expect(middle(page).get_by_text("VII, City 32, is destroyed")).to_be_visible()
    expect(page.get_by_text("the card goes under V: no other place may have it")).to_be_visible()
    second.get_by_role("button", name="Pay axe").click()
    expect(page.get_by_text("If you take card II now:")).to_be_visible()
    no_barriers(page)
    middle(page).get_by_role("button", name="Pay 1 axe on II").click()

    expect(second.get_by_text("handled this turn")).to_be_visible()
    assert "paid 0 second axe flood_10" in told(table)
    middle(page).get_by_role("button", name="Take I", exact=True).click()
    middle(page).get_by_role("button", name="Take card I", exact=True).click()
    expect(middle(page).get_by_role("button", name="Buy no coins").first).to_be_visible()
    assert "destroyed 0 city_32" in told(table)


def test_what_cannot_be_done_says_why_not(site: Running, visit: Visit) -> None:
    table = arranged(DOUBLE | {"empires": [{**DOUBLE["empires"][0], "resources": {"axe": 1}}, *DOUBLE["empires"][1:]]})
    page = look(table, site, visit)

    page.get_by_role("region", name="Card I", exact=True).get_by_role("button", name="Pay coin").click(force=True)
    expect(
        page.get_by_role("region", name="Your turn: both cards").get_by_role("button", name="Rule").last
    ).to_be_visible()
    page.locator(".own [data-innovation=famine_03]").click()  # it is exhausted
    dialog = page.get_by_role("dialog", name="Famine 3")
    expect(dialog.get_by_text("exhausted until it is refreshed")).to_be_visible()
    no_barriers(page)


def test_economy_shows_every_effect_before_it_is_used(site: Running, visit: Visit) -> None:
    table = arranged(ECONOMY)
    page = look(table, site, visit)
    abilities = page.get_by_role("list", name="Abilities that can be used")

    expect(abilities.get_by_role("button", name="Use + 2 wheat Flood 5")).to_be_visible()
    expect(abilities.get_by_role("button", name="Use +3 pts Pestilence 5")).to_be_visible()
    expect(abilities.get_by_role("button", name="Use Famine 3 Road 9")).to_be_visible()
    no_barriers(page)
    abilities.get_by_role("button", name="Use + 2 wheat Flood 5").click()
    expect(abilities.get_by_role("button", name="Flood 5")).to_have_count(0)
    assert empire(table)["resources"]["wheat"] == 5
    own(page, "farm_8").click()
    middle(page).get_by_role("button", name="Use Farm 8", exact=True).click()
    expect(abilities.get_by_role("button", name="Farm 8")).to_have_count(0)

    table.play(1, "done")  # the others work at the same time
    expect(page.get_by_text("Marcus done")).to_be_visible()
    middle(page).get_by_role("button", name="Done").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("abilities that would bring you something are unused")
    no_barriers(page)
    dialog.get_by_role("button", name="Do it").click()
    expect(page.get_by_text("You are done; the others are at work.")).to_be_visible()


def test_industry_builds_rebuilds_and_swaps(site: Running, visit: Visit) -> None:
    table = arranged(INDUSTRY)
    page = look(table, site, visit)

    middle(page).get_by_role("button", name="Build… Riot 5").click()
    middle(page).get_by_role("button", name="Build with the help of a Town").click()
    no_barriers(page)
    middle(page).get_by_role("button", name="Build Riot 5").click()
    middle(page).get_by_role("button", name="Put it under Farm 3").click()  # the only place without one is filled in
    expect(page.locator(".own [data-column='5'] [data-innovation=riot_05]")).to_be_visible()
    assert "built 0 riot_05" in told(table)
    middle(page).get_by_role("button", name="Keep the other cards").click()
    middle(page).get_by_role("button", name="III Camp 5").click()
    middle(page).get_by_role("button", name="Rebuild with hammers").click()
    middle(page).get_by_role("button", name="Rebuild Camp 5", exact=True).click()
    expect(own(page, "camp_5")).not_to_have_class("destroyed")
    middle(page).get_by_role("button", name="Use City 32").click()
    own(page, "city_32").click()
    own(page, "farm_11").click()
    middle(page).get_by_role("button", name="Swap Farm 11 and City 32").last.click()

    expect(page.locator(".own [data-column='11'] [data-tile=city_32]")).to_be_visible()
    assert empire(table)["row"]["11"] == "city_32"


def test_secret_bids_are_shown_to_all_at_the_same_moment(site: Running, visit: Visit) -> None:
    table = arranged(CONFLICT)
    livia, marcus = look(table, site, visit, 0), look(table, site, visit, 1)
    for _ in range(3):
        livia.get_by_role("button", name="One more: axe").click()
    expect(livia.get_by_text("strength 6", exact=True)).to_be_visible()
    no_barriers(livia)
    livia.get_by_role("button", name="Seal the bid").click()
    expect(livia.get_by_text("Your bid is sealed: axes 3, coins 0.")).to_be_visible()
    expect(marcus.get_by_text("sealed", exact=True)).to_be_visible()
    for answer in (each for each in table.told if each["seat"] == 1):  # not even its size is in what Marcus gets
        assert answer["view"]["position"]["empires"][0]["bid"] in (None, "hidden")
        for event in (event for step in answer["steps"] for event in step["events"]):
            assert event.get("axes") in (None, "?")
            assert event["kind"] != "base_strength" or event["seat"] != "0"
    for text in ("bid_axes 1", "bid_coins 1"):
        table.play(2, text)
    marcus.get_by_role("button", name="Seal the bid").click()

    for page in (livia, marcus):
        dialog = page.get_by_role("dialog", name="The bids are shown")
        expect(dialog.get_by_text("strongest")).to_be_visible()
        no_barriers(page)
        dialog.get_by_role("button", name="Go on").click()
        expect(dialog).to_be_hidden()


def test_the_end_is_counted_up_line_by_line(site: Running, visit: Visit) -> None:
    table = arranged(LAST)
    page = look(table, site, visit)
    for seat in (1, 2):
        table.play(seat, "bid_axes 0")
        table.play(seat, "bid_coins 0")
    page.get_by_role("button", name="Seal the bid").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()

    scores = page.get_by_role("dialog").get_by_role("group", name="Final scoring")
    expect(scores).to_be_visible()
    result = table.match.result()
    assert result is not None
    for seat, name in ((0, "You"), (1, "Marcus"), (2, "Cato")):
        expect(scores.get_by_role("region", name=name).locator("output")).to_have_text(str(result.scores[seat]))
    no_barriers(page)


def test_a_turn_by_keyboard_alone(site: Running, visit: Visit) -> None:
    table = arranged(ECONOMY)
    page = look(table, site, visit)

    page.locator(".own [data-tile=farm_8]").focus()
    page.keyboard.press("ArrowRight")
    expect(own(page, "road_9")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".own [data-innovation=flood_05]")).to_be_focused()
    page.keyboard.press("Enter")
    middle(page).get_by_role("button", name="Use Flood 5", exact=True).press("Enter")
    expect(middle(page).get_by_role("button", name="Flood 5")).to_have_count(0)
    page.keyboard.press("t")
    board = page.get_by_role("region", name="Board as text")
    expect(board).to_be_in_viewport()
    no_barriers(page)
    board.get_by_role("button", name="Use Farm 11").press("Enter")
    expect(board.get_by_role("button", name="Use Farm 11")).to_have_count(0)
    page.keyboard.press("t")

    assert empire(table)["resources"] == {"wheat": 5, "axe": 4, "hammer": 3, "coin": 2}


@pytest.mark.parametrize("language", ["pl", "fr", "nl"])
def test_it_speaks_every_language_on_a_phone(site: Running, visit: Visit, language: str) -> None:
    page = look(arranged(DOUBLE), site, visit, locale=language, viewport={"width": 360, "height": 740})

    assert "ee-" not in page.locator("body").inner_text()
    for tab in page.locator("nav.below button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    no_barriers(page)
