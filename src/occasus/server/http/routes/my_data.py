"""My data over HTTP: all of it as one file, sent part by part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.response import Stream

from occasus.server.http.access import Asked, own_browser, server_of
from occasus.server.http.routes.errors import errors
from occasus.server.server import Server
from occasus.server.storage import challenges, chat, contests, journal, replays, scores, studies, tables
from occasus.server.storage.accounts import company, messages, notifications, people, sessions, social
from occasus.tables.queries.people import record
from occasus.tables.room.broadcast import table_record
from occasus.tables.store.rows import Person

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
        "notices": await notifications.wishes_of(storage, me),
        "invitations": [invitation for invitation, _, _ in await social.invitations_of(storage, me)],
        "blocked": await social.blocked_people(storage, me),
        "messages": await messages.of_person(storage, me),
        "challenges": await challenges.of_person(storage, me),
        "contests": await contests.of_person(storage, me),
        "following": await company.followed_by(storage, me),
        "scores": await scores.scores_of(storage, me),
        "browsers": [browser.endpoint for browser in await notifications.browsers_of(storage, me)],
    }
    yield _encode(head)[:-1] + b', "chat": ['
    first, after = True, 0
    while lines := await chat.lines_by(storage, me, after):
        yield (b"" if first else b",") + b",".join(map(_encode, lines))
        first, after = False, lines[-1].id
    yield b'], "replays": ['
    for place, replay in enumerate(await replays.replays_of(storage, me)):
        data = await replays.replay_data(storage, replay.id, me)
        yield (b"," if place else b"") + _encode(
            {"id": replay.id, "at": replay.at, "file": msgspec.Raw((data or "null").encode())}
        )
    yield b'], "studies": ['
    for place, line in enumerate(await studies.studies_of(storage, me)):
        study = await studies.find_study(storage, line.id)
        yield (b"," if place else b"") + _encode(study and {"at": study.at, "file": msgspec.Raw(study.data.encode())})
    yield b'], "tables": ['
    between = b""
    for table in await tables.ids_of(storage, me):
        stored = await tables.find_table(storage, table)
        if stored is None:  # closed just now
            continue
        shown = msgspec.to_builtins(table_record(*stored, me, server.game(stored[0].game).cooperative))
        shown["my_moves"] = await journal.moves_by(storage, table, me)
        yield between + _encode(shown)
        between = b","
    yield b"]}"
