"""Pictures of the pages around the boards, of learning and of replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from occasus.lessons.lesson import lessons
from tests.web.pictures.camera import Camera
from tests.web.test_fall_of_rome_games import ASK
from tests.web.test_replay import short_match

PAGES: Final = {
    "home": "/",
    "tables": "/tables",
    "replays": "/replays",
    "learn": "/learn",
    "rules": "/rules/fall_of_rome/FR-SACK-06",
    "about": "/about",
    "settings": "/settings",
    "lost": "/nowhere",
}


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


def learning(camera: Camera) -> Iterator[str]:
    """Every guide and puzzle as it begins, and a puzzle that was failed."""
    page = camera.context.new_page()
    for lesson in lessons().values():
        page.goto(f"{camera.url}/learn/{lesson.id}")
        page.locator("[data-tile], svg.board").first.wait_for()
        camera.shoot(page, f"learn-{lesson.id}")
        yield lesson.id
        if lesson.steps:
            on = page.locator("header").get_by_role("button", name=camera.say("lesson-on"), exact=True)
            while on.is_visible():
                on.click()
            camera.shoot(page, f"learn-{lesson.id}-asked")
            yield f"{lesson.id}-asked"
    page.close()


def replay(camera: Camera) -> Iterator[str]:
    """A replay in its middle, and what a bot thinks of it."""
    page = camera.context.new_page()
    page.goto(f"{camera.url}/replays")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "short.match.json"
        short_match(file)
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_url("**/replay/*")
    page.goto(page.url.split("?")[0] + "?move=80")
    page.locator("svg.board").first.wait_for()
    camera.shoot(page, "replay")
    yield "replay"
    camera.button(page, "analysis")
    page.locator("section svg[role=img]").first.wait_for(timeout=120_000)
    camera.shoot(page, "replay-analysis")
    page.close()
    yield "replay-analysis"
