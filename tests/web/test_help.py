"""Help in the moment: the panel "What can I do now?" beside the board, and notes on what happens for the first time."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit
from tests.web.empires_end_positions import DOUBLE, EMPIRES, SINGLE
from tests.web.position_table import Arranged, resize
from tests.web.positions import LATE
from tests.web.test_fall_of_rome import arranged, city, look

WIDE: Final = {"width": 1680, "height": 1000}
NOTE: Final = "What just happened"


def panel(page: Page) -> Locator:
    """The panel, opened by its key."""
    page.keyboard.press("r")
    found = page.get_by_role("region", name="What can I do now?")
    expect(found).to_be_visible()
    return found


def test_the_panel_tells_prices_reasons_and_rules_and_follows_what_is_picked(site: Running, visit: Visit) -> None:
    page = look(arranged(LATE), site, visit, 1, viewport=WIDE)
    help_now = panel(page)
    expect(help_now.get_by_role("listitem").filter(has_text="March").first).to_contain_text("1 action")
    expect(help_now.get_by_role("heading", name="Not available, and why")).to_be_visible()
    expect(help_now.get_by_role("heading", name="What happens without you")).to_be_visible()
    no_barriers(page)

    city(page, "ravenna").click()
    expect(help_now.get_by_role("status")).to_contain_text("Ravenna")
    expect(help_now.get_by_role("listitem").filter(has_text="Battle")).to_have_count(0)
    page.keyboard.press("Escape")  # the city is put down
    page.keyboard.press("Escape")  # and the deed
    expect(help_now.get_by_role("status")).to_have_count(0)
    expect(help_now.get_by_role("listitem").filter(has_text="Battle").first).to_be_visible()

    # it unfolds a rule, with a board to try
    help_now.get_by_role("button", name="The exact rule: March").click()
    expect(help_now.get_by_text("FR-ACT-MARCH")).to_have_count(0)  # a sentence, not an id
    expect(help_now.locator("figure")).to_be_visible()
    expect(help_now.get_by_role("link", name="Try it yourself")).to_have_attribute("target", "_blank")
    no_barriers(page)
    help_now.get_by_role("button", name="The exact rule: March").click()
    expect(help_now.locator("figure")).to_have_count(0)


def test_beside_a_board_the_book_is_open_and_every_rule_behind_it(site: Running, visit: Visit) -> None:
    page = look(arranged(LATE), site, visit, 1, viewport={"width": 768, "height": 1024})
    help_now = panel(page)
    drawer = page.get_by_role("dialog", name="Rules")
    search, chapters = drawer.get_by_role("searchbox"), drawer.get_by_role("navigation", name="How to play")
    expect(search).to_be_in_viewport(ratio=1)
    assert search.evaluate("(field) => field.getBoundingClientRect().bottom") <= help_now.evaluate(
        "(panel) => panel.getBoundingClientRect().top"
    )
    search.fill("roma")
    expect(help_now).to_have_count(0)
    expect(drawer.locator("section[id]").first).to_be_attached()
    search.fill("")
    chapters.get_by_role("button", name="Battle and forts").click()
    expect(drawer.get_by_role("heading", level=1, name="Battle and forts")).to_be_visible()
    expect(drawer.locator("figure").first).to_be_visible()
    no_barriers(page)
    drawer.get_by_role("button", name="‹ How to play").click()
    chapters.get_by_role("button", name="Exact rules").click()
    drawer.get_by_role("navigation", name="Contents").get_by_role("link").last.click()
    expect(drawer.locator("section[id]").last).to_be_in_viewport()
    assert "#" not in page.url


def test_the_panel_of_empires_end_says_in_which_phase_something_is_possible(site: Running, visit: Visit) -> None:
    position = {"turn": {"phase": "disaster", "seat": 0}, "temple": 0, "offers": {"first": "flood_01"}}
    table = Arranged("empires_end", 3, position | {"empires": EMPIRES})
    page = visit(viewport=WIDE, reduced_motion="reduce")
    table.open(page, site.url, [0])
    expect(page.locator("[data-part=own]")).to_be_visible()
    help_now = panel(page)
    expect(help_now.get_by_role("listitem").filter(has_text="1 token").first).to_be_visible()
    expect(help_now.get_by_role("listitem").filter(has_text="In an industry phase.")).to_have_count(1)
    expect(help_now.get_by_role("listitem").filter(has_text="In a conflict phase.")).to_be_visible()
    no_barriers(page)


def struck() -> Arranged:
    """A turn after which Visigoths strike a city with a legion and a fort."""
    position = {
        "players": [{"role": "consul", "city": "roma"}, {"role": "magister_militum", "city": "mediolanum"}],
        "forts": ["genua"],
        "legions": {"genua": 2},
        "barbarians": {"genua": {"visigoths": 1}},
        "barbarian_deck": [["visigoths genua"], ["huns iuvavum"]],
        "turn": {"active": 0, "phase": "actions", "actions": 4},
    }
    return Arranged("fall_of_rome", 2, position)


def ended_turn(page: Page, table: Arranged, site: Running) -> Locator:
    """A turn is ended, and the tribes march."""
    table.open(page, site.url, [0])
    expect(page.get_by_role("application", name="Map of the empire")).to_be_visible()
    table.play(0, "end_actions")
    return page.get_by_role("status", name=NOTE)


def test_what_happens_for_the_first_time_is_explained_once(site: Running, visit: Visit) -> None:
    page = visit(notes=True, reduced_motion="reduce")
    note = ended_turn(page, struck(), site)
    expect(note).to_contain_text("only 1 legion is lost and no barbarian comes in")
    no_barriers(page)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.reload()  # the same things are told again, and known by now
    expect(page.get_by_role("application", name="Map of the empire")).to_be_visible()
    expect(page.get_by_role("status", name=NOTE)).to_have_count(0)


def test_notes_can_be_switched_off_and_on_again(site: Running, visit: Visit) -> None:
    page = visit(notes=True, reduced_motion="reduce")
    note = ended_turn(page, struck(), site)
    note.get_by_role("button", name="Turn off tips").click()
    expect(note).to_have_count(0)
    page.goto(f"{site.url}/settings")
    choice = page.get_by_role("group", name="First-time tips")
    expect(choice.get_by_role("radio", name="Off")).to_be_checked()


UNDER: Final = """(over) => {
    const box = (one) => one.getBoundingClientRect();
    const lies = box(document.querySelector(over));
    const needed = '.rivals [data-tile], .own [data-tile], .middle button, .middle .lot, [data-part=hand] [data-card]';
    return [...document.querySelectorAll(needed)].filter((one) => one.checkVisibility()).filter((one) => {
        const { left, right, top, bottom } = box(one);
        return left < lies.right - 1 && right > lies.left + 1 && top < lies.bottom - 1 && bottom > lies.top + 1;
    }).map((one) => one.outerHTML.slice(0, 80));
}"""
SIZES: Final = ((1440, 900), (390, 844))


def test_a_note_of_empires_end_covers_nothing_that_is_asked_for(site: Running, visit: Visit) -> None:
    page = visit(notes=True, reduced_motion="reduce")
    table = Arranged("empires_end", 3, SINGLE)
    table.open(page, site.url, [0])
    expect(page.locator("[data-tile]").first).to_be_visible()
    table.play(1, "take first")
    note = page.get_by_role("status", name=NOTE)
    for size in (*SIZES, (1280, 800), (768, 1024)):
        resize(page, size)
        expect(note).to_contain_text("A location is destroyed")
        assert page.evaluate(UNDER, ".note.empires_end") == [], size
    no_barriers(page)


def test_the_ideas_of_a_bot_cover_nothing_that_is_asked_for(site: Running, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    table = Arranged("empires_end", 3, DOUBLE)
    table.open(page, site.url, [0])
    expect(page.locator("[data-tile]").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(UNDER, ".advice") == [], size
        expect(page.locator(".middle button.tablet").last).to_be_in_viewport(ratio=1)
        no_barriers(page)
