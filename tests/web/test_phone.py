"""A phone, by touch: what was opened goes away again, reasons are in sight, and a question is where one looks."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, shortly
from tests.web.position_table import Arranged, resize
from tests.web.positions import LATE
from tests.web.test_fall_of_rome_games import be
from tests.web.test_people import sign_up
from tests.web.test_replay import PHONE, open_replay, short_match
from tests.web.test_struggle_for_rome import BUILD, JOURNEY

UNCOVERED: Final = """(found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
OPEN_SEA: Final = """() => {
    const { left, top, width, height } = document.querySelector('svg.board').getBoundingClientRect();
    for (let y = 8; y < height; y += 8)
        for (let x = 8; x < width; x += 8)
            if (document.elementFromPoint(left + x, top + y)?.matches('svg.board')) return [left + x, top + y];
}"""


def on_a_phone(site: Running, visit: Visit, seat: int) -> tuple[Page, Arranged]:
    """A late position, seen by a seat; seat 1 is on turn and has an event."""
    position: Any = deepcopy(LATE)
    position["players"][1]["hand"] = ["green_mediolanum", "carpe_diem"]
    table = Arranged("fall_of_rome", 3, position)
    page = visit(**PHONE)
    table.open(page, site.url, [seat])
    expect(page.locator("svg.board")).to_be_visible()
    return page, table


def struggle_on_a_phone(site: Running, visit: Visit, position: Any, seat: int) -> tuple[Page, Arranged]:
    table = Arranged("struggle_for_rome", 3, deepcopy(position))
    page = visit(**PHONE)
    table.open(page, site.url, [seat])
    expect(page.locator("svg.board")).to_be_visible()
    return page, table


def test_the_card_of_a_city_goes_away_by_a_touch_elsewhere_and_by_what_happens(site: Running, visit: Visit) -> None:
    page, table = on_a_phone(site, visit, seat=0)
    city = page.locator(f"[data-city={LATE['players'][0]['city']}]")
    card = page.locator(".beside.still")

    city.tap()
    expect(card).to_be_visible()
    page.locator("svg.board").tap(position={"x": 60, "y": 240})  # the sea
    expect(card).to_be_hidden()

    city.tap()
    expect(card).to_be_visible()
    table.play(1, "end_actions")
    expect(card).to_be_hidden()


def test_the_card_of_a_hex_goes_away_by_a_touch_elsewhere_and_by_what_happens(site: Running, visit: Visit) -> None:
    page, table = struggle_on_a_phone(site, visit, JOURNEY, seat=1)
    card = page.locator("[data-place=raetia]")
    sea = page.evaluate(OPEN_SEA)

    page.locator("[data-hex=raetia]").tap(force=True)
    expect(card).to_be_visible()
    page.touchscreen.tap(*sea)
    expect(card).to_be_hidden()

    page.locator("[data-hex=raetia]").tap(force=True)
    expect(card).to_be_visible()
    table.play(0, next(text for text in table.legal(0) if text.startswith("take")))
    expect(card).to_be_hidden()


def test_why_a_deed_is_dark_stands_in_its_own_row(site: Running, visit: Visit) -> None:
    page, _ = struggle_on_a_phone(site, visit, JOURNEY, seat=0)
    row = page.locator("[data-deed=conquer]")
    row.hover(force=True)
    expect(row.locator(".note")).to_contain_text("tokens from 3 provinces")  # it stands beside cities
    box, note = row.bounding_box(), row.locator(".note").bounding_box()
    assert box is not None
    assert note is not None
    assert note["y"] + note["height"] <= box["y"] + box["height"] + 4  # and not over the next one


def test_why_a_deed_is_dark_stands_below_its_name(site: Running, visit: Visit) -> None:
    page, _ = struggle_on_a_phone(site, visit, BUILD, seat=0)
    row = page.locator("[data-deed=bank]")
    row.tap(force=True)
    row.hover(force=True)
    expect(row.locator(".note")).to_contain_text("3 cards of one kind")
    name, note = row.locator("b").bounding_box(), row.locator(".note").bounding_box()
    assert name is not None
    assert note is not None
    assert name["y"] + name["height"] <= note["y"] + 1


def test_events_both_ends_and_why_a_deed_is_dark_are_in_sight_beside_what_ends_the_turn(
    site: Running, visit: Visit
) -> None:
    page, _ = on_a_phone(site, visit, seat=1)
    event = page.get_by_role("group", name="Events").get_by_role("button", name="Carpe Diem")
    ends = page.get_by_role("button", name="End actions")
    for button in (event, ends):
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(UNCOVERED)

    # one tribe of five is at peace, and two more steps of the sun lose the game
    strip = page.locator(".strip")
    expect(strip.get_by_text("1 of 5")).to_be_visible()
    expect(strip.get_by_text("At peace")).to_be_visible()
    expect(strip.locator(".danger").get_by_text("6 of 8")).to_be_visible()

    why = page.locator(".why")
    dark = page.locator("[data-part=deed][aria-disabled=true]")
    assert dark.count() > 3
    for place in range(dark.count()):
        dark.nth(place).tap(force=True)  # dark ones answer too
        expect(why.locator("b")).to_have_text(f"{dark.nth(place).locator('b').inner_text()}:")
        assert why.evaluate(UNCOVERED)


def test_the_tools_of_a_replay_are_whole(site: Running, visit: Visit, tmp_path: Path) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(**PHONE | {"viewport": {"width": 360, "height": 740}})
    open_replay(site, page, tmp_path / "short.match.json")
    page.get_by_role("button", name="Menu").tap()
    for name in ("Play", "Copy link", "Continue from here", "Analysis"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate("found => found.scrollWidth <= found.clientWidth")
    no_barriers(page)
    page.get_by_label("Point of view").select_option(label="Player 2’s view")
    page.get_by_role("group", name="Move").get_by_role("button", name="Next turn").tap()
    expect(page.get_by_label("Point of view")).to_be_hidden()


def test_an_event_of_the_hand_is_asked_about_in_sight(site: Running, visit: Visit) -> None:
    page, _ = on_a_phone(site, visit, seat=1)
    page.get_by_role("button", name="Hand 2").tap()
    page.locator("[data-part=hand] [data-card=carpe_diem]").tap()
    expect(page.get_by_role("button", name="Play Carpe Diem")).to_be_visible()


def test_what_is_asked_next_is_seen_from_its_beginning(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 2)
    me = table.match.game.actors(table.match.state)[0]
    page = visit(**PHONE)
    table.open(page, site.url, [me])
    start = page.get_by_role("button", name="Start in").first
    expect(start).to_be_in_viewport(ratio=1)  # the answers come before what the role can do
    sheet = page.locator("div.actions")
    sheet.evaluate("sheet => { sheet.scrollTop = 9999 }")
    assert sheet.evaluate("sheet => sheet.scrollTop") > 0

    table.play(me, table.legal(me)[0])
    table.play(1 - me, table.legal(1 - me)[0])

    expect(sheet.get_by_role("listitem").filter(has_text="Actions 4")).to_be_in_viewport(ratio=1)


def test_the_chapters_of_a_guide_are_all_in_sight(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/learn/struggle_for_rome", **PHONE)  # five chapters, of long names
    expect(page.get_by_label("Guided first game").get_by_text("Dice, trade, build")).to_be_visible()
    chapters = page.get_by_role("navigation", name="Chapters of the guide").get_by_role("link")
    expect(chapters.first).to_be_visible()
    for place in range(chapters.count()):
        box = chapters.nth(place).bounding_box()
        assert box and box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
        assert chapters.nth(place).evaluate(UNCOVERED)
        assert chapters.nth(place).evaluate("(chip) => chip.scrollWidth <= chip.clientWidth")


def test_whoever_wants_a_rated_game_gets_its_options_and_who_wants_others_a_friendly_one(
    site: Running, visit: Visit
) -> None:
    page = visit(site.url)
    be(page, site, "Livia")
    sign_up(page, site)
    page.goto(site.url)
    page.get_by_role("button", name="Play with people").nth(1).click()
    page.get_by_role("dialog").get_by_role("button", name="Create table").click()
    length = page.get_by_role("group", name="Length")
    rated = page.get_by_role("group", name="Rating")
    length.get_by_text("Lightning").click()
    expect(length.get_by_role("radio", name="Lightning")).to_be_checked()

    rated.get_by_text("Rated", exact=True).click()
    expect(rated.get_by_role("radio", name="Rated")).to_be_checked()
    expect(length.get_by_role("radio", name="Full")).to_be_checked()

    length.get_by_text("Lightning").click()
    expect(length.get_by_role("radio", name="Lightning")).to_be_checked()
    expect(rated.get_by_role("radio", name="Casual")).to_be_checked()


@pytest.mark.parametrize("language", shortly("pl", "fr", "en"))
def test_what_closes_a_trade_is_in_sight(site: Running, visit: Visit, language: str) -> None:
    page = visit(**PHONE | {"locale": language})
    Arranged("struggle_for_rome", 3, deepcopy(BUILD)).open(page, site.url, [0])
    expect(page.locator("svg.board")).to_be_visible()
    page.keyboard.press("o")
    panel = page.locator("[data-trade]")
    expect(panel).to_be_visible()
    closing = panel.locator("footer button", has=page.locator("kbd"))
    for size in ((390, 844), (360, 640)):
        resize(page, size)
        expect(closing).to_be_in_viewport(ratio=1)
        assert closing.evaluate(UNCOVERED)
    closing.tap()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_all_goods_of_an_offer_are_in_sight(site: Running, visit: Visit, language: str) -> None:
    page = visit(**PHONE | {"viewport": {"width": 360, "height": 640}, "locale": language})
    table = Arranged("struggle_for_rome", 3, deepcopy(BUILD))
    table.open(page, site.url, [0])
    expect(page.locator("svg.board")).to_be_visible()

    for text in ("give grain", "want cattle"):
        table.play(0, text)

    rows = page.locator("[data-trade] .stepper")
    expect(rows).to_have_count(8)
    parts = page.locator(".asked, [data-trade] h2, [data-trade] .stepper, [data-trade] footer > *")
    assert all(part.evaluate(UNCOVERED) for part in parts.all() if part.is_visible())


def test_the_map_stays_as_it_is_whatever_stands_below_it(site: Running, visit: Visit) -> None:
    page, table = struggle_on_a_phone(site, visit, BUILD, seat=0)
    board = page.locator("svg.board")
    before = (board.bounding_box(), board.get_attribute("viewBox"))

    for tab in page.locator("nav.below button").all():
        tab.tap()
        assert (board.bounding_box(), board.get_attribute("viewBox")) == before
    page.locator("nav.below button").first.tap()
    page.locator("[data-deed=trade]").tap()
    expect(page.locator("[data-trade]")).to_be_visible()
    assert (board.bounding_box(), board.get_attribute("viewBox")) == before
    table.play(0, "end_turn")
    expect(page.locator("[data-trade]")).to_have_count(0)
    assert board.bounding_box() == before[0]


def test_no_name_breaks_letter_by_letter(site: Running, visit: Visit) -> None:
    position: Any = deepcopy(BUILD) | {"turn": {"player": "blue", "phase": "build"}}
    for players in (3, 4):
        page = visit(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
        Arranged("struggle_for_rome", players, position).open(page, site.url, [0])
        names = page.locator(".strip .who")
        expect(names).to_have_count(players)
        assert all(
            name.evaluate("name => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight) < 2.5")
            for name in names.all()
        )
    page.goto(f"{site.url}/learn/struggle_for_rome")
    expect(names.first).to_have_text("You")
    assert names.first.evaluate("name => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight) < 1.5")
