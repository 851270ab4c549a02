"""Guide, puzzle, rulebook, a match file with its analysis, hints, saved tables and languages, all without a net."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.locale import LANGUAGES, Words
from tests.site.pages import GAMES, cut_the_net, my_turn, play_bots
from tests.web.conftest import Visit
from tests.web.test_learn import end_actions, follow, save_roma
from tests.web.test_replay import short_match

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


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_failed_and_solved(size: str, address: str, visit: Visit) -> None:
    page = offline(address, visit, viewport=SIZES[size])
    page.goto(f"{address}#/learn")
    page.get_by_role("link", name="Save Roma this turn").click()
    end_actions(page, "Not this time")
    page.get_by_role("button", name="From the start").click()
    save_roma(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_match_file_is_shown_analysed_and_played_on(size: str, address: str, visit: Visit, tmp_path: Path) -> None:
    moves = short_match(tmp_path / "short.match.json")
    page = offline(address, visit, viewport=SIZES[size])
    page.goto(f"{address}#/replays")
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url("**/#/replay/*")
    expect(page.get_by_role("group", name="Move").locator("output")).to_have_text(f"0 of {moves}")
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis").get_by_role("img")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("button", name="Hint").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_hints_are_given_and_games_wait_at_home(size: str, address: str, visit: Visit) -> None:
    page = offline(address, visit, viewport=SIZES[size])
    for game in GAMES:
        play_bots(page, game)
        page.get_by_role("button", name="Hint").first.click()
        expect(page.locator(".advice li").first).to_be_visible()
        page.goto(f"{address}#/")
    page.reload()
    waiting = page.locator("a[href*='/table/']")
    expect(waiting).to_have_count(len(GAMES))
    waiting.first.click()
    my_turn(page)
    page.goto(f"{address}#/tables")
    expect(page.locator("main a[href*='/table/']")).to_have_count(len(GAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_there(language: str, address: str, visit: Visit) -> None:
    words = Words(language=language, part="web")
    page = offline(address, visit)
    page.get_by_role("combobox", name="Language").first.select_option(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("home-title"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("home-title"))
    for game in GAMES:
        page.goto(f"{address}#/book/{game}")
        expect(page.locator("h1")).to_be_visible()
        expect(page.get_by_text(words.say("error-no-texts"))).to_have_count(0)
    page.goto(f"{address}#/rules/empires_end")
    expect(page.get_by_text("EE-AUC-01").first).to_be_attached()
