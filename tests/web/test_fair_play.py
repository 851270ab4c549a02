"""Fair play from end to end, at a desk and on a phone: accounts, passkeys, rated games with clocks, and blocking."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from occasus.tables.match.clocks import FREE
from tests.server.harness import Client, play_first_decisions
from tests.server.in_process_server import Hands, inside, still_hands
from tests.server.receivers import until
from tests.web.conftest import Visit

DESK: Final = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}
PASSWORD: Final = "a long password"
MINUTES: Final = 20
UNCOVERED: Final = """button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return still_hands(monkeypatch)


@pytest.fixture
def url(tmp_path: Path, hands: Hands) -> Iterator[str]:
    """A server whose time is in the hands of the test, at a name: passkeys are for names."""
    with inside(tmp_path, sweep_seconds=0.2) as found:
        yield found.replace("127.0.0.1", "localhost")


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def sign_up(page: Page, url: str, name: str) -> Client:
    """Make an account on the settings page; returns a client that is the same person."""
    page.goto(f"{url}/settings")
    page.get_by_role("textbox", name="Username").fill(name)
    panel(page, "Account").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Passkeys", exact=True)).to_be_visible()
    return same(page, url)


def same(page: Page, url: str) -> Client:
    """A client with the cookie of a page."""
    client = Client(url)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    return client


def menu(page: Page, *buttons: str) -> None:
    """Press some buttons of the menu of a game, one after another."""
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    for button in buttons:
        page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


def rematch(asks: Page, agrees: Page) -> str:
    """Play again, with the consent of the other one; returns the table's ID."""
    before = asks.url
    asks.get_by_role("main").get_by_role("button", name="Play again").click()
    expect(asks.get_by_role("heading", name="Your table")).to_be_visible()
    agrees.get_by_role("main").get_by_role("link", name="Join the rematch").click()
    agrees.get_by_role("button", name="Accept").click()
    agrees.get_by_role("button", name="Ready", exact=True).click()
    asks.get_by_role("button", name="Start game").click()
    for page in (asks, agrees):
        expect(page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    assert asks.url != before
    return asks.url.rpartition("/")[2]


def until_the_other_decides(client: Client, other: Client, table: str, seat: int) -> None:
    """Let a seat, and whoever else must, play until its last move can't be taken back unasked.

    It made that move while nobody else was deciding: whoever decides at the same time goes on after an undo.
    """
    alone = False
    with client.socket(table) as mine, other.socket(table) as theirs:
        mine.until(f"{seat} in self.views")
        theirs.until(f"{1 - seat} in self.views")
        while not alone or mine.views[seat]["can_undo"] or seat in mine.views[seat]["actors"]:
            actors = mine.views[seat]["actors"]
            mover = actors[0]
            alone = actors == [seat] if mover == seat else alone
            number = (mine if mover == seat else theirs).play(mover)["number"]
            for socket in (mine, theirs):
                socket.until(f"self.number >= {number}")


def left(client: Client, table: str) -> list[float]:
    found: list[float] = client.get(f"/api/tables/{table}")["clock"]["left"]
    return found


def test_two_people_go_through_all_of_it(url: str, hands: Hands, visit: Visit) -> None:
    livia, marcus = visit(refused=True, **DESK), visit(**PHONE)

    # accounts, and a passkey
    devices = livia.context.new_cdp_session(livia)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    sign_up(livia, url, "Livia")
    security = panel(livia, "Sign-in")
    security.get_by_label("Current password").fill(PASSWORD)
    security.get_by_role("button", name="Add a passkey").click()
    expect(security.get_by_role("listitem")).to_have_count(1)
    livia.get_by_role("button", name="Sign out", exact=True).click()
    livia.goto(f"{url}/settings")
    livia.get_by_role("group", name="Account").get_by_text("Sign in", exact=True).click()
    livia.get_by_role("button", name="Sign in with a passkey").click()
    expect(livia.get_by_role("banner").get_by_text("Livia")).to_be_visible()
    people = [same(livia, url), sign_up(marcus, url, "Marcus")]

    # joining, getting ready, a rated game with clocks
    made = people[0].table("empires_end", "me", "open", public=True, minutes=MINUTES, rated=True, hints=False)
    table, code = made["id"], made["code"]
    livia.goto(f"{url}/table/{table}")
    marcus.goto(f"{url}/join/{code}")
    marcus.get_by_role("button", name="Sit here").first.click()
    expect(marcus.get_by_text("If you run out of time, leave or resign, you finish last.")).to_be_visible()
    ready = marcus.get_by_role("button", name="Ready", exact=True)
    assert ready.evaluate(UNCOVERED), "the ways to other pages cover it on a phone"
    ready.click()
    livia.get_by_role("button", name="Start game").click()
    expect(livia.get_by_role("list", name="Seats").get_by_label("20:00 left")).to_have_count(2)
    for whose in ("You", "Livia"):
        expect(marcus.get_by_role("banner").get_by_text(f"{whose} 20:00", exact=True).first).to_be_visible()
    play_first_decisions(people, table)

    # an undo by consent
    until_the_other_decides(people[0], people[1], table, 0)
    before = left(people[0], table)
    hands.now += FREE + 30
    livia.get_by_role("banner").get_by_role("button", name="Ask to undo").click()
    expect(marcus.get_by_text("Livia asks to undo their last move.")).to_be_visible()
    marcus.get_by_role("button", name="Yes", exact=True).click()
    expect(marcus.get_by_text("Livia asks to undo their last move.")).to_have_count(0)
    until(lambda: left(people[0], table)[1] == before[1])  # the others get their time back
    now = left(people[0], table)
    assert now[0] <= before[0] - FREE - 30, "and whoever undoes pays for it"

    # a pause
    menu(marcus, "Pause clocks")
    livia.get_by_role("button", name="Yes", exact=True).click()
    for page in (livia, marcus):
        expect(page.get_by_text("Clocks paused.")).to_be_visible()
    hands.now += 10_000
    assert left(people[0], table) == now
    marcus.get_by_role("button", name="Resume clocks").click()
    for page in (livia, marcus):
        expect(page.get_by_text("Clocks paused.")).to_be_hidden()

    # time that runs out
    hands.now += MINUTES * 60 + FREE + 1
    expect(marcus.get_by_role("heading", level=1, name="You won")).to_be_visible()
    expect(marcus.get_by_role("main").get_by_text("ran out of time").first).to_be_visible()
    expect(livia.get_by_role("main").get_by_text("You ran out of time.").first).to_be_visible()

    # a rematch, and resigning
    table = rematch(marcus, livia)
    play_first_decisions(people[::-1], table)
    menu(livia, "Resign", "Resign")
    ending = marcus.get_by_role("main")
    expect(ending.get_by_role("heading", level=1, name="You won")).to_be_visible()
    expect(ending.get_by_text(re.compile(r"rating 1[56]\d\d \(\+\d+\)"))).to_be_visible()

    # aborting before the first decisions
    rematch(marcus, livia)
    menu(livia, "Abort game", "Abort game")
    expect(marcus.get_by_text("Game aborted")).to_be_visible()

    # blocking
    marcus.goto(f"{url}/person/{people[0].id}")
    marcus.get_by_role("button", name="Block").click()
    expect(marcus.get_by_role("button", name="Unblock")).to_be_visible()
    his = people[1].table("empires_end", "me", "open", public=True)["id"]
    livia.goto(f"{url}/table/{his}")
    livia.get_by_role("button", name="Sit here").first.click()
    expect(livia.get_by_text("That’s already taken. Choose another one.")).to_be_visible()
    assert people[1].get(f"/api/tables/{his}")["seats"][1]["kind"] == "open"
