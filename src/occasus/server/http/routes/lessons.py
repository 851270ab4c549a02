"""Lessons over HTTP: guides and puzzles, played by sending all moves so far. Nothing of it is kept."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from occasus.server.http.access import Asked, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.tables.queries import lessons
from occasus.tables.queries.lessons import LessonAsk, LessonRecord, LessonState


class LessonsController(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ["games"]

    @get("/", sync_to_thread=True)
    def show_all(self) -> list[LessonRecord]:
        """All guides and puzzles, game by game."""
        return lessons.show_all()

    @get("/{lesson_id:str}", responses=errors(404), sync_to_thread=True)
    def show(self, lesson_id: FromPath[str]) -> LessonRecord:
        """A guide, a puzzle, or a scene to be tried (`try-FR-EX-06`)."""
        return lessons.record(lessons.known(lesson_id))

    @get("/{lesson_id:str}/file", responses=errors(404), sync_to_thread=True)
    def show_file(self, lesson_id: FromPath[str]) -> dict[str, Any]:
        """The position with which it begins, as a match file without moves; a study can start there."""
        return lessons.opening_file(lesson_id)

    @post("/{lesson_id:str}", status_code=200, responses=errors(404))
    async def play(self, request: Asked, lesson_id: FromPath[str], data: JSONBody[LessonAsk]) -> LessonState:
        """Play a lesson from its beginning; an illegal move is refused."""
        return await lessons.play(server_of(request), await some_person(request), lesson_id, data)
