"""Games of Struggle for Rome to their end, by two people in two browsers and a third seat."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position
from tests.games.struggle_for_rome.realms import realm
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.position_table import Arranged
from tests.web.test_fall_of_rome_games import ASK, STILL, be

LAST_ROUND: Final[Position] = {
    "round": 14,
    "announced": True,
    "turn": {"player": "red", "phase": "build"},
    "players": {
        "red": {"gold": 5, "hand": {"grain": 2, "ore": 1}, "horseman": {"figure": "c055", "fighters": 3}},
        "blue": {"gold": 3, "hand": {"horse": 2, "cattle": 1}},
        # eight cities and two shown cards are the ten points that announce the end
        "white": {"gold": 1, "hand": {"ore": 2}, "horseman": realm("gaul", "spain"), "shown_points": 2},
    },
}
# A finger that ends turns, declines offers, and otherwise touches the first thing that is asked for.
FINGER: Final = """() => {
    if (document.querySelector('.end .reason')) return 'over';
    const buttons = (query) => [...document.querySelectorAll(query)].filter((one) => !one.disabled);
    const named = (query, name) => buttons(query).find((one) => one.textContent.trim() === name);
    const target =
        named('.panel footer button', 'Decline') ?? named('.panel footer button', 'Withdraw') ??
        named('.panel footer button', 'No trade') ?? named('.actions button', 'End turn') ??
        buttons('.tray button.tablet')[0] ?? buttons('.actions section:nth-of-type(2) .button')[0] ??
        buttons('.actions .cards button.card')[0];
    if (target) { target.click(); return 'touched'; }
    const place = document.querySelector('svg.board .target');
    if (place) { place.dispatchEvent(new MouseEvent('click', {bubbles: true})); return 'touched'; }
    return 'waiting';
}"""


def test_the_last_round_to_its_end(site: Running, visit: Visit) -> None:
    """Red and Blue by clicking, White by the test; then the game is told as an ending to both."""
    table = Arranged("struggle_for_rome", 3, LAST_ROUND)
    pages = [visit(**STILL), visit(**STILL)]
    for seat, page in enumerate(pages):
        table.open(page, site.url, [seat])
        expect(page.get_by_role("application", name="Map")).to_be_visible()
    rng = Random(1)
    for _ in range(400):
        told = [page.evaluate(FINGER) for page in pages]
        if "over" in told:
            break
        if 2 in table.match.game.actors(table.match.state):
            legal = table.legal(2)
            table.play(2, "end_turn" if "end_turn" in legal else rng.choice(legal))
        pages[0].wait_for_timeout(15)
    assert table.match.result() is not None
    for page in pages:
        expect(page.get_by_role("main")).to_contain_text("Rounds")


@pytest.mark.long
def test_a_whole_game_of_two_people_and_a_bot(site: Running, visit: Visit) -> None:
    """From the invitation to the end; the bot wins, since the two do nothing but rest."""
    livia, marcus = visit(**STILL), visit(**STILL)
    be(livia, site, "Livia")
    be(marcus, site, "Marcus")
    wish = {"game": "struggle_for_rome", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "miles"}]}
    table = livia.evaluate(ASK, ["POST", "/api/tables", wish])
    marcus.evaluate(ASK, ["POST", f"/api/invites/{table['code']}", {}])
    marcus.evaluate(ASK, ["PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "me"}])
    livia.evaluate(ASK, ["POST", f"/api/tables/{table['id']}/start", {}])
    for page in (livia, marcus):
        page.goto(f"{site.url}/table/{table['id']}")
    _touch_until_it_is_over(livia, marcus)
    for page in (livia, marcus):
        expect(page.get_by_role("main")).to_contain_text("Rounds")


def _touch_until_it_is_over(*pages: Page) -> None:
    for _ in range(20_000):
        told = [page.evaluate(FINGER) for page in pages]
        if "over" in told:
            return
        pages[0].wait_for_timeout(15 if "touched" in told else 60)
    raise AssertionError("the game has no end")
