"""Analyses of replays: each is made once, and then remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, final

from occasus.core.basics import Json
from occasus.server.analysis import AnalysisRecord
from occasus.server.hall import Thinkers
from occasus.server.problems import Problem
from occasus.server.thinker import Job
from occasus.server.thinkers import TooSlow

KEPT: Final = 100  # that are remembered


@final
class Analyses:
    """Analyses by replay. A server gives them a thinker of their own, so that no bot at a table waits for them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._kept: Final[OrderedDict[str, asyncio.Task[AnalysisRecord]]] = OrderedDict()

    def has(self, replay: str) -> bool:
        """Whether a replay is being thought about, or was."""
        return replay in self._kept

    async def of(self, replay: str, data: dict[str, Json], who: str) -> AnalysisRecord:
        """The analysis of a replay; whoever asks while it is being made waits for the same one."""
        task = self._kept.get(replay)
        if task is None:
            task = self._kept[replay] = asyncio.create_task(self._make(data, who))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Problem:
            self._kept.pop(replay, None)
            raise

    async def close(self) -> None:
        """Give up what is being made."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)

    async def _make(self, data: dict[str, Json], who: str) -> AnalysisRecord:
        try:
            thought = await self._thinkers.think(Job(kind="analyse", data=data), who)
        except TooSlow:
            raise Problem("too_long", "This game is too long to be thought about again.", 409) from None
        if thought.error or thought.analysis is None:
            raise Problem("damaged", f"This match file cannot be thought about: {thought.error}", 409)
        return thought.analysis
