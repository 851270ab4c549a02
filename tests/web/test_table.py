"""At a table, whatever the game: drawers, one screen for several players, leaving."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import PATIENCE, Visit
from tests.web.position_table import Arranged
from tests.web.positions import LATE
from tests.web.test_empires_end_games import FINGER
from tests.web.test_fall_of_rome_games import ASK, be
from tests.web.test_shell import open_lobby, play_bots

LINES = """all => all.map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""  # of text in each


def test_one_screen_is_passed_around_where_there_are_secrets(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    open_lobby(page, game="Empire's End", way="Same screen", players="2")
    page.get_by_role("button", name="Start game").click()

    heading = page.get_by_role("heading", name=re.compile("Pass the screen to Player [12]"))  # chance says who begins
    expect(heading).to_be_visible()
    other = 3 - int(heading.inner_text()[-1])
    expect(page.get_by_text("Behind your screen")).to_be_hidden()
    expect(page.locator("[data-card], [data-tile]")).to_have_count(0)
    no_barriers(page)
    page.get_by_role("button", name="I’m ready").click()

    expect(page.get_by_role("heading", name="Pass the screen")).to_be_hidden()
    first_move(page)
    expect(page.get_by_role("heading", name=f"Pass the screen to Player {other}")).to_be_visible()


def first_move(page: Page) -> None:
    """Pay or take, until somebody else must decide: looked at and pressed in one breath, or it is pressed for them."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(f"() => document.querySelector('.pass') ? 'passed' : ({FINGER})()") == "passed":
            return
        page.wait_for_timeout(100)


def test_what_can_be_done_about_a_line_of_chat_is_never_broken_in_the_middle(site: Running, visit: Visit) -> None:
    livia, marcus = site.person("Livia"), site.person("Marcus")
    table = livia.table("fall_of_rome", "me", "open", "open")
    marcus.post(f"/api/invites/{table['code']}")
    with marcus.socket(table["id"]) as line:
        line.ask("chat", text="Salve")
    page = visit(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    for name, value in livia.http.cookies.items():
        page.context.add_cookies([{"name": name, "value": value, "url": site.url}])
    page.goto(f"{site.url}/table/{table['id']}")
    page.get_by_role("button", name="Chat").click()
    log = page.get_by_role("dialog").get_by_role("log", name="Chat")
    log.get_by_role("button", name="Marcus").click()
    expect(log.get_by_role("button", name="Block", exact=True)).to_be_visible()
    for width in (360, 300, 240):
        page.set_viewport_size({"width": width, "height": 740})
        assert log.get_by_role("button").evaluate_all(LINES) == [1] * log.get_by_role("button").count(), width


def test_talk_rules_and_menu_open_beside_the_board(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    play_bots(page)
    bar = page.get_by_role("banner")

    bar.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules")
    rules.get_by_role("button", name="Exact rules").click()  # behind the book
    expect(rules.get_by_text("FR-COMP-01")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)  # the board beside it is not dimmed
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="Rules")).to_have_count(0)
    bar.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Message the table").fill("Salvete")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat").get_by_text("Salvete")).to_be_visible()
    page.get_by_role("list", name="Quick phrases").get_by_role("button", name="Well played!").click()
    expect(page.get_by_role("log", name="Chat").get_by_text("Well played!")).to_be_visible()
    no_barriers(page)
    bar.get_by_role("button", name="Undo").or_(bar.get_by_role("button", name="Hint")).first.click()  # one plays on
    expect(page.get_by_role("log", name="Chat")).to_be_visible()
    page.get_by_role("textbox", name="Message the table").focus()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text("Fair dice")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Added by this browser:")).to_be_visible()
    table = page.url.rpartition("/")[2]
    record = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)
    pin = page.evaluate("(id) => JSON.parse(localStorage.getItem('occasus-fair'))[id]", table)
    assert pin["commitment"] == record["commitment"]
    assert pin["nonce"] in [seat["nonce"] for seat in record["seats"]]
    no_barriers(page)


def test_whoever_reads_elsewhere_is_one_click_from_the_table(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    play_bots(page)
    table = page.url
    page.get_by_role("banner").get_by_role("link", name="Occasus").click()
    page.get_by_role("navigation").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="Learn", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Back to your table: Fall of Rome")).to_be_visible()
    no_barriers(page)
    page.goto(f"{site.url}/book/fall_of_rome")  # as by a link that loads the page anew

    page.get_by_role("link", name="Back to your table: Fall of Rome").click()

    expect(page).to_have_url(table)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.wait_for_url(f"{site.url}/")
    page.goto(f"{site.url}/learn")
    expect(page.get_by_role("link", name="Guided first game").first).to_be_visible()
    expect(page.get_by_text("Back to your table")).to_have_count(0)


def test_what_the_rules_beside_a_board_lead_to_opens_beside_the_table(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    play_bots(page)
    page.get_by_role("banner").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules")
    rules.get_by_role("button", name="Exact rules").click()
    expect(rules.get_by_text("FR-COMP-01")).to_be_visible()

    elsewhere = rules.locator("a[href]:not([href^='#']):not([href^='/rules/'])")

    assert elsewhere.count() > 5
    assert set(elsewhere.evaluate_all("links => links.map(link => link.target)")) == {"_blank"}


def test_leaving_asks_first_where_one_clicked(site: Running, visit: Visit) -> None:
    page = visit(site.url, viewport={"width": 390, "height": 700})
    play_bots(page)
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")

    dialog.get_by_role("button", name="Leave").click()
    expect(dialog.get_by_text("Leave for good?")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Leave")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Stay").click()
    dialog.get_by_role("button", name="Leave").click()
    dialog.get_by_role("button", name="Leave").click()

    page.wait_for_url(f"{site.url}/")


def test_a_running_game_opened_by_its_address_says_that_one_watches(site: Running, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    be(page, site, "Livia")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = page.evaluate(ASK, ["POST", "/api/tables", {"game": "fall_of_rome", "public": True, "seats": seats}])
    page.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])

    stranger = visit(f"{site.url}/table/{table['id']}", reduced_motion="reduce")

    about = stranger.get_by_text("You’re watching: all seats are taken")
    expect(about).to_be_visible()
    no_barriers(stranger)
    stranger.get_by_role("button", name="Close").click()
    expect(about).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1440])
def test_a_bot_that_thinks_is_seen_thinking(site: Running, visit: Visit, width: int) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(LATE))  # the second seat is on turn
    table.bots = True
    page = visit(viewport={"width": width, "height": 844})
    table.open(page, site.url, [0])

    sign = page.get_by_title("thinking")
    expect(sign.locator("visible=true")).to_have_count(1)
    if width > 1000:
        expect(page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("thinking")
        no_barriers(page)
    else:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    other = Arranged("fall_of_rome", 3, deepcopy(LATE))
    person = visit(viewport={"width": width, "height": 844})
    other.open(person, site.url, [0])
    expect(person.get_by_role("application", name="Map of the empire")).to_be_visible()
    expect(person.get_by_title("thinking")).to_have_count(0)  # nobody knows what a person does


def test_whoever_sits_at_a_running_table_can_invite_others_to_watch(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play_bots(page)
    page.get_by_role("button", name="Menu").click()

    page.get_by_role("button", name="Copy invitation").click()

    expect(page.get_by_text("Anyone with the link can watch.")).to_be_visible()
    watcher = visit(page.evaluate("navigator.clipboard.readText()"))
    watcher.wait_for_url("**/table/*")
    expect(watcher.get_by_role("application", name="Map")).to_be_visible()
