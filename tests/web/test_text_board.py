"""A game of another package has no board of its own: it is played as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ROOT, Running
from tests.toy.package import install_toy
from tests.web.conftest import Visit, missing


@pytest.fixture
def toy_site(tmp_path: Path) -> Iterator[Running]:
    """A server with the client, on which the toy game is installed."""
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    site = tmp_path / "packages"
    site.mkdir()
    install_toy(site)
    running = Running(tmp_path / "data")
    running.packages += [site, ROOT]
    with running:
        yield running


def test_a_game_without_a_board_is_played_as_text_to_its_end(toy_site: Running, visit: Visit) -> None:
    page = visit(toy_site.url)
    table = page.evaluate(
        """async () => {
            const ask = async (path, body, method = 'POST') => {
                const headers = {'content-type': 'application/json', 'x-occasus': '1'};
                const answer = await fetch(path, {method, headers, body: JSON.stringify(body)});
                return answer.json();
            };
            await ask('/api/me', {name: 'Ada'}, 'PUT');
            const seats = [{kind: 'me'}, {kind: 'bot', bot: 'random'}];
            const table = await ask('/api/tables', {game: 'toy', seats});
            await ask(`/api/tables/${table.id}/start`);
            return table.id;
        }"""
    )
    page.goto(f"{toy_site.url}/table/{table}")
    board = page.get_by_role("region", name="Board as text")
    expect(board).to_contain_text("Prize")
    over = page.get_by_role("button", name="Play again")
    fades = page.evaluate_handle(
        """() => {
            const fades = [];
            const watch = () => {
                for (const one of document.getAnimations()) {
                    const text = one.effect.target.matches('dl span') && one.effect.target.textContent;
                    if (text && !fades.includes(text)) fades.push(text);
                }
                requestAnimationFrame(watch);
            };
            watch();
            return fades;
        }"""
    )
    action = board.locator("button:enabled").first
    while True:
        expect(action.or_(over).first).to_be_visible()
        if over.first.is_visible():
            break
        before = board.text_content() or ""
        action.click()
        expect(board.filter(has_not_text=before).or_(over).first).to_be_visible()
    assert len(fades.json_value()) > 1, "what an event changes is seen to change"
    page.get_by_role("button", name="View board").click()
    expect(page.get_by_role("button", name="Results")).to_be_visible()
    expect(board).to_contain_text("Scores")
