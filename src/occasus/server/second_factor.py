"""Codes that an application makes from a secret and the time (TOTP, RFC 6238)."""

from __future__ import annotations

import base64
import hashlib
import os
from time import time
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor import InvalidToken
from cryptography.hazmat.primitives.twofactor.totp import TOTP

SECRET: Final = 20  # bytes
STEP: Final = 30  # seconds of a code
DRIFT: Final = 1  # codes before and after that are good, too


def new_secret() -> str:
    """A new secret, as applications take it."""
    return base64.b32encode(os.urandom(SECRET)).decode()


def url(secret: str, account: str, name: str) -> str:
    """The address that applications read from a picture."""
    return _totp(secret).get_provisioning_uri(account, name)


def step_of(secret: str, code: str) -> int | None:
    """Return the number of the 30 seconds that a code belongs to; None if it doesn't belong to this moment."""
    plain, now = "".join(code.split()).encode(), int(time())
    for step in range(-DRIFT, DRIFT + 1):
        try:
            _totp(secret).verify(plain, now + step * STEP)
        except InvalidToken:
            continue
        return now // STEP + step
    return None


def encrypt(key: bytes, secret: str) -> str:
    """A secret as it is stored."""
    nonce = os.urandom(12)
    return base64.b64encode(nonce + _cipher(key).encrypt(nonce, base64.b32decode(secret), None)).decode()


def decrypt(key: bytes, stored: str) -> str:
    """A secret that was stored; empty if it was stored by a server with another key."""
    raw = base64.b64decode(stored)
    try:
        return base64.b32encode(_cipher(key).decrypt(raw[:12], raw[12:], None)).decode()
    except InvalidTag:
        return ""


def _cipher(key: bytes) -> AESGCM:
    return AESGCM(hashlib.sha256(b"totp/" + key).digest())


def _totp(secret: str) -> TOTP:
    return TOTP(base64.b32decode(secret), 6, SHA1(), STEP)
