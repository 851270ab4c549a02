"""Every page stands still while it comes: its shape is there at once, and nothing jumps when the rest arrives."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.empires_end_positions import DOUBLE, ECONOMY, INDUSTRY
from tests.web.position_table import Arranged
from tests.web.positions import FRIENDS
from tests.web.test_replay import know_analysis, open_replay, short_match
from tests.web.test_shell import open_lobby
from tests.web.test_stage_clock import ON_STAGE, STARTS, next_move
from tests.web.test_struggle_for_rome import BUILD

MOST: Final = 0.05  # of the screen, times the way it moved: what the web calls a cumulative layout shift
SIZES: Final[dict[int, dict[str, int]]] = {390: {"width": 390, "height": 844}, 1440: {"width": 1440, "height": 900}}
PAGES: Final = (
    "/",
    "/tables",
    "/turns",
    "/replays",
    "/learn",
    "/puzzles",
    "/settings",
    "/about",
    "/rules/fall_of_rome",
    "/rules/fall_of_rome/FR-SACK-06",
    "/book/fall_of_rome",
    "/book/empires_end",
    "/book/struggle_for_rome",
    "/cards/fall_of_rome",
    "/cards/empires_end",
    "/cards/struggle_for_rome",
    "/learn/fall_of_rome",
    "/learn/empires_end",
    "/learn/struggle_for_rome",
    "/puzzle/save_roma",
)
TABLES: Final[dict[str, Position]] = {"fall_of_rome": FRIENDS, "empires_end": DOUBLE, "struggle_for_rome": BUILD}
PLAYED: Final = 24  # moves of all seats
OWN: Final = {
    "empires_end": 4
}  # where my own moves are looked at too, with the seed of a game that has all kinds of them
WATCH: Final = """(() => {
    window.shifts = [];
    const name = (node) => {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        return one ? `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 40)}` : '';
    };
    const note = (entry) => {
        if (entry.hadRecentInput && !window.mine) return;
        window.shifts.push([entry.value, entry.sources.map((each) => name(each.node))]);
    };
    const watcher = new PerformanceObserver((list) => list.getEntries().forEach(note));
    watcher.observe({ type: 'layout-shift', buffered: true });
})()"""
FRAMES: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))))"""


class Hasty(Arranged):
    """A table at which the page answers by itself what has one answer: whoever comes second with it is not heard."""

    def play(self, seat: int, text: str) -> None:
        if text in self.legal(seat):
            super().play(seat, text)


def watched(visit: Visit, width: int, motion: str = "reduce") -> Page:
    """A page on a slow line, so that everything that is ever drawn on the way is drawn, with an eye on what moves."""
    page = visit(viewport=SIZES[width], reduced_motion=motion)
    page.add_init_script(WATCH)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 80, "downloadThroughput": 2_000_000, "uploadThroughput": 2_000_000}
    line.send("Network.emulateNetworkConditions", slow)
    return page


def stands_still(page: Page, where: str) -> None:
    expect(page.locator(".skeleton")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate(FRAMES)
    shifts: list[Any] = page.evaluate("window.shifts")
    moved = sum(value for value, _ in shifts)
    assert moved < MOST, f"{where}: {moved:.3f}, {sorted(shifts, key=lambda each: -each[0])[:4]}"


@pytest.mark.parametrize(
    ("width", "pages"),
    [
        pytest.param(390, PAGES[::2], id="390"),
        pytest.param(1440, PAGES[1::2], id="1440"),
        pytest.param(390, PAGES[1::2], id="390-others", marks=pytest.mark.long),
        pytest.param(1440, PAGES[::2], id="1440-others", marks=pytest.mark.long),
    ],
)
def test_pages_stand_still_while_they_come(site: Running, visit: Visit, width: int, pages: tuple[str, ...]) -> None:
    page = watched(visit, width)
    for path in pages:
        page.goto(site.url + path)
        expect(page.locator("main").first).to_be_visible()
        stands_still(page, f"{path} at {width}")


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=pytest.mark.long)])
def test_tables_stand_still_while_they_come(site: Running, visit: Visit, width: int) -> None:
    for game, position in TABLES.items():
        page = watched(visit, width)
        Arranged(game, 3, deepcopy(position)).open(page, site.url, [0])
        expect(page.locator("svg.board, [data-tile]").first).to_be_visible()
        stands_still(page, f"{game} at {width}")


def test_what_stands_below_the_deeds_stays_there_while_somebody_is_asked(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS))
    page = watched(visit, 1440)
    table.open(page, site.url, [0])
    deeds = page.get_by_role("region", name="Actions")
    expect(deeds).to_be_visible()
    stands_still(page, "my turn")

    table.play(0, "take mercator white_aquileia")
    expect(page.get_by_text("Waiting for Marcus.")).to_be_visible()
    expect(deeds).to_be_visible()
    stands_still(page, "a question to somebody else")

    table.play(1, "accept")
    expect(page.get_by_text("Waiting for Marcus.")).to_be_hidden()
    stands_still(page, "my turn again")


@pytest.mark.parametrize("position", [ECONOMY, INDUSTRY], ids=["economy", "industry"])
def test_what_i_can_do_stays_in_its_place_while_the_deeds_of_others_are_told(
    position: Position, site: Running, visit: Visit
) -> None:
    table = Arranged("empires_end", 3, deepcopy(position))
    page = watched(visit, 390, "no-preference")
    table.open(page, site.url, [0])
    expect(page.locator("[data-part=choice]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    stands_still(page, "my deeds, as they come")

    table.play(1, next(deed for deed in table.legal(1) if deed != "done"))
    expect(page.locator(ON_STAGE)).to_be_visible()
    expect(page.locator(ON_STAGE)).to_have_count(0)
    stands_still(page, "my deeds, after another's")


def test_my_row_stays_in_its_place_while_one_use_after_the_other_goes(site: Running, visit: Visit) -> None:
    table = Arranged("empires_end", 3, deepcopy(ECONOMY))
    page = watched(visit, 390)
    page.add_init_script("window.mine = true")  # what I do myself is looked at too
    table.open(page, site.url, [0])
    expect(page.locator("[data-part=choice]")).to_be_visible()
    stands_still(page, "the economy")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Use all")).to_have_count(0)
    stands_still(page, "all used")


def test_what_stands_around_an_offer_stays_there_when_i_make_it(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, deepcopy(BUILD))
    page = watched(visit, 390)
    page.add_init_script("window.mine = true")
    table.open(page, site.url, [0])
    for text in ("give grain", "want cattle"):
        table.play(0, text)
    expect(page.locator("[data-trade]")).to_be_visible()
    stands_still(page, "an offer")

    page.evaluate("window.shifts.length = 0")
    table.play(0, "propose all")
    expect(page.locator("[data-answer]")).to_have_count(2)
    stands_still(page, "the offer is made")


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", STARTS)
def test_tables_stand_still_while_they_are_played(game: str, width: int, site: Running, visit: Visit) -> None:
    """What was there stays where it was, whatever the others do; in some games, whatever I do."""
    rng = Random(OWN.get(game, 1))
    table = Hasty(game, 3, deepcopy(STARTS[game]))
    page = watched(visit, width)
    if game in OWN:
        page.add_init_script("window.mine = true")
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    stands_still(page, game)
    for _ in range(PLAYED):
        move = next_move(table, rng, False)
        if move is None:
            return
        page.evaluate("window.shifts.length = 0")
        if move[0] == 0 and game not in OWN:
            page.keyboard.press("Shift")  # whoever acts knows that something will move
        table.play(*move)
        stands_still(page, f"{game} at {width}, {move}")


@pytest.mark.parametrize("width", [390, 1440])
def test_what_stands_below_the_deeds_stays_there_when_another_ends_the_game(
    width: int, site: Running, visit: Visit
) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS) | {"decline": 7})
    page = watched(visit, width)
    table.open(page, site.url, [0])
    expect(page.get_by_role("region", name="Actions")).to_be_visible()
    stands_still(page, f"before the end at {width}")
    page.evaluate("window.shifts.length = 0")

    table.play(1, "event carpe_diem corruption")
    expect(page.get_by_role("main").locator(".reason")).to_be_visible()
    stands_still(page, f"the end at {width}")


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=pytest.mark.long)])
def test_a_lobby_and_a_replay_stand_still_while_they_come(
    site: Running, visit: Visit, width: int, tmp_path: Path
) -> None:
    page = watched(visit, width)
    page.goto(site.url)
    open_lobby(page)
    page.reload()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    stands_still(page, f"a lobby at {width}")
    short_match(tmp_path / "short.match.json")
    open_replay(site, page, tmp_path / "short.match.json")
    expect(page.get_by_role("group", name="Move")).to_be_visible()
    stands_still(page, f"a replay at {width}")
    know_analysis(page, tmp_path / "short.match.json")
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("region", name="Analysis")).to_be_visible()
    stands_still(page, f"an analysis at {width}")


def test_the_shape_of_a_page_is_there_before_its_code(site: Running, visit: Visit) -> None:
    page = visit(lost=True)
    page.route("**/*.js", lambda route: route.abort() if "/assets/" in route.request.url else route.continue_())
    for path, shape in (("/", "page"), ("/table/somewhere", "board"), ("/learn/fall_of_rome", "board")):
        page.goto(site.url + path, wait_until="commit")
        expect(page.locator(f".skeleton.{shape} .bar")).to_be_visible()
