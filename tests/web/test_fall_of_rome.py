"""The board of Fall of Rome in a browser: positions arranged for one thing each, and what a player does there."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from occasus.core.basics import Position
from occasus.locale import Words
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.position_table import Arranged, over_the_map, resize
from tests.web.positions import FRIENDS, LAST, LATE

STILL: Final = {"reduced_motion": "reduce"}


def arranged(position: Position, **changes: Any) -> Arranged:
    return Arranged("fall_of_rome", 3, deepcopy(position) | changes)


def look(table: Arranged, site: Running, visit: Visit, seat: int, **settings: Any) -> Page:
    """The table through the eyes of a seat."""
    page = visit(**STILL | settings)
    table.open(page, site.url, [seat])
    expect(page.get_by_role("application", name="Map of the empire")).to_be_visible()
    return page


def city(page: Page, name: str) -> Locator:
    return page.locator(f"[data-city={name}]")


def tray(page: Page, deed: str) -> Locator:
    return page.get_by_role("group", name=deed, exact=True)


def test_the_deed_first_and_the_city_afterwards(site: Running, visit: Visit) -> None:
    table = arranged(LATE)
    page = look(table, site, visit, 1)

    page.get_by_role("button", name="March", exact=False).first.click()
    city(page, "ravenna").click()
    tray(page, "March").get_by_role("button", name="2", exact=True).click()
    tray(page, "March").get_by_role("button", name="March").click()

    expect(page.get_by_text("You march from Mediolanum to Ravenna with 2 legions").last).to_be_visible()
    assert table.match.game.describe(table.match.state, 1)["legions"]["ravenna"] == 2


def test_tracks_and_tribes_answer_a_touch_and_the_arrow_keys_and_ways_are_marked(site: Running, visit: Visit) -> None:
    table = arranged(LATE)
    page = look(table, site, visit, 0)

    for what, text in (("huns", "the fullest hand holds 1"), ("ostrogoths", "allied"), ("decline", "Rome falls")):
        page.locator(f"[data-about={what}]").click()
        expect(page.locator(".plate").filter(has_text=text)).to_be_visible()
    page.locator("[data-about=decline]").click()
    expect(page.locator(".plate")).to_have_count(0)
    page.locator("[data-about=huns]").hover()
    expect(page.locator(".plate").filter(has_text="the fullest hand holds 1")).to_be_visible()

    page.mouse.move(0, 0)
    expect(page.locator(".plate")).to_have_count(0)
    focus(page, page.get_by_role("application"))
    plate = page.locator(".plate")
    for _ in range(3):  # from Mediolanum to the east
        page.keyboard.press("ArrowRight")
    expect(plate.filter(has_text="the fullest hand holds 1")).to_be_visible()
    expect(page.get_by_role("application").locator("[aria-live]").first).to_contain_text("Huns")
    page.keyboard.press("Enter")
    expect(plate.filter(has_text="the fullest hand holds 1")).to_be_visible()

    ways = page.locator("[data-way=magister_militum]")  # the last turn of each player
    table.play(1, "march ravenna 2")
    expect(ways).to_have_count(1)
    table.play(1, "march aquileia 2")
    expect(ways).to_have_count(2)


def test_the_city_first_and_the_deed_afterwards(site: Running, visit: Visit) -> None:
    players = [{"role": "praefectus_classis", "city": "genua", "hand": ["white_narbo"]}, *LATE["players"][1:]]
    table = arranged(LATE, players=players, turn={"active": 0, "actions": 3})
    page = look(table, site, visit, 0)

    city(page, "narbo").click()
    tray(page, "Narbo").get_by_role("button", name="Sail for free").click()
    tray(page, "Sail for free").get_by_role("button", name="Sail for free").click()

    expect(page.get_by_text("You sail from Genua to Narbo").last).to_be_visible()


def test_a_plot_is_proposed_and_agreed_to_in_place(site: Running, visit: Visit) -> None:
    table = arranged(FRIENDS)
    livia = look(table, site, visit, 0)
    marcus = look(table, site, visit, 1)

    livia.get_by_role("button", name="Take a card").first.click()
    tray(livia, "Take a card").get_by_role("button", name="Take a card").click()
    expect(marcus.get_by_text("Livia asks you for Aquileia (white). Do you agree?").first).to_be_visible()
    no_barriers(marcus)
    marcus.get_by_role("button", name="Give the card").first.click()

    expect(livia.get_by_text("8 of 7 cards")).to_be_visible()


def test_a_hint_says_what_and_why_and_can_be_followed(site: Running, visit: Visit) -> None:
    page = look(arranged(LATE), site, visit, 1)

    page.keyboard.press("h")
    advice = page.get_by_role("region", name="Suggested moves")
    expect(advice.get_by_role("listitem").first).to_contain_text("% to win")
    no_barriers(page)
    advice.get_by_role("button", name="Play this").first.click()

    expect(advice).to_have_count(0)
    expect(page.get_by_text("Magister Militum").first).to_be_visible()


def test_an_event_is_played_in_the_turn_of_another(site: Running, visit: Visit) -> None:
    table = arranged(FRIENDS)
    livia = look(table, site, visit, 0)
    marcus = look(table, site, visit, 1)

    marcus.locator("[data-card=carpe_diem]").click()
    tray(marcus, "Event").get_by_role("button", name="Standard").click()
    tray(marcus, "Event").locator(".tablet").click()

    expect(livia.get_by_text("6 actions left").last).to_be_visible()


def test_a_hand_is_brought_down_to_its_limit(site: Running, visit: Visit) -> None:
    """Two cards too many: both are picked, one is taken back for another, and they go together."""
    position = deepcopy(FRIENDS)
    position["players"][0]["hand"][-1] = "white_genua"
    position["players"][1]["hand"].remove("carpe_diem")
    table = arranged(position)
    for seat, text in ((0, "end_actions"), (-1, "draw black_carthago"), (-1, "draw blue_aquileia")):
        table.match.make(seat, table.match.game.catalogue.parse(text))
    page = look(table, site, visit, 0)
    hand = page.get_by_role("group", name="Your hand")

    for card in ("black_roma", "black_tingi", "black_tingi", "green_lutetia"):
        hand.locator(f"[data-card={card}]").click()
    expect(hand.locator("[aria-pressed=true]")).to_have_count(2)
    no_barriers(page)
    page.get_by_role("button", name="Discard", exact=True).click()

    expect(page.get_by_text("7 of 7 cards")).to_be_visible()
    expect(page.locator("[data-card=black_roma], [data-card=green_lutetia]")).to_have_count(0)


def test_barbarians_are_put_together_by_tribe(site: Running, visit: Visit) -> None:
    table = arranged(FRIENDS, legions={"aquileia": 3})
    page = look(table, site, visit, 0)
    table.match.make(0, table.match.game.catalogue.parse("battle 2"))
    table.match.make(-1, table.match.game.catalogue.parse("roll barbarian two_barbarians_legion"))
    table.tell(0)

    page.get_by_role("button", name="More: Visigoths").click()
    page.get_by_role("button", name="More: Visigoths").click()
    expect(page.get_by_role("button", name="Remove", exact=True)).to_be_disabled()
    page.get_by_role("button", name="More: Ostrogoths").click()
    page.get_by_role("button", name="Remove", exact=True).click()

    expect(page.get_by_text("2 Visigoths leave Aquileia").last).to_be_visible()


def test_the_last_step_of_decline_is_thought_over(site: Running, visit: Visit) -> None:
    page = look(arranged(FRIENDS, decline=7), site, visit, 1)

    page.locator("[data-card=carpe_diem]").click()
    corruption = tray(page, "Event").get_by_role("button", name="Corruption")
    expect(corruption).to_contain_text("lose the game")
    corruption.click()
    tray(page, "Event").locator(".tablet").click()

    expect(tray(page, "Event").get_by_role("alertdialog")).to_contain_text("lose the game")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def focus(page: Page, wanted: Locator) -> None:
    """Go there with the Tab key."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if wanted.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")


def test_a_whole_turn_by_keyboard(site: Running, visit: Visit) -> None:
    table = arranged(LATE, turn={"active": 1, "actions": 2}, decline=0, barbarians={"tyras": {"visigoths": 1}})
    page = look(table, site, visit, 1)
    keys = page.keyboard

    keys.press("w")
    focus(page, page.get_by_role("application"))
    for _ in range(6):
        if page.locator(".focus").evaluate("node => node.parentElement.querySelector('.glow') !== null"):
            break
        keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("1")
    keys.press("Enter")
    expect(page.get_by_text("1 action left").last).to_be_visible()
    focus(page, page.get_by_role("button", name="End actions").first)
    keys.press("Enter")
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("You’d lose 1 unused action")
    expect(sure.get_by_role("button", name="End actions")).to_be_focused()
    keys.press("Enter")

    expect(page.get_by_role("button", name="Cato’s turn").last).to_be_visible()


def test_the_board_as_text_is_a_way_to_play(site: Running, visit: Visit) -> None:
    table = arranged(LATE)
    page = look(table, site, visit, 1)

    page.keyboard.press("t")
    text = page.get_by_role("region", name="Board as text")
    expect(text).to_contain_text("Mediolanum: Magister Militum, 3 legions")
    no_barriers(page)
    text.get_by_role("listitem").filter(has_text="Ravenna:").get_by_role(
        "button", name="March to Ravenna with 1 legion"
    ).click()

    expect(page.get_by_text("You march from Mediolanum to Ravenna with 1 legion").last).to_be_visible()


def test_what_happens_is_shown_and_can_be_skipped(site: Running, visit: Visit) -> None:
    table = arranged(LATE, turn={"active": 1, "actions": 15})
    page = look(table, site, visit, 1, reduced_motion="no-preference")

    for there in ("ravenna", "aquileia", "ravenna", "mediolanum") * 3:
        table.match.play(1, table.match.game.catalogue.parse(f"march {there} 1"))
    table.tell(0)
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Shift+Space")

    expect(page.locator(".caption")).to_have_count(0)
    expect(page.get_by_text("3 actions left").last).to_be_visible()


@pytest.mark.parametrize(
    ("width", "theme"),
    [
        (360, "dark"),
        (1280, "light"),
        *(
            pytest.param(width, theme, marks=pytest.mark.long)
            for width, theme in ((360, "light"), (768, "dark"), (768, "light"), (1280, "dark"))
        ),
    ],
)
def test_no_barriers_on_the_board(site: Running, visit: Visit, width: int, theme: str) -> None:
    page = look(arranged(LATE), site, visit, 1, viewport={"width": width, "height": 900}, color_scheme=theme)
    page.keyboard.press("w")

    no_barriers(page, contrast=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    resize(page, (768, 1024))  # a tablet held upright
    assert over_the_map(page) == []


def test_no_barriers_in_the_dialogs_and_a_dark_city_says_why_not(site: Running, visit: Visit) -> None:
    page = look(arranged(LATE), site, visit, 1)
    for name in ("Card by card", "Discards", "Roles"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        no_barriers(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="End actions").first.click()
    expect(page.get_by_role("alertdialog", name="End actions")).to_contain_text("4 unused actions")
    no_barriers(page)

    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.keyboard.press("w")
    city(page, "corduba").click()
    expect(tray(page, "March").get_by_role("button", name="Rule March 1")).to_be_visible()


@pytest.mark.parametrize(
    ("position", "deed"),
    [(FRIENDS | {"decline": 7}, (1, "event carpe_diem corruption")), (LAST, (0, "ally huns"))],
    ids=["lost", "won"],
)
def test_an_ending_says_why_and_leads_on(
    site: Running, visit: Visit, position: Position, deed: tuple[int, str]
) -> None:
    table = arranged(position)
    page = look(table, site, visit, deed[0])
    table.play(*deed)

    title = "Rome stands" if deed[1].startswith("ally") else "Rome has fallen"
    expect(page).to_have_url(re.compile(r"/table/arranged/end$"))
    ending = page.get_by_role("main")
    expect(ending.get_by_role("heading", level=1, name=title)).to_be_visible()
    ending.get_by_role("button", name="Rule", exact=False).first.click()
    note = page.locator("dialog.note")
    note.get_by_role("paragraph").first.click()  # it stands over the ending
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(ending.get_by_role("heading", level=1, name=title)).to_be_visible()
    no_barriers(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("application", name="Map")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/table/arranged$"))
    page.get_by_role("button", name="Results").click()
    expect(ending.get_by_role("heading", level=1, name=title)).to_be_visible()
    ending.get_by_role("button", name="View board").click()
    expect(page.get_by_role("application", name="Map")).to_be_visible()
    expect(page.locator("main.end")).to_have_count(0)


def test_the_language_is_switched_in_the_middle_of_a_deed(site: Running, visit: Visit) -> None:
    table = arranged(LATE)
    page = look(table, site, visit, 1)
    polish = Words("fall_of_rome", "pl", part="fall_of_rome_board")

    page.keyboard.press("w")
    city(page, "ravenna").click()
    tray(page, "March").get_by_role("button", name="1", exact=True).click()
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("pl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("application", name=polish.say("fr-map"))).to_be_visible()
    tray(page, polish.say("deed-march")).locator(".tablet").click()

    expect(page.get_by_text("Maszerujesz z miasta Mediolanum do miasta Ravenna").last).to_be_visible()


def test_what_a_revolt_changes_is_told_as_it_then_is(site: Running, visit: Visit) -> None:
    position: Any = deepcopy(LATE)
    position["rate"], position["player_deck"] = 2, {"top": ["revolt"]}
    table = Arranged("fall_of_rome", 3, position)
    table.bots = True
    page = visit()
    page.clock.install()
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    table.play(1, "end_actions")
    while not (rose := [event for told in table.told for event in rises(told)]):
        seat = next(seat for seat in table.match.game.actors(table.match.state) if seat >= 0)
        table.play(seat, "pass")
    now = (
        f"From now on, {rose[0]['invasions']} invasions per turn, and {rose[0]['recruits']} legions per recruit action."
    )
    expect(page.locator(".caption, .moment")).to_be_visible()
    for _ in range(300):
        if page.locator(".moment", has_text="Revolt:").count():
            break
        page.clock.run_for(150)
    expect(page.locator(".moment")).to_contain_text(now)


def rises(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of a message by which the rate of invasions rose."""
    return [event for step in told["steps"] for event in step["events"] if event["kind"] == "rate_rose"]


def test_a_turn_that_loses_by_an_empty_deck_says_so(site: Running, visit: Visit) -> None:
    position: Any = deepcopy(LATE)
    position["player_deck"] = {"size": 0}
    page = visit()
    Arranged("fall_of_rome", 3, position).open(page, site.url, [1])
    expect(page.get_by_text("the deck is empty: drawing 2 loses the game")).to_be_visible()
