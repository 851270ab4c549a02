"""What happened since one's own turn, in a few lines: above the chronicle on a desk, in the bar on a phone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position, Seat
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.empires_end_positions import SINGLE
from tests.web.position_table import Arranged
from tests.web.positions import LATE
from tests.web.test_struggle_for_rome import JOURNEY

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SINCE: Final = "Since your turn"
RUSHED: Final = ("end_turn", "end_actions", "pass")


def others_play(table: Arranged, me: Seat) -> None:
    """Everybody else does something, until it is my turn again."""
    while actors := [seat for seat in table.match.game.actors(table.match.state) if seat >= 0 and seat != me]:
        legal = table.legal(actors[0])
        table.play(actors[0], next((text for text in RUSHED if text in legal), legal[0]))


def look(table: Arranged, site: Running, visit: Visit, seat: Seat, viewport: dict[str, int]) -> Page:
    page = visit(viewport=viewport, reduced_motion="reduce")
    table.open(page, site.url, [seat])
    expect(page.locator("[data-tile], svg.board").first).to_be_visible()
    return page


STARTS: Final[dict[str, tuple[Position, Seat, str]]] = {
    "fall_of_rome": (LATE, 1, "end_actions"),
    "empires_end": (SINGLE, 1, "pay first wheat"),
}


@pytest.mark.parametrize("game", STARTS)
def test_what_the_others_did_is_told_above_the_chronicle(site: Running, visit: Visit, game: str) -> None:
    position, me, deed = STARTS[game]
    table = Arranged(game, 3, position)
    page = look(table, site, visit, me, DESK)
    since = page.get_by_role("region", name=SINCE)
    expect(since).to_have_count(0)

    table.play(me, deed)
    page.locator(".log").evaluate("log => { log.scrollTop = 9999 }")  # as far as the story was followed
    others_play(table, me)

    expect(since.get_by_role("listitem").first).to_be_in_viewport()
    no_barriers(page)


@pytest.mark.parametrize("game", STARTS)
def test_on_a_phone_it_is_folded_in_the_bar_and_takes_no_room(site: Running, visit: Visit, game: str) -> None:
    position, me, deed = STARTS[game]
    table = Arranged(game, 3, position)
    page = look(table, site, visit, me, PHONE)
    bar = page.get_by_role("banner")
    height = bar.bounding_box()
    table.play(me, deed)
    others_play(table, me)
    fold = bar.get_by_text(SINCE, exact=False).first
    expect(fold).to_be_visible()
    assert bar.bounding_box() == height

    fold.click()
    expect(bar.get_by_role("region", name=SINCE).get_by_role("listitem").first).to_be_visible()
    no_barriers(page)
    page.keyboard.press("Escape")
    expect(bar.get_by_role("region", name=SINCE)).to_be_hidden()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_plunder_brought_is_said_where_no_story_tells_it(
    site: Running, visit: Visit, viewport: dict[str, int]
) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0, viewport)
    table.play(0, "plunder argentoratum")

    if viewport is PHONE:
        page.get_by_role("banner").get_by_text("What happened").first.click()
    came = page.get_by_role("region", name="What happened").filter(visible=True)
    expect(came.get_by_text("Argentoratum’s token")).to_be_visible()


COVERED: Final = """line => {
    const words = document.createRange();
    words.selectNode(line.querySelector('.rule').previousSibling);
    const rule = line.querySelector('.rule button').getBoundingClientRect();
    return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        left < rule.right - 1 && right > rule.left + 1 && top < rule.bottom - 4 && bottom > rule.top + 4);
}"""


def test_the_rule_of_a_line_covers_none_of_its_words(site: Running, visit: Visit) -> None:
    position, me, deed = STARTS["fall_of_rome"]
    table = Arranged("fall_of_rome", 3, position)
    page = look(table, site, visit, me, DESK)
    table.play(me, deed)
    others_play(table, me)
    lines = page.locator(".log section > ul > li")
    expect(lines.first).to_be_visible()
    assert [lines.nth(place).inner_text() for place in range(lines.count()) if lines.nth(place).evaluate(COVERED)] == []
