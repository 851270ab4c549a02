"""Bots at a table: asked one after another for as long as the game waits for one of them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from random import Random
from typing import Any, Final

from occasus.core.basics import Seat
from occasus.tables.protocol.problems import Problem
from occasus.tables.room.room import Room
from occasus.tables.workers.bot_worker import Job
from occasus.tables.workers.worker_pool import TooSlow

TRIES: Final = 5  # in a row that may fail
SHARE: Final = 0.6  # of the time until a bot is given up, in which it should decide
_log: Final = logging.getLogger("occasus.driver")


def wake(room: Room) -> None:
    """Let bots play, if the game waits for one and no one does it yet."""
    if _due(room) is not None and (room.driver is None or room.driver.done()):
        room.driver = asyncio.create_task(_drive(room))


def _due(room: Room) -> Seat | None:
    bots = room.bots()
    if (
        not bots
        or room.stale
        or not room.is_current()
        or room.table.state != "playing"
        or not is_awake(room)
        or room.server.read_only
    ):
        return None
    if room.playing is None:
        return next((seat for seat in room.table.due if seat in bots), None)
    return room.playing.next_of(bots)


def is_awake(room: Room) -> bool:
    """Return whether bots play on: someone has the table open, it belongs to an event, or people play slowly with them.

    Any other live table that no one looks at sleeps until someone comes.
    """
    return bool(room.people() or room.table.contest) or (
        room.table.days > 0 and any(seat.kind == "person" for seat in room.seats)
    )


async def _drive(room: Room) -> None:
    failed = 0
    while failed < TRIES:
        try:
            if not await _one_move(room):
                return
            failed = 0
        except Problem:
            failed += 1  # someone was quicker: look again
        except Exception:
            failed += 1
            _log.exception("a bot could not move", extra={"table": room.id})


async def _one_move(room: Room) -> bool:
    """Ask one bot and make its move; False when the game waits for none."""
    async with room.lock:
        await room.ensure_loaded()
        seat = _due(room)
        if seat is None:
            return False
        playing = room.require_play()
        number = playing.number
        view: dict[str, Any] = playing.match.view(seat)
        seed = hashlib.sha256(f"{room.table.seed}/bots/{number}".encode()).hexdigest()
        bot = room.seats[seat].bot
    action, remark = await choose(room, bot, view, seed)
    async with room.lock:
        await room.ensure_loaded()
        playing = room.require_play()
        if seat not in room.bots() or not playing.may_play(seat, number):
            return True
        code = playing.game.catalogue.codes()[action]
        said = [playing.note("said", seat, remark, None, None)] if remark else []
        await room.commit([*said, *playing.play(seat, code, None, None)])
    return True


def _where(room: Room) -> str:
    """Return the address that a bot's turn is counted for: one from which the table is watched."""
    return min((line.address for line in room.lines), default="")


async def choose(room: Room, bot: str, view: dict[str, Any], seed: str) -> tuple[str, str]:
    """Return what a bot chooses, and what it says with it; one that is slow, dead or wrong is replaced by luck."""
    legal: list[str] = view["legal"]
    seconds = room.server.settings.bot_seconds * SHARE
    if len(legal) > 1:
        try:
            thought = await room.server.thinkers.think(
                Job(
                    kind="decide",
                    game=room.table.game,
                    content=room.content,
                    bot=bot,
                    view=view,
                    seed=seed,
                    seconds=seconds,
                ),
                room.table.host or room.id,
                _where(room),
            )
            if thought.action in legal:
                return thought.action, thought.remark
        except TooSlow:
            pass
    return Random(seed).choice(legal), ""
