"""Lessons: guides and puzzles, played by sending all moves so far. Nothing of it is kept."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Annotated, Any

import msgspec

from occasus.core.basics import Json, Seat
from occasus.core.match import Match
from occasus.core.match_file import to_data
from occasus.core.preview import foresee
from occasus.lessons.best_turn import Review
from occasus.lessons.daily import puzzle_of
from occasus.lessons.ledger_scenes import TRY, trial
from occasus.lessons.lesson import Attempt, Lesson, Verdict, lessons
from occasus.scenes.run import open_scene
from occasus.tables.match.onlooker import Onlooker
from occasus.tables.match.view_cache import action_record, events_for, foreseen_line
from occasus.tables.protocol.client_messages import ActionText, Lines, check_lines
from occasus.tables.protocol.problems import not_found
from occasus.tables.protocol.records import ForeseenLine, ReasonRecord, StepRecord, ViewRecord
from occasus.tables.queries.app_services import AppServices
from occasus.tables.store.rows import Person


class LessonStep(msgspec.Struct, kw_only=True):
    """A step of a guide: a message, and a pattern of the action that is asked for (empty: only to be read)."""

    say: str
    do: str
    next: str  # a move that is made when the reader goes on
    at: str  # what the message is about: `city genua`
    rules: list[str]


class LessonRecord(msgspec.Struct, kw_only=True):
    """A guide (with steps) or a puzzle (with a number of decisions)."""

    id: str
    game: str
    players: int
    seat: int
    moves: int
    guide: str  # the game, where this is a chapter of its guide
    kind: str  # of a puzzle that asks for the best turn, the game and its phase: `empires_end-industry`; else empty
    degree: int  # of such a puzzle: 1 to 3; else 0
    today: bool  # the puzzle of the day
    steps: list[LessonStep]


class LessonAsk(msgspec.Struct, kw_only=True):
    """My moves so far; and, where I wonder, lines to foresee or an action to explain after them."""

    moves: Annotated[list[ActionText], msgspec.Meta(max_length=80)]
    lines: Lines = []
    action: Annotated[str, msgspec.Meta(max_length=200)] = ""

    def __post_init__(self) -> None:
        check_lines(self.lines)


class ReviewRecord(msgspec.Struct, kw_only=True):
    """A decided puzzle: the chance to win after the best turn, and after mine where it was judged; and why."""

    best: float
    yours: float | None
    why: list[ReasonRecord]
    solution: list[str]


class LessonState(msgspec.Struct, kw_only=True):
    """The state of a lesson after my moves."""

    steps: list[StepRecord]
    view: ViewRecord
    verdict: Verdict
    review: ReviewRecord | None
    foreseen: list[ForeseenLine]
    rule: str
    rule_text: str


def show_all() -> list[LessonRecord]:
    """All guides and puzzles, game by game."""
    return [record(lesson) for lesson in lessons().values()]


async def play(house: AppServices, person: Person, lesson_id: str, asked: LessonAsk) -> LessonState:
    """Play a lesson from its beginning; an illegal move is refused."""
    house.limits.check("lesson", person.id)
    state = await house.run_in_thread(_play, known(lesson_id), asked)
    state.rule_text = house.rule(state.rule)
    return state


def known(lesson_id: str) -> Lesson:
    """A guide, a puzzle, or a scene to be tried (`try-FR-EX-06`); anything else is not found."""
    lesson = lessons().get(lesson_id)
    if lesson is None and lesson_id.startswith(TRY):
        lesson = trial(lesson_id.removeprefix(TRY))
    if lesson is None:
        raise not_found()
    return lesson


def record(lesson: Lesson) -> LessonRecord:
    """A guide or a puzzle as it is told."""
    return LessonRecord(
        id=lesson.id,
        game=lesson.game,
        players=lesson.players,
        seat=lesson.seat,
        moves=lesson.moves,
        guide=lesson.guide,
        kind=lesson.best.kind if lesson.best else "",
        degree=lesson.best.degree if lesson.best else 0,
        today=lesson.id == puzzle_of(datetime.now(UTC).date()).id,
        steps=[
            LessonStep(
                say=step["say"],
                do=step.get("do", ""),
                next=step.get("next", ""),
                at=step.get("at", ""),
                rules=step.get("rules", []),
            )
            for step in lesson.steps
        ],
    )


def opening_file(lesson_id: str) -> dict[str, Json]:
    """The position with which a guide, a puzzle or a scene begins, as a match file without moves."""
    match = Attempt(known(lesson_id), []).scene.match
    return to_data(Match(match.game, match.seats, match.options, "study", match.state))


def _play(lesson: Lesson, asked: LessonAsk) -> LessonState:
    attempt = Attempt(lesson, asked.moves)
    match, seat = attempt.scene.match, lesson.seat
    game, result = match.game, match.result()
    parse = game.catalogue.parse
    mine = seat in game.actors(match.state)
    lines = [[parse(text) for text in line] for line in asked.lines] if mine else []
    previews = foresee(game, match.view(seat), lines, Random(match.seed)) if lines else []
    return LessonState(
        steps=_steps(open_scene(lesson.scene).match, match, seat),
        view=ViewRecord(
            seat=seat,
            actors=game.actors(match.state),
            legal=[action_record(game, code) for code in sorted(game.legal(match.state, seat))] if mine else [],
            position=game.describe(match.state, seat),
            result=result.record() if result else None,
            can_undo=bool(asked.moves),
        ),
        verdict=attempt.verdict(),
        review=_review(attempt.review()),
        foreseen=[foreseen_line(game, preview) for preview in previews],
        rule=(game.explain(match.state, seat, parse(asked.action)) or "") if asked.action else "",
        rule_text="",
    )


def _steps(opening: Match[Any], match: Match[Any], seat: Seat) -> list[StepRecord]:
    """The moves of a lesson, as a seat saw them from its opening on."""
    onlooker = Onlooker(match.game, opening.state, seat)
    return [
        StepRecord(
            number=number,
            seat=mover,
            events=events_for(match.log[number], seat),
            changes=onlooker.make(mover, code, match.log[number]),
        )
        for number, (mover, code) in enumerate(match.moves)
    ]


def _review(review: Review | None) -> ReviewRecord | None:
    if review is None:
        return None
    return ReviewRecord(
        best=review.best,
        yours=review.yours,
        why=msgspec.convert(review.why, list[ReasonRecord]),
        solution=review.solution,
    )
