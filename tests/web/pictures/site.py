"""Pictures of the pages around the boards, of learning and of replays."""

from __future__ import annotations

import re
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
    "turns": "/turns",
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
    """Every step of every guide, and every puzzle as it begins, when it is solved and when it is failed."""
    for lesson in lessons().values():
        page = camera.context.new_page()
        page.goto(f"{camera.url}/learn/{lesson.id}")
        page.locator("[data-tile], svg.board").first.wait_for()
        camera.shoot(page, f"learn-{lesson.id}")
        yield lesson.id
        for number, step in enumerate(lesson.steps[:-1], 1):
            message = "lesson-show" if "do" in step else "lesson-on"
            bubble = page.locator(".bubble")
            bubble.get_by_role("button", name=camera.say(message), exact=True).click()
            bubble.locator("footer").get_by_text(re.compile(rf"\b{number + 1}\b.*{len(lesson.steps)}")).wait_for()
            camera.shoot(page, f"learn-{lesson.id}-{number + 1:02}")
            yield f"{lesson.id}-{number + 1}"
        page.close()
        for verdict, moves in (("solved", lesson.solution), ("failed", lesson.mistake)):
            if moves:
                yield from played(camera, lesson.id, moves, verdict)


def played(camera: Camera, lesson: str, moves: list[str], verdict: str) -> Iterator[str]:
    """A puzzle after some moves: the page asks for it as if they had been made on it."""
    page = camera.context.new_page()
    page.route(f"**/api/lessons/{lesson}", lambda route: route.continue_(post_data={"moves": moves}))
    page.goto(f"{camera.url}/learn/{lesson}")
    page.locator(f"header.{verdict}").wait_for()
    camera.shoot(page, f"learn-{lesson}-{verdict}")
    page.close()
    yield f"{lesson}-{verdict}"


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
    page.locator("[data-tile]").first.wait_for()
    camera.shoot(page, "replay")
    yield "replay"
    camera.button(page, "analysis")
    page.locator("section svg[role=img]").first.wait_for(timeout=120_000)
    camera.shoot(page, "replay-analysis")
    yield "replay-analysis"
    page.locator(".point").last.click()  # of two that lie over each other, the upper one
    camera.shoot(page, "replay-better")
    page.close()
    yield "replay-better"
