"""Pictures of the board of Empire's End."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.empires_end_positions import CONFLICT, DOUBLE, ECONOMY, INDUSTRY, LAST, pair
from tests.web.pictures.camera import Camera


def phases(camera: Camera) -> Iterator[str]:
    """Every phase with what is chosen there, the reveal, a hint, and the page between two people."""
    for name, position in (("double", DOUBLE), ("economy", ECONOMY), ("industry", INDUSTRY), ("conflict", CONFLICT)):
        _, page = camera.table("empires_end", position, [0])
        camera.shoot(page, f"ee-{name}")
        yield name
        if name == "double":
            page.locator(".pay .way:not(.off)").first.click()
            camera.shoot(page, "ee-double-pay")
            yield "double-pay"
            yield from sheets(camera, page)
        if name == "industry":
            page.locator(".own [data-tile=city_32]").click()
            camera.shoot(page, "ee-industry-swap")
            yield "industry-swap"
        page.close()
    table, page = camera.table("empires_end", CONFLICT, [0])
    for seat in (1, 2):
        table.play(seat, f"bid_axes {seat}")
        table.play(seat, f"bid_coins {2 - seat}")
    camera.shoot(page, "ee-sealed")
    page.locator(".middle button.tablet").last.click()
    page.locator("[data-reveal]").wait_for()
    camera.shoot(page, "ee-reveal")
    page.close()
    yield "reveal"
    _, page = camera.table("empires_end", DOUBLE, [0])
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for()
    camera.shoot(page, "ee-hint")
    page.close()
    yield "hint"
    _, page = camera.table("empires_end", pair(ECONOMY), [0, 1], players=2)
    camera.shoot(page, "ee-pass")
    page.locator(".pass button").click()
    camera.shoot(page, "ee-pair")
    page.close()
    yield "pass"


def sheets(camera: Camera, page: Page) -> Iterator[str]:
    """What stands behind the tabs of a small screen."""
    for number, tab in enumerate(page.locator("nav.below button").all()):
        tab.click()
        camera.shoot(page, f"ee-sheet-{number}")
        yield f"sheet-{number}"


def ending(camera: Camera) -> Iterator[str]:
    """The last bids, and the scores counted up."""
    table, page = camera.table("empires_end", LAST, [0])
    for seat in (1, 2):
        table.play(seat, "bid_axes 0")
        table.play(seat, "bid_coins 0")
    page.locator(".middle button.tablet").last.click()
    page.locator(".reveal button.tablet").click()
    page.locator(".end .reason").wait_for()
    page.wait_for_timeout(1500)
    camera.shoot(page, "ee-ending")
    page.close()
    yield "ending"
