"""My data over HTTP: all of it as one file."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get

from occasus.server.access import Asked, own_browser, server_of
from occasus.server.routes.errors import errors
from occasus.server.routes.people import record
from occasus.server.storage import notices, people, replays, tables, talk
from occasus.server.telling import table_record


class MyDataController(Controller):
    """My data."""

    path = "/api/me"
    tags = ["people"]

    @get("/data", responses=errors())
    async def export(self, request: Asked) -> dict[str, Any]:
        """Everything that is kept about me."""
        server, person = server_of(request), (await own_browser(request)).person
        storage = server.storage
        seated = [pair for over in (False, True) for pair in await tables.tables_of(storage, person.id, over)]
        made = {
            "person": record(person),
            "created": person.created,
            "tokens": await people.tokens_of(storage, person.id),
            "tables": [
                table_record(table, seats, person.id, server.game(table.game).cooperative) for table, seats in seated
            ],
            "chat": await talk.lines_by(storage, person.id),
            "notices": await notices.wishes_of(storage, person.id),
            "browsers": [browser.endpoint for browser in await notices.browsers_of(storage, person.id)],
            "replays": await replays.replays_of(storage, person.id),
        }
        data: dict[str, Any] = msgspec.to_builtins(made)
        return data
