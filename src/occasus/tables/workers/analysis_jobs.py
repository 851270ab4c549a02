"""Analyses of replays: each is made once, turn by turn, and then remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, final

from occasus.arena.analysis.analyse import PART
from occasus.arena.analysis.effort import find_effort, usual_effort
from occasus.arena.analysis.records import AnalysisRecord, TurnRecord
from occasus.arena.analysis.report import report
from occasus.core.basics import Json
from occasus.tables.protocol.problems import Problem
from occasus.tables.workers.bot_worker import Job, Thinkers, Thought
from occasus.tables.workers.worker_pool import TooSlow

KEPT: Final = 100  # that are remembered


@final
class Growing:
    """An analysis, as far as it is made."""

    def __init__(self) -> None:
        self.record: AnalysisRecord | None = None
        self.grown = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def set(self, record: AnalysisRecord) -> None:
        self.record = record
        self.wake()

    def wake(self) -> None:
        self.grown.set()
        self.grown = asyncio.Event()

    def has(self, after: int) -> bool:
        """Return whether more turns are judged than someone knows, or all of them."""
        record = self.record
        return record is not None and (record.done > after or record.done == record.total)


@final
class Analyses:
    """Analyses by replay. A server gives them a thinker of their own, so that no bot at a table waits for them."""

    def __init__(self, thinkers: Thinkers, effort: str = "") -> None:
        self._thinkers: Final = thinkers
        self._effort: Final = find_effort(effort or usual_effort())
        self._kept: Final[OrderedDict[str, Growing]] = OrderedDict()

    def has(self, replay: str) -> bool:
        """Return whether a replay is being analysed, or was."""
        return replay in self._kept

    async def of(
        self, replay: str, data: dict[str, Json], who: str, where: str = "", after: int | None = None
    ) -> AnalysisRecord:
        """The analysis of a replay: the whole of it, or as soon as more than `after` turns are judged (-1: the first
        part). Whoever asks while it is being made waits for the same one.
        """
        growing = self._kept.get(replay)
        if growing is None:
            growing = self._kept[replay] = Growing()
            growing.task = asyncio.create_task(self._make(growing, data, who, where))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        task = growing.task
        assert task is not None
        while not task.done() and (after is None or not growing.has(after)):
            if after is None:
                await asyncio.wait([task])
            else:
                await growing.grown.wait()
        if task.done() and not task.cancelled() and (error := task.exception()) is not None:
            if self._kept.get(replay) is growing:
                self._kept.pop(replay)
            raise error
        assert growing.record is not None
        return growing.record

    async def close(self) -> None:
        """Give up what is being made."""
        tasks = [growing.task for growing in self._kept.values() if growing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, growing: Growing, data: dict[str, Json], who: str, where: str) -> None:
        effort = self._effort
        try:
            thought = await self._think(Job(kind="survey", data=data, effort=effort.name), who, where)
            assert thought.survey is not None
            survey, order = thought.survey.survey, thought.survey.order
            judged: list[TurnRecord] = []
            growing.set(report(survey, judged, len(order), effort))
            for first in range(0, len(order), PART):
                job = Job(kind="judge", data=data, places=order[first : first + PART], effort=effort.name)
                judged += (await self._think(job, who, where)).turns
                growing.set(report(survey, judged, len(order), effort))
        finally:
            growing.wake()

    async def _think(self, job: Job, who: str, where: str) -> Thought:
        try:
            thought = await self._thinkers.think(job, who, where)
        except TooSlow:
            raise Problem("too_long", "This game is too long to analyse.", 409) from None
        if thought.error:
            raise Problem("damaged", f"This match file can't be analysed: {thought.error}", 409)
        return thought
