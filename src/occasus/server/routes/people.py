"""Who I am: guests, accounts, tokens, and my data, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from occasus.server.access import COOKIE, Asked, address, cookie, known_person, server_of, some_person
from occasus.server.problems import Problem, conflict
from occasus.server.records import Language, Name, PersonRecord, readable
from occasus.server.routes.errors import errors
from occasus.server.secrets import hash_password, is_id, password_fits
from occasus.server.storage import people
from occasus.server.storage.people import Person, Token

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Account = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[\w.\- ]+$")]


class Wish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How I want to be called, and my language; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The name of an account and its password."""

    account: Account
    password: Password


class NewPassword(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A change of password."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class TokenWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A name for a token, to know it by."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewToken(msgspec.Struct, kw_only=True):
    """A token, and its secret, which is shown this once."""

    token: Token
    secret: str


class Me(msgspec.Struct, kw_only=True):
    """Who asks; nobody, if no guest has been made yet."""

    person: PersonRecord | None


def record(person: Person) -> PersonRecord:
    """A person as that person sees it."""
    return PersonRecord(id=person.id, name=person.name, language=person.language, account=person.account or "")


class PeopleController(Controller):
    """Me."""

    path = "/api/me"
    tags = ["people"]

    @get("/", responses=errors())
    async def show(self, request: Asked) -> Me:
        """Tell who I am."""
        person = await known_person(request)
        return Me(person=record(person) if person else None)

    @put("/", responses=errors())
    async def change(self, request: Asked, data: JSONBody[Wish]) -> Response[PersonRecord]:
        """Become a guest, or change my name and language."""
        server = server_of(request)
        person = await known_person(request)
        name = readable(data.name or "")
        if person is None:
            server.limits.check("guest", address(request))
            person = await people.add_guest(server.storage, name or "Guest", data.language or "en")
        else:
            person.name, person.language = name or person.name, data.language or person.language
            await people.change_person(server.storage, person.id, name=person.name, language=person.language)
        return Response(record(person), cookies=[cookie(server, person)])

    @delete("/", responses=errors(), status_code=200)
    async def forget(self, request: Asked) -> Response[Me]:
        """Delete me: account, tokens, talk and match files; games go on without me."""
        server = server_of(request)
        person = await some_person(request)
        await people.forget_person(server.storage, person.id)
        server.hang_up(person.id)
        await server.refresh(person.id)
        return _nobody()

    @post("/account", status_code=200, responses=errors(409))
    async def give_account(self, request: Asked, data: JSONBody[Credentials]) -> PersonRecord:
        """Turn me into an account, or rename it with its password."""
        server = server_of(request)
        person = await some_person(request)
        server.limits.check("password", address(request))
        hashed = person.password
        if hashed is not None:
            await _must_fit(person, data.password)
        else:
            hashed = await asyncio.to_thread(hash_password, data.password)
        if not await people.give_account(server.storage, person.id, data.account, hashed):
            raise conflict("taken", "This name is taken.")
        person.account = data.account
        return record(person)

    @put("/password", status_code=204, responses=errors())
    async def change_password(self, request: Asked, data: JSONBody[NewPassword]) -> None:
        """Change the password of my account."""
        server = server_of(request)
        person = await some_person(request)
        server.limits.check("password", address(request))
        await _must_fit(person, data.old)
        hashed = await asyncio.to_thread(hash_password, data.new)
        await people.change_person(server.storage, person.id, password=hashed)

    @post("/log-in", status_code=200, responses=errors())
    async def log_in(self, request: Asked, data: JSONBody[Credentials]) -> Response[PersonRecord]:
        """Become the person of an account."""
        server = server_of(request)
        server.limits.check("password", address(request))
        server.limits.check("password", f"account/{data.account.casefold()}")
        person = await people.find_account(server.storage, data.account)
        fits = await asyncio.to_thread(password_fits, (person.password if person else None) or "", data.password)
        if person is None or not fits:
            raise Problem("wrong_password", "The name or the password is wrong.", 403)
        return Response(record(person), cookies=[cookie(server, person)])

    @post("/log-out", status_code=200, responses=errors())
    async def log_out(self) -> Response[Me]:
        """Forget who I am, in this browser."""
        return _nobody()

    @post("/log-out-everywhere", status_code=200, responses=errors())
    async def log_out_everywhere(self, request: Asked) -> Response[Me]:
        """Make all my cookies worthless, and hang up my sockets."""
        server = server_of(request)
        person = await some_person(request)
        await people.change_person(server.storage, person.id, session=person.session + 1)
        server.hang_up(person.id)
        return _nobody()

    @get("/tokens", responses=errors())
    async def list_tokens(self, request: Asked) -> list[Token]:
        """My tokens, without their secrets."""
        server = server_of(request)
        person = await some_person(request)
        return await people.tokens_of(server.storage, person.id)

    @post("/tokens", responses=errors(409))
    async def make_token(self, request: Asked, data: JSONBody[TokenWish]) -> NewToken:
        """Make a token by which a program can act as me."""
        server = server_of(request)
        person = await some_person(request)
        if len(await people.tokens_of(server.storage, person.id)) >= 20:
            raise conflict("too_many_tokens", "You have 20 tokens already; delete one first.")
        token, secret = await people.add_token(server.storage, person.id, readable(data.label))
        return NewToken(token=token, secret=secret)

    @delete("/tokens/{token_id:str}", responses=errors(404))
    async def drop_token(self, request: Asked, token_id: FromPath[str]) -> None:
        """Forget a token."""
        server = server_of(request)
        person = await some_person(request)
        if not is_id(token_id) or not await people.drop_token(server.storage, person.id, token_id):
            raise Problem("not_found", "You have no such token.", 404)


def _nobody() -> Response[Me]:
    """An answer that takes the cookie away."""
    answer = Response(Me(person=None))
    answer.delete_cookie(COOKIE)
    return answer


async def _must_fit(person: Person, password: str) -> None:
    if not await asyncio.to_thread(password_fits, person.password or "", password):
        raise Problem("wrong_password", "The password is wrong.", 403)
