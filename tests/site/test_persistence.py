"""A move counts when it is kept: reload, a tab that is closed in the middle of a move, two tabs, no room left."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.site.pages import cut_the_net, moves, my_turn, play_bots, until, watching
from tests.web.conftest import Visit
from tests.web.test_empires_end_games import FINGER

COUNT = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const all = IDBKeyRange.bound('entry/', 'entry0');
        const asked = opening.result.transaction('kept').objectStore('kept').count(all);
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""
# as a browser does whose disk is full: the transaction is taken, and then given up
NO_ROOM = """() => {
    const { transaction } = (self.database = { transaction: IDBDatabase.prototype.transaction });
    IDBDatabase.prototype.transaction = function (...given) {
        const made = transaction.apply(this, given);
        if (given[1] === 'readwrite') queueMicrotask(() => made.abort());
        return made;
    };
}"""
ROOM = "() => { IDBDatabase.prototype.transaction = self.database.transaction; }"
TABLE = """() => new Promise((done) => {
    const key = `table/${location.hash.split('/').at(-1)}`;
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').get(key);
        asked.onsuccess = () => { opening.result.close(); done(JSON.stringify({ [key]: asked.result })); };
    };
})"""
NEWS = "(changes) => new BroadcastChannel('occasus').postMessage(changes)"
FULL = "Your device couldn’t save"


def at_a_board(address: str, visit: Visit) -> Page:
    """Empire's End with bots, and it is my turn."""
    page = visit(address, reduced_motion="reduce")
    play_bots(page, "empires_end")
    return page


def move(page: Page) -> None:
    """Touch what is offered, until something more is kept."""
    before = len(moves(page))
    until(page, f"async () => {{ ({FINGER})(); return (await {COUNT}) > {before}; }}")


def whole(known: list[int]) -> bool:
    """No hole, and nothing twice."""
    return known == list(range(known[0], known[0] + len(known)))


def test_after_a_reload_the_game_is_where_it_was(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    move(page)
    my_turn(page)
    cut_the_net(page)
    my_turn(page)
    seen = (
        "[...document.querySelectorAll('[data-card], [data-tile]')].map((one) => one.outerHTML.match(/data-\\S+/)[0])"
    )
    known, cards = moves(page), page.evaluate(seen)
    page.reload()
    my_turn(page)
    until(page, f"JSON.stringify({seen}) === {json.dumps(json.dumps(cards, separators=(',', ':')))}")
    assert moves(page) == known


def test_a_tab_closed_in_the_middle_of_a_move_loses_at_most_that_move(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    table = page.url
    for _ in range(3):
        known = moves(page)
        page.evaluate(FINGER)  # it is on its way; nobody waits for it
        page.close()
        page = page.context.new_page()
        page.goto(table)
        my_turn(page)
        assert moves(page)[: len(known)] == known
    assert whole(moves(page))
    move(page)


def test_a_second_tab_watches_and_plays_on_when_the_first_is_closed(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    second = page.context.new_page()
    second.goto(page.url)
    expect(watching(second)).to_be_visible()
    my_turn(second)
    known = moves(second)
    for _ in range(5):
        second.evaluate(FINGER)  # refused: it only watches
    move(page)
    my_turn(page)
    assert whole(moves(page))
    assert moves(page)[: len(known)] == known
    known = moves(page)
    page.close()
    expect(watching(second)).to_be_hidden()
    my_turn(second)
    move(second)
    assert whole(moves(second))
    assert moves(second)[: len(known)] == known


def test_late_news_of_another_tab_do_not_undo_what_is_played_since(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    late = page.evaluate(TABLE)
    for _ in range(2):
        move(page)
        my_turn(page)
        page.evaluate(NEWS, late)
    known = moves(page)
    page.reload()
    my_turn(page)
    move(page)
    assert whole(moves(page))
    assert moves(page)[: len(known)] == known


def test_a_move_that_the_browser_has_no_room_for_is_told_and_can_be_made_later(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    for worker in page.workers:
        worker.evaluate(NO_ROOM)
    known = moves(page)
    until(page, f"() => {{ ({FINGER})(); return document.body.innerText.includes('{FULL}'); }}")
    assert moves(page) == known
    for worker in page.workers:
        worker.evaluate(ROOM)
    move(page)
    assert whole(moves(page))


def test_all_games_go_to_another_browser_as_one_file(address: str, visit: Visit, tmp_path: Path) -> None:
    page = at_a_board(address, visit)
    known = moves(page)
    page.goto(f"{address}#/settings")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all games to a file").click()
    file = tmp_path / "occasus.json"
    saved.value.save_as(file)
    assert sum(key.startswith("entry/") for key in json.loads(file.read_text())["kept"]) == len(known)
    other = visit(f"{address}#/settings")
    other.get_by_label("Import games from a file").set_input_files(file)
    expect(other.get_by_text("1 game imported.")).to_be_visible()
    other.goto(f"{address}#/")
    other.locator("a[href*='/table/']").first.click()
    my_turn(other)
    assert moves(other) == known
