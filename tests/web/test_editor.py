"""The board editor in the browser: positions are built, a problem is marked and repaired, links and texts come back."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TEXT: Final = "game: empires_end\nplayers: 2\nposition:\n  empires: {0: {score: 7}}\n"


def paste(page: Page, text: str) -> None:
    """Paste a text, as Ctrl+V does."""
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData('text/plain', text);
            document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }""",
        text,
    )


def test_a_position_is_built_a_problem_marked_and_repaired(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce")
    checks = page.get_by_role("region", name="Checks")
    expect(checks).to_contain_text("This position is possible.")
    page.get_by_role("button", name="Legion: 16 left").click()
    roma = page.locator("circle[data-city=roma]")
    for _ in range(17):
        roma.click()
    expect(page.get_by_role("button", name="Legion: −1 left")).to_be_visible()
    expect(checks).to_contain_text("there are only 16 legions.")
    expect(checks).to_contain_text("Roma")
    expect(page.get_by_role("button", name="1 problem to fix")).to_be_visible()
    address = page.url
    assert "position=" in address  # it is kept all the same
    checks.get_by_role("button", name="Show").click()
    plate = page.get_by_role("dialog", name="Roma")
    expect(plate.get_by_role("group", name="Legion").locator("output")).to_have_text("17")
    page.keyboard.press("Escape")
    checks.get_by_role("button", name="Remove 1 from Roma").click()
    expect(checks).to_contain_text("This position is possible.")
    expect(page.get_by_role("button", name="Legion: 0 left")).to_be_visible()
    page.keyboard.press("z")
    expect(page.get_by_role("button", name="1 problem to fix")).to_be_visible()
    no_barriers(page)

    again = visit(address, viewport=WIDE, reduced_motion="reduce")
    expect(again.get_by_role("button", name="1 problem to fix")).to_be_visible()
    expect(again.get_by_role("button", name="Legion: −1 left")).to_be_visible()


def test_cards_lie_in_one_place_and_say_where(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce")
    hands = page.get_by_role("region", name="Players")
    hands.get_by_role("button", name="Hand: add a card").first.click()
    expect(page.get_by_role("searchbox", name="Find a card")).to_be_focused()
    page.keyboard.type("roma blue")
    page.keyboard.press("Enter")
    taken = hands.get_by_role("list", name="Hand").first.get_by_role("button", name=": remove")
    expect(taken).to_have_count(1)
    page.keyboard.press("Escape")
    hands.get_by_role("button", name="Hand: add a card").nth(1).click()
    page.get_by_role("searchbox", name="Find a card").fill("roma blue")
    expect(page.get_by_text("now in Hand, Consul")).to_be_visible()
    page.keyboard.press("Enter")
    expect(taken).to_have_count(0)
    page.get_by_role("searchbox", name="Find a card").fill("")
    page.get_by_role("button", name="? unknown card").click()
    expect(page.get_by_text("1 card is unknown")).to_be_visible()


def test_by_keyboard_alone(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce")
    supply = page.get_by_role("group", name="Supply")
    supply.get_by_role("button", name="Huns: 20 left").press("Enter")
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(supply.get_by_role("button", name="Huns: 18 left")).to_be_visible()
    page.keyboard.press("-")
    expect(supply.get_by_role("button", name="Huns: 19 left")).to_be_visible()
    page.keyboard.press("l")
    expect(supply.get_by_role("button", name="Legion: 15 left")).to_be_visible()
    page.keyboard.press("Shift+L")
    expect(supply.get_by_role("button", name="Legion: 16 left")).to_be_visible()


def test_a_text_is_pasted_and_one_that_cannot_be_read_leaves_the_position(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce", refused=True)
    expect(page.get_by_role("region", name="Checks")).to_contain_text("This position is possible.")
    paste(page, TEXT)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("group", name="Score track").first.locator("output")).to_have_text("7")
    paste(page, TEXT.replace("score", "skore"))
    expect(page.get_by_role("alert")).to_contain_text("Line 4: unknown part; did you mean score?")
    expect(players.get_by_role("group", name="Score track").first.locator("output")).to_have_text("7")


@pytest.mark.parametrize("game", ["Empire's End", "Struggle for Rome"])
def test_every_game_has_the_same_editor(site: Running, visit: Visit, game: str) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce")
    page.get_by_label("Game", exact=True).select_option(label=game)
    page.get_by_role("button", name="Random setup").click()
    expect(page.get_by_role("region", name="Checks")).to_contain_text("This position is possible.")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile(r"/editor\?position=1[\w-]+$"))
    no_barriers(page)


def test_on_a_phone(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", **PHONE, reduced_motion="reduce")
    page.get_by_role("button", name="Legion: 16 left").tap()
    page.locator("circle[data-city=roma]").tap()
    expect(page.get_by_role("button", name="Legion: 15 left")).to_be_visible()
    for tab in ("Players", "Decks", "Turn", "Checks", "Pieces"):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    no_barriers(page)


def test_a_scene_opens_in_the_editor(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/scene/FR-EX-11", viewport=WIDE, reduced_motion="reduce")
    page.get_by_role("button", name="Edit board").click()
    expect(page.get_by_text("from an example")).to_be_visible()
    expect(page.get_by_role("region", name="Checks")).to_contain_text("This position is possible.")


def test_a_position_goes_on_in_a_study(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/editor", viewport=WIDE, reduced_motion="reduce")
    page.get_by_role("button", name="Legion: 16 left").click()
    page.locator("circle[data-city=roma]").click()
    expect(page.get_by_role("button", name="Legion: 15 left")).to_be_visible()
    page.get_by_role("link", name="Open in Study").click()
    page.wait_for_url("**/study/*")
