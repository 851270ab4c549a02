"""Replays in the browser: a match file brought, run, looked at through a seat's eyes, thought about, and shared."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from occasus.arena.analysis.analyse import stages
from occasus.arena.analysis.effort import EFFORTS
from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.core.match_file import from_data, to_data
from occasus.core.options import complete
from occasus.games import find
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


OVER: Final = """() => {
    const box = (query) => document.querySelector(query).getBoundingClientRect();
    const [one, other] = [box('.analysed'), box('main')];
    return one.left < other.right - 1 && one.right > other.left + 1
        && one.top < other.bottom - 1 && one.bottom > other.top + 1;
}"""
FIRST: Final = re.compile(r"^(Turn|Phase|Round) 1 of \d+, action 1 of \d+$")


def short_match(file: Path, most: int = 160, *players: str) -> int:
    """A match that luck plays, as a file; how many moves it has."""
    game = find("empires_end")
    match = Match(game, 2, complete(game.options, {}), "replay")
    match.settle()
    rng = Random(4)
    while match.result() is None and len(match.moves) < most:
        seat = game.actors(match.state)[0]
        assert seat != CHANCE
        match.play(seat, rng.choice(sorted(game.legal(match.state, seat))))
    file.write_text(json.dumps({**to_data(match), "players": players}))
    return len(match.moves)


def open_replay(site: Running, page: Page, file: Path, where: str = "") -> None:
    """Bring a match file without the page for that, and open the replay, or a place of it."""
    livia = site.person("Livia")
    made = livia.post("/api/replays", json.loads(file.read_text()))
    cookies = livia.http.cookies.items()
    page.context.add_cookies([{"name": name, "value": value, "url": site.url} for name, value in cookies])
    page.goto(f"{site.url}/replay/{made['id']}{where}")


def know_analysis(page: Page, file: Path) -> None:
    """Answer a page that asks for the analysis of a match with that of its first turns.

    A whole one takes the server many seconds of processor time, and on a busy machine minutes.
    """
    played = from_data(json.loads(file.read_text()), find)
    first = list(islice(stages(played, EFFORTS["short"]), 2))[-1]
    whole = msgspec.json.encode(replace(first, total=first.done))
    page.route("**/api/replays/*/analysis*", lambda route: route.fulfill(body=whole, content_type="application/json"))


def test_a_match_file_from_import_to_shared_link(site: Running, visit: Visit, tmp_path: Path) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(f"{site.url}/replays", reduced_motion="reduce")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url("**/replay/*")
    at = page.get_by_role("group", name="Move").locator("output")
    expect(at).to_have_text(FIRST)  # never an empty board

    page.get_by_label("Speed").select_option(label="4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).not_to_have_text(FIRST)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Point of view").select_option(label="Player 2’s view")
    page.get_by_role("button", name="Analysis").click()
    chances = page.get_by_role("region", name="Analysis")
    expect(chances.get_by_role("img", name="Chance to win over the game")).to_be_visible()
    expect(chances).to_contain_text("100% to win")
    expect(chances).to_contain_text(re.compile(r"(start|phase \d+)"))
    expect(chances.get_by_text(re.compile(r"^Wins per 100 games: \d+ at the start; .* at the end\.$"))).to_be_visible()
    expect(chances.get_by_text(re.compile("accuracy: \\d+%"))).to_be_visible()
    point = chances.locator(".choices").get_by_role("button").first  # those on the curve may overlap
    expect(point).to_contain_text(re.compile(r"\d+ → \d+"))
    point.click()
    expect(chances.get_by_role("button", name="Turning point A")).to_have_class(re.compile(r"\bon\b"))
    assert not page.evaluate(OVER)  # it covers nothing of the board
    page.keyboard.press("n")
    expect(chances.locator(".choices li.here")).to_have_count(1)
    show = chances.get_by_role("button", name="Show on board")
    if show.count():
        page.keyboard.press("b")
        expect(show).to_have_attribute("aria-pressed", "true")
    no_barriers(page)
    place = at.inner_text()

    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link to this move copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(link)
    expect(other.get_by_role("group", name="Move").locator("output")).to_have_text(place)


def test_a_match_file_in_the_list_tells_who_played_who_won_and_how(site: Running, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site.url}/replays", reduced_motion="reduce")
    for most, players in ((10_000, ("Livia", "miles")), (40, ())):
        short_match(tmp_path / "brought.match.json", most, *players)
        page.get_by_label("Open a match file").set_input_files(tmp_path / "brought.match.json")
        page.wait_for_url("**/replay/*")
        page.goto(f"{site.url}/replays")
    files = page.get_by_role("region", name="Uploaded match files").get_by_role("listitem")
    expect(files).to_have_count(2)
    running, ended = files.first, files.last
    expect(running).to_contain_text("with Player 1 and Player 2")
    expect(ended).to_contain_text("with Livia and Bot Varro")
    expect(ended).to_contain_text(re.compile(r"(Livia|Bot Varro) won"))
    expect(ended).to_contain_text(re.compile(r"\d+ : \d+ · .+\."))
    no_barriers(page)
    ended.get_by_role("button", name="Delete").click()
    expect(files).to_have_count(1)


def told_match(game_name: str, file: Path, wanted: str) -> None:
    """A match that luck plays until an action of a kind, as a file."""
    game = find(game_name)
    match = Match(game, 3, complete(game.options, {}), "replay")
    match.settle()
    rng = Random(4)
    kind = ""
    while match.result() is None and kind != wanted:
        seat = game.actors(match.state)[0]
        code = rng.choice(sorted(game.legal(match.state, seat)))
        kind = game.catalogue.text(code).partition(" ")[0]
        match.play(seat, code)
    file.write_text(json.dumps(to_data(match)))


def forward(page: Page) -> None:
    """To the next decision; the address names the move."""
    before = page.url
    page.get_by_role("group", name="Move").get_by_role("button", name="Next action").click()
    expect(page).not_to_have_url(before)


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_every_step_of_a_replay_says_what_the_move_is_and_the_map_of_a_phone_follows(
    site: Running, visit: Visit, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "told.match.json"
    told_match(game, file, {"fall_of_rome": "end_actions", "struggle_for_rome": "end_turn"}.get(game, "pay"))
    page = visit(**PHONE | {"viewport": {"width": 360, "height": 740}})
    open_replay(site, page, file, "?move=1")
    told = page.get_by_role("status", name="Move")
    place = page.get_by_role("group", name="Move").locator("output")
    expect(place).to_have_text(re.compile(r"\w"))
    seen, parts = set[str](), set[str]()
    while True:
        expect(told).to_be_in_viewport(ratio=1)
        expect(told).to_have_text(re.compile(r"\w.*[.!?:]"))
        seen.add(told.inner_text())
        if game != "empires_end":
            parts.add(page.locator(".map svg.board").get_attribute("viewBox") or "")
        if place.inner_text() == "The end":
            break
        forward(page)
    assert len(seen) > 2, seen
    assert game == "empires_end" or len(parts) > 3, parts


def test_all_rows_of_a_replay_are_in_sight_on_a_phone_in_every_phase(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(**PHONE)
    open_replay(site, page, tmp_path / "short.match.json")
    steps = page.get_by_role("group", name="Move")
    phases = set[str]()
    for _ in range(4):
        steps.get_by_role("button", name="Next turn").tap()
        phases.add(page.locator(".middle").get_attribute("class") or "")
        tiles = page.locator("[data-part=own] .tile")
        expect(tiles).to_have_count(11)
        expect(tiles.first).to_be_in_viewport(ratio=0.9)
        expect(tiles.last).to_be_in_viewport(ratio=0.9)
    assert len(phases) > 1, phases


def test_a_replay_goes_from_turn_to_turn_and_is_played_on(site: Running, visit: Visit, tmp_path: Path) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(f"{site.url}/replays", reduced_motion="reduce")
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url("**/replay/*")
    steps = page.get_by_role("group", name="Move")
    at = steps.locator("output")
    expect(at).to_have_text(FIRST)  # the setup is one block before it
    steps.get_by_role("button", name="Next turn").click()
    expect(at).to_have_text(re.compile(r"^Phase 2 of \d+, action 1 of"))
    steps.get_by_role("button", name="Next action").click()
    expect(at).to_have_text(re.compile(r"^Phase 2 of \d+, action 2 of"))
    steps.get_by_role("button", name="Previous turn").click()
    expect(at).to_have_text(re.compile(r"^Phase 2 of \d+, action 1 of"))
    steps.get_by_role("button", name="Previous turn").click()
    expect(at).to_have_text(FIRST)
    expect(page).to_have_url(re.compile(r"\?move=21$"))
    strip = page.get_by_role("slider", name="Turns")
    strip.press("ArrowLeft")
    expect(at).to_have_text("Setup")
    strip.press("ArrowRight")
    expect(at).to_have_text(FIRST)
    page.keyboard.press("End")
    expect(at).to_have_text("The end")
    strip.press("Home")
    page.get_by_role("checkbox", name="Show every card and die").check()
    first = page.url
    steps.get_by_role("button", name="Next action").click()
    expect(page).not_to_have_url(first)
    page.get_by_role("checkbox", name="Show every card and die").uncheck()
    strip.press("ArrowRight")
    expect(at).to_have_text(FIRST)

    page.get_by_role("button", name="Continue from here").click()

    page.wait_for_url("**/table/*")
    expect(page.get_by_text("New game from move 21.")).to_be_visible()
    expect(page.get_by_role("list", name="Seats").get_by_text("(you)")).to_be_visible()

    stranger = visit(page.url)
    expect(stranger.get_by_role("heading", name="This table is private")).to_be_visible()
    expect(stranger.get_by_role("button", name="Join with a code")).to_be_visible()


def test_a_copied_address_tells_strangers_why_they_see_no_replay_and_leads_on(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(f"{site.url}/replays", reduced_motion="reduce")
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url(re.compile(r"/replay/.*\?move="))
    stranger = visit(page.url, refused=True)
    expect(stranger.get_by_role("alert")).to_contain_text("This replay is private or was deleted. Ask a player to use")
    stranger.get_by_role("alert").get_by_role("link", name="Home").click()
    expect(stranger).to_have_url(f"{site.url}/")


def test_a_replay_that_is_not_there_is_a_page_with_a_way_out(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/replay/nobody_has_played_this", refused=True)

    expect(page.get_by_role("alert")).to_contain_text("Try again")
    expect(page.get_by_role("navigation").first).to_be_visible()
    page.get_by_role("alert").get_by_role("link", name="Home").click()
    expect(page).to_have_url(f"{site.url}/")


def test_the_chronicle_of_a_replay_follows_it_also_beside_an_analysis(
    site: Running, visit: Visit, tmp_path: Path
) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(viewport={"width": 1800, "height": 800}, reduced_motion="reduce")
    open_replay(site, page, tmp_path / "short.match.json", "?move=80")
    turn = page.locator(".log section").first
    newest = turn.locator("h3, li:first-child").last  # a turn that begins has its heading only
    expect(newest).to_be_in_viewport(ratio=0.9)
    know_analysis(page, tmp_path / "short.match.json")
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("img", name="Chance to win over the game")).to_be_visible()
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[data-part=own] .tile").first).to_be_in_viewport(ratio=0.9)
    assert page.locator(".middle").evaluate("found => found.clientHeight") > 160
    for _ in range(8):
        page.get_by_role("button", name="Next action", exact=True).click()
        expect(newest).to_be_in_viewport(ratio=0.9)


def test_the_map_has_its_room_beside_an_analysis(site: Running, visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "told.match.json"
    told_match("fall_of_rome", file, "end_actions")
    for screen in ({"reduced_motion": "reduce"}, PHONE):
        page = visit(**screen)
        know_analysis(page, file)
        open_replay(site, page, file)
        page.get_by_role("button", name="Analysis").click()
        expect(page.locator(".analysed")).to_be_visible()
        expect(page.locator(".game > .actions")).to_be_hidden()
        free = page.locator("main").evaluate("found => found.clientHeight")
        assert page.locator(".game > .board").evaluate("found => found.clientHeight") > 0.7 * free
        page.get_by_role("button", name="Zoom in").click()  # which nothing covers


def test_rows_are_large_beside_an_analysis(site: Running, visit: Visit, tmp_path: Path) -> None:
    short_match(tmp_path / "short.match.json")
    page = visit(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    open_replay(site, page, tmp_path / "short.match.json")
    know_analysis(page, tmp_path / "short.match.json")
    page.get_by_role("button", name="Analysis").click()
    for row in (".rivals", "[data-part=own]"):
        tiles = page.locator(f"{row} .tile")
        expect(tiles).to_have_count(11)
        expect(tiles.last).to_be_in_viewport(ratio=0.9)
        assert tiles.last.evaluate("found => found.clientHeight") > 100
