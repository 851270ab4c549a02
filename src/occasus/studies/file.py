"""Studies as match files: the moves are the main line, and `study` holds the rest, so that old readers follow it."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import Json, OccasusError
from occasus.core.match_file import FORMAT as MATCH_FORMAT
from occasus.studies.study import (
    COLOURS,
    GLYPHS,
    LONGEST_COMMENT,
    MARK_KINDS,
    MOST_CHAPTERS,
    MOST_LINES,
    MOST_MARKS,
    MOST_MOVES,
    Line,
    Mark,
    Note,
    Spot,
    Study,
)

FORMAT: Final = "occasus study 1"
MOST_MAIN_MOVES: Final = 20_000
LONGEST_TEXT: Final = 400  # characters of a move, a title, a name or a place
MOST_NOTES: Final = 5_000


def study_data(study: Study) -> dict[str, Json]:
    """Return the match file of a study."""
    lines = [{"from": line.parent, "at": line.at, "moves": list(line.moves)} for line in study.lines[1:]]
    notes = [{"line": spot.line, "at": spot.at, **_note_data(note)} for spot, note in _ordered(study)]
    extra: dict[str, Json] = {"format": FORMAT, "title": study.title, "lines": lines, "notes": notes}
    if study.solution:
        extra["solution"] = study.solution
    if study.covered:
        extra["covered"] = [*study.covered]
    if study.chapter:
        extra["chapter"] = study.chapter
    if study.chapters:
        extra["chapters"] = [study_data(chapter) for chapter in study.chapters]
    return {**study.match, "moves": list(study.lines[0].moves), "study": extra}


def _ordered(study: Study) -> list[tuple[Spot, Note]]:
    return sorted(study.notes.items(), key=lambda item: (item[0].line, item[0].at))


def _note_data(note: Note) -> dict[str, Json]:
    marks = [{"kind": mark.kind, "places": list(mark.places), "colour": mark.colour} for mark in note.marks]
    data: dict[str, Json] = {"comment": note.comment, "glyph": note.glyph, "marks": marks, "by": note.by}
    return {key: value for key, value in data.items() if value}


def read_study(data: Json) -> Study:
    """Read a study from a match file, with or without variations; what is wrong is refused with its place."""
    study = _read_chapter(data)
    extra = data.get("study") or {}
    for number, entry in enumerate(_list(extra.get("chapters", []), "study.chapters", MOST_CHAPTERS - 1)):
        where = f"study.chapters[{number}]"
        try:
            chapter = _read_chapter(entry)
        except OccasusError as error:
            raise OccasusError(f"{where}: {error}") from error
        if chapter.match.get("game") != study.match.get("game"):
            raise OccasusError(f"{where}: all chapters are about one game.")
        if (entry.get("study") or {}).get("chapters"):
            raise OccasusError(f"{where}: a chapter has no chapters.")
        study.chapters.append(chapter)
    return study


def _read_chapter(data: Json) -> Study:
    if not isinstance(data, dict) or data.get("format") != MATCH_FORMAT:
        raise OccasusError("this is not an Occasus match file (its format is not named at the top).")
    main = _moves(data.get("moves"), "moves", MOST_MAIN_MOVES)
    match = {key: value for key, value in data.items() if key not in ("moves", "study")}
    extra = data.get("study")
    if extra is None:
        return Study(match, main)
    extra = _map(extra, "study")
    if extra.get("format") != FORMAT:
        raise OccasusError(f"study.format: {FORMAT!r} was expected; a newer release may read this study.")
    study = Study(match, main, _text(extra.get("title", ""), "study.title"))
    study.solution = _text(extra.get("solution", ""), "study.solution")
    study.chapter = _text(extra.get("chapter", ""), "study.chapter")
    for number, place in enumerate(_list(extra.get("covered", []), "study.covered", MOST_MAIN_MOVES)):
        study.covered.append(_number(place, f"study.covered[{number}]", max(0, len(main) - 1)))
    for number, entry in enumerate(_list(extra.get("lines", []), "study.lines", MOST_LINES - 1)):
        _read_line(study, entry, f"study.lines[{number}]")
    if sum(len(line.moves) for line in study.lines[1:]) > MOST_MOVES:
        raise OccasusError(f"study.lines: they have more than {MOST_MOVES} moves in all.")
    for number, entry in enumerate(_list(extra.get("notes", []), "study.notes", MOST_NOTES)):
        _read_note(study, entry, f"study.notes[{number}]")
    return study


def _read_line(study: Study, entry: Json, where: str) -> None:
    given = _map(entry, where)
    parent = _number(given.get("from"), f"{where}.from", len(study.lines) - 1)
    line = study.lines[parent]
    at = _number(given.get("at"), f"{where}.at", line.end)
    if at < line.at:
        raise OccasusError(f"{where}.at: line {parent} begins after move {line.at}, so nothing leaves it before.")
    moves = _moves(given.get("moves"), f"{where}.moves", MOST_MOVES)
    if not moves:
        raise OccasusError(f"{where}.moves: a line has at least one move.")
    study.lines.append(Line(parent, at, moves))


def _read_note(study: Study, entry: Json, where: str) -> None:
    given = _map(entry, where)
    line = _number(given.get("line", 0), f"{where}.line", len(study.lines) - 1)
    at = _number(given.get("at"), f"{where}.at", study.lines[line].end)
    comment, by = given.get("comment", ""), _text(given.get("by", ""), f"{where}.by")
    glyph = _word(given.get("glyph", ""), ("", *GLYPHS), f"{where}.glyph")
    marks = _list(given.get("marks", []), f"{where}.marks", MOST_MARKS)
    note = Note(
        _text(comment, f"{where}.comment", LONGEST_COMMENT),
        glyph,
        [_read_mark(mark, f"{where}.marks[{number}]") for number, mark in enumerate(marks)],
        by,
    )
    study.note(Spot(line, max(at, study.lines[line].at)), note)


def _read_mark(entry: Json, where: str) -> Mark:
    given = _map(entry, where)
    kind = _word(given.get("kind"), MARK_KINDS, f"{where}.kind")
    places = tuple(_text(place, f"{where}.places") for place in _list(given.get("places"), f"{where}.places", 2))
    if len(places) != (1 if kind == "ring" else 2):
        raise OccasusError(f"{where}.places: a ring has one place and an arrow has two.")
    return Mark(kind, places, _word(given.get("colour", COLOURS[0]), COLOURS, f"{where}.colour"))


def _map(given: Json, where: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise OccasusError(f"{where}: a map was expected.")
    return given


def _list(given: Json, where: str, most: int) -> list[Any]:
    if not isinstance(given, list):
        raise OccasusError(f"{where}: a list was expected.")
    if len(given) > most:
        raise OccasusError(f"{where}: at most {most} entries are read, not {len(given)}.")
    return given


def _moves(given: Json, where: str, most: int) -> list[str]:
    return [_text(move, f"{where}[{number}]") for number, move in enumerate(_list(given, where, most))]


def _text(given: Json, where: str, most: int = LONGEST_TEXT) -> str:
    if not isinstance(given, str):
        raise OccasusError(f"{where}: a text was expected.")
    if len(given) > most:
        raise OccasusError(f"{where}: at most {most} characters are read, not {len(given)}.")
    return given


def _number(given: Json, where: str, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= most:
        raise OccasusError(f"{where}: a whole number from 0 to {most} was expected.")
    return given


def _word(given: Json, words: tuple[str, ...], where: str) -> str:
    if given not in words:
        raise OccasusError(f"{where}: one of {', '.join(word for word in words if word)} was expected.")
    return str(given)
