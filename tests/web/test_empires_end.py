"""The board of Empire's End in a browser: positions arranged for one thing each, and what a player does there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, shortly
from tests.web.empires_end_positions import CONFLICT, DOUBLE, ECONOMY, INDUSTRY, LAST, SINGLE
from tests.web.position_table import Arranged

STILL: Final = {"reduced_motion": "reduce"}
UNCOVERED: Final = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [top + 2, top + height - 2].every((y) => one.contains(document.elementFromPoint(left + width / 2, y)));
}"""


def arranged(position: Position) -> Arranged:
    return Arranged("empires_end", 3, deepcopy(position))


def look(table: Arranged, site: Running, visit: Visit, seat: int = 0, **settings: Any) -> Page:
    """The table through the eyes of a seat."""
    page = visit(**STILL | settings)
    table.open(page, site.url, [seat])
    expect(page.locator("[data-tile]").first).to_be_visible()
    return page


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


def answers(page: Page, name: str) -> Locator:
    """The ways to answer one card on offer."""
    return middle(page).get_by_role("group", name=f"Answer to {name}")


def test_both_cards_are_answered_with_one_button(site: Running, visit: Visit) -> None:
    table = arranged(DOUBLE)
    page = look(table, site, visit)

    expect(middle(page).get_by_text("170 → 138 if it ended now")).to_be_visible()
    expect(own(page, "city_32")).to_contain_text("destroyed: −32")
    expect(own(page, "town_25")).to_contain_text("destroyed: −25")
    answers(page, "Fire").get_by_role("button", name="Pay wheat 3 → 2").click()
    answers(page, "Flood").get_by_role("button", name="Pay axe").click()
    no_barriers(page, contrast=True)
    middle(page).get_by_role("button", name="Pay 1 wheat and 1 axe").click()

    expect(middle(page).get_by_text("Waiting for Marcus")).to_be_visible()
    assert [line for line in told(table) if line.startswith("paid")] == [
        "paid 0 first wheat fire_07",
        "paid 0 second axe flood_10",
    ]


@pytest.mark.parametrize(("width", "height"), shortly((390, 844), (1440, 757), (1280, 720)))
def test_what_confirms_an_answer_is_in_sight(site: Running, visit: Visit, width: int, height: int) -> None:
    page = look(arranged(DOUBLE), site, visit, viewport={"width": width, "height": height}, locale="pl")
    tablet = middle(page).locator("button.tablet")
    for answer in (middle(page).locator(".way.take").first, middle(page).locator(".way").first):
        answer.click()
        expect(tablet).to_be_enabled()
        assert tablet.evaluate(UNCOVERED), tablet.evaluate("one => JSON.stringify(one.getBoundingClientRect())")


def test_a_chosen_card_can_be_read_under_the_mouse(site: Running, visit: Visit) -> None:
    page = look(arranged(DOUBLE), site, visit, color_scheme="light")
    take = middle(page).locator(".way.take").first
    take.click()
    page.mouse.move(1, 1)
    expect(take).to_have_attribute("aria-pressed", "true")
    fill = take.evaluate("one => getComputedStyle(one).backgroundColor")
    take.hover()
    assert take.evaluate("one => getComputedStyle(one).backgroundColor") == fill


def test_one_card_is_chosen_in_its_row_and_confirmed_by_one_button(site: Running, visit: Visit) -> None:
    page = look(arranged(SINGLE | {"turn": {"phase": "disaster", "seat": 0}}), site, visit)
    what = middle(page).locator(".what")
    expect(what.get_by_text("Marcus is next")).to_have_count(0)
    expect(what.get_by_role("button", name="Take Fire", exact=True)).to_have_count(1)
    answers(page, "Fire").get_by_role("button", name="Take").click()
    expect(what.locator("button.tablet")).to_have_text("Take Fire")
    expect(what.get_by_text("Marcus is next")).to_have_count(0)  # whoever takes it ends the auction
    answers(page, "Fire").get_by_role("button", name="Pay coin").click()
    expect(what.get_by_text("Marcus is next")).to_be_visible()


def test_taking_a_card_asks_for_coins_only_where_some_can_be_bought(site: Running, visit: Visit) -> None:
    table = arranged(DOUBLE)
    page = look(table, site, visit)
    answers(page, "Flood").get_by_role("button", name="Pay axe").click()
    page.keyboard.press("Enter")
    expect(middle(page).get_by_role("region", name="Flood").get_by_text("played this phase")).to_be_visible()
    answers(page, "Fire").get_by_role("button", name="Take").click()
    middle(page).get_by_role("button", name="Take Fire", exact=True).last.click()
    expect(middle(page).get_by_text("Waiting for Marcus")).to_be_visible()  # 15 tokens: nothing is asked
    assert "destroyed 0 city_32" in told(table)

    poor = {**DOUBLE["empires"][0], "resources": {"axe": 1}}
    table = arranged(DOUBLE | {"empires": [poor, *DOUBLE["empires"][1:]]})
    page = look(table, site, visit)
    answers(page, "Flood").get_by_role("button", name="Take").click()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="One more: coin").click()
    no_barriers(page)
    middle(page).get_by_role("button", name="Buy 1 coin for 2 points").click()
    expect(answers(page, "Fire")).to_be_visible()
    assert "bought_coins 0 1" in told(table)


def test_who_paid_what_is_seen_by_all(site: Running, visit: Visit) -> None:
    table = arranged(SINGLE)
    page = visit(**STILL)
    table.open(page, site.url, [])
    expect(page.locator("[data-tile]").first).to_be_visible()
    for seat, token in ((1, "hammer"), (2, "coin"), (0, "wheat")):
        table.play(seat, f"pay first {token}")

    rows = middle(page).get_by_role("row")
    expect(rows.filter(has_text="Livia")).to_contain_text("City 32")
    expect(rows.filter(has_text="Livia")).to_contain_text("wheat")
    expect(rows.filter(has_text="Cato")).to_contain_text("coin")
    expect(page.locator(".own [data-tile]")).to_have_count(11)  # a watcher follows somebody
    page.get_by_role("button", name="Cato", exact=True).click()
    expect(page.locator("section.own")).to_contain_text("Cato")
    assert "You" not in page.locator("div.game").inner_text().split()
    no_barriers(page)


def test_what_cannot_be_done_says_why_not(site: Running, visit: Visit) -> None:
    table = arranged(DOUBLE | {"empires": [{**DOUBLE["empires"][0], "resources": {"axe": 1}}, *DOUBLE["empires"][1:]]})
    page = look(table, site, visit)

    answers(page, "Fire").get_by_role("button", name="Pay coin").click(force=True)
    expect(page.get_by_role("region", name="Pay or take?").get_by_role("button", name="Rule").last).to_be_visible()
    page.locator(".own [data-innovation=famine_03]").click()  # it is exhausted
    card = page.get_by_role("dialog", name="I, Famine")
    expect(card.get_by_text("This innovation is exhausted.")).to_be_visible()
    no_barriers(page)


def test_economy_is_gathered_at_once_or_by_touch(site: Running, visit: Visit) -> None:
    table = arranged(ECONOMY)
    page = look(table, site, visit)

    expect(middle(page).get_by_text("ready to use: 6, with a choice: 4")).to_be_visible()
    no_barriers(page)
    own(page, "farm_8").click()  # one touch uses it
    expect(middle(page).get_by_text("ready to use: 5")).to_be_visible()
    middle(page).get_by_role("button", name="Use all 5").click()
    expect(middle(page).get_by_text("ready to use: 0")).to_be_visible()
    assert empire(table)["resources"] == {"wheat": 6, "axe": 6, "hammer": 4, "coin": 2}
    own(page, "road_14").click()
    plate = page.get_by_role("group", name="Road 14")
    plate.get_by_role("button", name="wheat for a hammer").click()
    no_barriers(page)
    page.keyboard.press("Enter")
    expect(plate).to_have_count(0)
    assert empire(table)["resources"]["hammer"] == 5

    table.play(1, "done")  # the others work at the same time
    expect(page.get_by_role("region", name="Marcus").first.get_by_text("done")).to_be_visible()
    middle(page).get_by_role("button", name="Done").click()
    sure = middle(page).get_by_role("alertdialog")
    expect(sure).to_contain_text("would gain you something")
    sure.get_by_role("button", name="Done").click()
    expect(middle(page).get_by_text("Waiting for Cato")).to_be_visible()


def test_industry_builds_rebuilds_and_swaps(site: Running, visit: Visit) -> None:
    table = arranged(INDUSTRY)
    page = look(table, site, visit)
    riot = middle(page).locator("[data-card=riot_05]")

    riot.get_by_role("button", name="Build").click()
    expect(riot.get_by_role("button", name="Town IV helps 1 hammer")).to_have_attribute("aria-pressed", "true")
    no_barriers(page)
    middle(page).get_by_role("button", name="Build under V").click()  # the only place without one is said
    expect(page.locator(".own [data-column='5'] [data-innovation=riot_05]")).to_be_visible()
    assert "built 0 riot_05" in told(table)
    middle(page).get_by_role("button", name="Keep the other cards").click()
    own(page, "camp_5").click()
    page.get_by_role("group", name="Camp 5").get_by_role("button", name="Rebuild Camp 5", exact=True).click()
    expect(own(page, "camp_5")).not_to_have_class("destroyed")
    own(page, "city_32").click()
    own(page, "farm_8").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # nothing was sent yet, so all of it can be put down
    assert "used 0 city_32" not in told(table)
    own(page, "city_32").click()
    own(page, "city_32").click()
    own(page, "farm_11").click()
    page.get_by_role("group", name="City 32").get_by_role("button", name="Swap Farm 11 and City 32").click()

    expect(page.locator(".own [data-column='11'] [data-tile=city_32]")).to_be_visible()
    assert empire(table)["row"]["11"] == "city_32"


IN_SIGHT: Final = """() => {
    const box = (query) => document.querySelector(query).getBoundingClientRect();
    const [row, plate] = [box('.own .row11'), box('.plate')];
    return row.top >= 0 && row.bottom <= plate.top && plate.bottom <= innerHeight;
}"""


def test_on_a_phone_the_row_is_in_sight_while_two_of_it_are_chosen(site: Running, visit: Visit) -> None:
    page = look(arranged(INDUSTRY), site, visit, viewport={"width": 390, "height": 844})

    middle(page).get_by_role("button", name="Use City 32").click()

    expect(page.get_by_role("button", name="Select two in your row")).to_be_visible()
    page.wait_for_function(IN_SIGHT)


def test_on_a_phone_a_hint_stands_beside_the_choice_in_the_row(site: Running, visit: Visit) -> None:
    page = look(arranged(INDUSTRY), site, visit, viewport={"width": 390, "height": 844}, has_touch=True)
    middle(page).get_by_role("button", name="Use City 32").tap()
    expect(page.locator(".plate")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).tap()
    follow = page.get_by_role("button", name="Play this").first
    expect(follow).to_be_visible()
    assert follow.evaluate(UNCOVERED)
    page.wait_for_function(f"({UNCOVERED})(document.querySelector('.plate'))")


def test_what_is_told_of_a_tile_covers_no_choice_beside_it(site: Running, visit: Visit) -> None:
    page = look(arranged(INDUSTRY), site, visit)
    own(page, "city_32").click()
    choice = page.locator(".plate")
    expect(choice).to_be_visible()
    page.mouse.move(0, 0)
    own(page, "road_9").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    own(page, "city_32").hover()
    told = page.get_by_role("tooltip", name="City 32")
    expect(told).to_be_visible()
    upper, lower = told.bounding_box(), choice.bounding_box()
    assert upper and lower and upper["y"] + upper["height"] <= lower["y"]


def test_on_a_phone_nothing_pushes_the_table_aside(site: Running, visit: Visit) -> None:
    """Words that are only heard lie beyond the edge of the track: they must not make the page wider."""
    page = look(Arranged("empires_end", 3), site, visit, viewport={"width": 390, "height": 844})
    assert page.locator(".play").evaluate("page => { page.scrollLeft = 200; return page.scrollLeft; }") == 0


def test_secret_bids_are_shown_to_all_at_the_same_moment(site: Running, visit: Visit) -> None:
    table = arranged(CONFLICT)
    livia, marcus = look(table, site, visit, 0), look(table, site, visit, 1)
    for _ in range(3):
        livia.get_by_role("button", name="One more: axe").click()
    expect(livia.locator(".middle").get_by_text("strength 6:", exact=True)).to_be_visible()
    no_barriers(livia)
    livia.get_by_role("button", name="Seal 3 axes").click()
    expect(livia.get_by_text("Your bid is sealed: 3 axes.")).to_be_visible()
    expect(marcus.get_by_role("region", name="Livia").get_by_text("sealed", exact=True)).to_be_visible()
    for answer in (each for each in table.told if each["seat"] == 1):  # not even its size is in what Marcus gets
        assert answer["view"]["position"]["empires"][0]["bid"] in (None, "hidden")
        for event in (event for step in answer["steps"] for event in step["events"]):
            assert event.get("axes") in (None, "?")
            assert event["kind"] != "base_strength" or event["seat"] != "0"
    for text in ("bid_axes 1", "bid_coins 1"):
        table.play(2, text)
    marcus.get_by_role("button", name="Seal an empty bid").click()

    for page in (livia, marcus):
        bids = page.get_by_role("region", name="The bids are revealed")
        expect(bids.get_by_text("strongest")).to_be_visible()
        expect(bids.get_by_role("button", name="Continue")).to_be_focused()
        no_barriers(page)
        page.keyboard.press("Enter")
        expect(bids).to_be_hidden()


def test_the_end_is_counted_up_line_by_line(site: Running, visit: Visit) -> None:
    table = arranged(LAST)
    page = look(table, site, visit)
    for seat in (1, 2):
        table.play(seat, "bid_axes 0")
        table.play(seat, "bid_coins 0")
    page.get_by_role("button", name="Seal an empty bid").click()
    middle(page).get_by_role("button", name="Continue").click()

    scores = page.get_by_role("main").get_by_role("group", name="Final scoring")
    expect(scores).to_be_visible()
    result = table.match.result()
    assert result is not None
    for seat, name in ((0, "You"), (1, "Marcus"), (2, "Cato")):
        expect(scores.get_by_role("group", name=name).locator("output")).to_have_text(str(result.scores[seat]))
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
    expect(middle(page).get_by_text("ready to use: 5")).to_be_visible()
    page.keyboard.press("t")
    board = page.get_by_role("region", name="Board as text")
    expect(board).to_be_in_viewport()
    no_barriers(page)
    board.get_by_role("button", name="Use Farm 11").press("Enter")
    expect(board.get_by_role("button", name="Use Farm 11")).to_have_count(0)
    page.keyboard.press("t")

    assert empire(table)["resources"] == {"wheat": 5, "axe": 4, "hammer": 3, "coin": 2}


@pytest.mark.parametrize("language", ["fr", *(pytest.param(other, marks=pytest.mark.long) for other in ("pl", "nl"))])
def test_it_speaks_every_language_on_a_phone(site: Running, visit: Visit, language: str) -> None:
    page = look(arranged(DOUBLE), site, visit, locale=language, viewport={"width": 360, "height": 740})

    assert "ee-" not in page.locator("body").inner_text()
    for tab in page.locator("nav.below button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    no_barriers(page)
