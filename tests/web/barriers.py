"""Accessibility checks with axe."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ALL: Final[dict[str, Any]] = {"resultTypes": ["violations"]}
WITHOUT_CONTRAST: Final[dict[str, Any]] = ALL | {"rules": {"color-contrast": {"enabled": False}}}
_axe: Final = Axe()  # reads its script once
always_contrast = False  # set by `--long`


def no_barriers(page: Page, contrast: bool = False) -> None:
    """Check that axe finds nothing; contrast takes two thirds of its time, so it is asked for once per kind of page."""
    if not page.locator("main").count():  # it still loads; waiting costs time, which a stopped clock does not have
        page.locator("main").first.wait_for()
    found = _axe.run(page, options=ALL if contrast or always_contrast else WITHOUT_CONTRAST)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
