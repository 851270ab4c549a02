"""Guides from their first step to their last, and puzzles solved and failed, on the real boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from occasus.core.registry import OURS
from occasus.lessons.book import games_with_books
from occasus.lessons.lesson import lessons
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.test_empires_end_games import FINGER
from tests.web.test_fall_of_rome import city, tray
from tests.web.test_shell import no_barriers


def on(page: Page, step: int, steps: int) -> None:
    """The next step of a guide is read."""
    page.get_by_role("button", name="On", exact=True).click()
    expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()


def reached(page: Page, step: int, steps: int) -> None:
    """What was asked for is done, and the guide goes on by itself."""
    expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()


def test_the_guide_of_fall_of_rome_is_followed_on_the_map(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    page.get_by_role("link", name="First game: a guide").first.click()
    reached(page, 1, 8)
    on(page, 2, 8)
    on(page, 3, 8)
    city(page, "genua").click()
    tray(page, "March").get_by_role("button", name="March").click()
    reached(page, 4, 8)
    no_barriers(page)
    page.get_by_role("group", name="Fight").get_by_role("button", name="Battle").click()
    tray(page, "Battle").get_by_role("button", name="Roll 2 dice").click()
    reached(page, 5, 8)
    for step, deed in ((6, "Fortify"), (7, "Levy")):
        page.get_by_role("group", name="Build").get_by_role("button", name=deed).click()
        tray(page, deed).get_by_role("button", name=deed).click()
        reached(page, step, 8)
    on(page, 8, 8)


def test_the_guide_of_empires_end_is_followed_at_the_table(site: Running, visit: Visit) -> None:
    """A guide offers nothing but what it asks for, so that whoever touches what is lit goes through it."""
    page = visit(f"{site.url}/learn/empires_end", reduced_motion="reduce")
    on(page, 2, 14)
    on(page, 3, 14)
    no_barriers(page)
    for _ in range(600):
        if page.get_by_text("Step 14 of 14").is_visible():
            break
        page.evaluate(FINGER)
        page.wait_for_timeout(40)
    reached(page, 14, 14)


def test_the_guide_of_struggle_for_rome_is_followed_on_the_map(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/learn/struggle_for_rome", reduced_motion="reduce")
    on(page, 2, 9)
    for step, deed in ((3, "Fighters"), (4, "Wagon")):
        page.get_by_role("region", name="Actions").get_by_role("button", name=deed).click()
        page.get_by_role("group", name=deed, exact=True).get_by_role("button", name=deed).click()
        reached(page, step, 9)
    end = page.get_by_role("region", name="Actions").get_by_role("button", name="End the turn")
    end.click()
    reached(page, 5, 9)
    page.locator("[data-city=argentoratum]").click(force=True)
    page.get_by_role("group", name="Plunder", exact=True).get_by_role("button", name="Plunder").click()
    reached(page, 6, 9)
    no_barriers(page)
    end.click()
    reached(page, 7, 9)
    page.locator("[data-crossroads=c028]").click(force=True)
    page.get_by_role("group", name="Travel", exact=True).get_by_role("button", name="Travel").click()
    reached(page, 8, 9)
    end.click()
    reached(page, 9, 9)


@pytest.mark.parametrize("game", OURS)
def test_a_guide_leads_from_its_first_step_to_its_last(site: Running, visit: Visit, game: str) -> None:
    page = visit(f"{site.url}/learn/{game}", reduced_motion="reduce")
    steps = lessons()[game].steps
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        if number < len(steps):
            page.get_by_role("button", name="Show me" if "do" in step else "On", exact=True).click()
    expect(page.get_by_role("link", name="Play a game now")).to_be_visible()
    no_barriers(page)


def test_a_puzzle_is_failed_then_solved(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/learn", reduced_motion="reduce")
    puzzle = page.get_by_role("link", name="Save Roma this turn")
    expect(puzzle).to_be_visible()
    no_barriers(page)
    puzzle.click()
    page.get_by_role("button", name="End actions").first.click()
    if page.get_by_role("dialog").is_visible():
        page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_text("Not this time")).to_be_visible()
    no_barriers(page)
    page.get_by_role("button", name="From the start").click()

    city(page, "roma").click()
    tray(page, "March").get_by_role("button", name="2", exact=True).click()
    tray(page, "March").get_by_role("button", name="March").click()
    expect(page.get_by_text("march").first).to_be_visible()
    page.get_by_role("button", name="End actions").first.click()
    if page.get_by_role("dialog").is_visible():
        page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_text("Solved.")).to_be_visible()
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text("solved", exact=True)).to_be_visible()


def test_a_book_is_read_stepped_through_and_tried(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/book/fall_of_rome/plots-and-alliances", reduced_motion="reduce", locale="nl-NL")
    expect(page.get_by_role("heading", name="Samenzweringen en verbonden")).to_be_visible()
    figure = page.locator("figure", has_text="Drie Hunnen van Philippopolis")
    expect(figure.get_by_text("1 / 2")).to_be_visible()
    figure.get_by_role("button", name="Een stap verder").click()
    expect(figure.get_by_text("2 / 2")).to_be_visible()
    page.get_by_text("Precies").nth(1).click()
    expect(page.get_by_text("FR-ACT-ENLIST-02")).to_be_visible()
    no_barriers(page)
    figure.get_by_role("link", name="Probeer het zelf").click()
    expect(page.get_by_text("De stelling uit het boek.")).to_be_visible()


@pytest.mark.parametrize("game", games_with_books())
def test_a_whole_book_fits_a_phone_and_a_printed_page(game: str, site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/book/{game}/all", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    expect(page.locator("figure").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
