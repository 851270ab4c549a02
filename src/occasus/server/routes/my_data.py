"""My data over HTTP: all of it as one file, sent part by part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.response import Stream

from occasus.server.access import Asked, own_browser, server_of
from occasus.server.requests.people import record
from occasus.server.routes.errors import errors
from occasus.server.rows import Person
from occasus.server.server import Server
from occasus.server.storage import company, journal, notices, people, replays, sessions, standings, tables, talk
from occasus.server.telling import table_record

_encode = msgspec.json.encode


class MyDataController(Controller):
    """My data."""

    path = "/api/me"
    tags = ["people"]

    @get("/data", responses=errors(), media_type="application/json")
    async def export(self, request: Asked) -> Stream:
        """Everything that is kept about me: every table with my moves and words, however many there are."""
        server, caller = server_of(request), await own_browser(request)
        server.limits.check("work", caller.person.id)
        return Stream(export_parts(server, caller.person), media_type="application/json")


async def export_parts(server: Server, person: Person) -> AsyncIterator[bytes]:
    """The export of a person's data, as much at once as is read at once."""
    storage, me = server.storage, person.id
    head: dict[str, Any] = {
        "person": record(person),
        "created": person.created,
        "sessions": await sessions.sessions_of(storage, me),
        "tokens": await people.tokens_of(storage, me),
        "notices": await notices.wishes_of(storage, me),
        "invitations": [each for each, _, _ in await company.invitations_of(storage, me)],
        "blocked": await company.blocked_people(storage, me),
        "scores": await standings.scores_of(storage, me),
        "browsers": [browser.endpoint for browser in await notices.browsers_of(storage, me)],
    }
    yield _encode(head)[:-1] + b', "chat": ['
    first, after = True, 0
    while lines := await talk.lines_by(storage, me, after):
        yield (b"" if first else b",") + b",".join(map(_encode, lines))
        first, after = False, lines[-1].id
    yield b'], "replays": ['
    for place, replay in enumerate(await replays.replays_of(storage, me)):
        data = await replays.replay_data(storage, replay.id, me)
        yield (b"," if place else b"") + _encode(
            {"id": replay.id, "at": replay.at, "file": msgspec.Raw((data or "null").encode())}
        )
    yield b'], "tables": ['
    between = b""
    for table in await tables.ids_of(storage, me):
        found = await tables.find_table(storage, table)
        if found is None:  # closed just now
            continue
        told = msgspec.to_builtins(table_record(*found, me, server.game(found[0].game).cooperative))
        told["my_moves"] = await journal.moves_by(storage, table, me)
        yield between + _encode(told)
        between = b","
    yield b"]}"
