"""A first visit: from any path, with nothing asked of anybody else, and then without a net."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Route, expect

from tests.site.pages import INSTALLED, REMEMBERED, cut_the_net, moves, my_turn, play_bots, tables, until
from tests.web.conftest import Visit

FALSIFY: Final = """async () => {
    const name = (await caches.keys()).find((name) => name.startsWith('occasus-memory-'));
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const bytes = await (await cache.match(key)).arrayBuffer();
    await cache.put(key, new Response(bytes, { headers: { Functions: '1' } }));
}"""


def test_a_game_with_bots_goes_on_without_a_net_and_nobody_else_is_asked(address: str, visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    play_bots(page, "empires_end")
    cut_the_net(page)
    my_turn(page)
    assert len(moves(page)) > 10
    assert f"{address}python/occasus.pack" in asked  # requests of workers are seen too
    assert [url for url in asked if not url.startswith((address, "blob:", "data:"))] == []


def test_a_board_is_drawn_at_once_and_tells_how_much_has_come(address: str, visit: Visit) -> None:
    page = visit()
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(address)
    page.locator("article").nth(1).get_by_role("button", name="bots").click()
    expect(page.locator(".skeleton.board")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.go_back()  # whoever leaves it begins no game
    expect(page.get_by_role("heading", name="Three board games")).to_be_visible()
    page.go_forward()
    expect(page.locator(".skeleton.board")).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    page.context.unroute("**/pyodide.asm.wasm")
    page.wait_for_url("**/#/table/*")
    my_turn(page)
    expect(page.get_by_role("progressbar")).to_be_hidden()
    assert len(tables(page)) == 1
    page.go_back()
    expect(page.get_by_role("heading", name="Three board games")).to_be_visible()


def test_it_can_be_installed_as_an_app(address: str, visit: Visit) -> None:
    page = visit(address)
    until(page, INSTALLED)
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_a_later_visit_takes_over_the_memory_of_the_first_if_it_fits(address: str, visit: Visit) -> None:
    page = visit(address)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    play_bots(page, "empires_end")
    until(page, REMEMBERED)
    cut_the_net(page)
    my_turn(page)
    assert not [text for text in said if "memory" in text]
    page.evaluate(FALSIFY)
    page.reload()
    my_turn(page)
    assert [text for text in said if "the memory of another Python" in text]
    until(page, REMEMBERED)  # made anew
    said.clear()
    page.reload()
    my_turn(page)
    assert not [text for text in said if "memory" in text]
