"""One real turn of Fall of Rome in the browser as a moving picture, for the README: `script/pictures --moving`."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tests.web.pictures.camera import Camera
from tests.web.positions import LATE

SIZE: Final = (960, 600)
MOST: Final = 1_000_000  # bytes


def turn(camera: Camera, target: Path) -> int:
    """March, fight and ask for advice, as a player does; gives the size of the file."""
    table, page = camera.table("fall_of_rome", LATE, [1])
    frames: list[tuple[Image.Image, int]] = []

    def see(milliseconds: int) -> None:
        page.wait_for_timeout(600)
        frames.append((_photo(page), milliseconds))

    see(1500)
    page.keyboard.press("w")  # the cities that can be reached are lit
    see(1400)
    page.locator("[data-city=ravenna]").click()
    see(1200)
    page.get_by_role("button", name="2", exact=True).first.click()
    see(1200)
    page.locator("button.tablet", has_text="March").click()
    page.get_by_text("3 actions left").filter(visible=True).first.wait_for()
    see(1600)
    page.keyboard.press("h")
    page.get_by_text("%").filter(visible=True).first.wait_for()
    see(3000)
    first, *rest = [frame for frame, _ in frames]
    lasting = [milliseconds for _, milliseconds in frames]
    first.save(target, save_all=True, append_images=rest, duration=lasting, loop=0, quality=62, method=6)
    page.close()
    del table
    size = target.stat().st_size
    assert size < MOST, size
    return size


def _photo(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
