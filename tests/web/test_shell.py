"""The pages around the boards, as a person with a mouse or a keyboard meets them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.test_fall_of_rome_games import ASK, be
from tests.web.toasts import expect_toast

PAGES = (
    "/",
    "/tables",
    "/people",
    "/turns",
    "/replays",
    "/learn",
    "/puzzles",
    "/book/empires_end",
    "/cards/struggle_for_rome",
    "/rules/fall_of_rome/FR-SACK-06",
    "/about",
    "/settings",
    "/nowhere",
)


def play_bots(page: Page) -> None:
    """From home to a running game of Fall of Rome: one click."""
    page.get_by_role("button", name="Play with bots").first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("application")).to_be_visible()  # the board with its words
    page.wait_for_load_state("networkidle")


def open_lobby(page: Page, game: str = "Fall of Rome", way: str = "Friends", players: str = "3") -> None:
    """A table of one's own, not begun yet."""
    page.get_by_role("button", name="Create table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(game, exact=True).click()
    dialog.get_by_text(way, exact=True).click()
    dialog.get_by_text(players, exact=True).click()
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()


def test_a_game_with_bots_runs_one_click_after_home(site: Running, visit: Visit) -> None:
    page = visit(site.url)

    play_bots(page)

    expect(page.get_by_role("list", name="Seats").get_by_text("You")).to_be_visible()
    assert page.title().startswith("● ")  # it is my turn


def begun(page: Page, game: str) -> dict[str, Any]:
    """The table that one click on Play bots of a game opens from home."""
    page.locator("article", has=page.get_by_role("heading", name=game)).get_by_role(
        "button", name=re.compile("^Play (with|against) bots$")
    ).click()
    return opened(page)


def opened(page: Page) -> dict[str, Any]:
    """The table that the page goes to."""
    page.wait_for_url("**/table/*")
    record: dict[str, Any] = page.evaluate(
        "async (id) => (await fetch(`/api/tables/${id}`)).json()", page.url.rpartition("/")[2]
    )
    return record


@pytest.mark.parametrize("game", ["Fall of Rome", "Empire's End", "Struggle for Rome"])
def test_a_first_game_is_an_easy_one_and_home_says_so(game: str, site: Running, visit: Visit) -> None:
    page = visit(site.url)
    expect(page.get_by_text("A good first game:")).to_have_count(3)

    table = begun(page, game)

    assert table["options"].get("difficulty", "novice") == "novice"
    bots = [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert bots == ["legatus" if game == "Fall of Rome" else "tiro"] * 2
    assert table["hints"]


def test_whoever_has_won_is_offered_the_next_difficulty(site: Running, visit: Visit) -> None:
    page = visit()
    be(page, site, "Livia")
    lists = page.evaluate("async () => (await fetch('/api/replays')).json()")
    ended = {"game": "fall_of_rome", "seats": [{"kind": "me"}], "options": {"difficulty": "novice"}}
    table = page.evaluate(ASK, ["POST", "/api/tables", ended])
    page.route("**/api/replays", lambda route: route.fulfill(json=lists))

    lists["mine"] = [{**table, "result": {"places": [2]}}]  # lost: it stays easy
    page.goto(site.url)
    expect(page.get_by_text("A good first game:")).to_have_count(3)

    lists["mine"] = [{**table, "result": {"places": [1]}}]
    page.goto(site.url)
    expect(page.get_by_text("A good first game:")).to_have_count(2)
    table = begun(page, "Fall of Rome")
    assert table["options"]["difficulty"] == "novice"
    assert [seat.get("bot", "") for seat in table["seats"]] == ["", "legatus", "legatus"]

    page.goto(site.url)
    page.get_by_role("button", name="Step up to Normal").click()
    assert opened(page)["options"]["difficulty"] == "normal"


def test_two_people_meet_in_a_lobby_talk_and_begin(site: Running, visit: Visit) -> None:
    ada = visit(site.url)
    open_lobby(ada)
    code = ada.get_by_role("textbox", name="Invitation code or link").input_value()
    livia = visit(site.url)
    livia.get_by_role("button", name="Join with a code").click()
    livia.get_by_role("dialog").get_by_role("textbox").fill(f"{site.url}/join/{code}")
    livia.get_by_role("dialog").get_by_role("button", name="Join").click()

    livia.get_by_role("button", name="Sit here").first.click()
    expect(livia.get_by_role("heading", name="’s table")).to_be_visible()
    expect(ada.get_by_text("2 of 3")).to_be_visible()
    livia.get_by_role("textbox", name="Message the table").fill("Salve")
    livia.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="Chat").get_by_text("Salve")).to_be_visible()
    ada.get_by_role("button", name="Add a bot").click()
    ada.get_by_text("Heroic", exact=True).click()
    expect(livia.get_by_role("radio", name="Heroic")).to_be_checked()
    expect(livia.get_by_role("radio", name="Heroic")).to_be_disabled()
    expect(ada.get_by_role("button", name="Start game")).to_be_disabled()  # what the table is has changed
    livia.get_by_role("button", name="Ready", exact=True).click()
    ada.get_by_role("button", name="Start game").click()

    for page in (ada, livia):
        expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_the_host_changes_how_many_seats_there_are_and_how_a_bot_plays(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    open_lobby(page, players="3")

    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    expect(page.get_by_text("1 of 2")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("combobox", name="Bot level").select_option("Centurio")

    expect(page.get_by_role("listitem").get_by_text("looks ahead")).to_be_visible()
    expect(page.get_by_role("button", name="Start game")).to_be_enabled()
    page.get_by_text("How strong are the bots?").click()
    expect(page.get_by_role("term").last).to_have_text("Legatus")


def test_a_choice_out_of_many_is_shown_as_often_as_it_changes(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    open_lobby(page, game="Struggle for Rome", players="3")
    page.get_by_text("advanced options").click()
    rounds = page.get_by_role("combobox", name="Rounds")

    for number in ("10", "12", "7"):
        rounds.select_option(number)
        expect(rounds).to_have_js_property("selectedIndex", int(number) - 1)
    page.reload()
    page.get_by_text("advanced options").click()
    expect(rounds).to_have_js_property("selectedIndex", 6)


def test_the_language_is_switched_at_once_and_kept(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Three board games about the fall of Rome")

    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language").select_option("pl")

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_a_browser_gets_the_language_it_asks_for(site: Running, visit: Visit) -> None:
    page = visit(site.url, locale="fr-FR")

    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_theme_follows_the_device_until_one_is_chosen(site: Running, visit: Visit) -> None:
    page = visit(site.url, color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")

    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dark").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_game_goes_on_after_the_server_was_away(tmp_path: Path, visit: Visit) -> None:
    with Running(tmp_path / "data") as server:
        page = visit(server.url, lost=True)
        play_bots(page)
        page.wait_for_load_state("networkidle")  # all of the board is there

        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        server.start()

        expect(page.get_by_text("Connection lost")).to_be_hidden()
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()


def test_what_is_kept_about_me_can_be_seen_and_deleted(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/settings")
    page.get_by_role("textbox", name="Name", exact=True).fill("Galla Placidia")
    page.get_by_role("button", name="Save").click()
    expect_toast(page, "Saved.")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert "Galla Placidia" in download.value.path().read_text()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my account").click()

    page.wait_for_url(f"{site.url}/")
    page.goto(f"{site.url}/settings")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("")


def test_no_turn_waits_for_somebody_who_deleted_their_account(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    page.evaluate(ASK, ["PUT", "/api/me", {"name": "Livia", "language": "en"}])
    wish = {"game": "empires_end", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = page.evaluate(ASK, ["POST", "/api/tables", wish])["id"]
    page.evaluate(ASK, ["POST", f"/api/tables/{table}/start", None])
    page.goto(f"{site.url}/settings")
    expect(page.get_by_role("button", name="Livia, 1 table is waiting for you")).to_be_visible()

    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my account").click()

    page.wait_for_url(f"{site.url}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Livia")).to_have_count(0)
    expect(page.get_by_text("waiting for you")).to_have_count(0)
    page.goto(f"{site.url}/turns")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(0)


def test_a_rule_is_found_by_words_and_linked_by_its_id(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/rules")
    page.get_by_role("searchbox").fill("chain sack")

    expect(page.get_by_text("FR-SACK-07", exact=True).first).to_be_visible()

    page.goto(f"{site.url}/rules/fall_of_rome/FR-SACK-06")
    expect(page.locator("#FR-SACK-06")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1280, "dark")], ids=["phone", "desktop"])
def test_no_page_has_barriers_or_scrolls_sideways(site: Running, visit: Visit, width: int, theme: str) -> None:
    page = visit(site.url, viewport={"width": width, "height": 800}, color_scheme=theme, reduced_motion="reduce")
    for path in PAGES:
        page.goto(site.url + path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        expect(page.locator(".skeleton")).to_have_count(0)
        if path.startswith("/rules"):  # all of them take axe long
            page.get_by_role("searchbox").fill("sack chain")
        no_barriers(page, contrast=True)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_no_dialog_has_barriers(site: Running, visit: Visit) -> None:
    page = visit(site.url, reduced_motion="reduce")
    for button in ("Create table", "Join with a code"):
        page.get_by_role("button", name=button).click()
        no_barriers(page, contrast=True)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    open_lobby(page, way="Bots")
    no_barriers(page, contrast=True)
    code = page.get_by_role("textbox", name="Invitation code or link").input_value()
    guest = visit(f"{site.url}/join/{code}", reduced_motion="reduce")
    expect(guest.get_by_role("heading", name="’s table")).to_be_visible()
    no_barriers(guest, contrast=True)
    guest.goto(f"{site.url}/settings")
    guest.get_by_role("button", name="Delete my account").click()
    no_barriers(guest, contrast=True)
    page.get_by_role("button", name="Rule Difficulty 1").click()
    expect(page.get_by_role("dialog", name="Difficulty 1")).to_be_visible()
    no_barriers(page, contrast=True)


def test_a_table_that_is_not_there_leads_home(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/table/nothing")

    page.get_by_role("main").get_by_role("link", name="Home").click()

    expect(page.get_by_role("button", name="Create table")).to_be_visible()


def test_a_scene_of_the_rules_is_shown_on_the_board(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/rules/fall_of_rome/FR-SACK-06", reduced_motion="reduce")

    page.locator("#FR-SACK-06").get_by_role("link", name="Sinope falls").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sinope falls, and Chersonesus after it")
    expect(page.get_by_text("0 of 1", exact=True)).to_be_visible()
    no_barriers(page)
    page.get_by_role("button", name="Next move", exact=True).click()

    expect(page.get_by_text("1 of 1", exact=True)).to_be_visible()
