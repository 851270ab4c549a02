"""Games to their end by keyboard alone, on the board as text."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.position_table import Arranged
from tests.web.positions import LATE
from tests.web.test_empires_end_games import LATE as EMPIRES_LATE
from tests.web.test_fall_of_rome_games import ASK, STILL, be, make_table
from tests.web.test_struggle_for_rome_games import LAST_ROUND

ENDS: Final[dict[str, Position]] = {
    "fall_of_rome": LATE | {"decline": 7, "turn": {"active": 0, "actions": 1}},
    "empires_end": EMPIRES_LATE,
    "struggle_for_rome": LAST_ROUND,
}
SHORT: Final = ("end_turn", "end_actions", "pass", "done", "decline")  # what ends something
FAR: Final = 300  # so many stops of the Tab key are never needed
# What is to be pressed next, found among the buttons of the text.
# `sure`: a second thought, or bids that are shown, have the focus.
NEXT: Final = """() => {
    if (document.querySelector('.end .reason')) return 'over';
    if (document.activeElement?.closest('.sure, .reveal')) return 'sure';
    const region = document.querySelector('[role=region].text:not(.aloud)');
    if (!region) return 'closed';
    document.querySelectorAll('[data-next]').forEach((one) => one.removeAttribute('data-next'));
    const buttons = [...region.querySelectorAll('p button, li button')].filter((one) => !one.disabled);
    const ending = buttons.find((one) => /^(End|Not|Pass|Done|Decline|No)\\b/.test(one.textContent.trim()));
    const next = ending ?? buttons[0];
    next?.setAttribute('data-next', '');
    return next ? 'asked' : 'waiting';
}"""
# Whether the focus is on it; `gone`: others have acted meanwhile, and something else is to be pressed.
THERE: Final = """() => document.activeElement?.hasAttribute('data-next')
    ? 'there' : document.querySelector('[data-next]') ? 'elsewhere' : 'gone'"""


def press(page: Page) -> str:
    """One deed, by keys alone."""
    state: str = page.evaluate(NEXT)
    if state == "closed":
        page.keyboard.press("t")
    elif state == "sure":
        page.keyboard.press("Enter")
    elif state == "asked":
        for _ in range(FAR):
            focus: str = page.evaluate(THERE)
            if focus == "there":
                page.keyboard.press("Enter")
            if focus != "elsewhere":
                break
            page.keyboard.press("Tab")
        else:
            name = page.locator("[data-next]").all_inner_texts()
            raise AssertionError(f"the Tab key does not come to {name}")
    return state


def others_play(table: Arranged, rng: Random) -> None:
    """One deed of somebody else."""
    for seat in table.match.game.actors(table.match.state):
        if seat > 0:
            legal = table.legal(seat)
            table.play(seat, next((text for text in legal if text in SHORT), rng.choice(legal)))
            return


@pytest.mark.parametrize("game", ENDS)
def test_the_end_of_a_game_by_keyboard_alone(game: str, site: Running, visit: Visit) -> None:
    table = Arranged(game, 3, deepcopy(ENDS[game]))
    page = visit(**STILL)
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    rng = Random(2)

    for _ in range(2000):
        state = press(page)
        if state == "over":
            break
        others_play(table, rng)
        page.wait_for_timeout(10 if state != "waiting" else 40)

    if table.match.result() is None:
        text = page.locator("div.text").inner_text()
        raise AssertionError(f"{state}, may do {table.legal(0)[:9]}, reads {text[:900]}")
    expect(page.get_by_role("main").locator(".reason")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ENDS)
def test_a_whole_game_by_keyboard_alone(game: str, site: Running, visit: Visit) -> None:
    page = visit(**STILL)
    be(page, site, "Livia")
    table: dict[str, Any] = make_table(page, ["me", "bot", "bot"], game)
    page.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    page.goto(f"{site.url}/table/{table['id']}")
    expect(page.locator(".log")).to_be_attached()

    for _ in range(20_000):
        state = press(page)
        if state == "over":
            break
        page.wait_for_timeout(10 if state != "waiting" else 60)

    expect(page.get_by_role("main").locator(".reason")).to_be_visible()
