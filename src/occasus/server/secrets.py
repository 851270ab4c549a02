"""Secrets: random ids, the key of this server, sealed links, hashes of tokens and passwords."""

from __future__ import annotations

import hashlib
import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from occasus.core.basics import OccasusError
from occasus.server.thread_pool import ThreadPool
from occasus.tables.settings import Settings
from occasus.tables.store.ids import random_id

SHORTEST: Final = 32  # letters of a secret that someone sets
_hasher: Final = PasswordHasher()  # argon2id
_threads: Final = ThreadPool("passwords", 2, 100)


def server_key(settings: Settings) -> bytes:
    """The key that seals links: as set, or made once and kept in the data folder for this user only."""
    if settings.secret:
        if len(settings.secret) < SHORTEST:
            raise OccasusError(f"OCCASUS_SECRET is too short; use at least {SHORTEST} random characters.")
        return settings.secret.encode()
    path = Path(settings.data) / "secret"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = path.with_name(f".secret.{os.getpid()}")
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(os.urandom(32).hex().encode())
        try:
            os.link(unfinished, path)  # whoever comes first wins
        except FileExistsError:
            pass
        finally:
            unfinished.unlink()
        return path.read_bytes()


def sign_old(key: bytes, person: str, session: int) -> str:
    """The value of a person's cookie in the first release, which had no sessions."""
    text = f"{person}.{session}"
    return f"{text}.{_signature(key, text)}"


def signed_old(key: bytes, cookie: str) -> tuple[str, int] | None:
    """The person and the number of a cookie of the first release; None unless we made it."""
    text, _, signature = cookie.rpartition(".")
    if not text or not hmac.compare_digest(signature.encode(), _signature(key, text).encode()):
        return None
    person, _, session = text.partition(".")
    return person, int(session)


def _signature(key: bytes, text: str) -> str:
    return hmac.new(key, b"cookie/" + text.encode(), hashlib.sha256).hexdigest()


def seal(key: bytes, purpose: str, *parts: str) -> str:
    """A token for a link: some texts, and a signature that only we can make, for one purpose."""
    text = urlsafe_b64encode(msgspec.json.encode(parts)).decode().rstrip("=")
    return f"{text}.{_seal(key, purpose, text)}"


def unseal(key: bytes, purpose: str, token: str) -> list[str] | None:
    """The texts of a token; None unless we made it for this purpose."""
    text, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode(), _seal(key, purpose, text).encode()):
        return None
    return msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=list[str])


def _seal(key: bytes, purpose: str, text: str) -> str:
    return hmac.new(key, f"link/{purpose}/{text}".encode(), hashlib.sha256).hexdigest()[:40]


def session_hash(secret: str) -> str:
    """Return what is stored of the secret in a cookie."""
    return hashlib.sha256(f"session/{secret}".encode()).hexdigest()


def token_hash(token: str) -> str:
    """Return what is stored of a personal token; tokens are random, so that a plain hash is enough."""
    return hashlib.sha256(f"token/{token}".encode()).hexdigest()


async def hash_password(password: str) -> str:
    """Return the argon2id hash of a password."""
    return await _threads.run(_hasher.hash, password)


def password_mark(stored: str) -> str:
    """A mark of a stored password, for links that are good until it is changed."""
    return hashlib.sha256(f"mark/{stored}".encode()).hexdigest()[:16]


async def password_fits(stored: str, password: str) -> bool:
    """Return whether a password is the stored one. That takes as long when none is stored, so time tells nothing."""
    return await _threads.run(_fits, stored, password)


def _fits(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored or _nobody(), password) and bool(stored)
    except (VerificationError, InvalidHashError):
        return False


_nobodys: list[str] = []


def _nobody() -> str:
    if not _nobodys:
        _nobodys.append(_hasher.hash(random_id(32)))
    return _nobodys[0]
