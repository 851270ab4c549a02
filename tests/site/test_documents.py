"""The documents of the site: each fits a phone, leads on and back, and no link leads to nothing."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

LOOKED_AT: Final = (
    "index.html",
    "results.html",
    "performance.html",
    "environments.html",
    "rules/fall_of_rome.html",
    "reference/occasus.html",
    "reference/occasus/core/game.html",
    "reference/occasus/envs/batch.html",
)
LINKS: Final = "[...document.querySelectorAll('a[href], img[src], link[href]')].map((one) => one.href || one.src)"

# the least contrast of a letter of code with the page behind it
CONTRAST: Final = """() => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const behind = light(getComputedStyle(document.querySelector('.attr')).backgroundColor);
    const letters = [...document.querySelectorAll('.pdoc-code span')].map((one) => light(getComputedStyle(one).color));
    return Math.min(...letters.map((one) => Math.max(one, behind) / Math.min(one, behind)));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_fits_a_phone_and_leads_back_to_the_games(address: str, visit: Visit, theme: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, color_scheme=theme)
    colours = set()
    for name in LOOKED_AT:
        page.goto(f"{address}docs/{name}")
        expect(page.get_by_role("heading").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert address in page.evaluate(LINKS), name
        colours.add(page.evaluate("getComputedStyle(document.querySelector('main')).color"))
    assert len(colours) == 1  # the reference looks as the documents do
    assert page.evaluate(CONTRAST) >= 4.5


class Links(HTMLParser):
    """The places of a page that can be linked to, and where its links lead."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {given["id"] or ""} if "id" in given else set()
        self.links |= {given[name] or "" for name in ("href", "src") if tag in ("a", "link", "img") and name in given}


def test_no_link_leads_to_nothing(folder: Path) -> None:
    found = {path: Links(path) for path in folder.glob("docs/**/*.html")}
    wrong = []
    for path, page in found.items():
        for link in page.links:
            file, _, place = unquote(link).partition("#")
            target = (path.parent / file).resolve() if file else path
            if urlsplit(link).scheme:  # elsewhere: nobody is asked
                continue
            if not target.exists() or (place and target in found and place not in found[target].places):
                wrong.append(f"{path.relative_to(folder)}: {link}")
    assert found
    assert wrong == []


def test_a_search_leads_to_a_section(address: str, visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    page.goto(f"{address}docs/rules/fall_of_rome.html")
    page.get_by_role("searchbox").fill("leaderb row")
    page.locator("#found").get_by_role("link", name="Leaderboard").first.click()
    page.wait_for_url("**/docs/results.html#leaderboard")
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.get_by_text("Nothing found")).to_be_visible()
