"""Studies opened in the browser: from links, replays and files; what cannot be opened is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_replay import PHONE, short_match
from tests.web.test_study import WIDE, picture


def about_to_share(site: Running, visit: Visit) -> Page:
    """A study of a position, with what can be shared of it open."""
    position = {"legions": {"roma": 4}, "turn": {"active": 0}, "players": [{"role": "consul"}]}
    checked = site.person("Ada").post("/api/studies/positions", {"game": "fall_of_rome", "position": position}, 200)
    page = visit(f"{site.url}/study?position={checked['link']}", **WIDE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    return page


def test_a_position_from_a_link_is_played_and_shared(site: Running, visit: Visit) -> None:
    ada = site.person("Ada")
    position = {"legions": {"roma": 4}, "turn": {"active": 0}, "players": [{"role": "consul"}]}
    checked = ada.post("/api/studies/positions", {"game": "fall_of_rome", "position": position}, 200)
    page = visit(f"{site.url}/study?game=fall_of_rome&position={checked['link']}", **WIDE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.wait_for_url("**/study/*")
    tree = page.get_by_role("complementary")
    suggested = tree.get_by_role("region", name="Suggested moves")
    suggested.get_by_role("button", name=re.compile("%")).first.click()
    expect(tree.locator(".move").first).to_have_attribute("aria-current", "step")
    picture(page, "study-bot")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("heading", name="What can I do now?")).to_be_visible()
    picture(page, "study-why")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    picture(page, "study-share")
    other = visit(link, **WIDE)
    other.wait_for_url("**/study/*")
    expect(other.get_by_role("complementary").locator(".move").first).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")


def test_a_replay_opens_at_its_move_on_a_phone(site: Running, visit: Visit, tmp_path: Path) -> None:
    moves = short_match(tmp_path / "short.match.json", 160, "Livia", "Marcus")
    page = visit(f"{site.url}/replays", **PHONE)
    page.get_by_label("Open a match file").set_input_files(tmp_path / "short.match.json")
    page.wait_for_url("**/replay/*")
    page.goto(f"{site.url}/study?replay={page.url.rsplit('/', 1)[1]}&move=100")
    page.wait_for_url("**/study/*")
    at = page.get_by_role("group", name="Move", exact=True).locator("output")
    expect(at).to_have_text(f"100 of {moves}")
    picture(page, "study-phone")
    page.get_by_role("button", name="Moves", exact=True).click()
    expect(page.get_by_role("dialog").locator("[aria-current=step]")).to_be_visible()
    picture(page, "study-phone-moves")


def test_what_cannot_be_opened_is_told_in_a_sentence(site: Running, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site.url}/study?study=1abc", refused=True, **WIDE)
    expect(page.get_by_text("This link is broken. Copy the whole link again.")).to_be_visible()
    page.get_by_label("Link").fill("2abc")
    page.get_by_role("button", name="Open link").click()
    expect(page.get_by_text("this link was made by a newer release of Occasus.")).to_be_visible()
    short_match(tmp_path / "bad.match.json", 20)
    data = json.loads((tmp_path / "bad.match.json").read_text())
    lines = [{"from": 0, "at": 99, "moves": ["0 pass"]}]
    (tmp_path / "bad.match.json").write_text(
        json.dumps({**data, "study": {"format": "occasus study 1", "lines": lines}})
    )
    page.get_by_label("Open a match file").set_input_files(tmp_path / "bad.match.json")
    expect(page.get_by_role("alert")).to_contain_text("match file")


def test_two_browsers_edit_one_study_and_see_each_other(site: Running, visit: Visit) -> None:
    page = about_to_share(site, visit)
    page.get_by_role("button", name="Share for editing").click()
    page.get_by_role("button", name="Copy link to edit").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    other = visit(page.evaluate("navigator.clipboard.readText()"), **WIDE)
    expect(other.get_by_text("shared, 2 people are here")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    trees = [each.get_by_role("complementary") for each in (page, other)]
    both = [tree.get_by_role("region", name="Suggested moves").locator("li button") for tree in trees]
    expect(both[1].nth(1)).to_be_enabled()
    both[0].nth(0).click()
    expect(trees[1].locator(".move")).to_have_count(1)
    both[1].nth(1).click()  # another move at the same spot
    for tree in trees:
        expect(tree.locator(".move")).to_have_count(2)
    for each, text in ((page, "A first thought."), (other, "Another one.")):
        each.get_by_label("Comment on this move").fill(text)
        each.get_by_role("button", name="worth a look").click()
    for tree in trees:
        expect(tree.get_by_text("A first thought.")).to_be_visible()
        expect(tree.get_by_text("Another one.")).to_be_visible()
    picture(other, "study-together")
    other.get_by_role("button", name="Share").click()
    other.get_by_text("Who did what").click()
    expect(other.get_by_role("dialog").get_by_text("commented: A first thought.")).to_be_visible()
    picture(other, "study-log")


def test_a_puzzle_hides_its_moves_until_it_is_answered(site: Running, visit: Visit) -> None:
    page = about_to_share(site, visit)
    expect(page.get_by_text("First play the right move from here.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("region", name="Suggested moves").locator("li button").first.click()
    expect(page.locator(".move")).to_have_count(1)
    page.get_by_role("button", name="Previous move").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Question (optional)").fill("Is there anything to do?")
    page.get_by_role("button", name="Make the puzzle").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link", exact=True).click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    other = visit(page.evaluate("navigator.clipboard.readText()"), **WIDE)
    asked = other.get_by_role("region", name="Puzzle")
    expect(asked.get_by_text("Is there anything to do?")).to_be_visible()
    expect(other.locator(".move")).to_have_count(0)
    expect(other.get_by_role("region", name="Suggested moves")).to_have_count(0)
    picture(other, "study-puzzle")
    no_barriers(other)
    other.get_by_role("button", name="Show the answer").click()
    expect(other.locator(".move[aria-current=step]")).to_have_count(1)
