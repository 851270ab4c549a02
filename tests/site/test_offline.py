"""Guides, a puzzle, help at a table, and a match file with its analysis, all without a net."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.locale import LANGUAGES, Words
from tests.site.pages import ENTRIES, cut_the_net, moves, until
from tests.web.conftest import Visit
from tests.web.test_learn import end_actions, follow, from_the_start, save_roma
from tests.web.test_replay import FIRST, short_match

WIDE: Final = {"width": 1680, "height": 1000}
SIZES: Final = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}


def offline(address: str, visit: Visit, **more: Any) -> Page:
    page = visit(address, reduced_motion="reduce", **more)
    cut_the_net(page)
    return page


@pytest.mark.parametrize(
    ("game", "language"), [("fall_of_rome", "fr"), ("empires_end", "pl"), ("struggle_for_rome", "nl")]
)
def test_a_guide_leads_to_a_first_game(game: str, language: str, address: str, visit: Visit) -> None:
    page = offline(address, visit, locale=language)
    page.goto(f"{address}#/learn/{game}")
    follow(page, game, language)


def test_a_puzzle_is_failed_and_solved(address: str, visit: Visit) -> None:
    page = offline(address, visit, viewport=SIZES["phone"])
    page.goto(f"{address}#/learn")
    page.get_by_role("link", name="Save Roma this turn").click()
    end_actions(page, "Not this time")
    from_the_start(page, "Not this time")
    save_roma(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_match_file_is_shown_analysed_and_played_on(size: str, address: str, visit: Visit, tmp_path: Path) -> None:
    short_match(tmp_path / "short.match.json")
    page = offline(address, visit, viewport=SIZES[size])
    page.goto(f"{address}#/replays")
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url("**/#/replay/*")
    expect(page.get_by_role("group", name="Move").locator("output")).to_have_text(FIRST)
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis").get_by_role("img").first).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("button", name="Hint").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_a_table_speaks_every_language(language: str, address: str, visit: Visit) -> None:
    """What can be done now, what not and why, a hint that is followed, and taking it back."""
    page = offline(address, visit, locale=language, viewport=WIDE)
    words, moments = Words(language=language, part="web"), Words(language=language, part="moments")
    page.locator("article").first.get_by_role("button", name=words.say("play-bots")).click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("button", name=words.say("hint")).first.click()
    advice = page.get_by_role("region", name=words.say("advice"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("?")
    help_now = page.get_by_role("region", name=moments.say("what-now"))
    expect(help_now.get_by_role("heading", name=moments.say("what-now-not"))).to_be_visible()
    expect(help_now.get_by_role("listitem").last).not_to_be_empty()
    made = len(moves(page))
    advice.get_by_role("button", name=words.say("advice-do")).first.click()
    until(page, f"async () => (await {ENTRIES}).length > {made}")
    page.locator("body").press("z")
    until(page, f"async () => (await {ENTRIES}).some(({{ kind }}) => kind === 'undo')")
