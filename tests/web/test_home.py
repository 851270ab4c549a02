"""The home page: one sentence and one button for whoever is new, what is going on for all others, and no zeros."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.contests.test_contests import create, host_of
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_fall_of_rome_games import ASK, be, make_table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}


def test_home_is_quiet_for_whoever_is_new_and_lively_when_people_play(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path / "data") as site:
        new = visit(site.url, lost=True, reduced_motion="reduce")
        expect(new.get_by_role("button", name="Play your first game")).to_be_visible()
        expect(new.get_by_text(re.compile("online|running|needs? players"))).to_have_count(0)
        expect(new.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Solve it")).to_be_visible()

        marcus = site.person("Marcus")
        site.person("Galla")
        table = marcus.table("struggle_for_rome", "me", "tiro", "tiro", public=True)["id"]
        marcus.post(f"/api/tables/{table}/start")
        livia = visit(lost=True, reduced_motion="reduce")  # the server goes before the page does
        be(livia, site, "Livia")
        mine = make_table(livia, ["me", "bot", "bot"], "fall_of_rome")
        livia.evaluate(ASK, ["POST", f"/api/tables/{mine['id']}/start", {}])
        livia.goto(site.url)
        expect(livia.get_by_role("heading", level=1, name="Salve, Livia")).to_be_visible()
        while not livia.get_by_role("region", name="Live now").count():  # found out every ten seconds
            livia.reload()
            livia.wait_for_load_state("networkidle")
        expect(livia.get_by_text("3 people online")).to_be_visible()
        live = livia.get_by_role("region", name="Live now")
        expect(live.locator("svg").first).to_be_visible()
        expect(live.get_by_text("Marcus").first).to_be_visible()
        waits = livia.get_by_role("region", name="Waiting for you")
        expect(waits.get_by_role("link", name="Take your turn")).to_have_attribute("href", f"/table/{mine['id']}")
        expect(livia.get_by_role("region", name="Play now").get_by_role("button", name="Play now")).to_be_visible()
        no_barriers(livia, contrast=True)
        live.get_by_role("link", name="Watch").click()
        expect(livia).to_have_url(f"{site.url}/table/{table}")
        expect(livia.get_by_role("application")).to_be_visible()


def test_on_a_phone_the_ways_are_below_and_lead_to_leaderboard_and_puzzles(site: Running, visit: Visit) -> None:
    page = visit(site.url, **PHONE)
    ways = page.get_by_role("navigation", name="Pages", exact=True)
    expect(ways.get_by_role("link", name="Play", exact=True)).to_have_attribute("aria-current", "page")
    ways.get_by_role("link", name="People").tap()
    page.get_by_role("main").get_by_role("link", name="Leaderboard").tap()
    expect(page.get_by_role("heading", level=1, name="Leaderboard")).to_be_visible()
    ways.get_by_role("link", name="Learn", exact=True).tap()
    shown = page.get_by_role("navigation", name="Pages of this section").get_by_role("link")
    expect(shown).to_have_text(["Learn", "Puzzles", "How to play", "Rules"])
    expect(ways.get_by_role("link", name="People")).to_be_in_viewport(ratio=1)
    no_barriers(page, contrast=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SIGN_UP = "async id => void (await fetch(`/api/contests/${id}/me`, {method: 'PUT', headers: {'x-occasus': '1'}}))"
SOLVED = """days => {
    const day = (ago) => new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);
    localStorage.setItem('occasus-solved-days', JSON.stringify(days.map(day)));
}"""


def test_home_says_what_today_has_without_scrolling_and_has_one_primary_button(site: Running, visit: Visit) -> None:
    contest = create(host_of(site), name="Evening arena")["id"]
    page = visit(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    be(page, site, "Livia")
    page.evaluate(SOLVED, [1, 2])
    page.goto(site.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".tablet")).to_have_count(1)
    puzzle = page.get_by_role("region", name="Puzzle of the day")
    expect(puzzle.get_by_text("2 days in a row")).to_be_in_viewport()
    expect(puzzle.get_by_role("link", name="Solve it")).to_be_in_viewport()
    expect(page.get_by_role("region", name="Challenge of the week")).to_be_in_viewport(ratio=1)
    event = page.get_by_role("region", name="Events").get_by_role("listitem").filter(has_text="Evening arena")
    expect(event).to_be_in_viewport(ratio=1)
    expect(event.get_by_role("link", name="View")).to_have_attribute("href", f"/events/{contest}")

    page.evaluate(SIGN_UP, contest)
    home = page.evaluate("async () => (await fetch('/api/home')).json()")
    page.evaluate("id => localStorage.setItem('occasus-solved', JSON.stringify([id]))", home["puzzle"])
    page.evaluate(SOLVED, [0, 1, 2])
    page.reload()
    expect(event.get_by_role("link", name="Signed up")).to_be_visible()
    expect(puzzle.get_by_text("Solved")).to_be_visible()
    expect(puzzle.get_by_text("3 days in a row")).to_be_visible()
    no_barriers(page, contrast=True)


def test_the_challenge_of_the_week_is_begun_from_home_and_ranked_when_it_is_over(site: Running, visit: Visit) -> None:
    livia = visit(refused=True, **PHONE)
    be(livia, site, "Livia")
    livia.goto(site.url)
    livia.get_by_role("region", name="Challenge of the week").get_by_role("link", name="Play").tap()
    rome = livia.get_by_role("region", name="Fall of Rome")
    expect(rome.get_by_text("A win beats a loss.")).to_be_visible()
    no_barriers(livia, contrast=True)
    assert livia.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rome.get_by_role("button", name="Play the challenge").tap()
    livia.wait_for_url("**/table/*")
    expect(livia.get_by_role("application")).to_be_visible()
    expect(livia.get_by_role("button", name="Undo")).to_have_count(0)
    expect(livia.get_by_role("button", name="Hint")).to_have_count(0)
    livia.goto(f"{site.url}/challenge")
    expect(rome.get_by_role("link", name="Continue your game")).to_be_visible()

    compare = livia.get_by_role("region", name="Compare a code")
    compare.get_by_role("textbox").fill("FR-2026W47-3-1-M4-M12-000000")
    compare.get_by_role("button").tap()
    expect(compare.get_by_text("This isn’t a challenge code.")).to_be_visible()


def test_two_who_follow_each_other_write_and_meet_at_a_table(site: Running, visit: Visit) -> None:
    livia, marcus = visit(reduced_motion="reduce"), visit(**PHONE)
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    who = "async () => (await fetch('/api/me')).json().then(me => me.person.id)"
    ids = [page.evaluate(who) for page in (livia, marcus)]
    follow = "async (id) => void (await fetch(`/api/me/following/${id}`, {method: 'PUT', headers: {'x-occasus': '1'}}))"
    livia.evaluate(follow, ids[1])
    marcus.evaluate(follow, ids[0])
    livia.goto(f"{site.url}/people")
    friends = livia.get_by_role("region", name="Following")
    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    friends.get_by_role("button", name="Copy my profile link").click()
    expect(livia.get_by_text("Link copied. Send it to friends so that they can follow you.")).to_be_visible()
    assert livia.evaluate("navigator.clipboard.readText()") == f"{site.url}/person/{ids[0]}"
    no_barriers(livia, contrast=True)
    friends.get_by_role("link", name="Write a message").click()
    livia.get_by_role("textbox", name="Write a message").fill("A game tonight?")
    livia.get_by_role("button", name="Send message").click()
    expect(livia.get_by_role("listitem").get_by_text("A game tonight?")).to_be_visible()

    marcus.goto(f"{site.url}/people")
    marcus.get_by_role("region", name="Messages").get_by_role("link", name="Livia").tap()
    expect(marcus.get_by_text("A game tonight?")).to_be_visible()
    no_barriers(marcus, contrast=True)

    livia.goto(f"{site.url}/people")
    friends.get_by_role("button", name="Invite").click()
    dialog = livia.get_by_role("dialog", name="Invite Marcus to play")
    dialog.get_by_text("Empire's End", exact=True).click()
    dialog.get_by_role("button", name="Create table").click()
    expect(livia.get_by_role("heading", name="Your table")).to_be_visible()
    marcus.goto(site.url)
    waiting = marcus.get_by_role("region", name="Invitations")
    expect(waiting).to_contain_text("Livia invites you to Empire's End.")
