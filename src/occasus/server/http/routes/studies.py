"""Studies over HTTP: positions to check, and matches with variations, step by step."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from occasus.server.http.access import Asked, address, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.tables.match.editor import EditAsk, EditRecord
from occasus.tables.match.studies import PositionAsk, PositionRecord, StudyLook, StudyPosition
from occasus.tables.protocol.records import AdviceRecord
from occasus.tables.queries import studies


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
        """What the strongest bot thinks of a spot, from what the seat that decides sees."""
        return await studies.hint(server_of(request), await some_person(request), data, address(request))

    @post("/positions", status_code=200, responses=errors(409, 413))
    async def check(self, request: Asked, data: JSONBody[PositionAsk]) -> PositionRecord:
        """All faults of a position with their places and repairs; without faults, a study that starts there."""
        return await studies.check(server_of(request), await some_person(request), data, address(request))

    @post("/edit", status_code=200, responses=errors(409, 413))
    async def edit(self, request: Asked, data: JSONBody[EditAsk]) -> EditRecord:
        """A position to edit: what is opened, or all faults after a change, with its link and how it is drawn."""
        return await studies.edit(server_of(request), await some_person(request), data, address(request))
