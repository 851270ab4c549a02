"""The board of Struggle for Rome in a browser: positions arranged for one thing each, and what a player does there."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.bots.budget import Budget
from occasus.bots.struggle_for_rome.levels import make
from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, shortly
from tests.web.position_table import WHOLE, Arranged, over_the_map

STILL: Final = {"reduced_motion": "reduce"}
JOURNEY: Final[Position] = {
    "round": 7,
    "turn": {"player": "red", "phase": "horseman_actions"},
    "players": {
        "red": {"gold": 6, "hand": {"grain": 2, "ore": 1}, "horseman": {"figure": "c055", "fighters": 3, "wagons": 2}},
        "blue": {"gold": 2, "hand": {"horse": 3}, "warrior": {"cities": ["roma"], "fighters": 4}},
    },
}
BUILD: Final[Position] = {
    "round": 7,
    "turn": {"player": "red", "phase": "build"},
    "players": {
        "red": {"gold": 6, "hand": {"grain": 2, "ore": 1}},
        "blue": {"gold": 2, "hand": {"horse": 2, "cattle": 1}, "cards": {"victory_point": 1, "traitor": 1}},
    },
}
ROBBERY: Final[Position] = BUILD | {
    "legionnaire": "raetia",
    "agenda": ["build red", "rob red"],
    "players": {
        "red": {"gold": 6},
        "blue": {"hand": {"horse": 2, "cattle": 1}, "horseman": {"figure": "c073"}},
        "white": {"hand": {"ore": 1}, "horseman": {"figure": "c074"}},
    },
}


def look(table: Arranged, site: Running, visit: Visit, seat: int, **settings: Any) -> Page:
    """The table through the eyes of a seat."""
    page = visit(**STILL | settings)
    table.open(page, site.url, [seat])
    expect(page.get_by_role("application", name="Map")).to_be_visible()
    return page


def test_a_journey_is_touched_priced_and_paid(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0)
    far = next(text for text in table.legal(0) if text.startswith("travel") and len(_payments(text)) > 1)

    page.locator(f"[data-crossroads={far.split()[1]}]").click(force=True)
    tray = page.get_by_role("group", name="Travel", exact=True)
    expect(page.locator("[data-way]")).to_be_attached()  # its way is drawn, with what each arrow costs
    expect(page.locator("[data-arrow=free]")).to_have_count(1)
    tray.get_by_role("group", name="Price").get_by_role("button").nth(1).click()
    tray.get_by_role("button", name="Travel").click()

    expect(page.get_by_text("Your horsemen travel to").first).to_be_visible()
    assert table.match.game.describe(table.match.state, 0)["players"]["red"]["horseman"]["figure"] == far.split()[1]


def test_the_only_way_to_pay_for_a_journey_is_not_asked(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0)
    far = next(text for text in table.legal(0) if text.startswith("travel") and len(_payments(text)) == 1)

    page.locator(f"[data-crossroads={far.split()[1]}]").click(force=True)
    page.get_by_role("group", name="Travel", exact=True).get_by_role("button", name="Travel").click()

    expect(page.get_by_text("Your horsemen travel to").first).to_be_visible()
    assert [table.match.text(move) for move in table.match.moves][-2:] == [f"0 {far}", f"0 {_payments(far)[0]}"]


def _payments(journey: str) -> list[str]:
    """The ways to pay for a journey."""
    trial = Arranged("struggle_for_rome", 3, JOURNEY)
    trial.play(0, journey)
    return [text for text in trial.legal(0) if text.startswith("pay")]


def test_a_city_is_plundered_by_keyboard(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0)

    page.keyboard.press("p")
    page.locator("[data-city=argentoratum]").click(force=True)
    page.get_by_role("group", name="Plunder", exact=True).get_by_role("button", name="Plunder").press("Enter")

    expect(page.get_by_text("plunder Argentoratum").first).to_be_visible()


def test_a_counter_offer_is_accepted(site: Running, visit: Visit) -> None:
    """And what is hidden in a hand is nowhere in the other page's traffic."""
    table = Arranged("struggle_for_rome", 3, BUILD)
    red, blue = look(table, site, visit, 0), look(table, site, visit, 1)

    red.locator("[data-deed=trade]").click()
    panel = red.get_by_role("group", name="Offer a trade")
    panel.get_by_role("button", name="Give one more: grain").click()
    panel.get_by_role("button", name="Ask for one more: cattle").click()
    panel.get_by_role("button", name="Offer to everyone").click()

    blue.locator("[data-trade]").get_by_role("button", name="Counter-offer").click()
    counter = blue.get_by_role("group", name="Your counter-offer")
    counter.get_by_role("button", name="Give one less: cattle").click()  # it begins as the offer, turned around
    counter.get_by_role("button", name="Give one more: horse").click()
    counter.get_by_role("button", name="Ask for one less: grain").click()
    counter.get_by_role("button", name="Ask for one more: ore").click()
    counter.get_by_role("button", name="Offer to Livia").click()
    if "decline" in table.legal(2):
        table.play(2, "decline")

    red.locator("[data-trade]").get_by_role("button", name="Trade with Marcus").click()

    expect(red.get_by_text("You trade 1 ore for 1 horse with Marcus.").first).to_be_visible()
    hand = table.match.game.describe(table.match.state, 0)["players"]["red"]["hand"]
    assert hand == {"grain": 2, "horse": 1}
    told = json.dumps([table._told(0, 0, True)])
    assert "victory_point" not in told
    assert "traitor" not in told


def test_something_is_taken_from_an_offer_that_lies_on_the_table(site: Running, visit: Visit) -> None:
    """It is withdrawn and the rest of it laid out again, in one step; a counter-offer too."""
    table = Arranged("struggle_for_rome", 3, BUILD)
    for text in ("give grain", "give ore", "want cattle"):
        table.play(0, text)
    red = look(table, site, visit, 0)
    offer = red.get_by_role("group", name="Offer a trade")
    offer.get_by_role("button", name="Give one less: ore").click()
    offer.get_by_role("button", name="Offer to everyone").click()
    expect(offer.get_by_text("thinking").first).to_be_visible()
    assert table.match.game.describe(table.match.state, 0)["offer"]["give"] == {"grain": 1}

    for text in ("counter", "give horse", "give horse", "want ore"):
        table.play(1, text)
    blue = look(table, site, visit, 1)
    counter = blue.get_by_role("group", name="Your counter-offer")
    counter.get_by_role("button", name="Give one less: horse").click()
    counter.get_by_role("button", name="Offer to Livia").click()
    expect(counter).to_have_count(0)
    assert table.match.game.describe(table.match.state, 0)["offer"]["counters"]["blue"]["give"] == {"horse": 1}


def test_nothing_lies_over_the_map_of_a_tablet_held_upright(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0, viewport={"width": 768, "height": 1024})
    there = next(text for text in table.legal(0) if text.startswith("travel")).split()[1]

    page.locator(f"[data-crossroads={there}]").click(force=True)

    assert over_the_map(page) == []
    no_barriers(page)


@pytest.mark.parametrize("language", shortly("pl", "fr", "en", "nl"))
def test_all_deeds_are_in_sight_below_the_map_of_a_tablet(site: Running, visit: Visit, language: str) -> None:
    realm = {"fighters": 3, "wagons": 2, "cities": ["argentoratum", "augusta_treverorum"]}
    red = {"cards": {"traitor": 1, "victory_point": 1}, "horseman": realm}
    cards = {"traitor": 1, "forced_march": 1, "great_warrior": 1, "victory_point": 1}
    many = {"gold": 6, "cards": cards, "horseman": {"figure": "c055", "fighters": 3, "wagons": 2}}
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = visit(**STILL, viewport={"width": 768, "height": 1024}, locale=language)
    table.open(page, site.url, [0])
    expect(page.locator("[data-deed]").first).to_be_visible()
    few, all_cards = (JOURNEY | {"players": {"red": each}} for each in (red, many))
    shown = ((JOURNEY, "travel"), (few, "conquer_with_traitor"), (BUILD, "bank"), (all_cards, "forced_march"))
    for position, deed in shown:  # each has a deed that the one before it lacks
        table.show(position)
        expect(page.locator(f"[data-deed={deed}]")).to_be_visible()
        page.wait_for_function(f"() => ({WHOLE})([...document.querySelectorAll('.actions button')])")


def test_no_barriers(site: Running, visit: Visit) -> None:
    page = look(Arranged("struggle_for_rome", 3, JOURNEY), site, visit, 0)
    no_barriers(page, contrast=True)
    page.keyboard.press("t")
    no_barriers(page, contrast=True)
    page = look(Arranged("struggle_for_rome", 3, BUILD), site, visit, 0, color_scheme="light")
    page.keyboard.press("o")
    expect(page.get_by_role("group", name="Offer a trade")).to_be_visible()
    no_barriers(page, contrast=True)


def test_a_price_stands_where_a_journey_leads_to_a_city(site: Running, visit: Visit) -> None:
    """And nowhere else, until all prices are asked for; the city can then be plundered, and is marked."""
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0)

    expect(page.locator("[data-tag]").first).to_be_attached()
    shown = page.locator("[data-tag]").count()
    journeys = sum(text.startswith("travel") for text in table.legal(0))
    assert 0 < shown < journeys / 4
    place = page.locator("[data-tag]").first.get_attribute("data-tag")
    tag = page.locator(f"[data-tag={place}]").bounding_box()
    assert tag is not None
    page.mouse.click(tag["x"] + tag["width"] / 2, tag["y"] + tag["height"] / 2)  # the price itself is touched
    expect(page.locator("[data-mark=torch]").first).to_be_attached()
    page.keyboard.press("Enter")  # confirms the cheapest way to pay
    expect(page.get_by_text("Your horsemen travel to").first).to_be_visible()
    figure = table.match.game.describe(table.match.state, 0)["players"]["red"]["horseman"]["figure"]
    assert figure == place
    assert any(text.startswith("plunder") for text in table.legal(0))


def test_what_is_really_paid_is_said(site: Running, visit: Visit) -> None:
    """Gold stands in for the horse that Red lacks; the bank takes three cards alike."""
    hand = {"red": {"gold": 6, "hand": {"grain": 3, "ore": 1}}}
    page = look(Arranged("struggle_for_rome", 3, BUILD | {"players": hand}), site, visit, 0)

    page.keyboard.press("f")
    tray = page.locator(".tray")
    expect(tray).to_contain_text("Price: 1 ore, 3 gold")
    tray.get_by_role("button", name="Fighters").click()
    expect(page.get_by_text("You pay gold in place of horse.").first).to_be_attached()
    page.keyboard.press("b")
    tray.get_by_role("button", name="ore", exact=True).click()
    expect(tray).to_contain_text("Price: 3 grain")


def test_a_choice_is_put_down_and_an_offer_stays_as_it_was_laid_out_when_everybody_declines(
    site: Running, visit: Visit
) -> None:
    table = Arranged("struggle_for_rome", 3, BUILD)
    page = look(table, site, visit, 0)
    page.keyboard.press("f")
    expect(page.get_by_role("group", name="Fighters", exact=True)).to_contain_text("left:")
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_have_count(0)

    page.keyboard.press("o")
    panel = page.get_by_role("group", name="Offer a trade")
    panel.get_by_role("button", name="Give one more: grain").click()
    panel.get_by_role("button", name="Ask for one more: cattle").click()
    panel.get_by_role("button", name="Offer to everyone").click()
    expect(panel.get_by_text("thinking").first).to_be_visible()

    for seat in (1, 2):
        if "decline" in table.legal(seat):
            table.play(seat, "decline")

    expect(panel.get_by_text("Answers to your last offer")).to_be_visible()
    expect(panel.get_by_text("declined").first).to_be_visible()
    expect(panel.get_by_role("group", name="You give").get_by_text("1", exact=True)).to_be_visible()
    expect(panel.get_by_text("Offered this turn: 1× grain → 1× cattle")).to_be_visible()


def test_places_and_deeds_tell_about_themselves_and_the_board_as_text_is_a_way_to_play(
    site: Running, visit: Visit
) -> None:
    """A city and a tribe, by pointing and by touching; a deed that is not possible says why."""
    page = look(Arranged("struggle_for_rome", 3, JOURNEY), site, visit, 0)

    page.locator("[data-city=argentoratum]").hover(force=True)
    card = page.locator("[data-place=argentoratum]")
    expect(card).to_contain_text("You can plunder")
    expect(card).to_contain_text("one of 8 tokens")
    page.get_by_role("button", name="Your horsemen: fighters").click()
    expect(page.locator("[data-place=red_horseman]")).to_contain_text("They are at")

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Conquer").first.click(force=True)  # it is off, and says why
    expect(page.locator(".why").get_by_role("button", name="Rule", exact=False)).to_be_visible()

    page.keyboard.press("t")
    page.get_by_role("region", name="Board as text").get_by_role("button", name="Rest and take two gold").click()
    expect(page.get_by_text("Your tribe rests.").first).to_be_attached()


def test_what_happened_since_my_turn_is_told_and_marked(site: Running, visit: Visit) -> None:
    table = Arranged("struggle_for_rome", 3, JOURNEY)
    page = look(table, site, visit, 0)
    table.play(0, "end_turn")
    travelled = False
    while not table.legal(0):
        (seat,) = table.match.game.actors(table.match.state)
        journey = [text for text in table.legal(seat) if text.startswith("travel") and not travelled]
        travelled = travelled or bool(journey)
        table.play(seat, next(text for text in [*journey, "end_turn", *table.legal(seat)] if text in table.legal(seat)))
    assert travelled

    since = page.get_by_role("region", name="Since your turn")
    line = since.get_by_role("listitem").filter(has_text="travel to").first
    expect(line).to_be_visible()
    number = (line.locator("i").text_content() or "").strip()
    expect(page.locator(f"[data-since='{number}']")).to_be_attached()


def test_whoever_robs_is_told_what_each_may_hold(site: Running, visit: Visit) -> None:
    page = look(Arranged("struggle_for_rome", 3, ROBBERY), site, visit, 0)

    marcus = page.get_by_role("button", name="Rob Marcus")
    expect(marcus).to_contain_text("ore: 0–3, grain: 0–3, horse: 0–3, cattle: 0–3")
    expect(marcus.locator("[data-known] i")).to_have_count(3)


def test_what_a_tribe_with_a_realm_does_no_more_stands_below_what_it_does(site: Running, visit: Visit) -> None:
    realm = {"fighters": 3, "wagons": 2, "cities": ["argentoratum", "augusta_treverorum"]}
    position: Position = JOURNEY | {"players": {"red": {"cards": {"traitor": 1}, "horseman": realm}}}
    page = look(Arranged("struggle_for_rome", 3, position), site, visit, 0)

    rows = page.locator("[data-deed]")
    expect(rows.first).to_be_visible()
    order = [row.get_attribute("data-deed") for row in rows.all()]
    assert order == ["conquer", "conquer_with_traitor", "take", "travel", "plunder"]


def test_a_bots_counter_offer_is_shown_as_i_would_pay_and_get_it(site: Running, visit: Visit) -> None:
    """Blue needs ore rather than cattle, and Red can spare one."""
    hands = {"red": {"hand": {"ore": 2, "grain": 1, "cattle": 1}}, "blue": {"hand": {"horse": 2, "cattle": 2}}}
    table = Arranged("struggle_for_rome", 3, BUILD | {"players": hands})
    page = look(table, site, visit, 0)
    for text in ("give cattle", "want horse", "propose blue"):
        table.play(0, text)

    bot, game = make("miles"), table.match.game
    while table.legal(1):
        seen = table.match.view(1)
        table.play(1, bot.decide(game, seen, list(seen["legal"]), Random(1), Budget(simulations=1)))

    panel = page.locator("[data-trade]")
    counter = panel.get_by_role("group", name="Marcus’s counter-offer")
    expect(counter).to_have_text(re.compile(r"You give\s*1\s*ore\s*You receive\s*1\s*horse"))
    expect(panel.locator("[data-answer=countered]")).to_contain_text("Marcus")
    expect(panel.get_by_role("button", name="No trade")).to_be_visible()
    panel.get_by_role("button", name="Trade with Marcus").click()
    expect(page.get_by_text("You trade 1 ore for 1 horse with Marcus.").first).to_be_visible()
