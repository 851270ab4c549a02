"""Settings for all tests: which of them run, and in which order."""

from __future__ import annotations

from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long` and `--shuffle`."""
    parser.addoption("--long", action="store_true", help="run the tests marked long as well")
    parser.addoption("--shuffle", metavar="SEED", help="run tests in a random order, folder by folder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest, the browsers, so that nobody waits for them at the end; leave the long tests out,
    unless they were asked for.
    """
    if seed := config.getoption("--shuffle"):
        shuffle(items, Random(seed))
    items.sort(key=lambda item: "web" not in item.path.parts)
    if config.getoption("--long"):
        return
    kept = [item for item in items if item.get_closest_marker("long") is None]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = kept


def shuffle(items: list[pytest.Item], rng: Random) -> None:
    """Put tests in a random order; those of a folder stay together, since they share browsers and servers."""
    folders = sorted({item.path.parent for item in items})
    rng.shuffle(folders)
    rng.shuffle(items)
    items.sort(key=lambda item: folders.index(item.path.parent))
