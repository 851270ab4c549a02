"""The challenges of the week over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from occasus.server.http.access import Asked, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.tables.queries import challenges
from occasus.tables.queries.challenges import ChallengeCode, ChallengeLists, ChallengeRequest
from occasus.tables.queries.tables import TableMade


class ChallengesController(Controller):
    """The challenges of the week."""

    path = "/api/challenges"
    tags = ["tables"]

    @get("/", responses=errors())
    async def show(self, request: Asked) -> ChallengeLists:
        """The challenges of this week and the last one, how they stand, and my own tries."""
        return await challenges.show_all(server_of(request), await some_person(request))

    @get("/code", responses=errors(), sync_to_thread=False)
    def compare(self, code: Annotated[str, QueryParameter(min_length=1, max_length=80)]) -> ChallengeCode:
        """What the code of a result tells."""
        return challenges.compare(code)

    @post("/{challenge:str}/tables", status_code=200, responses=errors(404, 409))
    async def begin(self, request: Asked, challenge: FromPath[str], data: JSONBody[ChallengeRequest]) -> TableMade:
        """Play a challenge; everyone has one try."""
        return await challenges.begin(server_of(request), await some_person(request), challenge, data)
