"""When the interpreter looks for garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from occasus.server.ops import gc_schedule
from occasus.server.ops.gc_schedule import GcSchedule


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_everything_is_looked_through_when_it_is_quiet_or_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(gc_schedule, "monotonic", lambda: clock[0])
    tidy = GcSchedule()
    tidy.begin()
    assert gc.get_threshold()[2] == gc_schedule.NEVER
    assert not tidy.tidy(last_change=1000.0, now=1001.0), "somebody plays"
    clock[0] += 100
    assert not tidy.tidy(last_change=1000.0, now=1001.0), "somebody still plays"
    assert tidy.tidy(last_change=1000.0, now=1100.0), "it is quiet"
    assert not tidy.tidy(last_change=1000.0, now=1100.0), "it was done just now"
    clock[0] += gc_schedule.LATEST
    assert tidy.tidy(last_change=1100.0, now=1100.0), "it was not done for long"
