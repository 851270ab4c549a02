"""Whole games without a net, by touching whatever is offered first; then their replays, and a look back at one."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.site.pages import AT_ONCE, begin, cut_the_net, my_turn, touch_until_it_is_over
from tests.web import test_empires_end_games, test_fall_of_rome_games, test_struggle_for_rome_games
from tests.web.conftest import Visit
from tests.web.test_replay import FIRST

FINGERS: Final = {
    "fall_of_rome": test_fall_of_rome_games.FINGER,
    "empires_end": test_empires_end_games.FINGER,
    "struggle_for_rome": test_struggle_for_rome_games.FINGER,
}
FEWEST: Final = {"fall_of_rome": 2, "empires_end": 2, "struggle_for_rome": 3}


@pytest.mark.parametrize("game", FEWEST)
def test_a_whole_game_with_bots_is_played_kept_and_looked_at_again(game: str, address: str, visit: Visit) -> None:
    page = _without_a_net(address, visit)
    begin(page, game, FEWEST[game], "Bots")

    touch_until_it_is_over(page, FINGERS[game])

    page.goto(f"{address}#/replays")
    page.reload()
    page.locator("main a[href*='/replay/']").first.click()
    page.wait_for_url("**/#/replay/*")
    steps = page.get_by_role("group", name="Move")
    steps.get_by_role("button", name="Next turn").click()
    expect(steps.locator("output")).not_to_have_text(FIRST)
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis").get_by_role("img").first).to_be_visible()


def test_two_at_one_screen_pass_it_on_to_the_end(address: str, visit: Visit) -> None:
    page = _without_a_net(address, visit)
    begin(page, "empires_end", 2, "Same screen")
    expect(page.get_by_role("heading", name="Pass the screen")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)  # nothing is shown before somebody has taken it

    touch_until_it_is_over(page, FINGERS["empires_end"])

    assert len(test_empires_end_games.scores(page)) == 2


def test_one_plays_alone(address: str, visit: Visit) -> None:
    page = _without_a_net(address, visit)
    begin(page, "fall_of_rome", 1, "Bots")
    my_turn(page)

    touch_until_it_is_over(page, FINGERS["fall_of_rome"])

    expect(page.get_by_role("main")).to_contain_text("Decline")


def _without_a_net(address: str, visit: Visit) -> Page:
    page = visit(address, reduced_motion="reduce")
    page.evaluate(AT_ONCE)
    cut_the_net(page)
    return page
