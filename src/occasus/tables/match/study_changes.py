"""Changes of a study that several people edit: each is about the moves that lead to a spot, and none undoes another.

Numbers of lines change while others edit, moves do not: a change finds its spot by them. Two moves at one spot become
two lines, two comments on one move are both kept, and what someone has not seen is not deleted.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec

from occasus.core.basics import Json
from occasus.studies.board import written
from occasus.studies.covered import enter
from occasus.studies.file import read_study, study_data
from occasus.studies.study import LONGEST_COMMENT, MOST_CHAPTERS, MOST_MARKS, Mark, Note, Spot, Study
from occasus.tables.match.studies import Text, change_tree, make_move
from occasus.tables.protocol.problems import conflict

MOST_BYTES: Final = 400_000  # of a study that is shared
SHOWN: Final = 120  # characters of what was done
STALE: Final = ("study_changed", "Someone has changed this in the meantime. Look at it again.")
ENTERED: Final = ("entered_first", "Someone else entered a move first. Look at it again.")

What = Literal["move", "comment", "symbol", "mark", "delete", "main", "title", "name", "chapter", "remove_chapter"]


class MarkRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A ring around a place, or an arrow between two."""

    kind: Literal["ring", "arrow"]
    places: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=2)]
    colour: Literal["gold", "ember", "info", "good"] = "gold"


class StudyChange(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A change of a shared study, at the spot to which some moves of a chapter lead."""

    version: Annotated[int, msgspec.Meta(ge=0)]  # that was seen
    chapter: Annotated[int, msgspec.Meta(ge=0, lt=MOST_CHAPTERS)] = 0
    moves: Annotated[list[Text], msgspec.Meta(max_length=20_000)] = []
    what: What
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_COMMENT)] = ""  # a move, a comment, a symbol, a title
    before: Annotated[str, msgspec.Meta(max_length=LONGEST_COMMENT)] = ""  # the comment that was seen
    draw: Annotated[list[MarkRecord], msgspec.Meta(max_length=MOST_MARKS)] = []
    erase: Annotated[list[MarkRecord], msgspec.Meta(max_length=MOST_MARKS)] = []
    referee: bool = False  # an entry or its undoing beside a physical board: only at the end of the main line


class ChangeJob(msgspec.Struct, kw_only=True):
    """A change to make in a file."""

    file: dict[str, Any]
    change: StudyChange
    by: str
    version: int  # of the file


class StudyChanged(msgspec.Struct, kw_only=True):
    """A study after a change: where its author is now, and what was done."""

    file: dict[str, Any]
    chapter: int
    line: int
    at: int
    done: str


def make_change(job: ChangeJob) -> StudyChanged:
    """Make a change; one that does not fit any more is refused. Takes a while."""
    change, study = job.change, read_study(job.file)
    chapters = [study, *study.chapters]
    if change.chapter >= len(chapters):
        raise conflict(*STALE)
    chapter = chapters[change.chapter]
    spot = chapter.find(change.moves)
    if change.referee and change.what in ("move", "delete"):
        return _refereed(job, study, chapter, spot)
    if spot is None:
        raise conflict(*STALE)
    if change.what in ("delete", "remove_chapter") and change.version != job.version:
        raise conflict(*STALE)  # what someone has not seen is not deleted
    number, done = change.chapter, change.text
    if change.what == "move":
        spot, match = make_move(chapter, spot, change.text)
        done = match.text(match.moves[-1])
    elif change.what in ("delete", "main"):
        done = " ".join(change.moves[-1:])
        spot = change_tree(chapter, spot, change.what)
    elif change.what == "title":
        study.title = change.text
    elif change.what == "name":
        chapter.chapter = change.text
    elif change.what == "chapter":
        study.chapters.append(Study({**chapter.match, "result": None}, list(change.moves)))
        number, spot = len(study.chapters), Spot(0, len(change.moves))
    elif change.what == "remove_chapter":
        study, number, done = _without(chapters, change.chapter)
        spot = Spot()
    else:
        _note(chapter, spot, change, job.by)
    played = change.what in ("move", "delete", "main")
    file: dict[str, Json] = written(study) if played else {**study_data(study), "result": job.file["result"]}
    return _changed(file, number, spot, done)


def _changed(file: dict[str, Json], number: int, spot: Spot, done: str) -> StudyChanged:
    read_study(file)  # refuses what a file cannot hold
    if len(msgspec.json.encode(file)) > MOST_BYTES:
        raise conflict("too_large", "This shared study has reached its maximum size.")
    return StudyChanged(file=file, chapter=number, line=spot.line, at=spot.at, done=done[:SHOWN])


def _refereed(job: ChangeJob, study: Study, chapter: Study, spot: Spot | None) -> StudyChanged:
    """Enter or undo a move at the end of the main line that was seen; what two people enter alike is made once."""
    change, line = job.change, chapter.lines[0]
    if change.what == "move" and spot == Spot(0, line.end - 1) and line.moves[-1] == change.text:
        return _changed(job.file, change.chapter, Spot(0, line.end), change.text)
    if spot != Spot(0, line.end):
        raise conflict(*(ENTERED if line.end > len(change.moves) else STALE))
    if change.what == "move":
        spot, done = enter(chapter, line.end, change.text), change.text
    else:
        spot, done = change_tree(chapter, spot, "delete"), change.moves[-1]
    return _changed(written(study), change.chapter, spot, done)


def _note(chapter: Study, spot: Spot, change: StudyChange, by: str) -> None:
    """Say something about a move; what others have said meanwhile stays."""
    old = chapter.notes.get(chapter.main_spot(spot), Note())
    new = old
    if change.what == "symbol":
        new = replace(old, glyph=change.text)
    elif change.what == "comment":
        missed = old.comment not in ("", change.before, change.text)
        comment = f"{old.comment}\n{change.text}" if missed else change.text
        if len(comment) > LONGEST_COMMENT:
            raise conflict("too_large", "Both comments together are too long.")
        new = replace(old, comment=comment, by=by)
    elif change.what == "mark":
        drawn, erased = (
            [Mark(mark.kind, tuple(mark.places), mark.colour) for mark in marks]
            for marks in (change.draw, change.erase)
        )
        marks = [mark for mark in old.marks if mark not in erased]
        new = replace(old, marks=[*marks, *(mark for mark in drawn if mark not in marks)][:MOST_MARKS])
    chapter.note(spot, new)


def _without(chapters: list[Study], number: int) -> tuple[Study, int, str]:
    """A study without one of its chapters."""
    if len(chapters) == 1:
        raise conflict("last_chapter", "A study needs at least one chapter.")
    title, gone = chapters[0].title, chapters.pop(number)
    first, *others = chapters
    first.title = title
    first.chapters[:] = others
    return first, max(0, number - 1), gone.chapter
