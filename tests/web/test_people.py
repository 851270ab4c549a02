"""A place to come back to: rated games between people, their ratings, profiles, lists and rematches."""

from __future__ import annotations

import re
import struct

from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running, play_first_decisions
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_fall_of_rome_games import be
from tests.web.test_shell import open_lobby
from tests.web.toasts import expect_toast

STILL = {"reduced_motion": "reduce"}
WHO = "async () => (await (await fetch('/api/me')).json()).person.id"


def join(page: Page, site: Running, name: str, code: str) -> None:
    """Come by an invitation and sit down."""
    be(page, site, name)
    page.goto(f"{site.url}/join/{code}")
    page.get_by_role("button", name="Sit here").first.click()


def sign_up(page: Page, site: Running) -> Client:
    """Give a page's person an account; returns a client that is the same person.

    The session before ends with it, so the page asks for nothing meanwhile.
    """
    place = page.url
    page.goto("about:blank")
    client = Client(site.url)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""), domain=cookie.get("domain", ""))
    client.sign_up()
    value = client.http.cookies["occasus"]
    page.context.add_cookies([{"name": "occasus", "value": value, "url": site.url}])
    page.goto(place)
    return client


def join_rated(page: Page, site: Running, name: str, code: str) -> Client:
    """Come to a rated table by an invitation with an account, sit down, and agree; returns the same person."""
    be(page, site, name)
    client = sign_up(page, site)
    page.goto(f"{site.url}/join/{code}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Ready", exact=True).click()
    return client


def resign(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Resign").click()
    expect(menu.get_by_text("This game is rated: if you leave or resign, you finish last.")).to_be_visible()
    menu.get_by_role("button", name="Resign").click()


def play_now(page: Page, site: Running) -> None:
    """Want a rated game of Empire's End for two, with ten minutes each."""
    page.goto(f"{site.url}/tables")
    now = page.get_by_role("region", name="Play now")
    now.get_by_text("Empire's End", exact=True).click()
    now.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    now.get_by_role("group", name="Clock").get_by_text("10 min", exact=True).click()
    now.get_by_role("checkbox", name="Rated").check()
    no_barriers(page)
    now.get_by_role("button", name="Play now").click()


def test_two_who_never_met_find_each_other_play_a_rated_game_with_clocks_and_a_rematch_with_bots(
    site: Running, visit: Visit
) -> None:
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    people = [sign_up(livia, site)]
    play_now(livia, site)
    expect(livia.get_by_text("Waiting for players. Bots fill the empty seats in")).to_be_visible()
    no_barriers(livia)
    be(marcus, site, "Marcus")
    people.append(sign_up(marcus, site))
    marcus.goto(f"{site.url}/tables?counts=rated")
    found = marcus.get_by_role("region", name="Open tables")
    found.get_by_label("Game").select_option("Struggle for Rome")
    expect(found.get_by_text("No tables match.")).to_be_visible()
    found.get_by_label("Game").select_option("Empire's End")
    expect(marcus).to_have_url(re.compile(r"/tables\?game=empires_end&counts=rated$"))
    mine = found.get_by_role("link").filter(has_text=people[0].name).first
    expect(mine).to_contain_text("Rated")
    mine.click()
    marcus.get_by_role("button", name="Sit here").click()
    expect(marcus.get_by_text("If you run out of time, leave or resign, you finish last.")).to_be_visible()
    no_barriers(marcus)
    marcus.get_by_role("button", name="Ready", exact=True).click()  # and it begins by itself
    for page in (livia, marcus):
        times = page.get_by_role("list", name="Seats").get_by_label(re.compile(r"^(10:00|\d:\d\d) left$"))
        expect(times).to_have_count(2)

    livia.get_by_role("banner").get_by_role("button", name="Menu").click()
    expect(livia.get_by_role("dialog").get_by_role("button", name="Abort game")).to_be_visible()
    expect(livia.get_by_role("dialog", name="Rated")).to_be_visible()
    livia.keyboard.press("Escape")
    play_first_decisions(people, livia.url.rpartition("/")[2])
    resign(livia)

    ending = marcus.get_by_role("main")
    expect(ending.get_by_role("heading", name="You won")).to_be_visible()
    expect(ending.get_by_text(re.compile(r"rating 1[56]\d\d \(\+\d+\)"))).to_be_visible()
    expect(ending.get_by_text(re.compile(r"rating 1[34]\d\d \(−\d+\)"))).to_be_visible()
    with marcus.expect_download() as download:
        ending.get_by_role("button", name="Share picture").click()
    picture = download.value.path().read_bytes()
    expect(ending.get_by_text("Picture saved to your downloads as occasus.png")).to_be_visible()
    assert (picture[:4], struct.unpack(">II", picture[16:24])) == (b"\x89PNG", (1200, 630))
    ending.get_by_role("button", name="Play again").click()
    expect(marcus.get_by_role("heading", name="Your table")).to_be_visible()
    seats = marcus.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.first).to_contain_text("Marcus")
    expect(seats.first).to_contain_text(re.compile(r"rating 1[56]\d\d"))
    livia.get_by_role("main").get_by_role("link", name="Join the rematch").click()
    expect(seats.nth(1)).to_contain_text("asked to play again")
    livia.get_by_role("button", name="Accept").click()
    livia.get_by_role("button", name="Ready", exact=True).click()
    marcus.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    for bots in (1, 2):
        marcus.get_by_role("button", name="Add a bot").first.click()
        expect(marcus.get_by_role("combobox", name="Bot level")).to_have_count(bots)
    livia.get_by_role("button", name="Ready", exact=True).click()
    marcus.get_by_role("button", name="Start game").click()
    expect(marcus.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(4)
    marcus.get_by_role("banner").get_by_role("button", name="Menu").click()
    expect(marcus.get_by_role("dialog", name="Rated").get_by_text(re.compile(r"rating 1[34]\d\d"))).to_be_visible()
    marcus.keyboard.press("Escape")

    marcus.goto(f"{site.url}/replays")
    mine = marcus.get_by_role("region", name="My games")
    expect(mine).to_contain_text("You won")
    expect(mine).to_contain_text("The opponent resigned.")
    marcus.goto(f"{site.url}/person/{livia.evaluate(WHO)}")
    expect(marcus.get_by_role("heading", level=1, name=people[0].name)).to_be_visible()
    expect(marcus.get_by_text("0 of 1 won")).to_be_visible()
    expect(marcus.get_by_role("img", name="Rating")).to_be_visible()
    marcus.get_by_role("link", name="Leaderboard").click()
    expect(marcus.get_by_role("region", name="Empire's End").get_by_text("Marcus")).to_have_count(0)  # provisional
    no_barriers(marcus)
    marcus.go_back()
    expect(marcus.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    expect(marcus.get_by_role("link", name="Analysis")).to_have_attribute("href", re.compile("/replay/.*analysis"))
    marcus.get_by_role("button", name="Block").click()
    expect(marcus.get_by_role("button", name="Unblock")).to_be_visible()
    no_barriers(marcus)


def test_what_was_chosen_for_play_now_stays_while_the_lists_are_read_again(site: Running, visit: Visit) -> None:
    page = visit(**STILL)
    be(page, site, "Livia")
    page.clock.install()
    page.goto(f"{site.url}/tables")
    now = page.get_by_role("region", name="Play now")
    now.get_by_text("Empire's End", exact=True).click()
    now.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as found:
        page.clock.run_for(21_000)
    found.value.finished()
    page.get_by_role("region", name="Open tables").get_by_label("Game").select_option("Any")
    expect(now.get_by_role("radio", name="Empire's End")).to_be_checked()
    expect(now.get_by_role("group", name="Players").get_by_role("radio", name="2")).to_be_checked()
    page.get_by_role("region", name="Open tables").get_by_label("Game").select_option("Struggle for Rome")
    expect(now.get_by_role("radio", name="Struggle for Rome")).to_be_checked()


def test_who_has_played_with_somebody_invites_them_to_a_seat_until_they_are_blocked(
    site: Running, visit: Visit
) -> None:
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    people = [sign_up(livia, site)]
    livia.goto(site.url)
    open_lobby(livia, "Empire's End", players="2")
    livia.get_by_role("group", name="Clock").get_by_text("20 min", exact=True).click()
    livia.get_by_role("group", name="Rating").get_by_text("Rated", exact=True).click()
    invite = livia.get_by_text("Invite someone you’ve played with")
    expect(invite).to_have_count(0)  # nobody yet
    code = livia.get_by_role("textbox", name="Invitation code or link").input_value()
    people.append(join_rated(marcus, site, "Marcus", code))
    livia.get_by_role("button", name="Start game").click()
    expect(marcus.get_by_role("list", name="Seats")).to_be_visible()
    play_first_decisions(people, livia.url.rpartition("/")[2])
    resign(livia)
    ending = livia.get_by_role("main")
    expect(ending.get_by_role("heading", name=f"{people[1].name} won")).to_be_visible()
    expect(ending.get_by_text(re.compile(r"rating 1[34]\d\d \(−\d+\)"))).to_be_visible()  # and so it is counted

    livia.goto(site.url)
    open_lobby(livia, "Struggle for Rome", players="3")
    invite.click()
    livia.get_by_role("button", name=f"Invite: {people[1].name}").click()
    expect(livia.get_by_text("Invited", exact=True)).to_be_visible()
    no_barriers(livia)
    marcus.goto(site.url)
    expect(marcus.get_by_role("button", name=f"{people[1].name}, 1 invitation")).to_be_visible()
    waiting = marcus.get_by_role("region", name="Invitations")
    for path in ("/turns", "/tables"):
        marcus.goto(site.url + path)
        expect(waiting).to_contain_text(f"{people[0].name} invites you to Struggle for Rome.")
    no_barriers(marcus)
    waiting.get_by_role("button", name="Accept").click()
    expect(marcus.get_by_role("heading", name=f"{people[0].name}’s table")).to_be_visible()
    for page in (livia, marcus):
        expect(page.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("Marcus")
    livia.get_by_role("button", name="Add a bot").click()
    livia.get_by_role("button", name="Start game").click()
    expect(marcus.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)

    livia.goto(site.url)
    open_lobby(livia, "Empire's End", players="3")
    invite.click()
    livia.get_by_role("button", name=f"Invite: {people[1].name}").click()
    expect(livia.get_by_text("Invited", exact=True)).to_be_visible()
    marcus.goto(site.url)
    expect(waiting).to_contain_text(f"{people[0].name} invites you to Empire's End.")
    waiting.get_by_role("button", name="Decline").click()
    expect(waiting).to_have_count(0)
    expect(livia.get_by_text("Declined", exact=True)).to_be_visible()  # without a reload
    livia.get_by_role("button", name=f"Invite again: {people[1].name}").click()
    expect(livia.get_by_text("Invited", exact=True)).to_be_visible()
    marcus.reload()
    waiting.get_by_role("button", name="Decline").click()
    expect(livia.get_by_text("Declined", exact=True)).to_be_visible()
    expect(livia.get_by_role("button", name=f"Invite again: {people[1].name}")).to_have_count(
        0
    )  # a second no is the last word

    livia.goto(site.url)
    open_lobby(livia, "Empire's End", players="3")
    invite.click()
    livia.get_by_role("button", name=f"Invite: {people[1].name}").click()
    expect(livia.get_by_text("Invited", exact=True)).to_be_visible()
    marcus.goto(f"{site.url}/tables")
    expect(waiting).to_contain_text(f"{people[0].name} invites you to Empire's End.")
    expect(waiting).to_contain_text("3 players")
    marcus.goto(f"{site.url}/person/{livia.evaluate(WHO)}")
    marcus.get_by_role("button", name="Block").click()
    expect(marcus.get_by_role("button", name="Unblock")).to_be_visible()
    marcus.goto(f"{site.url}/tables")
    expect(marcus.get_by_role("region", name="Play now")).to_be_visible()
    expect(marcus.get_by_role("region", name="Open tables")).to_be_visible()
    expect(waiting).to_have_count(0)
    livia.reload()
    expect(livia.get_by_role("heading", name="Your table")).to_be_visible()
    expect(livia.get_by_role("button", name="Start game")).to_be_visible()
    invite.click()
    expect(livia.get_by_text("Invited", exact=True)).to_be_visible()  # she is not told


def test_a_profile_is_hidden_from_others_when_its_owner_wants_so(site: Running, visit: Visit) -> None:
    livia, marcus = visit(**STILL), visit(refused=True, **STILL)
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    livia.goto(f"{site.url}/settings")
    livia.get_by_role("group", name="Who can see this").get_by_text("No one", exact=True).click()
    expect(livia.get_by_text("No one can see your profile")).to_be_visible()
    person = livia.evaluate(WHO)

    marcus.goto(f"{site.url}/person/{person}")
    expect(marcus.get_by_text("This doesn’t exist, or you don’t have access to it.")).to_be_visible()
    livia.goto(f"{site.url}/person/{person}")
    expect(livia.get_by_role("heading", level=1, name="Livia")).to_be_visible()
    expect(livia.get_by_text("Your finished games will appear here.")).to_be_visible()
    no_barriers(livia)


def test_the_bar_leads_a_guest_to_an_account_and_an_account_to_its_profile(site: Running, visit: Visit) -> None:
    page = visit(site.url, **STILL)
    bar = page.get_by_role("banner")
    mine = page.get_by_role("dialog").get_by_role("navigation")
    bar.get_by_role("button", name="Menu").click()
    mine.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    be(page, site, "Livia")
    page.goto(site.url)
    bar.get_by_role("button", name="Livia").click()
    no_barriers(page)
    mine.get_by_role("link", name="Save my games").click()
    account = f"livia {site.port} {page.evaluate('Date.now()')}"
    page.get_by_role("textbox", name="Username").fill(account)
    page.get_by_label("Password", exact=True).fill("ad urbe condita")
    page.locator("form").filter(has=page.get_by_label("Password", exact=True)).get_by_role("button").first.click()
    bar.get_by_role("button", name=re.compile("livia", re.IGNORECASE)).click()
    mine.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", level=1, name="Livia")).to_be_visible()


def test_the_ladder_says_how_to_be_the_first(site: Running, visit: Visit) -> None:
    page = visit(**STILL)
    be(page, site, "Livia")
    page.goto(f"{site.url}/ladder")
    page.get_by_text("Struggle for Rome", exact=True).click()
    expect(page.get_by_text("No rated games yet")).to_be_visible()
    no_barriers(page)
    page.get_by_text("Fall of Rome", exact=True).click()
    page.get_by_text("Legendary", exact=True).click()
    expect(page.get_by_text("No team has played a rated game at this difficulty yet")).to_be_visible()
    no_barriers(page)


def with_clocks(site: Running, visit: Visit, refused: bool = False) -> Page:
    """Livia in the lobby of a game of Empire's End for two, with 20 minutes for each."""
    livia = visit(refused=refused, **STILL)
    be(livia, site, "Livia")
    livia.goto(site.url)
    open_lobby(livia, "Empire's End", players="2")
    livia.get_by_role("group", name="Clock").get_by_text("20 min", exact=True).click()
    expect(livia.get_by_role("group", name="Clock").get_by_role("radio", name="20 min")).to_be_checked()
    return livia


def test_clocks_are_shown_at_every_seat_and_stand_still_when_both_agree(site: Running, visit: Visit) -> None:
    livia = with_clocks(site, visit)
    sign_up(livia, site)
    livia.get_by_role("group", name="Rating").get_by_text("Rated", exact=True).click()
    expect(livia.get_by_role("group", name="Hints").get_by_role("radio", name="Off")).to_be_checked()
    marcus = visit(**STILL)
    code = livia.get_by_role("textbox", name="Invitation code or link").input_value()
    other = join_rated(marcus, site, "Marcus", code)
    expect(marcus.get_by_role("group", name="Rating").get_by_role("radio", name="Rated")).to_be_checked()
    livia.get_by_role("button", name="Start game").click()
    for page in (livia, marcus):
        times = page.get_by_role("list", name="Seats").get_by_label(re.compile(r"^(20:00|1\d:\d\d) left$"))
        expect(times).to_have_count(2)

    marcus.get_by_role("banner").get_by_role("button", name="Menu").click()
    marcus.get_by_role("dialog").get_by_role("button", name="Pause clocks").click()
    expect(livia.get_by_text(f"{other.name} asks to pause the clocks.")).to_be_visible()
    livia.get_by_role("button", name="Yes", exact=True).click()

    for page in (livia, marcus):
        expect(page.get_by_text("Clocks paused.")).to_be_visible()
    no_barriers(livia)
    marcus.get_by_role("button", name="Resume clocks").click()
    for page in (livia, marcus):
        expect(page.get_by_text("Clocks paused.")).to_be_hidden()


def at_a_phone_and_a_desk(site: Running, visit: Visit, refused: bool = False) -> tuple[Page, Page]:
    """Livia at a desk and Marcus with a phone, in a running game of Empire's End of two with clocks."""
    livia = with_clocks(site, visit, refused)
    marcus = visit(viewport={"width": 390, "height": 844}, **STILL)
    join(marcus, site, "Marcus", livia.get_by_role("textbox", name="Invitation code or link").input_value())
    livia.get_by_role("button", name="Start game").click()
    expect(marcus.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    return livia, marcus


def test_a_phone_shows_all_clocks_and_what_was_said_and_a_no_is_told(site: Running, visit: Visit) -> None:
    livia, marcus = at_a_phone_and_a_desk(site, visit)
    bar = marcus.get_by_role("banner")
    for whose in ("You", "Livia"):
        expect(bar.get_by_text(re.compile(rf"^{whose} (20:00|1\d:\d\d)$"))).to_be_visible()
    livia.get_by_role("banner").get_by_role("button", name="Chat").click()
    livia.get_by_role("list", name="Quick phrases").get_by_role("button", name="Hello").first.click()
    expect(bar.get_by_role("button", name=re.compile("^Menu, .*1"))).to_be_visible()
    no_barriers(marcus)

    livia.get_by_role("banner").get_by_role("button", name="Menu").click()
    livia.get_by_role("dialog").get_by_role("button", name="Pause clocks").click()
    mine = livia.get_by_text("You asked to pause the clocks. Yours keeps running until the others agree.")
    expect(mine).to_be_visible()
    livia.get_by_role("button", name="Withdraw").click()
    expect(mine).to_be_hidden()
    expect(livia.get_by_text("Marcus declined.")).to_have_count(0)
    bar.get_by_role("button", name=re.compile("^Menu")).click()
    marcus.get_by_role("dialog").get_by_role("button", name="Pause clocks").click()
    livia.get_by_role("button", name="No", exact=True).click()
    expect_toast(marcus, "Livia declined.")


def test_whoever_lets_the_clocks_run_again_is_named(site: Running, visit: Visit) -> None:
    livia, marcus = at_a_phone_and_a_desk(site, visit)
    livia.get_by_role("banner").get_by_role("button", name="Menu").click()
    livia.get_by_role("dialog").get_by_role("button", name="Pause clocks").click()
    marcus.get_by_role("button", name="Yes", exact=True).click()
    expect(livia.get_by_text("Clocks paused.")).to_be_visible()
    marcus.get_by_role("button", name="Resume clocks").click()
    expect(livia.get_by_text("Marcus resumed the clocks.")).to_be_visible()


def test_an_account_that_is_made_in_another_tab_interrupts_no_game(site: Running, visit: Visit) -> None:
    livia, _ = at_a_phone_and_a_desk(site, visit, refused=True)  # what is asked at that very moment, with the old key
    second = livia.context.new_page()
    second.goto(f"{site.url}/settings")
    account = f"livia {site.port} {second.evaluate('Date.now()')}"
    second.get_by_role("textbox", name="Username").fill(account)
    second.get_by_label("Password", exact=True).fill("ad urbe condita")
    form = second.locator("form").filter(has=second.get_by_label("Password", exact=True))
    with livia.expect_websocket():  # it comes back by itself
        form.get_by_role("button").first.click()
    livia.get_by_role("banner").get_by_role("button", name="Chat").click()
    livia.get_by_role("list", name="Quick phrases").get_by_role("button", name="Hello").first.click()
    expect(livia.get_by_role("log", name="Chat").get_by_text("Livia")).to_be_visible()
    expect(livia.get_by_role("list", name="Seats").get_by_text(f"{account} (you)")).to_be_visible()


def test_who_resigns_among_three_is_named_to_the_others_and_told_so_herself(site: Running, visit: Visit) -> None:
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    livia.goto(site.url)
    open_lobby(livia, "Empire's End", players="3")
    join(marcus, site, "Marcus", livia.get_by_role("textbox", name="Invitation code or link").input_value())
    expect(livia.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("Marcus")
    livia.get_by_role("button", name="Add a bot").click()
    livia.get_by_role("button", name="Start game").click()
    expect(livia.get_by_role("list", name="Seats")).to_be_visible()
    livia.get_by_role("banner").get_by_role("button", name="Menu").click()
    for _ in range(2):
        livia.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect_toast(marcus, "Livia resigned. Bot Cato takes over.")
    seats = marcus.get_by_role("list", name="Seats")
    expect(seats.get_by_text("Livia (Bot Cato)")).to_be_visible()
    told = "You resigned. Bot Cato plays your seat"
    expect(livia.get_by_text(told)).to_be_visible()
    expect(livia.get_by_text("You’re watching: all seats are taken")).to_have_count(0)
    livia.reload()
    expect(livia.get_by_text(told)).to_be_visible()
    no_barriers(livia)
