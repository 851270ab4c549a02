"""Small things that confused people: names nobody chose, tables that wait for others, a map that changes its size."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.conftest import Visit, shortly
from tests.web.empires_end_positions import DOUBLE
from tests.web.position_table import WHOLE, Arranged, resize
from tests.web.positions import EARLY, FRIENDS, LATE
from tests.web.test_fall_of_rome_games import ASK

SMALLEST = 11  # pixels of a name on a card of the hand
DESKS: Final = ((1440, 900), (1280, 800))


def test_a_newcomer_is_a_guest_until_they_say_a_name(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    page.get_by_role("button", name="Play with people").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Guest (you)")).to_be_visible()

    page.get_by_label("Name", exact=True).fill("Zoe")
    page.get_by_role("button", name="Save").click()

    expect(page.get_by_text("Zoe (you)")).to_be_visible()
    expect(page.get_by_text("Others see you as a guest")).to_be_hidden()


def test_players_at_one_screen_have_names(site: Running, visit: Visit) -> None:
    page = visit(site.url)
    page.get_by_role("button", name="Play with people").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Same screen", exact=True).click()
    dialog.get_by_role("button", name="Create table").click()
    page.get_by_label("Player 1’s name").fill("Ada")
    page.get_by_label("Player 2’s name").fill("Bela")
    page.get_by_role("button", name="Start game").click()

    seats = page.get_by_role("list", name="Seats")
    expect(seats.get_by_text("Ada")).to_be_visible()
    expect(seats.get_by_text("Bela")).to_be_visible()
    expect(seats.get_by_text("Player 3")).to_be_visible()


def test_only_tables_that_wait_for_me_are_listed_as_such(site: Running, visit: Visit) -> None:
    page = visit(f"{site.url}/tables")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.evaluate(ASK, ["POST", "/api/tables", {"game": "fall_of_rome", "seats": [{"kind": "me"}, {"kind": "open"}]}])

    page.goto(site.url)

    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_hidden()


def full_hand() -> Any:
    """Five cities and two events in the hand of seat 1."""
    full: Any = deepcopy(LATE)
    cities = ["green_mediolanum", "blue_constantinopolis", "orange_burdigala", "black_cesarea", "white_ravenna"]
    full["players"][1]["hand"] = [*cities, "carpe_diem", "mortui_non_mordent"]
    return full


def test_an_event_in_a_full_hand_says_what_it_does_and_all_of_it_when_it_is_pointed_at_or_focused(
    site: Running, visit: Visit
) -> None:
    page = visit(reduced_motion="reduce")
    Arranged("fall_of_rome", 3, full_hand()).open(page, site.url, [1])
    for size, name in product(DESKS, ("carpe_diem", "mortui_non_mordent")):
        resize(page, size)
        event = page.locator(f".own [data-card={name}]")
        said = event.locator(".more")
        expect(event.locator(".tiny").first).to_be_visible()
        expect(said).to_be_hidden()
        map_box = page.locator("svg.board").bounding_box()

        event.hover()
        expect(said).to_be_visible()
        inside, hand = event.bounding_box(), page.locator("[data-part=hand]").bounding_box()
        assert inside and hand and map_box
        assert inside["y"] >= map_box["y"] + map_box["height"] - 1  # the map is not covered
        assert inside["x"] >= 0 and inside["x"] + inside["width"] <= hand["x"] + hand["width"]
        assert page.locator("svg.board").bounding_box() == map_box

        page.mouse.move(5, 5)
        expect(said).to_be_hidden()
        event.focus()
        expect(said).to_be_visible()
        event.blur()


def test_the_map_keeps_its_size_and_names_in_a_full_hand_can_be_read(site: Running, visit: Visit) -> None:
    heights = []
    for position in (LATE, full_hand()):
        page = visit(reduced_motion="reduce")
        Arranged("fall_of_rome", 3, deepcopy(position)).open(page, site.url, [1])
        expect(page.locator(".own .band").first).to_be_visible()
        for size in DESKS:
            resize(page, size)
            heights.append(page.evaluate("document.querySelector('svg.board').getBoundingClientRect().height"))
            letters = (
                "[...document.querySelectorAll('.own .band')].map((one) => parseFloat(getComputedStyle(one).fontSize))"
            )
            assert min(page.evaluate(letters)) >= SMALLEST
            cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
            assert page.locator(".own .band").evaluate_all(cut) == 0

    assert heights[:2] == heights[2:]


VESTALIS: Final = {
    "players": [
        {"role": "vestalis", "city": "mogontiacum", "hand": ["black_mogontiacum", "green_mediolanum", "white_corduba"]},
        {"role": "mercator", "city": "aquileia", "hand": []},
    ],
    "barbarians": {"mogontiacum": {"anglo_saxons_franks": 2, "vandals": 1}, "tyras": {"visigoths": 1}},
    "legions": {"mogontiacum": 3},
}


def test_in_a_low_window_what_is_to_be_pressed_stands_whole_and_the_actions_left_stay_in_sight(
    site: Running, visit: Visit
) -> None:
    page = visit(viewport={"width": 1440, "height": 757}, reduced_motion="reduce")
    Arranged("fall_of_rome", 2, VESTALIS).open(page, site.url, [0])
    expect(page.locator("svg.board")).to_be_visible()
    page.keyboard.press("b")
    tablet, closing = page.locator(".actions [data-part=choice] .tablet"), page.locator(".actions .closing")
    expect(tablet).to_be_visible()
    page.locator("div.actions").evaluate("box => { box.scrollTop = 0 }")
    boxes = [each.bounding_box() for each in (tablet, closing, page.locator("div.actions"))]
    assert boxes[0] and boxes[1] and boxes[2]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    assert boxes[1]["y"] + boxes[1]["height"] <= boxes[2]["y"] + boxes[2]["height"] + 11

    page.locator("div.actions").evaluate("box => { box.scrollTop = 9999 }")
    head = page.locator("#fr-turn").bounding_box()
    assert head and head["y"] >= boxes[2]["y"]


def test_what_may_come_stands_whole_below_the_actions(site: Running, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    Arranged("fall_of_rome", 3, deepcopy(FRIENDS)).open(page, site.url, [0])
    expect(page.get_by_role("button", name="End actions")).to_be_visible()

    for size in DESKS:
        resize(page, size)
        assert page.locator("div.actions").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
        expect(page.get_by_role("button", name="Card by card")).to_be_in_viewport(ratio=1)


COVERED: Final = """() => {
    const offer = document.querySelector('.play .notice');
    const under = document.querySelector('.across');
    const bar = document.querySelector('.play header');
    if (!offer || !under || !document.querySelector('svg.board, [data-tile]')) return null;
    const box = offer.getBoundingClientRect();
    return {
        over: box.top < bar.getBoundingClientRect().bottom - 1 || box.bottom > under.getBoundingClientRect().top + 1,
        outside: box.left < 0 || box.right > innerWidth, toasts: document.querySelectorAll('.toast').length,
    };
}"""


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
@pytest.mark.parametrize("language", shortly("pl", "fr"))
def test_sounds_are_offered_above_the_board_and_cover_nothing_until_one_acts(
    site: Running, visit: Visit, game: str, language: str
) -> None:
    page = visit(notes=True, locale=language)
    table = Arranged(game, 3)
    first = table.match.game.actors(table.match.state)[0]
    table.open(page, site.url, [first])
    page.wait_for_function(COVERED)

    for size in ((1440, 757), (390, 844)):
        resize(page, size)
        assert page.evaluate(COVERED) == {"over": False, "outside": False, "toasts": 0}, size
    table.play(first, table.legal(first)[0])
    expect(page.locator(".play .notice")).to_have_count(0)


TITLE: Final = """(title) => {
    const box = title.getBoundingClientRect();
    const log = title.closest('.log').getBoundingClientRect();
    const on = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
    return title.scrollWidth <= title.clientWidth + 1 && box.top >= log.top - 1 && box.bottom <= log.bottom + 1
        && box.right <= log.right + 1 && title.contains(on);
}"""


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_the_title_of_the_chronicle_is_never_cut(site: Running, visit: Visit, game: str, language: str) -> None:
    page = visit(locale=language, reduced_motion="reduce")
    Arranged(game, 3).open(page, site.url, [0])
    expect(page.locator("svg.board, [data-tile]").first).to_be_visible()
    title = page.locator(".log .head h2")
    expect(title).to_be_visible()
    for size in DESKS:
        resize(page, size)
        for end in ("0", "9999"):
            page.locator(".log").evaluate(f"log => {{ log.scrollTop = {end} }}")
            assert title.evaluate(TITLE), (size, end)


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_the_chronicle_of_a_game_without_a_past_says_so(site: Running, visit: Visit, game: str) -> None:
    page = visit(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    table = Arranged(game, 3)
    table.match.log.clear()
    table.match.moves.clear()
    table.open(page, site.url, [0])

    expect(page.locator(".log")).to_contain_text("Nothing has happened yet")


SEEN: Final = """(parts) => parts.every((one) => {
    const [box, around] = [one.getBoundingClientRect(), one.closest('.middle').getBoundingClientRect()];
    const on = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    return box.bottom <= around.bottom + 1 && box.top >= around.top - 1 && one.contains(on);
})"""


@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_what_taking_means_is_in_sight_below_the_offer_of_sounds(site: Running, visit: Visit, language: str) -> None:
    page = visit(notes=True, viewport={"width": 1280, "height": 800}, locale=language, reduced_motion="reduce")
    Arranged("empires_end", 3, deepcopy(DOUBLE)).open(page, site.url, [0])
    expect(page.locator(".lot .taking b.loss")).to_have_count(2)
    expect(page.locator(".notice")).to_be_visible()

    assert page.locator(".lot .taking").evaluate_all(SEEN)


@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_all_answers_to_two_disasters_are_in_sight_below_a_hint(site: Running, visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 360, "height": 740}, locale=language, reduced_motion="reduce")
    Arranged("empires_end", 3, deepcopy(DOUBLE)).open(page, site.url, [0])
    expect(page.locator(".pay .way").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()

    page.wait_for_function(f"() => ({SEEN})([...document.querySelectorAll('.pay .way')])")


@pytest.mark.parametrize(("position", "seat"), [(LATE, 1), (EARLY, 0)], ids=["nine", "ten"])
@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_all_deeds_are_in_sight_below_a_hint_and_an_offer_on_a_tablet(
    site: Running, visit: Visit, position: Position, seat: int, language: str
) -> None:
    page = visit(notes=True, viewport={"width": 768, "height": 1024}, locale=language, reduced_motion="reduce")
    Arranged("fall_of_rome", 3, deepcopy(position)).open(page, site.url, [seat])
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".tiles button").first).to_be_visible()
    assert page.locator(".tiles button").evaluate_all(WHOLE)

    page.locator(".notice button").last.click()
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()

    page.wait_for_function(f"() => ({WHOLE})([...document.querySelectorAll('.tiles button')])")


def test_the_names_of_eight_cards_are_whole(site: Running, visit: Visit) -> None:
    page = visit(locale="fr", reduced_motion="reduce")
    many: Any = deepcopy(FRIENDS)
    cities = ["green_lugdunum", "green_carnuntum", "green_mediolanum", "orange_burdigala", "black_cesarea"]
    many["players"][0]["hand"] = [*cities, "blue_constantinopolis", "blue_sinope"]
    table = Arranged("fall_of_rome", 3, many)
    table.play(0, "take mercator white_aquileia")
    table.play(1, "accept")
    table.open(page, site.url, [0])
    names = page.locator(".own .band")
    expect(names).to_have_count(8)

    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    for size in ((768, 1024), (1280, 800)):
        resize(page, size)
        assert names.evaluate_all(cut) == []
        assert names.evaluate_all(
            """all => all.every((one, i) => !i
                || all[i - 1].getBoundingClientRect().right <= one.getBoundingClientRect().left)"""
        )


def test_a_yes_and_a_no_are_in_sight_on_a_low_tablet(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS))
    page = visit(viewport={"width": 768, "height": 940}, reduced_motion="reduce")
    table.open(page, site.url, [1])
    expect(page.locator("svg.board")).to_be_visible()

    table.play(0, "take mercator white_aquileia")

    for answer in ("Give the card", "Keep the card"):
        expect(page.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)


def test_a_tab_older_than_the_client_says_so_and_reloads_by_a_button(site: Running, visit: Visit) -> None:
    """It has tried once by itself; here the server goes on to lack the file."""
    page = visit(site.url, lost=True, refused=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route(re.compile(r"/assets/About-.*\.js"), lambda route: route.fulfill(status=404))
    page.route(f"{site.url}/", lambda route: route.fulfill(body="<script type=module src=/assets/new.js></script>"))
    page.get_by_role("link", name="About these editions").first.click()
    again = page.get_by_role("button", name="Reload")
    expect(again).to_be_visible()
    expect(page.get_by_text("A new version is available")).to_be_visible()

    page.unroute_all()
    again.click()
    expect(page.get_by_role("heading", name="About these editions", level=1)).to_be_visible()
