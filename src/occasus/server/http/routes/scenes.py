"""The scenes of the ledgers over HTTP: which there are, and each one step by step, to be shown on a board."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from occasus.locale import known_language
from occasus.server.http.routes.errors import errors
from occasus.tables.match.replays import ReplayPart
from occasus.tables.protocol.records import Language
from occasus.tables.queries import scenes
from occasus.tables.queries.scenes import SceneRecord


class ScenesController(Controller):
    """Scenes."""

    path = "/api/scenes"
    tags = ["games"]

    @get("/", sync_to_thread=True)
    def show_all(self, language: Language = "en") -> list[SceneRecord]:
        """All scenes of all games, in the order of their ids, with titles in a language."""
        return scenes.show_all(known_language(language))

    @get("/{scene_id:str}", responses=errors(404), sync_to_thread=True)
    def show(self, scene_id: FromPath[str]) -> ReplayPart:
        """A scene: the position before the first move, and after each; or `puzzle-ID`, as its solver sees it."""
        return scenes.show(scene_id)
