"""A study in the browser: every seat and chance are played by hand, lines branch, and they are kept by the browser."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_replay import PHONE

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


def test_the_board_is_marked_by_mouse_by_name_and_kept_with_the_move(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/study", **WIDE)
    begin(page)
    page.get_by_role("button", name="Close").click()
    roma, genua = (page.locator(f"circle[data-city={city}]").bounding_box() for city in ("roma", "genua"))
    assert roma and genua
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (roma, genua)]
    page.mouse.move(*middle[0])
    page.mouse.down(button="right")
    page.mouse.move(*middle[1])
    page.mouse.up(button="right")
    marks = page.get_by_role("region", name="Marks on the board")
    expect(marks.get_by_role("button", name="Remove Roma → Genua")).to_be_visible()
    page.keyboard.press("m")
    page.keyboard.press("3")
    page.mouse.click(*middle[0])
    expect(page.locator("g.info[data-mark=roma] rect").first).to_be_visible()
    picture(page, "study-marks")
    page.mouse.click(*middle[0])
    expect(marks.get_by_role("button", name="Remove Roma", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    marks.get_by_text("Name places instead").click()
    marks.get_by_label("Place").select_option(label="Tyras")
    marks.get_by_role("button", name="Add").click()
    expect(marks.get_by_role("button", name="Remove Tyras")).to_be_visible()
    no_barriers(page)
    page.reload()
    expect(page.locator("g[data-mark='roma genua'] line").first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.mouse.wheel(0, -300)  # the marks go along with the map
    expect(page.locator("g[data-mark='roma genua'] line").first).to_be_visible()


def test_a_chapter_begins_here_and_is_kept_with_the_others(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/study", **PHONE)
    begin(page)
    page.get_by_role("button", name="Visigoths, Tyras").click()
    page.get_by_role("button", name="Use this").click()
    at = page.get_by_role("group", name="Move", exact=True).locator("output")
    expect(at).to_have_text("1 of 1")
    page.get_by_role("button", name="Chapters").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="New chapter from here").click()
    expect(sheet.get_by_role("button", name="Chapter 2")).to_have_attribute("aria-current", "true")
    sheet.get_by_label("Name of this chapter").fill("By the sea")
    sheet.get_by_label("Name of this chapter").press("Enter")
    picture(page, "study-chapters")
    no_barriers(page)
    page.reload()
    expect(at).to_have_text("1 of 1")
    page.get_by_role("button", name="Chapters").click()
    expect(sheet.get_by_role("button", name="By the sea")).to_have_attribute("aria-current", "true")
    sheet.get_by_role("button", name="Chapter 1").click()
    expect(at).to_have_text("0 of 1")
