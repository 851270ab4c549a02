"""A host brings a content file: the lobby says what it changes, the figures can be read, and the board shows them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.test_fall_of_rome_games import ASK

WISH = {"game": "empires_end", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def test_a_host_plays_with_figures_of_their_own(site: Running, visit: Visit, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.yaml", tmp_path / "right.yaml"
    wrong.write_text("locations: {tiles: [{id: road_66}]}", encoding="utf-8")
    right.write_text("game: empires_end\nlocations: {tiles: [{id: road_6, points: {value: 71}}]}", encoding="utf-8")
    page = visit(site.url, refused=True)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(ASK, ["PUT", "/api/me", {"name": "Ada"}])
    table = page.evaluate(ASK, ["POST", "/api/tables", WISH])["id"]
    page.goto(f"{site.url}/table/{table}")

    page.get_by_text("Use your own component values").click()
    page.get_by_label("Load a content file").set_input_files(wrong)
    expect(page.get_by_text("unknown id 'road_66'")).to_be_visible()
    page.get_by_label("Load a content file").set_input_files(right)
    expect(page.get_by_text("The host’s content file replaces 1 value.")).to_be_visible()
    expect(page.get_by_text("unknown id 'road_66'")).to_be_hidden()

    page.get_by_role("link", name="See which.").click()
    expect(page.get_by_text("locations.tiles[road_6].points.value: 6 -> 71")).to_be_visible()
    page.get_by_text("Disaster cards (").click()
    expect(page.get_by_text("Flood 11").first).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()

    page.get_by_role("button", name="Start game").click()
    expect(page.locator("span.points", has_text="71").first).to_be_visible()
    page.goto(f"{site.url}/cards/empires_end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("span.points", has_text="71")).to_have_count(0)
