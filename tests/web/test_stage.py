"""The stage clock in a browser: while a long story is told, nothing on the screen is ahead of it."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.arranged import Arranged
from tests.web.conftest import Visit
from tests.web.empires_end_positions import DOUBLE
from tests.web.positions import LATE
from tests.web.test_struggle_for_rome import BUILD

STARTS: Final[dict[str, Position]] = {"fall_of_rome": LATE, "empires_end": DOUBLE, "struggle_for_rome": BUILD}
LONG: Final = 8  # moves of others in a story
LOOK: Final = """() => {
    const text = (query) => [...document.querySelectorAll(query)].map((one) => one.innerText.trim());
    return {
        title: document.title,
        head: text('h2')[0],
        lines: text('.log li'),
        dialogs: document.querySelectorAll('dialog[open], .consent, .tray').length,
        gold: document.querySelectorAll('.tablet:not([disabled])').length,
        caption: document.querySelectorAll('.caption').length,
    };
}"""


def next_move(table: Arranged, rng: Random, others: bool) -> tuple[int, str] | None:
    """What a seat does next; None when the first one is asked, or nobody is."""
    actors = [seat for seat in table.match.game.actors(table.match.state) if seat >= 0]
    if not actors or (others and 0 in actors):
        return None
    seat = rng.choice(actors)
    return seat, rng.choice(table.legal(seat))


def story_of(game: str) -> tuple[Arranged, list[tuple[int, str]]]:
    """A table at which the first seat waits, and all that the others do until it is asked."""
    for seed in range(200):
        rng = Random(seed)
        table = Arranged(game, 3, deepcopy(STARTS[game]))
        while (move := next_move(table, rng, False)) and 0 in table.match.game.actors(table.match.state):
            table.play(*move)
        ahead = deepcopy(table.match)
        told: list[tuple[int, str]] = []
        while (move := next_move(table, rng, True)) is not None:
            told.append(move)
            table.play(*move)
        if len(told) >= LONG and table.match.result() is None and table.legal(0):
            table.match = ahead  # type: ignore[misc]
            return table, told
    pytest.fail(f"{game}: no seed leads to a long story")


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("game", STARTS)
def test_nothing_is_ahead_of_the_story(game: str, site: Running, visit: Visit) -> None:
    table, moves = story_of(game)
    table.bots = True
    page, other = visit(), visit(reduced_motion="reduce")
    page.clock.install()
    for each in (page, other):
        table.open(each, site.url, [0])
        expect(each.locator(".log")).to_be_attached()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    before = look(page)
    for seat, text in moves:
        table.play(seat, text)
    expect(other).to_have_title("● Your turn")
    end = look(other)

    expect(page.locator(".caption")).to_be_visible()
    first = look(page)
    assert (first["title"], first["head"], first["dialogs"]) == (before["title"], before["head"], before["dialogs"])
    stops = 0
    while (now := look(page))["caption"]:
        stops += 1
        assert not now["title"].startswith("●")
        assert now["gold"] == 0, "nothing can be confirmed while something is told"
        assert now["lines"] != end["lines"], "the chronicle ends with what is on the stage"
        page.clock.run_for(150)
    assert stops > 1
    assert look(page) == end, "when all is told, the screen is that of somebody who wants no motion"


def test_what_happened_in_another_tab_is_summed_up_and_can_be_told(site: Running, visit: Visit) -> None:
    table, moves = story_of("fall_of_rome")
    page = visit()
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    for seat, text in moves:
        table.play(seat, text)
    expect(page).to_have_title("● Your turn")
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })")

    plate = page.get_by_role("region", name="While you were away")
    assert plate.get_by_role("listitem").count()
    plate.get_by_role("button", name="Show").click()
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Shift+Space")

    expect(page.locator(".caption")).to_have_count(0)
    expect(plate).to_have_count(0)
