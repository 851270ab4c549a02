"""Events over HTTP: arenas and Swiss tournaments."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from occasus.server.contests import after, requests
from occasus.server.contests.after import AfterRecord
from occasus.server.contests.requests import ContestPage, ContestRecord, ContestRequest
from occasus.server.http.access import Asked, has_token, server_of, some_person
from occasus.server.http.routes.errors import errors


class ContestsController(Controller):
    """Events."""

    path = "/api/contests"
    tags = ["contests"]

    @get("/", responses=errors())
    async def show_all(self, request: Asked) -> list[ContestRecord]:
        """Running events and those to come, then the last that are over."""
        return await requests.show_all(server_of(request), await some_person(request))

    @post("/", responses=errors(409))
    async def create(self, request: Asked, data: JSONBody[ContestRequest]) -> ContestRecord:
        """Make an event; it runs by itself."""
        return await requests.create(server_of(request), await some_person(request), data)

    @get("/{contest:str}", responses=errors(404))
    async def show(self, request: Asked, contest: FromPath[str]) -> ContestPage:
        """An event: how it stands, its tables, and how I take part."""
        return await requests.show(server_of(request), await some_person(request), contest)

    @get("/{contest:str}/after", responses=errors(404, 409))
    async def show_after(self, request: Asked, contest: FromPath[str]) -> AfterRecord:
        """Of an event that is over: tables worth another look, and the event that comes next."""
        return await after.show_after(server_of(request), await some_person(request), contest)

    @delete("/{contest:str}", responses=errors(404, 409))
    async def cancel(self, request: Asked, contest: FromPath[str]) -> None:
        """Cancel an event of mine before its start."""
        await requests.cancel(server_of(request), await some_person(request), contest)

    @put("/{contest:str}/me", status_code=204, responses=errors(404, 409))
    async def sign_up(self, request: Asked, contest: FromPath[str]) -> None:
        """Take part, or again after a break."""
        await requests.sign_up(server_of(request), await some_person(request), contest, has_token(request))

    @delete("/{contest:str}/me", responses=errors(404))
    async def sign_off(self, request: Asked, contest: FromPath[str]) -> None:
        """Take part no longer, or take a break; a table where I play goes on."""
        await requests.sign_off(server_of(request), await some_person(request), contest)

    @post("/{contest:str}/here", status_code=204, responses=errors(404, 409))
    async def say_here(self, request: Asked, contest: FromPath[str]) -> None:
        """Say that I am here: before the start, between rounds, and while I wait for a table of an arena."""
        await requests.say_here(server_of(request), await some_person(request), contest)
