"""Pictures of every page, dialog and stage of a game, to be looked at beside the visual guide: `script/pictures`."""

from __future__ import annotations

import argparse
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from occasus.core.basics import Position
from occasus.locale import LANGUAGES, Words
from tests.server.harness import ROOT, Running
from tests.web.arranged import Arranged
from tests.web.conftest import ARGUMENTS
from tests.web.positions import EARLY, FRIENDS, LAST, LATE
from tests.web.test_fall_of_rome_games import ASK

SIZES: Final = {360: 740, 768: 1024, 1280: 800, 2560: 1440}
THEMES: Final = ("dark", "light")
PAGES: Final = {
    "home": "/",
    "tables": "/tables",
    "replays": "/replays",
    "rules": "/rules/fall_of_rome/FR-SACK-06",
    "about": "/about",
    "settings": "/settings",
    "lost": "/nowhere",
}


class Camera:
    """Takes pictures with one size, theme and language."""

    def __init__(self, browser: Browser, url: str, folder: Path, width: int, theme: str, language: str) -> None:
        self.url = url
        self.folder = folder
        self.label = f"{width}-{theme}-{language}"
        self.words = Words("fall_of_rome", language, part="web")
        self.board = Words("fall_of_rome", language, part="fall_of_rome_board")
        viewport = {"width": width, "height": SIZES[width]}
        settings: dict[str, Any] = {"viewport": viewport, "locale": language, "color_scheme": theme}
        self.context = browser.new_context(**settings, reduced_motion="reduce")
        self.context.set_default_timeout(60_000)

    def say(self, message: str) -> str:
        """A word of the client or of the board."""
        return self.words.say(message) if self.words.has(message) else self.board.say(message)

    def button(self, page: Page, message: str) -> None:
        """Press the first button with this word."""
        page.get_by_role("button", name=re.compile(rf"^{re.escape(self.say(message))}")).first.click()

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        """Take a picture, when everything is there."""
        page.wait_for_timeout(250)
        page.screenshot(path=self.folder / f"{name}-{self.label}.png", full_page=whole)

    def table(self, position: Position, seat: int = 1, **changes: Any) -> tuple[Arranged, Page]:
        """A board of Fall of Rome seen by a seat."""
        arranged = Arranged("fall_of_rome", 3, position | changes)
        page = self.context.new_page()
        arranged.open(page, self.url, [seat])
        page.get_by_role("application").wait_for()
        return arranged, page


def pages(camera: Camera) -> Iterator[str]:
    """The pages around the boards, with their dialogs."""
    page = camera.context.new_page()
    for name, path in PAGES.items():
        page.goto(camera.url + path)
        page.wait_for_load_state("networkidle")
        camera.shoot(page, name, whole=name != "rules")
        yield name
    page.goto(camera.url)
    camera.button(page, "open-table")
    camera.shoot(page, "new-table")
    yield "new-table"
    page.keyboard.press("Escape")
    camera.button(page, "join-code")
    camera.shoot(page, "join")
    yield "join"
    wish = {"game": "fall_of_rome", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "miles"}, {"kind": "open"}]}
    made = page.evaluate(ASK, ["POST", "/api/tables", wish])
    page.goto(f"{camera.url}/table/{made['id']}")
    page.wait_for_load_state("networkidle")
    camera.shoot(page, "lobby", whole=True)
    page.close()
    yield "lobby"


def stages(camera: Camera) -> Iterator[str]:
    """Early, middle and late positions, with what is chosen there."""
    for name, position, seat in (("early", EARLY, 0), ("middle", FRIENDS, 0), ("late", LATE, 1)):
        _, page = camera.table(position, seat)
        camera.shoot(page, name)
        yield name
        page.keyboard.press("m")
        camera.shoot(page, f"{name}-march")
        page.close()
        yield f"{name}-march"


def panels(camera: Camera) -> Iterator[str]:
    """What opens beside and over the board."""
    _, page = camera.table(LATE)
    page.keyboard.press("t")
    camera.shoot(page, "text")
    yield "text"
    page.keyboard.press("t")
    for name, message in (("talk", "talk"), ("rules-drawer", "rules"), ("menu", "menu")):
        found = page.get_by_role("banner").get_by_role("button", name=re.compile(rf"^{re.escape(camera.say(message))}"))
        if found.first.is_visible():
            found.first.click()
            camera.shoot(page, name)
            page.keyboard.press("Escape")
            yield name
    for name in ("odds", "discards", "roles"):
        found = page.get_by_role("button", name=camera.say(f"fr-peek-{name}"), exact=True)
        if found.first.is_visible():
            found.first.click()
            camera.shoot(page, name)
            page.keyboard.press("Escape")
            yield name
    for number, name in enumerate(("actions", "hand", "chronicle") if page.locator("nav.phone").count() else ()):
        page.locator("nav.phone button").nth(number).click()
        camera.shoot(page, f"sheet-{name}")
        yield f"sheet-{name}"
    page.close()


def choices(camera: Camera) -> Iterator[str]:
    """Plot, discard, hint, event, barbarians to remove, a second thought."""
    table, page = camera.table(FRIENDS, 1)
    table.play(0, "take mercator white_aquileia")
    camera.shoot(page, "plot")
    page.close()
    yield "plot"
    table.play(1, "accept")
    page = camera.context.new_page()
    table.open(page, camera.url, [0])
    page.get_by_role("application").wait_for()
    camera.shoot(page, "discard")
    page.close()
    yield "discard"
    table, page = camera.table(LATE, 1)
    page.keyboard.press("h")
    page.get_by_text("%").first.wait_for()
    camera.shoot(page, "hint")
    page.close()
    yield "hint"
    table, page = camera.table(FRIENDS, 1, decline=7)
    page.keyboard.press("v")
    camera.shoot(page, "event")
    page.close()
    yield "event"
    table, page = camera.table(FRIENDS, 0)
    table.match.make(0, table.match.game.catalogue.parse("battle 2"))
    table.match.make(-1, table.match.game.catalogue.parse("roll barbarian two_barbarians_legion"))
    table.tell(0)
    camera.shoot(page, "battle")
    page.close()
    yield "battle"


def endings(camera: Camera) -> Iterator[str]:
    """How a game is lost, and won."""
    table, page = camera.table(FRIENDS, 1, decline=7)
    table.play(1, "event carpe_diem corruption")
    camera.shoot(page, "lost-game")
    page.close()
    yield "lost-game"
    table, page = camera.table(LAST, 0)
    table.play(0, "ally huns")
    camera.shoot(page, "won-game")
    page.close()
    yield "won-game"


SERIES: Final[dict[str, Callable[[Camera], Iterator[str]]]] = {
    "pages": pages,
    "stages": stages,
    "panels": panels,
    "choices": choices,
    "endings": endings,
}


def passes() -> list[tuple[int, str, str]]:
    """Every size in both themes, and every language on a desk and on a phone."""
    looks = [(width, theme, "en") for width in SIZES for theme in THEMES]
    return looks + [(width, "dark", language) for language in LANGUAGES if language != "en" for width in (1280, 360)]


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="script/pictures", description=__doc__)
    parser.add_argument("--width", type=int, choices=SIZES, help="only this width")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--only", choices=SERIES, help="only this series")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/pictures", help="where they go")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    count = 0
    with tempfile.TemporaryDirectory() as data, Running(Path(data) / "data") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for width, theme, language in passes():
            if (wanted.width or width, wanted.theme or theme, wanted.language or language) != (width, theme, language):
                continue
            camera = Camera(browser, site.url, wanted.folder, width, theme, language)
            for name, series in SERIES.items():
                if name == (wanted.only or name):
                    count += len(list(series(camera)))
            camera.context.close()
            print(f"{width} {theme} {language}", flush=True)
        browser.close()
    print(f"{count} pictures in {wanted.folder}")


if __name__ == "__main__":
    main()
