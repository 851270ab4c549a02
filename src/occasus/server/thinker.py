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

from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.contract import remark_of
from occasus.bots.registry import find_bot
from occasus.core.basics import OccasusError
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.server import contents
from occasus.server.analysis import AnalysisRecord, analyse
from occasus.server.problems import Problem
from occasus.server.records import AdviceRecord
from occasus.server.replays import ReplayPart, part, state_at
from occasus.server.stories import story_of

READY: Final = "ready\n"  # what a process says first: the time for a job does not begin before
ADVICE_SECONDS: Final = 4.0  # a person waits for it


class Job(msgspec.Struct, kw_only=True):
    """What is asked: `decide` by a bot, `advise` what is best and why; or for a match file: play it through
    (`replay`), show some `steps` of it, save its `state` at the step `first`, tell its `story`, or `analyse` it; or
    read the `content` file that a host has brought.
    """

    kind: str
    game: str = ""
    content: str = ""  # of a table, as JSON; as it was brought, for `content`
    bot: str = ""
    view: dict[str, Any] = {}
    seed: str = ""
    seconds: float = 0.0  # that a bot may think; 0 leaves it to the bot
    data: dict[str, Any] = {}
    first: int = 0
    count: int = 0
    seat: int = 0


class Thought(msgspec.Struct, kw_only=True):
    """The answer."""

    action: str = ""
    remark: str = ""  # what the bot says with it
    advice: list[AdviceRecord] = []
    analysis: AnalysisRecord | None = None
    part: ReplayPart | None = None
    state: str = ""
    story: str = ""
    content: str = ""
    code: str = ""  # of an error
    error: str = ""


def think(job: Job) -> Thought:
    """Do a job."""
    try:
        if job.kind == "replay":
            from_data(job.data, find)
            return Thought()
        if job.kind == "steps":
            return Thought(part=part(job.data, job.first, job.count, job.seat))
        if job.kind == "state":
            return Thought(state=state_at(job.data, job.first))
        if job.kind == "story":
            return Thought(story=story_of(job.data))
        if job.kind == "analyse":
            return Thought(analysis=analyse(job.data))
        if job.kind == "content":
            return Thought(content=contents.read(job.game, job.content))
        game = contents.game_with(job.game, job.content)
        legal: list[str] = list(job.view["legal"])
        if job.kind == "advise":
            told = adviser_of(job.game).advise(game, job.view, legal, Random(job.seed), Budget(0, ADVICE_SECONDS))
            advice = [msgspec.convert(each.record(), AdviceRecord) for each in told]
            return Thought(action=advice[0].action, advice=advice)
        budget = Budget(0, job.seconds)
        bot = find_bot(job.bot)
        action = bot.decide(game, job.view, legal[:], Random(job.seed), budget)
        return Thought(action=action, remark=remark_of(bot, game, job.view, action))
    except Problem as problem:
        return Thought(error=str(problem), code=problem.code)
    except OccasusError as error:
        return Thought(error=str(error))
    except MemoryError:
        return Thought(error="too large")
    except (RecursionError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
        if job.kind == "content":
            return Thought(error=f"your content file cannot be used ({type(error).__name__}).")
        if not job.data:  # a bot's mistake: its process ends
            raise
        return Thought(error=f"this match file is damaged ({type(error).__name__}).")


def main(given: TextIO, answers: TextIO, seconds: int = 0) -> None:
    """Do one job after another until the server goes away."""
    decode, encode = msgspec.json.Decoder(Job).decode, msgspec.json.encode
    answers.write(READY)
    answers.flush()
    for line in given:
        if seconds:
            bound_time(seconds)
        answers.write(encode(think(decode(line))).decode() + "\n")
        answers.flush()


def bound_memory(most: int) -> None:
    """Let this process have so many bytes of its own, where the system can see to that."""
    with contextlib.suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def bound_time(seconds: int) -> None:
    """End this process if the next job takes so many seconds of processor time."""
    with contextlib.suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the interrupt key is for the server
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    out, sys.stdout = sys.stdout, sys.stderr  # a bot may print what it likes
    if len(sys.argv) > 1:
        bound_memory(int(sys.argv[1]))
    main(sys.stdin, out, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
