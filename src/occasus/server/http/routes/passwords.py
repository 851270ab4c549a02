"""A forgotten password: a link goes by mail to the confirmed address of the account, and sets a new one."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, post
from litestar.params import JSONBody

from occasus.server.http.access import Asked, address, has_token, server_of
from occasus.server.http.routes.errors import errors
from occasus.server.http.routes.people import Account, Code, Password, must_have_code, start_again
from occasus.server.notifications import mail
from occasus.server.secrets import hash_password, password_mark, unseal
from occasus.server.server import Server
from occasus.server.storage.accounts import notifications, people
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.protocol.records import PersonRecord
from occasus.tables.queries.people import record
from occasus.tables.store.rows import Person

HOUR: Final = 3600
_sending: Final[set[asyncio.Task[None]]] = set()
_log: Final = logging.getLogger("occasus.passwords")


class ForgotPasswordRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The account whose password was forgotten."""

    account: Account


class Reset(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The token of the link in the mail, and the new password."""

    token: Annotated[str, msgspec.Meta(max_length=600)]
    password: Password
    code: Code = ""  # of the second factor, or one for recovery


class PasswordsController(Controller):
    """Passwords that were forgotten."""

    path = "/api/me"
    tags = ["people"]

    @post("/forgot", status_code=204, responses=errors(409))
    async def forget(self, request: Asked, data: JSONBody[ForgotPasswordRequest]) -> None:
        """Send a link to the confirmed address of an account. No one is told whether there is such an account."""
        server = server_of(request)
        if not mail.is_offered(server.settings):
            raise conflict("no_mail", "This server doesn't send email. Ask its administrators for a new password.")
        await server.limits.check_all("password", address(request))
        task = asyncio.create_task(_send(server, data.account))  # how long it takes tells nothing either
        _sending.add(task)
        task.add_done_callback(_sending.discard)

    @post("/reset", status_code=200, responses=errors(409))
    async def reset(self, request: Asked, data: JSONBody[Reset]) -> Response[PersonRecord]:
        """Set a new password by the link, once; all sessions and tokens end, and this browser is logged in."""
        server = server_of(request)
        await server.limits.check_all("password", address(request))
        if has_token(request):
            raise Problem("token", "API tokens can't do this. Use a browser.", 403)
        person = await _person(server, data.token)
        if person is None:
            raise conflict("old_link", "This link has expired or has already been used. Request a new one.")
        server.require_not_banned(person.id, address(request))
        await must_have_code(server, person, data.code)
        hashed = await hash_password(data.password)
        await people.change_person(server.storage, person.id, password=hashed)
        return Response(record(person), cookies=[await start_again(request, person)])


async def _send(server: Server, account: str) -> None:
    """Send the link, if there is such an account with an address."""
    try:
        person = await people.find_account(server.storage, account)
        where = (await notifications.wishes_of(server.storage, person.id)).address if person else ""
        if person is None or not where:
            return
        await server.limits.check_all("mail", f"to/{mail.mailbox(where)}")
        until = str(int(time()) + HOUR)
        message = mail.forgotten(server.settings, server.key, person, where, until)
        await mail.send(server.settings, message)
    except (Problem, mail.NotSent) as error:
        _log.warning("a link for a new password was not sent", extra={"error": type(error).__name__})


async def _person(server: Server, token: str) -> Person | None:
    """Whose password a link may change: good for an hour, and until the password or the address changes."""
    unsealed = unseal(server.key, mail.RESET, token)
    person = await people.find_person(server.storage, unsealed[0]) if unsealed else None
    if unsealed is None or person is None or not person.password or int(unsealed[1]) < time():
        return None
    where = (await notifications.wishes_of(server.storage, person.id)).address
    return person if unsealed[2:] == [password_mark(person.password), where] else None
