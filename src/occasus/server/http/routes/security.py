"""Proving who one is, over HTTP: a second factor, recovery codes, and passkeys."""

from __future__ import annotations

import base64
import os
from time import time
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import webauthn
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from occasus.server import second_factor
from occasus.server.http.access import Asked, address, has_token, own_browser, server_of
from occasus.server.http.routes.errors import errors
from occasus.server.http.routes.people import Account, Code, Password, enter, must_fit, start_again
from occasus.server.names import account_key
from occasus.server.secrets import hash_password, seal, unseal
from occasus.server.server import Server
from occasus.server.storage.accounts import credentials, people
from occasus.tables.protocol.problems import Problem, conflict, not_found
from occasus.tables.protocol.records import PersonRecord
from occasus.tables.queries.people import record
from occasus.tables.store.rows import Person

PATIENCE: Final = 300  # seconds in which a challenge is answered
NAME: Final = "Occasus"
Sealed = Annotated[str, msgspec.Meta(max_length=600)]
CREATE: Final = "passkey"
USE: Final = "passkey-in"


class PasskeyRecord(msgspec.Struct, kw_only=True):
    """A passkey of mine."""

    id: str
    label: str
    created: float


class SecurityRecord(msgspec.Struct, kw_only=True):
    """My second factor, recovery codes and passkeys."""

    second_factor: bool
    codes: int  # recovery codes that are left
    passkeys: list[PasskeyRecord]


class Proof(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """My password, before anything is changed."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewSecondFactor(msgspec.Struct, kw_only=True):
    """A secret for an application that makes codes; it holds once a first code was sent with the token."""

    secret: str
    url: str
    token: str


class SecondFactorRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A first code, and the token that came with the secret."""

    token: Sealed
    code: Code


class RecoveryCodes(msgspec.Struct, kw_only=True):
    """New recovery codes, which are shown this once."""

    codes: list[str]


class RecoverRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An account, one of its recovery codes, and a new password."""

    account: Account
    code: Code
    password: Password


class Challenge(msgspec.Struct, kw_only=True):
    """The data a browser needs to create or use a passkey, and a token to send with its answer."""

    options: dict[str, Any]
    token: str


class NewPasskeyRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A passkey as a browser has made it."""

    token: Sealed
    credential: dict[str, Any]
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class PasskeyGone(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A passkey that is to be forgotten."""

    id: Annotated[str, msgspec.Meta(max_length=400)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class PasskeyRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's answer with a passkey."""

    token: Sealed
    credential: dict[str, Any]


class SecurityController(Controller):
    """The second factor, recovery codes and passkeys."""

    path = "/api/me"
    tags = ["people"]

    @get("/security", responses=errors())
    async def show(self, request: Asked) -> SecurityRecord:
        """My second factor, recovery codes and passkeys."""
        server, caller = server_of(request), await own_browser(request)
        return await _record(server, caller.person.id)

    @post("/security/second-factor", status_code=200, responses=errors(409))
    async def ask_second_factor(self, request: Asked, data: JSONBody[Proof]) -> NewSecondFactor:
        """Ask for a second factor: a secret for an application that makes codes."""
        server, person = await _proven(request, data.password)
        secret = second_factor.new_secret()
        return NewSecondFactor(
            secret=secret,
            url=second_factor.url(secret, person.account or "", NAME),
            token=seal(server.key, "totp", person.id, secret, str(int(time()) + PATIENCE)),
        )

    @post("/security/second-factor/on", status_code=200, responses=errors(409))
    async def set_second_factor(self, request: Asked, data: JSONBody[SecondFactorRequest]) -> SecurityRecord:
        """Turn the second factor on, by a first code."""
        server, person = server_of(request), (await own_browser(request)).person
        await server.limits.check_all("password", address(request))
        parts = unseal(server.key, "totp", data.token)
        if parts is None or parts[0] != person.id or int(parts[2]) < time():
            raise conflict("old_link", "This took too long. Start again.")
        if second_factor.step_of(parts[1], data.code) is None:
            raise _wrong_code()
        await people.change_person(server.storage, person.id, totp=second_factor.encrypt(server.key, parts[1]))
        return await _record(server, person.id)

    @post("/security/second-factor/off", status_code=200, responses=errors())
    async def drop_second_factor(self, request: Asked, data: JSONBody[Proof]) -> SecurityRecord:
        """Turn the second factor off."""
        server, person = await _proven(request, data.password)
        await people.change_person(server.storage, person.id, totp="")
        return await _record(server, person.id)

    @post("/security/codes", status_code=200, responses=errors())
    async def make_codes(self, request: Asked, data: JSONBody[Proof]) -> RecoveryCodes:
        """Make new recovery codes; those of before are no longer good."""
        server, person = await _proven(request, data.password)
        return RecoveryCodes(codes=await credentials.new_codes(server.storage, person.id))

    @post("/recover", status_code=200, responses=errors())
    async def recover(self, request: Asked, data: JSONBody[RecoverRequest]) -> Response[PersonRecord]:
        """Set a new password by a recovery code, once; the second factor is off, and all sessions and tokens end."""
        server = server_of(request)
        if has_token(request):
            raise Problem("token", "API tokens can't do this. Use a browser.", 403)
        where = f"recover/{account_key(data.account)}/{address(request)}"  # a stranger's guesses lock nobody out
        await server.limits.check_all("password", where)
        await server.limits.check_all("password", address(request))
        person = await people.find_account(server.storage, data.account)
        if person is not None:
            server.require_not_banned(person.id, address(request))
        if person is None or not await credentials.use_code(server.storage, person.id, data.code):
            raise _wrong_code()
        hashed = await hash_password(data.password)
        await people.change_person(server.storage, person.id, password=hashed, totp="")
        return Response(record(person), cookies=[await start_again(request, person)])

    @post("/security/passkeys/options", status_code=200, responses=errors())
    async def passkey_options(self, request: Asked, data: JSONBody[Proof]) -> Challenge:
        """Return what a browser needs to make a passkey for this account."""
        server, person = await _proven(request, data.password)
        known = await credentials.passkeys_of(server.storage, person.id)
        challenge = os.urandom(32)
        options = webauthn.generate_registration_options(
            rp_id=_host(request)[0],
            rp_name=NAME,
            user_name=person.account or "",
            user_id=person.id.encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known],
        )
        return _challenge(server, CREATE, webauthn.options_to_json(options), challenge, person.id)

    @post("/security/passkeys", status_code=200, responses=errors(409))
    async def add_passkey(self, request: Asked, data: JSONBody[NewPasskeyRequest]) -> SecurityRecord:
        """Add the passkey that a browser has made."""
        server, person = server_of(request), (await own_browser(request)).person
        host, origin = _host(request)
        try:
            verified = webauthn.verify_registration_response(
                credential=data.credential,
                expected_challenge=_asked(server, CREATE, data.token, person.id),
                expected_rp_id=host,
                expected_origin=origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError) as error:
            raise _bad_passkey() from error
        credential, key = bytes_to_base64url(verified.credential_id), bytes_to_base64url(verified.credential_public_key)
        passkey = credentials.new_passkey(person.id, credential, key, verified.sign_count, data.label.strip())
        if len(credential) > 400 or not await credentials.add_passkey(server.storage, passkey):
            raise conflict("too_many_passkeys", "You have too many passkeys, or you've already added this one.")
        return await _record(server, person.id)

    @post("/security/passkeys/remove", status_code=200, responses=errors(404))
    async def drop_passkey(self, request: Asked, data: JSONBody[PasskeyGone]) -> SecurityRecord:
        """Forget a passkey."""
        server, person = await _proven(request, data.password)
        if not await credentials.drop_passkey(server.storage, person.id, data.id):
            raise not_found()
        return await _record(server, person.id)

    @post("/passkey/options", status_code=200, responses=errors())
    async def log_in_options(self, request: Asked) -> Challenge:
        """Return what a browser needs to sign in by a passkey."""
        server, challenge = server_of(request), os.urandom(32)
        options = webauthn.generate_authentication_options(
            rp_id=_host(request)[0],
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _challenge(server, USE, webauthn.options_to_json(options), challenge, "")

    @post("/passkey", status_code=200, responses=errors())
    async def log_in(self, request: Asked, data: JSONBody[PasskeyRequest]) -> Response[PersonRecord]:
        """Become the person of an account by a passkey, which stands in for the password and the second factor."""
        server = server_of(request)
        if has_token(request):
            raise Problem("token", "API tokens can't sign in. Use a browser.", 403)
        await server.limits.check_all("password", address(request))
        passkey = await credentials.find_passkey(server.storage, str(data.credential.get("id", ""))[:400])
        if passkey is None:
            raise _bad_passkey()
        host, origin = _host(request)
        try:
            used = webauthn.verify_authentication_response(
                credential=data.credential,
                expected_challenge=_asked(server, USE, data.token, ""),
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError) as error:
            raise _bad_passkey() from error
        await credentials.used_passkey(server.storage, passkey.id, used.new_sign_count)
        person = await people.find_person(server.storage, passkey.person)
        if person is None:
            raise _bad_passkey()
        return await enter(request, person)


def _host(request: Asked) -> tuple[str, str]:
    """The host for which passkeys are made, and the origin of its pages."""
    url = server_of(request).settings.url
    if url:
        parts = urlsplit(url)
        return parts.hostname or "", f"{parts.scheme}://{parts.netloc}"
    host = request.headers.get("host", "")
    origin = request.headers.get("origin", "") or f"{request.url.scheme}://{host}"
    return urlsplit(f"//{host}").hostname or "", origin


def _challenge(server: Server, purpose: str, options: str, challenge: bytes, person: str) -> Challenge:
    token = seal(server.key, purpose, base64.b64encode(challenge).decode(), str(int(time()) + PATIENCE), person)
    return Challenge(options=msgspec.json.decode(options), token=token)


def _asked(server: Server, purpose: str, token: str, person: str) -> bytes:
    """The challenge of a token."""
    parts = unseal(server.key, purpose, token)
    if parts is None or parts[2] != person or int(parts[1]) < time():
        raise _bad_passkey()
    return base64.b64decode(parts[0])


async def _proven(request: Asked, password: str) -> tuple[Server, Person]:
    """Return who asks, with an account and its password."""
    server, caller = server_of(request), await own_browser(request)
    await server.limits.check_all("password", address(request))
    await must_fit(caller.person, password)
    return server, caller.person


async def _record(server: Server, person: str) -> SecurityRecord:
    now = await people.find_person(server.storage, person)
    return SecurityRecord(
        second_factor=bool(now and now.totp),
        codes=await credentials.count_codes(server.storage, person),
        passkeys=[
            PasskeyRecord(id=passkey.id, label=passkey.label, created=passkey.created)
            for passkey in await credentials.passkeys_of(server.storage, person)
        ],
    )


def _wrong_code() -> Problem:
    return Problem("wrong_code", "This code is wrong or has been used. Try another one.", 403)


def _bad_passkey() -> Problem:
    return Problem("bad_passkey", "This passkey didn't work. Try again, or use your password.", 403)
