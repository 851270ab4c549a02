"""A move counts when it is kept: reload, a tab that is closed in the middle of a move, two tabs, no room left."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.site.pages import WATCHES, cut_the_net, moves, my_turn, play_bots
from tests.web.conftest import Visit
from tests.web.test_learn import end_actions

END = "[...document.querySelectorAll('button')].find((one) => /^End actions/.test(one.innerText.trim()))"


def at_a_board(address: str, visit: Visit) -> Page:
    """Fall of Rome with bots, and it is my turn."""
    page = visit(address, reduced_motion="reduce")
    play_bots(page, "fall_of_rome")
    return page


def end_turn(page: Page) -> None:
    """End my actions, and wait until the bots have played and it is my turn again."""
    before = len(moves(page))
    end_actions(page, "Your turn")
    page.wait_for_function(f"async () => (await {COUNT}) > {before + 3}")
    my_turn(page)


COUNT = """new Promise((done) => {
    const opening = indexedDB.open('occasus', 1);
    opening.onsuccess = () => {
        const all = IDBKeyRange.bound('entry/', 'entry0');
        const asked = opening.result.transaction('kept').objectStore('kept').count(all);
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""


def test_after_a_reload_the_game_is_where_it_was(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    cut_the_net(page)
    my_turn(page)
    before = moves(page)
    board = page.locator("main").inner_text()
    page.reload()
    my_turn(page)
    assert moves(page) == before
    expect(page.locator("main")).to_have_text(board, use_inner_text=True)


def test_a_tab_closed_in_the_middle_of_a_move_loses_at_most_that_move(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    before = moves(page)
    context = page.context
    address_of_the_table = page.url
    page.evaluate(f"{END}.click()")  # it is on its way, or asked about; nobody waits for it
    page.evaluate("document.querySelector('[role=alertdialog] button.tablet')?.click()")
    page.close(run_before_unload=False)
    again = context.new_page()
    again.goto(address_of_the_table)
    my_turn(again)
    after = moves(again)
    assert after == list(range(after[0], after[0] + len(after)))  # no hole, nothing twice
    assert after[: len(before)] == before
    end_actions(again, "Your turn")


def test_a_second_tab_watches_sees_every_move_and_plays_on_when_the_first_is_closed(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_text(WATCHES)).to_be_visible()
    expect(second.get_by_role("heading", name="Your turn").first).to_be_attached()
    page.bring_to_front()
    page.evaluate(f"{END}.click()")
    sure = page.get_by_role("alertdialog").get_by_role("button", name="End actions")
    expect(sure.or_(second.get_by_text("Waiting for")).first).to_be_visible()
    if sure.is_visible():
        sure.click()
    my_turn(page)
    known = moves(page)
    second.evaluate(f"{END}.click()")  # refused: it only watches
    page.close()
    expect(second.get_by_text(WATCHES)).to_be_hidden()
    my_turn(second)
    assert moves(second)[: len(known)] == known
    end_actions(second, "Your turn")


def test_a_move_that_the_browser_has_no_room_for_is_told_and_can_be_made_later(address: str, visit: Visit) -> None:
    page = at_a_board(address, visit)
    before = moves(page)
    origin = "/".join(address.split("/")[:3])
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    end_actions(page, "could not be kept on your device")
    assert moves(page) == before
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    end_actions(page, "Your turn")
    page.wait_for_function(f"async () => (await {COUNT}) > {len(before)}")


def test_all_games_go_to_another_browser_as_one_file(address: str, visit: Visit, tmp_path: Path) -> None:
    page = at_a_board(address, visit)
    known = moves(page)
    page.goto(f"{address}#/settings")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all games as a file").click()
    file = tmp_path / "occasus.json"
    saved.value.save_as(file)
    assert sum(key.startswith("entry/") for key in json.loads(file.read_text())["kept"]) == len(known)
    other = visit(f"{address}#/settings")
    other.get_by_label("Bring games from a file").set_input_files(file)
    expect(other.get_by_text("One game was brought.")).to_be_visible()
    other.goto(f"{address}#/")
    other.locator("a[href*='/table/']").first.click()
    my_turn(other)
    assert moves(other) == known
