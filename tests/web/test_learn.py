"""Guides from their first step to their last, and puzzles solved and failed, on the real boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from occasus.core.registry import OURS
from occasus.lessons.book import games_with_books
from occasus.lessons.daily import best_turns
from occasus.lessons.lesson import Attempt, lessons
from occasus.locale import LANGUAGES, Words
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, shortly
from tests.web.test_fall_of_rome import city, tray


def reached(page: Page, step: int, steps: int) -> None:
    """What was asked for is done, and the guide goes on by itself."""
    expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()


def on(page: Page, step: int, steps: int) -> None:
    """The next step of a guide is read."""
    page.get_by_role("button", name="Next", exact=True).click()
    reached(page, step, steps)


def test_the_guide_of_fall_of_rome_is_followed_on_the_map(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/learn", reduced_motion="reduce")
    page.get_by_role("link", name="Guided first game").first.click()
    reached(page, 1, 10)
    on(page, 2, 10)
    on(page, 3, 10)
    on(page, 4, 10)
    city(page, "genua").click()
    tray(page, "March").get_by_role("button", name="March").click()
    reached(page, 5, 10)
    no_barriers(page)
    page.goto(f"{site.url}/learn")
    page.get_by_role("link", name="Continue").click()
    reached(page, 5, 10)  # where it was left


def test_a_guide_leads_through_all_its_chapters(site: Running, visit: Visit) -> None:
    follow(visit(f"{site.url}/learn/empires_end", reduced_motion="reduce", locale="pl"), "empires_end", "pl")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_guide_is_played_in_every_language(site: Running, visit: Visit, game: str, language: str) -> None:
    follow(visit(f"{site.url}/learn/{game}", reduced_motion="reduce", locale=language), game, language)


def shut_dialogs(page: Page) -> None:
    """A board may show something large on its own, such as the bids of a conflict; whenever it does, it is shut."""
    page.add_locator_handler(page.locator("dialog[open]").first, lambda: page.keyboard.press("Escape"))


def follow(page: Page, game: str, language: str) -> None:
    """Read a guide from its first chapter to its last; what is asked for is shown."""
    words = Words(language=language, part="learn")
    chapters = [lesson for lesson in lessons().values() if lesson.guide == game]
    shut_dialogs(page)
    for chapter in chapters:
        for number, step in enumerate(chapter.steps, 1):
            steps = len(chapter.steps)
            expect(page.get_by_text(words.say("lesson-step", at=number, steps=steps))).to_be_visible()
            said = words.say(f"guide-{chapter.id}-{step['say']}").replace("**", "")
            expect(page.locator(".bubble p")).to_have_text(said)
            if number < steps:
                button = words.say("lesson-show" if "do" in step else "lesson-on")
                page.locator(".bubble").get_by_role("button", name=button, exact=True).click()
        no_barriers(page)
        if chapter is not chapters[-1]:
            page.locator(".bubble footer a").click()
    page.get_by_role("button", name=words.say("lesson-first-game")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name=Words(language=language, part="web").say("hint")).first).to_be_visible()


def test_bids_that_are_shown_are_left_by_the_button_of_the_guide(site: Running, visit: Visit) -> None:
    """One button goes on, and what the guide says next is about what is seen next."""
    page = visit(f"{site.url}/learn/empires_end-conflict", reduced_motion="reduce")
    bubble, bids = page.locator(".bubble"), page.get_by_role("region", name="The bids are revealed")
    on(page, 2, 5)
    for step in (3, 4):
        bubble.get_by_role("button", name="Show me", exact=True).click()
        reached(page, step, 5)
    expect(bids).to_be_visible()
    expect(bids.get_by_role("button")).to_have_count(0)
    on(page, 5, 5)
    expect(bids).to_have_count(0)


def end_actions(page: Page, verdict: str) -> None:
    """End the actions; whether that is asked again or not, the verdict comes."""
    page.get_by_role("button", name="End actions").first.click()
    asked, told = page.get_by_role("alertdialog"), page.get_by_text(verdict)
    expect(asked.or_(told).first).to_be_visible()
    if not told.is_visible():
        asked.get_by_role("button", name="End actions").click()
    expect(told).to_be_visible()


def from_the_start(page: Page, verdict: str) -> None:
    """Set the position up again; what is pressed before it stands would be pressed in the old one."""
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text(verdict)).to_have_count(0)


def save_roma(page: Page) -> None:
    """Solve the puzzle of that name."""
    city(page, "roma").click()
    tray(page, "March").get_by_role("button", name="2", exact=True).click()
    tray(page, "March").get_by_role("button", name="March").click()
    expect(page.get_by_text("march").first).to_be_visible()
    end_actions(page, "Solved.")


def test_a_puzzle_is_failed_then_solved(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/learn", reduced_motion="reduce")
    puzzle = page.get_by_role("link", name="Save Roma this turn")
    expect(puzzle).to_be_visible()
    no_barriers(page)
    puzzle.click()
    end_actions(page, "Not this time")
    no_barriers(page)
    from_the_start(page, "Not this time")

    save_roma(page)
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text("solved", exact=True)).to_be_visible()


def test_a_best_turn_is_missed_looked_at_and_found(site: Running, visit: Visit) -> None:
    """A wrong turn with its reason, then the solution, which does not count as solved."""
    puzzle = next(
        one for one in best_turns("struggle_for_rome") if "end_turn" in Attempt(one, []).scene.legal(one.seat)
    )
    page = visit(f"{site.url}/puzzles", reduced_motion="reduce")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    no_barriers(page)
    page.locator(f'a[href="/puzzle/{puzzle.id}"]').last.click()
    expect(page.get_by_text("One turn is clearly best")).to_be_visible()
    page.get_by_role("region", name="Actions").get_by_role("button", name="End turn").click()
    expect(page.get_by_text("Another turn is clearly better.")).to_be_visible()
    expect(page.get_by_text("What to look for")).to_be_visible()
    no_barriers(page)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("Solution")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("solved", exact=True)).to_have_count(0)  # looking is not solving


def test_the_puzzles_fit_a_phone(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/puzzles", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_book_is_read_stepped_through_and_tried(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/book/fall_of_rome/plots-and-alliances", reduced_motion="reduce", locale="nl-NL")
    expect(page.get_by_role("heading", name="Samenzweringen en verbonden")).to_be_visible()
    figure = page.locator("figure", has_text="Drie Hunnen in Philippopolis")
    expect(figure.get_by_text("1 / 2")).to_be_visible()
    figure.get_by_role("button", name="Volgende stap").click()
    expect(figure.get_by_text("2 / 2")).to_be_visible()
    page.get_by_text("Precieze regels").nth(1).click()
    expect(page.get_by_text("FR-ACT-ENLIST-02")).to_be_visible()
    no_barriers(page)
    figure.get_by_role("link", name="Probeer het zelf").click()
    expect(page.get_by_text("De stelling uit het spelregelboek.")).to_be_visible()


@pytest.mark.parametrize("game", shortly(*games_with_books()))
def test_a_whole_book_fits_a_phone_and_a_printed_page(game: str, site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/book/{game}/all", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    expect(page.locator("figure").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    page.wait_for_load_state("networkidle")  # every figure is drawn
    expect(page.locator("figure .empty")).to_have_count(0)
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    assert 3 <= sheets <= 7  # in two columns, none of them nearly empty


@pytest.mark.parametrize(
    ("game", "heading"),
    [("fall_of_rome", "Roles"), ("empires_end", "Locations"), ("struggle_for_rome", "Dice odds")],
)
def test_the_reference_cards_fit_a_phone(game: str, heading: str, site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/cards/{game}", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_barriers(page)
