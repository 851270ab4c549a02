"""The games over HTTP: what can be chosen in each, its words, its facts, its rules."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, get
from litestar.params import FromPath

from occasus.content import facts
from occasus.core.registry import names
from occasus.locale import known_language, messages_of
from occasus.server.http.routes.errors import errors
from occasus.tables.match.content_files import FiguresRecord
from occasus.tables.protocol.records import Language
from occasus.tables.queries import games
from occasus.tables.queries.games import GameRecord, RuleRecord, WordsRecord


class GamesController(Controller):
    """Games."""

    path = "/api/games"
    tags = ["games"]

    @get("/", sync_to_thread=False)
    def show_all(self) -> list[GameRecord]:
        """All games, with their options."""
        return [games.game_record(name) for name in names()]

    @get("/{name:str}", responses=errors(404), sync_to_thread=False)
    def show(self, name: FromPath[str]) -> GameRecord:
        """A game, with its options."""
        return games.game_record(games.known(name))

    @get(["/{name:str}/vocabulary", "/{name:str}/words"], responses=errors(404), sync_to_thread=True)
    def show_words(self, name: FromPath[str]) -> WordsRecord:
        """The kinds of actions and events of a game, and the words in them."""
        return games.words(games.known(name))

    @get("/{name:str}/facts", responses=errors(404), sync_to_thread=True)
    def show_facts(self, name: FromPath[str]) -> dict[str, Any]:
        """The printed facts of a game, with their sources."""
        return facts(games.known(name))

    @get(["/{name:str}/values", "/{name:str}/figures"], responses=errors(404), sync_to_thread=True)
    def show_figures(self, name: FromPath[str]) -> FiguresRecord:
        """Which figures of a game are placeholders, and how sure the others are."""
        return games.figures(games.known(name))

    @get("/{name:str}/template", responses=errors(404), sync_to_thread=True, media_type=MediaType.TEXT)
    def show_template(self, name: FromPath[str]) -> str:
        """A content file with every figure of a game, to correct and bring to a table."""
        return games.template(games.known(name))

    @get("/{name:str}/messages", responses=errors(404), sync_to_thread=True, media_type=MediaType.TEXT)
    def show_messages(self, name: FromPath[str], language: Language = "en") -> str:
        """The words of a game in a language, as Fluent messages."""
        return messages_of(games.known(name), known_language(language))

    @get("/{name:str}/rules", responses=errors(404), sync_to_thread=True)
    def show_rules(self, name: FromPath[str], language: Language = "en") -> list[RuleRecord]:
        """The rules of a game that players meet, each with its id, in a language."""
        return games.rules(games.known(name), known_language(language))
