"""Studies over HTTP: positions to check, and matches with variations, step by step."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from occasus.server import shared_studies
from occasus.server.http.access import Asked, address, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.shared_studies import SharedSpot, SharedStudy
from occasus.server.storage.studies import SharedLine
from occasus.tables.match.editor import EditAsk, EditRecord
from occasus.tables.match.studies import PositionAsk, PositionRecord, StudyLook, StudyPosition
from occasus.tables.match.study_changes import StudyChange
from occasus.tables.protocol.records import AdviceRecord
from occasus.tables.queries import studies

Key = Annotated[str, QueryParameter(max_length=40)]


class ShareRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A study that others shall edit."""

    file: dict[str, Any]


class StudiesController(Controller):
    """Studies."""

    path = "/api/studies"
    tags = ["studies"]

    @post("/look", status_code=200, responses=errors(409, 413))
    async def look(self, request: Asked, data: JSONBody[StudyLook]) -> StudyPosition:
        """A spot of a study: the position, what every seat or chance can do, and why something is not possible."""
        return await studies.look(server_of(request), await some_person(request), data, address(request))

    @post("/hint", status_code=200, responses=errors(409, 413))
    async def hint(self, request: Asked, data: JSONBody[StudyLook]) -> list[AdviceRecord]:
        """Return what the strongest bot thinks of a spot, from what the seat that decides sees."""
        return await studies.hint(server_of(request), await some_person(request), data, address(request))

    @post("/positions", status_code=200, responses=errors(409, 413))
    async def check(self, request: Asked, data: JSONBody[PositionAsk]) -> PositionRecord:
        """All faults of a position with their places and repairs; without faults, a study that starts there."""
        return await studies.check(server_of(request), await some_person(request), data, address(request))

    @post("/edit", status_code=200, responses=errors(409, 413))
    async def edit(self, request: Asked, data: JSONBody[EditAsk]) -> EditRecord:
        """A position to edit: what is opened, or all faults after a change, with its link and how it is drawn."""
        return await studies.edit(server_of(request), await some_person(request), data, address(request))

    @get("/shared", responses=errors())
    async def show_mine(self, request: Asked) -> list[SharedLine]:
        """The studies that I share, the last changed first."""
        return await shared_studies.list_mine(server_of(request), await some_person(request))

    @post("/shared", status_code=200, responses=errors(409, 413))
    async def share(self, request: Asked, data: JSONBody[ShareRequest]) -> SharedStudy:
        """Share a study: whoever has its id reads it, whoever has its key edits it too."""
        return await shared_studies.share(server_of(request), await some_person(request), data.file, address(request))

    @get("/shared/{study:str}", responses=errors(404))
    async def show(self, request: Asked, study: FromPath[str], key: Key = "") -> SharedStudy:
        """A shared study as it is now; its socket, `/ws/studies/ID`, tells of every change."""
        return await shared_studies.show(server_of(request), await some_person(request), study, key)

    @post("/shared/{study:str}/changes", status_code=200, responses=errors(403, 404, 409, 413))
    async def change(
        self, request: Asked, study: FromPath[str], data: JSONBody[StudyChange], key: Key = ""
    ) -> SharedSpot:
        """Change a shared study. Spots are named by moves, so that others can change it at the same time."""
        server, person = server_of(request), await some_person(request)
        return await shared_studies.change(server, person, study, key, data, address(request))

    @delete("/shared/{study:str}", responses=errors(404))
    async def drop(self, request: Asked, study: FromPath[str]) -> None:
        """Share a study no longer; copies of it stay."""
        await shared_studies.drop(server_of(request), await some_person(request), study)
