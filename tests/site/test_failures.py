"""What goes wrong on a device is told, with a way out: no room for a bot's move, files and tables that cannot be read,
bots that do not answer, and a browser without locks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from occasus.server.http.safety import LOCAL
from tests.site.pages import KEPT, moves, my_turn, play_bots, until
from tests.site.static_host import static_host
from tests.site.test_persistence import COUNT, at_a_board, move, whole
from tests.web.conftest import Visit
from tests.web.test_empires_end_games import FINGER

SPOIL = """(key) => new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const changed = opening.result.transaction('kept', 'readwrite');
        changed.objectStore('kept').put('spoilt', key);
        changed.oncomplete = () => { opening.result.close(); done(); };
    };
})"""
# as a browser does whose disk is full just when a bot has moved: what a person does comes first in its transaction
NO_ROOM_FOR_BOTS = """() => {
    const { put } = (self.store = { put: IDBObjectStore.prototype.put });
    IDBObjectStore.prototype.put = function (text, key) {
        const { transaction } = this;
        if (!transaction.begun && key.startsWith('entry/')) {
            transaction.begun = true;
            if (JSON.parse(text).person === null) queueMicrotask(() => transaction.abort());
        }
        return put.call(this, text, key);
    };
}"""
ROOM_FOR_BOTS = "() => { IDBObjectStore.prototype.put = self.store.put; }"
# the next job does not reach those who think, as if they were busy for ever
NO_JOB = """() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (job, given) {
        if (typeof job !== 'string') return post.call(this, job, given);
        Worker.prototype.postMessage = post;
    };
}"""
BAR = "Your device couldn’t save the last move"


def games(page: Page) -> list[str]:
    """The tables that are kept on the device."""
    return [key for key in page.evaluate(KEPT) if key.startswith("table/")]


def in_workers(page: Page, code: str) -> None:
    """Run code in the workers of a page."""
    for worker in page.workers:
        worker.evaluate(code)


def test_a_bots_move_for_which_there_is_no_room_is_told_and_made_later(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    in_workers(page, NO_ROOM_FOR_BOTS)
    before = len(moves(page))
    until(page, f"async () => {{ ({FINGER})(); return document.body.innerText.includes('{BAR}'); }}")
    kept = moves(page)
    assert len(kept) > before
    assert whole(kept)
    in_workers(page, ROOM_FOR_BOTS)
    expect(page.get_by_text(BAR)).to_be_hidden()
    my_turn(page)
    move(page)
    assert whole(moves(page))


def test_a_file_that_is_not_what_it_should_be_says_so_and_brings_nothing(
    address: str, visit: Visit, tmp_path: Path
) -> None:
    page = at_a_board(address, visit)
    page.goto(f"{address}#/settings")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all games to a file").click()
    file = json.loads(saved.value.path().read_text())
    entry = next(key for key in file["kept"] if key.startswith("entry/"))
    spoilt = {**file, "kept": {key: text for key, text in file["kept"].items() if key != entry}}
    (tmp_path / "spoilt.json").write_text(json.dumps(spoilt))
    (tmp_path / "other.json").write_text("[1, 2, 3]")
    with (tmp_path / "large.json").open("wb") as large:
        large.truncate((64 << 20) + 1)
    other = visit(f"{address}#/settings")
    for name, said in (
        ("spoilt", "This file is damaged"),
        ("other", "This file contains no Occasus games"),
        ("large", "This file is too large"),
    ):
        other.get_by_label("Import games from a file").set_input_files(tmp_path / f"{name}.json")
        expect(other.get_by_text(said)).to_be_visible()
        assert games(other) == []


def test_a_table_that_cannot_be_read_is_told_and_others_are_played(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    spoilt = page.url
    page.goto(address)
    play_bots(page, "empires_end")
    table = spoilt.rpartition("/")[2]
    entry = f"entry/{table}/000003"
    page.evaluate(SPOIL, entry)
    page.reload()
    my_turn(page)
    page.goto(spoilt)
    page.reload()
    expect(page.get_by_role("heading", name="This game can’t be opened")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save what can be recovered").click()
    assert json.loads(saved.value.path().read_text())[entry] == "spoilt"
    page.evaluate(SPOIL, f"table/{table}")
    page.goto(f"{address}#/settings")
    page.reload()
    expect(page.get_by_text("1 game on this device is damaged").first).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text(table)).to_be_hidden()
    assert len(games(page)) == 1
    page.goto(f"{address}#/")
    page.locator("a[href*='/table/']").first.click()
    my_turn(page)


def test_bots_that_do_not_answer_are_started_anew(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    in_workers(page, NO_JOB)
    move(page)
    expect(page.get_by_text("A bot stopped responding and was restarted.")).to_be_visible()
    my_turn(page)
    move(page)
    assert whole(moves(page))


@pytest.fixture
def elsewhere(folder: Path) -> Iterator[str]:
    """The site over plain http from another machine, as it seems to the browser: it gives no locks there."""
    with static_host(folder, "/occasus/", LOCAL) as url:
        yield url.replace("127.0.0.1", "rome.test")


def test_without_locks_the_tab_that_was_opened_last_plays(elsewhere: str, visit: Visit) -> None:
    page = visit(elsewhere, reduced_motion="reduce")
    assert page.evaluate("[isSecureContext, typeof navigator.locks]") == [False, "undefined"]
    play_bots(page, "empires_end")
    move(page)
    second = page.context.new_page()
    second.goto(page.url)
    my_turn(second)
    left = "You’ve opened Occasus in another tab"
    expect(page.get_by_text(left)).to_be_visible()
    expect(second.get_by_text(left)).to_be_hidden()
    known = moves(page)
    for _ in range(5):
        page.evaluate(FINGER)  # refused: it only watches
    move(second)
    my_turn(second)
    assert whole(moves(second))
    assert moves(second)[: len(known)] == known
    until(page, f"async () => (await {COUNT}) >= {len(known)}")
    page.get_by_role("button", name="Play here").click()
    expect(second.get_by_text(left)).to_be_visible()
    my_turn(page)
    known = moves(page)
    move(page)
    assert whole(moves(page))
    assert moves(page)[: len(known)] == known
