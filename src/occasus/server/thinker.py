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
from typing import Any, TextIO

import msgspec

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.basics import OccasusError
from occasus.core.match_file import from_data
from occasus.games import find


class Job(msgspec.Struct, kw_only=True):
    """What is asked: `decide` by a bot, `rank` what is best, or `replay` a match file."""

    kind: str
    game: str = ""
    bot: str = ""
    view: dict[str, Any] = {}
    seed: str = ""
    data: dict[str, Any] = {}


class Thought(msgspec.Struct, kw_only=True):
    """The answer."""

    action: str = ""
    ranking: list[tuple[str, float]] = []
    error: str = ""


def think(job: Job) -> Thought:
    """Do a job."""
    try:
        if job.kind == "replay":
            from_data(job.data, find)
            return Thought()
        game = find(job.game)
        legal: list[str] = list(job.view["legal"])
        action = find_bot(job.bot).decide(game, job.view, legal[:], Random(job.seed), Budget())
        return Thought(action=action, ranking=_ranking(job, legal) if job.kind == "rank" else [])
    except OccasusError as error:
        return Thought(error=str(error))


def _ranking(job: Job, legal: list[str]) -> list[tuple[str, float]]:
    """The best few actions, where the game has a judge."""
    from occasus.bots.greedy import judge_of

    try:
        judge = judge_of(job.game)(find(job.game), job.view)
    except OccasusError:
        return []
    return sorted(((action, round(judge.worth(action), 2)) for action in legal), key=lambda pair: -pair[1])[:3]


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
