"""Lessons over HTTP: guides and puzzles, played by sending all moves so far. Nothing of it is kept."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from occasus.server.access import Asked, server_of, some_person
from occasus.server.requests import lessons
from occasus.server.requests.lessons import LessonAsk, LessonRecord, LessonState
from occasus.server.routes.errors import errors


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

    @post("/{lesson_id:str}", status_code=200, responses=errors(404))
    async def play(self, request: Asked, lesson_id: FromPath[str], data: JSONBody[LessonAsk]) -> LessonState:
        """Play a lesson from its beginning; an illegal move is refused."""
        return await lessons.play(server_of(request), await some_person(request), lesson_id, data)
