"""Notices: one bad address ends nobody's, slow ones delay nobody's, and dead ones are dropped."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from occasus.server.notifications import notifier
from occasus.server.notifications.notifier import Notifier
from occasus.server.storage.accounts import notifications, social
from occasus.server.storage.accounts.notifications import Browser, Due
from occasus.server.storage.accounts.social import Invited
from occasus.tables.settings import Settings


def due(person: str) -> Due:
    return Due(
        table=f"t{person}", game="fall_of_rome", seat=0, deadline=None, after=-1, person=person, language="en",
        address="", mail=False, quiet_from=None, quiet_to=None, zone="UTC",
    )  # fmt: skip


class Pushes:
    """A push service: addresses that are slow, broken, dead or good."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self.slow = asyncio.Event()

    async def push(self, endpoint: str, *_: object) -> None:
        if "slow" in endpoint:
            await self.slow.wait()
        if "bad" in endpoint:
            raise ValueError(endpoint)
        self.reached.append(endpoint)


@pytest.fixture
def dropped(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose browsers were dropped; the people are named after what their browsers are like."""
    found: list[str] = []
    people = ["bad", *(f"slow{number}" for number in range(6)), "zoe"]

    async def due_seats(*_: object) -> list[Due]:
        return [due(person) for person in people]

    async def nobody_invited(*_: object) -> list[Invited]:
        return []

    async def browsers_of(_storage: object, person: str) -> list[Browser]:
        return [Browser(endpoint=person, p256dh="", auth="")]

    async def yes(*_: object) -> bool:
        return True

    async def drop(_storage: object, _person: str, endpoint: str) -> None:
        found.append(endpoint)

    for name, stand_in in (("due_seats", due_seats), ("browsers_of", browsers_of), ("claim", yes), ("unclaim", yes)):
        monkeypatch.setattr(notifications, name, stand_in)
    monkeypatch.setattr(notifications, "drop_browser", drop)
    monkeypatch.setattr(social, "untold", nobody_invited)
    monkeypatch.setattr(notifier, "PAUSE", -1.0)
    return found


def made(pushes: Pushes) -> Notifier:
    told = Notifier(cast(Any, None), Settings(data=""), b"x" * 32, lambda _table: set())
    object.__setattr__(told, "pusher", pushes)
    return told


def test_a_bad_address_and_slow_ones_keep_nobody_else_waiting(dropped: list[str]) -> None:
    async def look() -> list[str]:
        pushes = Pushes()
        looking = asyncio.create_task(made(pushes).look())
        while "zoe" not in pushes.reached:
            assert not looking.done()
            await asyncio.sleep(0)
        first = list(pushes.reached)
        pushes.slow.set()
        await looking
        assert len(pushes.reached) == 7
        return first

    assert asyncio.run(look()) == ["zoe"], "though six slow ones and a bad one came before"


def test_an_address_that_fails_again_and_again_is_dropped(dropped: list[str]) -> None:
    async def look() -> None:
        pushes = Pushes()
        pushes.slow.set()
        told = made(pushes)
        for _ in range(notifier.MISSES):
            assert dropped == []
            await told.look()

    asyncio.run(look())
    assert dropped == ["bad"]
