"""Firefox, where it is installed: a game with bots, a reload without a net, and the game to its end."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from occasus.server.http.safety import LOCAL
from tests.site.firefox import firefox
from tests.site.pages import AT_ONCE, INSTALLED, KEPT, LONG
from tests.site.static_host import static_host
from tests.web.test_fall_of_rome_games import FINGER

MINE = "document.title.includes('Your turn')"
BUTTON = "[...document.querySelectorAll('article button')].find((one) => one.innerText.includes('bots'))"
MOVES = f"{KEPT}.then((keys) => keys.filter((key) => key.startsWith('entry/')).length)"


def test_a_whole_game_with_a_reload_without_a_net(folder: Path, tmp_path: Path) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("Firefox is missing (Debian: apt-get install firefox-esr)")
    with firefox(program, tmp_path) as browser:
        with static_host(folder, "/somebody/occasus/", LOCAL) as address:
            browser.go(address)
            browser.evaluate(AT_ONCE)
            browser.reload()
            browser.until(BUTTON)
            browser.evaluate(f"{BUTTON}.click()")
            browser.until(MINE)
            browser.until(INSTALLED)
            moves = browser.evaluate(MOVES)
            assert moves > 1
        browser.reload()  # the host is gone
        browser.until(MINE)
        assert browser.evaluate(MOVES) >= moves
        browser.until(f"({FINGER})() === 'over'", LONG)
