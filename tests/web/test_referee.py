"""The referee beside a physical board: what came up is entered, moved by hand, undone, and kept."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_replay import PHONE
from tests.web.test_study import WIDE, picture
from tests.web.toasts import expect_toast


def test_cards_are_entered_and_moved_by_hand_and_undone(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/referee", **PHONE)
    page.get_by_label("Player 1", exact=True).fill("Livia")
    picture(page, "referee-home")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/referee/*")
    plate = page.get_by_label("Chance decides")
    plate.get_by_role("button", name="Visigoths, Tyras").click()
    picture(page, "referee-came")
    plate.get_by_role("button", name="Use this").click()
    now = page.get_by_role("region", name="Now, on your board")
    expect(now.get_by_role("checkbox").first).to_be_visible()
    picture(page, "referee-now")
    no_barriers(page)
    now.get_by_role("button", name="Done").click()
    expect(now).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Livia")).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("Tyras").first).to_be_visible()
    page.get_by_role("button", name="Undo the last entry").click()
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()
    page.get_by_role("button", name="May I?").click()
    expect(page.get_by_role("search")).to_be_visible()


def test_where_hands_are_hidden_it_counts_and_answers_rule_questions(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/referee", **PHONE)
    page.get_by_label("Game").get_by_text("Struggle for Rome").or_(page.get_by_text("Struggle for Rome")).first.click()
    expect(page.get_by_text("Cards drawn face down stay unknown")).to_be_visible()
    page.get_by_text("Count", exact=True).click()
    page.get_by_label("Time each player").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/referee/*")
    page.get_by_role("button", name="Player 2: +5").click()
    expect(page.get_by_role("group", name="Player 2").get_by_text("5 points")).to_be_visible()
    page.get_by_role("region", name="Clock").get_by_role("button", name="Player 1").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    picture(page, "referee-count")
    no_barriers(page)
    page.reload()
    expect(page.get_by_role("group", name="Player 2").get_by_text("5 points")).to_be_visible()
    page.get_by_role("button", name="May I?").click()
    expect(page.get_by_role("search")).to_be_visible()


def test_hidden_hands_stay_hidden_while_the_referee_checks(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/referee", **PHONE)
    page.get_by_text("Empire's End").first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/referee/*")
    plate = page.get_by_label("Chance decides")
    plate.get_by_role("button", name="Roll until someone decides").click()
    expect(page.get_by_role("heading", name="What did")).to_be_visible()
    page.get_by_role("button", name="Board").click()
    expect(page.get_by_role("button", name="Undo the last entry")).to_be_enabled()
    picture(page, "referee-hidden")


def test_a_game_is_refereed_from_the_middle_with_what_is_still_to_come(site: Running, visit: Visit) -> None:
    position = {"legions": {"roma": 4}, "turn": {"active": 0}, "players": [{"role": "consul"}]}
    asked = {"game": "fall_of_rome", "position": position}
    link = site.person("Ada").post("/api/studies/positions", asked, 200)["link"]
    page = visit(f"{site.url}/editor?position={link}", **WIDE)
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("link", name="Open in the referee").click()
    page.wait_for_url("**/referee/*")
    ahead = page.get_by_role("region", name="Still to come this turn")
    expect(ahead.get_by_role("listitem")).to_have_text(["Draw 2", "Invade 2"])
    picture(page, "referee-middle")
    no_barriers(page)


def test_two_phones_referee_one_game_and_see_each_other(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/referee", **PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("Player 1", exact=True).fill("Livia")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/referee/*")
    page.get_by_role("button", name="Invite the others").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Share this game").click()
    dialog.get_by_role("button", name="Copy link").click()
    expect_toast(page, "Link copied.")
    picture(page, "referee-invite")
    no_barriers(page)
    dialog.get_by_role("button", name="Close").click()
    other = visit(page.evaluate("navigator.clipboard.readText()"), refused=True, **PHONE)
    other.wait_for_url("**/referee/*")
    for each in (page, other):
        expect(each.get_by_role("heading", name="Livia")).to_be_visible()
        expect(each.get_by_text("shared, 2 people are here")).to_be_visible()
    plate = page.get_by_label("Chance decides")
    plate.get_by_role("button", name="Visigoths, Tyras").click()
    plate.get_by_role("button", name="Use this").click()
    for each in (page, other):  # who only looks is moved on too
        now = each.get_by_role("region", name="Now, on your board")
        expect(now.get_by_text("Tyras").first).to_be_visible()
    picture(other, "referee-shared")
    other.reload()
    other.get_by_role("button", name="Log").click()
    expect(other.get_by_text("Tyras").first).to_be_visible()
    other.get_by_role("button", name="Undo the last entry").click()
    for each in (page, other):
        expect(each.get_by_role("button", name="Undo the last entry")).to_be_disabled()

    def be_first(route: Route) -> None:
        """Someone else enters the same moment's move just before this one comes to the server."""
        path = urlsplit(route.request.url)
        mine = {"version": 1, "what": "move", "text": "chance reveal ostrogoths chersonesus", "referee": True}
        site.person("Marcus").post(f"{path.path}?{path.query}", mine, 200)
        route.continue_()

    other.get_by_role("button", name="Turn").click()
    other.route("**/api/studies/shared/*/changes*", be_first)
    plate = other.get_by_label("Chance decides")
    plate.get_by_role("button", name="Visigoths, Tyras").click()
    plate.get_by_role("button", name="Use this").click()
    expect_toast(other, "Someone else entered a move first. Look at it again.")
    for each in (page, other):
        expect(each.get_by_role("region", name="Now, on your board").get_by_text("Chersonesus").first).to_be_visible()
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Invite the others").click()
    dialog.get_by_role("button", name="Stop sharing").click()
    expect(page.get_by_text("people are here")).to_have_count(0)
    other.reload()
    expect_toast(other, "This game is no longer shared.")
    other.get_by_role("button", name="Undo the last entry").click()
    expect(other.get_by_role("button", name="Undo the last entry")).to_be_disabled()
    expect(page.get_by_role("button", name="Undo the last entry")).to_be_enabled()
