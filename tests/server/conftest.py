"""One server for all quick tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Running, close_all
from tests.server.services import stop_shared


def pytest_sessionfinish() -> None:
    """Stop what tests share."""
    stop_shared()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, without rate limits, where people are missed after half a second."""
    with Running(tmp_path_factory.mktemp("server") / "data", absence_seconds=0.5) as running:
        yield running
        running.stop()
        assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    """Close all clients of a test."""
    yield
    close_all()
