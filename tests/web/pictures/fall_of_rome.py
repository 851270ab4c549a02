"""Pictures of the board of Fall of Rome."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.web.pictures.camera import Camera
from tests.web.positions import EARLY, FRIENDS, LAST, LATE


def stages(camera: Camera) -> Iterator[str]:
    """Early, middle and late positions, with what is chosen there."""
    for name, position, seat in (("early", EARLY, 0), ("middle", FRIENDS, 0), ("late", LATE, 1)):
        _, page = camera.table("fall_of_rome", position, [seat])
        camera.shoot(page, name)
        yield name
        page.keyboard.press("w")
        camera.shoot(page, f"{name}-march")
        page.close()
        yield f"{name}-march"


def journey(camera: Camera) -> Iterator[str]:
    """In the middle of a turn, with a march that is chosen whole: the picture of the README."""
    table, page = camera.table("fall_of_rome", LATE, [1])
    for move in ("march ravenna 3", "march mediolanum 3"):
        table.play(1, move)
    page.keyboard.press("w")
    page.locator("[data-city=ravenna]").click()
    page.get_by_role("button", name="2", exact=True).first.click()
    camera.shoot(page, "journey")
    page.close()
    yield "journey"


def panels(camera: Camera) -> Iterator[str]:
    """What opens beside and over the board."""
    _, page = camera.table("fall_of_rome", LATE, [1])
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
    for number, name in enumerate(("actions", "hand", "chronicle") if page.locator("nav.below").count() else ()):
        page.locator("nav.below button").nth(number).click()
        camera.shoot(page, f"sheet-{name}")
        yield f"sheet-{name}"
    page.close()


def choices(camera: Camera) -> Iterator[str]:
    """Plot, discard, hint, event, barbarians to remove, a second thought."""
    table, page = camera.table("fall_of_rome", FRIENDS, [1])
    table.play(0, "take mercator white_aquileia")
    camera.shoot(page, "plot")
    page.close()
    yield "plot"
    table.play(1, "accept")
    page = camera.look(table, [0])
    camera.shoot(page, "discard")
    page.close()
    yield "discard"
    table, page = camera.table("fall_of_rome", LATE, [1])
    page.keyboard.press("h")
    page.get_by_text("%").first.wait_for()
    camera.shoot(page, "hint")
    page.close()
    yield "hint"
    table, page = camera.table("fall_of_rome", FRIENDS | {"decline": 7}, [1])
    page.keyboard.press("v")
    camera.shoot(page, "event")
    page.close()
    yield "event"
    table, page = camera.table("fall_of_rome", FRIENDS, [0])
    table.match.make(0, table.match.game.catalogue.parse("battle 2"))
    table.match.make(-1, table.match.game.catalogue.parse("roll barbarian two_barbarians_legion"))
    table.tell(0)
    camera.shoot(page, "battle")
    page.close()
    yield "battle"


def endings(camera: Camera) -> Iterator[str]:
    """How a game is lost, and won."""
    table, page = camera.table("fall_of_rome", FRIENDS | {"decline": 7}, [1])
    table.play(1, "event carpe_diem corruption")
    camera.shoot(page, "lost-game")
    page.close()
    yield "lost-game"
    table, page = camera.table("fall_of_rome", LAST, [0])
    table.play(0, "ally huns")
    camera.shoot(page, "won-game")
    page.close()
    yield "won-game"
