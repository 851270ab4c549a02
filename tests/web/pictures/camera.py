"""A camera: one size, theme and language of the client."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from occasus.core.basics import Position
from occasus.locale import Words
from tests.web.position_table import Arranged

SIZES: Final = {360: 740, 390: 844, 768: 1024, 1280: 800, 1440: 900, 2560: 1440}


class Camera:
    """Takes pictures with one size, theme and language."""

    def __init__(self, browser: Browser, url: str, folder: Path, width: int, theme: str, language: str) -> None:
        self.url = url
        self.folder = folder
        self.label = f"{width}-{theme}-{language}"
        self.words = [Words("fall_of_rome", language, part=part) for part in ("web", "learn", "fall_of_rome_board")]
        viewport = {"width": width, "height": SIZES[width]}
        settings: dict[str, Any] = {"viewport": viewport, "locale": language, "color_scheme": theme}
        self.context = browser.new_context(**settings, reduced_motion="reduce", service_workers="block")
        self.context.set_default_timeout(20_000)

    def say(self, message: str) -> str:
        """A word of the client, of lessons or of a board."""
        return next(words.say(message) for words in self.words if words.has(message))

    def button(self, page: Page, message: str) -> None:
        """Press the first button with this word."""
        page.get_by_role("button", name=re.compile(rf"^{re.escape(self.say(message))}")).first.click()

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        """Take a picture, when everything is there."""
        page.wait_for_timeout(250)
        page.screenshot(path=self.folder / f"{name}-{self.label}.png", full_page=whole)

    def table(self, game: str, position: Position, mine: list[int], players: int = 3) -> tuple[Arranged, Page]:
        """A board at a position, seen by the seats of one person."""
        arranged = Arranged(game, players, deepcopy(position))
        return arranged, self.look(arranged, mine)

    def look(self, arranged: Arranged, mine: list[int]) -> Page:
        """A page at a table."""
        page = self.context.new_page()
        arranged.open(page, self.url, mine)
        page.locator("[data-tile], svg.board, .pass").first.wait_for()
        return page
