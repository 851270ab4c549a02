"""A first visit: from any path, with nothing asked of anybody else, and then without a net."""

from __future__ import annotations

from tests.site.pages import INSTALLED, cut_the_net, moves, my_turn, play_bots, until
from tests.web.conftest import Visit


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


def test_it_can_be_installed_as_an_app(address: str, visit: Visit) -> None:
    page = visit(address)
    until(page, INSTALLED)
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
