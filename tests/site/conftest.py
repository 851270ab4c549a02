"""The built site, served under a path by a host that knows nothing, and Chromium. All of it runs with `--long` only."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from occasus.server.http.safety import LOCAL
from tests.server.harness import ROOT
from tests.site.static_host import static_host
from tests.web.conftest import browser, missing, playwright, visit

__all__ = ["browser", "playwright", "visit"]
SITE = ROOT / "build/site"
SOURCES = ("src/occasus", "docs/rules", "site", "web/src", "web/public", "web/index.html", "web/vite.config.ts")
MADE = {"__pycache__", "client", "node_modules"}


@pytest.hookimpl(tryfirst=True)  # before long tests are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Building the site takes a minute, and playing on it takes more."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.long)


def _newest(name: str) -> float:
    path = ROOT / name
    files = [path] if path.is_file() else [file for file in path.rglob("*") if not MADE & set(file.parts)]
    return max(file.stat().st_mtime for file in files if file.is_file())


@pytest.fixture
def service_workers() -> str:
    """The site works without a server because of its worker."""
    return "allow"


@pytest.fixture(scope="session")
def folder() -> Path:
    """The built site; on the build server it is built now, elsewhere somebody must have built it."""
    made = SITE / "worker.js"
    if not made.is_file() or made.stat().st_mtime < max(map(_newest, SOURCES)):
        if os.environ.get("CI") != "true":
            missing("A current site", "script/site builds it")
        built = subprocess.run([ROOT / "script/site"], capture_output=True, text=True)
        assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return SITE


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """The site under a path, as a host of projects serves it; a request to anywhere else would be refused, and fail."""
    with static_host(folder, "/somebody/occasus/", LOCAL) as url:
        yield url
