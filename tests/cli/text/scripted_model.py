"""A local server that speaks the protocol of language models, and answers as a test says."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

Script = Callable[[dict[str, Any]], "str | bytes | None"]
"""From a request to a reply; bytes are sent as they are, and None is never answered."""


@contextmanager
def scripted(script: Script) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Serve a script; gives the address and all requests."""
    asked: list[dict[str, Any]] = []
    over = Event()

    class Handler(BaseHTTPRequestHandler):
        """Answers one request."""

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            asked.append(body | {"path": self.path, "authorization": self.headers.get("authorization", "")})
            reply = script(body)
            if reply is None:
                over.wait(60)
                return
            if isinstance(reply, str):
                message = {"choices": [{"message": {"role": "assistant", "content": reply}}]}
                reply = json.dumps(message | {"usage": {"prompt_tokens": 1_000, "completion_tokens": 100}}).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", asked
    finally:
        over.set()
        server.shutdown()
        server.server_close()


def first_legal(body: dict[str, Any]) -> str:
    """Choose the first of the last legal actions that a prompt lists."""
    told = [message["content"] for message in body["messages"] if "Your legal actions:" in message["content"]][-1]
    line = told.rsplit("Your legal actions:\n", 1)[1].splitlines()[-1].split(", ")[0]
    line = re.sub(r"\{([^ }]*)[^}]*\}", r"\1", line)
    return "I choose [" + re.sub(r"\b([a-z]*\d+)-[a-z]*\d+", r"\1", line) + "]"


def drip(body: dict[str, Any]) -> bytes:
    """Answer too late."""
    time.sleep(1.5)
    return b"{}"
