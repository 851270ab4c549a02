"""The stage clock in a browser: while a long story is told, nothing on the screen is ahead of it."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from occasus.core.basics import Position
from tests.server.harness import Running
from tests.web.conftest import Visit
from tests.web.empires_end_positions import DOUBLE
from tests.web.position_table import Arranged
from tests.web.positions import LATE
from tests.web.test_since import STARTS as OWN_DEEDS
from tests.web.test_since import others_play
from tests.web.test_struggle_for_rome import BUILD

STARTS: Final[dict[str, Position]] = {"fall_of_rome": LATE, "empires_end": DOUBLE, "struggle_for_rome": BUILD}
LONG: Final = 8  # moves of others in a story
ON_STAGE: Final = ".caption, .moment"
# Opens every turn, and then what belongs to each line, which is only made when somebody wants to read it.
UNFOLD: Final = """async () => {
    const all = (query) => [...document.querySelectorAll(query)];
    all('.log h3 [aria-expanded=false]').forEach((one) => one.click());
    await null;
    await Promise.all(all('.log details:not([open])').map((one) => new Promise((done) => {
        one.addEventListener('toggle', done, { once: true });
        one.querySelector('summary').click();
    })));
}"""
LOOK: Final = """() => {
    const all = (query, within = document) => [...within.querySelectorAll(query)];
    const plain = (node) => {
        const copy = node.cloneNode(true);
        all('.rule, details', copy).forEach((one) => one.remove());
        return copy.textContent.replace(/\\s+/g, ' ').trim();
    };
    const sentences = (line) => [...all(':scope:not([data-gathered]) > div', line), ...all('details p', line)]
        .map(plain).sort();
    return {
        title: document.title,
        head: all('h2').filter((one) => !one.closest('.moment, .text')).map((one) => one.innerText.trim())[0],
        seats: all('.seats li').map(plain),
        mine: all('.seat.now').length,
        told: all('.log section').reverse().flatMap((one) => [[plain(one.querySelector('h3'))],
            ...all('li', one).reverse().map(sentences)]),
        dialogs: all('dialog[open], .consent, .tray').length,
        gold: all('.tablet:not([disabled])').length,
        stage: all('.caption .words, .moment h2').map(plain),
        moment: all('.moment').length,
    };
}"""


def next_move(table: Arranged, rng: Random, others: bool) -> tuple[int, str] | None:
    """What a seat does next; None when the first one is asked, or nobody is."""
    actors = [seat for seat in table.match.game.actors(table.match.state) if seat >= 0]
    if not actors or (others and 0 in actors):
        return None
    seat = rng.choice(actors)
    return seat, rng.choice(table.legal(seat))


def story_of(game: str) -> tuple[Arranged, list[tuple[int, str]]]:
    """A table at which the first seat waits, and all that the others do until it is asked."""
    for seed in range(200):
        rng = Random(seed)
        table = Arranged(game, 3, deepcopy(STARTS[game]))
        while (move := next_move(table, rng, False)) and 0 in table.match.game.actors(table.match.state):
            table.play(*move)
        ahead = deepcopy(table.match)
        told: list[tuple[int, str]] = []
        while (move := next_move(table, rng, True)) is not None:
            told.append(move)
            table.play(*move)
        if len(told) >= LONG and table.match.result() is None and table.legal(0):
            table.match = ahead
            return table, told
    pytest.fail(f"{game}: no seed leads to a long story")


def look(page: Page) -> dict[str, Any]:
    """The screen, with all of the chronicle opened: lines oldest first, each with all its sentences."""
    page.evaluate(UNFOLD)
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def sentences(lines: list[list[str]]) -> Counter[str]:
    return Counter(sentence for line in lines for sentence in line)


def is_beginning(told: list[list[str]], whole: list[list[str]]) -> bool:
    """Whether the whole chronicle begins like this; more may still come to a line, but none between them."""
    return len(told) <= len(whole) and all(
        Counter(part) <= Counter(line) for part, line in zip(told, whole, strict=False)
    )


@pytest.mark.parametrize("game", STARTS)
def test_nothing_is_ahead_of_the_story(game: str, site: Running, visit: Visit) -> None:
    table, moves = story_of(game)
    table.bots = True
    page, other = visit(), visit(reduced_motion="reduce")
    page.clock.install()
    for each in (page, other):
        table.open(each, site.url, [0])
        expect(each.locator(".log")).to_be_attached()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    before = look(page)
    for seat, text in moves:
        table.play(seat, text)
    expect(other).to_have_title("● Your turn")
    end = look(other)

    expect(page.locator(ON_STAGE)).to_be_visible()
    first = look(page)
    assert (first["title"], first["head"], first["dialogs"]) == (before["title"], before["head"], before["dialogs"])
    stops, last = 0, before
    while (now := look(page))["stage"]:
        stops += 1
        assert stops < 300, "the story goes on"
        assert not now["title"].startswith("●")
        assert (now["gold"], now["mine"]) == (0, 0), "nothing can be confirmed while something is told"
        assert is_beginning(now["told"], end["told"]), "the chronicle is that of a moment on the way"
        fresh = sentences(now["told"]) - sentences(last["told"])
        if fresh and not now["moment"]:
            assert now["stage"][0] in fresh, "a sentence comes to the chronicle when it is on the stage"
        elif not fresh and not now["moment"]:  # dice are on the stage before the chronicle says what they show
            assert now["stage"] == last["stage"], "what is on the stage is in the chronicle, and was not there before"
        last = now
        page.clock.run_for(150)
    assert stops > 1
    assert look(page) == end, "when all is told, the screen is that of somebody who wants no motion"


HIDDEN: Final = "Object.defineProperty(document, 'visibilityState', { value: '%s', configurable: true })"
SUMMARIES: Final = ".away"


@pytest.mark.parametrize("game", OWN_DEEDS)
def test_what_happened_in_another_tab_is_summed_up_beside_the_board_of_whoever_is_asked(
    game: str, site: Running, visit: Visit
) -> None:
    position, me, deed = OWN_DEEDS[game]
    table = Arranged(game, 3, position)
    page = visit(viewport={"width": 1440, "height": 900})
    table.open(page, site.url, [me])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate(HIDDEN % "hidden")
    table.play(me, deed)
    others_play(table, me)
    since = page.get_by_role("region", name="Since your turn").filter(visible=True)
    expect(since.get_by_role("listitem").first).to_be_visible()
    page.evaluate(HIDDEN % "visible")

    expect(page.locator(SUMMARIES)).to_have_count(0)
    since.get_by_role("button", name="Show it").click()
    expect(page.locator(ON_STAGE).first).to_be_visible()
    page.keyboard.press("Shift+Space")

    expect(page.locator(ON_STAGE)).to_have_count(0)
    expect(page.get_by_role("button", name="Show it")).to_have_count(0)


def test_what_happened_while_nothing_is_asked_is_summed_up_and_gives_way_to_the_question(
    site: Running, visit: Visit
) -> None:
    table, moves = story_of("fall_of_rome")
    page = visit(viewport={"width": 1440, "height": 900})
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate(HIDDEN % "hidden")
    for seat, text in moves[:-1]:
        table.play(seat, text)
    plate = page.get_by_role("region", name="While you were away", exact=True)
    expect(plate.get_by_role("listitem").first).to_be_visible()

    table.play(*moves[-1])

    expect(page).to_have_title("● Your turn")
    expect(plate).to_have_count(0)


def test_no_summary_stands_over_the_board_when_the_game_is_over(site: Running, visit: Visit) -> None:
    table = Arranged("fall_of_rome", 3, deepcopy(LATE) | {"decline": 7})
    page = visit(viewport={"width": 1440, "height": 900})
    table.open(page, site.url, [0])
    expect(page.locator(".log")).to_be_attached()
    page.evaluate(HIDDEN % "hidden")
    rng = Random(1)
    while table.match.result() is None:
        seat = rng.choice([seat for seat in table.match.game.actors(table.match.state) if seat >= 0])
        table.play(seat, rng.choice(table.legal(seat)))
    expect(page.get_by_role("heading", name="Rome has fallen")).to_be_visible()
    page.get_by_role("button", name="View board").click()
    expect(page.locator("svg.board").first).to_be_visible()

    expect(page.locator(SUMMARIES)).to_have_count(0)
