"""The page at the end of a game: what decided it, the final board, chances, turning points, and what comes next."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Page, Route, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_replay import PHONE, know_analysis, open_replay, short_match

WIDER: Final = "() => document.documentElement.scrollWidth > innerWidth"


def finished(site: Running, page: Page, file: Path, known: bool = True) -> None:
    """Open the end of a whole match that luck played, with an analysis of its first turns."""
    short_match(file, 10_000)
    if known:
        know_analysis(page, file)
    open_replay(site, page, file, "/end")


def parts_are_there(page: Page) -> None:
    """All parts of the page, once the analysis is there."""
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text(re.compile(r"won by \d+|tie-break|shared"))
    expect(main.locator(".reason")).to_contain_text("points")
    expect(main.get_by_role("region", name="Final board").locator(".tile")).to_have_count(22)
    expect(main.get_by_role("region", name="Chance to win").get_by_role("img")).to_be_visible()
    turning = main.get_by_role("region", name="Turning points")
    expect(turning.get_by_text(re.compile(r"^\d+ → \d+$|^No turn cost 4"))).not_to_have_count(0)
    luck = main.get_by_role("region", name="Decisions and luck")
    expect(luck.get_by_role("row")).to_have_count(3)
    expect(luck.get_by_text(re.compile(r"^Wins per 100 games: .* at the end\.$"))).to_be_visible()
    expect(main.get_by_role("region", name="Next").get_by_role("link")).to_be_visible()


def test_the_end_of_a_replay_tells_what_decided_it_and_survives_a_reload(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    page = visit(reduced_motion="reduce")
    finished(site, page, tmp_path / "whole.match.json")
    parts_are_there(page)
    no_barriers(page)
    page.reload()
    parts_are_there(page)

    points = page.get_by_role("region", name="Turning points")
    points.get_by_role("link", name="View").first.click()
    page.wait_for_url(re.compile(r"/replay/.*move=\d+"))
    expect(page.get_by_role("region", name="Analysis")).to_be_visible()


def test_nothing_moves_while_the_analysis_comes_and_a_failure_can_be_tried_again(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    page = visit(refused=True, reduced_motion="reduce")
    held: list[int] = []

    def refuse(route: Route) -> None:
        held.append(1)
        route.fulfill(status=404, json={"code": "not_found"})

    page.route("**/analysis*", refuse)
    finished(site, page, tmp_path / "whole.match.json", known=False)
    points = page.get_by_role("region", name="Turning points")
    expect(points.get_by_text("The analysis failed.")).to_be_visible()
    before = points.bounding_box()
    page.unroute("**/analysis*")
    know_analysis(page, tmp_path / "whole.match.json")
    points.get_by_role("button", name="Try again").click()
    parts_are_there(page)
    after = points.bounding_box()
    assert held and before and after
    assert (before["y"], before["width"]) == (after["y"], after["width"])


def test_the_end_is_read_on_a_phone(site: Running, visit: Visit, tmp_path: Path) -> None:
    page = visit(**PHONE)
    finished(site, page, tmp_path / "whole.match.json")
    parts_are_there(page)
    assert not page.evaluate(WIDER)
    expect(page.get_by_role("link", name="Replay").first).to_be_in_viewport(ratio=1)
    no_barriers(page)


def test_a_table_with_bots_plays_again_with_one_click(site: Running, visit: Visit) -> None:
    livia = site.person("Livia")
    table = livia.table("fall_of_rome", "me", "random")["id"]
    livia.post(f"/api/tables/{table}/start")
    rng = Random(3)
    with livia.socket(table) as line:
        line.until("0 in self.views")
        while not line.views[0]["result"]:
            legal = line.views[0]["legal"]
            if legal and line.play(0, rng.choice(legal)["text"])["type"] == "done":
                line.catch_up()
            elif not legal:
                line.receive()
    page = visit(reduced_motion="reduce")
    cookies = livia.http.cookies.items()
    page.context.add_cookies([{"name": name, "value": value, "url": site.url} for name, value in cookies])
    page.goto(f"{site.url}/table/{table}")
    page.wait_for_url(f"**/table/{table}/end")
    chips = page.get_by_role("main").get_by_role("list", name="Seats")
    expect(chips.get_by_text("ready")).to_be_visible()

    page.get_by_role("button", name="Play again").click()

    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)  # no lobby to pass
    expect(page.get_by_role("application", name="Map")).to_be_visible()
    assert not page.url.endswith((table, "end"))
