"""A process in which bots think: `python -m occasus.tables.workers.bot_worker`.

It reads a line of JSON with a job and writes a line with the answer. A job holds a view, never a state, so that a bot
cannot know more than its seat.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from random import Random
from typing import Any, Final, Protocol, TextIO

import msgspec

from occasus.arena.analysis.records import TurnRecord
from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.contract import remark_of
from occasus.bots.registry import find_bot
from occasus.bots.table_chances import at_table, left_of, shifts
from occasus.core.basics import OccasusError
from occasus.core.game import Game
from occasus.core.match_file import from_data
from occasus.core.preview import foresee
from occasus.games import find
from occasus.games.fall_of_rome.io.danger import danger
from occasus.tables.match import content_files
from occasus.tables.match.archived_games import story_of
from occasus.tables.match.editor import EditAsk, EditRecord, edit
from occasus.tables.match.final_view import FinalView, final_view
from occasus.tables.match.replays import ReplayPart, part, state_at
from occasus.tables.match.studies import (
    PositionAsk,
    PositionRecord,
    StudyLook,
    StudyPosition,
    check_position,
    look,
    seat_view,
)
from occasus.tables.match.studies import refuse_illegal as refuse_illegal_lines
from occasus.tables.match.study_changes import ChangeJob, StudyChanged, make_change
from occasus.tables.match.view_cache import foreseen_line
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import AdviceRecord, CityInDanger, DangerRecord, ForeseenLine
from occasus.tables.workers.analysis import SurveyPart, judge_turns, survey
from occasus.tables.workers.uploads import checked

READY: Final = "ready\n"  # what a process says first: the time for a job does not begin before
ADVICE_SECONDS: Final = 4.0  # a person waits for it


class Job(msgspec.Struct, kw_only=True):
    """What is asked: `decide` by a bot, `advise` what is best and why, `foresee` some lines of actions; or for a
    match file: check it and play it through (`replay`), show some `steps` of it, save its `state` at the step `first`,
    show how it looks in the end (`final`), tell its `story`, or `survey` it for an analysis and `judge` some turns; or
    read the `content` file that a host has brought; or what `bot` names of a `study`.
    """

    kind: str
    game: str = ""
    content: str = ""  # of a table, as JSON; as it was brought, for `content`
    bot: str = ""
    view: dict[str, Any] = {}
    levels: list[str] = []  # at the table, by seat, for the chances of `advise`
    lines: list[list[int]] = []  # of codes, for `foresee`
    danger: bool = False  # whether `foresee` also says what may be destroyed
    seed: str = ""
    seconds: float = 0.0  # that a bot may think; 0 leaves it to the bot
    data: dict[str, Any] = {}
    first: int = 0
    count: int = 0
    seat: int = 0
    places: list[int] = []  # of turns to judge
    effort: str = ""  # of an analysis


class Thought(msgspec.Struct, kw_only=True):
    """The answer."""

    action: str = ""
    remark: str = ""  # what the bot says with it
    advice: list[AdviceRecord] = []
    at_table: bool = False  # its chances are for the levels at the table
    foreseen: list[ForeseenLine] = []
    danger: DangerRecord | None = None
    survey: SurveyPart | None = None
    turns: list[TurnRecord] = []
    part: ReplayPart | None = None
    state: str = ""
    story: str = ""
    final: FinalView | None = None
    content: str = ""  # or a match file, as it may be kept
    study: StudyPosition | None = None
    changed: StudyChanged | None = None
    edited: EditRecord | None = None
    position: PositionRecord | None = None
    code: str = ""  # of an error
    error: str = ""


class Thinkers(Protocol):
    """Those who think for bots and give hints."""

    async def think(self, job: Job, who: str = "", where: str = "") -> Thought:
        """Do a job for someone at an address."""


def think(job: Job) -> Thought:
    try:
        if job.kind == "replay":
            data = checked(job.data)
            from_data(data, find)
            refuse_illegal_lines(data)
            return Thought(content=msgspec.json.encode(data).decode())
        if job.kind == "study":
            return _study(job.bot, job.data)
        if job.kind == "steps":
            return Thought(part=part(job.data, job.first, job.count, job.seat))
        if job.kind == "state":
            return Thought(state=state_at(job.data, job.first))
        if job.kind == "final":
            return Thought(final=final_view(job.data))
        if job.kind == "story":
            return Thought(story=story_of(job.data))
        if job.kind == "survey":
            return Thought(survey=survey(job.data, job.effort))
        if job.kind == "judge":
            return Thought(turns=judge_turns(job.data, job.places, job.effort))
        if job.kind == "content":
            return Thought(content=content_files.read(job.game, job.content))
        game = content_files.game_with(job.game, job.content)
        if job.kind == "foresee":
            previews = foresee(game, job.view, job.lines, Random(job.seed))
            lines = [foreseen_line(game, preview) for preview in previews]
            return Thought(foreseen=lines, danger=_danger(game, job) if job.danger else None)
        legal: list[str] = list(job.view["legal"])
        if job.kind == "advise":
            budget = Budget(0, job.seconds or ADVICE_SECONDS)
            advised = adviser_of(job.game).advise(game, job.view, legal, Random(job.seed), budget)
            advice = [msgspec.convert(item.record(), AdviceRecord) for item in advised]
            return Thought(action=advice[0].action, advice=advice, at_table=_at_table(game, job, advice))
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
            return Thought(error=f"your content file can't be used ({type(error).__name__}).")
        if not job.data:  # a bot's mistake: its process ends
            raise
        return Thought(error=f"this match file is damaged ({type(error).__name__}).")


def _danger(game: Game[Any], job: Job) -> DangerRecord | None:
    """Return what may be destroyed before the seat's next turn, where the game can say it."""
    if game.name != "fall_of_rome":
        return None
    dangers = danger(game, job.view, Random(job.seed))
    cities = [CityInDanger(tribe=tribe, city=city, percent=percent) for tribe, city, percent in dangers.cities]
    return DangerRecord(cities=cities, sacks=dangers.sacks)


def _at_table(game: Game[Any], job: Job, advice: list[AdviceRecord]) -> bool:
    """Tell the chances for the levels at the table, where these were measured."""
    if not job.levels or shifts(job.game) is None:
        return False
    left = left_of(game, job.view["position"])
    for line in advice:
        line.chance = round(at_table(game, line.chance, int(job.view["seat"]), job.levels, left), 4)
    return True


def _study(what: str, data: dict[str, Any]) -> Thought:
    """Look at a spot of a study, or return what a seat sees there, or check a position."""
    if what == "position":
        return Thought(position=check_position(msgspec.convert(data, PositionAsk)))
    if what == "edit":
        return Thought(edited=edit(msgspec.convert(data, EditAsk)))
    if what == "change":
        return Thought(changed=make_change(msgspec.convert(data, ChangeJob)))
    ask = msgspec.convert(data, StudyLook)
    ask.file = checked(ask.file)
    if what == "seat_view":
        return Thought(state=msgspec.json.encode(seat_view(ask)).decode())
    return Thought(study=look(ask))


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
