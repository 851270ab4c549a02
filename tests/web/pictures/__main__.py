"""Pictures of every page, dialog and stage of a game, to be looked at beside the visual guide: `script/pictures`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from occasus.locale import LANGUAGES
from tests.server.harness import ROOT, Running
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.pictures import empires_end, fall_of_rome, moving, site, struggle_for_rome
from tests.web.pictures.camera import SIZES, Camera

THEMES: Final = ("dark", "light")
SERIES: Final[dict[str, Callable[[Camera], Iterator[str]]]] = {
    "pages": site.pages,
    "learning": site.learning,
    "replay": site.replay,
    "stages": fall_of_rome.stages,
    "journey": fall_of_rome.journey,
    "panels": fall_of_rome.panels,
    "choices": fall_of_rome.choices,
    "endings": fall_of_rome.endings,
    "empires": empires_end.phases,
    "empires-end": empires_end.ending,
    "struggle": struggle_for_rome.phases,
    "struggle-end": struggle_for_rome.ending,
}


def passes(everything: bool) -> list[tuple[int, str, str]]:
    """Every size in both themes, and every language on a desk and on a phone; or every size, theme and language."""
    if everything:
        return [(width, theme, language) for language in LANGUAGES for width in SIZES for theme in THEMES]
    looks = [(width, theme, "en") for width in SIZES for theme in THEMES]
    return looks + [(width, "dark", language) for language in LANGUAGES if language != "en" for width in (1440, 360)]


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="script/pictures", description=__doc__)
    parser.add_argument("--width", type=int, choices=SIZES, help="only this width")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--only", choices=SERIES, nargs="+", default=SERIES, help="only these series")
    parser.add_argument("--all", action="store_true", help="every size in both themes and all languages: hours")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/pictures", help="where they go")
    parser.add_argument(
        "--moving", action="store_true", help="only the moving picture of the README, into docs/pictures"
    )
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data) / "data") as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if wanted.moving:
            camera = Camera(browser, running.url, wanted.folder, 1440, "dark", "en")
            target = ROOT / "docs/pictures/turn.webp"
            print(f"{moving.turn(camera, target)} bytes in {target}")
            return
        for width, theme, language in passes(wanted.all or wanted.language is not None):
            if (wanted.width or width, wanted.theme or theme, wanted.language or language) != (width, theme, language):
                continue
            camera = Camera(browser, running.url, wanted.folder, width, theme, language)
            for name, series in SERIES.items():
                if name in wanted.only:
                    count += len(list(series(camera)))
            camera.context.close()
            print(f"{width} {theme} {language}", flush=True)
        browser.close()
    print(f"{count} pictures in {wanted.folder}")


if __name__ == "__main__":
    main()
