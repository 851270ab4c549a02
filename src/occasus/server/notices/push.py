"""Web Push: a message encrypted for one browser (RFC 8291), signed with the key of this server (VAPID, RFC 8292).

The key follows from the server's secret, so that all workers have the same one and nothing more need be kept.
"""

from __future__ import annotations

import asyncio
import os
import re
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from fnmatch import fnmatch
from time import time
from typing import Any, Final, final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
PATIENCE: Final = 15.0  # seconds for a push service to answer
DAY: Final = 86_400


class NotPushed(Exception):
    """A push service did not take a message; `gone` if it never will again."""

    def __init__(self, gone: bool) -> None:
        super().__init__()
        self.gone: Final = gone


def is_service(endpoint: str, services: str) -> bool:
    """Whether an address is of a push service that we know: nobody may let this server write to others."""
    origin = re.match(r"(https?://[a-z0-9.-]+(:[0-9]+)?)/", endpoint)
    return origin is not None and any(fnmatch(origin[1], service) for service in services.split())


def to_base64(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """The inverse."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_key(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(p256dh))
        return len(from_base64(auth)) == 16
    except ValueError:
        return False


@final
class Pusher:
    """Sends messages to browsers."""

    def __init__(self, secret: bytes, subject: str) -> None:
        number = int.from_bytes(_derive(secret, b"", b"occasus vapid", 48), "big") % (ORDER - 1) + 1
        self._key: Final = ec.derive_private_key(number, CURVE)
        self._subject: Final = subject
        self.public: Final = to_base64(point(self._key.public_key()))  # what browsers subscribe with

    async def push(self, endpoint: str, p256dh: str, auth: str, message: dict[str, str]) -> None:
        """Send a message, or raise NotPushed."""
        body = encrypt(msgspec.json.encode(message), from_base64(p256dh), from_base64(auth))
        headers = {
            "authorization": f"vapid t={self._ticket(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        await asyncio.to_thread(_post, Request(endpoint, body, headers, method="POST"))

    def _ticket(self, endpoint: str) -> str:
        """A JSON Web Token that says who sends, valid for this service for half a day."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time()) + DAY // 2, "sub": self._subject}
        parts = [to_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(text: bytes, theirs: bytes, auth: bytes) -> bytes:
    """The body of a push message, with a key of its own (RFC 8188 and 8291): one record."""
    own = ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    mine, salt = point(own.public_key()), os.urandom(16)
    input_key = _derive(shared, auth, b"WebPush: info\0" + theirs + mine, 32)
    key = _derive(input_key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(input_key, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return salt + struct.pack("!IB", 4096, len(mine)) + mine + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class _NoRedirects(HTTPRedirectHandler):
    def redirect_request(self, *_args: Any) -> None:
        return None


def _post(request: Request) -> None:
    try:
        with build_opener(_NoRedirects).open(request, timeout=PATIENCE):
            return
    except HTTPError as error:
        raise NotPushed(error.code in (403, 404, 410)) from error
    except OSError as error:
        raise NotPushed(False) from error
