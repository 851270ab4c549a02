"""Real receivers of notices on the loopback: a mail server, and a push service with a browser that decrypts."""

from __future__ import annotations

import os
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.harness import PATIENCE, free_port


class Mailbox:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 kept"

    def wait(self, count: int) -> EmailMessage:
        """The last mail, when so many have come."""
        until(lambda: len(self.mails) >= count)
        return self.mails[count - 1]


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    """A mail server, and its address."""
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


class PushService:
    """A push service with one browser, which decrypts what it gets by a library that the server does not use."""

    def __init__(self, url: str) -> None:
        self.endpoint = f"{url}/push/of-one-browser"
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self) -> dict[str, str]:
        """What the browser tells the server."""
        form = serialization.PublicFormat.UncompressedPoint
        public = self._key.public_key().public_bytes(serialization.Encoding.X962, form)
        return {"endpoint": self.endpoint, "p256dh": base64(public), "auth": base64(self._auth)}

    def text(self, body: bytes) -> bytes:
        """A message in clear."""
        clear = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        assert isinstance(clear, bytes)
        return clear


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on the loopback."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.received.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def base64(data: bytes) -> str:
    """As browsers write it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """The inverse."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def until(happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
