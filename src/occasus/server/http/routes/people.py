"""Guests and accounts over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from occasus.server import second_factor
from occasus.server.http.access import (
    COOKIE,
    Asked,
    address,
    address_key,
    has_token,
    known_caller,
    new_cookie,
    note_address,
    own_browser,
    server_of,
)
from occasus.server.http.offline_site import has_site
from occasus.server.http.routes.errors import errors
from occasus.server.names import UNNAMED, account_key, is_reserved, shown_key
from occasus.server.secrets import hash_password, password_fits
from occasus.server.server import Server
from occasus.server.storage.accounts import credentials, people, sessions
from occasus.server.storage.moderation import addresses, admin
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.protocol.records import PersonRecord
from occasus.tables.queries.people import Me, MeRequest, record
from occasus.tables.store.name_rules import account_name, readable
from occasus.tables.store.rows import Person

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
SHORTEST: Final = 3
Account = Annotated[str, msgspec.Meta(min_length=SHORTEST, max_length=40, pattern=r"^[\w.\- ]+\Z")]


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The name of an account and its password."""

    account: Account
    password: Password
    code: Code = ""  # of the second factor, or one for recovery


class NewPassword(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A change of password."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class DeleteAccountRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of an account that is to be deleted; a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class PeopleController(Controller):
    """Me."""

    path = "/api/me"
    tags = ["people"]

    @get("/", responses=errors())
    async def show(self, request: Asked) -> Response[Me]:
        """Tell who I am."""
        caller = await known_caller(request)
        server = server_of(request)
        old = caller is not None and not caller.key and not server.read_only
        renewed = [await new_cookie(request, caller.person)] if caller and old else []
        me = Me(person=None, here=has_site(server.settings), fill_seconds=server.settings.fill_seconds)
        if caller is not None:
            if caller.scope == "play":
                await note_address(request, caller.person.id)
            me.person, me.admin = record(caller.person), bool(await admin.role_of(server.storage, caller.person))
        return Response(me, cookies=renewed)

    @put("/", responses=errors())
    async def change(self, request: Asked, data: JSONBody[MeRequest]) -> Response[PersonRecord]:
        """Become a guest, or change my name, my language, and who sees my profile."""
        server = server_of(request)
        caller = await known_caller(request)
        name = readable(data.name or "")
        server.require_not_banned(caller.person.id if caller else "", address(request))
        if name and (caller is None or name != caller.person.name):
            await _must_be_free(server, name, caller.person.id if caller else "")
        if caller is None:
            await server.limits.check_all("guest", address(request))
            if await addresses.is_of_banned(server.storage, address_key(request)):
                raise Problem("banned", "Your access to this server is blocked. Contact its administrators.", 403)
            shown = data.profile or "all"
            person = await people.add_guest(server.storage, name or UNNAMED, data.language or "en", shown)
        else:
            caller.must_be_browser()
            person = caller.person
            person.name, person.language = name or person.name, data.language or person.language
            person.profile = data.profile or person.profile
            await people.rename(server.storage, person)
            await server.refresh(person.id)
        renewed = caller is None or not caller.key
        return Response(record(person), cookies=[await new_cookie(request, person)] if renewed else [])

    @post("/delete", responses=errors(), status_code=200)
    async def forget(self, request: Asked, data: JSONBody[DeleteAccountRequest]) -> Response[Me]:
        """Delete me: account, tokens, talk and match files; games go on without me. An account gives its password."""
        server, caller = server_of(request), await own_browser(request)
        if caller.person.password is not None:
            await server.limits.check_all("password", address(request))
            await must_fit(caller.person, data.password)
        await people.forget_person(server.storage, caller.person.id)
        server.hang_up(caller.person.id)
        await server.refresh(caller.person.id)
        return _nobody()

    @post("/account", status_code=200, responses=errors(409))
    async def give_account(self, request: Asked, data: JSONBody[Credentials]) -> Response[PersonRecord]:
        """Turn me into an account, which ends all sessions and tokens but this one; or rename it with its password."""
        server, caller = server_of(request), await own_browser(request)
        person = caller.person
        await server.limits.check_all("password", address(request))
        hashed = person.password
        if hashed is not None:
            await must_fit(person, data.password)
        else:
            hashed = await hash_password(data.password)
        name = account_name(data.account)
        if len(name) < SHORTEST:
            raise Problem("bad_request", f"A username needs at least {SHORTEST} visible characters.")
        unnamed = shown_key(name) is None
        if unnamed or is_reserved(name) or await people.looks_like_another(server.storage, name, person.id):
            raise conflict("taken", "This name is already taken.")
        if not await people.give_account(server.storage, person.id, name, hashed):
            raise conflict("taken", "This name is already taken.")
        person.name = name
        await server.refresh(person.id)
        renewed = [] if person.password is not None else [await start_again(request, person)]
        person.account = name
        return Response(record(person), cookies=renewed)

    @put("/password", status_code=200, responses=errors())
    async def change_password(self, request: Asked, data: JSONBody[NewPassword]) -> Response[PersonRecord]:
        """Change the password of my account; all sessions and tokens end, and this browser gets a new session."""
        server, caller = server_of(request), await own_browser(request)
        await server.limits.check_all("password", address(request))
        await must_fit(caller.person, data.old)
        hashed = await hash_password(data.new)
        await people.change_person(server.storage, caller.person.id, password=hashed)
        return Response(record(caller.person), cookies=[await start_again(request, caller.person)])

    @post("/log-in", status_code=200, responses=errors())
    async def log_in(self, request: Asked, data: JSONBody[Credentials]) -> Response[PersonRecord]:
        """Become the person of an account."""
        server = server_of(request)
        if has_token(request):
            raise Problem("token", "API tokens can't sign in. Use a browser.", 403)
        where = f"{account_key(data.account)}/{address(request)}"  # a stranger's guesses do not lock the owner out
        await server.limits.check_all("password", where)
        await server.limits.check_all("password", address(request))
        person = await people.find_account(server.storage, data.account)
        fits = await password_fits((person.password if person else None) or "", data.password)
        if person is None or not fits:
            raise Problem("wrong_password", "Wrong username or password.", 403)
        await must_have_code(server, person, data.code)
        return await enter(request, person)

    @post("/log-out", status_code=200, responses=errors())
    async def log_out(self, request: Asked) -> Response[Me]:
        """End the session of this browser, and hang up its sockets."""
        await _end_this(request)
        return _nobody()

    @post("/log-out-everywhere", status_code=200, responses=errors())
    async def log_out_everywhere(self, request: Asked) -> Response[Me]:
        """End all my sessions and tokens, and hang up their sockets."""
        server, caller = server_of(request), await own_browser(request)
        await sessions.end_all(server.storage, caller.person.id)
        server.hang_up(caller.person.id)
        return _nobody()


async def must_have_code(server: Server, person: Person, code: str) -> None:
    """Refuse someone with a second factor who has no code of it that was not used before, or one for recovery."""
    if not person.totp:
        return
    if not code:
        raise Problem("second_factor", "Enter the code from your authenticator app as well.", 403)
    await server.limits.check_all("password", f"code/{person.id}")  # from wherever they are guessed
    secret = second_factor.decrypt(server.key, person.totp)
    step = second_factor.step_of(secret, code) if secret else None
    good = step is not None and await credentials.use_step(server.storage, person.id, step)
    if not good and not await credentials.use_code(server.storage, person.id, code):
        raise Problem("wrong_code", "This code is wrong or has been used. Try another one.", 403)


async def enter(request: Asked, person: Person) -> Response[PersonRecord]:
    """Let a browser be a person who has proven who they are."""
    server_of(request).require_not_banned(person.id, address(request))
    await _end_this(request)
    return Response(record(person), cookies=[await new_cookie(request, person)])


async def _must_be_free(server: Server, name: str, person: str) -> None:
    """Refuse a name that looks like the account of someone else, a bot, or staff."""
    account = await people.find_account(server.storage, name)
    taken = account is not None and account.id != person
    if is_reserved(name) or taken or await people.looks_like_another(server.storage, name, person):
        raise conflict(
            "name_taken", "This name is too close to someone else's, a bot's or an administrator's. Choose another one."
        )


def _nobody() -> Response[Me]:
    """An answer that takes the cookie away."""
    answer = Response(Me(person=None))
    answer.delete_cookie(COOKIE)
    return answer


async def start_again(request: Asked, person: Person) -> Cookie:
    """End all sessions and tokens of a person, and give the browser that asks a new session."""
    server = server_of(request)
    await sessions.end_all(server.storage, person.id)
    server.hang_up(person.id)
    return await new_cookie(request, person)


async def _end_this(request: Asked) -> None:
    """End the session by which someone asks; a cookie of the first release ends with all others of its kind."""
    server, caller = server_of(request), await known_caller(request)
    if caller is None or caller.kind == "token":
        return
    if caller.key:
        await sessions.end_session(server.storage, caller.person.id, caller.key)
        server.end(caller.key)
    else:
        await people.change_person(server.storage, caller.person.id, session=-1)
        server.hang_up(caller.person.id)


async def must_fit(person: Person, password: str) -> None:
    if not await password_fits(person.password or "", password):
        raise Problem("wrong_password", "Wrong password.", 403)
