"""A process in which bots think: `python -m occasus.server.thinker`.

It reads a line of JSON with a job and writes a line with the answer. A job holds a view, never a state, so that a bot
cannot know more than its seat.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from random import Random
from typing import Any, Final, TextIO

import msgspec

from occasus.bots.budget import Budget
from occasus.bots.outlook import adviser_of
from occasus.bots.registry import find_bot
from occasus.core.basics import OccasusError
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.server.analysis import AnalysisRecord, analyse
from occasus.server.records import AdviceRecord

ADVICE_SECONDS: Final = 4.0  # a person waits for it


class Job(msgspec.Struct, kw_only=True):
    """What is asked: `decide` by a bot, `advise` what is best and why, `replay` a match file, or `analyse` it."""

    kind: str
    game: str = ""
    bot: str = ""
    view: dict[str, Any] = {}
    seed: str = ""
    seconds: float = 0.0  # that a bot may think; 0 leaves it to the bot
    data: dict[str, Any] = {}


class Thought(msgspec.Struct, kw_only=True):
    """The answer."""

    action: str = ""
    advice: list[AdviceRecord] = []
    analysis: AnalysisRecord | None = None
    error: str = ""


def think(job: Job) -> Thought:
    """Do a job."""
    try:
        if job.kind == "replay":
            from_data(job.data, find)
            return Thought()
        if job.kind == "analyse":
            return Thought(analysis=analyse(job.data))
        game = find(job.game)
        legal: list[str] = list(job.view["legal"])
        if job.kind == "advise":
            told = adviser_of(job.game).advise(game, job.view, legal, Random(job.seed), Budget(0, ADVICE_SECONDS))
            advice = [msgspec.convert(each.record(), AdviceRecord) for each in told]
            return Thought(action=advice[0].action, advice=advice)
        budget = Budget(0, job.seconds)
        return Thought(action=find_bot(job.bot).decide(game, job.view, legal[:], Random(job.seed), budget))
    except OccasusError as error:
        return Thought(error=str(error))


def main(given: TextIO, answers: TextIO) -> None:
    """Do one job after another until the server goes away."""
    decode, encode = msgspec.json.Decoder(Job).decode, msgspec.json.encode
    for line in given:
        answers.write(encode(think(decode(line))).decode() + "\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the interrupt key is for the server
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    out, sys.stdout = sys.stdout, sys.stderr  # a bot may print what it likes
    main(sys.stdin, out)
