"""The table of Fall of Rome: whatever a question speaks of is in sight, on every screen and in every language."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from occasus.locale import LANGUAGES, Words
from tests.server.harness import Running
from tests.web.conftest import Visit, shortly
from tests.web.position_table import WHOLE, Arranged, over_the_map
from tests.web.positions import FRIENDS, LATE
from tests.web.test_phone import UNCOVERED

TOUCHED: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def size(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def look(table: Arranged, site: Running, visit: Visit, seat: int, **settings: Any) -> Page:
    page = visit(**{"reduced_motion": "reduce"} | settings)
    table.open(page, site.url, [seat])
    expect(page.locator("svg.board").first).to_be_visible()
    return page


def in_sight(wanted: Locator) -> None:
    """All of it, and nothing lies over it."""
    expect(wanted).to_be_in_viewport(ratio=1)
    assert wanted.evaluate(UNCOVERED)


@pytest.mark.parametrize("language", ["en", *(pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES[1:])])
@pytest.mark.parametrize(("width", "height"), shortly((360, 640), (360, 800), (768, 1024)))
def test_a_full_hand_shows_its_cards_and_the_event_that_it_may_play_instead(
    width: int, height: int, language: str, site: Running, visit: Visit
) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS) | {"decline": 7})
    table.play(0, "take mercator white_aquileia")
    table.play(1, "accept")
    page = look(table, site, visit, 0, **TOUCHED | size(width, height) | {"locale": language})
    say = Words("fall_of_rome", language, part="fall_of_rome_board").say
    plate = page.locator("section[data-part=choice]")
    play = plate.get_by_role("button", name=f"{say('fr-play-event')}: Mortui Non Mordent")

    in_sight(plate.locator(".question"))
    in_sight(play)
    in_sight(plate.get_by_role("button", name=say("deed-discard"), exact=True))
    cards = plate.locator("[data-answer]")
    expect(cards).to_have_count(8)
    for card in cards.all():
        in_sight(card)

    play.tap()
    tray = page.get_by_role("group", name=say("deed-event"), exact=True)
    in_sight(tray.get_by_text(say("fr-price-fatal")))
    in_sight(tray.locator(".tablet"))


@pytest.mark.parametrize(("width", "height"), shortly((360, 740), (768, 1024), (1280, 800), (1440, 900)))
def test_an_event_that_is_looked_at_leaves_the_way_to_pass_in_sight(
    width: int, height: int, site: Running, visit: Visit
) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS) | {"decline": 7})
    page = look(table, site, visit, 1, **size(width, height))
    page.keyboard.press("v")
    tray = page.get_by_role("group", name="Event", exact=True)

    in_sight(tray.get_by_text("lose the game"))
    in_sight(tray.locator(".tablet"))
    expect(tray.locator(".tablet")).to_be_enabled()
    in_sight(page.get_by_role("button", name="Not now").first)
    in_sight(page.get_by_role("button", name="Not this turn").first)


@pytest.mark.parametrize(("width", "height"), shortly((1280, 800), (1440, 900)))
def test_what_may_come_is_whole_while_sounds_are_offered(width: int, height: int, site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(LATE))
    page = look(table, site, visit, 1, notes=True, locale="fr", **size(width, height))
    say = Words("fall_of_rome", "fr", part="fall_of_rome_board").say

    expect(page.locator(".notice")).to_be_visible()
    for peeked in ("odds", "discards", "roles"):
        in_sight(page.get_by_role("button", name=say(f"fr-peek-{peeked}"), exact=True))


def test_a_hint_leaves_the_map_of_a_tablet_as_high_as_it_was(site: Running, visit: Visit) -> None:
    page = look(Arranged("fall_of_rome", 3, deepcopy(LATE)), site, visit, 1, **TOUCHED | size(768, 1024))
    board = page.locator("svg.board")
    before = board.bounding_box()

    page.keyboard.press("h")
    in_sight(page.get_by_role("region", name="Suggested moves").get_by_role("button", name="Play this"))
    assert board.bounding_box() == before
    for covered in (page.locator(".tiles"), page.get_by_role("button", name="End actions"), page.locator("#fr-hand")):
        in_sight(covered)

    page.keyboard.press("w")
    assert over_the_map(page) == []
    in_sight(page.locator(".tray"))


@pytest.mark.parametrize("language", ["fr", pytest.param("pl", marks=pytest.mark.long)])
def test_all_deeds_are_whole_below_the_map_of_a_tablet(language: str, site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(FRIENDS))
    page = look(table, site, visit, 0, **TOUCHED | size(768, 1024) | {"locale": language})
    tiles = page.locator(".tiles > *")
    assert tiles.evaluate_all(WHOLE)

    page.keyboard.press("w")
    expect(page.locator(".tray")).to_be_visible()
    assert tiles.evaluate_all(WHOLE)


@pytest.mark.parametrize("decline", [6, 7])
@pytest.mark.parametrize("language", shortly("pl", "en", "fr", "nl"))
def test_the_last_steps_of_decline_are_told_in_words(decline: int, language: str, site: Running, visit: Visit) -> None:
    say = Words("fall_of_rome", language, part="fall_of_rome_board").say
    table = Arranged("fall_of_rome", 3, deepcopy(LATE) | {"decline": decline})
    page = look(table, site, visit, 1, locale=language, **size(1280, 800))
    near = page.locator("[data-about=decline] .near")
    expect(near).to_have_text(say("fr-decline-near", number=8 - decline))
    width = page.locator("[data-about=decline] [data-part=track]").evaluate("one => one.getBBox().width")
    assert near.evaluate("one => one.getBBox().x + one.getBBox().width") <= width - 4


def test_the_last_step_of_decline_is_told_on_a_phone(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(LATE) | {"decline": 7})
    page = look(table, site, visit, 1, **TOUCHED | size(360, 740))
    in_sight(page.get_by_text("Decline: 1 more step and Rome falls"))


@pytest.mark.parametrize(("width", "height"), shortly((360, 640), (360, 740), (768, 1024), (1280, 800)))
def test_the_odds_of_a_battle_stand_where_its_dice_are_chosen(
    width: int, height: int, site: Running, visit: Visit
) -> None:
    """One die of a Consul: on four faces of six somebody falls; three cost a legion, and the special one brings one."""
    position = {
        "barbarians": {"roma": {"huns": 2, "vandals": 1}},
        "legions": {"roma": 3},
        "players": [{"role": "consul", "city": "roma"}, {"role": "vestalis", "city": "roma"}],
        "turn": {"active": 0, "phase": "actions"},
    }
    page = look(Arranged("fall_of_rome", 2, position), site, visit, 0, **size(width, height))
    page.keyboard.press("b")
    tray = page.get_by_role("group", name="Battle", exact=True)
    odds = tray.locator("[data-odds]")

    expect(odds).to_contain_text("all 3 removed: ")
    tray.get_by_role("button", name="1", exact=True).click()
    expect(odds).to_have_text(
        "at least 1 barbarian removed: 67%; at least 2 barbarians removed: 17%; average legions lost: 0.3"
    )
    in_sight(odds)
    in_sight(tray.locator(".tablet"))
