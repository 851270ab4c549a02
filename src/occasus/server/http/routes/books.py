"""The books "How to play" over HTTP: chapters with their ideas, figures and rules, in a language."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from occasus.server.http.routes.errors import errors
from occasus.tables.protocol.records import Language
from occasus.tables.queries import books
from occasus.tables.queries.books import ChapterRecord


class BooksController(Controller):
    """Books."""

    path = "/api/books"
    tags = ["games"]

    @get("/{name:str}", responses=errors(404), sync_to_thread=True)
    def show(self, name: FromPath[str], language: Language = "en") -> list[ChapterRecord]:
        """The book of a game in a language: chapter by chapter."""
        return books.show(name, language)
