"""A study in the browser: every seat and chance are played by hand, lines branch, and they are kept by the browser."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/study/*")
    expect(page.get_by_label("Chance decides")).to_be_visible()


def test_chance_is_chosen_or_rolled_and_lines_branch(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/study", **WIDE)
    picture(page, "study-home")
    begin(page)
    plate = page.get_by_label("Chance decides")
    picture(page, "study-chance")
    plate.get_by_role("button", name="Visigoths, Tyras").click()
    page.keyboard.press("Enter")
    at = page.get_by_role("group", name="Move", exact=True).locator("output")
    expect(at).to_have_text("1 of 1")
    page.keyboard.press("r")
    expect(at).to_have_text("2 of 2")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text("1 of 2")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text("0 of 2")
    plate.get_by_role("button", name="Ostrogoths, Chersonesus").click()
    plate.get_by_role("button", name="Use this").click()
    expect(at).to_have_text("1 of 1")
    tree = page.get_by_role("complementary")
    expect(tree.get_by_role("button", name="Ostrogoths, Chersonesus")).to_have_attribute("aria-current", "step")
    page.get_by_label("Comment on this move").fill("The other side of the sea.")
    page.get_by_role("button", name="worth a look").click()
    expect(tree.get_by_text("The other side of the sea.")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(tree.get_by_role("button", name="Visigoths, Tyras")).to_have_attribute("aria-current", "step")
    no_barriers(page)
    page.reload()
    expect(tree.get_by_text("The other side of the sea.")).to_be_visible()
    expect(tree.get_by_role("button", name="Visigoths, Tyras")).to_have_attribute("aria-current", "step")
