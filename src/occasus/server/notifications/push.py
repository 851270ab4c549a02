"""Web Push: a message encrypted for one browser (RFC 8291), signed with the key of this server (VAPID, RFC 8292).

The key follows from the server's secret, so that all workers have the same one and nothing else is stored.
Redirects are not followed, and messages go to known push services only (`is_service`).
"""

from __future__ import annotations

import re
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
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from http_ece import encrypt
from py_vapid import Vapid02

from occasus.server.thread_pool import ThreadPool

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
PATIENCE: Final = 15.0  # seconds for a push service to answer
DAY: Final = 86_400
_threads: Final = ThreadPool("push", 16)


class NotPushed(Exception):
    """A push service did not take a message; `gone` if it never will again."""

    def __init__(self, gone: bool) -> None:
        super().__init__()
        self.gone: Final = gone


def is_service(endpoint: str, services: str) -> bool:
    """Return whether an address is of a push service that we know: no one may let this server write to others."""
    origin = re.match(r"(https?://[a-z0-9.-]+(:[0-9]+)?)/", endpoint)
    return origin is not None and any(fnmatch(origin[1], service) for service in services.split())


def to_base64(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """The inverse."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_key(p256dh: str, auth: str) -> bool:
    """Return whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(p256dh))
        return len(from_base64(auth)) == 16
    except ValueError:
        return False


@final
class Pusher:
    """Sends messages to browsers."""

    def __init__(self, secret: bytes, subject: str) -> None:
        number = int.from_bytes(HKDF(hashes.SHA256(), 48, b"", b"occasus vapid").derive(secret), "big")
        self._key: Final = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._subject: Final = subject
        self.public: Final = to_base64(point(self._key.public_key()))  # what browsers subscribe with

    async def push(self, endpoint: str, p256dh: str, auth: str, message: dict[str, str]) -> None:
        """Send a message, or raise NotPushed."""
        own, theirs = ec.generate_private_key(CURVE), from_base64(p256dh)
        body = encrypt(msgspec.json.encode(message), private_key=own, dh=theirs, auth_secret=from_base64(auth))
        service = urlsplit(endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(time()) + DAY // 2, "sub": self._subject}
        headers = {
            **Vapid02(self._key, {"no-strict": True}).sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        await _threads.run(_post, Request(endpoint, body, headers, method="POST"))


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
